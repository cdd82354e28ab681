"""Requests about oneself, each with a device key as its token."""

import contextlib
from dataclasses import asdict
from typing import Final

from fastapi import APIRouter, Request

from signoria.server.http.context import Context, context_of, device_key, person_of, person_or_new
from signoria.server.http.errors import Refused
from signoria.server.http.middleware import address_of
from signoria.server.http.table_routes import REFUSALS, Answer
from signoria.server.people import devices, presence, results
from signoria.server.people.errors import BadKey, PeopleError
from signoria.server.people.keys import is_key
from signoria.server.people.labels import label_of
from signoria.server.people.people import Caller
from signoria.server.tables.errors import TableError
from signoria.server.tables.names import clean_name
from signoria.server.wire import schemas
from signoria.server.wire.codes import Code
from signoria.store import people as rows
from signoria.store.records import Device, Result

STATUSES: Final = {
    Code.NO_PERSON: 401,
    Code.BAD_KEY: 400,
    Code.NO_CODE: 404,
    Code.NO_DEVICE: 404,
    Code.LAST_DEVICE: 409,
}
NOT_BODY: Final = {"table", "seat", "at", "game"}
MOST_PEOPLE: Final = 100
router = APIRouter(prefix="/api/me", responses=REFUSALS)


def refuse(error: PeopleError) -> Refused:
    code = Code(error.code)
    return Refused(STATUSES[code], code, error.message)


async def get_caller(request: Request) -> tuple[Context, Caller]:
    """Who asks; refused without a key that is known here."""
    context = context_of(request)
    return context, await context.people.get(device_key(request))


@router.get("", response_model=schemas.Me)
async def read_me(request: Request) -> Answer:
    """Who I am here."""
    _, caller = await get_caller(request)
    return Answer(form_of(caller))


@router.patch("", response_model=schemas.Me)
async def change_me(request: Request, wanted: schemas.ChangeMe) -> Answer:
    """Set my name, language, wished colour or settings. A key that is not known yet becomes that of a new person."""
    context = context_of(request)
    caller = await person_or_new(request) or await context.people.get(device_key(request))
    values = wanted.model_dump(exclude_unset=True)
    if values.get("name"):
        values["name"] = clean_name(values["name"])
    return Answer(form_of(await context.people.change(caller, values) if values else caller))


def form_of(caller: Caller) -> dict[str, object]:
    person = caller.person
    return {
        "person": person.id,
        "device": caller.device.id,
        "name": person.name,
        "language": person.language,
        "colour": person.colour,
        "settings": person.settings,
        "created": person.created,
    }


@router.delete("", response_model=schemas.Forgotten)
async def forget_me(request: Request) -> Answer:
    """Delete everything personal. My seats stay without a name, and the others can free them."""
    context, caller = await get_caller(request)
    await presence.forget(context.tables, context.people, caller)
    return Answer({"forgotten": True})


# ---- devices ------------------------------------------------------------------------------------------------------------


@router.get("/devices", response_model=schemas.Devices)
async def list_devices(request: Request) -> Answer:
    """All devices of the person; `here` is the one that asks. Nothing, for someone who has not done anything here yet."""
    context, caller = context_of(request), await person_of(request)
    if caller is None:
        need_key(request)
        return Answer({"devices": [], "results": 0, "seats": 0})
    found = await rows.devices_of(context.tables.store, caller.person.id)
    results = await rows.count_results(context.tables.store, caller.person.id)
    seats = sum(open_ for _, _, open_ in await rows.seats_of(context.tables.store, caller.person.id))
    return Answer({"devices": [device_form(each, caller) for each in found], "results": results, "seats": seats})


def device_form(device: Device, caller: Caller) -> dict[str, object]:
    return {
        "id": device.id,
        "kind": device.kind,
        "label": device.label,
        "created": device.created,
        "seen": device.seen,
        "here": device.id == caller.device.id,
    }


@router.patch("/devices/{device}", response_model=schemas.Done)
async def rename_device(request: Request, device: str, wanted: schemas.DeviceName) -> Answer:
    context, caller = await get_caller(request)
    await devices.rename_device(context.people, caller, device, clean_name(wanted.label))
    return Answer({"done": True})


@router.delete("/devices/{device}", response_model=schemas.Done)
async def remove_device(request: Request, device: str) -> Answer:
    """Sign out a device: its key and every link it may have kept open nothing any more."""
    context, caller = await get_caller(request)
    await devices.remove_device(context.people, caller, device)
    await presence.apply_removed_device(context.tables, caller.person.id, device)
    return Answer({"done": True})


# ---- another device -----------------------------------------------------------------------------------------------------


@router.post("/transfer", status_code=201, response_model=schemas.TransferCode)
async def begin_transfer(request: Request) -> Answer:
    """A one-time code for another device; a new person is made if the key is new."""
    context = context_of(request)
    caller = await person_or_new(request) or await context.people.get(device_key(request))
    code, seconds = await devices.begin_transfer(context.people, caller)
    return Answer({"code": code, "seconds": seconds}, 201)


@router.get("/transfer", response_model=schemas.TransferForm)
async def read_transfer(request: Request) -> Answer:
    context, caller = await get_caller(request)
    return Answer(asdict(await devices.read_transfer(context.people, caller)))


@router.post("/transfer/answer", response_model=schemas.TransferForm)
async def answer_transfer(request: Request, answer: schemas.TransferAnswer) -> Answer:
    """Add the device that asks to my devices, or turn it away."""
    context, caller = await get_caller(request)
    return Answer(asdict(await devices.answer_transfer(context.people, caller, yes=answer.yes)))


@router.delete("/transfer", response_model=schemas.Done)
async def stop_transfer(request: Request) -> Answer:
    context, caller = await get_caller(request)
    await devices.stop_transfer(context.people, caller)
    return Answer({"done": True})


@router.post("/join", response_model=schemas.TransferCheck)
async def ask_to_join(request: Request, typed: schemas.TypedWords) -> Answer:
    """Ask to become a device of the person who made a code. `check`: both devices show these two words."""
    context, key = guess(request)
    check = await devices.ask_to_join(context.people, typed.words, key, label_of(request.headers.get("user-agent", "")))
    return Answer({"check": check})


@router.get("/join", response_model=schemas.TransferForm)
async def read_request(request: Request) -> Answer:
    """Whether the other device has confirmed."""
    context = context_of(request)
    return Answer(asdict(await devices.read_request(context.people, need_key(request))))


@router.post("/paper", status_code=201, response_model=schemas.TypedWords)
async def write_paper(request: Request) -> Answer:
    """New recovery words; they are shown once and stored as a hash."""
    context, caller = await get_caller(request)
    return Answer({"words": await devices.write_paper(context.people, caller)}, 201)


@router.post("/recover", response_model=schemas.Me)
async def recover(request: Request, typed: schemas.TypedWords) -> Answer:
    """Become a device of the person whose recovery words these are."""
    context, key = guess(request)
    label = label_of(request.headers.get("user-agent", ""))
    return Answer(form_of(await devices.recover(context.people, typed.words, key, label)))


def guess(request: Request) -> tuple[Context, str]:
    """Words can be guessed, so they are tried a few times a minute."""
    context = context_of(request)
    context.word_rates.demand(address_of(request.scope), "words are tried a few times a minute")
    return context, need_key(request)


def need_key(request: Request) -> str:
    key = device_key(request)
    if not is_key(key):
        raise BadKey("this needs a device key; let the browser make one")
    return key


# ---- results ------------------------------------------------------------------------------------------------------------


@router.get("/results", response_model=schemas.Results)
async def list_results(request: Request) -> Answer:
    """Everything the person has finished, the latest first."""
    context, caller = context_of(request), await person_of(request)
    if caller is None:
        need_key(request)
        return Answer({"results": []})
    store, person = context.tables.store, caller.person.id
    for table_id in await rows.tables_without_result(store, person, results.MISSED_AT_ONCE):
        # A table whose rules are gone keeps its result to itself.
        with contextlib.suppress(TableError):
            async with context.tables.at(table_id) as table:
                await results.record(store, table)
    return Answer({"results": [result_form(each) for each in await rows.results_of(store, person, results.MOST_RESULTS)]})


def result_form(result: Result) -> dict[str, object]:
    return {"table": result.table_id, "seat": result.seat, "at": result.at, "game": result.game, **result.body}


@router.post("/results", response_model=schemas.Added)
async def add_results(request: Request, wanted: schemas.OwnResults) -> Answer:
    """Add results this browser kept before it had a key; those that are known stay as they are."""
    context = context_of(request)
    caller = await person_or_new(request) or await context.people.get(device_key(request))
    kept = await rows.count_results(context.tables.store, caller.person.id)
    room = max(0, results.MOST_RESULTS - kept)
    made = [
        Result(
            caller.person.id, each.table, each.seat, each.at, each.game, each.model_dump(exclude=NOT_BODY, exclude_none=True)
        )
        for each in wanted.results[:room]
    ]
    return Answer({"added": await rows.add_results(context.tables.store, made) if made else 0})


@router.get("/people", response_model=schemas.Acquaintances)
async def list_people(request: Request) -> Answer:
    """The people one has finished matches with. Their ids are those of each pair and connect nothing else."""
    context, caller = context_of(request), await person_of(request)
    if caller is None:
        need_key(request)
        return Answer({"people": []})
    found = await results.acquaintances(context.tables.store, caller.person.id)
    return Answer({"people": [asdict(each) for each in found[:MOST_PEOPLE]]})

"""Requests about oneself, each with a device key as its token."""

from typing import Final

from fastapi import APIRouter, Request

from signoria.server.http.context import Context, context_of, device_key, person_or_new
from signoria.server.http.errors import Refused
from signoria.server.http.table_routes import REFUSALS, Answer
from signoria.server.people.errors import PeopleError
from signoria.server.people.people import Caller
from signoria.server.tables.names import clean_name
from signoria.server.wire import schemas
from signoria.server.wire.codes import Code

STATUSES: Final = {Code.NO_PERSON: 401, Code.BAD_KEY: 400}
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

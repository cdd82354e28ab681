"""Questions before a match: which games there are, their words and their rules."""

import asyncio
from dataclasses import asdict
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, PlainTextResponse, Response

import signoria
from signoria.bots.registry import bots_for, usual_for
from signoria.bots.traits import traits_of
from signoria.core.codec import Arg
from signoria.core.edition import PRINTED, Edition
from signoria.core.game import Game, Option
from signoria.core.language import LANGUAGES, SHARED, Wording
from signoria.core.registry import load, names
from signoria.server.http.context import context_of, person_of
from signoria.server.http.errors import Refused
from signoria.server.http.middleware import address_of
from signoria.server.http.same_site import check_same_site
from signoria.server.reach import is_loopback
from signoria.server.tables.table import DEFAULT_RULES
from signoria.server.tables.tokens import hash_of
from signoria.server.wire.codes import Code
from signoria.server.wire.projection import dumps
from signoria.server.wire.schemas import EditionFile, Looked, PlaceAnswer, Refusal, Tokens
from signoria.store import lists
from signoria.store.records import NOBODY

CACHED: Final = {"Cache-Control": "public, max-age=300"}

router = APIRouter(prefix="/api", responses={400: {"model": Refusal}, 404: {"model": Refusal}, 429: {"model": Refusal}})


@router.get("/games")
async def games() -> Response:
    """Every game with its players, options, editions and bots, as they stand on the shelf."""
    return Response(await asyncio.to_thread(games_text), media_type="application/json")


def games_text() -> bytes:
    """Put together once: notes of editions are said in every language, and reading all words takes a second."""
    return text_of_games(tuple((key, *(each.content_hash for each in load(key).shipped_editions.values())) for key in names()))


@lru_cache(maxsize=4)
def text_of_games(_known: tuple[tuple[str, ...], ...]) -> bytes:
    ordered = sorted((load(key) for key in names()), key=lambda game: (game.lobby_order, game.key))
    return dumps({"games": [game_form(game) for game in ordered]}).encode()


def game_form(game: Game) -> dict[str, Any]:
    return {
        "key": game.key,
        "title": game.title,
        "minutes": game.minutes,
        "rules": game.rules,
        "fewest": game.min_players,
        "most": game.max_players,
        "usual_players": game.players_or_usual(),
        "options": [option_form(option) for option in game.options],
        "presets": [{"key": each.key, "options": list(each.options), "players": list(each.players)} for each in game.presets],
        "editions": [edition_form(edition, game.default_edition) for edition in game.shipped_editions.values()],
        "bots": bots_for(game),
        "traits": list(traits_of(game)),
        "usual": usual_for(game),
        "rivals": rivals_form(game),
    }


def option_form(option: Option) -> dict[str, Any]:
    form: dict[str, Any] = {"key": option.key, "default": option.default, "group": option.group, "rule": option.rule}
    form |= {"players": list(option.players)} if option.players else {}
    form |= {"needs": {"option": option.needs[0], "values": list(option.needs[1])}} if option.needs[0] else {}
    if option.choices:
        form["choices"] = list(option.choices)
    elif not isinstance(option.default, bool):
        form |= {"low": option.low, "high": option.high}
    return form


def edition_form(edition: Edition, default: str) -> dict[str, Any]:
    wordings = {language: Wording(load(edition.game), language) for language in LANGUAGES}
    not_printed = [
        {"path": path, "provenance": word, "note": note, "notes": {key: said.note(note) for key, said in wordings.items()}}
        for path, word, note in edition.provenance()
        if word != PRINTED
    ]
    return {
        "name": edition.name,
        "hash": edition.hash,
        "default": edition.name == default,
        "groups": edition.counts(),
        "not_printed": not_printed,
        "reconstructed": edition.unsure(),
    }


@router.get("/words/{game}/{language}.ftl", response_class=PlainTextResponse)
async def words(game: str, language: str) -> PlainTextResponse:
    """The words of a game, or those all games share, as a Fluent file."""
    check_language(language)
    folder = SHARED if game == "shared" else find_game(game).folder / "locale"
    return page(folder / f"{language}.ftl", "text/plain; charset=utf-8")


@router.get("/arguments/{game}")
async def arguments(game: str) -> JSONResponse:
    """What the arguments of a game's actions, events and refusals are, so that a client can put them into words."""
    return JSONResponse(arguments_form(find_game(game)), headers=CACHED)


def arguments_form(game: Game) -> dict[str, Any]:
    return {
        "actions": {verb.key: args_form(verb.args) for verb in game.actions.verbs.values()},
        "events": {kind.key: args_form(kind.args) for kind in game.events},
        "refusals": {reason.key: args_form(reason.args) for reason in game.reasons},
        "story": {key: list(keys) for key, keys in asdict(game.story).items()},
    }


def args_form(args: tuple[Arg, ...]) -> dict[str, Any]:
    """Each argument with its kind and, where its values are words, the list they are from: `<names>-<value>` is the message.

    The numbers of named values are their places in `values`.
    """
    named = {arg.name: {"names": arg.names.key, "values": list(arg.names.values)} for arg in args if arg.names}
    return {arg.name: {"kind": arg.kind, **named.get(arg.name, {})} for arg in args}


@router.get("/rules/{game}/{language}", response_class=PlainTextResponse)
async def rules(game: str, language: str) -> PlainTextResponse:
    """The rules page of a game, Markdown."""
    check_language(language)
    found = find_game(game).folder / "pages" / f"{language}.md"
    if not found.is_file():
        raise Refused(404, Code.NO_PAGE, f"there is no rules page for '{game}' in '{language}'")
    return page(found, "text/markdown; charset=utf-8")


def find_game(key: str) -> Game:
    if key not in names():
        raise Refused(404, Code.NO_GAME, f"there is no game '{key}'; choose from: {', '.join(names())}")
    return load(key)


def check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise Refused(404, Code.NO_LANGUAGE, f"there is no language '{language}'; choose from: {', '.join(LANGUAGES)}")


def page(path: Path, kind: str) -> PlainTextResponse:
    return PlainTextResponse(text_of(path), media_type=kind, headers=CACHED)


@lru_cache
def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@router.post("/editions", response_model=Looked, responses={413: {"model": Refusal}, 422: {"model": Refusal}})
async def look_at_edition(request: Request, file: EditionFile) -> JSONResponse:
    """What an owner's edition file holds, or what is wrong with it. Nothing is kept."""
    context = context_of(request)
    with context.reading_for(address_of(request.scope)) as charge:
        return JSONResponse(await context.uploads.look_at_edition(charge, file.text, file.name))


@router.get("/editions/{game}/{name}.toml", response_class=PlainTextResponse)
async def edition_file(game: str, name: str) -> PlainTextResponse:
    """A shipped edition as its file, for an owner to correct."""
    found = find_game(game)
    if name not in found.shipped_editions:
        raise Refused(404, Code.NO_PAGE, f"there is no edition '{name}'; choose from: {', '.join(found.shipped_editions)}")
    return page(found.folder / "editions" / f"{name}.toml", "text/plain; charset=utf-8")


@router.get("/place", response_model=PlaceAnswer)
async def place(request: Request) -> JSONResponse:
    """Where others can reach this server. Addresses of the house are told in the house's own machine alone."""
    found = context_of(request).settings.place
    check_same_site(request.headers, found)
    here = found is not None and is_loopback(request.client.host if request.client else "")
    return JSONResponse(found.form() if found is not None and here else {"alone": False, "addresses": [], "command": None})


@router.post("/mine")
async def mine(request: Request, asked: Tokens) -> JSONResponse:
    """How the matches behind some tokens stand, and those of the person whose device asks; unknown tokens are left out."""
    context = context_of(request)
    hashes = {hash_of(token): token for token in asked.tokens}
    caller = await person_of(request)
    found = await lists.find(context.tables.store, list(hashes), None if caller is None else caller.person.id)
    return JSONResponse(
        {
            "tables": [
                {
                    "token": hashes.get(each.token_hash or ""),
                    "table": each.table,
                    "game": each.game,
                    "seat": each.seat,
                    "names": [name or None for name in each.names],
                    "bots": each.bots,
                    "options": each.options,
                    "agreed": {**DEFAULT_RULES, **each.table_settings},
                    "actor": each.actor,
                    "yours": each.seat >= 0 and each.actor == each.seat and each.awaits != NOBODY,
                    "over": each.actor == signoria.OVER,
                    "scores": each.scores[: len(each.names)],
                    "rivals": rival_points(each.game, each.scores[len(each.names) :]),
                    "touched": each.touched,
                    "seeded": each.seeded,
                    "closed": each.closed,
                    "state": each.state,
                    "next_table": each.next_table,
                    "taken": each.taken,
                    "minded": each.minded,
                }
                for each in sorted(found, key=lambda each: -each.touched)
            ]
        }
    )


def rival_points(key: str, points: list[int]) -> list[dict[str, str | int]]:
    """Opponents that are rules; their points are kept behind those of the seats."""
    if not points:
        return []
    return [{**rival, "points": each} for rival, each in zip(rivals_form(signoria.load(key)), points, strict=False)]


def rivals_form(game: Game) -> list[dict[str, str | int]]:
    return [{"key": key, "families": families} for key, families in zip(game.rivals, game.rival_families, strict=True)]

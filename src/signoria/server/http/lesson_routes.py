"""Lessons: the list, and one request for each thing a learner does. The browser keeps the learner's place."""

import asyncio
from functools import lru_cache

from fastapi import APIRouter, Request
from fastapi.responses import Response

from signoria.core.errors import SignoriaError, UnknownName
from signoria.core.language import LANGUAGES
from signoria.core.lessons import load_lesson
from signoria.core.registry import load
from signoria.server.bots.lessons import LessonRequest, LessonTooSlow, list_lessons
from signoria.server.http.context import context_of
from signoria.server.http.errors import Refused
from signoria.server.http.middleware import address_of
from signoria.server.http.table_routes import REFUSALS, Answer
from signoria.server.wire import schemas
from signoria.server.wire.codes import Code
from signoria.server.wire.projection import dumps

router = APIRouter(prefix="/api/lessons", responses=REFUSALS)


@router.get("", response_model=schemas.LessonList)
async def lessons() -> Response:
    """Every lesson of every game."""
    return Response(await asyncio.to_thread(lessons_text), media_type="application/json")


@lru_cache(maxsize=1)
def lessons_text() -> bytes:
    return dumps({"lessons": list_lessons()}).encode()


@router.post("/{game}/{lesson}", response_model=schemas.LessonAnswer)
async def teach(request: Request, game: str, lesson: str, asked: schemas.LessonAsked) -> Answer:
    """Enter a lesson at a place, go on, go back, be shown the choice, choose, or look ahead."""
    await asyncio.to_thread(check_lesson, game, lesson)
    if asked.language not in LANGUAGES:
        raise Refused(404, Code.NO_LANGUAGE, f"there are no words in '{asked.language}'; choose from: {', '.join(LANGUAGES)}")
    context = context_of(request)
    address = address_of(request.scope)
    with context.lessons_of_addresses.one(address):
        wanted = LessonRequest(game, lesson, asked.language, asked.ask, asked.name, asked.place, asked.action)
        try:
            return Answer(await context.lessons.teach(wanted))
        except LessonTooSlow:
            raise Refused(503, Code.TOO_SLOW, "the lesson took too long to answer; try again in a moment") from None
        except SignoriaError as error:
            raise Refused(422, Code.ILLEGAL, str(error)) from None


def check_lesson(game: str, lesson: str) -> None:
    try:
        load_lesson(load(game), lesson)
    except UnknownName as error:
        raise Refused(404, Code.NO_GAME, str(error)) from None

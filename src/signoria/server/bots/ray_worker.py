"""A worker that is an actor of a Ray cluster: the same questions, the same answers, on other machines."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

from signoria.core.errors import SignoriaError
from signoria.server.bots.pool import WorkerDied
from signoria.server.bots.worker import Answer, Question, answer_question

LOCAL: Final = "ray://local"


class BotActor:
    """The actor. Ray restarts none of them: the pool asks for a new one."""

    def __init__(self, prepare: Callable[[], None] | None) -> None:
        if prepare is not None:
            prepare()

    def think(self, question: Question) -> Answer:
        # An actor is no main thread of a process of ours, so nothing is interrupted: whoever waits too long ends the actor.
        return answer_question(question, 0)


class RayWorker:
    """Connects when it is first used, with one connection for all workers of this process."""

    def __init__(self, where: str, prepare: Callable[[], None] | None) -> None:
        self._ray = connect(where)
        self._prepare = prepare
        self._actor: Any = self._new()

    def _new(self) -> Any:
        return self._ray.remote(BotActor).options(num_cpus=1).remote(self._prepare)

    async def start(self) -> None:
        """Actors start by themselves."""

    async def ask(self, question: Question, seconds: float) -> Answer:
        answer = self._actor.think.remote(question)
        try:
            found: Answer = await asyncio.wait_for(asyncio.wrap_future(answer.future()), seconds or None)
        except TimeoutError:
            self._ray.kill(self._actor)
            raise WorkerDied from None
        except self._ray.exceptions.RayTaskError as error:
            raise error.as_instanceof_cause() from None
        except self._ray.exceptions.RayError:
            raise WorkerDied from None
        return found

    def replace(self) -> None:
        self._actor = self._new()

    def close(self) -> None:
        self._ray.kill(self._actor)


def connect(where: str) -> Any:
    try:
        import ray
    except ModuleNotFoundError:
        raise SignoriaError("--bot_cluster needs Ray; install it with: pip install 'signoria[ray]'") from None
    if not ray.is_initialized():
        address = None if where == LOCAL else where
        try:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, OSError, RuntimeError) as error:
            raise SignoriaError(f"the Ray cluster {where} does not answer ({error}); check the address") from None
    return ray

"""Single facts about a database, by name: keys, times, notes between processes."""

from sqlalchemy import delete, select

from signoria.store.engines import Guarded
from signoria.store.rows import ADD_FACT, PUT_FACT
from signoria.store.schema import FACTS
from signoria.store.store import Store


async def put_fact(store: Store, name: str, value: str) -> None:
    """Write a fact, whether it exists or not."""
    await store.change(lambda connection: connection.execute(PUT_FACT, {"name": name, "value": value}))


async def add_fact(store: Store, name: str, value: str) -> None:
    """Write a fact unless there is one of that name."""
    await store.change(lambda connection: connection.execute(ADD_FACT, {"name": name, "value": value}))


async def get_fact(store: Store, name: str) -> str | None:
    async with Guarded(store.reader.connect()) as connection:
        found = await connection.execute(select(FACTS.c.value).where(FACTS.c.name == name))
        return found.scalar_one_or_none()


async def find_facts(store: Store, prefix: str) -> dict[str, str]:
    """All facts whose name begins with a prefix, by the rest of their name."""
    question = select(FACTS).where(FACTS.c.name.startswith(prefix))
    async with Guarded(store.reader.connect()) as connection:
        return {row.name.removeprefix(prefix): row.value for row in await connection.execute(question)}


async def remove_facts(store: Store, prefix: str, below: str) -> None:
    """Remove the facts of a prefix whose value is below another."""
    old = FACTS.c.name.startswith(prefix) & (FACTS.c.value < below)
    await store.change(lambda connection: connection.execute(delete(FACTS).where(old)))

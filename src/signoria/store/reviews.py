"""Reviews in the database, part by part, so that one goes on after a restart."""

import json
from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, delete, insert, select

from signoria.store.engines import Guarded
from signoria.store.schema import REVIEWS, TABLES
from signoria.store.store import Store


async def load_review(store: Store, table: str, key: str) -> dict[str, dict[str, Any]]:
    """All stored parts of a review, by name."""
    question = select(REVIEWS.c.part, REVIEWS.c.body).where(REVIEWS.c.table_id == table, REVIEWS.c.key == key)
    async with Guarded(store.reader.connect()) as connection:
        return {row.part: json.loads(row.body) for row in await connection.execute(question)}


async def save_review(store: Store, table: str, key: str, parts: Mapping[str, dict[str, Any]]) -> None:
    """Store parts of a review; parts that are stored already are replaced. Nothing happens if the table is gone."""
    rows = [{"table_id": table, "key": key, "part": part, "body": json.dumps(body)} for part, body in parts.items()]

    def write(connection: Connection) -> None:
        if rows and connection.execute(select(TABLES.c.id).where(TABLES.c.id == table)).first() is not None:
            known = REVIEWS.c.part.in_(list(parts))
            connection.execute(delete(REVIEWS).where(REVIEWS.c.table_id == table, REVIEWS.c.key == key, known))
            connection.execute(insert(REVIEWS), rows)

    await store.change(write)

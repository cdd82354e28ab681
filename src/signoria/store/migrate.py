"""Brings a database to the schema of this version; run at every start, does nothing when there is nothing to do."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

MIGRATIONS: Final = Path(__file__).parent / "migrations"
# Any number, the same for all servers: they migrate one after the other.
MIGRATION_LOCK: Final = 0x516E0
REVISIONS: Final = "signoria_schema"


class NewerSchema(Exception):
    """The database was written by a later version than this one."""


async def upgrade(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
        await connection.run_sync(run_migrations)


def run_migrations(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        if "Can't locate revision" not in str(error):
            raise
        raise NewerSchema("a later version of Signoria has written it; run that version, or restore a backup") from None

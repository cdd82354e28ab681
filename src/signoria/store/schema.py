"""The tables of the database. A match is its changes; the rest of a row is what lists and lobbies ask for.

Documents are kept as JSON text: the database never looks inside, and both databases store the same bytes.
"""

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Integer, MetaData, String, Table, Text

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("seed", BigInteger, nullable=False),
    # Whoever chose the seed can know what chance will bring, so the others are told.
    Column("seeded", Boolean, nullable=False),
    Column("edition", Text, nullable=False),
    Column("options", Text, nullable=False),
    # What was agreed for the table before anybody sat down: hints, taking back, pace, its name.
    Column("agreed", Text, nullable=False),
    # An imported match is for looking at: nobody sits there and nothing is hidden.
    Column("imported", Boolean, nullable=False),
    Column("seq", Integer, nullable=False),
    # Who decides after change number `seq`, for lists of matches and for finding tables whose bots must go on.
    Column("actor", Integer, nullable=False),
    Column("awaits", String(8), nullable=False, index=True),
    Column("scores", Text, nullable=False),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    # A spectator is seat -1.
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    Column("joined", Boolean, nullable=False),
    Column("bot", String(64)),
    Column("bot_seed", BigInteger),
    # SHA-256 of the token; the token itself is nowhere.
    Column("token_hash", String(64), unique=True),
)

CHANGES: Final = Table(
    "changes",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("body", Text, nullable=False),
)

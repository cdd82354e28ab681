"""The tables of the database. A match is its changes; the rest of a row is what lists and lobbies ask for.

Documents are kept as JSON text: the database never looks inside, and both databases store the same bytes.
"""

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Integer, MetaData, String, Table, Text, false

METADATA: Final = MetaData()

EDITIONS: Final = Table(
    "editions",
    METADATA,
    # Of every word of the content: editions that differ in a note only are two rows.
    Column("hash", String(80), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("content", Text, nullable=False),
)

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
    # Name and hash; the content is a row of `editions`, since the one that ships under this name may be corrected.
    Column("edition", Text, nullable=False),
    Column("edition_hash", String(80)),
    Column("options", Text, nullable=False),
    # What was agreed for the table before anybody sat down: hints, taking back, pace, its name.
    Column("agreed", Text, nullable=False),
    # An imported match is for looking at: nobody sits there and nothing is hidden.
    Column("imported", Boolean, nullable=False),
    # A closed match stays as it stands and is open to look at.
    Column("closed", Boolean, nullable=False, server_default=false()),
    # Bots without people play only while somebody watches, unless that was asked for.
    Column("unattended", Boolean, nullable=False, server_default=false()),
    # A keyed hash of the address the table was made from: whose turn it is when many wait, and what a ban closes.
    Column("origin", String(32), nullable=False, server_default="", index=True),
    # The table at which the same people play once more.
    Column("next_table", String(32)),
    # `gathering` until all are ready, `ready` for the seconds before the deal, then `playing`.
    Column("state", String(10), nullable=False, server_default="playing"),
    # Three words that open a table while it gathers.
    Column("code", String(24), unique=True, index=True),
    # When something must happen by itself: the deal after all are ready, the end of a vote.
    Column("deadline", Float, index=True),
    # The sealed deal; its secret is nowhere else before the end.
    Column("deal", Text),
    # The evening the match belongs to, by its first table, and its number there.
    Column("series", String(32), index=True),
    Column("match_number", Integer),
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
    # The same of an invitation, which is exchanged for a token by whoever sits down.
    Column("invitation_hash", String(64), unique=True, index=True),
    # When somebody was last on the seat, roughly.
    Column("seen", Float, nullable=False, server_default="0"),
    # What this player has agreed to: to close or to delete the table.
    Column("vote", String(8)),
    # The person the seat belongs to: any of their devices opens it. None for a seat that only its link opens.
    Column("person", String(32), index=True),
    # Whether somebody agrees to begin.
    Column("ready", Boolean, nullable=False, server_default=false()),
    # Since when somebody sits there: who has sat longest becomes the host when the host leaves.
    Column("sat", Float, nullable=False, server_default="0"),
    # The bot that plays for an absent owner.
    Column("minded_by", String(64)),
    # The own seat at the table before, where the same people play once more.
    Column("from_seat", Integer),
)

PERSONS: Final = Table(
    "persons",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False, server_default=""),
    Column("language", String(8), nullable=False, server_default=""),
    # The colour this person would like, if it is free.
    Column("colour", Integer),
    # Settings of the browser that follow the person, as the browser writes them.
    Column("settings", Text, nullable=False, server_default="{}"),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False, index=True),
)


def person_column(*, primary_key: bool = False) -> "Column[str]":
    """The person a row belongs to; it is deleted with the person."""
    key = ForeignKey("persons.id", ondelete="CASCADE")
    return Column("person", String(32), key, nullable=False, primary_key=primary_key, index=not primary_key)


DEVICES: Final = Table(
    "devices",
    METADATA,
    Column("id", String(32), primary_key=True),
    person_column(),
    # SHA-256 of the key; the key itself is only on the device.
    Column("key_hash", String(64), nullable=False, unique=True, index=True),
    # A browser, or recovery words on paper.
    Column("kind", String(8), nullable=False),
    Column("label", String(80), nullable=False, server_default=""),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

TRANSFERS: Final = Table(
    "transfers",
    METADATA,
    Column("id", String(32), primary_key=True),
    person_column(),
    # SHA-256 of the one-time code.
    Column("code_hash", String(64), nullable=False, unique=True, index=True),
    Column("until", Float, nullable=False),
    # The device that asks to be added: the hash of its key, and what it calls itself.
    Column("asking_hash", String(64)),
    Column("label", String(80), nullable=False, server_default=""),
    Column("state", String(8), nullable=False),
)

# What a person has finished; kept even if the table is removed.
RESULTS: Final = Table(
    "results",
    METADATA,
    person_column(primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("game", String(64), nullable=False),
    Column("body", Text, nullable=False),
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

BANS: Final = Table(
    "bans",
    METADATA,
    # An address, a network, or the origin of a table.
    Column("address", String(64), primary_key=True),
    Column("created", Float, nullable=False),
    Column("until", Float),
    Column("reason", Text, nullable=False),
)

# Facts of this server that outlive it, such as the key of the origins.
FACTS: Final = Table(
    "facts",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

# What is known of the review of a match: a row for every judged turn and every draw.
REVIEWS: Final = Table(
    "reviews",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    # The match and the judge it belongs to; rows of an earlier judge are not used.
    Column("key", String(64), primary_key=True),
    Column("part", String(16), primary_key=True),
    Column("body", Text, nullable=False),
)

"""People with their devices, transfers between devices and results; seats that belong to a person."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "persons",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False, server_default=""),
        sa.Column("language", sa.String(8), nullable=False, server_default=""),
        sa.Column("colour", sa.Integer),
        sa.Column("settings", sa.Text, nullable=False, server_default="{}"),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_index("ix_persons_seen", "persons", ["seen"])
    op.create_table(
        "devices",
        sa.Column("id", sa.String(32), primary_key=True),
        person(),
        sa.Column("key_hash", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("label", sa.String(80), nullable=False, server_default=""),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_index("ix_devices_person", "devices", ["person"])
    op.create_index("ix_devices_key_hash", "devices", ["key_hash"], unique=True)
    op.create_table(
        "transfers",
        sa.Column("id", sa.String(32), primary_key=True),
        person(),
        sa.Column("code_hash", sa.String(64), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("asking_hash", sa.String(64)),
        sa.Column("label", sa.String(80), nullable=False, server_default=""),
        sa.Column("state", sa.String(8), nullable=False),
    )
    op.create_index("ix_transfers_person", "transfers", ["person"])
    op.create_index("ix_transfers_code_hash", "transfers", ["code_hash"], unique=True)
    op.create_table(
        "results",
        person(primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.add_column("seats", sa.Column("person", sa.String(32)))
    op.create_index("ix_seats_person", "seats", ["person"])


def person(*, primary_key: bool = False) -> "sa.Column[str]":
    key = sa.ForeignKey("persons.id", ondelete="CASCADE")
    return sa.Column("person", sa.String(32), key, nullable=False, primary_key=primary_key)

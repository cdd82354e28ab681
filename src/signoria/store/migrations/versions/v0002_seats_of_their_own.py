"""Editions with their content, invitations, closing, origins of tables, bans."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

from signoria.core.edition import content_hash
from signoria.core.errors import SignoriaError
from signoria.core.registry import load

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "editions",
        sa.Column("hash", sa.String(80), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("content", sa.Text, nullable=False),
    )
    op.add_column("tables", sa.Column("edition_hash", sa.String(80)))
    op.add_column("tables", sa.Column("closed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("unattended", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("origin", sa.String(32), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("next_table", sa.String(32)))
    op.create_index("ix_tables_origin", "tables", ["origin"])
    op.add_column("seats", sa.Column("invitation_hash", sa.String(64)))
    op.add_column("seats", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("vote", sa.String(8)))
    op.create_index("ix_seats_invitation_hash", "seats", ["invitation_hash"], unique=True)
    op.create_table(
        "bans",
        sa.Column("address", sa.String(64), primary_key=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("until", sa.Float),
        sa.Column("reason", sa.Text, nullable=False),
    )
    op.create_table(
        "facts",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    keep_editions(op.get_bind())
    # A link that nobody has used yet is an invitation from now on.
    op.execute(
        "UPDATE seats SET invitation_hash = token_hash, token_hash = NULL WHERE kind = 'friend' AND NOT joined "
        "AND token_hash IS NOT NULL"
    )
    # Tables without people rest while nobody watches.
    op.execute(
        "UPDATE tables SET awaits = 'watcher' WHERE awaits = 'bot' AND NOT EXISTS "
        "(SELECT 1 FROM seats WHERE table_id = tables.id AND seat >= 0 AND kind <> 'bot')"
    )


def keep_editions(connection: sa.Connection) -> None:
    """Write down the content of every edition that is played, as long as we still have it."""
    known: dict[str, str] = {}
    for row in connection.execute(sa.text("SELECT DISTINCT game, edition FROM tables")).all():
        form = json.loads(row.edition)
        content = form.get("content") or shipped(row.game, form["hash"])
        if content is None:
            continue
        name = content_hash(content)
        if name not in known:
            known[name] = row.game
            connection.execute(
                sa.text("INSERT INTO editions (hash, game, content) VALUES (:hash, :game, :content)"),
                {"hash": name, "game": row.game, "content": json.dumps(content)},
            )
        short = json.dumps({"name": form["name"], "hash": form["hash"]})
        connection.execute(
            sa.text("UPDATE tables SET edition_hash = :name, edition = :short WHERE game = :game AND edition = :edition"),
            {"name": name, "short": short, "game": row.game, "edition": row.edition},
        )


def shipped(game: str, named: str) -> dict[str, Any] | None:
    try:
        editions = load(game).shipped_editions.values()
    except SignoriaError:
        return None
    return next((edition.content for edition in editions if edition.is_called(named)), None)

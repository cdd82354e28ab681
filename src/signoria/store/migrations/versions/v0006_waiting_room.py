"""Tables that gather before they begin, seats that a computer minds, sealed deals, evenings of several matches."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("state", sa.String(10), nullable=False, server_default="playing"))
    op.add_column("tables", sa.Column("code", sa.String(24)))
    op.add_column("tables", sa.Column("deadline", sa.Float))
    op.add_column("tables", sa.Column("deal", sa.Text))
    op.add_column("tables", sa.Column("series", sa.String(32)))
    op.add_column("tables", sa.Column("match_number", sa.Integer))
    op.create_index("ix_tables_code", "tables", ["code"], unique=True)
    op.create_index("ix_tables_deadline", "tables", ["deadline"])
    op.create_index("ix_tables_series", "tables", ["series"])
    op.add_column("seats", sa.Column("ready", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("sat", sa.Float, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("minded_by", sa.String(64)))
    op.add_column("seats", sa.Column("from_seat", sa.Integer))

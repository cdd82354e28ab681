"""What was agreed for a table."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("agreed", sa.Text, nullable=False, server_default="{}"))

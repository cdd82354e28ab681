"""How the migrations run: on the connection the store hands over."""

from alembic import context

from signoria.store.migrate import REVISIONS
from signoria.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    version_table=REVISIONS,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()

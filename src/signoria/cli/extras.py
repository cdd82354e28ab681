"""Which extra of the distribution brings a library that a command misses."""

from typing import Final

from signoria.core.errors import SignoriaError

EXTRAS: Final = {
    "server": (
        "aiosqlite",
        "alembic",
        "fastapi",
        "prometheus_client",
        "pydantic",
        "sqlalchemy",
        "starlette",
        "uvicorn",
        "websockets",
    ),
    "postgres": ("asyncpg",),
    "arena": ("openskill",),
    "research": ("gymnasium", "numpy", "pettingzoo", "PIL"),
    "data": ("pyarrow",),
    "openspiel": ("pyspiel", "open_spiel"),
    "ray": ("ray",),
}


class MissingExtra(SignoriaError):
    """A command needs a library that a light installation does not bring."""


def explain_missing(command: str, error: ModuleNotFoundError) -> MissingExtra:
    """One sentence that says what to install; any other missing module is a fault of ours and is raised again."""
    library = (error.name or "").partition(".")[0]
    for extra, libraries in EXTRAS.items():
        if library in libraries:
            return MissingExtra(f"`signoria {command}` needs {library}; pip install 'signoria[{extra}]' brings it")
    raise error

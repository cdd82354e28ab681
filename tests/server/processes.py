"""Servers as processes of their own, which can be killed."""

import os
import signal
import subprocess
import sys
import tempfile
from typing import IO

from tests import children
from tests.patience import patience

READY = "Signoria is at "
# As the first argument: nothing differs from `signoria serve` but the limits.
AS_SHIPPED = "--as-shipped"


class ServerProcess:
    """`signoria serve` on a free port, with the games of the tests."""

    def __init__(self, database: str, *args: str, port: int = 0, **environment: str) -> None:
        self._errors: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 - lives as long as the process
        command = [
            sys.executable,
            "-m",
            "tests.server.processes",
            "--database",
            database,
            "--port",
            str(port),
            "--pace",
            "0",
            *args,
        ]
        self._process = children.start(
            command, stdout=subprocess.PIPE, stderr=self._errors, text=True, env={**os.environ, **environment}
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line.startswith(READY):
            children.end(self._process)
            raise AssertionError(self.errors())
        self.address = line.removeprefix(READY).split(" ")[0].rstrip("/")

    @property
    def pid(self) -> int:
        return self._process.pid

    def errors(self) -> str:
        self._errors.seek(0)
        return self._errors.read().decode()

    def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        self._process.send_signal(number)
        return self._process.wait(patience(30))

    def kill(self) -> None:
        self._process.kill()
        self._process.wait(patience(30))


def main() -> int:
    # Imported here, since the workers of the server import this module too.
    from signoria.cli.main import main as signoria
    from signoria.server import settings
    from tests.server.fixture_games import register
    from tests.server.live import GENEROUS

    ours: dict[str, object] = {"prepare": register, "scan_seconds": 0.5}
    if sys.argv[1:2] == [AS_SHIPPED]:
        del sys.argv[1]
        ours = {}

    class GenerousSettings(settings.Settings):
        """No limits, and the games of the tests."""

        def __init__(self, database: str, limits: settings.Limits = GENEROUS, **more: object) -> None:
            super().__init__(database, limits=limits, **{**more, **ours})  # type: ignore[arg-type]

    settings.Settings = GenerousSettings  # type: ignore[misc]
    return signoria(["serve", *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())

"""Runs one step of setting up: says what is being done and for how long, keeps what the tools print in a file.

    python building/step.py "Compiling the engines" build/compile.log COMMAND ...

On a terminal the seconds run; elsewhere there is one line. Where a step fails, the end of what the tools printed is shown.
"""

import subprocess
import sys
import time
from pathlib import Path
from typing import Final

TOLD: Final = 30
FAILED: Final = 2


def main(title: str, log: str, *command: str) -> int:
    began, terminal = time.monotonic(), sys.stdout.isatty()
    Path(log).parent.mkdir(parents=True, exist_ok=True)
    if not terminal:
        print(f"{title} ...", flush=True)
    with Path(log).open("wb") as file:
        running = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=file, stderr=subprocess.STDOUT)  # noqa: S603
        while True:
            if terminal:
                print(f"\r{title} ... {time.monotonic() - began:.0f} s ", end="", flush=True)
            try:
                code = running.wait(1)
                break
            except subprocess.TimeoutExpired:
                continue
            except KeyboardInterrupt:
                running.terminate()
                print()
                return FAILED
    if code:
        said = Path(log).read_text(encoding="utf-8", errors="replace").splitlines()
        print(f"\r{title}: this failed; the end of {log}:", *said[-TOLD:], sep="\n")
        return FAILED
    if terminal:
        print(f"\r{title}: done in {time.monotonic() - began:.0f} s ", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

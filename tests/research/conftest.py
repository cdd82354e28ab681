"""The interpreted engines are compared elsewhere; here they get a smoke test, since whole suites would take too long."""

import os
from importlib.util import find_spec
from pathlib import Path

# `make test-all` installs OpenSpiel, `make test` does not.
collect_ignore = [] if find_spec("pyspiel") else ["test_openspiel.py"]
if os.environ.get("SIGNORIA_PURE"):
    collect_ignore = [path.name for path in Path(__file__).parent.glob("test_*.py") if path.name != "test_smoke.py"]

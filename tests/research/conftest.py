"""The interpreted engines are compared elsewhere; here they get a smoke test, since whole suites would take too long."""

import os
from pathlib import Path

collect_ignore = []
if os.environ.get("SIGNORIA_PURE"):
    collect_ignore = [path.name for path in Path(__file__).parent.glob("test_*.py") if path.name != "test_smoke.py"]

"""The arena plays many matches: once, with compiled engines, is enough."""

import os

collect_ignore = ["test_arena.py", "test_dataset.py", "test_protocol.py"] if os.environ.get("SIGNORIA_PURE") else []

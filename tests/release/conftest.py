"""Packages and papers are the same whichever way the engines run: once is enough."""

import os

if os.environ.get("SIGNORIA_PURE"):
    collect_ignore_glob = ["test_*.py"]

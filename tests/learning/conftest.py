"""These tests need PyTorch and learners on top of it: `make test-all` and `make test-research` bring them."""

from importlib.util import find_spec
from pathlib import Path

NEEDED = ("torch", "stable_baselines3", "sb3_contrib", "torchrl")
collect_ignore = []
if any(find_spec(name) is None for name in NEEDED):
    collect_ignore = [path.name for path in Path(__file__).parent.glob("test_*.py")]

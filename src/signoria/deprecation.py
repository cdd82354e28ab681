"""Old names of public functions and classes, kept for one release."""

import warnings
from collections.abc import Callable
from importlib import import_module
from typing import Any


def forward_names(module: str, **names: str) -> Callable[[str], Any]:
    """Return a module's `__getattr__` that answers to old names, with a warning.

    `names` maps an old name to the new one: `name` in the same module, or `package.module:name` in another.
    """

    def find(old: str) -> Any:
        if old not in names:
            raise AttributeError(f"module {module!r} has no attribute {old!r}")
        home, _, new = names[old].rpartition(":")
        home = home or module
        warnings.warn(f"{module}.{old} is now {home}.{new}; the old name goes with 0.4", DeprecationWarning, stacklevel=2)
        return getattr(import_module(home), new)

    return find

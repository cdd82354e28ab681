"""The build backend: setuptools, asking for what this build needs and no more.

mypyc translates the engines, so it is asked for unless they are to stay Python; Node is asked for, as a Python package, where
the table in the browser must be built and the machine has none.
"""

import os
from typing import Any

import web_table
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)
from setuptools.build_meta import get_requires_for_build_editable as plain_for_editable
from setuptools.build_meta import get_requires_for_build_sdist as plain_for_sdist
from setuptools.build_meta import get_requires_for_build_wheel as plain_for_wheel

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

TRANSLATOR = ["mypy[mypyc]>=2.4,<3", "librt>=0.16"]

Settings = dict[str, Any] | None


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return [*plain_for_sdist(config_settings), *node()]


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return [*plain_for_wheel(config_settings), *translator(), *node()]


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    """An editable installation serves the table that `make build/web` builds in place."""
    return [*plain_for_editable(config_settings), *translator()]


def translator() -> list[str]:
    return [] if os.environ.get("SIGNORIA_COMPILE") == "0" else TRANSLATOR


def node() -> list[str]:
    return [] if web_table.is_current() or web_table.node_is_there() else [web_table.NODE_PACKAGE]

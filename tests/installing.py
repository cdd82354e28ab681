"""Installs a distribution that lies in a folder, into a folder of the test."""

import shutil
import subprocess
import sys
from pathlib import Path

CORTE = Path(__file__).parent / "distribution"


def install(source: Path, folder: Path) -> Path:
    """As from an index, but nothing is fetched; returns what belongs on PYTHONPATH."""
    copy, target = folder / "source", folder / "site"
    # Building leaves things behind: not in the source itself.
    shutil.copytree(source, copy, ignore=shutil.ignore_patterns("__pycache__"))
    how = ["--no-index", "--no-deps", "--no-build-isolation", "--no-compile", "--quiet", "--disable-pip-version-check"]
    subprocess.run([sys.executable, "-m", "pip", "install", *how, "--target", str(target), str(copy)], check=True)
    return target

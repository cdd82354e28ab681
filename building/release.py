"""Makes a release of what is here: version, changelog, citation and manual page; docs/releasing.md is the checklist.

python building/release.py 0.2.0        sets everything to 0.2.0 and prints what to do next
python building/release.py 0.3.0.dev0   opens the way to the next one
python building/release.py --notes 0.2.0   prints the changelog of a release: the notes of its tag
"""

import datetime as dt
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
UNRELEASED: Final = "## Unreleased"
VERSION: Final = re.compile(r"\d+\.\d+\.\d+(\.dev0|rc\d+)?")


def current(root: Path = ROOT) -> str:
    found = re.search(r'^__version__ = "(.+)"$', (root / "src/signoria/__init__.py").read_text(encoding="utf-8"), re.MULTILINE)
    if found is None:
        sys.exit("src/signoria/__init__.py names no version")
    return found[1]


def notes(version: str, root: Path = ROOT) -> str:
    """What the changelog says about a release."""
    text = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    found = re.search(rf"^## {re.escape(version)}\b[^\n]*\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    if found is None:
        sys.exit(f"CHANGELOG.md has no section {version}")
    return found[1].strip()


def raise_to(version: str, day: dt.date, root: Path = ROOT) -> None:
    if not VERSION.fullmatch(version):
        sys.exit(f"'{version}' is no version; expected something like 0.2.0, 0.2.0rc1 or 0.3.0.dev0")
    write(root / "src/signoria/__init__.py", r'^__version__ = ".+"$', f'__version__ = "{version}"')
    write(root / "CITATION.cff", r"^version: .+$", f"version: {version}")
    if version.endswith("dev0"):
        write(root / "CITATION.cff", r"^date-released: .+\n", "", needed=False)
        return
    write(root / "CITATION.cff", r"^version: .+\n(date-released: .+\n)?", f"version: {version}\ndate-released: {day}\n")
    log = root / "CHANGELOG.md"
    if not log.read_text(encoding="utf-8").partition(UNRELEASED)[2].partition("\n## ")[0].strip():
        sys.exit("CHANGELOG.md tells nothing under Unreleased")
    write(log, rf"^{UNRELEASED}$", f"{UNRELEASED}\n\n## {version} ({day})")


def write(path: Path, old: str, new: str, *, needed: bool = True) -> None:
    text, count = re.subn(old, new, path.read_text(encoding="utf-8"), count=1, flags=re.MULTILINE)
    if needed and not count:
        sys.exit(f"{path.name} has no place for this")
    path.write_text(text, encoding="utf-8")


def main(arguments: list[str]) -> None:
    if len(arguments) == 2 and arguments[0] == "--notes":
        print(notes(arguments[1]))
        return
    if len(arguments) != 1:
        sys.exit(__doc__)
    version = arguments[0]
    raise_to(version, dt.datetime.now(dt.UTC).date())
    page = [sys.executable, str(ROOT / "building/manual_page.py")]
    subprocess.run(page, check=True)  # noqa: S603
    print(f"Everything says {version}. Look at it, then: git commit -am 'Version {version}'")
    if not version.endswith("dev0"):
        print(f"  python building/release.py --notes {version} | git tag -a v{version} --cleanup=verbatim -F -")


if __name__ == "__main__":
    main(sys.argv[1:])

"""Check the English documents for words that usually mark a sentence worth rewriting.

    python building/check_prose.py [FILE ...]

Without files it reads every document. Text in backticks is code and is not checked.
"""

import re
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
INSTEAD: Final = {
    "anew": "again, from scratch",
    "foretold": "predicted",
    "mend": "fix",
    "mended": "fixed",
    "nobody": "no player, no client, no one",
    "somebody": "a player, someone",
    "stands": "is, is stored in",
    "telling": "reporting, showing",
    "told": "emitted, reported, shown",
    "whoever": "the player, the caller, anyone who",
}
LISTED: Final = re.compile(rf"\b({'|'.join(INSTEAD)})\b", re.IGNORECASE)
CODE: Final = re.compile(r"`[^`]*`")


def find_documents() -> list[Path]:
    """Return the README, its neighbours and every page of the documentation; the changelog of past releases stays."""
    return [
        ROOT / "README.md",
        ROOT / "CONTRIBUTING.md",
        ROOT / "SECURITY.md",
        *sorted(page for page in (ROOT / "docs").rglob("*.md") if "pages" not in page.parts),
    ]


def check_document(path: Path) -> list[str]:
    """Return one line for each listed word, with its place and what to write instead."""
    found = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        for match in LISTED.finditer(CODE.sub("", line)):
            word = match.group().lower()
            found.append(f"{path}:{number}: '{word}'; better: {INSTEAD[word]}")
    return found


def main() -> int:
    """Print what was found; the exit code says whether there was anything."""
    paths = [Path(name) for name in sys.argv[1:]] or find_documents()
    found = [line for path in paths for line in check_document(path)]
    print("\n".join(found) or f"{len(paths)} documents checked.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

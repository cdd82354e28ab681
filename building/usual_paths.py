"""Tells the C compiler which way the translated engines usually go where the translation does not say so.

Every look into a row is translated into a check of the index: in range; else counted from the end; else an error. The first
is what happens, but the compiler takes either way for equally likely and keeps both at hand. Marked, the second lies apart.
Measured together with `INLINED`: 10 to 14 % off Medici and Il Vecchio.
"""

import re
from pathlib import Path

INDEX_CHECK = re.compile(r"(= \(uint64_t\)\w+ < \(uint64_t\)\w+;\n +if \()(\w+)(\) )")

# Rules are many short functions, each with its exits for errors, which count when gcc weighs whether to put a function into its
# callers. With more patience it does so for most of them.
INLINED = [
    "--param=max-inline-insns-auto=60",
    "--param=early-inlining-insns=30",
    "--param=inline-min-speedup=10",
]


def mark_usual_paths(source: Path) -> int:
    """Mark the index checks of a translated file; returns how many there are."""
    text = source.read_text(encoding="utf-8")
    marked, count = INDEX_CHECK.subn(r"\1likely(\2)\3", text)
    source.write_text(marked, encoding="utf-8")
    return count

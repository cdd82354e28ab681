"""How the documentation is built: `make docs`."""

import os
import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))
# Signatures and docstrings are read from the source, also where the engines are compiled.
os.environ["SIGNORIA_PURE"] = "1"

import signoria  # noqa: E402

# The notebooks run as readers run them; their matrices are small, and several threads only wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
del os.environ["SIGNORIA_PURE"]

# Rules pages are in the games' folders and measurements in `benchmarks/results`; the site shows copies of them.
PAGES = ROOT / "docs" / "rules" / "pages"
RESULTS = ROOT / "docs" / "results" / "pages"


def copy_rules_pages() -> None:
    PAGES.mkdir(exist_ok=True)
    for page in sorted((ROOT / "src" / "signoria" / "games").glob("*/pages/*.md")):
        (PAGES / f"{page.parent.parent.name}.{page.name}").write_text(page.read_text(encoding="utf-8"), encoding="utf-8")


def copy_results() -> None:
    RESULTS.mkdir(parents=True, exist_ok=True)
    for page in sorted((ROOT / "benchmarks" / "results").glob("*.md")):
        text = page.read_text(encoding="utf-8").replace("](../../docs/", "](/")
        (RESULTS / page.name).write_text(text, encoding="utf-8")


def to_copies(_app: object, _page: str, source: list[str]) -> None:
    """Point links to a page in its folder at its copy on the site."""
    source[0] = re.sub(r"\]\((?:\.\./)+src/signoria/games/(\w+)/pages/(\w+)\.md", r"](/rules/pages/\1.\2.md", source[0])
    source[0] = re.sub(r"\]\((?:\.\./)+benchmarks/results/([\w-]+)\.md", r"](/results/pages/\1.md", source[0])


def setup(app: Any) -> None:
    app.connect("source-read", to_copies)


copy_rules_pages()
copy_results()

project = "Signoria"
author = "The Signoria authors"
version = release = signoria.__version__
language = "en"

extensions = ["myst_nb", "sphinx.ext.autodoc", "sphinx.ext.intersphinx"]
exclude_patterns = ["_build"]
source_suffix = {".md": "myst-nb", ".ipynb": "myst-nb", ".rst": "restructuredtext"}

myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 4
# Notebooks are run when the documentation is built; what they print is not kept in the repository.
nb_execution_mode = "cache"
nb_execution_cache_path = str(ROOT / "build" / "notebooks")
nb_execution_timeout = 600
nb_execution_raise_on_error = True

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True, "undoc-members": True, "show-inheritance": True}
# A site for people is built without asking other sites; `SIGNORIA_DOCS_ONLINE=1` links types of Python and NumPy.
intersphinx_mapping = (
    {"python": ("https://docs.python.org/3", None), "numpy": ("https://numpy.org/doc/stable", None)}
    if os.environ.get("SIGNORIA_DOCS_ONLINE")
    else {}
)

html_theme = "furo"
html_title = f"Signoria {release}"
html_theme_options = {
    "source_repository": "https://github.com/signoria-table/signoria/",
    "source_branch": "main",
    "source_directory": "docs/",
    "light_css_variables": {"color-brand-primary": "#1f4a3e", "color-brand-content": "#a8441f"},
    "dark_css_variables": {"color-brand-primary": "#e9b949", "color-brand-content": "#f08a5d"},
}
linkcheck_ignore = [r"http://127\.0\.0\.1.*", r"http://localhost.*"]
# § stands in headings of the rules in all three languages; tables of the rules are pasted as they are.
suppress_warnings = ["myst.header", "mystnb.unknown_mime_type"]

"""How the documentation is built: `make docs`."""

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))
# Signatures and docstrings are read from the source, also where the engines are compiled.
os.environ["SIGNORIA_PURE"] = "1"

import signoria  # noqa: E402

# The notebooks run as readers run them.
del os.environ["SIGNORIA_PURE"]

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

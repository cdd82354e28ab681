"""What a release says about itself: one version everywhere, links that lead somewhere, a configuration that is understood."""

import ast
import datetime as dt
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

import signoria

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PAGES = sorted([*ROOT.glob("*.md"), *(page for page in ROOT.glob("docs/**/*.md") if not {"_build", "pages"} & set(page.parts))])
LINK = re.compile(r"(?<!\\)\]\(([^)\s]+)\)")
FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture
def release(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "building"))
    import release

    return release


def test_one_version_stands_everywhere() -> None:
    assert f"version: {signoria.__version__}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f'"Signoria {signoria.__version__}"' in (ROOT / "docs/signoria.1").read_text(encoding="utf-8")
    if not signoria.__version__.endswith("dev0"):
        assert f"## {signoria.__version__} (" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_a_release_is_made_and_its_notes_are_the_changelog(release: ModuleType, tmp_path: Path) -> None:
    for name in ("src/signoria/__init__.py", "CITATION.cff", "CHANGELOG.md"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    text = (tmp_path / "CHANGELOG.md").read_text(encoding="utf-8")
    (tmp_path / "CHANGELOG.md").write_text(
        text.replace("## Unreleased\n", "## Unreleased\n\n- Something new.\n"), encoding="utf-8"
    )
    release.raise_to("7.8.9", dt.date(2030, 1, 2), tmp_path)
    assert release.current(tmp_path) == "7.8.9"
    assert release.notes("7.8.9", tmp_path).startswith("- Something new.")
    assert "version: 7.8.9\ndate-released: 2030-01-02\n" in (tmp_path / "CITATION.cff").read_text(encoding="utf-8")
    release.raise_to("7.9.0.dev0", dt.date(2030, 1, 3), tmp_path)
    assert release.current(tmp_path) == "7.9.0.dev0"
    assert "date-released" not in (tmp_path / "CITATION.cff").read_text(encoding="utf-8")
    with pytest.raises(SystemExit, match="nothing under Unreleased"):
        release.raise_to("7.9.0", dt.date(2030, 1, 4), tmp_path)
    with pytest.raises(SystemExit, match="is no version"):
        release.raise_to("seven", dt.date(2030, 1, 4), tmp_path)


def test_a_failed_build_of_the_table_names_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "building"))
    import web_table

    assert (
        web_table.reason("✗ Build failed\nerror during build:\nCould not resolve x\n at y\n✓ 4 modules")
        == "Could not resolve x"
    )
    assert web_table.reason("npm error network timeout\nnpm error more") == "npm error network timeout"
    assert web_table.reason("gone") == "gone"
    assert web_table.reason("") == ""


def test_addresses_agree() -> None:
    source = PROJECT["project"]["urls"]["Source"]
    for name in ("CITATION.cff", "docs/conf.py"):
        assert source in (ROOT / name).read_text(encoding="utf-8")


def test_wheels_are_built_for_every_python_we_name() -> None:
    named = {line.split(" :: ")[-1] for line in PROJECT["project"]["classifiers"] if re.search(r":: 3\.\d+$", line)}
    built = PROJECT["tool"]["cibuildwheel"]["build"].split()
    assert set(built) == {f"cp{version.replace('.', '')}-*" for version in named}
    assert {"linux", "macos", "windows"} <= set(PROJECT["tool"]["cibuildwheel"])


def anchors(page: Path) -> set[str]:
    """Headings as GitHub and the documentation site name them."""
    if page.suffix != ".md":
        return set()
    heads = re.findall(r"^#+ +(.+?)\s*$", FENCED.sub("", page.read_text(encoding="utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    text = FENCED.sub("", page.read_text(encoding="utf-8"))
    broken = []
    for link in LINK.findall(text):
        if link.startswith(("http://", "https://", "mailto:")):
            continue
        path, _, anchor = link.partition("#")
        target = page if not path else page.parent / path
        if not target.exists() or (anchor and anchor not in anchors(target)):
            broken.append(link)
    assert not broken


def test_every_page_is_in_the_documentation() -> None:
    """Whatever stands in docs is reached from its index."""
    reached = "\n".join(page.read_text(encoding="utf-8") for page in (ROOT / "docs").glob("**/index.md"))
    for page in PAGES:
        if page.is_relative_to(ROOT / "docs") and page.stem != "index" and page.parent.name != "decisions":
            assert page.relative_to(ROOT / "docs").with_suffix("").as_posix().split("/")[-1] in reached


def test_nothing_large_is_kept() -> None:
    """Results and generated pages are published with a release."""
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        pytest.skip("this is no clone")
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    files = [ROOT / name for name in listed.split("\0") if name and "/golden/" not in name]
    assert not [path.name for path in files if path.exists() and path.stat().st_size > 200_000]


# Where a package is imported by another name than it is installed by.
INSTALLED_AS = {"PIL": "pillow", "fluent": "fluent.runtime", "pyspiel": "open_spiel"}


def test_what_is_imported_is_declared() -> None:
    """What another package happens to bring along goes when that one no longer needs it."""
    project = PROJECT["project"]
    lines = [*project["dependencies"], *(line for extra in project["optional-dependencies"].values() for line in extra)]
    declared = {re.split(r"[\[<>=,; ]", line)[0].lower().replace("-", "_") for line in lines}
    imported = {name for path in (ROOT / "src" / "signoria").rglob("*.py") for name in imports_of(path)}
    foreign = {name for name in imported if name not in sys.stdlib_module_names and name != "signoria"}
    assert {"starlette", "pydantic"} <= foreign
    assert not {name for name in foreign if INSTALLED_AS.get(name, name).lower() not in declared}


def imports_of(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.split(".")[0])
    return found

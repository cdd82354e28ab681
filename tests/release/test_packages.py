"""Sources to wheel to an empty environment without compiler and Node, in which everything is there and can be played."""

import email
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import urllib.request
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from tests import children
from tests.patience import patience

ROOT = Path(__file__).parents[2]
COMPILER = shutil.which((os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0])
NOT_COPIED = shutil.ignore_patterns(
    ".git",
    ".venv",
    "build",
    "*.so",
    "__pycache__",
    "*.egg-info",
    "node_modules",
    "generated",
    "static",
    ".*_cache",
    ".hypothesis",
)
HOOK = "import sys, signoria_backend as backend; print(getattr(backend, sys.argv[1])(sys.argv[2]))"
ALONE = {"PYTHONPATH": "", "SIGNORIA_PURE": "", "COVERAGE_PROCESS_START": "", "COV_CORE_SOURCE": ""}

Command = Callable[..., "subprocess.Popen[str]"]

pytestmark = pytest.mark.slow


def build(hook: str, source: Path, target: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """What pip does in an environment that has the tools: call the backend in the folder of the sources."""
    target.mkdir(exist_ok=True)
    return subprocess.run(
        [sys.executable, "-c", HOOK, hook, str(target)],
        cwd=source,
        env={**os.environ, **ALONE, "PYTHONPATH": str(source / "building"), **environment},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module")
def nothing(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """A machine with neither compiler nor Node."""
    return {"PATH": str(tmp_path_factory.mktemp("nothing")), "CC": "no-compiler", "CXX": "no-compiler"}


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A clone as it comes: nothing is built. What npm fetches is linked from here, to spare the network."""
    source = tmp_path_factory.mktemp("clone") / "signoria"
    shutil.copytree(ROOT, source, ignore=NOT_COPIED)
    for folder in ("src/signoria/server/static", "build"):
        assert not (source / folder).exists()
    return source


def test_without_node_the_build_ends_with_a_sentence(checkout: Path, tmp_path: Path, nothing: dict[str, str]) -> None:
    python = Path(sys.executable).parent / "node"
    if python.exists():
        pytest.skip("Node was installed beside Python: it is always found")
    done = build("build_sdist", checkout, tmp_path / "dist", **nothing)
    assert done.returncode != 0
    said = [line for line in done.stderr.splitlines() if line.startswith("error: ")]
    assert len(said) == 1
    assert "the table in the browser cannot be built: it needs Node 20.19 or newer" in said[0]
    assert "Traceback" not in done.stderr


def link_or_copy(source: str, target: str) -> str:
    try:
        os.link(source, target, follow_symlinks=False)
    except OSError:
        shutil.copy2(source, target, follow_symlinks=False)
    return target


@pytest.fixture(scope="module")
def sources(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution, unpacked. Making it built the table in the browser."""
    fetched = ROOT / "web" / "node_modules"
    if fetched.is_dir():
        shutil.copytree(fetched, checkout / "web" / "node_modules", copy_function=link_or_copy, symlinks=True)
    dist = tmp_path_factory.mktemp("dist")
    done = build("build_sdist", checkout, dist)
    assert done.returncode == 0, done.stderr
    assert "Building the table in the browser" in done.stderr
    made = dist / done.stdout.splitlines()[-1]
    with tarfile.open(made) as archive:
        archive.extractall(dist, filter="data")
    return dist / made.name.removesuffix(".tar.gz")


def test_the_sources_are_whole(sources: Path) -> None:
    held = {path.relative_to(sources).as_posix() for path in sources.rglob("*") if path.is_file()}
    wanted = [
        "src/signoria/games/medici/pages/fr.md",
        "web/package-lock.json",
        "web/src/App.svelte",
        "src/signoria/server/static/index.html",
    ]
    wanted += [
        "tests/conftest.py",
        "examples/first_bot.py",
        "docs/signoria.1",
        "building/web_table.py",
        "Makefile",
        "CITATION.cff",
    ]
    assert not [name for name in wanted if name not in held]
    strays = re.compile(r"node_modules/|\.so$|__pycache__|\.venv/|web/src/generated/")
    assert not [name for name in held if strays.search(name)]


@pytest.fixture(scope="module")
def wheel(sources: Path, nothing: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel made from the source distribution, where there is neither compiler nor Node."""
    dist = tmp_path_factory.mktemp("wheel")
    done = build("build_wheel", sources, dist, **nothing)
    assert done.returncode == 0, done.stderr
    assert "The engines stay Python in this build" in done.stderr
    return dist / done.stdout.splitlines()[-1]


def test_a_wheel_without_compiled_parts_fits_every_machine(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        assert not [name for name in names if name.endswith((".so", ".pyd"))]
        for game in ("florence", "medici", "firenze", "ilvecchio"):
            assert {f"signoria/games/{game}/pages/{language}.md" for language in ("en", "de", "fr")} <= set(names)
        assert "signoria/server/static/index.html" in names
        # The fonts come with their licences, beside ours and where the page can be asked for them.
        for font in ("alegreya", "alegreya-sans", "marcellus"):
            assert f"signoria/server/static/licences/{font}-OFL.txt" in names
            assert [name for name in names if ".dist-info/" in name and name.endswith(f"{font}-OFL.txt")]
        assert [name for name in names if name.endswith("share/man/man1/signoria.1")]
        metadata = archive.read(next(name for name in names if name.endswith("/METADATA"))).decode()
    text = email.message_from_string(metadata).get_payload()
    addresses = re.findall(r"\]\(([^)\s]+)\)", str(text))
    assert len(addresses) > 10
    assert not [address for address in addresses if not address.startswith(("https://", "#"))]


@pytest.fixture(scope="module")
def signoria(wheel: Path, nothing: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Command:
    """The command in an empty environment, as the beginning of a command line."""
    place = tmp_path_factory.mktemp("empty")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", place / "venv"], check=True)
    programs = place / "venv" / ("Scripts" if os.name == "nt" else "bin")
    subprocess.run(
        [*pip_of(programs), "install", "--quiet", "--no-compile", f"{wheel}[server]"], check=True, capture_output=True
    )
    environment = {**os.environ, **ALONE, **nothing, "SIGNORIA_HOME": str(place / "home"), "LANG": "C"}
    environment = {key: value for key, value in environment.items() if value}

    def started(*arguments: str) -> subprocess.Popen[str]:
        return children.start(
            [programs / "signoria", *arguments],
            cwd=place,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    return started


def pip_of(programs: Path) -> list[str]:
    return [sys.executable, "-m", "pip", "--python", str(programs / "python"), "--disable-pip-version-check"]


def said(started: "subprocess.Popen[str]") -> str:
    out, err = started.communicate(timeout=patience(120))
    assert started.returncode == 0, err
    return out


def test_it_plays_in_the_terminal(signoria: Command) -> None:
    assert "(interpreted)" in said(signoria("--version"))
    assert len(said(signoria("play", "medici", "--players", "3", "--seed", "1")).splitlines()) > 50


def test_it_has_the_rules(signoria: Command) -> None:
    for game in ("florence", "medici", "firenze", "ilvecchio"):
        assert "§1" in said(signoria("rules", game, "--lang", "de"))


def test_bots_play_in_its_arena(signoria: Command) -> None:
    out = said(signoria("arena", "medici", "--bots", "greedy,random", "--players", "3", "--matches", "3", "--workers", "1"))
    assert "3 matches" in out


def test_it_serves_the_table(signoria: Command) -> None:
    server = signoria("serve", "--port", "0")
    try:
        assert server.stdout is not None
        place = server.stdout.readline().split(" ")[3]
        page = fetch(place)
        assert "<title>Signoria</title>" in page
        script = re.search(r'src="/?(assets/[^"]+\.js)"', page)
        assert script is not None
        assert len(fetch(place + script[1])) > 10_000
        assert "§1" in fetch(f"{place}api/rules/florence/fr")
    finally:
        server.terminate()
        server.communicate(timeout=patience(30))


def fetch(address: str) -> str:
    with urllib.request.urlopen(address, timeout=patience(30)) as answer:
        assert answer.status == 200
        return str(answer.read().decode())


def test_nothing_is_translated_to_tell_what_the_package_is() -> None:
    code = (
        "import runpy, sys; sys.argv = ['setup.py', '--quiet', '--version']; runpy.run_path('setup.py')\n"
        "assert 'mypyc' not in sys.modules and 'mypy' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, capture_output=True)


@pytest.mark.long
@pytest.mark.skipif(not COMPILER, reason="there is no C compiler")
def test_the_engines_are_translated_once(sources: Path, tmp_path: Path) -> None:
    """The core alone, to be quick: the wheel is one for this machine."""
    copy = tmp_path / "copy"
    shutil.copytree(sources, copy, ignore=shutil.ignore_patterns("build", "tests", "docs/images"))
    done = build("build_wheel", copy, tmp_path / "dist", SIGNORIA_COMPILE="1", SIGNORIA_GAMES="")
    assert done.returncode == 0, done.stderr
    assert done.stderr.count("Translating the engines to C") == 1
    made = next((tmp_path / "dist").glob("*.whl"))
    assert not made.name.endswith("-any.whl")
    with zipfile.ZipFile(made) as archive:
        assert [name for name in archive.namelist() if name.endswith((".so", ".pyd"))]


def test_a_light_installation_plays_and_names_what_is_missing(wheel: Path, tmp_path: Path) -> None:
    """Without extras: the terminal, the bots and the arena; a command that needs more says how to get it."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / "venv"], check=True)
    programs = tmp_path / "venv" / ("Scripts" if os.name == "nt" else "bin")
    subprocess.run([*pip_of(programs), "install", "--quiet", "--no-compile", str(wheel)], check=True, capture_output=True)
    listed = subprocess.run([*pip_of(programs), "list"], check=True, capture_output=True, text=True).stdout.lower()
    assert not [name for name in ("fastapi", "sqlalchemy", "asyncpg", "prometheus", "numpy", "openskill") if name in listed]
    environment = {**os.environ, **ALONE, "SIGNORIA_HOME": str(tmp_path / "home"), "LANG": "C"}

    def run(*arguments: str) -> "subprocess.CompletedProcess[str]":
        command = [programs / "signoria", *arguments]
        return subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False, timeout=120)

    assert run("play", "medici", "--players", "3", "--seed", "1").returncode == 0
    assert run("arena", "medici", "--bots", "random", "--players", "3", "--matches", "2", "--workers", "1").returncode == 0
    for command, extra in ((["serve"], "server"), (["admin", "list"], "server"), (["arena", "--report", "r.html"], "arena")):
        done = run(*command)
        assert done.returncode == 2
        assert re.fullmatch(
            rf"signoria: `signoria {command[0]}` needs \w+; pip install 'signoria\[{extra}\]' brings it\n", done.stderr
        )

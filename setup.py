"""Builds the engines as native code where a C compiler is found; without one the same files run as Python.

`SIGNORIA_COMPILE=0` leaves compiling out, `SIGNORIA_COMPILE=1` insists on it: a build that cannot compile fails.
`SIGNORIA_GAMES=florence,medici` compiles only these games, for short waits while working on one of them.
"""

import importlib.util
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import BaseError, CCompilerError, PlatformError

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "building"))
RARE_PATHS = ROOT / "building" / "rare_paths.h"

import usual_paths  # noqa: E402
import web_table  # noqa: E402

CORE = (
    *("bits", "buffers", "chance", "evaluation", "features", "journal", "playout", "position"),
    *("returns", "rng", "state", "vector"),
)
# Tables, texts and files of a game are data and glue: they stay Python.
UNCOMPILED = ("__init__", "actions", "claims", "conservation", "edition", "events", "outlook", "prompts", "view", "view_types")
# Pictures for the terminal, and games by earlier rules: a few lines that set up the same engine.
LEFT_OUT = ("terminal", "rules_")

WISH = os.environ.get("SIGNORIA_COMPILE", "")
NEVER, ALWAYS = "0", "1"
WITHOUT = "The engines stay Python in this build (%s): slower, with the same results."


def engine_modules() -> list[str]:
    core = [f"src/signoria/core/{name}.py" for name in CORE]
    games = Path("src/signoria/games")
    # What a search runs through in every simulation is compiled too.
    found = sorted(games.glob("*/*.py")) + sorted(games.glob("*/bots/judgement/*.py"))
    wanted = [path for path in found if is_engine(path) and path.relative_to(games).parts[0] not in left_out()]
    search = [path for path in sorted(Path("src/signoria/bots/search").glob("*.py")) if is_engine(path)]
    return core + [path.as_posix() for path in wanted + search]


def is_engine(path: Path) -> bool:
    return path.stem not in UNCOMPILED and not path.stem.startswith(LEFT_OUT)


def left_out() -> set[str]:
    wanted = os.environ.get("SIGNORIA_GAMES")
    if wanted is None:
        return set()
    return {folder.name for folder in Path("src/signoria/games").iterdir()} - set(wanted.split(","))


def translated() -> list[Extension]:
    """The engines as C. Takes half a minute: only asked for by a build that goes on to compile them."""
    from mypyc.build import mypycify

    print("Translating the engines to C ...", file=sys.stderr, flush=True)
    made = mypycify(
        ["--strict", "--python-version=3.11", *engine_modules()], opt_level="3", debug_level="0", group_name="signoria"
    )
    for source in {source for extension in made for source in extension.sources if Path(source).name.startswith("__native")}:
        usual_paths.mark_usual_paths(Path(source))
    for extension in made:
        if os.name == "posix":
            # All engines are in one library and nothing else calls into it: calls between them may be inlined, and no second
            # copy is kept for others. Measured: a fifth faster.
            flags = ["-fno-semantic-interposition", "-fvisibility=hidden"]
            # Most of the code only runs when something goes wrong. Set apart, it costs the rules nothing and compiles sooner.
            flags += ["-include", str(RARE_PATHS)]
            # The check of indentation reads a large generated file again and again: minutes, where compiling takes one.
            flags += ["-Wno-misleading-indentation"]
            extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    return list(made)


class BuildOnAllCores(build_ext):
    """Compiles on all cores. Nearly all work is one large file, the library: where the compiler can, it is read once and then
    optimised in parts at the same time, with calls between the parts inlined as before (link-time optimisation)."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count() or 1

    def run(self) -> None:
        """Until here there is only a place for the engines (`ENGINES`); whether there will be any turns out now."""
        if not self.extensions:
            return
        self.take([])
        why = self.compile_or_why_not()
        if why and WISH == ALWAYS:
            raise PlatformError(f"the engines cannot be compiled: {why}; SIGNORIA_COMPILE=0 leaves them as Python")
        if why:
            self.take([])
            print(WITHOUT % why, file=sys.stderr, flush=True)

    def take(self, extensions: list[Extension]) -> None:
        self.distribution.ext_modules = extensions
        self.extensions = extensions
        if extensions:
            self.swig_opts = None  # a list by now, which would be split once more
            self.finalize_options()

    def compile_or_why_not(self) -> str:
        if not compiler_works():
            return "no C compiler with Python's headers was found"
        if importlib.util.find_spec("mypyc") is None:
            return "mypyc, which translates them, is not installed"
        self.take(translated())
        print("Compiling the engines, about a minute on two cores ...", file=sys.stderr, flush=True)
        try:
            super().run()
        except (BaseError, CCompilerError) as error:
            for made in self.get_outputs():
                Path(made).unlink(missing_ok=True)
            return " ".join(str(error).split())
        return ""

    def build_extensions(self) -> None:
        if os.name == "posix":
            more = usual_paths.INLINED if self.understands(usual_paths.INLINED) else []
            in_parts = [f"-flto={self.parallel}"] if self.parallel > 1 else []
            if not self.understands(in_parts):
                in_parts = []
            for extension in self.extensions:
                if extension.name.endswith("__mypyc"):
                    extension.extra_compile_args = [*extension.extra_compile_args, *more, *in_parts]
                    if in_parts:
                        extension.extra_link_args = [*extension.extra_link_args, *extension.extra_compile_args]
        super().build_extensions()

    def understands(self, flags: list[str]) -> bool:
        """Whether compiler and linker take these flags; clang and a gcc without its plug-in do not."""
        with tempfile.TemporaryDirectory() as folder:
            source, library = Path(folder, "probe.c"), Path(folder, "probe.so")
            source.write_text("int probe(void) { return 1; }\n")
            try:
                for command in (
                    [*self.compiler.compiler_so, "-Werror", *flags, "-c", str(source), "-o", f"{source}.o"],
                    [*self.compiler.linker_so, *flags, f"{source}.o", "-o", str(library)],
                ):
                    subprocess.run(command, check=True, capture_output=True)  # noqa: S603
            except (OSError, subprocess.CalledProcessError):
                return False
            return True


def compiler_works() -> bool:
    """Whether a small extension compiles: asked before half a minute goes into translating."""
    from setuptools import Distribution

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
        probe = build_ext(Distribution({"name": "probe", "ext_modules": [Extension("probe", [str(source)])]}))
        probe.build_lib = probe.build_temp = folder
        probe.verbose = 0
        probe.ensure_finalized()
        with Quiet():
            try:
                probe.run()
            except (BaseError, CCompilerError, OSError):
                return False
    return True


class Quiet:
    """What a compiler says about the probe is of no use to anybody."""

    def __enter__(self) -> None:
        sys.stdout.flush()
        sys.stderr.flush()
        self.nowhere = os.open(os.devnull, os.O_WRONLY)
        self.kept = [os.dup(1), os.dup(2)]
        for stream in (1, 2):
            os.dup2(self.nowhere, stream)

    def __exit__(self, *_: object) -> None:
        for stream, kept in zip((1, 2), self.kept, strict=True):
            os.dup2(kept, stream)
            os.close(kept)
        os.close(self.nowhere)


class Whole(build_py):
    """A package with the table in the browser in it."""

    def run(self) -> None:
        if self.editable_mode:
            super().run()
            return
        with_table()
        # Which files there are was looked up before the table was built.
        self.__dict__.pop("data_files", None)
        super().run()


class WholeSources(sdist):
    """Sources with the built table, so that whoever builds from them needs no Node."""

    def run(self) -> None:
        with_table()
        super().run()


def with_table() -> None:
    if not web_table.is_current(ROOT):
        print("Building the table in the browser ...", file=sys.stderr, flush=True)
    try:
        web_table.ensure(ROOT)
    except web_table.CannotBuild as error:
        raise PlatformError(str(error)) from None


class TaggedAsBuilt(bdist_wheel):
    """A wheel without compiled parts fits every machine, and says so."""

    def run(self) -> None:
        self.run_command("build")
        self.root_is_pure = not self.distribution.has_ext_modules()
        self.skip_build = True  # done: it would be forgotten and done again
        super().run()


def description() -> str:
    """The README with addresses that work outside the repository."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    home = re.search(r'^Source = "(.+)"$', (ROOT / "pyproject.toml").read_text(encoding="utf-8"), re.MULTILINE)
    if home is None:
        raise PlatformError("pyproject.toml names no address of the sources")
    return re.sub(
        r"(!?)\[((?:[^\[\]]|!\[[^\]]*\]\([^)]*\))*)\]\((?!https?:|#|mailto:)([^)\s]+)\)",
        lambda found: f"{found[1]}[{found[2]}]({home[1]}/{'raw' if found[1] else 'blob'}/main/{found[3]})",
        text,
    )


# Stands for the engines until they are compiled, so that the build knows there may be some.
ENGINES: list[Any] = [] if WISH == NEVER else [Extension("signoria.engines", [])]

setup(
    ext_modules=ENGINES,
    long_description=description(),
    long_description_content_type="text/markdown",
    cmdclass={
        "build_ext": BuildOnAllCores,
        "build_py": Whole,
        "sdist": WholeSources,
        "bdist_wheel": TaggedAsBuilt,
    },
)

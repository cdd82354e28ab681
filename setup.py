"""Builds the engines as native code where a C compiler is found; without one the same files run as Python.

`SIGNORIA_COMPILE=0` leaves compiling out; `SIGNORIA_GAMES=florence,medici` compiles only these games, for short waits while
working on one of them.
"""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

CORE = ("features", "journal", "playout", "returns", "rng", "state", "vector")
# Tables, texts and files of a game are data and glue: they stay Python.
UNCOMPILED = ("__init__", "actions", "edition", "events", "outlook", "view", "view_types")

# What a search runs through in every simulation.
SEARCH = ("search", "evaluations")


def engine_modules() -> list[str]:
    core = [f"src/signoria/core/{name}.py" for name in CORE]
    games = [path for path in sorted(Path("src/signoria/games").glob("*/*.py")) if path.stem not in UNCOMPILED]
    search = [path for path in sorted(Path("src/signoria/bots").glob("*/*.py")) if path.parent.name in SEARCH]
    wanted = [path for path in games + search if path.stem != "__init__" and game_of(path) not in left_out()]
    return core + [path.as_posix() for path in wanted]


def game_of(path: Path) -> str:
    """The game a module belongs to: its folder, or the beginning of its name among the evaluations."""
    return path.stem.split("_")[0] if path.parent.name == "evaluations" else path.parent.name


def left_out() -> set[str]:
    wanted = os.environ.get("SIGNORIA_GAMES")
    if wanted is None:
        return set()
    return {folder.name for folder in Path("src/signoria/games").iterdir()} - set(wanted.split(","))


def extensions() -> list[Extension]:
    if os.environ.get("SIGNORIA_COMPILE", "1") == "0":
        return []
    from mypyc.build import mypycify

    made = mypycify(
        ["--strict", "--python-version=3.11", *engine_modules()], opt_level="2", debug_level="0", group_name="signoria"
    )
    for extension in made:
        extension.optional = True
        if os.name == "posix":
            # All engines are in one library: calls between them may be inlined. Measured: a fifth faster.
            # The check of indentation reads a large generated file again and again: minutes, where compiling takes one.
            flags = ["-fno-semantic-interposition", "-Wno-misleading-indentation"]
            extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    return made


class BuildOnAllCores(build_ext):
    """Compiles on all cores. Nearly all work is one large file, the library: where the compiler can, it is read once and then
    optimised in parts at the same time, with calls between the parts inlined as before (link-time optimisation)."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count() or 1

    def build_extensions(self) -> None:
        in_parts = [f"-flto={self.parallel}"]
        if self.parallel > 1 and os.name == "posix" and self.understands(in_parts):
            for extension in self.extensions:
                if extension.name.endswith("__mypyc"):
                    extension.extra_compile_args = [*extension.extra_compile_args, *in_parts]
                    extension.extra_link_args = [*extension.extra_link_args, *extension.extra_compile_args]
        super().build_extensions()

    def understands(self, flags: list[str]) -> bool:
        """Whether compiler and linker take these flags; clang and a gcc without its plug-in do not."""
        with tempfile.TemporaryDirectory() as folder:
            source, library = Path(folder, "probe.c"), Path(folder, "probe.so")
            source.write_text("int probe(void) { return 1; }\n")
            try:
                for command in (
                    [*self.compiler.compiler_so, *flags, "-c", str(source), "-o", f"{source}.o"],
                    [*self.compiler.linker_so, *flags, f"{source}.o", "-o", str(library)],
                ):
                    subprocess.run(command, check=True, capture_output=True)  # noqa: S603
            except (OSError, subprocess.CalledProcessError):
                return False
            return True


class BuildWithRules(build_py):
    """Carries the rules pages of docs/rules into the package."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            target = Path(self.build_lib) / "signoria" / "rules"
            target.mkdir(parents=True, exist_ok=True)
            for page in sorted(Path("docs/rules").glob("*.md")):
                shutil.copy(page, target / page.name)


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildOnAllCores, "build_py": BuildWithRules})

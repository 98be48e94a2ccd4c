"""Wheels with the hot packages compiled to machine code, by mypyc (docs/adr/0024-one-code-two-builds.md),
and with the conformance suite (docs/adr/0025-the-suite-is-shipped.md).

An editable installation stays pure Python, and so does a wheel that is built without a C compiler.
`python hatch_build.py` says in one line what a compiled wheel lacks here, and exits with 1.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

if TYPE_CHECKING:
    from setuptools import Extension

COMPILED = (
    "dcg/kernel",
    "dcg/players",
    *(
        f"dcg/official/{folder}"
        for folder in (
            "codes",
            "fold",
            "keywords",
            "players",
            "reading",
            "rules",
            "state",
            "support",
        )
    ),
    *(
        f"dcg/battle_evolution/{folder}"
        for folder in ("codes", "effects", "fold", "players", "reading", "rules", "state")
    ),
)
"""The folders whose modules are compiled, those below them included."""

INTERPRETED = frozenset(
    {
        "dcg/kernel/commit.py",
        "dcg/kernel/course.py",
        "dcg/kernel/decision.py",
        "dcg/kernel/event.py",
        "dcg/kernel/header.py",
        "dcg/kernel/numbers.py",
        "dcg/battle_evolution/codes/numbers.py",
        "dcg/official/codes/numbers.py",
        "dcg/official/keywords/keyword_effect.py",
    }
)
"""Modules in them that define msgspec structs, or the types of their fields: those are made from
annotations, which mypyc does not keep whole. msgspec is machine code already."""

DEPENDENCIES = (
    "mypy>=2.4,<2.5",
    "setuptools>=78",
    # What the compiled modules import, and the modules those import: mypy reads their types.
    "msgspec>=0.22",
    "mypy-extensions>=1.1",
)


def modules(root: Path) -> list[str]:
    """The modules that are compiled, as paths below `root`."""
    return [
        path
        for folder in COMPILED
        for file in sorted((root / folder).rglob("*.py"))
        if (path := file.relative_to(root).as_posix()) not in INTERPRETED
    ]


def lacking() -> str:
    """What a compiled wheel lacks here: a sentence, empty where nothing is missing."""
    if sys.platform != "win32":  # there setuptools looks for the compiler itself
        compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
        if shutil.which(compiler) is None:
            return f"There is no C compiler: {compiler} is not found (Debian, Ubuntu: gcc)."
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's C headers are not installed (Debian, Ubuntu: python3-dev)."
    return ""


def translate_into(folder: Path, root: Path) -> list[Extension]:
    """Translates the modules of `root` to C in `folder`: nothing is compiled yet, no C compiler needed.

    Ends the program with status 1 where mypyc cannot translate a module, after saying what.
    """
    from mypyc.build import mypycify  # noqa: PLC0415 - only where something is compiled

    with contextlib.chdir(root):
        return mypycify(
            ["--cache-dir", str(folder / "cache"), *modules(root)],
            target_dir=str(folder / "c"),
            opt_level=os.environ.get("MYPYC_OPT_LEVEL", "2"),
            debug_level="0",
            multi_file=True,
            group_name="dcg",
        )


def compile_into(folder: Path, root: Path) -> list[Path]:
    """Compiles the modules of `root`; everything made is in `folder`. Returns the extension modules,
    each where it belongs below `folder`/lib."""
    from setuptools import Distribution  # noqa: PLC0415 - only where something is compiled

    library = folder / "lib"
    extensions = translate_into(folder, root)
    with contextlib.chdir(root):
        if sys.platform != "win32":
            # Calls between the modules are calls of C functions, not look-ups by name at run time.
            for extension in extensions:
                extension.extra_compile_args = [
                    *extension.extra_compile_args,
                    "-fvisibility=hidden",
                ]
        build = Distribution({"name": "dcg", "ext_modules": extensions}).get_command_obj(
            "build_ext"
        )
        build.build_lib = str(library)
        build.build_temp = str(folder / "objects")
        build.ensure_finalized()
        build.run()
    return [path for path in library.rglob("*") if path.is_file()]


SUITE = "dcg/official/scenarios/suite"
"""Where a wheel has the scenarios of the conformance suite, which a checkout has among its tests."""


def suite(root: Path) -> dict[str, str]:
    """The files of the suite, and where they lie in a wheel."""
    folder = root / "tests" / "conformance"
    return {
        str(path): f"{SUITE}/{path.relative_to(folder).as_posix()}"
        for path in sorted(folder.rglob("*.yaml"))
    }


class CompiledWheel(BuildHookInterface):
    """The build hook that hatchling calls (see `pyproject.toml`)."""

    PLUGIN_NAME = "custom"
    _folder: Path | None = None

    def dependencies(self) -> Sequence[str]:
        """What the compilation needs installed."""
        return [] if lacking() else list(DEPENDENCIES)

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compiles, and adds what was made to the wheel; the sources stay in it."""
        if self.target_name != "wheel" or version == "editable":
            return
        build_data["force_include"] |= suite(Path(self.root))
        missing = lacking()
        if missing:
            self.app.display_warning(f"{missing} This wheel is pure Python.")
            return
        # Outside the checkout: no compiled module may ever lie beside a source it is older than.
        folder = self._folder = Path(tempfile.mkdtemp(prefix="dcg-compiled-"))
        try:
            made = compile_into(folder, Path(self.root))
        except BaseException:
            shutil.rmtree(folder, ignore_errors=True)
            raise
        for path in made:
            build_data["force_include"][str(path)] = str(path.relative_to(folder / "lib"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Removes what was made on the way."""
        if self._folder is not None:
            shutil.rmtree(self._folder, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(lacking() or 0)

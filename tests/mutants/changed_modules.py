"""Running changed code: modules imported with another tree, and functions given other code."""

from __future__ import annotations

import ast
import gc
import sys
from collections.abc import Callable, Sequence
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from types import CodeType, FunctionType, ModuleType
from typing import Any

from tests.mutants.mutant import Mutant, mutated
from tests.mutants.scope import ROOT, module_of

Change = Callable[[], ast.Module]


class _Loader(SourceFileLoader):
    """Loads a module from a tree, and puts names into it first; nothing is cached on disk."""

    def __init__(self, name: str, path: str, change: Change, names: dict[str, Any]) -> None:
        super().__init__(name, path)
        self.change = change
        self.names = names

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.change(), self.path, "exec", dont_inherit=True)

    def exec_module(self, module: ModuleType) -> None:
        vars(module).update(self.names)
        super().exec_module(module)


class _Finder:
    def __init__(self, changes: dict[str, tuple[str, Change, dict[str, Any]]]) -> None:
        self.changes = changes

    def find_spec(self, name: str, *_: Any) -> ModuleSpec | None:
        if name not in self.changes:
            return None
        path, change, names = self.changes[name]
        file = str(ROOT / path)
        return spec_from_file_location(name, file, loader=_Loader(name, file, change, names))


def import_changed(path: str, change: Change, names: dict[str, Any] | None = None) -> None:
    """From now on the module of `path` is imported as `change` makes it, with `names` in it."""
    name = module_of(path)
    assert name not in sys.modules, f"{name} is imported already"
    finder: Any = _Finder({name: (path, change, names or {})})
    sys.meta_path.insert(0, finder)


class Functions:
    """Every function that is loaded, by where its code stands, so that it can be given other code."""

    def __init__(self, paths: Sequence[str]) -> None:
        files = {str(ROOT / path) for path in paths}
        self.found: dict[tuple[str, str, int], list[FunctionType]] = {}
        for held in gc.get_objects():
            if isinstance(held, FunctionType) and held.__code__.co_filename in files:
                self.found.setdefault(_place(held.__code__), []).append(held)

    def change(self, mutant: Mutant) -> bool:
        """Gives the functions of a mutant the code of it. Whether there are such functions, and the new
        code fits them: if not, the module has to be imported with it."""
        file = str(ROOT / mutant.path)
        module = compile(mutated(mutant.path, mutant.number), file, "exec", dont_inherit=True)
        own = [code for code in _within(module) if _is_of(code, mutant.function)]
        pairs = [(held, code) for code in own for held in self.found.get(_place(code), ())]
        if not pairs or any(held.__code__.co_freevars != code.co_freevars for held, code in pairs):
            return False
        for held, code in pairs:
            held.__code__ = code
        return True


def _place(code: CodeType) -> tuple[str, str, int]:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def _within(code: CodeType) -> list[CodeType]:
    found = [held for held in code.co_consts if isinstance(held, CodeType)]
    return [*found, *(inner for held in found for inner in _within(held))]


def _is_of(code: CodeType, function: str) -> bool:
    """Whether it is the code of a function, of something within it, or of a function that makes it."""
    plain = code.co_qualname.replace(".<locals>", "")
    return f"{plain}.".startswith(f"{function}.") or function.startswith(f"{plain}.")

"""The reference of the Python packages: every public name with its signature and what it says of itself."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from functools import cached_property
from importlib import import_module
from types import ModuleType
from typing import Any

PACKAGES = ("dcg", "replays", "analytics")

INTRODUCTION = """\
# The Python packages

Generated from the code (`make docs`): every public name of `dcg` (playing), `replays` (recorded matches) and
`analytics` (statistics). [python.md](python.md) is the tour. Examples run as tests; `my.db` stands for a store.
"""


def api_page() -> str:
    """`docs/api.md`."""
    return "\n".join([INTRODUCTION, *map(_package, map(import_module, PACKAGES))])


def _package(package: ModuleType) -> str:
    names = sorted(package.__all__, key=lambda name: (name[0].islower(), name.lower()))
    listed = ", ".join(f"[`{name}`](#{package.__name__}{name.lower()})" for name in names)
    parts = [f"## {package.__name__}\n", _said(package), f"{listed}.\n"]
    parts += [_entry(f"{package.__name__}.{name}", getattr(package, name)) for name in names]
    return "\n".join(parts)


def _entry(name: str, held: Any) -> str:
    parts = [f"### {name}\n"]
    if inspect.isclass(held):
        parts += list(_class(name, held))
    elif inspect.isroutine(held):
        parts += [_signature(name.rpartition(".")[2], held), _said(held)]
    else:
        parts.append(f"`{_plainly(held)}`\n")
    return "\n".join(parts)


def _class(name: str, kind: type) -> Iterator[str]:
    if issubclass(kind, BaseException):
        yield f"Raised. A kind of `{kind.__bases__[0].__name__}`.\n"
    made = vars(kind).get("__init__")
    if made is not None and made.__doc__:
        yield _signature(name.rpartition(".")[2], kind)
    yield _said(kind)
    if made is not None and made.__doc__:
        yield _said(made)
    fields = inspect.get_annotations(kind)
    if fields:
        listed = (f"`{field}: {_plainly(of)}`" for field, of in fields.items())
        yield f"Fields: {', '.join(listed)}.\n"
    for member, held in vars(kind).items():
        if not member.startswith("_") and member not in fields:
            yield from _member(kind, member, held)


def _member(kind: type, name: str, held: Any) -> Iterator[str]:
    if isinstance(held, property | cached_property):
        yield f"**{name}**: {_said(held) or _said(getattr(held, 'func', held))}"
    elif isinstance(held, classmethod | staticmethod) or inspect.isfunction(held):
        yield _signature(name, getattr(kind, name), of=kind.__name__)
        yield _said(held)


def _signature(name: str, held: Any, of: str = "") -> str:
    signature = inspect.signature(held)
    kept = [
        one.replace(default=...) if inspect.isfunction(one.default) else one
        for one in signature.parameters.values()
        if not (of and one.name == "self")
    ]
    said = re.sub(r"(: |-> )'([^']*)'", r"\1\2", str(signature.replace(parameters=kept)))
    return f"```python\n{of and of + '.'}{name}{said.replace('Ellipsis', '...')}\n```\n"


def _plainly(held: Any) -> str:
    """Types by their names, without the modules they are from."""
    return re.sub(
        r"(?:[a-z_]+\.)+(?=[A-Z])", "", str(getattr(held, "__forward_arg__", held)).replace("'", "")
    )


def _said(held: Any) -> str:
    """A docstring; what stands in it as an example, as code."""
    text = inspect.cleandoc(held.__doc__ or "")
    parts: list[str] = []
    example: list[str] = []
    for line in [*text.split("\n"), ""]:
        if line.startswith((">>> ", "... ")) or (example and line):
            example.append(line)
            continue
        if example:
            parts += ["```pycon", *example, "```"]
            example = []
        parts.append(line)
    return "\n".join(parts).rstrip() + "\n"

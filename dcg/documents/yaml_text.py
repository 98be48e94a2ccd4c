"""YAML 1.2 read strictly, into nodes that know their lines: without aliases, and with only `true` and `false`
as truth values."""

from __future__ import annotations

import re
from contextlib import suppress
from importlib import import_module
from typing import Any

import yaml
from yaml.composer import Composer
from yaml.constructor import SafeConstructor
from yaml.parser import Parser
from yaml.reader import Reader
from yaml.resolver import Resolver
from yaml.scanner import Scanner

from dcg.documents.node_tags import BOOL, INT, NULL


class NotYaml(Exception):
    """The text is not YAML as it is used here: `line` and why."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(reason)
        self.line = line
        self.reason = reason


def yaml_nodes(text: str) -> list[yaml.Node | None]:
    """The documents of a YAML text, None for an empty one. Raises `NotYaml`."""
    if _FAST is not None:
        with suppress(yaml.YAMLError, _AliasUsed, RecursionError, ValueError, OverflowError):
            return list(yaml.compose_all(text, Loader=_FAST))
    try:
        return list(yaml.compose_all(text, Loader=_Loader))  # type: ignore[arg-type]
    except _AliasUsed as error:
        message = "aliases (*name) are not used here: refer to things by their names"
        raise NotYaml(error.args[0], message) from error
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = mark.line + 1 if mark else 1
        raise NotYaml(line, f"not YAML: {error.problem}") from error
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, error.position) + 1
        sign = f"the sign {error.character:#06x}" if isinstance(error.character, int) else "a sign"
        raise NotYaml(line, f"not YAML: {sign} is not text") from error
    except yaml.YAMLError as error:
        raise NotYaml(1, f"not YAML: {_flat(error)}") from error
    except (RecursionError, ValueError, OverflowError) as error:
        reason = "too deeply nested" if isinstance(error, RecursionError) else _flat(error)
        raise NotYaml(1, f"not YAML: {reason}") from error


def _flat(error: Exception) -> str:
    return " ".join(str(error).split())


class _Composing(Composer, SafeConstructor, Resolver):
    """Composes nodes of what is parsed: here aliases are refused."""

    yaml_implicit_resolvers: dict[str, Any] = {}  # noqa: RUF012 - PyYAML's own shape

    def __init__(self) -> None:
        Composer.__init__(self)
        SafeConstructor.__init__(self)
        Resolver.__init__(self)

    def compose_node(self, parent: yaml.Node | None, index: Any) -> yaml.Node | None:
        if self.check_event(yaml.AliasEvent):  # type: ignore[attr-defined]
            event: yaml.Event = self.peek_event()  # type: ignore[attr-defined]
            raise _AliasUsed(event.start_mark.line + 1 if event.start_mark else 1)
        return super().compose_node(parent, index)


class _Loader(_Composing, Reader, Scanner, Parser):
    """Parses in Python: what is wrong is said in its words."""

    def __init__(self, stream: str) -> None:
        Reader.__init__(self, stream)
        Scanner.__init__(self)
        Parser.__init__(self)
        _Composing.__init__(self)


def _fast_loader() -> Any:
    """What parses ten times as fast; None where PyYAML was built without libyaml."""
    if not yaml.__with_libyaml__:
        return None

    parser: Any = import_module("yaml.cyaml").CParser

    class Fast(_Composing, parser):  # type: ignore[misc]
        def __init__(self, stream: str) -> None:
            parser.__init__(self, stream)
            _Composing.__init__(self)

    return Fast


_FAST: Any = _fast_loader()


class _AliasUsed(Exception):
    pass


def _resolve_words() -> None:
    for tag, pattern, first in (
        (BOOL, r"^(?:true|false)$", "tf"),
        (INT, r"^[-+]?[0-9]+$", "-+0123456789"),
        (NULL, r"^(?:~|null|)$", ("~", "n", "")),
    ):
        _Composing.add_implicit_resolver(tag, re.compile(pattern), list(first))


_resolve_words()

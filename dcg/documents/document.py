"""Reading a document strictly: every complaint names the source, the line and the field.

Documents are JSON, or YAML 1.2: `yes`, `no` and `on` are words, only `true` and `false` are truth
values. This is the one reader of what people give: nothing else in the package parses YAML.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Collection, Iterator
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import yaml
from yaml.composer import Composer
from yaml.constructor import SafeConstructor
from yaml.parser import Parser
from yaml.reader import Reader
from yaml.resolver import Resolver
from yaml.scanner import Scanner

from dcg.documents.faults import DocumentError, Faults
from dcg.documents.json_text import BOOL, INT, NULL, NotJson, json_node

DEEPEST = 100
MOST_DIGITS = 18
"""Of a whole number: more than anything here needs, and few enough to be read at once."""


LONGEST_NAME = 200
"""Signs of a field's name, and of a card's or a deck's: it stands in complaints and tables."""

LONGEST_TEXT = 10_000
"""Signs of one text: several times all that is printed on a card."""


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


class Field:
    """One value of a document, and where it is."""

    __slots__ = ("mentions", "node", "path", "source")

    def __init__(
        self, source: str, path: str, node: yaml.Node, mentions: list[Mention] | None = None
    ) -> None:
        self.source = source
        self.path = path
        self.node = node
        self.mentions: list[Mention] = [] if mentions is None else mentions
        """What the document has called by a name so far: one list for all its values."""

    @property
    def line(self) -> int:
        """The line it begins on, from 1."""
        return int(self.node.start_mark.line) + 1

    def error(self, message: str) -> DocumentError:
        """A complaint about this value."""
        return DocumentError(self.source, self.line, self.path, message)

    @property
    def is_mapping(self) -> bool:
        """Whether it is a set of named fields."""
        return isinstance(self.node, yaml.MappingNode)

    @property
    def is_list(self) -> bool:
        """Whether it is a list."""
        return isinstance(self.node, yaml.SequenceNode)

    @property
    def is_text(self) -> bool:
        """Whether it is text that is no number, truth value or nothing."""
        return isinstance(self.node, yaml.ScalarNode) and self.node.tag not in (INT, BOOL, NULL)

    @property
    def is_number(self) -> bool:
        """Whether it is a whole number."""
        return self.node.tag == INT

    @property
    def is_null(self) -> bool:
        """Whether there is nothing."""
        return self.node.tag == NULL

    def shown(self) -> str:
        """What is there, in a word, for complaints."""
        if self.is_mapping:
            return "a set of fields"
        if self.is_list:
            return "a list"
        return "nothing" if self.is_null else f"`{self.node.value:.100}`"

    def items(self) -> Iterator[tuple[str, Field]]:
        """Names and values of a mapping, each name once."""
        if not self.is_mapping:
            raise self.error(f"expected named fields, found {self.shown()}")
        seen = set()
        for key, value in self.node.value:
            if not isinstance(key, yaml.ScalarNode):
                raise Field(self.source, self.path, key).error("a field's name is plain text")
            if len(key.value) > LONGEST_NAME:
                raise Field(self.source, self.path, key).error(
                    f"a name of {len(key.value)} signs; {LONGEST_NAME} are the most"
                )
            if key.value in seen:
                raise Field(self.source, self.path, key).error(f"`{key.value}` is given twice")
            seen.add(key.value)
            path = f"{self.path}.{key.value}" if self.path else str(key.value)
            yield str(key.value), Field(self.source, path, value, self.mentions)

    def fields(
        self,
        known: Collection[str],
        needed: Collection[str] = (),
        faults: Faults | None = None,
    ) -> dict[str, Field]:
        """A mapping with known names only, and all that are needed.

        What is wrong with the names is raised; with `faults` it is gathered there, and the known
        fields are given.
        """
        found = {}
        wrong = Faults() if faults is None else faults
        for name, value in self.items():
            if name in known:
                found[name] = value
            else:
                wrong.found.append(value.error(f"unknown field `{name}`; {_known(name, known)}"))
        wrong.found += [self.error(f"`{name}` is missing") for name in needed if name not in found]
        if faults is None:
            wrong.check()
        return found

    def one(self) -> tuple[str, Field]:
        """The only name and value of a mapping."""
        found = list(self.items())
        if len(found) != 1:
            raise self.error(f"expected one `name: value`, found {len(found)}")
        return found[0]

    def entries(self) -> list[Field]:
        """The entries of a list."""
        if not isinstance(self.node, yaml.SequenceNode):
            raise self.error(f"expected a list, found {self.shown()}")
        return [
            Field(self.source, f"{self.path}[{place}]", value, self.mentions)
            for place, value in enumerate(self.node.value)
        ]

    def some(self) -> list[Field]:
        """The entries of a list; one value stands for a list of one, nothing for an empty one."""
        if self.is_list:
            return self.entries()
        return [] if self.is_null else [self]

    def text(self, longest: int = LONGEST_TEXT) -> str:
        """Plain text of so many signs at most."""
        if not isinstance(self.node, yaml.ScalarNode) or self.is_null:
            raise self.error(f"expected text, found {self.shown()}")
        found = str(self.node.value)
        if len(found) > longest:
            raise self.error(f"a text of {len(found)} signs; {longest} are the most")
        return found

    def mention(self, name: str) -> str:
        """A name that stands here for something in the match: noted, and given back.

        Whether there is such a thing is asked once everything has been read.
        """
        self.mentions.append(Mention(name, self))
        return name

    def names(self, name: str) -> bool:
        """Whether a name stands anywhere in it: as a text or a field's name, alone or behind a number."""
        left = [self.node]
        while left:
            node = left.pop()
            if isinstance(node, yaml.ScalarNode):
                if node.value == name or str(node.value).endswith(f"x {name}"):
                    return True
            elif isinstance(node, yaml.MappingNode):
                left += [each for pair in node.value for each in pair]
            else:
                left += node.value
        return False

    def word(self, words: Collection[str]) -> str:
        """One of these words."""
        found = self.text()
        if found not in words:
            raise self.error(f"`{found}` is not one of {', '.join(words)}")
        return found

    def number(self, low: int, high: int) -> int:
        """A whole number in a range."""
        if not self.is_number:
            raise self.error(f"expected a whole number, found {self.shown()}")
        found = self._whole()
        if not low <= found <= high:
            raise self.error(f"{found} is not from {low} to {high}")
        return found

    def _whole(self) -> int:
        digits = len(self.node.value.lstrip("+-"))
        if digits > MOST_DIGITS:
            raise self.error(f"a number of {digits} digits; {MOST_DIGITS} are the most")
        return int(self.node.value)

    def flag(self) -> bool:
        """`true` or `false`."""
        if self.node.tag != BOOL:
            raise self.error(f"expected true or false, found {self.shown()}")
        return bool(self.node.value == "true")

    def plain(self) -> Any:
        """The value as plain maps, lists, text, numbers and truth values."""
        if self.is_mapping:
            return {name: value.plain() for name, value in self.items()}
        if self.is_list:
            return [value.plain() for value in self.entries()]
        if self.is_number:
            return self._whole()
        if self.node.tag == BOOL:
            return self.node.value == "true"
        return None if self.is_null else self.node.value


@dataclass(frozen=True)
class Mention:
    """A name, and where it stands."""

    name: str
    field: Field


def _known(name: str, known: Collection[str]) -> str:
    close = difflib.get_close_matches(name, known, 1)
    if close:
        return f"did you mean `{close[0]}`?"
    return f"known: {', '.join(sorted(known))}"


def documents(text: str, source: str) -> list[Field]:
    """The documents of a YAML text, or the one of a JSON text. Raises `DocumentError`.

    What begins as JSON does (a brace or bracket, then quotes, another one or the end) is read as JSON.
    """
    if _JSON.match(text):
        found = [Field(source, "", _json(text, source))]
    else:
        found = [Field(source, "", node) for node in _nodes(text, source) if node is not None]
    for field in found:
        _check(field, field.node, 0)
    return [field for field in found if not field.is_null]


_JSON = re.compile(r"\s*(?:\{\s*(?:\"(?:[^\"\\]|\\.)*\"\s*:|\}\s*\Z)|\[\s*[\[\{\"\]])")


def _json(text: str, source: str) -> yaml.Node:
    try:
        return json_node(text, DEEPEST)
    except NotJson as error:
        raise DocumentError(source, error.line, "", error.reason) from error


def _nodes(text: str, source: str) -> list[yaml.Node | None]:
    if _FAST is not None:
        with suppress(yaml.YAMLError, _AliasUsed, RecursionError, ValueError, OverflowError):
            return list(yaml.compose_all(text, Loader=_FAST))
    try:
        return list(yaml.compose_all(text, Loader=_Loader))  # type: ignore[arg-type]
    except _AliasUsed as error:
        message = "aliases (*name) are not used here: refer to things by their names"
        raise DocumentError(source, error.args[0], "", message) from error
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = mark.line + 1 if mark else 1
        raise DocumentError(source, line, "", f"not YAML: {error.problem}") from error
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, error.position) + 1
        sign = f"the sign {error.character:#06x}" if isinstance(error.character, int) else "a sign"
        raise DocumentError(source, line, "", f"not YAML: {sign} is not text") from error
    except yaml.YAMLError as error:
        raise DocumentError(source, 1, "", f"not YAML: {_flat(error)}") from error
    except (RecursionError, ValueError, OverflowError) as error:
        reason = "too deeply nested" if isinstance(error, RecursionError) else _flat(error)
        raise DocumentError(source, 1, "", f"not YAML: {reason}") from error


def _flat(error: Exception) -> str:
    return " ".join(str(error).split())


def _check(field: Field, node: yaml.Node, depth: int) -> None:
    """Neither too deep nor with half characters, which nothing can write."""
    if depth > DEEPEST:
        raise Field(field.source, "", node).error("too deeply nested")
    if isinstance(node, yaml.CollectionNode):
        for value in node.value:
            for child in value if isinstance(value, tuple) else (value,):
                _check(field, child, depth + 1)
    elif _HALF.search(node.value):
        raise Field(field.source, "", node).error(
            "an escape (\\ud800 to \\udfff) names half a character; in YAML write the character itself"
        )


_HALF = re.compile("[\ud800-\udfff]")

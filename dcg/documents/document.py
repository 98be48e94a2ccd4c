"""Reading a document strictly: every complaint names the source, the line and the field.

Documents are JSON, or YAML 1.2: `yes`, `no` and `on` are words, only `true` and `false` are truth
values. This is the one reader of what people give; what parses them is loaded when there is something to
parse (`yaml_text`, `json_text`).
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from dcg.documents.faults import DocumentError, Faults
from dcg.documents.node_tags import BOOL, INT, MAPPING, NULL, SCALAR, SEQUENCE, kind_of

if TYPE_CHECKING:
    import yaml

DEEPEST = 100
MOST_DIGITS = 18
"""Of a whole number: more than anything here needs, and few enough to be read at once."""


LONGEST_NAME = 200
"""Signs of a field's name, and of a card's or a deck's: it stands in complaints and tables."""

LONGEST_TEXT = 10_000
"""Signs of one text: several times all that is printed on a card."""


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
        return kind_of(self.node) == MAPPING

    @property
    def is_list(self) -> bool:
        """Whether it is a list."""
        return kind_of(self.node) == SEQUENCE

    @property
    def is_text(self) -> bool:
        """Whether it is text that is no number, truth value or nothing."""
        return kind_of(self.node) == SCALAR and self.node.tag not in (INT, BOOL, NULL)

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
            if kind_of(key) != SCALAR:
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
        if not self.is_list:
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
        if kind_of(self.node) != SCALAR or self.is_null:
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
            if kind_of(node) == SCALAR:
                if node.value == name or str(node.value).endswith(f"x {name}"):
                    return True
            elif kind_of(node) == MAPPING:
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
        found = [Field(source, "", node) for node in _yaml(text, source) if node is not None]
    for field in found:
        _check(field, field.node, 0)
    return [field for field in found if not field.is_null]


_JSON = re.compile(r"\s*(?:\{\s*(?:\"(?:[^\"\\]|\\.)*\"\s*:|\}\s*\Z)|\[\s*[\[\{\"\]])")


def _json(text: str, source: str) -> yaml.Node:
    from dcg.documents.json_text import NotJson, json_node  # noqa: PLC0415 - nor this

    try:
        return json_node(text, DEEPEST)
    except NotJson as error:
        raise DocumentError(source, error.line, "", error.reason) from error


def _yaml(text: str, source: str) -> list[yaml.Node | None]:
    from dcg.documents.yaml_text import NotYaml, yaml_nodes  # noqa: PLC0415 - few commands read any

    try:
        return yaml_nodes(text)
    except NotYaml as error:
        raise DocumentError(source, error.line, "", error.reason) from error


def _check(field: Field, node: yaml.Node, depth: int) -> None:
    """Neither too deep nor with half characters, which nothing can write."""
    if depth > DEEPEST:
        raise Field(field.source, "", node).error("too deeply nested")
    if kind_of(node) != SCALAR:
        for value in node.value:
            for child in value if isinstance(value, tuple) else (value,):
                _check(field, child, depth + 1)
    elif _HALF.search(node.value):
        raise Field(field.source, "", node).error(
            "an escape (\\ud800 to \\udfff) names half a character; in YAML write the character itself"
        )


_HALF = re.compile("[\ud800-\udfff]")

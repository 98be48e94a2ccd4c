"""JSON read strictly, into the same nodes as YAML, so that every value knows its line."""

from __future__ import annotations

import re
from collections.abc import Callable
from json import JSONDecodeError, decoder
from typing import Any

import yaml

from dcg.documents.node_tags import BOOL, INT, NULL

_TEXT, _FLOAT = "tag:yaml.org,2002:str", "tag:yaml.org,2002:float"
_MAP, _SEQ = "tag:yaml.org,2002:map", "tag:yaml.org,2002:seq"

_scan_string: Callable[[str, int, bool], tuple[str, int]] = vars(decoder)["scanstring"]
"""The standard library's own: escapes, also those of characters in two halves."""

_SPACE = re.compile(r"[ \t\n\r]*")
_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)(?P<more>\.[0-9]+)?(?P<power>[eE][-+]?[0-9]+)?")
_WORDS = {"true": BOOL, "false": BOOL, "null": NULL}


class NotJson(Exception):
    """The text is not JSON: `line` and why."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(reason)
        self.line = line
        self.reason = reason


def json_node(text: str, deepest: int) -> yaml.Node:
    """The one value of a JSON text. Raises `NotJson`, also for one nested over `deepest` deep."""
    reader = _Reader(text, deepest)
    node = reader.value(0)
    if reader.rest():
        raise reader.error("something follows the end of the JSON value")
    return node


class _Reader:
    """Reads one value after another; `at` is how far it is."""

    def __init__(self, text: str, deepest: int) -> None:
        self._text = text
        self._deepest = deepest
        self._at = 0
        self._line = 0
        self._counted = 0

    def value(self, depth: int) -> yaml.Node:
        """The value that begins here."""
        if depth > self._deepest:
            raise self.error("too deeply nested")
        sign = self._next()
        mark = self._mark()
        if sign == "{":
            return yaml.MappingNode(_MAP, self._fields(depth), mark)
        if sign == "[":
            return yaml.SequenceNode(_SEQ, self._entries(depth), mark)
        if sign == '"':
            return self._string()
        return self._scalar()

    def rest(self) -> str:
        """The sign that follows, empty at the end."""
        return self._next()

    def error(self, reason: str) -> NotJson:
        """A complaint about what is here."""
        return NotJson(self._mark().line + 1, reason)

    def _fields(self, depth: int) -> list[tuple[yaml.Node, yaml.Node]]:
        found: list[tuple[yaml.Node, yaml.Node]] = []
        self._at += 1
        if self._next() == "}":
            self._at += 1
            return found
        while True:
            if self._next() != '"':
                raise self.error('expected a name in quotes (")')
            name = self._string()
            self._expect(":")
            found.append((name, self.value(depth + 1)))
            if self._expect(",}") == "}":
                return found

    def _entries(self, depth: int) -> list[yaml.Node]:
        found: list[yaml.Node] = []
        self._at += 1
        if self._next() == "]":
            self._at += 1
            return found
        while True:
            found.append(self.value(depth + 1))
            if self._expect(",]") == "]":
                return found

    def _string(self) -> yaml.ScalarNode:
        mark = self._mark()
        try:
            text, self._at = _scan_string(self._text, self._at + 1, True)
        except JSONDecodeError as error:
            self._at = min(error.pos, len(self._text))
            raise self.error(f"not JSON: {error.msg}") from error
        return yaml.ScalarNode(_TEXT, text, mark)

    def _scalar(self) -> yaml.ScalarNode:
        mark = self._mark()
        found = _NUMBER.match(self._text, self._at)
        if found:
            self._at = found.end()
            whole = not (found["more"] or found["power"])
            return yaml.ScalarNode(INT if whole else _FLOAT, found[0], mark)
        for word, tag in _WORDS.items():
            if self._text.startswith(word, self._at):
                self._at += len(word)
                return yaml.ScalarNode(tag, word, mark)
        raise self.error(
            f"not JSON: expected a value, found {self._text[self._at : self._at + 20]!r}"
        )

    def _expect(self, signs: str) -> str:
        found = self._next()
        if not found or found not in signs:
            there = repr(found) if found else "the end"
            raise self.error(f"not JSON: expected {' or '.join(map(repr, signs))}, found {there}")
        self._at += 1
        return found

    def _next(self) -> str:
        """The next sign that is no space; empty at the end."""
        space = _SPACE.match(self._text, self._at)
        assert space is not None
        self._at = space.end()
        return self._text[self._at : self._at + 1]

    def _mark(self) -> Any:
        """Where it is. Lines are counted on from the last mark, not from the start."""
        self._line += self._text.count("\n", self._counted, self._at)
        self._counted = max(self._counted, self._at)
        return yaml.Mark("", self._at, self._line, 0, None, 0)

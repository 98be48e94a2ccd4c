"""Faults of a document, gathered so that one reading tells all of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any


class DocumentError(Exception):
    """A document that is not what it has to be: one line that says where and what would be right.

    `every` are all that is wrong with the document, as far as it could be read: this one, where it is
    the only one.
    """

    def __init__(self, source: str, line: int, path: str, message: str) -> None:
        where = f"{source}:{line}: " + (f"{path}: " if path else "")
        super().__init__(where + message)
        self.source = source
        self.line = line
        self.path = path
        self.message = message
        self.every: Sequence[DocumentError] = (self,)


class SeveralFaults(DocumentError):
    """More than one thing is wrong; the first one is where it is."""

    def __init__(self, every: Sequence[DocumentError]) -> None:
        first = every[0]
        super().__init__(first.source, first.line, first.path, first.message)
        self.args = ("; ".join(map(str, every)),)
        self.every = tuple(every)


class CardsUnread(SeveralFaults):
    """Cards of a document of which some cannot be read: `read` are the others, by name, and `unread` says
    what is wrong with each of the rest."""

    def __init__(self, read: Mapping[str, Any], unread: Mapping[str, DocumentError]) -> None:
        each = dict.fromkeys(unread.values())  # a card may be called by its name and by its number
        super().__init__([fault for error in each for fault in error.every])
        self.read = read
        self.unread = unread


class Faults:
    """Gathers what is wrong while the rest of a document is read."""

    def __init__(self) -> None:
        self.found: list[DocumentError] = []

    @contextmanager
    def caught(self) -> Iterator[None]:
        """What is raised within is gathered, and reading goes on behind it."""
        try:
            yield
        except DocumentError as error:
            self.found += error.every

    def check(self) -> None:
        """Raises `DocumentError` for what was gathered, each fault once, in the order of the document."""
        found = self.error()
        if found is not None:
            raise found

    def error(self) -> DocumentError | None:
        """What `check` would raise."""
        found = list({str(one): one for one in self.found}.values())
        found.sort(key=lambda one: one.line)
        if len(found) > 1:
            return SeveralFaults(found)
        return found[0] if found else None

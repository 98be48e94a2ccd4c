"""What is known of a clause or ruling: the scenarios that prove it, the code that cites it, what is left."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from dcg.decks import NotThere, nearest
from dcg.documents.document import documents
from dcg.documents.proves import Proves

PROVEN, NOT_TESTABLE, OPEN, UNKNOWN = "proven", "not testable", "open", "unknown"
"""The states of a clause. `NOT_TESTABLE`: a reason says why no scenario can prove it; `UNKNOWN`: there are
no scenarios here that could."""


class SourceFile(Protocol):
    """A file by its name, read when its text is asked for."""

    @property
    def name(self) -> str:
        """Where it is, as people read it."""
        ...

    def text(self) -> str:
        """What is in it."""
        ...


class Evidence(Protocol):
    """What a game's documents say and what shows that the game does it: ids, never their sentences."""

    @property
    def clauses(self) -> Sequence[str]:
        """The clauses of the rules, in order."""
        ...

    @property
    def rulings(self) -> Sequence[str]:
        """The official answers, in order."""
        ...

    def reason(self, identity: str) -> str | None:
        """Why no scenario can prove a clause or ruling; None where one could."""
        ...

    def suite(self) -> Sequence[SourceFile]:
        """The files of scenarios; none where this installation lacks them."""
        ...

    def code(self) -> Sequence[SourceFile]:
        """The sources that may cite clauses; none where this installation lacks them."""
        ...


@dataclass(frozen=True)
class Proof:
    """A scenario of the suite, as far as it says what it proves."""

    source: str
    line: int
    title: str
    proves: Proves


@dataclass(frozen=True)
class Citation:
    """A place in the code that names a clause: the function or class around it, or the module."""

    source: str
    line: int
    name: str


@dataclass(frozen=True)
class Known:
    """All that is known of one clause or ruling; `reason` says why it is not proven."""

    identity: str
    state: str
    reason: str
    proofs: tuple[Proof, ...] = ()
    code: tuple[Citation, ...] = ()


def known(evidence: Evidence, wanted: Sequence[str], *, cited: bool = True) -> list[Known]:
    """What is known of clauses with everything below them, and of rulings; of all without `wanted`.

    `cited` looks through the code as well. Raises `NotThere` for an id that there is not.
    """
    ids = list(dict.fromkeys(held for one in wanted for held in _meant(evidence, one)))
    if not wanted:
        ids = [*evidence.clauses, *evidence.rulings]
    suite = evidence.suite()
    left = OPEN if suite else UNKNOWN
    proofs = _by_id(ids, suite_proofs(suite, ids if wanted else None))
    code = citations(evidence.code(), ids) if cited else {}
    found = []
    for one in ids:
        proven = tuple(proofs.get(one, ()))
        reason = "" if proven else evidence.reason(one) or ""
        state = PROVEN if proven else NOT_TESTABLE if reason else left
        found.append(Known(one, state, reason, proven, tuple(code.get(one, ()))))
    return found


def _meant(evidence: Evidence, words: str) -> list[str]:
    """A ruling, or a clause and everything below it."""
    wanted = words.removesuffix("-*")
    if wanted in evidence.rulings:
        return [wanted]
    found = [one for one in evidence.clauses if one == wanted or one.startswith(f"{wanted}-")]
    found += [one for one in evidence.rulings if one.partition("#")[0] == wanted]
    if not found:
        near = nearest(wanted, [*evidence.clauses, *evidence.rulings])
        raise NotThere(f"there is no clause or ruling {words!r}{near}")
    return found


def _by_id(ids: Collection[str], proofs: Iterable[Proof]) -> Mapping[str, list[Proof]]:
    found: dict[str, list[Proof]] = {}
    asked = frozenset(ids)
    for proof in proofs:
        for identity in (*proof.proves.rules, *proof.proves.rulings):
            if identity in asked:
                found.setdefault(identity, []).append(proof)
    return found


def suite_proofs(files: Sequence[SourceFile], about: Collection[str] | None) -> Iterator[Proof]:
    """What the scenarios of these files prove, without reading the rest of them; with `about`, of those
    files alone that name one of these ids. Raises `DocumentError`."""
    pattern = None if about is None else _pattern(about)
    for file in files:
        text = file.text()
        if pattern is not None and not pattern.search(text):
            continue
        for field in documents(text, file.name):
            given = dict(field.items()) if field.is_mapping else {}
            if "title" in given and "proves" in given:
                ids = {
                    name: tuple(entry.text() for entry in value.some())
                    for name, value in given["proves"].items()
                }
                proves = Proves(ids.get("rules", ()), ids.get("rulings", ()))
                yield Proof(file.name, field.line, given["title"].text(), proves)


def _pattern(ids: Collection[str]) -> re.Pattern[str]:
    """Finds these ids where they are no part of a longer one."""
    listed = "|".join(map(re.escape, sorted(ids, key=len, reverse=True)))
    return re.compile(rf"(?<![\w#-])({listed})(?![\w#]|-\w)")


def citations(
    files: Sequence[SourceFile], ids: Collection[str]
) -> Mapping[str, Sequence[Citation]]:
    """Where the code names these ids, by id; a function that names one twice counts once.

    A number without a hyphen names no clause here: 6 is a six.
    """
    pattern = _pattern([one for one in ids if "-" in one] or ["-"])
    found: dict[str, dict[tuple[str, str], Citation]] = {}
    for file in files:
        text = file.text()
        places = [(text.count("\n", 0, hit.start()) + 1, hit[1]) for hit in pattern.finditer(text)]
        names = _names(text) if places else []
        for line, identity in places:
            name = next((name for first, last, name in names if first <= line <= last), "")
            citation = Citation(file.name, line, name)
            found.setdefault(identity, {}).setdefault((file.name, name), citation)
    return {identity: list(held.values()) for identity, held in found.items()}


def _names(text: str) -> list[tuple[int, int, str]]:
    """First and last line of every function and class, the innermost first."""
    found = []

    def walk(node: ast.AST, outer: str) -> None:
        for child in ast.iter_child_nodes(node):
            name = outer
            if isinstance(child, ast.FunctionDef | ast.ClassDef):
                name = f"{outer}.{child.name}" if outer else child.name
                first = min([child.lineno, *(one.lineno for one in child.decorator_list)])
                found.append((first, child.end_lineno or first, name))
            walk(child, name)

    walk(ast.parse(text), "")
    return sorted(found, key=lambda one: one[1] - one[0])

"""A scenario: where it begins, a script, and what must then be true."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from dcg.documents.document import DocumentError, Field, documents
from dcg.documents.expectations import Expectation
from dcg.documents.script import Step, read_script
from dcg.documents.vocabulary import Vocabulary
from dcg.kernel.numbers import LARGEST_LONG

BEFORE = ("title", "note", "proves", "cards")
AFTER = ("seed", "script", "then", "unsupported")
"""The fields of every game's scenarios, before and after those that say where it begins."""


@dataclass(frozen=True)
class Proves:
    """The clauses and rulings a scenario proves."""

    rules: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()


@dataclass(frozen=True)
class Scenario:
    """One document, read.

    `begins` is the field it begins with and `start` what that says; `seed` answers chance that the
    script does not; `unsupported` is what it expects not to be run.
    """

    vocabulary: Vocabulary
    title: str
    proves: Proves
    cards: Mapping[str, Any]
    begins: str
    start: Any
    seed: int | None
    script: tuple[Step, ...]
    then: tuple[Expectation, ...]
    unsupported: tuple[str, ...]
    source: str
    line: int


@dataclass(frozen=True)
class Refusal:
    """A document that cannot be read as a scenario: `error` says why. `title` is empty where it
    has none."""

    title: str
    source: str
    line: int
    error: DocumentError


def read_scenarios(text: str, source: str, vocabulary: Vocabulary) -> list[Scenario]:
    """Every scenario of a file. Raises `DocumentError` for the first that cannot be read.

    A document that holds nothing but `cards` defines them for all documents after it.
    """
    found: list[Scenario] = []
    for one in read_each(text, source, vocabulary):
        if isinstance(one, Refusal):
            raise one.error
        found.append(one)
    return found


def read_each(text: str, source: str, vocabulary: Vocabulary) -> list[Scenario | Refusal]:
    """Every scenario of a file, or why it is none. A bad document does not stop those after it."""
    try:
        fields = documents(text, source)
    except DocumentError as error:
        return [Refusal("", source, error.line, error)]
    shared: dict[str, Any] = {}
    titles: dict[str, int] = {}
    found: list[Scenario | Refusal] = []
    for field in fields:
        try:
            if field.is_mapping and {name for name, _ in field.items()} == {"cards"}:
                shared |= vocabulary.read_cards(field.fields(("cards",))["cards"])
                continue
            scenario = read_scenario(field, shared, vocabulary)
            _check_title(scenario, titles)
        except DocumentError as error:
            found.append(Refusal(_title(field), source, error.line, error))
        else:
            found.append(scenario)
    if not found:
        nothing = DocumentError(source, 1, "", "there is no scenario in this file")
        return [Refusal("", source, 1, nothing)]
    return found


def _check_title(scenario: Scenario, titles: dict[str, int]) -> None:
    if scenario.title in titles:
        raise DocumentError(
            scenario.source,
            scenario.line,
            "title",
            f"`{scenario.title}` is also the title of the scenario on line "
            f"{titles[scenario.title]}",
        )
    titles[scenario.title] = scenario.line


def _title(field: Field) -> str:
    """The title of a document as far as it has one."""
    try:
        return next((value.text() for name, value in field.items() if name == "title"), "")
    except DocumentError:
        return ""


def read_scenario(field: Field, shared: Mapping[str, Any], vocabulary: Vocabulary) -> Scenario:
    """One scenario of a document. Raises `DocumentError`."""
    starts = vocabulary.starts
    given = field.fields((*BEFORE, *starts, *AFTER), needed=("title", "then"))
    begins = [name for name in starts if name in given]
    if len(begins) != 1:
        listed = " or ".join(f"`{name}`" for name in starts)
        one = ", one of them" if len(starts) > 1 else ""
        raise field.error(f"a scenario begins with {listed}{one}")
    if "note" in given:
        given["note"].text()
    cards = dict(shared)
    if "cards" in given:
        for name, card in vocabulary.read_cards(given["cards"]).items():
            if name in shared:
                raise given["cards"].error(f"`{name}` is already defined for the whole file")
            cards[name] = card
    script = given.get("script")
    expected = given.get("unsupported")
    return Scenario(
        vocabulary=vocabulary,
        title=given["title"].text(),
        proves=_proves(given["proves"], vocabulary) if "proves" in given else Proves(),
        cards=cards,
        begins=begins[0],
        start=vocabulary.read_start(begins[0], given[begins[0]]),
        seed=given["seed"].number(0, LARGEST_LONG) if "seed" in given else None,
        script=tuple(read_script(script, vocabulary)) if script is not None else (),
        then=tuple(vocabulary.read_expectations(given["then"], at_end=True)),
        unsupported=tuple(one.text() for one in expected.some()) if expected is not None else (),
        source=field.source,
        line=field.line,
    )


def _proves(field: Field, vocabulary: Vocabulary) -> Proves:
    given = field.fields(("rules", "rulings"))
    edition = f"{vocabulary.rulebook} {vocabulary.edition}"
    return Proves(
        _ids(given.get("rules"), vocabulary.clauses, f"clause of the {edition}"),
        _ids(given.get("rulings"), vocabulary.rulings, "ruling"),
    )


def _ids(field: Field | None, known: Collection[str], what: str) -> tuple[str, ...]:
    if field is None:
        return ()
    found = []
    for entry in field.some():
        identity = entry.text()
        if identity not in known:
            raise entry.error(f"there is no {what} `{identity}`")
        if identity in found:
            raise entry.error(f"`{identity}` is listed twice")
        found.append(identity)
    return tuple(found)

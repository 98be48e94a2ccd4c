"""A scenario: where it begins, a script, and what must then be true."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from dcg.documents.document import Field, Mention, documents
from dcg.documents.edition import FIELDS as EDITION_FIELDS
from dcg.documents.edition import check_edition
from dcg.documents.expectations import Expectation
from dcg.documents.faults import CardsUnread, DocumentError, Faults
from dcg.documents.proves import Proves
from dcg.documents.script import Step, read_script
from dcg.documents.vocabulary import Begun, Vocabulary
from dcg.kernel.absent import NO_SEED
from dcg.kernel.numbers import LARGEST_LONG

BEFORE = (*EDITION_FIELDS, "title", "note", "proves", "cards")
AFTER = ("seed", "script", "then", "unsupported")
NEEDED = ("title", "then")
"""The fields of every game's scenarios, before and after those that say where it begins."""


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
    mentions: tuple[Mention, ...] = ()

    def begun(self, catalogue: Mapping[str, Any], you: int) -> Begun:
        """Where its match begins. Raises `DocumentError` for every name that nothing has."""
        seed = NO_SEED if self.seed is None else self.seed
        faults, words, found = Faults(), self.vocabulary, None
        with faults.caught():
            found = words.begin(self.start, self.cards, catalogue, you, seed)
        faults.found += words.unknown_names(self.start, self.cards, catalogue, self.mentions)
        faults.check()
        assert found is not None
        return found


@dataclass(frozen=True)
class Refusal:
    """A document that cannot be read as a scenario: `error` says why. `title` is empty where it
    has none.

    `rest` is what could be read, where its cards and its start could: what more is wrong with it can
    still be asked of it.
    """

    title: str
    source: str
    line: int
    error: DocumentError
    rest: Scenario | None = None

    def every(self, catalogue: Mapping[str, Any]) -> DocumentError:
        """Everything that is wrong with the document."""
        faults = Faults()
        faults.found += self.error.every
        with faults.caught():
            if self.rest is not None:
                self.rest.begun(catalogue, 0)
        return faults.error() or self.error


def read_scenarios(text: str, source: str, vocabulary: Vocabulary) -> list[Scenario]:
    """Every scenario of a file. Raises `DocumentError` for the first that cannot be read.

    A document that holds nothing but `cards` (and `format` or `edition`) defines them for all after it.
    """
    found: list[Scenario] = []
    for one in read_each(text, source, vocabulary):
        if isinstance(one, Refusal):
            raise one.error
        found.append(one)
    return found


def read_each(
    text: str, source: str, vocabulary: Vocabulary, needed: Collection[str] = NEEDED
) -> list[Scenario | Refusal]:
    """Every scenario of a file, or why it is none. A bad document does not stop those after it, nor a
    card of all of them that cannot be read those that do not name it; those that do are refused for it.

    `needed` are the fields that none may lack, beside one that says where it begins.
    """
    try:
        fields = documents(text, source)
    except DocumentError as error:
        return [Refusal("", source, error.line, error)]
    shared: dict[str, Any] = {}
    unread: dict[str, DocumentError] = {}
    titles: dict[str, int] = {}
    found: list[Scenario | Refusal] = []
    for field in fields:
        try:
            if _is_shared(field):
                given = field.fields((*EDITION_FIELDS, "cards"))
                check_edition(given, vocabulary.edition)
                shared |= vocabulary.read_cards(given["cards"]) if "cards" in given else {}
                continue
            if lost := [error for name, error in unread.items() if field.names(name)]:
                found.append(Refusal(_title(field), source, field.line, lost[0]))
                continue
            scenario, wrong = _read(field, shared, vocabulary, needed)
            if wrong is None:
                _check_title(scenario, titles)
        except DocumentError as error:
            if isinstance(error, CardsUnread) and _is_shared(field):
                shared |= error.read
                unread |= error.unread
            found.append(Refusal(_title(field), source, error.line, error))
            continue
        if wrong is None:
            found.append(scenario)
        else:
            rest = scenario if scenario.start is not None else None
            found.append(Refusal(_title(field), source, wrong.line, wrong, rest))
    if not found:
        nothing = DocumentError(source, 1, "", "there is no scenario in this file")
        return [Refusal("", source, 1, nothing)]
    return found


def _is_shared(field: Field) -> bool:
    """Whether a document says something of all that are after it, and is no scenario."""
    names = {name for name, _ in field.items()} if field.is_mapping else set()
    return bool(names) and names <= {*EDITION_FIELDS, "cards"}


def _check_title(scenario: Scenario, titles: dict[str, int]) -> None:
    if not scenario.title:
        return
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


def _read(
    field: Field, shared: Mapping[str, Any], vocabulary: Vocabulary, needed: Collection[str]
) -> tuple[Scenario, DocumentError | None]:
    """One scenario of a document as far as it can be read, and everything that is wrong with how it
    is written. Without sound cards and a sound start it has no start."""
    starts = vocabulary.starts
    faults = Faults()
    given = field.fields((*BEFORE, *starts, *AFTER), needed=needed, faults=faults)
    with faults.caught():
        check_edition(given, vocabulary.edition)
    begins = [name for name in starts if name in given]
    if len(begins) != 1:
        listed = " or ".join(f"`{name}`" for name in starts)
        one = ", one of them" if len(starts) > 1 else ""
        faults.found.append(field.error(f"a scenario begins with {listed}{one}"))
    title, seed, start = "", None, None
    proves = Proves()
    cards = dict(shared)
    script: tuple[Step, ...] = ()
    then: tuple[Expectation, ...] = ()
    unsupported: tuple[str, ...] = ()
    sound = len(begins) == 1
    for name, value in given.items():
        before = len(faults.found)
        with faults.caught():
            if name == "title":
                title = value.text()
            elif name == "note":
                value.text()
            elif name in EDITION_FIELDS:
                pass  # checked above
            elif name == "proves":
                proves = _proves(value, vocabulary)
            elif name == "cards":
                cards |= _own_cards(value, shared, vocabulary)
            elif name == "seed":
                seed = value.number(0, LARGEST_LONG)
            elif name == "script":
                script = tuple(read_script(value, vocabulary))
            elif name == "then":
                then = tuple(vocabulary.read_expectations(value, at_end=True))
            elif name == "unsupported":
                unsupported = tuple(one.text() for one in value.some())
            else:
                start = vocabulary.read_start(name, value)
        if name in ("cards", *starts) and len(faults.found) > before:
            sound = False
    scenario = Scenario(
        vocabulary=vocabulary,
        title=title,
        proves=proves,
        cards=cards,
        begins=begins[0] if begins else "",
        start=start if sound else None,
        seed=seed,
        script=script,
        then=then,
        unsupported=unsupported,
        source=field.source,
        line=field.line,
        mentions=tuple(field.mentions),
    )
    return scenario, faults.error()


def _own_cards(
    field: Field, shared: Mapping[str, Any], vocabulary: Vocabulary
) -> Mapping[str, Any]:
    found = vocabulary.read_cards(field)
    for name in found:
        if name in shared:
            raise field.error(f"`{name}` is already defined for the whole file")
    return found


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

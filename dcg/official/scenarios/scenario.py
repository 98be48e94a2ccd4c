"""A scenario: a position or decks, a script, and what must then be true."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from dcg.official.language.card import Card
from dcg.official.positions.cards import read_cards
from dcg.official.positions.document import DocumentError, Field, documents
from dcg.official.positions.position import SEATS, CardHere, Position
from dcg.official.positions.reading import read_board, read_card_here
from dcg.official.scenarios.clauses import CLAUSES, RULINGS
from dcg.official.scenarios.expectations import Expectation, read_expectations
from dcg.official.scenarios.script import Step, read_script

FIELDS = ("title", "note", "proves", "cards", "position", "decks", "seed", "script", "then")
DECK_FIELDS = ("deck", "digi_egg_deck")


@dataclass(frozen=True)
class Proves:
    """The clauses and rulings a scenario proves."""

    rules: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()


@dataclass(frozen=True)
class DeckHere:
    """One player's decks in a set-up scenario, from bottom to top before any shuffle."""

    deck: tuple[CardHere, ...]
    digi_egg_deck: tuple[CardHere, ...]


@dataclass(frozen=True)
class Scenario:
    """One document, read. `seed` answers chance that the script does not."""

    title: str
    proves: Proves
    cards: Mapping[str, Card]
    position: Position | None
    decks: tuple[DeckHere, DeckHere] | None
    seed: int | None
    script: tuple[Step, ...]
    then: tuple[Expectation, ...]
    source: str
    line: int


def read_scenarios(text: str, source: str) -> list[Scenario]:
    """Every scenario of a file. Raises `DocumentError`.

    A document that holds nothing but `cards` defines them for all documents after it.
    """
    shared: dict[str, Card] = {}
    found: list[Scenario] = []
    for field in documents(text, source):
        if field.is_mapping and {name for name, _ in field.items()} == {"cards"}:
            shared |= read_cards(field.fields(("cards",))["cards"])
        else:
            found.append(read_scenario(field, shared))
    if not found:
        raise DocumentError(source, 1, "", "there is no scenario in this file")
    titles: dict[str, int] = {}
    for scenario in found:
        if scenario.title in titles:
            raise DocumentError(
                source,
                scenario.line,
                "title",
                f"`{scenario.title}` is also the title of the scenario on line "
                f"{titles[scenario.title]}",
            )
        titles[scenario.title] = scenario.line
    return found


def read_scenario(field: Field, shared: Mapping[str, Card]) -> Scenario:
    """One scenario of a document. Raises `DocumentError`."""
    given = field.fields(FIELDS, needed=("title", "then"))
    if ("position" in given) == ("decks" in given):
        raise field.error("a scenario begins with a `position` or with `decks`, one of them")
    if "note" in given:
        given["note"].text()
    cards = dict(shared)
    if "cards" in given:
        for name, card in read_cards(given["cards"]).items():
            if name in shared:
                raise given["cards"].error(f"`{name}` is already defined for the whole file")
            cards[name] = card
    return Scenario(
        title=given["title"].text(),
        proves=_proves(given["proves"]) if "proves" in given else Proves(),
        cards=cards,
        position=read_board(given["position"]) if "position" in given else None,
        decks=_decks(given["decks"]) if "decks" in given else None,
        seed=given["seed"].number(0, 2**63 - 1) if "seed" in given else None,
        script=tuple(read_script(given["script"])) if "script" in given else (),
        then=tuple(read_expectations(given["then"], at_end=True)),
        source=field.source,
        line=field.line,
    )


def _proves(field: Field) -> Proves:
    given = field.fields(("rules", "rulings"))
    return Proves(
        _ids(given.get("rules"), CLAUSES, "clause of the comprehensive rules 3.6"),
        _ids(given.get("rulings"), RULINGS, "ruling"),
    )


def _ids(field: Field | None, known: frozenset[str], what: str) -> tuple[str, ...]:
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


def _decks(field: Field) -> tuple[DeckHere, DeckHere]:
    given = field.fields(SEATS, needed=SEATS)
    decks = [_deck(given[seat]) for seat in SEATS]
    return decks[0], decks[1]


def _deck(field: Field) -> DeckHere:
    given = field.fields(DECK_FIELDS, needed=("deck",))
    return DeckHere(*(_list(given.get(name)) for name in DECK_FIELDS))


def _list(field: Field | None) -> tuple[CardHere, ...]:
    if field is None:
        return ()
    return tuple(card for entry in field.some() for card in read_card_here(entry))

"""What of a card does not run is named wherever somebody would otherwise rely on it."""

from __future__ import annotations

import json

import msgspec
import pytest

import dcg.official.catalogue as shipped
from dcg import lookup
from dcg.official.catalogue import catalogue
from dcg.official.catalogue.cards import Catalogue
from dcg.official.language.effect import Effect
from dcg.official.language.processes import Unsupported
from tests.cli.conftest import Run, complaint

FIRST, SECOND = "Sing 2 songs.", "Dance."
LACKS = f"BT1-010 Agumon: not supported yet: {FIRST}, {SECOND}"


@pytest.fixture(autouse=True)
def raiding_agumon(monkeypatch: pytest.MonkeyPatch) -> None:
    """The catalogue, with two effects on BT1-010 that nothing runs."""
    cards = dict(catalogue())
    agumon = cards["BT1-010"]
    lacks = (
        Effect("persistent", Unsupported("Sing 2 songs.")),
        Effect("persistent", Unsupported("Dance.")),
    )
    cards["BT1-010"] = msgspec.structs.replace(agumon, effects=(*agumon.effects, *lacks))
    monkeypatch.setattr(shipped, "catalogue", lambda: Catalogue(cards))
    monkeypatch.setattr(lookup, "_LEGAL", set())


def test_a_card_is_shown_with_what_of_it_does_not_run(dcg: Run) -> None:
    lines = dcg("cards", "show", "BT1-010").stdout.splitlines()
    assert lines[-2:] == [
        f"Not supported yet: {FIRST}",
        f"Not supported yet: {SECOND}",
    ]
    assert "Not supported" not in dcg("cards", "show", "BT1-025").stdout


def test_a_deck_with_it_is_listed_as_not_playable_yet(dcg: Run) -> None:
    found = json.loads(dcg("decks", "list", "--format", "json").stdout)
    red = next(deck for deck in found if deck["id"] == "bench-red")
    assert not red["playable"]
    assert red["problem"] == f"deck: {LACKS}"
    blue = next(deck for deck in found if deck["id"] == "bench-blue")
    assert blue["playable"]


def test_a_deck_with_it_is_shown_and_what_it_lacks_is_said(dcg: Run) -> None:
    shown = dcg("decks", "show", "bench-red")
    assert "BT1-010  Agumon" in shown.stdout
    assert shown.exit_code == 1
    assert shown.stderr == f"may not be played: deck: {LACKS}\n"


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "--decks", "bench-blue,bench-red", "--games", "1"),
        ("play", "--deck", "bench-red", "--against", "bench-blue"),
    ],
)
def test_a_deck_with_it_is_refused_by_name(dcg: Run, words: tuple[str, ...]) -> None:
    assert f"deck bench-red may not be played: deck: {LACKS}" in complaint(dcg(*words))

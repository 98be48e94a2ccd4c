"""Cards of a file that somebody made by hand: what no sentence says is told to have no words, and nothing stops."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from dcg.card_text import NotCards
from dcg.official.catalogue.file import CATALOGUE_FILE
from dcg.official.language.card import decode_card
from dcg.official.text.render import NO_WORDS, describe
from dcg.official.words.in_play import described

DRAW = {"node": "draw", "amount": 1}
PLAYED = {"node": "trigger", "event": "played", "subject": {"node": "ref", "name": "this"}}
UNSAYABLE: dict[str, dict[str, Any]] = {
    "an icon that there is none of": {"kind": "trigger", "icons": ["zzz"], "body": DRAW},
    "what nothing is called": {
        "kind": "trigger",
        "triggers": [PLAYED],
        "body": {"node": "delete", "target": {"node": "ref", "name": "zzz"}},
    },
    # logs of older versions have such effects, and stay readable
    "nothing at all": {"kind": "trigger"},
    "nothing for a while": {
        "kind": "main",
        "body": {"node": "lasting", "changes": [], "duration": "for_the_turn"},
    },
}
NOT_AN_EFFECT: dict[str, dict[str, Any]] = {
    "a keyword effect that names no keyword": {"kind": "keyword"},
    "`int` >= 1": {
        "kind": "main",
        "body": {
            "node": "draw",
            "amount": {"node": "scaled", "number": {"node": "memory_of"}, "per": 0},
        },
    },
}


def card(effect: dict[str, Any]) -> bytes:
    """A card with this effect and a second one."""
    effects = [{"node": "effect", **each} for each in (effect, {"kind": "main", "body": DRAW})]
    return msgspec.json.encode(
        {
            "node": "card",
            "number": "X1-01",
            "name": "Aamon",
            "category": "digimon",
            "effects": effects,
        }
    )


@pytest.mark.parametrize("kind", UNSAYABLE)
def test_what_no_sentence_says_has_no_words_and_the_rest_of_the_card_has(kind: str) -> None:
    data = card(UNSAYABLE[kind])
    said = described(data)
    assert said == describe(decode_card(data))
    assert said[:2] == ["X1-01 Aamon", "Digimon"]
    assert said[-2:] == [f"  {NO_WORDS}", "  <Draw 1>."]


@pytest.mark.parametrize("reason", NOT_AN_EFFECT)
def test_what_cannot_be_an_effect_is_no_card(reason: str) -> None:
    data = b'{"catalogue":1,"game":"digimon-card-game","cards":{"X1-01":%s}}'
    with pytest.raises(NotCards, match="compile the cards again") as refused:
        CATALOGUE_FILE.read(data % card(NOT_AN_EFFECT[reason]))
    assert reason in str(refused.value)
    assert described(card(NOT_AN_EFFECT[reason])) == []

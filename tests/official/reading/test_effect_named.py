"""An effect that another one gives is found by its index, and only where something gives one."""

from __future__ import annotations

import pytest

from dcg.official.codes.numbers import given_index
from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.language.card import Card
from dcg.official.language.effect import Effect
from dcg.official.reading.compiled.card import CompiledCard, effect_named

RAISES = p.ModifyDP(s.Ref("this"), 1000, "while_active")
GIVEN = Effect(kind="persistent", body=RAISES)
GIVES = p.GainEffect(s.All(s.Selector(whose="yours")), GIVEN, "while_active")
CARD = Card(
    number="T-001",
    name="Test Sage",
    category="tamer",
    effects=(Effect(kind="persistent", body=p.Seq((GIVES, RAISES))),),
)


def _index(kind: type) -> int:
    statements = CompiledCard(CARD).effects[0].statements
    return next(
        given_index(0, place) for place, node in enumerate(statements) if type(node) is kind
    )


def test_what_is_given_is_found() -> None:
    assert effect_named(CompiledCard(CARD), _index(p.GainEffect)).effect == GIVEN


@pytest.mark.parametrize("index", [1, given_index(1, 0), given_index(0, 9), _index(p.ModifyDP)])
def test_what_is_not_there_and_what_gives_nothing_is_an_index_error(index: int) -> None:
    with pytest.raises(IndexError):
        effect_named(CompiledCard(CARD), index)

"""Whatever the language can say is read again as the same: one reading, and the way back."""

import random

import pytest

from dcg.battle_evolution.language.effect import Effect, Printed
from dcg.battle_evolution.language.terms import CardTiming, Category
from dcg.battle_evolution.text.effects import compile_effects, print_effects
from dcg.battle_evolution.text.normalise import normalise
from dcg.language.printer import Unprintable
from tests.battle_evolution.text.invented import VERBS, Inventor

FRAMES: tuple[tuple[Category, CardTiming | None, Printed], ...] = (
    ("option", "support", Printed("support")),
    ("digimon", "passive", Printed("passive")),
    ("evolution", None, Printed("evolve")),
)
ROUNDS = 1500


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_an_invented_effect_is_said_again(seed: int) -> None:
    inventor, frames = Inventor(seed), random.Random(seed)
    said: set[str] = set()
    for _ in range(ROUNDS):
        process = inventor.verb()
        category, timing, when = frames.choice(FRAMES)
        effects = (Effect((when,), (process,)),)
        try:
            text = " ".join(print_effects(effects, category, timing))
        except Unprintable:
            continue
        said.add(type(process).__name__)
        assert compile_effects(normalise(text), category, timing) == (effects, []), text
    # "Recycle any" is about the own trash alone, which chance rarely draws
    assert {cls.__name__ for cls in VERBS} - said <= {"RecycleAny", "Seq", "Enable", "SetHp"}

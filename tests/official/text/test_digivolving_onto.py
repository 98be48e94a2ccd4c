"""What a card in the hand says of what it may digivolve from besides its requirements (2-3-6)."""

import pytest

from dcg.official.language.effect import Effect
from dcg.official.language.processes import DigivolveFrom, If
from dcg.official.language.selectors import HasColour, IsCategory, NameIs
from dcg.official.text.effects import compile_effect, print_effect

TAMER = IsCategory(("tamer",))
RED_TAMERS = (HasColour(("red",)), TAMER)


def read(text: str) -> Effect:
    effect = compile_effect(text, "digimon", "effects")
    assert compile_effect(print_effect(effect), "digimon", "effects") == effect
    return effect


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("You may digivolve this card from your hand onto one of your red Tamers as if the Tamer is a level 4 red Digimon for a memory cost of 2.", DigivolveFrom(RED_TAMERS, 2, 4, ("red",))),
        ("You may digivolve this card from your hand onto one of your red Tamers as if the Tamer is a level 4 red Digimon.", DigivolveFrom(RED_TAMERS, None, 4, ("red",))),
        ("This card may digivolve from the hand onto one of your red Tamers as if that card is a level 4 red Digimon.", DigivolveFrom(RED_TAMERS, None, 4, ("red",))),
        ("You may digivolve this card from your hand onto one of your [Aamon] cards as if the Tamer is a level 4 Digimon.", DigivolveFrom((NameIs(("Aamon",)),), None, 4)),
        ("Your [Aamon] can digivolve into this card in your hand for a memory cost of 4, ignoring this card's digivolution requirements.", DigivolveFrom((NameIs(("Aamon",)),), 4)),
        ("One of your [Aamon] may digivolve into this card in your hand for a digivolution cost of 4, ignoring digivolution requirements.", DigivolveFrom((NameIs(("Aamon",)),), 4)),
    ],
)  # fmt: skip
def test_every_wording_works_in_the_hand(text: str, meant: DigivolveFrom) -> None:
    effect = read(text)
    assert effect.body == meant
    assert (effect.kind, effect.zones) == ("persistent", ("hand",))


def test_a_condition_around_it_is_kept() -> None:
    rest = "your [Aamon] can digivolve into this card in your hand for a digivolution cost of 3, ignoring its digivolution requirements."
    assert read(f"While you have a Tamer, {rest}").condition is not None
    assert isinstance(read(f"If you have a Tamer, {rest}").body, If)

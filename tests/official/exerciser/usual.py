"""What made-up cards are like where nothing is said of them, and the effects that they have for others."""

from __future__ import annotations

from typing import Final, get_args

from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.language.card import DigivolutionRequirement
from dcg.official.language.effect import Effect
from dcg.official.language.terms import Colour, GainedIcon, TriggerEvent

COLOURS: Final[tuple[str, ...]] = get_args(Colour)
OPPOSITE: Final = {"<=": ">", "<": ">=", ">=": "<", ">": "<=", "=": "!=", "!=": "="}
USUAL: Final = {"level": 4, "dp": 5000, "play_cost": 4, "digivolution_cards": 1, "colours": 1}
LEAST: Final = {"level": 2, "dp": 1000, "play_cost": 0, "digivolution_cards": 0, "colours": 1}
STEP: Final = {"dp": 1000}

ANY_COLOUR: Final = Effect(
    "persistent",
    p.Permit(s.Ref("this_card"), "ignore_colour_requirements"),
    zones=("hand",),
)
"""A made-up Option card is used whatever colours are there."""


FROM_ANYTHING: Final = (
    DigivolutionRequirement(0),
    DigivolutionRequirement(0, match=(s.IsCategory(("tamer",)),)),
)
"""A made-up Digimon card digivolves from whatever stands there."""

IS_DIGIMON: Final = s.IsCategory(("digimon",))

UPON: Final[dict[str, TriggerEvent]] = {
    "on_play": "played",
    "when_digivolving": "digivolved",
    "when_attacking": "attacks",
    "on_deletion": "deleted",
}
"""What an effect waits for, by its icon."""

BLOCKER: Final = Effect("keyword", keyword="blocker", value=1)


def with_icon(icon: GainedIcon) -> Effect:
    """An effect that has this icon."""
    if icon == "main":
        return Effect("activation", p.Draw(1), icons=(icon,))
    return Effect("persistent", p.ModifyDP(s.Ref("this"), 1000, "while_active"), icons=(icon,))


DIGI_BURST: Final = p.ByCost(
    p.TrashDigivolutionCards(s.Ref("this"), 1), p.Draw(1), keyword="digi_burst"
)


def written(number: s.Number) -> int:
    """What a number is likely to come to on a generated board."""
    if isinstance(number, int):
        return number
    if isinstance(number, s.Scaled):
        return number.times * (written(number.number) // number.per)
    if isinstance(number, s.AttributeOf):
        return USUAL.get(number.attribute, 1)
    return 1

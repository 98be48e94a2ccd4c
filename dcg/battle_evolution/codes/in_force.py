"""What lasts of effects beside numbers of the Digimon itself."""

from __future__ import annotations

from typing import Final, NamedTuple

from dcg.kernel.code import Code


class InForce(Code):
    """Kinds of things that are in force for a player; what their `value` is."""

    CANNOT = 0, "cannot", "the deed, by its place in `DEEDS`"
    CANNOT_NOR_FOR_COSTS = 1, "cannot, costs included", "the deed (f-cost-10)"
    MORE_SUPPORTS = 2, "more supports", "how many"
    RACK_MORE = 3, "more cards to rack", "how many"
    HAND_LIMIT = 4, "hand limit", "the limit"
    MORE_ATTACHMENTS = 5, "more attachments", "how many"
    PASSIVES_VOID = 6, "passive effects are void", "nothing"
    DECK_TURNED = 7, "the deck is turned over", "nothing"
    LATER = 8, "a process that waits for a phase", "phase, effect and sentence: see `Waits`"
    BONUS_ACTIVATED = 9, "a permanent bonus has activated", "its line of the box (4.3-26)"


IN_FORCE_NAMES: Final[dict[int, str]] = {kind: kind.words for kind in InForce}

_EFFECTS: Final = 100
_SENTENCES: Final = 1000


class Waits(NamedTuple):
    """What of a card waits for which phase: `InForce.LATER`, as one number that a log may hold.

    >>> Waits.read(Waits(6, 1, 2).value)
    Waits(phase=6, effect=1, sentence=2)
    """

    phase: int
    effect: int
    sentence: int

    @property
    def value(self) -> int:
        """As one number."""
        return (self.phase * _EFFECTS + self.effect) * _SENTENCES + self.sentence

    @classmethod
    def read(cls, value: int) -> Waits:
        """From that number."""
        rest, sentence = divmod(value, _SENTENCES)
        return cls(*divmod(rest, _EFFECTS), sentence)

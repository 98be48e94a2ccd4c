"""What a match of this game that came from elsewhere may say."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from dcg.battle_evolution.codes.absent import NO_CARD, NO_EFFECT
from dcg.battle_evolution.codes.numbers import DEFINITION
from dcg.battle_evolution.language.card import decode_card
from dcg.battle_evolution.state.arena import Arena
from dcg.kernel.event import OBJECT, Event
from dcg.language.bounds import out_of_bounds


class BattleEvolutionLimits:
    """See `dcg.game.Limits`."""

    def there(self, state: Arena) -> Mapping[str, int]:
        """Cards and definitions."""
        return {OBJECT: len(state.definition_of), DEFINITION: len(state.definitions)}

    def problem(self, state: Arena, event: Event, definitions: Mapping[bytes, bytes]) -> str:
        """An effect or a side that its card does not have."""
        if hasattr(event, "face") or hasattr(event, "faces"):
            for turned, face in state.faces.items():
                held = definitions.get(state.address(turned))
                if held is not None and not 0 <= face <= len(decode_card(held).faces):
                    return f"{decode_card(held).number} has no side {face}"
        card = getattr(event, "card", NO_CARD)
        ordinal = getattr(event, "ordinal", NO_EFFECT)
        if card < 0 or ordinal < 0 or card >= len(state.definition_of):
            return ""
        data = definitions.get(state.address(card))
        if data is None:
            return ""
        facts = decode_card(data)
        most = max(len(side.effects) + len(side.box) for side in (facts, *facts.faces))
        if ordinal >= most and ordinal != _DOMINION:
            return f"{facts.number} has no effect {ordinal}"
        return ""

    def definition_problem(self, data: bytes) -> str:
        """What is no card, or has a number that no card has."""
        try:
            card = decode_card(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            return f"is no card: {error}"
        return out_of_bounds(card)


_DOMINION = 999

"""What a stack of cards has by itself."""

from __future__ import annotations

from collections.abc import Sequence

from dcg.official.keywords.security_attack import KEYWORD as SECURITY_ATTACK
from dcg.official.reading.compiled.card import CompiledCard
from dcg.official.reading.compiled.effect import INHERITED, LINK, UPPER, CompiledEffect


class StackTable:
    """What a stack of these cards has by itself in an area of the field: the top card's facts and the
    effects that work there (15-14-4-1), what its digivolution cards give it (4-2-4), and its link cards
    (4-2-5, 4-2-6). Pairs are (place, effect): places count the stack from the bottom, then the link
    cards. `gained` are the upper effects of digivolution cards that it has as its own (15-15-2), and
    `times_gained` says by the place of a card and the index of its effect how often. `named` are the keyword effects it has, those included that stand inside its effects."""

    __slots__ = (
        "activations",
        "dp",
        "gained",
        "immediates",
        "keywords",
        "link_dp",
        "named",
        "persistents",
        "security_attack",
        "times_gained",
        "top",
        "triggers",
    )

    def __init__(
        self,
        cards: Sequence[CompiledCard],
        area: str,
        links: Sequence[CompiledCard] = (),
        gained: Sequence[tuple[int, str]] = (),
        *,
        as_digimon: bool,
    ) -> None:
        """`gained` are the places of cards whose upper effects it gains, each as often as it does, and the icon of
        those effects, or "" for all.
        `as_digimon` is whether it is treated as a Digimon, whatever card is on top."""
        top = cards[-1]
        self.top = top
        last = len(cards) - 1
        self.link_dp = sum(card.link_dp for card in links)
        self.dp = None if top.dp is None else top.dp + self.link_dp
        gives_inherited = as_digimon or top.is_digimon
        self.keywords: dict[str, list[tuple[int, CompiledEffect]]] = {}
        self.persistents: list[tuple[int, CompiledEffect]] = []
        self.activations: list[tuple[int, CompiledEffect]] = []
        self.immediates: list[tuple[int, CompiledEffect]] = []
        self.triggers: dict[str, list[tuple[int, CompiledEffect]]] = {}
        self.named: set[str] = set()
        sections = [
            (place, LINK if place > last else UPPER if place == last else INHERITED, card, "")
            for place, card in enumerate((*cards, *links))
        ]
        sections += [(place, UPPER, cards[place], icon) for place, icon in gained]
        self.gained = [
            (place, held)
            for place, icon in dict.fromkeys(gained)
            for held in cards[place].effects
            if held.section == UPPER and _has(held, icon)
        ]
        self.times_gained = {
            (place, held.index): sum(each == place and _has(held, icon) for each, icon in gained)
            for place, held in self.gained
        }
        for place, section, card, icon in sections:
            if section == INHERITED and not gives_inherited:
                continue
            for held in card.keywords[section] if not icon else ():
                self.keywords.setdefault(held.keyword, []).append((place, held))
            works = card.working[area]
            self.persistents += _with(icon, place, works.persistents[section])
            self.activations += _with(icon, place, works.activations[section])
            self.immediates += _with(icon, place, works.immediates[section])
            for _, held in _with(icon, place, works.triggers[section]):
                # Conditions about one event are one triggering (15-5-2).
                for event in dict.fromkeys(trigger.event for trigger in held.effect.triggers):
                    self.triggers.setdefault(event, []).append((place, held))
            for held in card.effects:
                if held.section == section and held.effect.kind != "security" and _has(held, icon):
                    self.named |= held.said
        self.named.update(self.keywords)
        self.security_attack = sum(
            held.effect.value for _, held in self.keywords.get(SECURITY_ATTACK.name, ())
        )


def _with(
    icon: str, place: int, effects: Sequence[CompiledEffect]
) -> list[tuple[int, CompiledEffect]]:
    return [(place, held) for held in effects if _has(held, icon)]


def _has(held: CompiledEffect, icon: str) -> bool:
    """Whether it has the icon, if one is asked for; what a printed keyword effect stands for has none."""
    return not icon or (icon in held.effect.icons and not held.keyword)

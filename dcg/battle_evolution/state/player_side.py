"""One player's side of the board."""

from __future__ import annotations

from typing import Final

from dcg.battle_evolution.codes.absent import AS_PRINTED, NO_ATTACK, NO_HP, NO_REVIVAL, NOT_EVOLVED
from dcg.battle_evolution.events.battle import GivenAbility

ZONES: Final = (
    "deck",
    "hand",
    "trash",
    "dark_area",
    "destiny_zone",
    "dp_zone",
    "evolution_zone",
    "support_zone",
    "active",
    "attached",
    "side_pile",
    "no_zone",
    "deleted",
)
"""The lists of cards of a side, by the names of their zones; `attached` lies at this side's active."""

Powers = tuple[int, int, int]


class PlayerSide:
    """Cards by zone, bottom to top, and what is true of the active Digimon and its player.

    `powers` are current, `base` what they go back to when lingering effects end. `kinds` are the
    types (`dominated` those of them that Dominion gave, r-1), `called` further names (`renamed`: instead of the printed one). `kept` are cards under
    attachments, `kept_dp` the DP that attachments track. `voided` are abilities that are void, by attack and
    kind.
    """

    __slots__ = (
        "abilities",
        "abnormal",
        "active",
        "attached",
        "attack",
        "attack_shown",
        "base",
        "called",
        "dark_area",
        "deck",
        "deleted",
        "destiny_zone",
        "dominated",
        "dp",
        "dp_zone",
        "evolution_zone",
        "evolved_by",
        "flat",
        "hand",
        "hand_open",
        "hp",
        "kept",
        "kept_dp",
        "kinds",
        "ko_points",
        "no_zone",
        "powers",
        "renamed",
        "revival",
        "revived",
        "side_pile",
        "support_zone",
        "trash",
        "voided",
        "worth",
    )

    def __init__(self) -> None:
        self.deck: list[int] = []
        self.hand: list[int] = []
        self.trash: list[int] = []
        self.dark_area: list[int] = []
        self.destiny_zone: list[int] = []
        self.dp_zone: list[int] = []
        self.evolution_zone: list[int] = []
        self.support_zone: list[int] = []
        self.active: list[int] = []
        self.attached: list[int] = []
        self.side_pile: list[int] = []
        self.no_zone: list[int] = []
        self.deleted: list[int] = []
        self.kept: list[tuple[int, int]] = []
        self.kept_dp: dict[int, int] = {}
        self.ko_points = 0
        self.dp = 0
        self.hand_open = False
        self.attack = NO_ATTACK
        self.attack_shown = False
        self.hp = NO_HP
        self.powers: Powers = (0, 0, 0)
        self.base: Powers = (0, 0, 0)
        self.kinds: tuple[int, ...] = ()
        self.dominated: tuple[int, ...] = ()
        self.called: tuple[str, ...] = ()
        self.renamed = False
        self.abnormal = False
        self.flat = 0
        self.revival = NO_REVIVAL
        self.revived = False
        self.worth = AS_PRINTED
        self.evolved_by = NOT_EVOLVED
        self.abilities: list[GivenAbility] = []
        self.voided: tuple[tuple[int, int], ...] = ()

    def copy(self) -> PlayerSide:
        """An independent copy."""
        twin = PlayerSide.__new__(PlayerSide)
        twin.deck = self.deck.copy()
        twin.hand = self.hand.copy()
        twin.trash = self.trash.copy()
        twin.dark_area = self.dark_area.copy()
        twin.destiny_zone = self.destiny_zone.copy()
        twin.dp_zone = self.dp_zone.copy()
        twin.evolution_zone = self.evolution_zone.copy()
        twin.support_zone = self.support_zone.copy()
        twin.active = self.active.copy()
        twin.attached = self.attached.copy()
        twin.side_pile = self.side_pile.copy()
        twin.no_zone = self.no_zone.copy()
        twin.deleted = self.deleted.copy()
        twin.kept = self.kept.copy()
        twin.kept_dp = self.kept_dp.copy()
        twin.abilities = self.abilities.copy()
        twin.ko_points = self.ko_points
        twin.dp = self.dp
        twin.hand_open = self.hand_open
        twin.attack = self.attack
        twin.attack_shown = self.attack_shown
        twin.hp = self.hp
        twin.powers = self.powers
        twin.base = self.base
        twin.kinds = self.kinds
        twin.dominated = self.dominated
        twin.called = self.called
        twin.renamed = self.renamed
        twin.abnormal = self.abnormal
        twin.flat = self.flat
        twin.revival = self.revival
        twin.revived = self.revived
        twin.worth = self.worth
        twin.evolved_by = self.evolved_by
        twin.voided = self.voided
        return twin

    def lists(self) -> list[list[int]]:
        """The cards of every zone, in the order of `ZONES`."""
        return [
            self.deck,
            self.hand,
            self.trash,
            self.dark_area,
            self.destiny_zone,
            self.dp_zone,
            self.evolution_zone,
            self.support_zone,
            self.active,
            self.attached,
            self.side_pile,
            self.no_zone,
            self.deleted,
        ]

    def reset_digimon(self) -> None:
        """Another card is the active one: what was true of the one before is not of this."""
        self.dominated = ()
        self.called = ()
        self.renamed = False
        self.abnormal = False
        self.abilities = []
        self.voided = ()

    def leave(self) -> None:
        """There is no active Digimon."""
        self.reset_digimon()
        self.hp = NO_HP
        self.powers = self.base = (0, 0, 0)
        self.kinds = ()
        self.flat = 0
        self.revival = NO_REVIVAL
        self.revived = False
        self.worth = AS_PRINTED

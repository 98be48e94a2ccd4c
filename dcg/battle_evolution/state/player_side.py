"""One player's side of the board."""

from __future__ import annotations

from dcg.battle_evolution.codes.absent import AS_PRINTED, NO_ATTACK, NO_HP, NO_REVIVAL, NOT_EVOLVED
from dcg.battle_evolution.events.battle import GivenAbility

ZONES = (
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
        *ZONES,
        "abilities",
        "abnormal",
        "attack",
        "attack_shown",
        "base",
        "called",
        "dominated",
        "dp",
        "evolved_by",
        "flat",
        "hand_open",
        "hp",
        "kept",
        "kept_dp",
        "kinds",
        "ko_points",
        "powers",
        "renamed",
        "revival",
        "revived",
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
        for name in _LISTS:
            setattr(twin, name, getattr(self, name).copy())
        for name in _PLAIN:
            setattr(twin, name, getattr(self, name))
        return twin

    def lists(self) -> list[list[int]]:
        """The cards of every zone."""
        return [getattr(self, name) for name in ZONES]

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


_LISTS = (*ZONES, "kept", "kept_dp", "abilities")
_PLAIN = tuple(name for name in PlayerSide.__slots__ if name not in _LISTS)

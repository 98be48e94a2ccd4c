"""A state as plain data: for the digest, and for finding a position again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from dcg.battle_evolution.state.contents import Contents
from dcg.battle_evolution.state.player_side import ZONES, PlayerSide
from dcg.kernel.absent import FULL_LOG, UNKNOWN

if TYPE_CHECKING:
    from _typeshed import SupportsRichComparison

Named = TypeVar("Named", bound="SupportsRichComparison")
"""What a card is called: anything that has an order."""

_UNORDERED: Final = frozenset(("hand", "dark_area", "side_pile", "dp_zone"))


def canonical(arena: Contents) -> dict[str, object]:
    """Plain data for the digest."""
    plain = _board(arena, lambda card: card)
    plain["course"] = arena.course.canonical()
    plain["cards"] = _known_cards(arena)
    plain["minted"] = list(arena.course.knowledge.minted)
    plain["turn"] = arena.turn
    plain["positions"] = arena.positions.copy()
    return plain


def recurrence(arena: Contents) -> object:
    """The position: which card lies where and who knows it; no ids, no number of the turn."""
    by_sight = _by_sight(tuple(arena.definitions))
    named = [
        by_sight[place][first != UNKNOWN][second != UNKNOWN]
        for place, first, second in zip(
            arena.definition_of, *arena.course.knowledge.handles, strict=True
        )
    ]
    named.append((b"", False, False))  # the last one, at -1: `UNKNOWN`
    return _board(arena, named.__getitem__)


Seen = tuple[bytes, bool, bool]
"""The definition of a card, and which seats know the card."""


@lru_cache(maxsize=64)
def _by_sight(definitions: tuple[bytes, ...]) -> Sequence[tuple[tuple[Seen, ...], ...]]:
    """What a card is called, by its definition and by which seats know it."""
    addresses = (*definitions, b"")  # the last one, at -1: `NO_DEFINITION`
    return [
        (((one, False, False), (one, False, True)), ((one, True, False), (one, True, True)))
        for one in addresses
    ]


def _board(arena: Contents, named: Callable[[int], Named]) -> dict[str, object]:
    return {
        "sides": [_side(side, named) for side in arena.sides],
        "partners": sorted(map(named, arena.partners)),
        "destined": sorted(map(named, arena.destined)),
        "activated": sorted(map(named, arena.activated)),
        "faces": sorted([[named(card), face] for card, face in arena.faces.items()]),
        "used": sorted([[named(card), ordinal] for card, ordinal in arena.used]),
        "lasting": [
            [held.kind, held.seat, held.value, named(held.source), held.permanent]
            for held in arena.lasting
        ],
        "first_attacks": list(arena.first_attacks),
        "barred": list(arena.barred),
        "first_player": arena.first_player,
        "player": arena.player,
        "phase": int(arena.phase),
        "evolved": arena.evolved,
        "racked": arena.racked,
    }


def _side(side: PlayerSide, named: Callable[[int], Named]) -> dict[str, object]:
    plain: dict[str, object] = {}
    for zone in ZONES:
        cards = map(named, getattr(side, zone))
        plain[zone] = sorted(cards) if zone in _UNORDERED else list(cards)
    plain["kept"] = [[named(card), named(under)] for card, under in side.kept]
    plain["kept_dp"] = sorted([named(card), dp] for card, dp in side.kept_dp.items())
    plain["abilities"] = [
        [
            list(value) if isinstance(value, tuple) else value
            for value in msgspec.structs.astuple(one)
        ]
        for one in side.abilities
    ]
    plain.update(
        ko_points=side.ko_points,
        dp=side.dp,
        hand_open=side.hand_open,
        attack=side.attack,
        attack_shown=side.attack_shown,
        hp=side.hp,
        powers=list(side.powers),
        base=list(side.base),
        kinds=list(side.kinds),
        dominated=list(side.dominated),
        called=list(side.called),
        renamed=side.renamed,
        abnormal=side.abnormal,
        flat=side.flat,
        revival=side.revival,
        revived=side.revived,
        worth=side.worth,
        evolved_by=side.evolved_by,
        voided=[list(pair) for pair in side.voided],
    )
    return plain


def _known_cards(arena: Contents) -> Sequence[object]:
    """Every card that a zone names: id, owner, definition, and which seats know it."""
    course = arena.course
    seats = (0, 1) if course.perspective == FULL_LOG else (course.perspective,)
    named = {under for side in arena.sides for _, under in side.kept}
    named.update(*(zone for side in arena.sides for zone in side.lists()))
    named.discard(UNKNOWN)
    addresses = (*arena.definitions, b"")  # the last one, at -1: `NO_DEFINITION`
    known = [[handle != UNKNOWN for handle in course.knowledge.handles[seat]] for seat in seats]
    sights = list(zip(*known, strict=True))
    cards = sorted(named)
    return list(
        zip(
            cards,
            map(arena.owner_of.__getitem__, cards),
            [addresses[arena.definition_of[card]] for card in cards],
            map(sights.__getitem__, cards),
            strict=True,
        )
    )

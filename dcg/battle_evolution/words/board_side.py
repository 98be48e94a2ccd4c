"""One side of a board in words: the active Digimon, what is noted of it, and the cards a reader knows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from dcg.battle_evolution.codes.absent import ANY_ATTACK, NO_REVIVAL
from dcg.battle_evolution.codes.cards import Attack, Kin
from dcg.battle_evolution.language.card import Card
from dcg.battle_evolution.reading.facts import given
from dcg.battle_evolution.state.contents import Contents
from dcg.battle_evolution.state.player_side import PlayerSide
from dcg.battle_evolution.text.whole_grammar import write
from dcg.battle_evolution.words.card_names import CardNames
from dcg.harmless import inert

CARDS_OF = (
    ("attached", "attached"),
    ("support", "support_zone"),
    ("future", "evolution_zone"),
    ("in no zone", "no_zone"),
    ("DP zone", "dp_zone"),
    ("Destiny Zone", "destiny_zone"),
    ("hand", "hand"),
    ("Dark Area", "dark_area"),
    ("side pile", "side_pile"),
)
"""Cards of a side that are named where the reader knows one of them, with the names of their zones."""

NOTHING = "(empty)"
"""What is said of a zone without cards."""
_UNORDERED = ("dp_zone", "hand", "dark_area", "side_pile")


@dataclass(frozen=True)
class PowerShown:
    """One attack of the active Digimon: its Power, what it goes back to, and its abilities."""

    attack: str
    power: int
    base: int
    abilities: tuple[str, ...]
    used: bool


@dataclass(frozen=True)
class ActiveShown:
    """The active Digimon: what it is, and what is noted of it."""

    name: str
    kind: str
    hp: int
    powers: tuple[PowerShown, ...]
    notes: tuple[str, ...]


def active_of(names: CardNames, state: Contents, seat: int) -> ActiveShown | None:
    """The active Digimon of a seat, None where there is none."""
    side = state.sides[seat]
    if not side.active:
        return None
    card = names.card(state, side.active[-1])
    level = f"Level {card.level}" if card is not None and card.level is not None else ""
    types = "/".join(Kin.words_of(kind).capitalize() for kind in side.kinds)
    powers = tuple(
        PowerShown(
            attack.words.capitalize(),
            side.powers[attack],
            side.base[attack],
            abilities_of(side, card, attack),
            side.attack_shown and side.attack == attack,
        )
        for attack in Attack
    )
    kind = " ".join(part for part in (level, types) if part)
    return ActiveShown(
        names.name(state, side.active[-1]), kind, side.hp, powers, tuple(_notes(side))
    )


def _notes(side: PlayerSide) -> Iterator[str]:
    if side.abnormal:
        yield "abnormal"
    if side.flat:
        yield f"{side.flat} flat"
    if side.revival != NO_REVIVAL:
        yield f"revives with {side.revival} HP"
    if side.revived:
        yield "was revived"
    if side.called:
        yield ("is called " if side.renamed else "is also called ") + ", ".join(
            map(inert, side.called)
        )


def abilities_of(side: PlayerSide, card: Card | None, attack: Attack) -> tuple[str, ...]:
    """The abilities of an attack that are not void, printed and gained."""
    voided = {kind for at, kind in side.voided if at == attack}
    printed = card.abilities if card is not None else ()
    words = [
        write("ability", one.ability)
        for one in printed
        if one.attack == attack.words
        and voided.isdisjoint(given_one.ability for given_one in given(one.ability, attack))
    ]
    words += [
        one.ability.words
        for one in side.abilities
        if one.attack in (attack, ANY_ATTACK) and one.ability not in voided
    ]
    return tuple(words)


def counts_of(state: Contents, seat: int) -> str:
    """`1 KO point, 20 DP, 1st Attack, hand 5, deck 30, trash 4, Dark Area 0`."""
    side = state.sides[seat]
    first = state.first_attacks.count(seat)
    return ", ".join(
        (
            points(side.ko_points),
            f"{side.dp} DP",
            *((f"1st Attack {first}",) if first else ()),
            f"hand {len(side.hand)}",
            f"deck {len(side.deck)}",
            f"trash {len(side.trash)}",
            f"Dark Area {len(side.dark_area)}",
        )
    )


def points(count: int) -> str:
    """`1 KO point`, `2 KO points`."""
    return f"{count} KO point{'' if count == 1 else 's'}"


def lines_of(names: CardNames, state: Contents, seat: int) -> Iterator[str]:
    """A side in a few lines."""
    side = state.sides[seat]
    yield f"Seat {seat}: {counts_of(state, seat)}"
    active = active_of(names, state, seat)
    if active is None:
        yield "  no active Digimon"
    else:
        yield "  active " + ", ".join(
            part for part in (active.name, active.kind, f"{active.hp} HP", *active.notes) if part
        )
        yield "  Power  " + ", ".join(map(_power, active.powers))
        if len(side.active) > 1:
            yield f"  under it {names.names(state, side.active[-2::-1])}"
    for label, zone in CARDS_OF:
        cards: Sequence[int] = getattr(side, zone)
        if any(names.card(state, card) is not None for card in cards):
            yield f"  {label} {names.names(state, cards)}"


def facts_of(names: CardNames, state: Contents, seat: int) -> Iterator[tuple[str, str]]:
    """What can be said of a side, thing by thing: the same things of every side."""
    side = state.sides[seat]
    active = active_of(names, state, seat)
    if active is None:
        yield "active", "none"
    else:
        yield (
            "active",
            ", ".join(part for part in (active.name, active.kind, *active.notes) if part),
        )
    yield "HP", str(active.hp) if active is not None else ""
    for at, attack in enumerate(Attack):
        shown = _power(active.powers[at]) if active is not None else ""
        yield attack.words.capitalize(), shown.partition(" ")[2]
    yield "under it", names.names(state, side.active[-2::-1]) if len(side.active) > 1 else ""
    yield "KO points", str(side.ko_points)
    yield "1st Attacks", str(state.first_attacks.count(seat))
    yield "DP", str(side.dp)
    for label, zone in CARDS_OF:
        cards: Sequence[int] = getattr(side, zone)
        if zone in _UNORDERED:
            cards = sorted(cards, key=lambda card: names.name(state, card))
        yield label, names.names(state, cards) if cards else NOTHING
    yield "deck", str(len(side.deck))
    yield "trash", names.names(state, side.trash[::-1]) if side.trash else NOTHING


def _power(shown: PowerShown) -> str:
    """`Circle 700 (else 400, Crash) in use`."""
    besides = [*((f"else {shown.base}",) if shown.base != shown.power else ()), *shown.abilities]
    text = f"{shown.attack} {shown.power}"
    if besides:
        text += f" ({', '.join(besides)})"
    return text + (" in use" if shown.used else "")

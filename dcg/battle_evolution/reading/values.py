"""What is true of players and their Digimon now: what is noted, and passive effects on top."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeVar, get_args

from dcg.battle_evolution.codes.absent import ANY_ATTACK, NO_LEVEL
from dcg.battle_evolution.codes.cards import ATTACK_BY_WORD, KIN_BY_WORD, Ability
from dcg.battle_evolution.codes.in_force import InForce
from dcg.battle_evolution.codes.turn import Phase
from dcg.battle_evolution.events.battle import GivenAbility
from dcg.battle_evolution.language.processes import battle as battle_nodes
from dcg.battle_evolution.language.processes import control, evolving, players
from dcg.battle_evolution.language.processes import power as power_nodes
from dcg.battle_evolution.language.processes.cards import RackMore
from dcg.battle_evolution.reading.facts import SideOfCard, Topic, given, topic_of, works_at
from dcg.battle_evolution.reading.match import ArenaMatch, InForceNow, Standing
from dcg.battle_evolution.reading.occurrences import Lying
from dcg.battle_evolution.reading.viewpoint import Viewpoint
from dcg.language.node import Node

DEEDS: Final[tuple[str, ...]] = get_args(players.Deed)
"""What can be forbidden, in the order of its codes."""

Passive = TypeVar("Passive", bound=Node)


def standing(match: ArenaMatch, topic: Topic) -> Sequence[Standing]:
    """The passive processes of one topic whose conditions hold (f-timing-19, f-left-zone-2).

    What these conditions read of a Digimon is what is noted of it, without other passive effects.
    """
    among = match.holders.passives.get(topic, match.holders.unlisted)
    if among.nobody or match.deriving:
        return ()
    there = match.in_play(among)
    if not there:
        return ()
    known = match.standing.get(topic)
    if known is not None and (
        known.version == match.version or (known.steady and known.there is there)
    ):
        return known.processes
    match.deriving = True
    found = list(_standing(match, there, topic))
    match.deriving = False
    if match.caching:
        steady = not any(topic in match.facts(card).conditional for _, card, _ in there)
        match.standing[topic] = InForceNow(match.version, there, steady, found)
    return found


def _standing(match: ArenaMatch, there: Sequence[Lying], topic: Topic) -> Iterator[Standing]:
    for seat, card, place in there:
        facts = match.facts(card)
        if topic not in facts.passives:
            continue
        for _, effect in facts.continuous:
            if not works_at(effect.place, place):
                continue
            if not effect.permanent and place in ("active", "stack", "attached"):
                if has(match, side_of(match, card), InForce.PASSIVES_VOID):
                    continue
            for sentence in effect.does:
                for held in _conditioned(match, seat, card, sentence):
                    if topic_of(held.process) == topic:
                        yield held


def side_of(match: ArenaMatch, card: int) -> int:
    """The side of the board on which a card lies attached or active; its owner's otherwise."""
    for seat in (0, 1):
        if card in match.side(seat).attached:
            return seat
    return match.state.owner_of[card]


def _conditioned(
    match: ArenaMatch, seat: int, card: int, process: control.Process
) -> Iterator[Standing]:

    if isinstance(process, control.If):
        if match.holds(Viewpoint(match, seat, card), process.condition):
            yield from _conditioned(match, seat, card, process.then)
        elif process.otherwise is not None:
            yield from _conditioned(match, seat, card, process.otherwise)
    elif isinstance(process, control.Seq):
        for step in process.steps:
            yield from _conditioned(match, seat, card, step)
    else:
        yield Standing(seat, card, process)


def active_facts(match: ArenaMatch, seat: int) -> SideOfCard | None:
    """The facts of the active Digimon."""
    card = match.active(seat)
    return None if card is None else match.facts(card)


def level(match: ArenaMatch, seat: int) -> int:
    """The level of the active Digimon, -1 without one."""
    facts = active_facts(match, seat)
    return NO_LEVEL if facts is None else facts.level


def names(match: ArenaMatch, seat: int) -> tuple[str, ...]:
    """Every name of the active Digimon (g-also-counts-as, 9-4)."""
    facts = active_facts(match, seat)
    if facts is None:
        return ()
    side = match.side(seat)
    found = side.called if side.renamed else (*facts.names, *side.called)
    more = tuple([says.name for _, says in in_force(match, seat, battle_nodes.GainName)])
    return (*found, *more)


def kinds(match: ArenaMatch, seat: int) -> tuple[int, ...]:
    """The types of the active Digimon."""
    found = match.side(seat).kinds
    gaining = in_force(match, seat, battle_nodes.GainType)
    if not gaining:
        return found
    more = {int(KIN_BY_WORD[word]) for _, says in gaining for word in _types_of(says)}
    return tuple(sorted({*found, *more}))


def _types_of(process: battle_nodes.GainType) -> tuple[str, ...]:
    """The types a passive gives: those it names."""
    return process.types if isinstance(process.types, tuple) else ()


def in_force(match: ArenaMatch, seat: int, kind: type[Passive]) -> list[tuple[Viewpoint, Passive]]:
    """The passive processes of a kind that are about a seat, and from where each is read."""
    found = standing(match, kind)
    if not found:
        return []
    return [
        (Viewpoint(match, held.seat, held.card), held.process)
        for held in found
        if seat in _whose(held) and isinstance(held.process, kind)
    ]


def _whose(held: Standing) -> tuple[int, ...]:
    whose = getattr(held.process, "whose", "own")
    if whose == "both":
        return (0, 1)
    return (held.seat,) if whose == "own" else (1 - held.seat,)


def power(match: ArenaMatch, seat: int, attack: int) -> int:
    """The current Power of an attack, below zero too (s-7); always 0 of one that counters (f-counter-1)."""
    if _counters_with(match, seat, attack):
        return 0
    return match.side(seat).powers[attack] + passive_power(match, seat, attack)


def _counters_with(match: ArenaMatch, seat: int, attack: int) -> bool:
    side = match.side(seat)
    return (
        match.state.phase is Phase.BATTLE
        and side.attack == attack
        and _revealed(match)
        and any(one.ability is Ability.COUNTER for one in abilities(match, seat, attack))
    )


def passive_power(match: ArenaMatch, seat: int, attack: int) -> int:
    """What passive effects add to the Power of an attack (s-8)."""
    found = 0
    for view, says in in_force(match, seat, power_nodes.Boost):
        if not says.attacks or any(ATTACK_BY_WORD[word] == attack for word in says.attacks):
            found += match.amount(view, says.by)
    return found


def abilities(match: ArenaMatch, seat: int, attack: int) -> list[GivenAbility]:
    """The abilities an attack has now: printed, gained and given by passives, if not void."""
    facts = active_facts(match, seat)
    if facts is None:
        return []
    side = match.side(seat)
    found = [one for one in facts.abilities if one.attack == attack]
    found += [one for one in side.abilities if one.attack in (attack, ANY_ATTACK)]
    for _, says in in_force(match, seat, battle_nodes.GainAbility):
        on = [ATTACK_BY_WORD[word] for word in says.attacks]
        if not on or attack in on:
            found += given(says.ability, attack)
    if side.voided:
        found = [one for one in found if (attack, int(one.ability)) not in side.voided]
    return found


def has(match: ArenaMatch, seat: int, kind: InForce) -> bool:
    """Whether something of this kind is in force for a seat."""
    return any(held.kind == kind and held.seat == seat for held in match.state.lasting)


def _noted(match: ArenaMatch, seat: int, kind: InForce) -> list[int]:
    """The numbers of what is noted of this kind for a seat."""
    return [held.value for held in match.state.lasting if held.kind == kind and held.seat == seat]


def more(
    match: ArenaMatch,
    seat: int,
    kind: InForce,
    node: type[players.MoreSupports] | type[players.MoreAttachments] | type[RackMore],
) -> int:
    """What adds up for a seat, noted and by passives."""
    passive = [match.amount(view, says.count) for view, says in in_force(match, seat, node)]
    return sum(_noted(match, seat, kind)) + sum(passive)


def hand_limit(match: ArenaMatch, seat: int) -> int:
    """Down to how many cards the hand is discarded in the End Phase (9-2)."""
    limits = _noted(match, seat, InForce.HAND_LIMIT)
    limits += [says.to for _, says in in_force(match, seat, players.HandLimit)]
    return limits[-1] if limits else 6


def supports_allowed(match: ArenaMatch, seat: int) -> int:
    """How many supports a player may place this turn (7-4, 7-5)."""
    return 1 + more(match, seat, InForce.MORE_SUPPORTS, players.MoreSupports)


def attachment_slots(match: ArenaMatch, seat: int) -> int:
    """How many attachments an active may have (g-attach-5)."""
    return 1 + more(match, seat, InForce.MORE_ATTACHMENTS, players.MoreAttachments)


def prohibited(match: ArenaMatch, seat: int, deed: str, *, cost: bool = False) -> bool:
    """Whether a deed is forbidden to a seat. Costs are exempt unless it says otherwise (f-cost-11)."""
    if match.state.lasting:
        code = DEEDS.index(deed)
        for noted in match.state.lasting:
            if noted.seat == seat and noted.value == code:
                if noted.kind == InForce.CANNOT_NOR_FOR_COSTS or (
                    noted.kind == InForce.CANNOT and not cost
                ):
                    return True
    for held in standing(match, deed):
        if seat in _whose(held):
            assert isinstance(held.process, players.Cannot)
            if not cost or held.process.costs_too:
                return True
    return False


def deck_turned(match: ArenaMatch, seat: int) -> bool:
    """Whether a deck is played face up (f-hidden-8)."""
    return has(match, seat, InForce.DECK_TURNED) or bool(in_force(match, seat, players.TurnDeck))


def dp(match: ArenaMatch, seat: int) -> int:
    """A player's DP (4-18)."""
    found = match.side(seat).dp
    for view, says in in_force(match, seat, evolving.ChangeDp):
        found += match.amount(view, says.by)
    return found


def worth(match: ArenaMatch, seat: int) -> int:
    """How many KO points the active of a seat is worth (8-29, 8-32, 8-33)."""
    side = match.side(seat)
    if side.revived:
        return 1
    for _, says in in_force(match, seat, battle_nodes.ChangeWorth):
        return says.to
    if side.worth >= 0:
        return side.worth
    return 2 if level(match, seat) == 3 else 1


def _revealed(match: ArenaMatch) -> bool:
    return all(side.attack_shown for side in match.state.sides)


def attacks_first(match: ArenaMatch) -> int:
    """The seat that attacks first as things are (8-9, 8-10), the turn player's where nobody gained."""
    barred = [
        seat
        for seat in (0, 1)
        if seat in match.state.barred or prohibited(match, seat, "gain_first_attack")
    ]
    if len(barred) == 1:
        return 1 - barred[0]
    if barred:
        return match.state.player
    player, gains = match.state.player, match.state.first_attacks
    if match.state.phase < Phase.BATTLE or not _revealed(match):
        gains = (player, *gains)  # the one that the turn player is to gain (8-4), before all others
    own, other = gains.count(0), gains.count(1)
    if own == other:
        return gains[-1] if gains else 1 - player  # 2nd Attack took what there was
    return 0 if own > other else 1

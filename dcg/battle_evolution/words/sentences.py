"""A sentence for every event."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, Final, get_args

from dcg.battle_evolution.codes.cards import Attack, Kin
from dcg.battle_evolution.codes.in_force import InForce
from dcg.battle_evolution.codes.places import Zone, ZoneEnd
from dcg.battle_evolution.codes.turn import Motive
from dcg.battle_evolution.events import battle, cards, effects, evolving, setup, turn
from dcg.battle_evolution.language.processes.players import Cannot, Deed
from dcg.battle_evolution.state.contents import Contents
from dcg.battle_evolution.text.whole_grammar import write
from dcg.battle_evolution.words.board_side import points
from dcg.battle_evolution.words.card_names import CardNames
from dcg.kernel.absent import NOBODY
from dcg.kernel.event import Event
from dcg.language.printer import Unprintable

Say = Callable[[CardNames, Contents, Any], str]

_DEEDS: Final[tuple[Deed, ...]] = get_args(Deed)
"""What can be forbidden, in the order of its codes."""

_ZONES: Final = {
    Zone.DECK: "deck",
    Zone.HAND: "hand",
    Zone.TRASH: "trash",
    Zone.DARK_AREA: "Dark Area",
    Zone.DESTINY_ZONE: "Destiny Zone",
    Zone.DP_ZONE: "DP zone",
    Zone.EVOLUTION_ZONE: "evolution zone",
    Zone.SUPPORT_ZONE: "support zone",
    Zone.ACTIVE: "active stack",
    Zone.ATTACHED: "attachments",
    Zone.UNDER_ATTACHMENT: "an attachment",
    Zone.SIDE_PILE: "side pile",
    Zone.NO_ZONE: "no zone",
    Zone.DELETED: "deleted cards",
}


def _attack(number: int) -> str:
    return Attack(number).words.capitalize() if 0 <= number <= Attack.CROSS else "a hidden attack"


def _kinds(kinds: tuple[int, ...]) -> str:
    return "/".join(Kin(kind).words.capitalize() for kind in kinds) or "no type"


def _powers(powers: tuple[int, int, int]) -> str:
    return f"{powers[0]}/{powers[1]}/{powers[2]}"


def _moved(names: CardNames, state: Contents, event: cards.CardsMoved) -> str:
    listed = names.names(state, event.cards)
    where = f"Seat {event.seat}'s {_ZONES[event.zone]}"
    to = _ZONES[event.to]
    if event.to is Zone.DECK:
        to = f"{'top' if event.end is ZoneEnd.TOP else 'bottom'} of the deck"
    if event.onto != NOBODY:
        to = f"{to} of Seat {event.onto}"
    word = event.motive.words
    if event.motive is Motive.SUPPORTED:
        source = (
            "from the deck, face down"
            if event.zone is Zone.DECK
            else f"from the {_ZONES[event.zone]}"
        )
        return f"Seat {event.seat} supports with {listed} {source}"
    if event.motive is Motive.RACKED:
        return f"Seat {event.seat} racks {listed}"
    if event.to is Zone.NO_ZONE:  # where a card is while it resolves, no place to speak of
        return f"Seat {event.seat} uses {listed} from the {_ZONES[event.zone]}"
    goes = "goes" if len(event.cards) == 1 else "go"
    if event.zone is Zone.NO_ZONE:
        return f"{listed} {goes} to the {to} ({word})"
    return f"{listed} {goes} from {where} to the {to} ({word})"


def _ability(given: battle.GivenAbility) -> str:
    words = given.ability.words
    if given.against >= 0:
        words = f"{_attack(given.against)} {words}"
    if given.kinds:
        words = f"{_kinds(given.kinds)} {words}"
    return f"{words} {given.amount}" if given.amount else words


def _lasting(names: CardNames, state: Contents, event: effects.LastingGained) -> str:
    held = event.lasting
    source = f" (by {names.name(state, held.source)})" if held.source >= 0 else ""
    until = "while the active stays" if held.permanent else "this turn"
    what = InForce.words_of(held.kind)
    if held.kind in (InForce.CANNOT, InForce.CANNOT_NOR_FOR_COSTS) and held.value < len(_DEEDS):
        costs = held.kind == InForce.CANNOT_NOR_FOR_COSTS
        with suppress(Unprintable):  # no card says so: the kind alone is told
            what = write("act", Cannot(_DEEDS[held.value], costs_too=costs))
    return f"In force for Seat {held.seat} {until}: {what}{source}"


def _order(event: battle.FirstAttacksSet) -> str:
    counts = ", ".join(f"Seat {seat} has {event.gains.count(seat)}" for seat in (0, 1))
    barred = "".join(f"; Seat {seat} cannot gain any" for seat in event.barred)
    return f"1st Attack: {counts}{barred}"


SENTENCES: Final[Mapping[type[Event], Say]] = {
    setup.ChoiceAnswered: lambda names, state, e: f"Seat {e.seat} answers",
    setup.CardNamed: lambda names, state, e: (
        f"Card {e.card} is known to Seat {state.course.perspective}"
    ),
    setup.CardsDefined: lambda names, state, e: f"{len(e.addresses) // 8} cards are defined",
    setup.DeckBrought: lambda names, state, e: (
        f"Seat {e.seat} brings {sum(n for _, n in e.deck)} cards and "
        f"{sum(n for _, n in e.destiny_zone)} in the Destiny Zone"
    ),
    setup.DestinyZoneShown: lambda names, state, e: (
        f"Seat {e.seat}'s Destiny Zone: {names.names(state, e.cards)}"
    ),
    setup.PartnerDeclared: lambda names, state, e: (
        f"Seat {e.seat}'s partner is {names.name(state, e.card)}"
    ),
    setup.DeckShuffled: lambda names, state, e: f"Seat {e.seat}'s deck is shuffled",
    setup.StartingPlayerDrawn: lambda names, state, e: f"Seat {e.seat} goes first",
    setup.CardsSupplied: lambda names, state, e: f"The position uses cards of Seat {e.owner}",
    setup.BoardGiven: lambda names, state, e: f"The match begins from a position in turn {e.turn}",
    setup.CardsSeen: lambda names, state, e: (
        f"Seat {e.seat} looks at {names.names(state, e.cards)} in Seat {e.of}'s {_ZONES[e.zone]}"
    ),
    setup.CardsShown: lambda names, state, e: (
        f"Shown from Seat {e.seat}'s {_ZONES[e.zone]}: {names.names(state, e.cards)}"
    ),
    cards.CardsPulled: lambda names, state, e: (
        f"Seat {e.seat} draws {names.names(state, e.cards)}"
        + (" to the Dark Area" if e.to is Zone.DARK_AREA else "")
    ),
    cards.CardsMoved: _moved,
    cards.CardsArranged: lambda names, state, e: (
        f"Seat {e.seat} puts {len(e.top)} cards on top and {len(e.bottom)} at the bottom of "
        f"Seat {e.of}'s deck"
    ),
    cards.CardTurned: lambda names, state, e: f"{names.name(state, e.card)} flips",
    cards.HandOpened: lambda names, state, e: (
        f"Seat {e.seat}'s hand lies open: {names.names(state, e.cards)}"
        if e.opened
        else f"Seat {e.seat}'s hand is hidden again"
    ),
    cards.LotsDrawn: lambda names, state, e: "Chance picks",
    turn.TurnBegun: lambda names, state, e: f"Turn {e.number} of Seat {e.seat}",
    turn.PhaseBegun: lambda names, state, e: f"{e.phase.words.capitalize()} Phase",
    turn.PhaseSkipped: lambda names, state, e: f"{e.phase.words.capitalize()} Phase is skipped",
    turn.LingeringEnded: lambda names, state, e: "Lingering effects end",
    evolving.DigimonPlayed: lambda names, state, e: (
        f"Seat {e.seat} plays {names.name(state, e.card)} ({e.hp} HP, {_powers(e.powers)})"
        + (", abnormal" if e.abnormal else "")
    ),
    evolving.DigimonEvolved: lambda names, state, e: (
        f"Seat {e.seat}'s active becomes {names.name(state, e.card)} by {e.method.words} "
        f"({e.hp} HP, {_powers(e.powers)})"
    ),
    evolving.EvolutionFailed: lambda names, state, e: (
        f"Seat {e.seat}'s evolution fails: {e.reason.words}"
    ),
    evolving.BonusActivated: lambda names, state, e: (
        f"A {'permanent ' if e.permanent else ''}bonus of {names.name(state, e.card)} activates"
    ),
    evolving.DpSet: lambda names, state, e: f"Seat {e.seat} has {e.dp} DP",
    evolving.FlatSet: lambda names, state, e: (
        f"Seat {e.seat}'s active has {e.flat} flat token{'' if e.flat == 1 else 's'}"
    ),
    evolving.AbnormalSet: lambda names, state, e: (
        f"Seat {e.seat}'s active is {'abnormal' if e.abnormal else 'abnormal no more'}"
    ),
    evolving.KindsSet: lambda names, state, e: (
        f"Seat {e.seat}'s active is {_kinds(e.kinds)}" + (" by Dominion" if e.dominion else "")
    ),
    evolving.NamesSet: lambda names, state, e: (
        f"Seat {e.seat}'s active is{'' if e.instead else ' also'} called {', '.join(e.called)}"
    ),
    evolving.ActiveReset: lambda names, state, e: (
        f"Seat {e.seat}'s active is as evolved ({e.hp} HP, {_powers(e.powers)})"
    ),
    battle.AttacksChosen: lambda names, state, e: "Both players choose an attack",
    battle.AttackShown: lambda names, state, e: f"Seat {e.seat} shows {_attack(e.attack)}",
    battle.AttacksRevealed: lambda names, state, e: (
        f"Seat 0 uses {_attack(e.attacks[0])}, Seat 1 uses {_attack(e.attacks[1])}"
    ),
    battle.AttackChanged: lambda names, state, e: (
        f"Seat {e.seat}'s attack becomes {_attack(e.attack)}"
    ),
    battle.AbilityGained: lambda names, state, e: (
        f"Seat {e.seat}'s {_attack(e.ability.attack) if e.ability.attack >= 0 else 'attacks'} "
        f"get {_ability(e.ability)}"
    ),
    battle.AbilitiesVoided: lambda names, state, e: (
        f"Seat {e.seat}'s {_attack(e.attack) if e.attack >= 0 else 'attack'} abilities are void"
    ),
    battle.AbilityApplied: lambda names, state, e: f"Seat {e.seat}: {_ability(e.ability)}",
    battle.FirstAttacksSet: lambda names, state, e: _order(e),
    battle.PowersSet: lambda names, state, e: f"Seat {e.seat}'s Powers are {_powers(e.powers)}",
    battle.DamageDealt: lambda names, state, e: (
        f"{_attack(e.attack)} deals {e.amount} to Seat {e.seat}, whose active has {e.hp} HP"
        + (" (countered)" if e.countered else "")
    ),
    battle.HpSet: lambda names, state, e: f"Seat {e.seat}'s active has {e.hp} HP",
    battle.AttackFailed: lambda names, state, e: (
        f"Seat {e.seat}'s attack fails" + (": it is countered" if e.by_counter else "")
    ),
    battle.RevivalSet: lambda names, state, e: f"Revival is set for Seat {e.seat}: {e.hp} HP",
    battle.KnockedOut: lambda names, state, e: (
        f"{names.name(state, e.card)} of Seat {e.seat} is knocked out (worth {e.worth})"
    ),
    battle.DigimonRevived: lambda names, state, e: f"Seat {e.seat}'s active is revived ({e.hp} HP)",
    battle.ActiveLeft: lambda names, state, e: f"Seat {e.seat} has no active Digimon",
    battle.KoPointsSet: lambda names, state, e: f"Seat {e.seat} has {points(e.points)}",
    battle.SupportVoided: lambda names, state, e: (
        f"{names.name(state, e.card)} of Seat {e.seat} is void"
        + (f" by {names.name(state, e.by)}" if e.by >= 0 else "")
    ),
    battle.SupportDeclined: lambda names, state, e: f"Seat {e.seat} plays no support",
    battle.WorthSet: lambda names, state, e: f"Seat {e.seat}'s active is worth {points(e.worth)}",
    battle.LingeringVoided: lambda names, state, e: (
        f"Lingering effects on Seat {e.seat}'s active are void"
    ),
    effects.EffectUsed: lambda names, state, e: (
        f"Seat {e.seat}'s {names.name(state, e.card)} takes effect"
    ),
    effects.EffectMisfired: lambda names, state, e: (
        f"{names.name(state, e.card)} misfires: {e.reason.words}"
    ),
    effects.CostMet: lambda names, state, e: f"The cost of {names.name(state, e.card)} is met",
    effects.OncePerTurnUsed: lambda names, state, e: (
        f"{names.name(state, e.card)} uses an effect that it has once a turn"
    ),
    effects.ActivateUsed: lambda names, state, e: (
        f"The ACTIVATE of {names.name(state, e.card)} is used up"
    ),
    effects.LastingGained: _lasting,
    effects.LastingEnded: lambda names, state, e: "Something is in force no more",
    effects.KeptDpSet: lambda names, state, e: f"{names.name(state, e.card)} keeps {e.dp} DP",
}
"""What each event of this game says."""

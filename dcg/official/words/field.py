"""What enters, leaves and changes on the field, in words."""

from __future__ import annotations

from collections.abc import Sequence

from dcg.kernel.event import Event
from dcg.official.codes.declarations import DIGIVOLVE, LINK, USE
from dcg.official.codes.deletion import BY_BATTLE, BY_EFFECT, BY_ZERO_DP
from dcg.official.codes.places import BATTLE_AREA, DIGI_EGG_DECK, HAND, SECURITY_STACK
from dcg.official.codes.procedures import ASSEMBLY, DIGIXROS
from dcg.official.events import field as e
from dcg.official.words.cards import end, source
from dcg.official.words.names import listed
from dcg.official.words.wording import EventWording, Words


def _from(zone: int) -> str:
    return "" if zone == HAND else source(zone)


def _what(now: EventWording, kind: int, permanents: Sequence[int], card: int) -> str:
    """What is declared, as an infinitive without "to"."""
    if kind == LINK:
        return f"link {now.card(card)} to {now.permanents(permanents)}"
    if kind != DIGIVOLVE:
        return f"{'use' if kind == USE else 'play'} {now.card(card)}"
    dna = "DNA " if len(permanents) > 1 else ""
    return f"{dna}digivolve {now.permanents(permanents)} into {now.card(card)}"


def _declared(now: EventWording, event: e.Declared) -> str:
    what = _what(now, event.kind, (event.permanent,), event.card)
    return f"{now.seat(event.seat)} declares to {what}"


def _failed(now: EventWording, event: e.DeclarationFailed) -> str:
    declared = now.board.declaration
    if declared is None:
        return "What was declared cannot be done any more"
    permanents = (declared.permanent, *declared.others)
    what = _what(now, declared.kind, permanents, declared.card)
    stays = "the card stays" if declared.kind == DIGIVOLVE else "it stays"
    return f"{now.seat(declared.seat)} cannot {what} any more: {stays} where it is"


def _hatched(now: EventWording, event: e.DigiEggHatched) -> str:
    return f"{now.seat(event.seat)} hatches {now.card(event.card)}"


def _moved(now: EventWording, event: e.DigimonMoved) -> str:
    area = "battle area" if event.area == BATTLE_AREA else "breeding area"
    return f"{now.permanent(event.permanent)} moves to the {area}"


def _played(now: EventWording, event: e.CardPlayed) -> str:
    how = " suspended" if event.suspended else ""
    to = "" if event.area == BATTLE_AREA else " to the breeding area"
    return f"{now.seat(event.seat)} plays {now.card(event.card)}{_from(event.zone)}{to}{how}"


def _digivolved(now: EventWording, event: e.Digivolved) -> str:
    into = f"{now.permanent(event.permanent)} into {now.card(event.card)}"
    return f"{now.seat(event.seat)} digivolves {into}{_from(event.zone)}"


def _dna_declared(now: EventWording, event: e.DnaDeclared) -> str:
    what = _what(now, DIGIVOLVE, event.permanents, event.card)
    if event.cards:
        joined = f"{now.permanents(event.permanents)} with {now.cards(event.cards)}"
        what = f"DNA digivolve {joined} into {now.card(event.card)}"
    return f"{now.seat(event.seat)} declares to {what}"


def _burst_declared(now: EventWording, event: e.BurstDeclared) -> str:
    what = _what(now, DIGIVOLVE, (event.permanent,), event.card)
    return f"{now.seat(event.seat)} declares to burst {what}"


def _dna_digivolved(now: EventWording, event: e.DnaDigivolved) -> str:
    joined = now.permanents(each.permanent for each in reversed(event.departures))
    if event.cards:
        joined += f" with {now.cards(event.cards)}"
    into = f"{joined} into {now.card(event.card)}"
    return f"{now.seat(event.seat)} DNA digivolves {into}{_from(event.zone)}"


def _used(now: EventWording, event: e.OptionUsed) -> str:
    return f"{now.seat(event.seat)} uses {now.card(event.card)}{_from(event.zone)}"


def _materials(now: EventWording, event: e.MaterialsPlaced) -> str:
    placed = now.cards(tuple(reversed(event.placed)))
    name = {DIGIXROS: " for DigiXros", ASSEMBLY: " for Assembly"}.get(event.procedure, "")
    return f"{now.seat(event.seat)} places {placed} under it{name}"


def _token(now: EventWording, event: e.TokenPlayed) -> str:
    tired = ", suspended" if event.suspended else ""
    return f"{now.seat(event.seat)} plays {now.card(event.card)}, a Token{tired}"


def _placed(now: EventWording, event: e.OptionPlaced) -> str:
    return f"{now.seat(event.seat)} places {now.card(event.card)} in the battle area"


def _leaving(
    now: EventWording, departures: Sequence[e.Departure], one: str, several: str, where: str
) -> str:
    """Where they go: cards to the place, Tokens out of the game (4-18-5)."""
    tokens = [held for held in departures if held.cards and held.cards[-1] in now.board.tokens]
    cards = [held for held in departures if held not in tokens]
    parts = []
    if cards or not tokens:
        parts.append(f"{_who(now, cards)} {one if len(cards) == 1 else several} {where}")
    if tokens:
        leave = "leaves" if len(tokens) == 1 else "leave"
        parts.append(f"{_who(now, tokens)} {leave} the game")
    return listed(parts)


def _who(now: EventWording, departures: Sequence[e.Departure]) -> str:
    return now.permanents(departure.permanent for departure in departures)


def _be(departures: Sequence[e.Departure]) -> str:
    return "is" if len(departures) == 1 else "are"


def _deleted(now: EventWording, event: e.PermanentsDeleted) -> str:
    cause = {
        BY_EFFECT: now.by(event.by),
        BY_BATTLE: " in battle",
        BY_ZERO_DP: ": its DP is 0",
    }[event.cause]
    return f"{_who(now, event.departures)} {_be(event.departures)} deleted{cause}"


def _returned(now: EventWording, event: e.PermanentsReturned) -> str:
    to = "hand" if event.zone == HAND else f"{end(event.end)} of the deck"
    gone = _leaving(now, event.departures, "returns", "return", f"to the {to}")
    return f"{gone}{now.by(event.by)}"


def _trashed(now: EventWording, event: e.PermanentsTrashed) -> str:
    gone = _leaving(now, event.departures, "is", "are", "trashed")
    return f"{gone}{now.by(event.by)}"


def _secured(now: EventWording, event: e.PermanentsPlacedInSecurity) -> str:
    where = f"to the {_in_security(event.end, event.face_up)}"
    return f"{_leaving(now, event.departures, 'goes', 'go', where)}{now.by(event.by)}"


def _in_security(at: int, face_up: bool) -> str:
    return f"{end(at)} of the security stack{' face up' if face_up else ''}"


def _placed_under(now: EventWording, event: e.PermanentsPlacedUnder) -> str:
    verb = "goes" if len(event.departures) == 1 else "go"
    where = f"{now.permanent(event.permanent)} as its {end(event.end)} digivolution card"
    return f"{_who(now, event.departures)} {verb} under {where}{now.by(event.by)}"


def _top(now: EventWording, event: e.TopCardsTrashed) -> str:
    return f"{now.cards(event.cards)} trashed from the top of {now.permanent(event.permanent)}"


def _top_moved(now: EventWording, event: e.TopCardMoved) -> str:
    to = "hand"
    if event.zone == SECURITY_STACK:
        to = _in_security(event.end, event.face_up)
    elif event.zone == DIGI_EGG_DECK:
        to = "bottom of the Digi-Egg deck"
    which = f"{now.card(event.card)} from the top of {now.permanent(event.permanent)}"
    return f"{which} to the {to}{now.by(event.by)}"


def _under(now: EventWording, departures: Sequence[e.Departure]) -> str:
    return listed(
        [
            f"{now.cards(departure.cards)} from under {now.permanent(departure.permanent)}"
            for departure in departures
        ]
    )


def _under_trashed(now: EventWording, event: e.DigivolutionCardsTrashed) -> str:
    return f"{_under(now, event.departures)} trashed{now.by(event.by)}"


def _under_returned(now: EventWording, event: e.DigivolutionCardsReturned) -> str:
    to = "hand" if event.zone == HAND else f"{end(event.end)} of the deck"
    if event.zone == SECURITY_STACK:
        to = _in_security(event.end, event.face_up)
    return f"{_under(now, event.departures)} to the {to}{now.by(event.by)}"


def _turned(now: EventWording, permanents: Sequence[int], verb: str, by: int) -> str:
    ending = "s" if len(permanents) == 1 else ""
    return f"{now.permanents(permanents)} {verb}{ending}{now.by(by)}"


def _suspended(now: EventWording, event: e.PermanentsSuspended) -> str:
    return _turned(now, event.permanents, "suspend", event.by)


def _unsuspended(now: EventWording, event: e.PermanentsUnsuspended) -> str:
    return _turned(now, event.permanents, "unsuspend", event.by)


WORDS: dict[type[Event], Words] = {
    e.Declared: _declared,
    e.DeclarationFailed: _failed,
    e.DigiEggHatched: _hatched,
    e.DigimonMoved: _moved,
    e.CardPlayed: _played,
    e.Digivolved: _digivolved,
    e.DnaDeclared: _dna_declared,
    e.BurstDeclared: _burst_declared,
    e.DnaDigivolved: _dna_digivolved,
    e.OptionUsed: _used,
    e.OptionPlaced: _placed,
    e.TokenPlayed: _token,
    e.MaterialsPlaced: _materials,
    e.PermanentsDeleted: _deleted,
    e.PermanentsReturned: _returned,
    e.PermanentsTrashed: _trashed,
    e.PermanentsPlacedInSecurity: _secured,
    e.PermanentsPlacedUnder: _placed_under,
    e.TopCardsTrashed: _top,
    e.TopCardMoved: _top_moved,
    e.DigivolutionCardsTrashed: _under_trashed,
    e.DigivolutionCardsReturned: _under_returned,
    e.PermanentsSuspended: _suspended,
    e.PermanentsUnsuspended: _unsuspended,
}

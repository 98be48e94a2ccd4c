"""What is under way in a position: an attack, effects pending activation, spent uses, lasting effects.

Each becomes the event that would have made it so, behind the board in the opening.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from dcg.decks import nearest
from dcg.documents.document import Field
from dcg.documents.faults import DocumentError, Faults
from dcg.kernel.event import Event
from dcg.kernel.fold import fold
from dcg.official.codes.absent import NO_PERMANENT, NOT_WAITING, THE_PLAYER
from dcg.official.events.attack import AttackDeclared
from dcg.official.events.effects import (
    EffectActivated,
    EffectsTriggered,
    Modifier,
    ModifiersGained,
    Waiting,
)
from dcg.official.game import GAME
from dcg.official.language import processes as p
from dcg.official.reading.compiled.effect import CompiledEffect
from dcg.official.reading.compiled.tables import TableCache
from dcg.official.reading.derived_board import DerivedBoard
from dcg.official.reading.durations import GOVERNED, ending

FIELDS = ("attack", "pending", "used", "lasting")
ATTACK_FIELDS = ("with", "on")
EFFECT_FIELDS = ("of", "card", "effect")
USED_FIELDS = (*EFFECT_FIELDS, "times")
LASTING_FIELDS = (*EFFECT_FIELDS, "on")
MOST_TIMES = 20

Given = Mapping[str, Field]


@dataclass(frozen=True)
class UnderWay:
    """What a position says of it, as it is written."""

    attack: Given | None = None
    pending: tuple[Given, ...] = ()
    used: tuple[Given, ...] = ()
    lasting: tuple[Given, ...] = ()


def read_under_way(given: Given) -> UnderWay:
    """The fields of a position that say what is under way. Raises `DocumentError`."""
    faults = Faults()
    found: dict[str, tuple[Given, ...]] = {}
    attack = None
    with faults.caught():
        if "attack" in given:
            attack = _checked(given["attack"].fields(ATTACK_FIELDS, ATTACK_FIELDS))
    for name, known, needed in (
        ("pending", EFFECT_FIELDS, ("of",)),
        ("used", USED_FIELDS, ("of",)),
        ("lasting", LASTING_FIELDS, ("of", "on")),
    ):
        with faults.caught():
            if name in given:
                entries = given[name].some()
                found[name] = tuple(_checked(entry.fields(known, needed)) for entry in entries)
    faults.check()
    return UnderWay(attack, **found)


def _checked(given: Given) -> Given:
    """The fields, each of the kind that is read when the board is set up."""
    for name, value in given.items():
        if name == "times":
            value.number(1, MOST_TIMES)
        else:
            for entry in value.some() if name == "on" else [value]:
                entry.text()
    return given


_KINDS: Mapping[type, tuple[str, str]] = {
    p.ModifyDP: ("dp", ""),
    p.ModifyPlayCost: ("play_cost", ""),
    p.SetDP: ("set_dp", ""),
    p.GainKeyword: ("keyword", "keyword"),
    p.GainEffect: ("effect", ""),
    p.NextTime: ("next_time", ""),
    p.Restrict: ("restriction", "restriction"),
    p.RestrictPlayer: ("player", "restriction"),
    p.Permit: ("permission", "permission"),
    p.Immune: ("immunity", "whose"),
    p.TreatAs: ("information", ""),
}
"""What each process gives that lasts, and the field that names it."""

_AMOUNTS: Mapping[type, str] = {
    p.ModifyDP: "amount",
    p.ModifyPlayCost: "amount",
    p.SetDP: "value",
    p.GainKeyword: "value",
}


class UnderWayEvents:
    """Finds what the document names on the board that `opening` sets up, and makes the events."""

    def __init__(
        self,
        opening: Sequence[Event],
        definitions: Mapping[bytes, bytes],
        cards: Mapping[str, int],
        permanents: Mapping[str, int],
    ) -> None:
        """`cards` and `permanents` are what labels name."""
        self._state = fold(GAME.new_state(), opening, GAME.handlers)
        self._ordinal = sum(not event.PRIVATE for event in opening)
        self._board = DerivedBoard(self._state, TableCache(definitions))
        self._board.prepare()
        self._cards = cards
        self._permanents = permanents

    def events(self, under_way: UnderWay) -> Iterator[Event]:
        """Lasting effects, spent uses, the attack, what is pending. Raises `DocumentError`."""
        because = self._ordinal - 1
        for given in under_way.lasting:
            yield self._lasting(given)
        for given in under_way.used:
            yield from self._used(given)
        if under_way.attack is not None:
            yield self._attack(under_way.attack)
        if under_way.pending:
            waiting = tuple(
                self._waiting(number, given, because)
                for number, given in enumerate(under_way.pending)
            )
            yield EffectsTriggered(waiting)

    def _attack(self, given: Given) -> Event:
        attacker = self._standing(given["with"])
        on = given["on"].text()
        target = THE_PLAYER if on == "player" else self._standing(given["on"])
        held = self._state.permanents[attacker]
        if held.seat != self._state.turn.player:
            raise given["with"].error("a Digimon of the turn player attacks (11-2-1)")
        if target != THE_PLAYER and self._state.permanents[target].seat == held.seat:
            raise given["on"].error("an attack is on the opponent, or on a Digimon of the opponent")
        return AttackDeclared(attacker, target)

    def _waiting(self, number: int, given: Given, because: int) -> Waiting:
        permanent, card, compiled = self._effect(given)
        if compiled.as_triggered:
            raise given["of"].error(
                "what this effect speaks of is as it was when it triggered: let it trigger in the script"
            )
        return Waiting(
            self._state.next_pending + number,
            self._seat(permanent, card),
            card,
            permanent,
            compiled.index,
            because,
            None,
            compiled.keyword,
        )

    def _used(self, given: Given) -> Iterator[Event]:
        permanent, card, compiled = self._effect(given)
        if compiled.limit is None:
            raise given["of"].error("this effect has no limit per turn (15-14-1)")
        times = given["times"].number(1, MOST_TIMES) if "times" in given else 1
        seat = self._seat(permanent, card)
        for _ in range(times):
            yield EffectActivated(NOT_WAITING, seat, card, compiled.index, permanent, True)

    def _lasting(self, given: Given) -> Event:
        permanent, card, compiled = self._effect(given)
        targets = [self._standing(entry) for entry in given["on"].some()]
        seat = self._seat(permanent, card)
        found: list[Modifier] = []
        for node in compiled.statements:
            known = _KINDS.get(type(node))
            if known is None:
                continue
            kind, name = known
            amount = getattr(node, _AMOUNTS.get(type(node), ""), 0)
            duration = getattr(node, "duration", GOVERNED)
            if not isinstance(amount, int) or duration == GOVERNED:
                raise given["of"].error(
                    "how much this effect gives, or how long, depends on more: let it resolve in the script"
                )
            bound = compiled.turn != "any"
            ends, turn = ending(duration, seat, self._state, turn_bound=bound)
            for target in targets:
                found.append(
                    Modifier(
                        self._state.next_modifier + len(found),
                        seat,
                        kind,
                        target,
                        getattr(node, name) if name else "",
                        amount,
                        card,
                        compiled.named,
                        compiled.statement_of[id(node)],
                        ends,
                        turn,
                    )
                )
        if not found:
            raise given["of"].error("this effect gives nothing that lasts")
        event = ModifiersGained(tuple(found))
        GAME.handlers[ModifiersGained](self._state, event)
        return event

    # --- finding -----------------------------------------------------------------------------------

    def _effect(self, given: Given) -> tuple[int, int, CompiledEffect]:
        """The permanent an effect belongs to (or none), its card, and the effect."""
        permanent, card = self._thing(given["of"], given.get("card"))
        effects = self._board.card(card).effects
        named = given["effect"].text() if "effect" in given else "0"
        for index, compiled in enumerate(effects):
            if named in (str(index), compiled.keyword):
                return permanent, card, compiled
        at = given.get("effect", given["of"])
        has = f"its effects are 0 to {len(effects) - 1}" if effects else "the card has no effect"
        raise at.error(f"there is no effect `{named}`; {has}")

    def _thing(self, of: Field, card: Field | None) -> tuple[int, int]:
        name = of.text()
        standing = self._named(name)
        if len(standing) > 1:
            raise of.error(f"`{name}` could mean several things here: give them labels")
        if standing:
            held = self._state.permanents[standing[0]]
            if card is None:
                return held.id, held.top
            within = [one for one in held.cards if self._is(one, card.text())]
            if not within:
                raise card.error(f"there is no `{card.text()}` in the stack of `{name}`")
            return held.id, within[-1]
        if card is not None:
            raise card.error(f"`{name}` is not on the field: it has no cards under it")
        found = [one for one in range(len(self._state.definition_of)) if self._is(one, name)]
        if not found:
            raise self._unknown(of, name)
        if len(found) > 1:
            raise of.error(f"`{name}` could mean several cards here: give one a label")
        return NO_PERMANENT, found[0]

    def _standing(self, field: Field) -> int:
        name = field.text()
        found = self._named(name)
        if not found:
            raise self._unknown(field, name)
        if len(found) > 1:
            raise field.error(f"`{name}` could mean several things here: give them labels")
        return found[0]

    def _named(self, name: str) -> list[int]:
        if name in self._permanents:
            return [self._permanents[name]]
        return [held.id for held in self._state.permanents.values() if self._is(held.top, name)]

    def _is(self, card: int, name: str) -> bool:
        if name in self._cards:
            return self._cards[name] == card
        facts = self._board.card(card).card
        return name in (facts.name, facts.number)

    def _unknown(self, field: Field, name: str) -> DocumentError:
        known = sorted({*self._permanents, *self._cards})
        near = nearest(name, known) if known else ""
        return field.error(f"there is no `{name}` on this board{near}")

    def _seat(self, permanent: int, card: int) -> int:
        held = self._state.permanents.get(permanent)
        seat: int = self._state.owner_of[card] if held is None else held.seat
        return seat

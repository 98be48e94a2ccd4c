"""Playing a match live: people and programs answer in turn, and the store grows with every answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Self

from dcg import games
from dcg.branching import between_sealed, branch, branched, check_branch
from dcg.decks import Deck, game_of
from dcg.kernel.absent import FULL_LOG, NO_SEED
from dcg.kernel.chance import CHANCE, PLAYERS, Stream, match_id
from dcg.kernel.course import MatchEnded
from dcg.kernel.decision import Chance, Decision
from dcg.kernel.errors import Refused
from dcg.kernel.event import ChanceEvent, Event
from dcg.kernel.header import Header, Seat
from dcg.kernel.match import Match
from dcg.kernel.rerun import go_on, start
from dcg.kernel.session import ChanceSource, Player, Session, drawn_from
from dcg.opening import match_header
from dcg.record import MatchRecord
from dcg.telling.who import RECORDED_PERSON, player_shown
from replays.admission import admitted
from replays.errors import StoreError
from replays.store import MatchStore

PERSON = RECORDED_PERSON
"""The player name of a seat whose answers come from a person."""

ORIGIN: Final = "played"


class BegunAlready(StoreError):
    """These decks, players and seed are a match of the store already."""

    def __init__(self, match: str) -> None:
        super().__init__(f"match {match[:8]} has these decks, players and seed already")
        self.match = match


class CannotGoOn(StoreError):
    """The match is over, or not one that people play."""


class OtherEngine(CannotGoOn):
    """Another version of the engine began the match.

    A log has one header, and so one engine: what another one wrote behind it would be read as the
    first one's. A branch is a match of its own, with its own header. `last` is the match's last event.
    """

    def __init__(self, match: str, began: str, here: str, last: int) -> None:
        super().__init__(
            f"match {match[:8]} was begun by engine {began}, and this is {here}: a match stays with "
            "the engine that its header names"
        )
        self.last = last


class LiveMatch:
    """A match under way. Whatever has happened is in the store before anybody is asked.

    Every answer, with all it causes up to the next question, is one commit: a crash loses at most
    the one being written. Chance and programs go on in their own streams, so a match that was left
    and resumed is, byte for byte, the match it would have been.
    """

    def __init__(
        self,
        store: MatchStore,
        record: MatchRecord,
        session: Session,
        players: Sequence[Player | None],
    ) -> None:
        self.record = record
        self._store = store
        self._session = session
        self._players = players

    @classmethod
    def begin(
        cls,
        store: MatchStore,
        decks: tuple[Deck, Deck],
        players: tuple[str, str],
        seed: int,
        cards: Mapping[str, Any],
    ) -> Self:
        """Begins a match between seat 0 and seat 1; a seat played by `PERSON` is a person's.

        Raises `BegunAlready` where the store has it.
        """
        seats = (Seat(decks[0].label, players[0]), Seat(decks[1].label, players[1]))
        game = games.find(game_of(decks))
        header = match_header(game, seats, seed, 0, ORIGIN)
        begun = game.opening(header, decks, cards)
        identity = str(match_id(seed, 0, game.registry.encode(begun.events)))
        if identity in store.ids():
            raise BegunAlready(identity)
        session = start(game.rules_with(begun.definitions), begun.events, _chance(header, ()))
        store.add([MatchRecord(identity, session.match.log, begun.definitions)])
        return cls(store, store.record(identity), session, _seated(header))

    @classmethod
    def play_on(
        cls,
        store: MatchStore,
        match: str,
        at: int | None,
        players: tuple[str, str],
        seed: int,
    ) -> Self:
        """Plays a match on after event number `at` (None: its last one), as a branch of it.

        Everything up to there is the same, what is hidden as well. Between two secret answers it is
        played on from before both. Raises `BegunAlready` where the
        store has this branch, what `dcg.branching.check_branch` raises, and `LogError` where no import
        would take what they share.
        """
        record = store.record(match)
        at = len(record.events) - 1 if at is None else at
        check_branch(record, at)
        admitted(record.game, record.events[: at + 1], record.definitions)
        session = branch(record, at + 1, seed)
        if between_sealed(session, at + 1):
            at = len(session.match.log) - 1
            session = branch(record, at + 1, seed)
        own = branched(record, at + 1, session, players, seed, 0)
        if own.id in store.ids():
            raise BegunAlready(own.id)
        store.add([own])
        session.match.log[0] = own.events[0]
        return cls(store, store.record(own.id), session, _seated(own.header))

    @classmethod
    def resume(cls, store: MatchStore, match: str) -> Self:
        """Goes on with an unfinished match, by id or unique beginning of it.

        It is played again up to its last event, and programs are asked again all they were asked, so
        that chance and their memories stand where they stood; the answers are the recorded ones,
        whatever a newer program would say. Raises `CannotGoOn` (`OtherEngine` for a match of another
        version), `Difference` where this engine does not reproduce the record, `UnknownMatch`, or
        `LogError` for a damaged record.
        """
        record = store.record(match)
        header, events = record.header, record.events
        people = any(seat.player == PERSON for seat in header.seats)
        if header.origin != ORIGIN and not (header.parent is not None and people):
            raise CannotGoOn(
                f"match {record.id[:8]} is {header.origin}: only a match that people began to play "
                "can be resumed"
            )
        if header.perspective != FULL_LOG:
            raise CannotGoOn(
                f"match {record.id[:8]} is one seat's own log: what the other seat has, and what "
                "chance will bring, is not in it"
            )
        if header.seed == NO_SEED:
            raise CannotGoOn(
                f"match {record.id[:8]} has no seed: nothing says what chance will bring"
            )
        if any(isinstance(event, MatchEnded) for event in events):
            raise CannotGoOn(f"match {record.id[:8]} is over")
        if header.engine != record.game.engine:
            raise OtherEngine(record.id, header.engine, record.game.engine, len(events) - 1)
        players = _seated(header)

        own = header.parent.position if header.parent is not None else 0

        def asked(match: Match[Any], decision: Decision) -> None:
            player = players[decision.seat]
            if player is not None and len(match.log) >= own:
                player.choose(match, decision)

        session = go_on(record.rules(), events, _chance(header, events[:own]), asked)
        return cls(store, record, session, players)

    @property
    def events(self) -> Sequence[Event]:
        """Everything that has happened; not for a player's eyes."""
        return self._session.match.log

    @property
    def state(self) -> Any:
        """The whole state now; not for a player's eyes."""
        return self._session.match.state

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._session.over

    def question(self) -> Decision | None:
        """Lets programs answer until a person is asked; that question, None where it is over."""
        while (asked := self._session.open_decision()) is not None:
            player = self._players[asked.seat]
            if player is None:
                return asked
            self.answer(player.choose(self._session.match, asked))
        return None

    def answer(self, index: int) -> None:
        """Answers the open question by the place of the option, and stores what came of it.

        Of two secret answers the first is kept in memory until the other is in: left between them,
        both are asked for again.
        """
        asked = self._session.open_decision()
        if asked is None:
            raise Refused("match_over", "the match is over")
        self._session.answer(asked.seat, asked.options[index])
        self._save()

    def forfeit(self, seat: int) -> None:
        """`seat` gives up. Raises `Refused` where the match is over."""
        self._session.forfeit(seat)
        self._save()

    def _save(self) -> None:
        new = self._session.match.log[len(self.record.events) :]
        if new:
            self.record = self._store.append(self.record, new)


def _chance(header: Header, parents: Sequence[Event]) -> ChanceSource:
    """What chance gave in the events a branch has of its parent, then what its own seed gives."""
    given = iter([event.outcome for event in parents if isinstance(event, ChanceEvent)])
    own = drawn_from(Stream(header.seed, header.index, CHANCE))

    def outcome(request: Chance) -> tuple[int, ...]:
        found = next(given, None)
        return own(request) if found is None else found

    return outcome


def _seated(header: Header) -> list[Player | None]:
    """Who answers for each seat, None for a person. Raises `CannotGoOn`."""
    programs = games.find(header.game).players
    seated: list[Player | None] = []
    for seat, purpose in zip(header.seats, PLAYERS, strict=True):
        if seat.player == PERSON:
            seated.append(None)
        elif seat.player in programs:
            stream = Stream(header.seed, header.index, purpose)
            seated.append(programs[seat.player](stream))
        else:
            known = ", ".join([*programs, player_shown(PERSON)])
            raise CannotGoOn(f"there is no player {seat.player!r} here; known: {known}")
    return seated

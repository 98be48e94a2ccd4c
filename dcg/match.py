"""A match that a program plays: ask, answer, look, go back and play on otherwise."""

from __future__ import annotations

from typing import Any, Self

from dcg import games
from dcg.board import Board
from dcg.branching import HiddenFrom, branch, branch_header, branch_id, check_branch
from dcg.decision import OfferedOption, OpenDecision, Token
from dcg.decks import Deck
from dcg.game import CardGame
from dcg.given import check_seeds, seat_number, shown, whole
from dcg.instant import Instant
from dcg.kernel.chance import CHANCE, Stream, match_id
from dcg.kernel.course import MatchStarted
from dcg.kernel.decision import Decision
from dcg.kernel.errors import Refused
from dcg.kernel.event import Event
from dcg.kernel.header import Header
from dcg.kernel.rerun import start
from dcg.kernel.session import Session, drawn_from
from dcg.log import EventLog, LoggedEvent, ToldLog, number_of
from dcg.lookup import brought, game_called
from dcg.match_result import MatchResult, result_of
from dcg.opening import Opening
from dcg.programs import Bot
from dcg.reasons import Reasons, reasons
from dcg.record import MatchRecord
from dcg.seat_view import Running, SeatLog, SeatView
from dcg.simulation import Plan, planned_opening
from dcg.telling.game_telling import telling_of
from dcg.user_files import FileName, file_name, read_text


class Match:
    """A match between two decks, waiting for the next answer.

    The same decks, seed and answers give the same events. Whoever plays gets `seen_by(seat)` and
    nothing else; the match itself has both hands.

    >>> import dcg
    >>> match = dcg.Match("bench-red", "bench-blue", seed=7)
    >>> greedy = dcg.player("greedy")
    >>> while not match.over:
    ...     decision = match.decision
    ...     if decision.seat == 0:
    ...         match.answer(decision.options[0])
    ...     else:
    ...         match.answer(greedy(match.seen_by(1)))
    >>> match.result.winner
    1
    """

    def __init__(
        self,
        first: FileName | Deck,
        second: FileName | Deck,
        *,
        seed: int = 0,
        index: int = 0,
        players: tuple[str, str] = ("bot", "bot"),
        game: str = games.DEFAULT,
    ) -> None:
        """A match between the deck of seat 0 and that of seat 1, before set-up asks anything.

        Decks are ids, files or decks (see `dcg.deck`); `players` is who the record says plays.
        `seed` and `index` (whole numbers from 0) are where chance comes from: match number `index` of
        a seed, as `dcg simulate` counts them. Raises `IllegalDeck` and what `dcg.deck` raises,
        `ValueError` for a seed that is none, `TypeError` for one that is no number.
        """
        check_seeds(seed, index)
        held = (brought(first, game), brought(second, game))
        plan = Plan(held, _two_names(players), seed, index)
        identity, opening = planned_opening(plan, games.find(plan.game).decks.cards())
        self._begin(identity, opening, Stream(seed, index, CHANCE))

    @classmethod
    def from_position(cls, path: FileName, *, seed: int = 0, game: str = games.DEFAULT) -> Self:
        """A match that begins with the board a document describes (docs/scenarios.md), as `dcg
        position show` reads it. Chance after it comes from `seed`.

        Raises `DocumentError` for what is wrong in the document, `UnreadableFile`, what a seed that is
        none raises, and `NotImplementedError` for a game without positions.

        >>> import dcg
        >>> match = dcg.Match.from_position("board.yaml")
        >>> print(match.decision.question)
        Your main phase, memory 3. What do you do?
        """
        from dcg.documents import read_position  # noqa: PLC0415 - few matches begin so

        check_seeds(seed)
        held = game_called(game)
        if held.scenarios is None:
            raise NotImplementedError(f"there are no positions of the {held.title}")
        opening = read_position(
            read_text(path), file_name(path), held.scenarios, held.decks.cards(), seed
        )
        content = held.registry.encode(opening.events)
        match = cls.__new__(cls)
        match._begin(str(match_id(seed, 0, content)), opening, Stream(seed, 0, CHANCE))
        return match

    @classmethod
    def branch_of(
        cls,
        record: MatchRecord,
        at: int,
        *,
        seed: int = 0,
        players: tuple[str, str] | None = None,
        hidden_from: HiddenFrom | None = None,
    ) -> Self:
        """A match that shares a record's events up to number `at`, and goes on otherwise.

        Hidden cards and the order of the decks are the record's; chance after it comes from `seed`.
        With `hidden_from`, what that seat does not know there is dealt anew from `seed`; with
        "both", what neither knows. Where no question is open at the event, the match runs on to the next
        one. Raises `IndexError` for an event that the record does not have, `Refused` (`match_over`,
        `one_seats_log`; `not_asked` where that seat is not asked anything at the event),
        `Difference` where this engine does not reproduce the record, `NotImplementedError` for a
        game that cannot deal anew.
        """
        header = record.header
        check_branch(record, at, hidden_from)
        check_seeds(seed)
        session = branch(record, at + 1, seed, hidden_from=hidden_from)
        seated = _two_names(players or (header.seats[0].player, header.seats[1].player))
        own = branch_header(record, at + 1, seated, seed, 0)
        session.match.log[0] = MatchStarted(own)
        match = cls.__new__(cls)
        match._hold(branch_id(own, hidden_from), record.game, record.definitions, session)
        return match

    def _begin(self, identity: str, opening: Opening, stream: Stream) -> None:
        game = games.find(opening.header.game)
        rules = game.rules_with(opening.definitions)
        session = start(rules, opening.events, drawn_from(stream))
        self._hold(identity, game, opening.definitions, session)

    def _hold(self, identity: str, game: CardGame, definitions: Any, session: Session) -> None:
        self._id = identity
        self._game = game
        self._definitions = definitions
        self._session = session
        self._own = {seat: SeatLog(game, seat) for seat in (0, 1)}
        self._told = ToldLog(telling_of(game).words, session.match.log, definitions)

    # --- what is asked --------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._session.over

    @property
    def result(self) -> MatchResult | None:
        """Who won and why, None while it goes on."""
        return result_of(self._session.match.state.course.result, self._told.words)

    @property
    def decision(self) -> OpenDecision:
        """The question that is open. Raises `Refused` (`match_over`) when none is.

        Where both seats answer in secret, that of the first seat that has not; `seen_by` has each.
        """
        found = self._open(self._session.open_decision())
        if found is None:
            raise Refused("match_over", "the match is over: nothing is asked")
        return found

    def answer(self, option: OfferedOption) -> None:
        """Answers the open question; the match goes on to the next one.

        `option` is one of the decision's, of the match or of a seat's view. Raises `Refused`
        (`other_question` for an option of another question, `match_over`, `already_answered`);
        nothing has happened then. Raises `TypeError` for what is no option.
        """
        if not isinstance(option, OfferedOption):
            raise TypeError(
                f"answer with one of match.decision.options, not {type(option).__name__}"
            )
        if self.over:
            raise Refused("match_over", "the match is over")
        if option.token != self._token(option.seat):
            raise Refused(
                "other_question", f"{option.text!r} answers another question than the open one"
            )
        asked = self._session.open_decision(option.seat)
        if asked is None:
            raise Refused("already_answered", f"seat {option.seat} has sealed its answer")
        self._session.answer(option.seat, asked.options[option.number])

    def play(self, first: Bot, second: Bot) -> MatchResult:
        """Lets two bots answer, seat 0 and seat 1, until the match is over; how it ended.

        A bot is given what its seat knows and gives one of its options. Raises what `answer` raises.

        >>> import dcg
        >>> def hasty(view: dcg.SeatView) -> dcg.OfferedOption:
        ...     attacks = [one for one in view.options if one.kind == "attack_with"]
        ...     return (attacks or view.options)[0]
        >>> match = dcg.Match("bench-red", "bench-blue", seed=7)
        >>> match.play(hasty, dcg.player("greedy")).winner
        1
        """
        bots = (first, second)
        for bot in bots:
            if not callable(bot):
                raise TypeError(
                    f"a bot is a function, such as dcg.player('greedy'), not {shown(bot)}"
                )
        while (asked := self._session.open_decision()) is not None:
            self.answer(bots[asked.seat](self.seen_by(asked.seat)))
        result = self.result
        assert result is not None
        return result

    def forfeit(self, seat: int) -> None:
        """`seat` gives up. Raises `Refused` (`match_over`, `no_such_seat`), `TypeError` for no number."""
        self._session.forfeit(whole(seat, "a seat"))

    # --- what there is --------------------------------------------------------------------------

    def seen_by(self, seat: int) -> SeatView:
        """What a seat knows now: all that whoever plays it is given.

        Raises `ValueError` for a seat that there is not, `TypeError` for what is no number.
        """
        seat = seat_number(seat)
        asked = self._session.open_decision(seat)
        running = (
            Running(self._session.match, asked, self._own[seat]) if asked is not None else None
        )
        at = len(self._session.match.log)
        return SeatView(
            seat, lambda: self._own_instant(seat, at), self._open(asked), running, self.header
        )

    @property
    def board(self) -> Board:
        """The whole board now, both hands included."""
        return Board(self._instant())

    @property
    def turn(self) -> int:
        """The number of the turn, 0 before the first."""
        return self._game.turns.number(self._session.match.state)

    @property
    def log(self) -> EventLog:
        """Everything that has happened; it grows with the match."""
        return EventLog(self._session.match.log)

    def tell(self, event: LoggedEvent | int) -> str:
        """An event, or that of a number, in words. Raises `IndexError` for one there is not.

        >>> import dcg
        >>> match = dcg.Match("bench-red", "bench-blue", seed=7)
        >>> match.tell(match.log[-1])
        'Seat 1 draws Cerberusmon, Monzaemon, Armadillomon and 2x Mad Dog Fire'
        """
        return self._told.tell(event)

    def why(self, event: LoggedEvent | int) -> Reasons:
        """What led to an event, back to what a player decided, with the clauses of the rules.

        Raises `IndexError` for an event that there is not.
        """
        return reasons(self._session.match.log, number_of(event), self._told)

    def branch(self, at: int, *, seed: int = 0, hidden_from: HiddenFrom | None = None) -> Match:
        """Another match that shares the events up to number `at`; this one stays as it is.

        Chance after it comes from `seed`; so does, with `hidden_from` (a seat, or "both"), what is
        hidden from that seat or from both. Raises as `branch_of` does.

        >>> import dcg
        >>> match = dcg.Match("bench-red", "bench-blue", seed=7)
        >>> result = match.play(dcg.player("greedy"), dcg.player("greedy"))
        >>> other = match.branch(at=203, seed=1)
        >>> other.log[203] == match.log[203], other.over
        (True, False)
        """
        return Match.branch_of(self.record, at, seed=seed, hidden_from=hidden_from)

    @property
    def id(self) -> str:
        """The match's id. It follows from decks, players, seed and index: equal ones are one match."""
        return self._id

    @property
    def header(self) -> Header:
        """What the match was before its first event: game, rules, engine, seats, seed."""
        return self._instant().header

    @property
    def record(self) -> MatchRecord:
        """The match so far as a record: what a store keeps."""
        events: list[Event] = list(self._session.match.log)
        return MatchRecord(self._id, events, self._definitions)

    # --- within ---------------------------------------------------------------------------------

    def _instant(self) -> Instant:
        return Instant(self._game, self._definitions, self._session.match)

    def _own_instant(self, seat: int, at: int) -> Instant:
        """A seat's log of the first `at` events."""
        events = self._session.match.log
        own = self._own[seat]
        if own.read > at:
            own = SeatLog(self._game, seat)
        return Instant(self._game, self._definitions, own.follow(events[:at]))

    def _token(self, seat: int) -> Token:
        return self._id, len(self._session.match.log), seat

    def _open(self, asked: Decision | None) -> OpenDecision | None:
        if asked is None:
            return None
        whole = self._instant()

        def teller() -> Any:
            own = self._own_instant(asked.seat, whole.at).events
            telling = telling_of(self._game)
            return telling.seat(whole.events, asked.seat, self._definitions, own)

        return OpenDecision(asked, whole, self._token(asked.seat), teller)

    def __repr__(self) -> str:
        decks = " against ".join(held.deck or "a board" for held in self.header.seats)
        now = str(self.result) if self.over else f"turn {self.turn}"
        return f"<Match {self._id[:8]}, {decks}: {now}, {len(self.log)} events>"

    def _repr_html_(self) -> str:
        """The board in a notebook."""
        return self.board._repr_html_()


def _two_names(players: Any) -> tuple[str, str]:
    """Who plays, as the record says it."""
    wrong = f"players are two names, for seat 0 and seat 1, not {shown(players)}"
    if not isinstance(players, tuple | list) or not all(isinstance(one, str) for one in players):
        raise TypeError(wrong)
    if len(players) != 2:
        raise ValueError(wrong)
    return players[0], players[1]

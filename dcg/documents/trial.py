"""Trying what is offered on a board: a match without a script, answered one question at a time."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from dcg.documents.answers import FORFEIT, Answer
from dcg.documents.document import documents
from dcg.documents.faults import DocumentError
from dcg.documents.playing import Stopped
from dcg.documents.run import Run
from dcg.documents.scenario import Refusal, Scenario, read_each
from dcg.documents.scene import SEATS
from dcg.documents.vocabulary import Vocabulary
from dcg.kernel.decision import Decision
from dcg.record import MatchRecord

SEED = 1
"""Where chance comes from in a document that does not say."""


class NotTaken(ValueError):
    """What was given is no answer to the question; one line says why."""


class Asked(NamedTuple):
    """A question: whose it is, its name, and every answer as a document writes it."""

    word: str
    question: str
    answers: tuple[str, ...]


def read_boards(text: str, source: str, vocabulary: Vocabulary) -> list[Scenario | Refusal]:
    """The boards of a file: positions and decks, with or without a script. Everything else of a scenario
    may be left out."""
    return read_each(text, source, vocabulary, needed=())


class Trial:
    """A board and the answers given on it. What a script says is played first; `stopped` says why it
    could not be played to its end.

    >>> from dcg import games
    >>> vocabulary = games.find(games.DEFAULT).scenarios
    >>> text = "cards: {Test Pup: {}}\\nposition: {memory: 3, you: {hand: Test Pup, deck: 5 unknown}}"
    >>> (board,) = read_boards(text, "board.yaml", vocabulary)
    >>> trial = Trial(board, {})
    >>> trial.asked.word, trial.asked.question, trial.asked.answers
    ('you', 'main', ('{play: Test Pup}', 'pass'))
    >>> trial.answer("play: Test Pup")
    >>> trial.script
    ['- you: {play: Test Pup}']
    """

    def __init__(self, board: Scenario, catalogue: Mapping[str, Any]) -> None:
        """Raises `DocumentError` for names that nothing has."""
        seed = SEED if board.seed is None else board.seed
        self.board = dataclasses.replace(board, seed=seed)
        self._begun = self.board.begun(catalogue, 0)
        self._given: list[tuple[int, Any, str]] = []
        self.stopped = ""
        self._run = self._begin()

    def _begin(self) -> Run:
        run = Run(self.board, self._begun, 0)
        run.begin()
        try:
            run.play_steps()
        except Stopped as error:
            self.stopped = "; ".join(dict.fromkeys((*run.failures, str(error))))
        run.steps.clear()
        return run

    @property
    def record(self) -> MatchRecord:
        """The match so far."""
        return MatchRecord("", self._run.scene.match.log, self._begun.opening.definitions)

    @property
    def opening(self) -> int:
        """How many events the board is made of."""
        return self._run.scene.opening

    @property
    def script(self) -> Sequence[str]:
        """The answers given, as steps of a script."""
        return [said for _, _, said in self._given]

    @property
    def asked(self) -> Asked | None:
        """The open question, None where the match is over."""
        request = self._request()
        if request is None:
            return None
        run = self._run
        name = next(word for word, code in run.words.questions.items() if code == request.question)
        shown = [run.words.describe(run.scene, request, option) for option in request.options]
        return Asked(run.scene.word(request.seat), name, tuple(dict.fromkeys(shown)))

    def answer(self, text: str) -> None:
        """Answers the question in a document's words; several picks of `choose` one after another.

        Raises `NotTaken`; the picks before the one that is not offered are given.
        """
        try:
            fields = documents(text, "answer")
            answers = [one for field in fields for one in self._run.words.answers.read(field)]
        except DocumentError as error:
            raise NotTaken(error.message) from error
        if not answers:
            raise NotTaken("an answer is a word, or a word with fields: {play: Name}")
        for one in answers:
            self._give(one)

    def undo(self) -> bool:
        """Takes the last answer back; False where there is none."""
        if not self._given:
            return False
        given = self._given[:-1]
        self._given = []
        self._run = self._begin()
        for seat, option, said in given:
            self._take(seat, option, said)
        return True

    def _request(self) -> Decision | None:
        return self._run.open(self._run.session, SEATS[0])

    def _give(self, answer: Answer) -> None:
        request = self._request()
        if request is None:
            raise NotTaken("the match is over")
        run = self._run
        word = run.scene.word(request.seat)
        if answer.kind == FORFEIT:
            self._take(request.seat, None, f"- {word}: {FORFEIT}")
            return
        found = run.words.matching(run.scene, request, answer)
        if not found:
            raise NotTaken(f"{answer} is not offered")
        if len(found) > 1:
            shown = [run.words.describe(run.scene, request, option) for option in found]
            raise NotTaken(f"{answer} could mean {' or '.join(dict.fromkeys(shown))}")
        said = run.words.describe(run.scene, request, found[0])
        self._take(request.seat, found[0], f"- {word}: {said}")

    def _take(self, seat: int, option: Any, said: str) -> None:
        session = self._run.session
        if option is None:
            session.forfeit(seat)
        else:
            session.answer(seat, option)
        self._given.append((seat, option, said))

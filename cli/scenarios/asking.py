"""`dcg scenario ask`: what is offered on a board, and trying it."""

from __future__ import annotations

from cli.commands.replay import show_board, show_lines
from cli.output import console, fitted, say
from cli.playing.entry import prepare, read
from cli.viewer.telling import Telling
from dcg.documents.trial import NotTaken, Trial

HELP = (
    "  a number  that answer",
    "  an answer as a scenario writes it: pass, {play: Name}, {attack: {with: a, on: player}}",
    "  u         takes the last answer back",
    "  b         the board",
    "  l         what happened, with causes and clauses",
    "  s         the answers so far, as the script of a scenario",
    "  q         leaves",
)


class Asking:
    """A board at the terminal, or lines in a pipe."""

    def __init__(self, trial: Trial, *, plain: bool) -> None:
        self._trial = trial
        self._screen = console(plain=plain)
        self._plain = plain
        self._told = trial.opening

    def go(self) -> None:
        """Shows the board, then asks until the input ends or somebody leaves."""
        prepare()
        trial = self._trial
        if trial.stopped:
            _say(f"The script could not be played to its end: {trial.stopped}")
        self._board()
        self._news()
        self._offer()
        while True:
            try:
                typed = read("> ").strip()
            except (EOFError, KeyboardInterrupt):
                say()
                break
            if typed in ("q", "quit", "exit"):
                break
            self._do(typed)
        if trial.script:
            self._script()

    def _do(self, typed: str) -> None:
        match typed:
            case "" | "?" | "h" | "help":
                for line in HELP:
                    say(line)
            case "b" | "board":
                self._board()
                self._offer()
            case "l" | "log":
                self._log()
            case "s" | "script":
                self._script()
            case "u" | "undo":
                if self._trial.undo():
                    self._told = len(self._trial.record.events)
                    self._offer()
                else:
                    say("There is no answer to take back.")
            case _:
                self._answer(typed)

    def _answer(self, typed: str) -> None:
        asked = self._trial.asked
        if typed.isascii() and typed.isdigit():
            count = len(asked.answers) if asked is not None else 0
            if asked is None or len(typed) > 9 or not 1 <= int(typed) <= count:
                say(
                    f"Give a number from 1 to {count}, or ? for what else can be typed."
                    if count
                    else "The match is over: u takes the last answer back."
                )
                return
            typed = asked.answers[int(typed) - 1]
        try:
            self._trial.answer(typed)
        except NotTaken as error:
            _say(f"{error}. ? says what can be typed.")
            return
        self._news()
        self._offer()

    def _offer(self) -> None:
        asked = self._trial.asked
        say()
        if asked is None:
            say("The match is over.")
            return
        say(f"{asked.word} is asked: {asked.question}")
        width = len(str(len(asked.answers)))
        for number, answer in enumerate(asked.answers, 1):
            _say(f"  {number:>{width}}  {answer}")

    def _board(self) -> None:
        view = Telling(self._trial.record)
        show_board(self._screen, view, len(view.events), plain=self._plain)

    def _news(self) -> None:
        view = Telling(self._trial.record)
        lines = [line for line in view.lines[self._told :] if line.news]
        self._told = len(view.events)
        show_lines(self._screen, view, lines)

    def _log(self) -> None:
        view = Telling(self._trial.record)
        lines = [line for line in view.lines[self._trial.opening :] if line.news]
        show_lines(self._screen, view, lines, reasons=True)

    def _script(self) -> None:
        say("script:")
        for step in self._trial.script:
            say(f"  {step}")
        say(f"seed: {self._trial.board.seed}")


def _say(text: str) -> None:
    for row in fitted(text):
        say(row)

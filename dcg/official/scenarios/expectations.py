"""What must be true at a moment: `expect` between steps, `then` at the end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from dcg.documents.document import Field
from dcg.documents.expectations import Check, Expectation
from dcg.documents.faults import Faults
from dcg.documents.scene import SEATS
from dcg.kernel.absent import DRAW
from dcg.kernel.decision import Decision
from dcg.official.codes.turn import TurnStep
from dcg.official.scenarios.answers import QUESTIONS, is_effect_of, show_effect
from dcg.official.scenarios.areas import read_side
from dcg.official.scenarios.happened import read_events, read_no_events
from dcg.official.scenarios.permanents import read_permanents, read_places
from dcg.official.scenarios.scene import OfficialScene

FIELDS = (
    "memory",
    "turn",
    "turn_number",
    "phase",
    "question",
    "attack",
    "pending",
    "permanents",
    "places",
    "events",
    "no_events",
    "result",
    "view",
    *SEATS,
)


def read_expectations(field: Field, *, at_end: bool = False) -> list[Expectation]:
    """Everything a block of assertions says. Raises `DocumentError`."""
    faults = Faults()
    given = field.fields(FIELDS, faults=faults)
    found = []
    for name, value in sorted(given.items(), key=lambda one: one[0] in SEATS):
        with faults.caught():
            check = _side(name, value) if name in SEATS else _READERS[name](value)
            found.append(Expectation(value.line, value.path, check))
    faults.check()
    if at_end and "result" not in given:
        found.append(Expectation(field.line, field.path, _not_over))
    return found


def _side(word: str, field: Field) -> Check:
    side = read_side(field)

    def check(scene: OfficialScene) -> Iterable[str]:
        return side(scene, scene.board, scene.cast.seat(word))

    return check


def _memory(field: Field) -> Check:
    """A number as the turn player reads the gauge, or `{you: 3}`."""
    word = None
    if field.is_mapping:
        word, field = field.one()
        if word not in SEATS:
            raise field.error(f"`{word}` is not one of {', '.join(SEATS)}")
    wanted = field.number(-10, 10)

    def check(scene: OfficialScene) -> Iterator[str]:
        seat = scene.cast.seat(word) if word else scene.board.turn.player
        found = scene.board.memory_of(seat)
        if found != wanted:
            yield f"expected {wanted}, is {found} for {scene.cast.word(seat)}"

    return check


def _turn(field: Field) -> Check:
    word = field.word(SEATS)

    def check(scene: OfficialScene) -> Iterator[str]:
        found = scene.cast.word(scene.board.turn.player)
        if found != word:
            yield f"expected the turn of {word}, it is of {found}"

    return check


def _turn_number(field: Field) -> Check:
    wanted = field.number(0, 10_000)

    def check(scene: OfficialScene) -> Iterator[str]:
        if scene.board.turn.number != wanted:
            yield f"expected turn {wanted}, it is turn {scene.board.turn.number}"

    return check


def _phase(field: Field) -> Check:
    steps = {step.name.lower(): step for step in TurnStep if step is not TurnStep.ENDED}
    wanted = steps[field.word(steps)]

    def check(scene: OfficialScene) -> Iterator[str]:
        found = scene.board.turn.step
        if found != wanted:
            yield f"expected {wanted.words}, it is {found.words}"

    return check


def _question(field: Field) -> Check:
    """The question that is open, `{opponent: block}`."""
    word, value = field.one()
    if word not in SEATS:
        raise value.error(f"`{word}` is not one of {', '.join(SEATS)}")
    question = value.word(QUESTIONS)

    def check(scene: OfficialScene) -> Iterator[str]:
        found = scene.question
        if not isinstance(found, Decision):
            yield f"expected the question {question}, nothing is asked"
        elif found.question != QUESTIONS[question] or scene.cast.word(found.seat) != word:
            asked = next(name for name, code in QUESTIONS.items() if code == found.question)
            yield f"expected {question} asked of {word}, it is {asked} of {scene.cast.word(found.seat)}"

    return check


def _attack(field: Field) -> Check:
    """`none`, or `{with: attacker, on: target}`."""
    if not field.is_mapping:
        field.word(("none",))
        return lambda scene: ["an attack goes on"] if scene.board.attack is not None else []
    given = field.fields(("with", "on"))
    attacker = given["with"].mention(given["with"].text()) if "with" in given else None
    target = given["on"].mention(given["on"].text()) if "on" in given else None

    def check(scene: OfficialScene) -> Iterator[str]:
        attack = scene.board.attack
        if attack is None:
            yield "no attack goes on"
            return
        if attacker is not None and scene.show(attack.attacker) != attacker:
            yield f"expected {attacker} attacking, it is {scene.show(attack.attacker)}"
        if target is not None and scene.show(attack.target) != target:
            yield f"expected an attack on {target}, it is on {scene.show(attack.target)}"

    return check


def _pending(field: Field) -> Check:
    """Whose effects are pending activation, by card or by what stands on the field, in any order."""
    wanted = [entry.mention(entry.text()) for entry in field.some()]

    def check(scene: OfficialScene) -> Iterator[str]:
        left = [entry.effect for entry in scene.board.pending]
        shown = sorted(show_effect(scene, effect) for effect in left)
        missing = []
        for ref in sorted(wanted, key=lambda ref: not scene.cast.is_label(ref)):
            found = next((effect for effect in left if is_effect_of(scene, effect, ref)), None)
            if found is None:
                missing.append(ref)
            else:
                left.remove(found)
        if left or missing:
            yield f"expected {', '.join(wanted) or 'nothing'}; is {', '.join(shown) or 'nothing'}"

    return check


def _result(field: Field) -> Check:
    """`none`, `draw`, or `{winner: you, reason: attack}`."""
    winner = reason = None
    open_, drawn = False, False
    if field.is_mapping:
        given = field.fields(("winner", "reason"))
        winner = given["winner"].word(SEATS) if "winner" in given else None
        reason = given["reason"].text() if "reason" in given else None
    else:
        word = field.word(("none", "draw"))
        open_, drawn = word == "none", word == "draw"

    def check(scene: OfficialScene) -> Iterator[str]:
        found = scene.board.course.result
        if found is None:
            if not open_:
                yield "the match has not ended"
            return
        is_winner = scene.cast.word(found.winner) if found.winner != DRAW else "draw"
        if open_:
            yield f"the match has ended: {is_winner}, {found.reason}"
        if drawn and found.winner != DRAW:
            yield f"expected a draw, {is_winner} won: {found.reason}"
        if winner is not None and is_winner != winner:
            yield f"expected {winner} to win, it is {is_winner}: {found.reason}"
        if reason is not None and found.reason != reason:
            yield f"expected the reason {reason}, it is {found.reason}"

    return check


def _not_over(scene: OfficialScene) -> Iterator[str]:
    found = scene.board.course.result
    if found is not None:
        yield (
            f"the match has ended ({scene.cast.word(found.winner)}: {found.reason}) "
            "and `then` does not say `result`"
        )


def _view(field: Field) -> Check:
    """What a seat may know: `{opponent: {you: {hand: 3 unknown}}}`."""
    watched = []
    for viewer, value in field.fields(SEATS).items():
        for word, side in value.fields(SEATS).items():
            watched.append((viewer, word, read_side(side)))

    def check(scene: OfficialScene) -> Iterator[str]:
        for viewer, word, side in watched:
            seen = scene.board.view(scene.cast.seat(viewer))
            for message in side(scene, seen, scene.cast.seat(word)):
                yield f"as {viewer} may know it: {message}"

    return check


_READERS: dict[str, Callable[[Field], Check]] = {
    "memory": _memory,
    "turn": _turn,
    "turn_number": _turn_number,
    "phase": _phase,
    "question": _question,
    "attack": _attack,
    "pending": _pending,
    "permanents": read_permanents,
    "places": read_places,
    "events": read_events,
    "no_events": read_no_events,
    "result": _result,
    "view": _view,
}

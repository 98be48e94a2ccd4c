"""The compiler: a printed card to a `Card`."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import TypeVar

from dcg.battle_evolution.language.abilities import AttackAbility
from dcg.battle_evolution.language.card import BoxLine, Card, Dna
from dcg.battle_evolution.language.effect import Effect
from dcg.battle_evolution.language.processes import Unsupported
from dcg.battle_evolution.language.terms import ATTACKS
from dcg.battle_evolution.text.boxes import box_line, dna, print_box_line, print_dna
from dcg.battle_evolution.text.effects import compile_effects, print_effects
from dcg.battle_evolution.text.normalise import normalise, with_quotes
from dcg.battle_evolution.text.printed import PrintedCard
from dcg.battle_evolution.text.whole_grammar import NotUnderstood, read
from dcg.language.printer import Unprintable

Line = TypeVar("Line", BoxLine, Dna)


@dataclass(frozen=True, slots=True)
class Problem:
    """Why something printed on a card is not read: where it stands, and why."""

    number: str
    where: str
    reason: str

    def __str__(self) -> str:
        """One line."""
        return f"{self.number}: {self.where}: {self.reason}"


@dataclass(frozen=True, slots=True)
class Compiled:
    """A card, how many sentences are printed on it, and what of them is not read."""

    card: Card
    sentences: int
    problems: tuple[Problem, ...] = ()

    @property
    def complete(self) -> bool:
        """Whether everything printed on the card is read."""
        return not self.problems


def compile_card(printed: PrintedCard, names: Collection[str] = ()) -> Compiled:
    """The card; a sentence that cannot be read is an `Unsupported` node and a problem.

    `names` are those that a text may say without quotes.

    >>> compile_card(PrintedCard("X-001", "Aamon", "option", timing="support", text="Draw 2.")).complete
    True
    """
    problems: list[Problem] = []
    card = _side(printed, names, problems)
    sides = [card, *card.faces]
    return Compiled(card, sum(map(sentences_of, sides)), tuple(problems))


def sentences_of(card: Card) -> int:
    """How many sentences a side has: of its text, its evo-box and its attacks."""
    return sum(len(effect.does) for effect in card.effects) + len(card.box) + len(card.abilities)


def _side(printed: PrintedCard, names: Collection[str], problems: list[Problem]) -> Card:
    def problem(where: str, reason: str) -> None:
        problems.append(Problem(printed.number, where, reason))

    def quoted(text: str) -> str:
        return with_quotes(normalise(text), names)

    effects, unread = _effects(printed, quoted)
    for reason in unread:
        problem("text", reason)
    if not unread:
        _said_again(effects, printed, problem)
    other = printed.other_side
    return Card(
        printed.number,
        printed.name,
        printed.category,
        printed.level,
        printed.types,
        printed.ruler,
        printed.dp,
        printed.plus_p,
        printed.hp,
        (printed.attacks[0].power, printed.attacks[1].power, printed.attacks[2].power),
        tuple(_abilities(printed, problem)),
        _lines(printed.box, quoted, box_line, print_box_line, "box", problem),
        _lines(printed.dna, quoted, dna, print_dna, "DNA", problem),
        printed.timing,
        effects,
        printed.also,
        "ace" in printed.marks,
        "firewall" in printed.marks,
        "proxy" in printed.marks,
        printed.side,
        printed.initial,
        () if other is None else (_side(other, names, problems),),
    )


Report = Callable[[str, str], None]


def _effects(
    printed: PrintedCard, quoted: Callable[[str], str]
) -> tuple[tuple[Effect, ...], list[str]]:
    """The effects, and what is not read: as the text stands, or with quotes around the names in it.

    A name can be a word of the rules too, so that quotes are only put where nothing else is read.
    """
    frame = (printed.category, printed.timing)
    plain = compile_effects(normalise(printed.text), *frame)
    if not plain[1]:
        return plain
    with_names = compile_effects(quoted(printed.text), *frame)
    return with_names if len(with_names[1]) < len(plain[1]) else plain


def _said_again(effects: tuple[Effect, ...], printed: PrintedCard, problem: Report) -> None:
    """What is read must mean the same when it is written and read again."""
    try:
        text = " ".join(print_effects(effects, printed.category, printed.timing))
    except Unprintable as error:
        problem("text", f"cannot be said again: {error}")
        return
    again, _ = compile_effects(normalise(text), printed.category, printed.timing)
    if again != effects:
        problem("text", f"means something else when it is said again: {text!r}")


def _abilities(printed: PrintedCard, problem: Report) -> Iterable[AttackAbility]:
    for attack, held in zip(ATTACKS, printed.attacks, strict=True):
        for words in held.abilities:
            try:
                yield AttackAbility(attack, read(normalise(words), "ability"))
            except NotUnderstood as error:
                problem(attack, str(error))


def _lines(
    texts: tuple[str, ...],
    quoted: Callable[[str], str],
    make: Callable[[str], Line],
    write: Callable[[Line], str],
    where: str,
    problem: Report,
) -> tuple[Line, ...]:
    found: list[Line] = []
    for text in texts:
        try:
            line = _line(text, quoted, make)
            again = make(normalise(write(line)))
        except (NotUnderstood, Unprintable) as error:
            problem(where, str(error))
            continue
        if again != line:
            problem(where, f"means something else when it is said again: {write(line)!r}")
        found.append(line)
    return tuple(found)


def _line(text: str, quoted: Callable[[str], str], make: Callable[[str], Line]) -> Line:
    """As it stands, or with quotes around the names in it."""
    try:
        return make(normalise(text))
    except NotUnderstood:
        return make(quoted(text))


def unread(card: Card) -> tuple[str, ...]:
    """The sentences of a card that nobody could read."""
    return tuple(
        process.phrase
        for side in (card, *card.faces)
        for effect in side.effects
        for process in effect.does
        if isinstance(process, Unsupported)
    )

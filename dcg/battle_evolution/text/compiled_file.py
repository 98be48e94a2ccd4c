"""A file of printed cards, compiled: its cards, how much of them runs, and what is not read."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from dcg.battle_evolution.language.card import Card
from dcg.battle_evolution.text.compiler import Compiled, Problem, compile_card
from dcg.battle_evolution.text.printed import PrintedCard, printed_card
from dcg.card_text import Figures, NotCards, Progress
from dcg.documents.document import Field, documents
from dcg.documents.faults import DocumentError
from dcg.text_of_bytes import text_of

Lacking = Callable[[Card], Sequence[str]]
"""What of a card nothing runs, by name."""


def _nothing(_: Card) -> Sequence[str]:
    return ()


@dataclass(frozen=True, slots=True)
class CompiledFile:
    """See `dcg.card_text.CompiledCards`."""

    compiled: tuple[Compiled, ...]
    records: tuple[str, ...] = ()
    """What of the file is no card, a line each."""
    lacking: Lacking = _nothing

    @property
    def cards(self) -> dict[str, Card]:
        """The cards by number, also those of which something is not read; of two, the first."""
        found: dict[str, Card] = {}
        for each in self.compiled:
            found.setdefault(each.card.number, each.card)
        return found

    @property
    def problems(self) -> tuple[Problem, ...]:
        """Everything that is not read."""
        return tuple(problem for each in self.compiled for problem in each.problems)

    def figures(self) -> Figures:
        """Of all cards."""
        return sum(self.by_set().values(), Figures())

    def by_set(self) -> dict[str, Figures]:
        """Of the cards of each set, in the order of the file."""
        found: dict[str, Figures] = {}
        for each in self.compiled:
            name = each.card.number.partition("-")[0]
            found[name] = found.get(name, Figures()) + self._figures(each)
        return found

    def _figures(self, each: Compiled) -> Figures:
        lacks = len(self.lacking(each.card)) if each.complete else 0
        read = each.sentences - len(each.problems)
        return Figures(1, int(each.complete and not lacks), each.sentences, max(0, read - lacks))

    @property
    def again(self) -> int:
        """None: a file of this game has no pictures, and a number that is given twice is named."""
        return 0

    def wordings(self) -> dict[str, list[str]]:
        """The cards that have each wording that is not read."""
        return _most_first(
            (problem.reason, each.card.number)
            for each in self.compiled
            for problem in each.problems
        )

    def reasons(self) -> dict[str, list[str]]:
        """The cards, read whole, of which nothing runs something, by what it is."""
        return _most_first(
            (f"not run yet: {name}", each.card.number)
            for each in self.compiled
            if not each.problems
            for name in self.lacking(each.card)
        )

    def strangers(self) -> tuple[tuple[str, str], ...]:
        """None: a name that no card has isn't read here."""
        return ()

    def plain(self) -> dict[str, Any]:
        """The whole report, as JSON can hold it."""
        figures = self.figures()
        return {
            "cards": figures.cards,
            "cards_that_run": figures.cards_that_run,
            "sentences": figures.sentences,
            "sentences_that_run": figures.sentences_that_run,
            "problems": [str(problem) for problem in self.problems],
            "records": list(self.records),
        }


def _most_first(found: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    """The cards under each heading, those of most cards first."""
    cards: dict[str, list[str]] = {}
    for heading, number in found:
        cards.setdefault(heading, []).append(number)
    return dict(sorted(cards.items(), key=lambda item: -len(item[1])))


def compile_file(
    data: bytes,
    names: Collection[str] = (),
    progress: Progress | None = None,
    lacking: Lacking = _nothing,
) -> CompiledFile:
    """The cards of a YAML or JSON file: a list of records. Raises `NotCards`.

    `names` are those of other cards that a text may say without quotes; the file's own are added.
    """
    printed, wrong = _records(data)
    own = {name for card in printed for name in (card.name, *card.also)}
    known = frozenset(names) | own
    compiled: list[Compiled] = []
    seen: set[str] = set()
    for done, card in enumerate(printed, start=1):
        if card.number in seen:
            wrong.append(f"{card.number} is given twice: the first counts")
            continue
        seen.add(card.number)
        compiled.append(compile_card(card, known))
        if progress is not None:
            progress(done, len(printed))
    return CompiledFile(tuple(compiled), tuple(wrong), lacking)


def _records(data: bytes) -> tuple[list[PrintedCard], list[str]]:
    try:
        text = text_of(data)
    except UnicodeDecodeError as error:
        raise NotCards(f"the file is not text in UTF-8: byte {error.start}") from None
    try:
        found = documents(text, "cards")
    except DocumentError as error:
        raise NotCards(str(error)) from None
    if len(found) != 1 or not found[0].is_list:
        raise NotCards("a file of cards is one list of records: `- number: ABC-001` and so on")
    printed: list[PrintedCard] = []
    wrong: list[str] = []
    for record in found[0].entries():
        _add(record, printed, wrong)
    return printed, wrong


def _add(record: Field, printed: list[PrintedCard], wrong: list[str]) -> None:
    try:
        printed.append(printed_card(record))
    except DocumentError as error:
        wrong.append(str(error))


def read_names(cards: Mapping[str, Card]) -> frozenset[str]:
    """The names of cards, as texts may say them."""
    return frozenset(
        name for card in cards.values() for side in (card, *card.faces) for name in side.names
    )

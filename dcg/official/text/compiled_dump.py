"""A whole dump of cards, compiled: its cards, how much of them runs, and every phrase that isn't read."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from dcg.card_text import Figures, Progress
from dcg.official.language.card import Card
from dcg.official.language.effect import Effect
from dcg.official.text.card_vocabulary import CardVocabulary, shipped
from dcg.official.text.compiler import Compiled, Problem, compile_card
from dcg.official.text.dumps import RecordProblem, read_all
from dcg.official.text.own_rules import rules_apart
from dcg.official.text.phrases import count_of_sentences
from dcg.official.text.printed import PrintedCard


@dataclass(frozen=True, slots=True)
class UnreadPhrase:
    """A phrase that has no reading: where it stands, and the wording it has in common with others.

    `span` counts characters of `effect`, the end exclusive.
    """

    card: str
    section: str
    effect: str
    phrase: str
    span: tuple[int, int] | None
    wording: str


@dataclass(frozen=True, slots=True)
class CompiledDump:
    """The cards of a dump in its order, what each lacks, and every record that isn't read."""

    compiled: tuple[Compiled, ...]
    printed: tuple[PrintedCard, ...]
    records: tuple[RecordProblem, ...] = ()
    again: int = 0
    """Records of cards that the dump has already: other pictures of them."""

    @property
    def cards(self) -> dict[str, Card]:
        """The cards by number; of two of one number, the first."""
        found: dict[str, Card] = {}
        for each in self.compiled:
            found.setdefault(each.card.number, each.card)
        return found

    @property
    def problems(self) -> tuple[Problem, ...]:
        """Everything that isn't expressed."""
        return tuple(problem for each in self.compiled for problem in each.problems)

    @property
    def complete(self) -> int:
        """How many cards are expressed whole."""
        return sum(each.complete for each in self.compiled)

    @property
    def supported(self) -> int:
        """How many cards also run whole."""
        return sum(each.supported for each in self.compiled)

    @property
    def effects(self) -> int:
        """How many effects are printed."""
        return sum(len(_effects(each.card)) for each in self.compiled)

    @property
    def expressed(self) -> int:
        """How many of them are expressed."""
        return self.effects - sum(problem.part == "effect" for problem in self.problems)

    @property
    def running(self) -> int:
        """How many of them run."""
        unread = sum(problem.part == "effect" for problem in self.problems)
        return self.effects - unread - sum(len(_silent(each)) for each in self.compiled)

    @property
    def lacks(self) -> dict[str, int]:
        """What nothing runs, with how many cards complete otherwise each keeps from running."""
        found: Counter[str] = Counter()
        for each in self.compiled:
            if each.complete:
                found.update({str(lack) for _, lack in each.lacks if lack.clause})
        return dict(found.most_common())

    @property
    def ambiguous(self) -> int:
        """How many effects have two readings."""
        return sum(problem.cause == "two readings" for problem in self.problems)

    @property
    def mismatches(self) -> int:
        """How many effects were read and are not said again as they are printed."""
        return sum(problem.cause == "not said again" for problem in self.problems)

    def figures(self) -> Figures:
        """Of all cards."""
        return sum(self.by_set().values(), Figures())

    def by_set(self) -> dict[str, Figures]:
        """Of the cards of each set, in the order the dump has them: `BT1`, `EX11`."""
        found: dict[str, Figures] = {}
        for printed, each in zip(self.printed, self.compiled, strict=True):
            name = each.card.number.partition("-")[0]
            found[name] = found.get(name, Figures()) + _figures(printed, each)
        return found

    def unread(self) -> tuple[UnreadPhrase, ...]:
        """Every phrase of an effect that isn't read, in the order of the cards."""
        return tuple(
            UnreadPhrase(
                problem.number,
                problem.where,
                problem.text,
                each.phrase,
                each.span,
                wording(each.phrase),
            )
            for problem in self.problems
            for each in problem.phrases
        )

    def wordings(self) -> dict[str, list[str]]:
        """The cards that have each unread wording, those of most cards first."""
        found: dict[str, dict[str, None]] = {}
        for each in self.unread():
            found.setdefault(each.wording, {})[each.card] = None
        return _most_first(found)

    def strangers(self) -> Iterator[tuple[str, str]]:
        """Each card that speaks of something no card has, with that in words."""
        for each in self.compiled:
            for words in each.card.strangers:
                yield each.card.number, words

    def reasons(self) -> dict[str, list[str]]:
        """The cards that each thing beside wording keeps from running, those of most cards first: what of
        a card has no place, and what is read and nothing runs."""
        found: dict[str, dict[str, None]] = {}
        for each in self.compiled:
            number = each.card.number
            for problem in each.problems:
                if not problem.phrases:
                    reason = f"{problem.where_in_words}: {problem.reason}"
                    found.setdefault(reason, {})[number] = None
            for _, lack in each.lacks:
                if lack.clause:
                    found.setdefault(f"not run yet: {lack}", {})[number] = None
        return _most_first(found)

    def plain(self) -> dict[str, Any]:
        """The report as JSON can hold it."""
        sets = self.by_set()
        return {
            **asdict(sum(sets.values(), Figures())),
            "effects": self.effects,
            "effects_that_run": self.running,
            "ambiguous": self.ambiguous,
            "mismatches": self.mismatches,
            "overrides": 0,
            "unread_records": [asdict(each) for each in self.records],
            "sets": {name: asdict(figures) for name, figures in sets.items()},
            "not_run": self.lacks,
            "wordings": [
                {"wording": words, "count": len(cards), "cards": cards}
                for words, cards in self.wordings().items()
            ],
            "reasons": [
                {"reason": reason, "count": len(cards), "cards": cards}
                for reason, cards in self.reasons().items()
            ],
            "phrases": [asdict(each) for each in self.unread()],
            "beside_effects": [
                {
                    "card": each.number,
                    "what": each.where_in_words,
                    "text": each.text,
                    "reason": each.reason,
                }
                for each in self.problems
                if each.part != "effect"
            ],
            "strangers": [{"card": number, "says": words} for number, words in self.strangers()],
        }

    def lines(self) -> list[str]:
        """The figures in words, then a line for every record that isn't read whole."""
        return [
            f"{self.complete} of {len(self.compiled)} cards complete",
            f"{self.expressed} of {self.effects} effects expressed",
            f"{self.supported} cards supported, {self.running} effects running",
            *(str(each) for each in self.records),
        ]


def compile_dump(records: Iterable[object], progress: Progress | None = None) -> CompiledDump:
    """Compiles every record that is a card; what a record holds never raises.

    >>> record = {"number": "X1-01", "name": "Aamon", "category": ["Digimon"], "effect": "<Rush>"}
    >>> compile_dump([record]).figures()
    Figures(cards=1, cards_that_run=1, sentences=1, sentences_that_run=1)
    """
    dump = read_all(records)
    compiled: list[Compiled] = []
    vocabulary = shipped() | CardVocabulary.of(dump.cards)
    for printed in dump.cards:
        compiled.append(compile_card(printed, vocabulary))
        if progress is not None:
            progress(len(compiled), len(dump.cards))
    return CompiledDump(tuple(compiled), dump.cards, dump.problems, dump.again)


def _most_first(found: Mapping[str, Mapping[str, None]]) -> dict[str, list[str]]:
    """The cards under each heading, those of most cards first."""
    inorder = sorted(found.items(), key=lambda item: (-len(item[1]), item[0]))
    return {heading: list(cards) for heading, cards in inorder}


_STANDS_FOR: Sequence[tuple[re.Pattern[str], str]] = (
    (re.compile(r'"[^"]*"'), '"..."'),
    (re.compile(r"(?:\[[^\]]*\](?:, | or |, or |/| and )?)+"), "[...] "),
    (re.compile(r"<[^>]*>"), "<...>"),
    (re.compile(r"\b\d+\b"), "N"),
    (re.compile(r"\b(?:red|blue|yellow|green|black|purple|white)\b"), "COLOUR"),
)


def wording(phrase: str) -> str:
    """A phrase without what differs from card to card: names, keyword effects, numbers, colours.

    >>> wording("Trash 2 cards with [Bird] in their traits.")
    'trash N cards with [...] in their traits'
    """
    words = phrase.strip().rstrip(".").lower()
    for pattern, shown in _STANDS_FOR:
        words = pattern.sub(shown, words)
    return re.sub(r"\s+", " ", words).strip()


def _effects(card: Card) -> tuple[Effect, ...]:
    return tuple(effect for section in card.sections for effect in section)


def _unread(compiled: Compiled) -> set[int]:
    """The numbers of the effects of which something could not be expressed."""
    return {number for number, lack in compiled.lacks if not lack.clause}


def _silent(compiled: Compiled) -> set[int]:
    """The numbers of the effects that are expressed and don't run."""
    return {number for number, lack in compiled.lacks if lack.clause} - _unread(compiled)


def _figures(printed: PrintedCard, compiled: Compiled) -> Figures:
    texts = [
        text
        for section in (printed.effect, printed.inherited, printed.security, printed.link_effect)
        for text in rules_apart(section)[0]
        if not text.startswith("<Overflow")
    ]
    lacking = {number for number, _ in compiled.lacks}
    counts = [count_of_sentences(text) for text in texts]
    run = sum(count for number, count in enumerate(counts) if number not in lacking)
    return Figures(1, int(compiled.supported), sum(counts), run)

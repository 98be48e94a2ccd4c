"""The steps of a script: answers by seat, chance, and assertions between them."""

from __future__ import annotations

from dataclasses import dataclass

from dcg.documents.answers import Answer
from dcg.documents.document import Field
from dcg.documents.expectations import Expectation
from dcg.documents.faults import Faults
from dcg.documents.scene import SEATS
from dcg.documents.vocabulary import Vocabulary

OFFER_FIELDS = ("offered", "offered_only", "not_offered", "refused")
ANSWER_FIELDS = ("question", *OFFER_FIELDS, "answer", "until")
SHUFFLE_FIELDS = ("of", "area", "top", "bottom")
SHUFFLES = ("as_is", "reversed")


@dataclass(frozen=True)
class Say:
    """A seat is asked: what must and must not be offered, and its answer (None asserts only).

    `refused` are answers it tries first: each must be refused, and change nothing. With `until`, it
    gives the same answer again and again until that question is asked.
    """

    word: str
    answer: Answer | None
    question: str | None
    offered: tuple[Answer, ...]
    offered_only: tuple[Answer, ...] | None
    not_offered: tuple[Answer, ...]
    line: int
    until: str | None = None
    refused: tuple[Answer, ...] = ()

    @property
    def asserts(self) -> bool:
        """Whether it says what is asked or offered, or answers it: refused is also who is not asked."""
        said = (self.answer, self.question, self.offered_only)
        return any(one is not None for one in said) or bool(self.offered or self.not_offered)


@dataclass(frozen=True)
class Expect:
    """Assertions between steps."""

    expectations: tuple[Expectation, ...]
    line: int


@dataclass(frozen=True)
class ShuffleTo:
    """What a shuffle gives: `as_is`, `reversed`, or these cards at the ends of one's area."""

    how: str
    word: str | None
    area: str
    top: tuple[str, ...]
    bottom: tuple[str, ...]
    line: int


@dataclass(frozen=True)
class FirstPlayerIs:
    """Who chance lets go first."""

    word: str
    line: int


@dataclass(frozen=True)
class RandomNumber:
    """What chance gives where one of several is picked at random."""

    number: int
    line: int


Chance = ShuffleTo | FirstPlayerIs | RandomNumber
Step = Say | Expect | Chance


def read_script(field: Field, vocabulary: Vocabulary) -> list[Step]:
    """The steps in order. Raises `DocumentError`."""
    steps: list[Step] = []
    faults = Faults()
    for entry in field.some():
        with faults.caught():
            steps += _steps(entry, vocabulary)
    faults.check()
    return steps


def _steps(entry: Field, vocabulary: Vocabulary) -> list[Step]:
    steps: list[Step] = []
    name, value = entry.one()
    if name in SEATS:
        steps += _say(name, value, vocabulary)
    elif name == "expect":
        steps.append(Expect(tuple(vocabulary.read_expectations(value)), value.line))
    elif name == "shuffle":
        steps.append(_shuffle(value, vocabulary))
    elif name == "first_player":
        steps.append(FirstPlayerIs(value.word(SEATS), value.line))
    elif name == "random":
        steps.append(RandomNumber(value.number(0, 1000), value.line))
    else:
        raise entry.error(
            f"`{name}` is not a step; steps are {', '.join(SEATS)}, expect, shuffle, "
            "first_player, random"
        )
    return steps


def _say(word: str, value: Field, vocabulary: Vocabulary) -> list[Step]:
    if not value.is_mapping or not any(name in ANSWER_FIELDS for name, _ in value.items()):
        return [
            Say(word, answer, None, (), None, (), value.line)
            for answer in vocabulary.answers.read(value)
        ]
    faults = Faults()
    given = value.fields(ANSWER_FIELDS, faults=faults)
    answers: list[Answer | None] = [None]
    if "answer" in given:
        with faults.caught():
            answers = list(vocabulary.answers.read(given["answer"]))
    asked: dict[str, str] = {}
    for name in ("question", "until"):
        if name in given:
            with faults.caught():
                asked[name] = given[name].word(vocabulary.questions)
    offers = {
        name: _answers(given[name], vocabulary, faults) for name in OFFER_FIELDS if name in given
    }
    faults.check()
    first = Say(
        word,
        answers[0],
        asked.get("question"),
        offers.get("offered", ()),
        offers.get("offered_only"),
        offers.get("not_offered", ()),
        value.line,
        asked.get("until"),
        offers.get("refused", ()),
    )
    if first.until is not None and (first.answer is None or len(answers) > 1):
        raise given["until"].error("`until` repeats one `answer`")
    return [first, *(Say(word, more, None, (), None, (), value.line) for more in answers[1:])]


def _answers(field: Field, vocabulary: Vocabulary, faults: Faults) -> tuple[Answer, ...]:
    found = []
    for entry in field.some():
        with faults.caught():
            found.append(vocabulary.answers.read_one(entry))
    return tuple(found)


def _shuffle(value: Field, vocabulary: Vocabulary) -> ShuffleTo:
    if not value.is_mapping:
        return ShuffleTo(value.word(SHUFFLES), None, "deck", (), (), value.line)
    given = value.fields(SHUFFLE_FIELDS, needed=("of",))
    return ShuffleTo(
        "ends",
        given["of"].word(SEATS),
        given["area"].word(vocabulary.areas) if "area" in given else "deck",
        tuple(vocabulary.read_names(given["top"])) if "top" in given else (),
        tuple(vocabulary.read_names(given["bottom"])) if "bottom" in given else (),
        value.line,
    )

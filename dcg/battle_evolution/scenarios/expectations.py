"""What documents assert of a board."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from dcg.battle_evolution.catalogue.legality import complaints
from dcg.battle_evolution.codes.absent import HIDDEN_ATTACK, NO_REVIVAL
from dcg.battle_evolution.codes.cards import Attack, Kin
from dcg.battle_evolution.codes.turn import PHASE_NAMES
from dcg.battle_evolution.reading import values
from dcg.battle_evolution.reading.match import ArenaMatch
from dcg.battle_evolution.scenarios.answers import QUESTIONS
from dcg.battle_evolution.scenarios.position import expanded
from dcg.battle_evolution.scenarios.scene import ArenaScene
from dcg.documents.document import Field
from dcg.documents.expectations import Expectation
from dcg.documents.scene import SEATS, Scene
from dcg.event_names import topic_of
from dcg.kernel.decision import Sealed

Read = Callable[[ArenaMatch, int], Any]

_ZONES: Final = (
    "hand",
    "deck",
    "trash",
    "dark_area",
    "destiny_zone",
    "dp_zone",
    "evolution_zone",
    "support_zone",
    "attached",
    "deleted",
    "side_pile",
)


class CardShown(NamedTuple):
    """A card as documents call it: by its name or its number."""

    name: str
    number: str

    def __repr__(self) -> str:
        return self.name


_UNKNOWN: Final = CardShown("unknown", "unknown")


def _shown(match: ArenaMatch, card: int) -> CardShown:
    facts = match.facts(card)
    return CardShown(facts.name, facts.number)


def _zone(name: str) -> Read:
    def read(match: ArenaMatch, seat: int) -> list[CardShown]:
        return [_shown(match, card) for card in getattr(match.side(seat), name)]

    return read


def _power(attack: int) -> Read:
    return lambda match, seat: values.power(match, seat, attack)


def _attack(match: ArenaMatch, seat: int) -> str:
    attack = match.side(seat).attack
    return Attack(attack).words if attack >= 0 else "none"


def _kinds(match: ArenaMatch, seat: int) -> list[str]:
    return sorted(Kin(kind).words for kind in values.kinds(match, seat))


def _active(match: ArenaMatch, seat: int) -> CardShown | str:
    card = match.active(seat)
    return "none" if card is None else _shown(match, card)


def _under_attachments(match: ArenaMatch, seat: int) -> list[CardShown]:
    return [_shown(match, card) for _, card in match.side(seat).kept]


def _revival(match: ArenaMatch, seat: int) -> int:
    revival = match.side(seat).revival
    return 0 if revival == NO_REVIVAL else revival


def _abilities(match: ArenaMatch, seat: int) -> list[str]:
    attack = match.side(seat).attack
    found = values.abilities(match, seat, attack) if attack >= 0 else []
    return sorted(one.ability.words for one in found)


OF_SIDE: Final[Mapping[str, Read]] = {
    **{name: _zone(name) for name in _ZONES},
    "stack": _zone("active"),
    "active": _active,
    "hp": lambda match, seat: match.side(seat).hp,
    "circle": _power(0),
    "triangle": _power(1),
    "cross": _power(2),
    "dp": values.dp,
    "ko_points": lambda match, seat: match.side(seat).ko_points,
    "flat": lambda match, seat: match.side(seat).flat,
    "abnormal": lambda match, seat: match.side(seat).abnormal,
    "attack": _attack,
    "types": _kinds,
    "names": lambda match, seat: list(values.names(match, seat)),
    "first_attacks": lambda match, seat: match.state.first_attacks.count(seat),
    "revival": _revival,
    "revived": lambda match, seat: match.side(seat).revived,
    "abilities": _abilities,
    "under_attachments": _under_attachments,
    "kept_dp": lambda match, seat: sum(match.side(seat).kept_dp.values()),
}
"""What can be asserted of a side."""

NUMBERS: Final = (
    "hp",
    "circle",
    "triangle",
    "cross",
    "dp",
    "ko_points",
    "flat",
    "first_attacks",
    "revival",
    "kept_dp",
)
"""Those of them that are numbers."""


def _breaks(scene: Scene, seat: int) -> list[str]:
    """What of deck construction the deck of a seat breaks, each clause once."""
    brought = scene.brought if isinstance(scene, ArenaScene) else None
    if brought is None:
        return ["no deck was brought: the scenario does not begin with `decks`"]
    found = complaints(brought.decks[seat], brought.cards)
    return sorted({clause for one in found for clause in one.clauses})


OF_DECK: Final[Mapping[str, Callable[[Scene, int], Any]]] = {"breaks": _breaks}
"""What can be asserted of a deck that a seat brought."""


def _seen_zone(name: str) -> Callable[[Scene, int, int], Any]:
    def read(scene: Scene, viewer: int, seat: int) -> list[CardShown]:
        match = scene.match
        assert isinstance(match, ArenaMatch)
        knows = match.state.course.knowledge.knows
        return [
            _shown(match, card) if knows(viewer, card) else _UNKNOWN
            for card in getattr(match.side(seat), name)
        ]

    return read


def _seen_attack(scene: Scene, viewer: int, seat: int) -> str:
    attack = scene.match.state.view(viewer).sides[seat].attack
    return "hidden" if attack == HIDDEN_ATTACK else "none" if attack < 0 else Attack(attack).words


OF_VIEW: Final[Mapping[str, Callable[[Scene, int, int], Any]]] = {
    **{name: _seen_zone(name) for name in _ZONES},
    "stack": _seen_zone("active"),
    "attack": _seen_attack,
}
"""What can be asserted of what a seat may know of a side: a card it cannot name is `unknown`."""


def _result(scene: Scene) -> str:
    result = scene.match.state.course.result
    return "none" if result is None else scene.word(result.winner)


def _reason(scene: Scene) -> str:
    result = scene.match.state.course.result
    return "" if result is None else str(result.reason)


def _topics(scene: Scene) -> list[str]:
    return [topic_of(type(event)) for event in scene.match.log[scene.since :]]


OF_MATCH: Final[Mapping[str, Callable[[Scene], Any]]] = {
    "winner": _result,
    "reason": _reason,
    "turn": lambda scene: scene.match.state.turn,
    "phase": lambda scene: PHASE_NAMES[scene.match.state.phase],
    "player": lambda scene: scene.word(scene.match.state.player),
    "evolved": lambda scene: scene.match.state.evolved,
}
"""What can be asserted of the match."""


def read_expectations(given: Field, *, at_end: bool = False) -> list[Expectation]:
    """Everything a block says. A list of cards is compared without order, a number with a count."""
    found = []
    fields = given.fields((*SEATS, *OF_MATCH, "events", "no_events", "question", "view"))
    for name, value in fields.items():
        if name in SEATS:
            for what, wanted in value.fields((*OF_SIDE, *OF_DECK)).items():
                check = _of_side(name, what, wanted.plain())
                found.append(Expectation(wanted.line, wanted.path, check))
        elif name == "view":
            found += _views(value)
        elif name == "events":
            topics = [entry.text() for entry in value.some()]
            found.append(Expectation(value.line, value.path, _happened(topics, True)))
        elif name == "no_events":
            topics = [entry.text() for entry in value.some()]
            found.append(Expectation(value.line, value.path, _happened(topics, False)))
        elif name == "question":
            found.append(Expectation(value.line, value.path, _asks(value)))
        else:
            found.append(Expectation(value.line, value.path, _is(OF_MATCH[name], value.plain())))
    return found


def _views(given: Field) -> Iterator[Expectation]:
    """`{you: {opponent: {hand: [unknown]}}}`: what a seat may know of a side."""
    for viewer, sides in given.fields(SEATS).items():
        for word, side in sides.fields(SEATS).items():
            for what, wanted in side.fields(OF_VIEW).items():
                check = _seen(viewer, word, what, wanted.plain())
                yield Expectation(wanted.line, wanted.path, check)


def _seen(viewer: str, word: str, what: str, wanted: Any) -> Callable[[Scene], Iterator[str]]:
    def check(scene: Scene) -> Iterator[str]:
        yield from _differs(OF_VIEW[what](scene, scene.seat(viewer), scene.seat(word)), wanted)

    return check


def _of_side(word: str, what: str, wanted: Any) -> Callable[[Scene], Iterator[str]]:
    def check(scene: Scene) -> Iterator[str]:
        seat = scene.seat(word)
        if what in OF_DECK:
            yield from _differs(OF_DECK[what](scene, seat), wanted)
        else:
            yield from _differs(OF_SIDE[what](scene.match, seat), wanted)  # type: ignore[arg-type]

    return check


def _differs(found: Any, wanted: Any) -> Iterator[str]:
    """A list is compared without order, or by its length; a card by its name or its number."""
    if isinstance(found, list) and isinstance(wanted, int):
        same = len(found) == wanted
    elif isinstance(found, list):
        listed = wanted if isinstance(wanted, list) else [wanted]
        wanted = [name for each in listed for name in expanded(str(each))]
        same = _same(found, wanted)
    else:
        same = _is_called(found, wanted)
    if not same:
        yield f"expected {wanted}, is {found}"


def _same(found: Sequence[Any], wanted: Sequence[str]) -> bool:
    """Whether every card is one of those wanted, and each of these is there."""
    left = list(found)
    # What names a card exactly first: a number before a name that another card has too.
    for name in sorted(wanted, key=lambda one: not any(one == _number(each) for each in found)):
        place = next((at for at, each in enumerate(left) if _is_called(each, name)), None)
        if place is None:
            return False
        del left[place]
    return not left


def _number(found: Any) -> str:
    return found.number if isinstance(found, CardShown) else ""


def _is_called(found: Any, wanted: Any) -> bool:
    return wanted in found if isinstance(found, CardShown) else bool(found == wanted)


def _is(read: Callable[[Scene], Any], wanted: Any) -> Callable[[Scene], Iterator[str]]:
    def check(scene: Scene) -> Iterator[str]:
        found = read(scene)
        if found != wanted:
            yield f"expected {wanted}, is {found}"

    return check


def _happened(topics: list[str], wanted: bool) -> Callable[[Scene], Iterator[str]]:
    def check(scene: Scene) -> Iterator[str]:
        there = _topics(scene)
        for topic in topics:
            if (topic in there) is not wanted:
                yield f"{topic} {'did not happen' if wanted else 'happened'}: {', '.join(there)}"

    return check


def _asks(given: Field) -> Callable[[Scene], Iterator[str]]:
    """The question that is open, `attack`, or whose it is besides: `{you: attack}`."""
    whose, value = given.one() if given.is_mapping else ("", given)
    if whose and whose not in SEATS:
        raise value.error(f"`{whose}` is not one of {', '.join(SEATS)}")
    question = value.word(QUESTIONS)

    def check(scene: Scene) -> Iterator[str]:
        request = scene.question
        asked = request.decisions if isinstance(request, Sealed) else (request,) if request else ()
        if not any(
            one.question == QUESTIONS[question] and whose in ("", scene.word(one.seat))
            for one in asked
        ):
            of_whom = f" of {whose}" if whose else ""
            yield f"expected the question {question}{of_whom}"

    return check

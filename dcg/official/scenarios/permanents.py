"""Assertions on what stands on the field, and on where cards are."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, get_args

from dcg.documents.document import Field
from dcg.official.codes.places import NAMES
from dcg.official.language.terms import Restriction
from dcg.official.positions.cards import CATEGORIES, COLOURS, KEYWORDS
from dcg.official.scenarios.scene import OfficialScene
from dcg.official.state.board import Board
from dcg.official.state.permanent import Permanent

FIELDS = (
    "suspended",
    "played_this_turn",
    "cards",
    "digivolution_cards",
    "links",
    "face_down",
    "dp",
    "level",
    "colour",
    "category",
    "keywords",
    "lacks_keywords",
    "checks",
    "restricted",
    "not_restricted",
)

_AMONG = ("keywords", "restricted")
"""Properties of which some are named, not all."""

_NOT_AMONG = {"lacks_keywords": "keywords", "not_restricted": "restricted"}
"""Properties that say what must not be among others."""

RESTRICTIONS: tuple[str, ...] = get_args(Restriction)

PLACES = ("battle_area", "breeding_area", *sorted(set(NAMES.values())))

Property = Callable[[OfficialScene, Board, Permanent], Any]


@dataclass(frozen=True)
class ExpectedPermanent:
    """One permanent by name, and what must be true of it."""

    ref: str
    wanted: dict[str, Any] = field(default_factory=dict)

    def check(self, scene: OfficialScene, board: Board, held: Permanent) -> Iterator[str]:
        """What is not as it should be."""
        for name, wanted in self.wanted.items():
            found = _PROPERTIES[name](scene, board, held)
            if name in _CARDS:
                wrong = not _are(scene, board, _CARDS[name](held), wanted)
            elif name in _AMONG:
                wrong = any(one not in found for one in wanted)
            elif name in _NOT_AMONG:
                wrong = any(one in found for one in wanted)
            else:
                wrong = found != wanted
            if wrong:
                of_these = f"{_NOT_AMONG[name]} " if name in _NOT_AMONG else ""
                yield (f"{self.ref}: expected {name} {_show(wanted)}, {of_these}is {_show(found)}")


_CARDS: dict[str, Callable[[Permanent], list[int]]] = {
    "cards": lambda held: held.cards,
    "digivolution_cards": lambda held: held.cards[:-1],
    "links": lambda held: held.links,
}
"""Properties that are cards, each called by its label or its name."""


def _are(scene: OfficialScene, board: Board, cards: list[int], wanted: list[str]) -> bool:
    """Whether these are the cards called so, one by one."""
    cast = scene.cast
    return len(cards) == len(wanted) and all(
        cast.is_card(board, card, ref) or cast.name(board, card) == ref
        for card, ref in zip(cards, wanted, strict=True)
    )


def _show(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(map(str, value)) or "nothing"
    return str(value).lower() if isinstance(value, bool) else str(value)


def read_expected(entry: Field) -> ExpectedPermanent:
    """`Name`, or `{Name: {dp: 5000, ...}}`."""
    if not entry.is_mapping:
        return ExpectedPermanent(entry.mention(entry.text()))
    ref, value = entry.one()
    return ExpectedPermanent(value.mention(ref), _properties(value))


def _properties(value: Field) -> dict[str, Any]:
    return {name: _value(name, given) for name, given in value.fields(FIELDS).items()}


def _value(name: str, given: Field) -> Any:
    if name in ("suspended", "played_this_turn"):
        return given.flag()
    if name in ("dp", "level"):
        return None if given.node.value == "none" else given.number(-99_000, 99_000)
    if name in ("checks", "face_down"):
        return given.number(0, 100)
    if name == "colour":
        return sorted(entry.word(COLOURS) for entry in given.some())
    if name == "category":
        return sorted(entry.word(CATEGORIES) for entry in given.some())
    if name in ("keywords", "lacks_keywords"):
        return [entry.word(KEYWORDS) for entry in given.some()]
    if name in ("restricted", "not_restricted"):
        return [entry.word(RESTRICTIONS) for entry in given.some()]
    return [entry.mention(entry.text()) for entry in given.some()]


def _names(scene: OfficialScene, board: Board, held: Permanent) -> list[str]:
    return [scene.cast.name(board, card) for card in held.cards]


def _view(scene: OfficialScene, held: Permanent) -> Any:
    return scene.match.board.view(scene.board.permanents[held.id])


def _keywords(scene: OfficialScene, board: Board, held: Permanent) -> list[str]:
    view = _view(scene, held)
    return [keyword for keyword in KEYWORDS if view.has_keyword(keyword)]


def _categories(view: Any) -> list[str]:
    """What it is on the field, where a Digi-Egg card is a Digimon (4-2-2)."""
    kinds = (
        ("digimon", view.is_digimon),
        ("option", view.is_option),
        ("tamer", view.is_tamer),
    )
    return [name for name, is_one in kinds if is_one]


def _restrictions(scene: OfficialScene, board: Board, held: Permanent) -> list[str]:
    view = _view(scene, held)
    return list(dict.fromkeys(name for name, _ in view.restrictions or ()))


_PROPERTIES: dict[str, Property] = {
    "suspended": lambda scene, board, held: held.suspended,
    "played_this_turn": lambda scene, board, held: held.played_turn == board.turn.number,
    "cards": _names,
    "digivolution_cards": lambda scene, board, held: _names(scene, board, held)[:-1],
    "links": lambda scene, board, held: [scene.cast.name(board, card) for card in held.links],
    "face_down": lambda scene, board, held: sum(card in board.face_down for card in held.cards),
    "dp": lambda scene, board, held: _view(scene, held).dp,
    "level": lambda scene, board, held: _view(scene, held).level,
    "colour": lambda scene, board, held: sorted(_view(scene, held).colours),
    "category": lambda scene, board, held: _categories(_view(scene, held)),
    "keywords": _keywords,
    "lacks_keywords": _keywords,
    "checks": lambda scene, board, held: max(0, 1 + _view(scene, held).security_attack),
    "restricted": _restrictions,
    "not_restricted": _restrictions,
}


def describe_permanent(scene: OfficialScene, board: Board, held: Permanent) -> str:
    """A permanent by label or name."""
    return scene.cast.show_permanent(board, held.id)


def read_permanents(value: Field) -> Callable[[OfficialScene], Iterable[str]]:
    """`{attacker: {suspended: true}}`, wherever on the field it is."""
    entries = [
        ExpectedPermanent(given.mention(ref), _properties(given)) for ref, given in value.items()
    ]

    def check(scene: OfficialScene) -> Iterator[str]:
        for entry in entries:
            found = scene.permanents(entry.ref)
            if len(found) != 1:
                count = "nothing" if not found else f"{len(found)} things"
                yield f"{entry.ref}: {count} of this name on the field"
            else:
                yield from entry.check(scene, scene.board, found[0])

    return check


def read_places(value: Field) -> Callable[[OfficialScene], Iterable[str]]:
    """`{attacker: trash}`: where a labelled card, or the only one of a name, is now."""
    wanted = {given.mention(ref): given.word(PLACES) for ref, given in value.items()}

    def check(scene: OfficialScene) -> Iterator[str]:
        for ref, place in wanted.items():
            found = _places(scene, ref)
            if found != [place]:
                yield f"{ref}: expected in {place}, is in {', '.join(found) or 'no place'}"

    return check


def _places(scene: OfficialScene, ref: str) -> list[str]:
    """Where everything of this name is. A permanent's label stands for its top card as it was."""
    board, cast = scene.board, scene.cast
    wanted = cast.labels.permanents.get(ref)
    if wanted is not None:
        held = board.permanents.get(wanted)
        if held is not None:
            return [NAMES[held.area]]
        card = scene.tops.get(wanted)
        return [name for name, found in _everywhere(board) if found == card]
    return [name for name, card in _everywhere(board) if cast.is_card(board, card, ref)]


def _everywhere(board: Board) -> Iterator[tuple[str, int]]:
    for name, _, cards in board.places():
        if name != "field":
            for card in cards:
                yield name, card
    for held in board.permanents.values():
        for card in held.cards[:-1]:
            yield "digivolution_cards", card
        yield NAMES[held.area], held.top

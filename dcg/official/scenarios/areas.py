"""Assertions on areas: exactly these cards, so many, these among them, these on top."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence

from dcg.documents.document import Field
from dcg.documents.faults import Faults
from dcg.official.positions.position import AREAS
from dcg.official.scenarios.permanents import ExpectedPermanent, describe_permanent, read_expected
from dcg.official.scenarios.scene import UNKNOWN, OfficialScene
from dcg.official.state.board import Board
from dcg.official.state.permanent import Permanent

SideCheck = Callable[[OfficialScene, Board, int], Iterable[str]]

ORDERED = ("deck", "digi_egg_deck", "security_stack")
"""Areas whose order is a fact; hand and trash are compared in any order (3-5-2, 3-6-2)."""

AREA_FIELDS = ("count", "contains", "lacks", "top", "bottom", "face_up")
_COUNTED = re.compile(r"([0-9]{1,3})(?:x (.+)| (unknown))")


def read_side(field: Field) -> SideCheck:
    """Assertions on one player's areas. Raises `DocumentError`."""
    faults = Faults()
    given = field.fields((*AREAS, "battle_area", "breeding_area"), faults=faults)
    checks: list[tuple[str, SideCheck]] = []
    for name, value in given.items():
        with faults.caught():
            if name == "battle_area":
                checks.append((name, _battle_area(value)))
            elif name == "breeding_area":
                checks.append((name, _breeding_area(value)))
            else:
                checks.append((name, _area(name, value)))
    faults.check()

    def check(scene: OfficialScene, board: Board, seat: int) -> Iterator[str]:
        for name, held in checks:
            for message in held(scene, board, seat):
                yield f"{name}: {message}"

    return check


def expand(field: Field) -> list[str]:
    """Names of cards; `3 unknown` and `2x Name` stand for several."""
    names: list[str] = []
    for entry in field.some():
        text = entry.text()
        counted = _COUNTED.fullmatch(text)
        name = entry.mention(counted[2] or counted[3] if counted else text)
        names += [name] * (int(counted[1]) if counted else 1)
    return names


def _area(name: str, field: Field) -> SideCheck:
    if field.is_number:
        return _counted(name, field.number(0, 100))
    if not field.is_mapping:
        return _exactly(name, expand(field))
    given = field.fields(AREA_FIELDS)
    checks: list[SideCheck] = []
    if "count" in given:
        checks.append(_counted(name, given["count"].number(0, 100)))
    if "contains" in given:
        checks.append(_contains(name, expand(given["contains"])))
    if "lacks" in given:
        checks.append(_lacks(name, expand(given["lacks"])))
    if "top" in given:
        checks.append(_end(name, expand(given["top"]), top=True))
    if "bottom" in given:
        checks.append(_end(name, expand(given["bottom"]), top=False))
    if "face_up" in given:
        if name != "security_stack":
            raise given["face_up"].error("only security cards can lie face up")
        checks.append(_exactly("face_up", expand(given["face_up"])))

    def check(scene: OfficialScene, board: Board, seat: int) -> Iterator[str]:
        for held in checks:
            yield from held(scene, board, seat)

    return check


def _cards(board: Board, seat: int, name: str) -> list[int]:
    found: list[int] = getattr(board.sides[seat], name)
    return found


def _names(scene: OfficialScene, board: Board, cards: Iterable[int]) -> str:
    names = [scene.cast.name(board, card) for card in cards]
    return ", ".join(names) or "nothing"


def _is(scene: OfficialScene, board: Board, card: int, ref: str) -> bool:
    """In a view, cards have the seat's own handles: labels become them."""
    cast = scene.cast
    if board is not scene.board and ref in cast.labels.cards:
        seat = board.course.perspective
        return card >= 0 and card == scene.board.course.knowledge.handle(
            seat, cast.labels.cards[ref]
        )
    return cast.is_card(board, card, ref)


def _counted(name: str, wanted: int) -> SideCheck:
    def check(scene: OfficialScene, board: Board, seat: int) -> Iterator[str]:
        cards = _cards(board, seat, name)
        if len(cards) != wanted:
            yield f"expected {wanted} cards, there are {len(cards)}: {_names(scene, board, cards)}"

    return check


def _exactly(name: str, wanted: Sequence[str]) -> SideCheck:
    def check(scene: OfficialScene, board: Board, seat: int) -> Iterator[str]:
        cards = _cards(board, seat, name)
        if name in ORDERED:
            good = len(cards) == len(wanted) and all(
                _is(scene, board, card, ref) for card, ref in zip(cards, wanted, strict=True)
            )
        else:
            left, missing = _taken(scene, board, cards, wanted)
            good = not left and not missing
        if not good:
            yield f"expected {', '.join(wanted) or 'nothing'}; is {_names(scene, board, cards)}"

    return check


def _taken(
    scene: OfficialScene, board: Board, cards: Sequence[int], wanted: Sequence[str]
) -> tuple[list[int], list[str]]:
    """What is left of the cards, and which names found none; labels choose before names."""
    left, missing = list(cards), []
    for ref in sorted(wanted, key=lambda ref: (not scene.cast.is_label(ref), ref == UNKNOWN)):
        found = next((card for card in left if _is(scene, board, card, ref)), None)
        if found is None:
            missing.append(ref)
        else:
            left.remove(found)
    return left, missing


def _contains(name: str, wanted: Sequence[str]) -> SideCheck:
    def check(scene: OfficialScene, board: Board, seat: int) -> Iterator[str]:
        cards = _cards(board, seat, name)
        _, missing = _taken(scene, board, cards, wanted)
        if missing:
            yield f"expected {', '.join(missing)} in it; is {_names(scene, board, cards)}"

    return check


def _lacks(name: str, unwanted: Sequence[str]) -> SideCheck:
    def check(scene: OfficialScene, board: Board, seat: int) -> Iterator[str]:
        for ref in unwanted:
            if any(_is(scene, board, card, ref) for card in _cards(board, seat, name)):
                yield f"{ref} must not be in it"

    return check


def _end(name: str, wanted: Sequence[str], *, top: bool) -> SideCheck:
    """Names from the end inwards: for `top`, the topmost first."""

    def check(scene: OfficialScene, board: Board, seat: int) -> Iterator[str]:
        cards = _cards(board, seat, name)
        found = (cards[::-1] if top else cards)[: len(wanted)]
        good = len(found) == len(wanted) and all(
            _is(scene, board, card, ref) for card, ref in zip(found, wanted, strict=True)
        )
        if not good:
            end = "top" if top else "bottom"
            yield (f"expected from the {end} {', '.join(wanted)}; is {_names(scene, board, found)}")

    return check


def _battle_area(field: Field) -> SideCheck:
    """A number, or everything that stands there, in any order."""
    if field.is_number:
        wanted = field.number(0, 100)

        def count(scene: OfficialScene, board: Board, seat: int) -> Iterator[str]:
            held = board.sides[seat].battle_area
            if len(held) != wanted:
                yield f"expected {wanted} cards, there are {_standing_names(scene, board, held)}"

        return count
    entries = [
        standing
        for entry in field.some()
        for standing in (
            [read_expected(entry)]
            if entry.is_mapping
            else [ExpectedPermanent(name) for name in expand(entry)]
        )
    ]
    entries.sort(key=lambda entry: not entry.wanted)

    def check(scene: OfficialScene, board: Board, seat: int) -> Iterator[str]:
        left = list(board.sides[seat].battle_area)
        pairs: list[tuple[ExpectedPermanent, Permanent]] = []
        for entry in sorted(entries, key=lambda entry: not scene.cast.is_label(entry.ref)):
            named = [held for held in left if _stands(scene, board, held, entry.ref)]
            good = [held for held in named if not list(entry.check(scene, board, held))]
            found = next(iter(good or named), None)
            if found is None:
                yield f"{entry.ref} is not there"
            else:
                left.remove(found)
                pairs.append((entry, found))
        for entry, held in pairs:
            yield from entry.check(scene, board, held)
        if left:
            yield f"{_standing_names(scene, board, left)} should not be there"

    return check


def _stands(scene: OfficialScene, board: Board, held: Permanent, ref: str) -> bool:
    cast = scene.cast
    if board is not scene.board and ref in cast.labels.cards:
        return any(_is(scene, board, card, ref) for card in held.cards)
    return cast.is_permanent(board, held, ref)


def _standing_names(scene: OfficialScene, board: Board, held: Iterable[Permanent]) -> str:
    return ", ".join(describe_permanent(scene, board, one) for one in held) or "nothing"


def _breeding_area(field: Field) -> SideCheck:
    """What stands there, alone or as the only one of a list, or `[]`."""
    entries = field.some()
    if len(entries) > 1:
        raise field.error("only 1 card can be in the breeding area (3-4-6-2)")
    if not entries:

        def empty(scene: OfficialScene, board: Board, seat: int) -> Iterator[str]:
            held = board.sides[seat].breeding_area
            if held is not None:
                yield f"expected nothing; is {describe_permanent(scene, board, held)}"

        return empty
    entry = read_expected(entries[0])

    def check(scene: OfficialScene, board: Board, seat: int) -> Iterator[str]:
        held = board.sides[seat].breeding_area
        if held is None:
            yield f"expected {entry.ref}; is nothing"
        elif not _stands(scene, board, held, entry.ref):
            yield f"expected {entry.ref}; is {describe_permanent(scene, board, held)}"
        else:
            yield from entry.check(scene, board, held)

    return check

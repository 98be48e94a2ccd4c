"""Answers in a document's words as options, whether they are offered or not: to see one refused."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product

from dcg.digits import number_in
from dcg.documents.answers import Answer
from dcg.official.codes.absent import NO_PERMANENT, THE_PLAYER
from dcg.official.events import options as o
from dcg.official.scenarios.answers import PLAYER, is_effect_of
from dcg.official.scenarios.scene import OfficialScene

Given = dict[str, str]
LARGEST = 10**9


def proposed(scene: OfficialScene, answer: Answer) -> list[o.Option]:
    """Every option the answer could name, by what is on the board; none where it names nothing."""
    plain = PLAIN.get(answer.kind)
    if plain is not None:
        return [plain]
    if answer.kind == "move":
        return [o.Move(held.id) for side in scene.board.sides for held in side.field()]
    found = PROPOSED.get(answer.kind)
    return list(found(scene, answer.given)) if found is not None else []


def _cards(scene: OfficialScene, ref: str) -> list[int]:
    cast, board = scene.cast, scene.board
    return [card for card in range(len(board.definition_of)) if cast.is_card(board, card, ref)]


def _permanents(scene: OfficialScene, ref: str) -> list[int]:
    if ref == PLAYER:
        return [THE_PLAYER]
    shown = [held.id for held in scene.board.permanents.values() if scene.show(held.id) == ref]
    return shown or [held.id for held in scene.permanents(ref)]


def _number(given: Given, name: str) -> int:
    text = given.get(name, "0")
    found = number_in(text, LARGEST)
    return (LARGEST if text.isdecimal() else 0) if found is None else found


def _play(scene: OfficialScene, given: Given) -> Iterator[o.Option]:
    for card in _cards(scene, given["card"]):
        yield o.PlayCard(card)


def _use(scene: OfficialScene, given: Given) -> Iterator[o.Option]:
    for card in _cards(scene, given["card"]):
        yield o.UseOption(card)


def _digivolve(scene: OfficialScene, given: Given) -> Iterator[o.Option]:
    requirement = _number(given, "requirement")
    for card, held in product(_cards(scene, given["card"]), _permanents(scene, given["onto"])):
        yield o.DigivolveInto(card, held, requirement)


def _burst(scene: OfficialScene, given: Given) -> Iterator[o.Option]:
    requirement = _number(given, "requirement")
    for card, held in product(_cards(scene, given["card"]), _permanents(scene, given["onto"])):
        yield o.BurstDigivolveInto(card, held, requirement)


def _dna(scene: OfficialScene, given: Given) -> Iterator[o.Option]:
    requirement = _number(given, "requirement")
    tops, bottoms = _permanents(scene, given["top"]), _permanents(scene, given["bottom"])
    for card, top, bottom in product(_cards(scene, given["card"]), tops, bottoms):
        yield o.DnaDigivolveInto(card, (top, bottom), requirement)


def _link(scene: OfficialScene, given: Given) -> Iterator[o.Option]:
    requirement = _number(given, "requirement")
    for card, held in product(_cards(scene, given["card"]), _permanents(scene, given["to"])):
        yield o.LinkTo(card, held, requirement)


def _app_fuse(scene: OfficialScene, given: Given) -> Iterator[o.Option]:
    requirement = _number(given, "requirement")
    cards, links = _cards(scene, given["card"]), _cards(scene, given["link"])
    for card, held, link in product(cards, _permanents(scene, given["onto"]), links):
        yield o.AppFuseInto(card, held, link, requirement)


def _attack(scene: OfficialScene, given: Given) -> Iterator[o.Option]:
    for held, target in product(_permanents(scene, given["with"]), _permanents(scene, given["on"])):
        yield o.AttackWith(held, target)


def _activate(scene: OfficialScene, given: Given) -> Iterator[o.Option]:
    index = _number(given, "effect")
    permanents = _permanents(scene, given["of"])
    for held in permanents:
        yield o.ActivateEffect(scene.board.permanents[held].top, index, held)
    if not permanents:
        for card in _cards(scene, given["of"]):
            yield o.ActivateEffect(card, index, NO_PERMANENT)


def _block(scene: OfficialScene, given: Given) -> Iterator[o.Option]:
    for held in _permanents(scene, given["with"]):
        yield o.Block(held)


def _choose(scene: OfficialScene, given: Given) -> Iterator[o.Option]:
    for held in _permanents(scene, given["this"]):
        yield o.PickPermanent(held)
    for card in _cards(scene, given["this"]):
        yield o.PickCard(card)


def _pick(scene: OfficialScene, given: Given) -> Iterator[o.Option]:
    for entry in scene.board.pending:
        if is_effect_of(scene, entry.effect, given["of"]):
            yield o.PickPending(entry.effect.id)
    yield from _activate(scene, given)


def _numbered(scene: OfficialScene, given: Given) -> Iterator[o.Option]:
    yield o.PickNumber(_number(given, "this"))


PLAIN: dict[str, o.Option] = {
    "yes": o.Yes(),
    "no": o.No(),
    "done": o.No(),
    "pass": o.Pass(),
    "hatch": o.Hatch(),
}

PROPOSED: dict[str, Callable[[OfficialScene, Given], Iterator[o.Option]]] = {
    "play": _play,
    "use": _use,
    "digivolve": _digivolve,
    "dna_digivolve": _dna,
    "burst_digivolve": _burst,
    "link": _link,
    "app_fuse": _app_fuse,
    "attack": _attack,
    "activate": _activate,
    "block": _block,
    "choose": _choose,
    "pick": _pick,
    "number": _numbered,
}

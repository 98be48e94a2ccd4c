"""What has to be on the board for an effect to do something: by kind of condition, and for targets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from dcg.language.node import Node
from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.language.effect import Effect
from dcg.official.reading.selecting import DEEDS
from dcg.official.support.tree import walk
from tests.official.exerciser.scene import MOST_STANDING, OPPONENT, YOU, Lying, Scene, seat_of
from tests.official.exerciser.sketch import OPPOSITE

ORDERED: Final = {"revealed": "deck", "in_no_area": "trash"}


_DIGIMON: Final = s.IsCategory(("digimon",))

UNMET: Final = 3
"""The variant in which processing conditions are not met."""


def meet(scene: Scene, node: Any) -> None:
    """Puts on the board what the conditions of this ask for, and what its selectors could find."""
    if isinstance(node, tuple):
        for entry in node:
            meet(scene, entry)
    elif type(node) in CONDITIONS:
        meet_condition(scene, node, True)
    elif type(node) in NEEDING:
        NEEDING[type(node)](scene, node)
    elif isinstance(node, Node) and not isinstance(node, Effect):
        for name in node.__struct_fields__:
            meet(scene, getattr(node, name))


def meet_condition(scene: Scene, condition: Any, wanted: bool) -> None:
    """Makes a condition hold, or not hold. One that the table does not know is left as it is."""
    CONDITIONS.get(type(condition), _by_the_way)(scene, condition, wanted)


# --- what processes need -------------------------------------------------------------------------


def _choose(scene: Scene, node: s.Choose) -> None:
    find(scene, _asked_later(scene, node), max(1, min(scene.value_of(node.count), 6)))


def _select(scene: Scene, node: s.Selector) -> None:
    find(scene, node, 1)


def _count(scene: Scene, node: s.Count) -> None:
    find(scene, node.selector, 3)


def _scaled(scene: Scene, node: s.Scaled) -> None:
    if isinstance(node.number, s.Count):
        find(scene, node.number.selector, node.per)
    elif isinstance(node.number, s.AttributeOf):
        attribute(scene, node.number, node.per)


def _trash_under(scene: Scene, node: p.TrashDigivolutionCards) -> None:
    under(scene, node.target, 6 if node.all else max(1, scene.value_of(node.count)))
    meet(scene, node.target)
    if node.match and scene.variant != UNMET:
        held = scene.this if isinstance(node.target, s.Ref) else scene.field[YOU][-1]
        if held is not None:
            for _ in range(scene.value_of(node.count)):
                held.under.append(Lying(scene.sketch(node.match)))


def _turn_security(scene: Scene, node: p.TurnSecurity) -> None:
    """A card that lies face up, where one is to be turned down; face down they lie anyway."""
    if not node.face_up and scene.variant != UNMET:
        scene.lay(seat_of(node.whose), "security_stack", scene.sketch((_DIGIMON,)), up=True)


def _conditional(scene: Scene, node: p.If | p.Overwrite) -> None:
    wanted = scene.variant != UNMET or isinstance(node.condition, s.NotTrue)
    meet_condition(scene, node.condition, wanted)
    if isinstance(node, p.Overwrite):
        meet(scene, (node.process, node.other))
    else:
        meet(scene, (node.then, node.otherwise))


def _unsuspend(scene: Scene, node: p.Unsuspend) -> None:
    if isinstance(node.target, s.Choose | s.All):
        target = node.target
        selector = _asked_later(scene, target) if isinstance(target, s.Choose) else target.selector
        match = (*(selector.match or (_DIGIMON,)), s.IsSuspended())
        find(scene, msgspec.structs.replace(selector, match=match), 1)
    attacks = any(trigger.event == "attacks" for trigger in scene.effect.triggers)
    if node.target == s.Ref("this") and scene.this is not None and not attacks:
        scene.this.suspended = True


def _permit(scene: Scene, node: p.Permit) -> None:
    if node.match:
        scene.enemy(*node.match)


def _attack(scene: Scene, node: p.DeclareAttack) -> None:
    meet(scene, node.attacker)
    if node.only == "digimon":
        scene.enemy(s.IsSuspended())
    if node.if_memory:
        scene.memory = 0


def _link(scene: Scene, node: p.LinkCards) -> None:
    scene.links = True
    meet(scene, (node.target, node.to))
    if node.target == s.Ref("this_card"):
        link = scene.pooled.card.link
        scene.stand(YOU, scene.sketch((_DIGIMON, *(link[0].match if link else ()))))


def _use(scene: Scene, node: p.Use) -> None:
    if isinstance(node.target, s.Choose):
        selector = node.target.selector
        match = (s.IsCategory(("option",)), *selector.match)
        find(scene, msgspec.structs.replace(selector, match=match), 1)


def _trash_security(scene: Scene, node: p.TrashTopSecurity) -> None:
    if scene.variant == UNMET:
        scene.at_most(seat_of(node.whose), "security_stack", 0)


NEEDING: Final[dict[type, Callable[[Scene, Any], None]]] = {
    s.Choose: _choose,
    s.Selector: _select,
    s.Count: _count,
    s.Scaled: _scaled,
    p.TrashDigivolutionCards: _trash_under,
    p.If: _conditional,
    p.Overwrite: _conditional,
    p.Unsuspend: _unsuspend,
    p.Permit: _permit,
    p.DeclareAttack: _attack,
    p.LinkCards: _link,
    p.Use: _use,
    p.TrashTopSecurity: _trash_security,
    p.TurnSecurity: _turn_security,
}
"""What needs something in particular; of anything else, what its fields need."""


def _asked_later(scene: Scene, target: s.Choose) -> s.Selector:
    """What is chosen so that what is asked of it later holds."""
    names = (target.bind, "it", "that")
    later = tuple(
        test
        for node in walk(scene.effect.body)
        if isinstance(node, s.Matches) and node.ref.name in names
        for test in node.match
    )
    return msgspec.structs.replace(target.selector, match=(*target.selector.match, *later))


def attribute(scene: Scene, number: s.AttributeOf, least: int) -> None:
    """Makes a number of what has the effect at least so large."""
    held = scene.this if number.of.name == "this" else scene.subject
    if held is not None:
        scene.fit(held, (s.Compare(number.attribute, ">=", least),))


def under(scene: Scene, target: Any, count: int) -> None:
    """Cards under the Digimon that are meant."""
    if isinstance(target, s.Ref) and target.name == "this" and scene.this is not None:
        while len(scene.this.under) < count:
            scene.this.under.insert(0, Lying(scene.sketch()))
    elif isinstance(target, s.Choose | s.All):
        seat = seat_of(target.selector.whose, scene.variant)
        if scene.no_enemy and seat == OPPONENT:
            return
        tests = (*target.selector.match, s.Compare("digivolution_cards", ">=", count))
        scene.stand(seat, scene.sketch(tests))


def find(scene: Scene, selector: s.Selector, count: int) -> None:
    """Puts so many things where the selector looks, that it finds."""
    for test in selector.match:
        if isinstance(test, s.IsRef):
            return
    seats = [YOU if selector.zone in ORDERED else seat_of(selector.whose, scene.variant)]
    if selector.whose == "any" and selector.zone in ("battle_area", "field"):
        seats = [YOU, OPPONENT]
    for seat in seats:
        for _ in range(count):
            _find_one(scene, selector, seat)
    if not selector.match and selector.first is None:
        for zone in (selector.zone, *selector.also):
            for seat in seats:
                scene.at_least(seat, ORDERED.get(zone, zone), count)


def _find_one(scene: Scene, selector: s.Selector, seat: int) -> None:
    zone = selector.zone
    if scene.no_enemy and seat == OPPONENT and zone in ("battle_area", "field"):
        return
    if scene.variant % 2 and selector.also:
        zone = selector.also[0]
    tests = selector.match
    if zone in ("battle_area", "field"):
        mine = [held for held in scene.field[seat] if held is not scene.this]
        if len(mine) >= MOST_STANDING:
            return
        if not selector.other and not tests and scene.this is not None and seat == YOU:
            return
        sketch = scene.sketch(tests or (s.IsCategory(("digimon",)),))
        scene.stand(seat, sketch)
    elif zone == "breeding_area":
        if scene.breeding[seat] is None:
            scene.breed(seat, scene.sketch((s.IsCategory(("digimon", "digi_egg")), *tests)))
    elif zone == "digivolution_cards":
        if selector.under is not None:
            tests_of_holder = selector.under.match
            holder = scene.stand(seat, scene.sketch(tests_of_holder or (_DIGIMON,)))
            holder.under.append(Lying(scene.sketch(tests)))
            return
        held = scene.this
        if selector.of is None or selector.of.name != "this" or held is None:
            held = next((one for one in scene.field[seat] if one.is_digimon), None)
        if held is None:
            held = scene.stand(seat, scene.sketch((s.IsCategory(("digimon",)),)))
        held.under.append(Lying(scene.sketch(tests)))
    elif zone == "link_cards":
        held = scene.this if scene.this is not None else scene.stand(seat, scene.sketch())
        scene.links = True
        if not held.links:
            held.links.append(Lying(scene.sketch((s.IsCategory(("digimon",)), *tests))))
    else:
        place = ORDERED.get(zone, zone)
        if len(scene.areas[seat][place]) < 12 and (tests or selector.first is None):
            sketch = scene.sketch(tests or (s.IsCategory(("digimon",)),))
            up = bool(sketch.face_up) and place == "security_stack"
            scene.lay(seat, place, sketch, up=up)


def keep_away(scene: Scene, selector: s.Selector, most: int) -> None:
    """So that the selector finds at most so many."""
    seats = (YOU, OPPONENT) if selector.whose == "any" else (seat_of(selector.whose),)
    most //= len(seats)
    for seat in seats:
        if selector.zone in ("battle_area", "field"):
            if seat == OPPONENT and not most:
                scene.no_enemy = True
                for held in scene.field[seat]:
                    _unlike(scene, held, selector)
        elif not selector.match:
            scene.at_most(seat, selector.zone, most)


def _unlike(scene: Scene, held: Any, selector: s.Selector) -> None:
    for test in selector.match:
        if isinstance(test, s.IsSuspended | s.Compare):
            scene.fit(held, (s.NotMatching(test),))
            scene.no_enemy = False


# --- a table: kind of condition to what makes it hold, or not hold ---------------------------------


def _exists(scene: Scene, held: s.Exists, wanted: bool) -> None:
    if not wanted and held.at_most is not None:
        find(scene, held.selector, held.at_most + 1)
        return
    if not wanted:
        keep_away(scene, held.selector, held.at_least - 1)
        return
    if held.at_most is not None:
        keep_away(scene, held.selector, held.at_most)
        if held.at_least <= 1:
            return
    find(scene, held.selector, held.at_least)


def _number_is(scene: Scene, held: s.NumberIs, wanted: bool) -> None:
    comparison: Any = held.comparison if wanted else OPPOSITE[held.comparison]
    right = scene.value_of(held.right)
    if isinstance(held.left, s.MemoryOf):
        if scene.keeps_memory:
            return
        memory = right + (comparison == ">") - (comparison == "<")
        yours = held.left.whose != "opponents"
        scene.memory = memory if yours == (scene.turn == YOU) else -memory
    elif isinstance(held.left, s.Count):
        if comparison in (">=", ">", "="):
            find(scene, held.left.selector, right + (comparison == ">"))
        if comparison in ("<=", "<", "="):
            keep_away(scene, held.left.selector, right - (comparison == "<"))
        if isinstance(held.right, s.Count) and comparison in ("<=", "<"):
            find(scene, held.right.selector, 4)
    elif isinstance(held.left, s.AttributeOf):
        thing = scene.this if held.left.of.name == "this" else scene.subject
        if thing is not None:
            scene.fit(thing, (s.Compare(held.left.attribute, comparison, right),))


def _matches(scene: Scene, held: s.Matches, wanted: bool) -> None:
    if held.ref.name == "revealed":
        wanted = wanted and scene.variant != 1
        tests = held.match if wanted else tuple(map(s.NotMatching, held.match))
        shown = next((one for one in walk(scene.effect.body) if isinstance(one, p.RevealTop)), None)
        if shown is not None and shown.whose == "opponents":
            scene.lay(OPPONENT, shown.deck, scene.sketch(tests))
        else:
            scene.on_top["deck"] = Lying(scene.sketch(tests))
        return
    thing = {"this": scene.this, "subject": scene.subject}.get(held.ref.name)
    if thing is not None:
        tests = held.match if wanted else tuple(map(s.NotMatching, held.match))
        scene.fit(thing, tests)


def _did_that(scene: Scene, held: s.DidThat, wanted: bool) -> None:
    """What is done can be done to something that matches."""
    if held.verb is None or not held.match or not wanted:
        return
    for node in walk(scene.effect.body):
        target = getattr(node, "target", None)
        if type(node) in DEEDS[held.verb] and isinstance(target, s.Choose):
            match = (*target.selector.match, *held.match)
            find(scene, msgspec.structs.replace(target.selector, match=match), 1)


def _all_true(scene: Scene, held: s.AllTrue, wanted: bool) -> None:
    for condition in held.conditions if wanted else held.conditions[:1]:
        meet_condition(scene, condition, wanted)


def _any_true(scene: Scene, held: s.AnyTrue, wanted: bool) -> None:
    chosen = held.conditions
    if wanted:
        chosen = (chosen[scene.variant % len(chosen)],)
    for condition in chosen:
        meet_condition(scene, condition, wanted)


def _not_true(scene: Scene, held: s.NotTrue, wanted: bool) -> None:
    meet_condition(scene, held.condition, not wanted)


def _by_the_way(scene: Scene, held: Any, wanted: bool) -> None:
    """What the way it is brought about decides: whose turn, an attack, a procedure, what was done."""


CONDITIONS: Final[dict[type, Callable[[Scene, Any, bool], None]]] = {
    s.NumberIs: _number_is,
    s.Exists: _exists,
    s.Matches: _matches,
    s.TurnIs: _by_the_way,
    s.IsAttacking: _by_the_way,
    s.DidThat: _did_that,
    s.EnteredBy: _by_the_way,
    s.TriggeredBy: _by_the_way,
    s.WasFaceUp: _by_the_way,
    s.AllTrue: _all_true,
    s.AnyTrue: _any_true,
    s.NotTrue: _not_true,
}

"""What has to be on the board for an effect to do something: by kind of process, and for targets."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

from dcg.language.node import Node
from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.language.effect import Effect
from dcg.official.language.terms import Restriction
from dcg.official.language.trigger import Trigger
from dcg.official.support.tree import walk
from tests.official.exerciser.conditions import CONDITIONS, meet_condition
from tests.official.exerciser.finding import find, under
from tests.official.exerciser.numbers import at_least, compared
from tests.official.exerciser.occasions.subject import TIMED
from tests.official.exerciser.placing import base_for
from tests.official.exerciser.scene import UNMET, YOU, Lying, Scene, seat_of
from tests.official.exerciser.usual import BLOCKER, UPON, with_icon

_DIGIMON: Final = s.IsCategory(("digimon",))

MOST_CHOSEN: Final = 10


def meet(scene: Scene, node: Any) -> None:
    """Puts on the board what the conditions of this ask for, and what its selectors could find."""
    if node in scene.not_done:
        return
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


# --- what processes need -------------------------------------------------------------------------


def _choose(scene: Scene, node: s.Choose) -> None:
    compared(scene, node.selector.match)
    if not isinstance(node.count, int):
        at_least(scene, node.count, 2)
    find(scene, _asked_later(scene, node), max(1, min(scene.value_of(node.count), MOST_CHOSEN)))


def _select(scene: Scene, node: s.Selector) -> None:
    compared(scene, node.match)
    find(scene, node, 1)


def _count(scene: Scene, node: s.Count | s.CountColours) -> None:
    at_least(scene, node, 3)


def _scaled(scene: Scene, node: s.Scaled) -> None:
    at_least(scene, node.number, node.per)


def _excess(scene: Scene, node: s.Excess | s.Shortfall) -> None:
    at_least(scene, node, 1)


def _trash_under(scene: Scene, node: p.TrashDigivolutionCards) -> None:
    for returned, seat in _returned(scene):
        if scene.variant == 1 and node.target == returned:
            _stay(scene, seat)
    under(scene, node.target, 6 if node.all else max(1, scene.value_of(node.count)))
    meet(scene, node.target)
    if node.match and scene.variant != UNMET:
        held = scene.this if isinstance(node.target, s.Ref) else scene.field[YOU][-1]
        if held is not None:
            for _ in range(scene.value_of(node.count)):
                held.under.append(Lying(scene.sketch(node.match)))


def _returned(scene: Scene) -> Iterator[tuple[s.Ref, int]]:
    """What the effect takes from the field before, as it calls it later, and whose it is."""
    returns = (p.ReturnToHand, p.ReturnToDeck, p.PlaceInSecurity)
    for node in walk(scene.effect.body):
        if isinstance(node, returns) and isinstance(node.target, s.Choose) and node.target.bind:
            yield s.Ref(node.target.bind), seat_of(node.target.selector.whose, scene.variant)


def _stay(scene: Scene, seat: int) -> None:
    """Nothing of the player's can leave: what was chosen is there for what follows."""
    forbidden: tuple[Restriction, ...] = (
        "be_returned_to_hand",
        "be_returned_to_deck",
        "leave_the_battle_area",
    )
    for held in scene.field[seat]:
        if held.sketch is not None:
            held.sketch.effects += [
                Effect("persistent", p.Restrict(s.Ref("this"), each, "while_active"))
                for each in forbidden
            ]


def _turn_security(scene: Scene, node: p.TurnSecurity) -> None:
    """A card that lies face up, where one is to be turned down; face down they lie anyway."""
    if not node.face_up and scene.variant != UNMET:
        scene.lay(seat_of(node.whose), "security_stack", scene.sketch((_DIGIMON,)), up=True)


def _conditional(scene: Scene, node: p.If | p.Overwrite) -> None:
    wanted = scene.variant != UNMET or isinstance(node.condition, s.NotTrue)
    if scene.only is not None:
        wanted = scene.conditionals == scene.only
    scene.conditionals += 1
    meet_condition(scene, node.condition, wanted)
    if isinstance(node, p.Overwrite):
        meet(scene, (node.process, node.other))
    else:
        meet(scene, (node.then, node.otherwise))


def _unsuspend(scene: Scene, node: p.Unsuspend) -> None:
    for target in node.target.choices if isinstance(node.target, s.Each) else (node.target,):
        _suspended(scene, target)


def _suspended(scene: Scene, target: s.Target) -> None:
    """What is meant is suspended."""
    if isinstance(target, s.Choose | s.All):
        selector = _asked_later(scene, target) if isinstance(target, s.Choose) else target.selector
        match = (*(selector.match or (_DIGIMON,)), s.IsSuspended())
        find(scene, msgspec.structs.replace(selector, match=match), 1)
    if target == s.Ref("subject") and scene.subject is not None:
        scene.subject.suspended = True
    if target == s.Ref("this") and scene.this is not None and not _attacks(scene):
        scene.this.suspended = True


def _attacks(scene: Scene) -> bool:
    """Whether what has the effect is to attack: then it suspends by that (11-2-1)."""
    starts = () if scene.this is None else (f"attack with {scene.this.label}",)
    return any(step.words in starts for step in scene.steps)


def _permit(scene: Scene, node: p.Permit) -> None:
    meet(scene, node.target)
    if node.permission == "digivolve_ignoring_requirements":
        card = scene.sketch((_DIGIMON, *node.match))
        card.from_nothing = True
        scene.lay(YOU, "hand", card, "into")
    elif node.match:
        scene.enemy(*node.match)


def _digivolve(scene: Scene, node: p.Digivolve) -> None:
    """A card that has the requirement of the level that the thing is treated as, or a Digimon that the card
    itself digivolves from."""
    scene.as_level = node.as_level
    meet(scene, (node.target, node.into))
    if node.into == s.INTO_THIS_CARD:
        described = node.target.selector.match if isinstance(node.target, s.Choose) else ()
        scene.stand(YOU, base_for(scene, described))


def _dna(scene: Scene, node: p.DnaDigivolve) -> None:
    """What the DNA requirement of the card itself asks for, where it is the card that is digivolved into."""
    meet(scene, (node.joined, node.into))
    card = scene.pooled.card
    if card.dna and s.IsRef(s.Ref("this_card")) in node.into.selector.match:
        for of in card.dna[0].of:
            scene.stand(YOU, scene.sketch((_DIGIMON, *of)))


def _treat(scene: Scene, node: p.TreatAs) -> None:
    """What it takes colours of has several, and there is what it takes names of."""
    meet(scene, (node.target, node.names_of))
    if isinstance(node.colours_of, s.Selector):
        colours = s.CountColours(node.colours_of)
        at_least(scene, colours, 4)


def _under_it(scene: Scene, node: p.GainEffectsUnder) -> None:
    """A card there that has an effect to give."""
    if scene.this is not None:
        given = scene.sketch((_DIGIMON, *node.match))
        given.effects.append(with_icon(node.icon) if node.icon else BLOCKER)
        scene.this.under.append(Lying(given))


def _attack(scene: Scene, node: p.DeclareAttack) -> None:
    meet(scene, node.attacker)
    if node.only == "digimon":
        scene.enemy(s.IsSuspended())
    if node.if_memory:
        scene.memory = 0
        if scene.variant == 1:
            _memory_goes(scene)


def _memory_goes(scene: Scene) -> None:
    """Memory goes to the opponent's side as it happens, whatever it costs."""
    events = {trigger.event for trigger in scene.effect.triggers}
    mine = s.Selector("battle_area", "yours")
    awaited = tuple(Trigger(event, mine) for event in ("played", "digivolved") if event in events)
    if awaited:
        sketch = scene.sketch((s.IsCategory(("option",)),))
        sketch.effects.append(Effect("trigger", p.LoseMemory(2), awaited))
        scene.stand(YOU, sketch)


def _activates_other(scene: Scene, node: p.ActivateOtherEffect) -> None:
    """What has the effect, or what the trigger is about, has another one with the icon."""
    held = {"this": scene.this, "subject": scene.subject}.get(node.of.name)
    if held is not None and held.sketch is not None and node.timing in UPON:
        awaited = (Trigger(UPON[node.timing], s.Ref("this")),)
        held.sketch.effects.append(Effect("trigger", p.Draw(1), awaited, (node.timing,)))


def _link(scene: Scene, node: p.LinkCards) -> None:
    scene.links = True
    meet(scene, (node.target, node.to))
    if node.target == s.Ref("this_card"):
        link = scene.pooled.card.link
        scene.stand(YOU, scene.sketch((_DIGIMON, *(link[0].match if link else ()))))


def _fuse(scene: Scene, node: p.AppFuse) -> None:
    """Something has another linked to it already (8-4)."""
    meet(scene, (node.target, node.into))
    held = next((one for one in reversed(scene.field[YOU]) if one.is_digimon), None)
    if held is not None and not any(one.links for one in scene.field[YOU]):
        held.links.append(Lying(scene.sketch((_DIGIMON,))))


def _use(scene: Scene, node: p.Use) -> None:
    if isinstance(node.target, s.Choose):
        selector = node.target.selector
        match = (s.IsCategory(("option",)), *selector.match)
        find(scene, msgspec.structs.replace(selector, match=match), 1)


def _trash_security(scene: Scene, node: p.TrashTopSecurity) -> None:
    if not isinstance(node.count, int):
        at_least(scene, node.count, 1)
    elif scene.variant == UNMET:
        scene.at_most(seat_of(node.whose), "security_stack", 0)


NEEDING: Final[dict[type, Callable[[Scene, Any], None]]] = {
    s.Choose: _choose,
    s.Selector: _select,
    s.Count: _count,
    s.CountColours: _count,
    s.Scaled: _scaled,
    s.Excess: _excess,
    s.Shortfall: _excess,
    p.TrashDigivolutionCards: _trash_under,
    p.If: _conditional,
    p.Overwrite: _conditional,
    p.Unsuspend: _unsuspend,
    p.Permit: _permit,
    p.Digivolve: _digivolve,
    p.DnaDigivolve: _dna,
    p.TreatAs: _treat,
    p.GainEffectsUnder: _under_it,
    p.DeclareAttack: _attack,
    p.LinkCards: _link,
    p.AppFuse: _fuse,
    p.ActivateOtherEffect: _activates_other,
    p.Use: _use,
    p.TrashTopSecurity: _trash_security,
    p.TurnSecurity: _turn_security,
}
"""What needs something in particular; of anything else, what its fields need."""


def _asked_later(scene: Scene, target: s.Choose) -> s.Selector:
    """What is chosen so that what is asked of it later holds, and what is done with it can be."""
    names = (target.bind, "it", "that")
    later: list[s.Filter] = []
    for node in walk(scene.effect.body):
        if isinstance(node, s.Matches) and node.ref.name in names:
            later += node.match
        elif isinstance(node, p.TrashDigivolutionCards) and node.target == s.Ref(target.bind or ""):
            later.append(s.Compare("digivolution_cards", ">=", 1))
        elif target.bind and node == p.Unsuspend(s.Ref(target.bind)):
            later.append(s.IsSuspended())
        elif isinstance(node, s.SharesName) and node.with_ == s.Ref(target.bind or ""):
            later.append(s.NameIs((scene.name_of(node.with_),)))
        elif isinstance(node, p.ActivateOtherEffect) and node.of.name == target.bind:
            later += [s.HasTimedEffect(each) for each in TIMED if each == node.timing]
    return msgspec.structs.replace(target.selector, match=(*target.selector.match, *later))

"""How a printed keyword effect comes to matter: for each, the ways there are (rule 16).

One that stands for an effect is brought about as that effect is; here are those that a rule asks for, and
what some need besides.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.language.effect import Effect
from tests.official.exerciser import script
from tests.official.exerciser.means import by_effect, named
from tests.official.exerciser.placing import can_pay, in_hand, placed
from tests.official.exerciser.scene import OPPONENT, YOU, Lying, Scene, Standing

Way = Callable[[Scene], None]

DIGIMON: Final = s.IsCategory(("digimon",))
STRONG: Final = s.Compare("dp", ">=", 30000)
WEAK: Final = s.Compare("dp", "<=", 1000)


def this_of(scene: Scene) -> Standing:
    placed(scene)
    assert scene.this is not None
    return scene.this


def _blocks(scene: Scene) -> None:
    this_of(scene)
    scene.turn = OPPONENT
    scene.stand(OPPONENT, scene.sketch((DIGIMON, WEAK)), "attacker")
    scene.steps.append(script.attack("attacker"))


def _attacks_player(scene: Scene) -> None:
    held = this_of(scene)
    scene.steps.append(script.attack(held.label))


def _wins(scene: Scene) -> None:
    held = this_of(scene)
    scene.stand(OPPONENT, scene.sketch((DIGIMON, WEAK, s.IsSuspended())), "other")
    scene.steps.append(script.attack(held.label, "other"))


def _loses(scene: Scene) -> None:
    held = this_of(scene)
    scene.stand(OPPONENT, scene.sketch((DIGIMON, STRONG, s.IsSuspended())), "other")
    scene.steps.append(script.attack(held.label, "other"))


def _loses_defending(scene: Scene) -> None:
    held = this_of(scene)
    held.suspended = True
    scene.turn = OPPONENT
    scene.stand(OPPONENT, scene.sketch((DIGIMON, STRONG)), "other")
    scene.steps.append(script.attack("other", held.label))


def _attacks_alone(scene: Scene) -> None:
    scene.no_enemy = True
    _attacks_player(scene)


def _checks_strong(scene: Scene) -> None:
    held = this_of(scene)
    for _ in range(4):
        scene.lay(OPPONENT, "security_stack", scene.sketch((DIGIMON, STRONG)))
    scene.steps.append(script.attack(held.label))


def _checks_effect(scene: Scene) -> None:
    """An effect of the opponent's would do something to the attacker."""
    held = this_of(scene)
    sketch = scene.sketch((s.IsCategory(("option",)),))
    target = s.All(s.Selector("battle_area", "opponents", (DIGIMON,)))
    sketch.security.append(Effect("security", p.ReturnToHand(target), icons=("security",)))
    scene.lay(OPPONENT, "security_stack", sketch)
    scene.steps.append(script.attack(held.label))


def _unsuspends(scene: Scene) -> None:
    this_of(scene).suspended = True
    scene.steps += [script.end_turn(), script.end_turn()]


def _attacks_at_once(scene: Scene) -> None:
    held = this_of(scene)
    held.played_this_turn = True
    scene.steps.append(script.attack(held.label))


def _stacked(scene: Scene) -> None:
    """A battle that the smaller stack with more DP would win."""
    held = this_of(scene)
    held.under += [Lying(scene.sketch((DIGIMON,))) for _ in range(4)]
    tests = (DIGIMON, STRONG, s.IsSuspended(), s.Compare("digivolution_cards", "=", 0))
    scene.stand(OPPONENT, scene.sketch(tests), "other")
    scene.steps.append(script.attack(held.label, "other"))


def _stacked_less(scene: Scene) -> None:
    """A battle that the Digimon with more DP and fewer digivolution cards would win."""
    held = this_of(scene)
    tests = (DIGIMON, WEAK, s.IsSuspended(), s.Compare("digivolution_cards", ">=", 6))
    scene.stand(OPPONENT, scene.sketch(tests), "other")
    scene.steps.append(script.attack(held.label, "other"))


def _links_more(scene: Scene) -> None:
    scene.links = True
    held = this_of(scene)
    held.links.append(Lying(scene.sketch((DIGIMON,))))
    scene.lay(YOU, "hand", scene.sketch((DIGIMON,)), "plug")
    scene.steps.append(script.link("plug", held.label))


def _used_without_colours(scene: Scene) -> None:
    in_hand(scene)
    can_pay(scene, scene.pooled.card.play_cost or 0)
    for test in scene.effect.what:
        scene.stand(YOU, scene.sketch((test,)))
    scene.steps.append(script.use("card"))


def _digivolves_with_help(scene: Scene) -> None:
    from tests.official.exerciser.placing import base_for  # noqa: PLC0415

    in_hand(scene)
    can_pay(scene, 6)
    scene.stand(YOU, base_for(scene), "base")
    scene.stand(YOU, scene.sketch((DIGIMON,)))
    scene.steps.append(script.digivolve("card", "base"))


def _deleted(scene: Scene, owner: int = OPPONENT) -> None:
    held = this_of(scene)
    held.under += [Lying(scene.sketch((DIGIMON, test))) for test in scene.effect.what]
    while len(held.under) < 4:
        held.under.append(Lying(scene.sketch((DIGIMON,))))
    digixros = scene.pooled.card.digixros
    if digixros is not None and scene.effect.keyword == "material_save":
        held.under += [Lying(scene.sketch(one.match)) for one in digixros.of]
        scene.stand(YOU, scene.sketch((s.IsCategory(("tamer",)),)))
    scene.stand(YOU, scene.sketch((DIGIMON,)))
    what = held.top.what
    name = scene.pooled.card.name if isinstance(what, str) else what.name
    by_effect(scene, owner, p.Delete(named(scene, name)))


def _deleted_by_own(scene: Scene) -> None:
    _deleted(scene, YOU)


def _other_deleted(scene: Scene) -> None:
    this_of(scene)
    other = scene.sketch((DIGIMON, *scene.effect.what))
    scene.stand(YOU, other, "other")
    by_effect(scene, OPPONENT, p.Delete(named(scene, other.name)))


def _ends_turn(scene: Scene) -> None:
    this_of(scene)
    scene.stand(YOU, scene.sketch((DIGIMON, *scene.effect.what)))
    scene.stand(OPPONENT, scene.sketch((DIGIMON, WEAK)))
    scene.steps.append(script.end_turn())


def _countered(scene: Scene) -> None:
    from tests.official.exerciser.placing import base_for  # noqa: PLC0415

    in_hand(scene)
    scene.turn = OPPONENT
    scene.stand(YOU, base_for(scene), "base")
    scene.stand(OPPONENT, scene.sketch((DIGIMON, WEAK)), "attacker")
    scene.steps.append(script.attack("attacker"))


def _countered_joining(scene: Scene) -> None:
    in_hand(scene)
    scene.turn = OPPONENT
    required = scene.pooled.card.dna[0].of if scene.pooled.card.dna else ((), ())
    first, second = zip(scene.effect.what, required, strict=True)
    scene.stand(YOU, scene.sketch((DIGIMON, first[0], *first[1])), "base")
    scene.lay(YOU, "hand", scene.sketch((DIGIMON, second[0], *second[1])))
    scene.stand(OPPONENT, scene.sketch((DIGIMON, WEAK)), "attacker")
    scene.steps.append(script.attack("attacker"))


def _alliance(scene: Scene) -> None:
    held = this_of(scene)
    scene.stand(YOU, scene.sketch((DIGIMON,)))
    scene.steps.append(script.attack(held.label))


def _trains(scene: Scene) -> None:
    this_of(scene)
    scene.steps.append(script.activate("card", scene.pooled.index))


WAYS: Final[dict[str, Sequence[Way]]] = {
    "blocker": (_blocks,),
    "security_attack": (_attacks_player, _attacks_alone),
    "piercing": (_wins,),
    "raid": (_attacks_player,),
    "reboot": (_unsuspends,),
    "alliance": (_alliance,),
    "armor_purge": (_deleted,),
    "jamming": (_checks_strong,),
    "retaliation": (_loses, _loses_defending),
    "rush": (_attacks_at_once,),
    "barrier": (_loses, _loses_defending),
    "fortitude": (_deleted,),
    "collision": (_attacks_player,),
    "training": (_trains,),
    "decode": (_deleted, _deleted_by_own),
    "evade": (_deleted,),
    "material_save": (_deleted, _deleted_by_own),
    "iceclad": (_stacked, _stacked_less),
    "vortex": (_ends_turn,),
    "digisorption": (_digivolves_with_help,),
    "partition": (_deleted,),
    "overclock": (_ends_turn,),
    "scapegoat": (_deleted, _loses),
    "use_requirement": (_used_without_colours,),
    "link_plus": (_links_more,),
    "fragment": (_deleted,),
    "progress": (_checks_effect,),
    "execute": (_ends_turn,),
    "decoy": (_other_deleted,),
    "ascension": (_deleted,),
    "blast_digivolve": (_countered,),
    "blast_dna_digivolve": (_countered_joining,),
}
"""The ways by keyword effect."""

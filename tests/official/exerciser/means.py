"""Made-up cards by which a player makes something happen: a bell that is rung, and what follows."""

from __future__ import annotations

from typing import Final

from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.language.effect import Effect
from dcg.official.language.terms import Zone
from dcg.official.language.trigger import Trigger
from dcg.official.support.tree import walk
from tests.official.exerciser.scene import Scene
from tests.official.exerciser.script import activate

UNNAMED: Final = 3
"""The variant in which it is the effect of another card."""

RING: Final = Effect("activation", p.TrashTopDeck(1), icons=("main",))
"""Trashes the top card of the deck: what others wait for."""


def by_effect(scene: Scene, owner: int, process: p.Process) -> None:
    """`owner` has an effect that does this, and the turn player makes it happen.

    It is on an Option card in the battle area, neither a Digimon nor a Tamer, so that it is counted as
    nothing, where the effect that waits does not say what is to do it. Where the owner is not the turn player, the other rings and the effect triggers. It has the
    name of the card whose effect is waited for or asked about.
    """
    label = f"means{len(scene.steps)}"
    if owner == scene.turn:
        effect = Effect("activation", process, icons=("main",))
    else:
        rung = Trigger("card_trashed_from_deck", whose="opponents")
        effect = Effect("trigger", process, (rung,))
        bell = scene.sketch((s.IsCategory(("option",)),))
        bell.effects.append(RING)
        scene.stand(scene.turn, bell, top_label=f"{label} bell")
    sketch = scene.sketch(_what_does_it(scene) or (s.IsCategory(("option",)), *_of_its_name(scene)))
    sketch.effects.append(effect)
    scene.stand(owner, sketch, top_label=label)
    scene.steps.append(activate(label if owner == scene.turn else f"{label} bell", 0))


def _what_does_it(scene: Scene) -> tuple[s.Filter, ...]:
    """What the effect says of that whose effect it waits for, where it does."""
    by = (trigger.by for trigger in scene.effect.triggers)
    return next((one.match for one in by if isinstance(one, s.Selector)), ())


def _of_its_name(scene: Scene) -> tuple[s.Filter, ...]:
    """The name of the card whose effect brings it about, where the effect says one."""
    asked = (getattr(node, "effect_of", "") for node in walk(scene.effect))
    name = next(filter(None, asked), "")
    return (s.NameIs((name,)),) if name and scene.variant != UNNAMED else ()


def named(scene: Scene, name: str, zone: Zone = "battle_area") -> s.Choose:
    """What has this name."""
    return s.Choose(s.Selector(zone, "any", (s.NameIs((name.removesuffix(" ACE"),)),)))

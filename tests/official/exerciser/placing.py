"""Where the card of an effect is put so that the effect works, and what it is put upon."""

from __future__ import annotations

from collections.abc import Iterable

from dcg.official.language import selectors as s
from dcg.official.reading.compiled.effect import INHERITED, LINK, places_of
from tests.official.exerciser.scene import CARD, THIS, YOU, Lying, Scene
from tests.official.exerciser.sketch import Sketch

DIGIMON = s.IsCategory(("digimon",))


def hosted(scene: Scene) -> bool:
    """Whether a Digimon has the effect by another card than its top one."""
    return scene.pooled.section in (INHERITED, LINK)


def name_of(scene: Scene) -> str:
    """The name of the card, as rules see it (2-3-1-4)."""
    return scene.pooled.card.name.removesuffix(" ACE")


def placed(scene: Scene) -> None:
    """The card where its effect works, once: on the field, under or beside a made-up Digimon, or elsewhere."""
    if scene.is_placed:
        return
    scene.is_placed = True
    places = places_of(scene.effect)
    place = "battle_area" if "battle_area" in places else places[0]
    number = scene.pooled.number
    if hosted(scene):
        link = scene.pooled.card.link if scene.pooled.section == LINK else ()
        host = scene.sketch((DIGIMON, *(link[0].match if link else ())))
        host.low.setdefault("level", min(5, host.high.get("level", 5)))
        host.low["dp"] = 6000
        put = scene.breed if place == "breeding_area" else scene.stand
        scene.this = put(YOU, host, THIS)
        if scene.pooled.section == LINK:
            scene.this.links.append(Lying(number, CARD))
            scene.links = True
        else:
            scene.this.under.append(Lying(number, CARD))
    elif place == "battle_area":
        scene.this = scene.stand(YOU, number, THIS, top_label=CARD)
    elif place == "breeding_area":
        scene.this = scene.breed(YOU, number, THIS, top_label=CARD)
    elif place == "security_stack":
        scene.areas[YOU][place].insert(0, Lying(number, CARD, True))
    else:
        scene.lay(YOU, place, number, CARD)


def in_hand(scene: Scene) -> None:
    """The card in the hand."""
    scene.is_placed = True
    scene.lay(YOU, "hand", scene.pooled.number, CARD)


def can_pay(scene: Scene, cost: int) -> None:
    """Memory for a cost, so that the turn goes on."""
    scene.memory = min(10, max(4, cost + 1))


def base_for(scene: Scene, tests: Iterable[s.Filter] = ()) -> Sketch:
    """A Digimon that meets a digivolution requirement of the card."""
    sketch = scene.sketch((*tests,))
    requirements = scene.pooled.card.digivolution
    if not requirements:
        return sketch.fit((DIGIMON,)) if not sketch.categories else sketch
    requirement = requirements[scene.variant % len(requirements)]
    if requirement.level is not None:
        sketch.bound("level", "=", requirement.level)
    if requirement.colour is not None:
        sketch.colours.append(requirement.colour)
    return sketch.fit(requirement.match)

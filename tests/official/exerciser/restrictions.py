"""What players are forbidden, each tried by a player whom it binds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.language.effect import Effect
from tests.official.exerciser import script
from tests.official.exerciser.means import by_effect, named
from tests.official.exerciser.scene import OPPONENT, YOU, Scene, seat_of

Tried = Callable[[Scene, p.RestrictPlayer, int], None]
"""What the player of a seat, whom it binds, tries."""

DIGIMON: Final = s.IsCategory(("digimon",))
OPTION: Final = s.IsCategory(("option",))


def tried(scene: Scene, node: p.RestrictPlayer) -> None:
    """Whoever is forbidden it tries it, in a turn in which that is so."""
    seat = seat_of(node.who, scene.variant)
    WAYS.get(node.restriction, _nothing)(scene, node, seat)


def _turn_of(scene: Scene, seat: int) -> None:
    wanted = {"yours": YOU, "opponents": OPPONENT}.get(scene.effect.turn)
    scene.turn = seat if wanted is None else wanted


def _nothing(scene: Scene, node: p.RestrictPlayer, seat: int) -> None:
    scene.steps.append(script.end_turn())


def _reduces(kind: Any) -> Tried:
    """A card of the player's costs less."""

    def way(scene: Scene, node: p.RestrictPlayer, seat: int) -> None:
        _turn_of(scene, seat)
        card = scene.sketch((DIGIMON, *node.match))
        helper = scene.sketch((OPTION,))
        reduced = (s.NameIs((card.name,)),)
        helper.effects.append(Effect("persistent", p.ReduceCost(kind, 1, reduced)))
        scene.stand(scene.turn, helper)
        scene.lay(scene.turn, "hand", card, "entering")
        if kind == "play":
            scene.steps.append(script.play("entering"))
        else:
            card.cost = 2
            scene.stand(scene.turn, scene.sketch((DIGIMON,)), "base")
            scene.steps.append(script.digivolve("entering", "base"))

    return way


def _ends_turn(scene: Scene, node: p.RestrictPlayer, seat: int) -> None:
    """Memory goes to the other side, by less than is asked for."""
    _turn_of(scene, seat)
    scene.memory = 0
    by_effect(scene, scene.turn, p.LoseMemory(max(1, node.memory - 1)))


def _ignores(scene: Scene, node: p.RestrictPlayer, seat: int) -> None:
    _turn_of(scene, seat)
    base, card = scene.sketch((DIGIMON,)), scene.sketch((DIGIMON,))
    scene.stand(seat, base)
    scene.lay(seat, "hand", card)
    into = s.Choose(s.Selector("hand", "yours", (s.NameIs((card.name,)),)))
    what = p.Digivolve(named(scene, base.name), into, free=True, ignore_requirements=True)
    by_effect(scene, seat, what)


def _checked(scene: Scene, node: p.RestrictPlayer, seat: int) -> None:
    """A security effect of the player's would activate."""
    card = scene.sketch((*(node.match or (OPTION,)),))
    card.security.append(Effect("security", p.Draw(1), icons=("security",)))
    scene.lay(seat, "security_stack", card)
    scene.turn = 1 - seat
    scene.stand(1 - seat, scene.sketch((DIGIMON,)), "attacker")
    scene.steps.append(script.attack("attacker"))


def _plays(scene: Scene, node: p.RestrictPlayer, seat: int) -> None:
    _turn_of(scene, seat)
    scene.lay(seat, "hand", scene.sketch(node.match or (DIGIMON,)), "entering")
    scene.steps.append(script.play("entering"))


def _uses(scene: Scene, node: p.RestrictPlayer, seat: int) -> None:
    _turn_of(scene, seat)
    scene.lay(seat, "hand", scene.sketch((OPTION, *node.match)), "entering")
    scene.steps.append(script.use("entering"))


def _adds_security(scene: Scene, node: p.RestrictPlayer, seat: int) -> None:
    _turn_of(scene, seat)
    by_effect(scene, seat, p.Recover(1))


def _draws(scene: Scene, node: p.RestrictPlayer, seat: int) -> None:
    _turn_of(scene, seat)
    by_effect(scene, seat, p.Draw(1))


def _gains(scene: Scene, node: p.RestrictPlayer, seat: int) -> None:
    _turn_of(scene, seat)
    by_effect(scene, seat, p.GainMemory(1))


def _plays_by_effect(scene: Scene, node: p.RestrictPlayer, seat: int) -> None:
    _turn_of(scene, seat)
    card = scene.sketch(node.match or (DIGIMON,))
    scene.lay(seat, "hand", card)
    by_effect(scene, seat, p.Play(s.Choose(s.Selector("hand", "yours", (s.NameIs((card.name,)),)))))


def _loses_security(scene: Scene, node: p.RestrictPlayer, seat: int) -> None:
    """An effect of the other player would trash a security card."""
    _turn_of(scene, 1 - seat)
    scene.lay(seat, "security_stack", scene.sketch((DIGIMON,)))
    by_effect(scene, 1 - seat, p.TrashTopSecurity(1, "opponents"))


def _loses_hand(scene: Scene, node: p.RestrictPlayer, seat: int) -> None:
    _turn_of(scene, 1 - seat)
    scene.lay(seat, "hand", scene.sketch((DIGIMON,)))
    one = s.Choose(s.Selector("hand", "opponents"), chooser="opponents")
    by_effect(scene, 1 - seat, p.TrashCards(one))


WAYS: Final[dict[str, Tried]] = {
    "gain_memory": _gains,
    "play": _plays,
    "play_by_effects": _plays_by_effect,
    "reduce_play_costs": _reduces("play"),
    "reduce_digivolution_costs": _reduces("digivolve"),
    "end_the_turn": _ends_turn,
    "use_options": _uses,
    "ignore_digivolution_requirements": _ignores,
    "activate_security_effects": _checked,
    "add_to_security_by_effects": _adds_security,
    "draw_by_effects": _draws,
    "have_security_cards_trashed_by_effects": _loses_security,
    "have_cards_in_hand_trashed_by_effects": _loses_hand,
}
"""The ways by what is forbidden."""

"""How what an effect waits for is brought about: for each trigger event, the ways there are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dcg.official.language import processes as p
from tests.official.exerciser.occasions.attacking import (
    attacks,
    attacks_for_memory,
    blocked,
    counter,
    loses_battle,
    loses_defending,
    loses_to_this,
    switched_by_anyone,
    wins_battle,
    wins_defending,
)
from tests.official.exerciser.occasions.cards import (
    by_digi_burst,
    card_from_hand,
    checked,
    for_a_player,
    from_deck,
    from_security,
    from_trash_to_hand,
    from_under,
    link_trashed,
    option_to_the_battle_area,
    placed_face_up,
    put_under,
    restacked,
    returned_from_trash,
    returned_from_under,
    security_attacked,
    top_trashed,
    trashed_from_hand,
)
from tests.official.exerciser.occasions.done import (
    attack_then_end,
    before_phase,
    done_by_effect,
    ends,
    other_end,
    phase,
    something_happens,
    suspended_by_attack,
    suspended_by_blocking,
    suspended_for_alliance,
    unsuspend_phase,
    zero_dp,
)
from tests.official.exerciser.occasions.entering import (
    digivolved_by_action,
    digivolved_by_dna,
    digivolved_by_effect,
    entering_in_attack,
    hatches,
    in_the_opponents_attack,
    linked,
    moved,
    option_used,
    other_digivolved_by_effect,
    played_by_action,
    played_by_effect,
)
from tests.official.exerciser.occasions.subject import Way
from tests.official.exerciser.scene import OPPONENT

_DELETED: Final[Sequence[Way]] = (
    done_by_effect(p.Delete),
    loses_battle,
    loses_defending,
    loses_to_this,
    done_by_effect(zero_dp),
    other_end(OPPONENT),
)

WAYS: Final[dict[str, Sequence[Way]]] = {
    "played": (
        played_by_action,
        played_by_effect,
        entering_in_attack,
        in_the_opponents_attack,
    ),
    "digivolved": (
        digivolved_by_action,
        digivolved_by_effect,
        digivolved_by_dna,
        other_digivolved_by_effect,
        entering_in_attack,
        in_the_opponents_attack,
    ),
    "deleted": _DELETED,
    "returned": (done_by_effect(p.ReturnToHand),),
    "left_the_battle_area": (*_DELETED, done_by_effect(p.ReturnToHand)),
    "attacks": (attacks,),
    "blocked": (blocked,),
    "blocks": (blocked,),
    "attack_target_switched": (blocked, switched_by_anyone),
    "attack_ended": (attacks, attacks_for_memory),
    "battle_ended": (wins_battle,),
    "battles": (wins_battle, wins_defending, loses_battle),
    "deletes_in_battle": (wins_battle, wins_defending),
    "suspended": (
        done_by_effect(p.Suspend),
        suspended_by_attack,
        suspended_for_alliance,
        suspended_by_blocking,
    ),
    "unsuspended": (done_by_effect(p.Unsuspend, suspended=True), unsuspend_phase),
    "moved": (moved,),
    "hatched": (hatches,),
    "linked": (linked,),
    "turn_started": (phase, before_phase),
    "main_phase_started": (before_phase, phase),
    "turn_ended": (ends, attack_then_end),
    "security_checked": (attacks, checked),
    "card_left_security": (
        security_attacked,
        for_a_player(lambda whose: p.TrashTopSecurity(1, whose)),
        for_a_player(lambda whose: p.AddSecurityToHand(1, whose)),
    ),
    "card_added_to_security": (
        for_a_player(lambda whose: p.Recover(1, "deck", whose)),
        placed_face_up,
    ),
    "security_turned_face_up": (for_a_player(lambda whose: p.TurnSecurity(whose, True)),),
    "security_turned_face_down": (for_a_player(lambda whose: p.TurnSecurity(whose, False)),),
    "card_added_to_hand": (for_a_player(lambda whose: p.Draw(1, whose)), from_trash_to_hand),
    "card_trashed_from_hand": (trashed_from_hand, card_from_hand),
    "card_trashed_from_deck": (from_deck,),
    "card_returned_from_trash": (for_a_player(returned_from_trash),),
    "digivolution_card_returned": (returned_from_under,),
    "option_placed": (option_to_the_battle_area,),
    "card_trashed_from_security": (from_security,),
    "trashed_from_the_battle_area": (done_by_effect(p.TrashCards),),
    "digivolution_card_trashed": (from_under, by_digi_burst),
    "digivolution_card_added": (put_under, restacked),
    "link_card_trashed": (link_trashed,),
    "top_card_trashed": (top_trashed,),
    "option_used": (option_used,),
    "memory_gained": (for_a_player(lambda whose: p.GainMemory(1, whose)),),
    "counter_timing": (counter,),
    "condition_met": (something_happens,),
}
"""The ways by trigger event, the likeliest first."""

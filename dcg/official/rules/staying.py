"""What effects keep on the field: the one place that asks (15-1-3)."""

from __future__ import annotations

from typing import Final

from dcg.official.codes.absent import THE_RULES
from dcg.official.codes.deletion import BY_EFFECT, DeletionCause
from dcg.official.rules.match import OfficialMatch
from dcg.official.state.permanent import Permanent

_UNDELETED: Final = (
    ("be_deleted", "leave_the_battle_area"),
    ("be_deleted", "be_deleted_in_battle", "leave_the_battle_area"),
    ("be_deleted", "leave_the_battle_area"),
)
"""What forbids a deletion by an effect, in a battle, and by the rule about 0 DP: text of a card comes before
a rule (1-3-1, BT18-086#Q3044)."""

RETURNED: Final = {"be_returned_to_hand": "hand", "be_returned_to_deck": "deck"}
"""What forbids to be returned to the hand or the deck."""


TO_THE_BOTTOM: Final = "bottom_of_the_deck"
GOES_TO: Final[dict[str, tuple[str, ...]]] = {
    "": (),
    "hand": ("hand",),
    "deck": ("deck",),
    TO_THE_BOTTOM: ("deck", TO_THE_BOTTOM),
}
"""Where what is returned goes, and in which words trigger conditions say so."""


def is_kept_undeleted(match: OfficialMatch, held: Permanent, cause: DeletionCause, by: int) -> bool:
    """Whether an effect forbids the deletion; "by effects" means by the opponent's, unless by any."""
    view = match.board.view(held)
    if view.is_forbidden(*_UNDELETED[cause]):
        return True
    if cause != BY_EFFECT:
        return False
    return view.is_forbidden("be_deleted_by_any_effects") or (
        by != held.seat and view.is_forbidden("be_deleted_by_effects", "leave_by_opposing_effects")
    )


def can_suspend(match: OfficialMatch, held: Permanent, by: int) -> bool:
    """Whether it can be suspended (1-3-3), and nothing forbids that (15-1-3); "by effects" means by the
    opponent's."""
    if held.suspended:
        return False
    view = match.board.view(held)
    if view.restrictions is None:
        return True
    by_opponent = by not in (held.seat, THE_RULES)
    return not view.is_forbidden("suspend") and not (
        by_opponent and view.is_forbidden("be_suspended_by_effects")
    )


def is_kept_untrashed(match: OfficialMatch, held: Permanent) -> bool:
    """Whether an effect forbids that effects trash it."""
    return match.board.view(held).is_forbidden("be_trashed_by_any_effects")


def stays(match: OfficialMatch, held: Permanent, by: int, forbids: str) -> bool:
    """Whether an effect forbids it to leave so, other than by deletion; "by effects" means by the
    opponent's."""
    view = match.board.view(held)
    if view.restrictions is None:
        return False
    if view.is_forbidden(forbids, "leave_the_battle_area", "leave_but_by_deletion"):
        return True
    if by != held.seat and view.is_forbidden("leave_but_by_deletion_or_own_effects"):
        return True
    by_effect = forbids in RETURNED and by != THE_RULES
    if by_effect and view.is_forbidden("be_returned_by_any_effects"):
        return True
    by_opponent = by not in (held.seat, THE_RULES)
    if by_opponent and view.is_forbidden("leave_by_opposing_effects"):
        return True
    return forbids in RETURNED and by_opponent and view.is_forbidden("be_returned_by_effects")

"""Keyword effects that run processing by rule, written in the card language (rule 16).

Persistent keywords (<Blocker>, <Jamming>, <Reboot>, <Rush>, <Security A.>) are read where the rule
applies; <Piercing> is pending processing of the attack (16-6-4).
"""

from dcg.official.language.effect import Effect, Trigger
from dcg.official.language.processes import (
    ByCost,
    Delete,
    PreventLeaving,
    Suspend,
    TrashTopOfStack,
    TrashTopSecurity,
)
from dcg.official.language.selectors import IsCategory, Ref, Selector

_THIS = Ref("this")

KEYWORD_EFFECTS: dict[str, Effect] = {
    "evade": Effect(
        kind="immediate",
        triggers=(Trigger("deleted", _THIS),),
        body=ByCost(Suspend(_THIS), PreventLeaving()),
    ),
    "armor_purge": Effect(
        kind="immediate",
        triggers=(Trigger("deleted", _THIS),),
        body=ByCost(TrashTopOfStack(_THIS), PreventLeaving()),
    ),
    "barrier": Effect(
        kind="immediate",
        triggers=(Trigger("deleted", _THIS, cause="battle"),),
        body=ByCost(TrashTopSecurity(1), PreventLeaving()),
    ),
    "decoy": Effect(
        kind="immediate",
        triggers=(
            Trigger(
                "deleted",
                Selector(whose="yours", match=(IsCategory(("digimon",)),), other=True),
                cause="opponents_effect",
            ),
        ),
        body=ByCost(Delete(_THIS), PreventLeaving()),
    ),
    "retaliation": Effect(
        kind="trigger",
        triggers=(Trigger("deleted", _THIS, cause="battle_alone"),),
        body=Delete(Ref("object")),
    ),
}
"""16-21, 16-18, 16-24, 16-17, 16-12."""

"""Effects that chance would hardly ever put together, each with the thing it is for."""

from __future__ import annotations

from typing import Final

from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.language.effect import Effect
from dcg.official.language.trigger import Trigger

_THIS: Final = s.Ref("this")
_ANOTHER: Final = s.Selector(
    whose="yours", match=(s.IsCategory(("digimon",)), s.IsSuspended(False))
)

TURNING_FOR_EVER: Final = (
    Effect("trigger", p.Unsuspend(_THIS), (Trigger("suspended", _THIS),)),
    Effect("trigger", p.Suspend(_THIS), (Trigger("unsuspended", _THIS),)),
)
"""A loop that nobody can stop."""

TURNING_ONE_WAY_OR_THE_OTHER: Final = (
    Effect(
        "trigger",
        p.ChooseProcess((p.Unsuspend(_THIS), p.Unsuspend(s.All(s.Selector(whose="yours"))))),
        (Trigger("suspended", _THIS),),
    ),
    Effect("trigger", p.Suspend(_THIS), (Trigger("unsuspended", _THIS),)),
)
"""A loop in which its player decides something: how often it repeats is declared."""

SEARCH: Final = Effect(
    "trigger",
    p.Seq(
        (
            p.RevealTop(3),
            p.AddToHand(s.Choose(s.Selector("revealed", match=(s.IsCategory(("digimon",)),)))),
            p.ReturnToDeck(s.All(s.Selector("revealed"))),
        )
    ),
    (Trigger("played", _THIS),),
    ("on_play",),
)
"""Cards that are revealed and go to several places."""

DELAY: Final = Effect(
    "activation",
    p.ByCost(p.TrashCards(s.Ref("this_card")), p.GainMemory(1), "delay"),
    icons=("main",),
)
"""An Option card that stays in the battle area."""

SHRINKING: Final = Effect(
    "persistent",
    p.ModifyDP(s.All(_ANOTHER), s.Scaled(s.Count(s.Selector("trash")), -1000, 3), "while_active"),
)
"""Deletion by rule check, in the middle of everything."""

PLUGGING: Final = (
    Effect(
        "trigger",
        p.May(
            p.LinkCards(
                s.Choose(
                    s.Selector("hand", "yours", of=_THIS, also=("trash", "digivolution_cards")),
                    2,
                    up_to=True,
                ),
                _THIS,
            )
        ),
        (Trigger("attacks", _THIS),),
        ("when_attacking",),
    ),
    Effect(
        "trigger",
        p.Seq(
            (
                p.AddToHand(s.Choose(s.Selector("link_cards", "opponents"))),
                p.AppFuse(
                    s.Choose(s.Selector(whose="yours", match=(s.IsCategory(("digimon",)),))),
                    s.Choose(s.Selector("hand", "yours")),
                ),
            )
        ),
        (Trigger("linked", _THIS),),
    ),
)
"""Cards are linked, one after another; link cards come back, and what is linked is fused."""

SWALLOWING: Final = Effect(
    "trigger",
    p.PlaceUnder(s.Choose(_ANOTHER), _THIS),
    (Trigger("attacks", _THIS),),
    ("when_attacking",),
)
"""A Digimon that is placed under another one."""

HOLDING_ON: Final = (
    Effect(
        "persistent",
        p.ModifyDP(_THIS, 4000, "while_active"),
        condition=s.Matches(_THIS, (s.Compare("dp", ">=", 8000),)),
    ),
    Effect(
        "trigger",
        p.ModifyDP(_THIS, 4000, "for_the_turn"),
        (Trigger("played", _THIS), Trigger("attacks", _THIS)),
        ("on_play", "when_attacking"),
    ),
)
"""What it gives keeps its condition met when what began it is over."""

ON_DIGIMON: Final = (
    PLUGGING,
    (SWALLOWING,),
    HOLDING_ON,
    TURNING_FOR_EVER,
    TURNING_ONE_WAY_OR_THE_OTHER,
    (SEARCH,),
    (SHRINKING,),
)

"""An effect: when it happens, how often, from where, and what it does."""

from __future__ import annotations

from typing import Literal

from dcg.language.node import Node
from dcg.official.language.selectors import Condition, Filter
from dcg.official.language.terms import EffectPlace, Keyword, Whose
from dcg.official.language.trigger import Trigger

Kind = Literal["persistent", "trigger", "activation", "immediate", "security", "main", "keyword"]
"""Effect categories (15-8-1), with an Option card's [Main], [Security] effects (15-16-10-2), which
never wait, and printed keyword effects, whose category the keyword decides (16)."""


class Effect(Node, frozen=True):
    """One effect of a card (15-1).

    Every icon of the text is in `icons`, in print order, for rendering; what they mean is in the
    other fields. `turn` is [Your Turn] / [Opponent's Turn] (15-16-8). `per_turn` is [X Per Turn]
    (15-14-1). `zones` are the places the effect works from (15-14-2 to 15-14-5). For kind
    `keyword`, `keyword`, `value` and `what` hold the printed keyword effect and `body` is only
    present where the keyword runs another effect (<Digi-Burst>, <Delay>).
    """

    kind: Kind
    body: Process | None = None
    triggers: tuple[Trigger, ...] = ()
    icons: tuple[str, ...] = ()
    turn: Whose = "any"
    per_turn: int | None = None
    zones: tuple[EffectPlace, ...] = ("battle_area",)
    condition: Condition | None = None
    keyword: Keyword | None = None
    value: int = 0
    what: tuple[Filter, ...] = ()

    def __post_init__(self) -> None:
        """What an effect of a keyword is: anything else would be run as nothing."""
        super().__post_init__()
        if self.kind == "keyword" and self.keyword is None:
            raise ValueError("a keyword effect that names no keyword")


from dcg.official.language.processes.control import Process  # noqa: E402  (mutually recursive)

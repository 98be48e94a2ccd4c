"""<Execute> (16-37): at the end of its player's turn a Digimon with it may attack, and is then deleted."""

from typing import Final

from dcg.official.keywords.keyword_effect import KeywordEffect
from dcg.official.language.effect import Effect
from dcg.official.language.processes import AtTiming, DeclareAttack, Delete, If, May, Seq
from dcg.official.language.selectors import DidThat, Ref
from dcg.official.language.trigger import Trigger

_THIS: Final = Ref("this")

KEYWORD: Final = KeywordEffect(
    name="execute",
    printed="Execute",
    clause="16-37",
    runs="stands_for",
    effect=Effect(
        kind="trigger",
        triggers=(Trigger("turn_ended", whose="yours"),),
        body=May(
            Seq(
                (
                    DeclareAttack(_THIS, permits=("attack_unsuspended",)),
                    If(DidThat(), AtTiming("end_of_attack", Delete(_THIS))),
                )
            )
        ),
    ),
    worth=0.5,
)

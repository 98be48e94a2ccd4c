"""<Vortex> (16-32): at the end of its player's turn a Digimon with it may attack an opponent's Digimon."""

from typing import Final

from dcg.official.keywords.keyword_effect import KeywordEffect
from dcg.official.language.effect import Effect
from dcg.official.language.processes import DeclareAttack, May
from dcg.official.language.selectors import Ref
from dcg.official.language.trigger import Trigger

KEYWORD: Final = KeywordEffect(
    name="vortex",
    printed="Vortex",
    clause="16-32",
    runs="stands_for",
    effect=Effect(
        kind="trigger",
        triggers=(Trigger("turn_ended", whose="yours"),),
        body=May(
            DeclareAttack(Ref("this"), only="digimon", permits=("attack_the_turn_it_was_played",))
        ),
    ),
    worth=0.5,
)

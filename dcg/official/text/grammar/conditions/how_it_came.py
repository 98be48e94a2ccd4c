"""How what triggered an effect came about: "if DNA digivolving", "this card was played from the trash" (15-6)."""

from __future__ import annotations

from typing import Any, Final

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import (
    Compare,
    EnteredBy,
    IsCategory,
    NotTrue,
    TriggeredBy,
    WasFaceUp,
)
from dcg.official.language.terms import Procedure
from dcg.official.text.grammar.things.filters import Filters, in_order


def install(grammar: Grammar) -> None:
    """Adds it to the conditions."""
    _came_about(grammar)
    _how_it_was(grammar)


DONE: Final[tuple[tuple[Procedure, str], ...]] = (
    ("dna_digivolution", "DNA digivolved"),
    ("app_fusion", "App Fused"),
    ("digixros", "DigiXrosed"),
)
"""Special procedures, said as done: "if DNA digivolved"."""

CAME_ABOUT: tuple[tuple[TriggeredBy, str, tuple[str, ...]], ...] = (
    (
        TriggeredBy("deleted", "not_battle"),
        "deleted other than in battle",
        ("deleted outside of a battle",),
    ),
    (
        TriggeredBy("deleted", "effect"),
        "deleted by an effect",
        (
            "this card|Digimon was deleted by an effect",
            "that Digimon was deleted by an effect",
            "deleted by effects",
        ),
    ),
    (
        TriggeredBy("deleted", "your_effect"),
        "deleted by your effect",
        ("deleted by your effects", "deleted by one of your effects"),
    ),
    (
        TriggeredBy("deleted", "opponents_effect"),
        "deleted by an opponent's effect",
        ("deleted by your opponent's effect|effects",),
    ),
    (TriggeredBy("played", source="hand"), "played from your hand", ("played from the hand",)),
    (TriggeredBy("played", source="trash"), "played from your trash", ("played from the trash",)),
    (TriggeredBy("deleted", "battle"), "deleted in battle", ()),
    (TriggeredBy("played", "effect"), "played by an effect", ("played by effects",)),
    (
        TriggeredBy("played", source="digivolution_cards"),
        "played from digivolution cards",
        (),
    ),
    (
        TriggeredBy("digivolved", same_level=True),
        "it digivolved into a Digimon with the same level",
        (),
    ),
    (
        TriggeredBy("deleted", "not_your_effect"),
        "deleted other than by your effects",
        ("deleted other than by one of your effects",),
    ),
    (
        TriggeredBy("played", "your_effect"),
        "played by your effect",
        ("played by your effects", "played by one of your effects"),
    ),
    (
        TriggeredBy("digivolved", "effect"),
        "digivolving by an effect",
        ("digivolving by effects", "digivolved by an? effect|effects"),
    ),
    (TriggeredBy("digivolved", source="hand"), "digivolving from the hand", ()),
    (
        TriggeredBy("digivolved", source="trash"),
        "this Digimon is digivolving from the trash",
        (
            "this digivolved from the trash",
            "is digivolving from the trash",
            "digivolving from the trash",
        ),
    ),
)
"""How what triggered an effect came about: as it is written, and as it is also said."""


def _came_about(grammar: Grammar) -> None:
    grammar.rule("a_named_one", "{name:named}", lambda name: (name,), None)
    grammar.rule("a_level", "a? {level:level}", _of_level, None)
    grammar.word("how_it_came", EnteredBy("dna_digivolution"), "DNA digivolving")
    grammar.one_of("simple_condition", "how_it_came")
    for digivolving in ("digivolving", "this Digimon digivolved", "it digivolved", "digivolved"):
        _from_what(grammar, digivolving, written=digivolving == "digivolving")
    grammar.word("simple_condition", EnteredBy("app_fusion"), "App Fusing")
    grammar.word("simple_condition", EnteredBy("blast_digivolution"), "Blast Digivolving")
    grammar.spelling("simple_condition", EnteredBy("blast_digivolution"), "blast digivolved")
    grammar.word("simple_condition", EnteredBy("digixros"), "DigiXrosing")
    grammar.word("simple_condition", EnteredBy("assembly"), "assembling")
    grammar.node(
        "simple_condition",
        EnteredBy,
        "DigiXrosing with {cards:number} cards",
        procedure="digixros",
    )
    grammar.also(
        "simple_condition",
        EnteredBy,
        "DigiXrosing with {cards:number} or more cards",
        procedure="digixros",
    )
    grammar.spelling("simple_condition", EnteredBy("dna_digivolution"), "you are DNA digivolving")
    for procedure, done in DONE:
        for who in ("", "this Digimon", "this Digimon was", "it", "you"):
            if who != "it" or procedure != "digixros":
                grammar.spelling("simple_condition", EnteredBy(procedure), f"{who} {done}")
    for who in ("", "this Digimon"):
        for more in ("", "or more"):
            grammar.also(
                "simple_condition",
                EnteredBy,
                f"{who} DigiXrosed with {{cards:number}} {more} cards",
                procedure="digixros",
            )
    grammar.word("simple_condition", WasFaceUp(), "this card was face-up")
    for event, past in (("played", "played"), ("card_trashed_from_deck", "trashed")):
        grammar.node(
            "effect_of",
            TriggeredBy,
            f"{past} by {{effect_of:name}} 's effect",
            event=event,
        )
    grammar.rule("simple_condition", "this card was {it:effect_of}", _by_one, _that_one)
    grammar.rule("simple_condition", "it was {it:effect_of}", _by_one, None)
    for who in ("this card", "it"):
        grammar.rule(
            "simple_condition",
            f"{who} wasn't {{it:effect_of}}",
            _denied,
            (lambda node: _that_one(node.condition) if isinstance(node, NotTrue) else None)
            if who == "this card"
            else None,
        )
    for node, written, said in CAME_ABOUT:
        grammar.word("how_it_came", node, written)
        for words in said:
            alone = words.startswith(node.event.split("_")[0])
            grammar.spelling("how_it_came" if alone else "simple_condition", node, words)


def _of_level(level: int) -> Filters:
    return in_order((IsCategory(("digimon",)), Compare("level", "=", level)))


def _from_what(grammar: Grammar, digivolving: str, *, written: bool) -> None:
    """ "Digivolving from a level 4 Digimon": what it was before (8-1-3)."""

    def make(before: Filters) -> TriggeredBy | None:
        return TriggeredBy("digivolved", before=before) if before else None

    def take(node: Any) -> dict[str, Any] | None:
        known = isinstance(node, TriggeredBy) and node.before and node == make(node.before)
        return {"before": node.before} if known else None

    for noun in ("a|an {before:field_noun}", "{before:a_named_one}", "{before:a_level}"):
        words = f"{digivolving} from {noun}"
        grammar.rule(
            "simple_condition",
            words,
            make,
            take if written and noun.startswith("a|an") else None,
            many=False,
        )


def _by_one(it: TriggeredBy) -> TriggeredBy:
    return it


def _denied(it: TriggeredBy) -> NotTrue:
    return NotTrue(it)


def _that_one(node: Any) -> dict[str, Any] | None:
    return {"it": node} if isinstance(node, TriggeredBy) and node.effect_of else None


def _how_it_was(grammar: Grammar) -> None:
    """ "This Digimon was played from the trash": how it came about, of what it is said."""
    grammar.rule(
        "simple_condition",
        "this Digimon|Tamer|card was {it:how_it_came}",
        lambda it: it if isinstance(it, TriggeredBy) else None,
        None,
    )
    grammar.rule(
        "simple_condition",
        "it was {it:how_it_came}",
        lambda it: it if isinstance(it, TriggeredBy) else None,
        None,
    )
    grammar.rule(
        "simple_condition",
        "this Digimon|Tamer|card wasn't {it:how_it_came}",
        lambda it: NotTrue(it) if isinstance(it, TriggeredBy) else None,
        None,
    )
    grammar.rule(
        "simple_condition",
        "not {it:how_it_came}",
        lambda it: NotTrue(it) if isinstance(it, TriggeredBy) else None,
        _not_so,
    )


def _not_so(node: Any) -> dict[str, Any] | None:
    match node:
        case NotTrue(condition=TriggeredBy() as it):
            return {"it": it}
    return None

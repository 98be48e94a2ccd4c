"""Cards under a Digimon or Tamer, and the top card of a stack."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from dcg.language.elements import MANY
from dcg.language.grammar import Grammar
from dcg.language.printer import Printer
from dcg.official.language.processes import (
    Bind,
    DeDigivolve,
    PlaceTopInSecurity,
    PlaceUnder,
    Restack,
    ReturnTopToHand,
    Seq,
    TrashDigivolutionCards,
    TrashTopOfStack,
)
from dcg.official.language.selectors import (
    All,
    AnyOf,
    Choose,
    IsCategory,
    IsFaceUp,
    Ref,
    Scaled,
    Selector,
    Target,
)
from dcg.official.language.terms import End, Whose, Zone
from dcg.official.text.grammar.things.filters import Filters
from dcg.official.text.grammar.things.nouns import PLAYED, called


def install(grammar: Grammar) -> None:
    """Adds the verbs."""
    _under(grammar)
    _out_of(grammar)


def _under(grammar: Grammar) -> None:
    grammar.rule("any_tamer", "{it:target}", lambda it: it, None)
    grammar.function("any_tamer", None, _print_tamer)
    for end in ("bottom", "top"):
        for down in (False, True):
            _as_digivolution_card(grammar, end, down=down)
    act = grammar.act
    _from_a_deck(grammar)
    for down, said in ((False, ""), (True, " face down")):
        under = f"!place {{target:placing}}{said} under {{under:target}}"
        act(PlaceUnder, under, reads_only=True, end="bottom", face_down=down)
    for under in ("under {under:target} at the bottom of its", "at the bottom of {under:owner}"):
        act(
            PlaceUnder,
            f"!place {{target:placing}} {under} digivolution cards",
            reads_only=True,
            end="bottom",
            face_down=False,
        )
    grammar.rule(
        "act",
        "place all {match:card_noun} in {holder:possessed} digivolution cards under {under:choice}",
        _all_from_one,
        None,
    )
    # where in the stack isn't said: at the bottom, as a card placed under something goes
    act(
        PlaceUnder,
        "!place {target:placing} under {under:target} as one of its digivolution cards",
        reads_only=True,
        end="bottom",
        face_down=False,
    )
    act(
        PlaceUnder,
        "!place {target:one_more} under {under:target} as its bottom digivolution card",
        reads_only=True,
        end="bottom",
        face_down=False,
    )
    grammar.rule(
        "one_more",
        "another {match:field_noun}",
        lambda match: Choose(Selector(whose="yours", match=match, other=True)),
        None,
    )
    act(
        PlaceUnder,
        "!place {target:placing} in this card's digivolution cards in any order",
        reads_only=True,
        under=Ref("this"),
        end="bottom",
        face_down=False,
    )
    for end in ("bottom", "top"):
        act(
            PlaceUnder,
            f"!place {{target:placing}} under {{under:target}} as its {end} digivolution card|cards",
            reads_only=True,
            end=end,
            face_down=False,
        )
        in_any_order = (
            f"under {{under:target}} in any order as its {end} digivolution cards",
            f"in any order as {{under:possessed}} {end} digivolution cards",
        )
        for where in in_any_order:
            act(
                PlaceUnder,
                f"!place {{target:placing}} {where}",
                reads_only=True,
                end=end,
                face_down=False,
            )
    act(
        PlaceUnder,
        "!place {target:placing} in this Digimon's digivolution cards",
        reads_only=True,
        under=Ref("this"),
        end="bottom",
        face_down=False,
    )


def _print_tamer(printer: Printer, node: Any) -> str | None:
    """What may be a Tamer: cards lie under it, and are no digivolution cards."""
    match node:
        case Ref(name="this"):
            noun = printer.this
        case Ref(name=name):
            noun = (printer.bound.get(PLAYED + name) or printer.bound.get(name, ("", False)))[0]
        case _:
            noun = called(node)
    return printer.attempt("whom", node) if "Tamer" in noun else None


def _all_from_one(match: Filters, holder: Choose, under: Choose) -> Seq | None:
    """The Digimon is chosen; then what is so under it is placed."""
    if not match:
        return None
    cards = All(Selector("digivolution_cards", match=match, of=Ref("that:Digimon")))
    return Seq((Bind(holder), PlaceUnder(cards, under)))


def _end_of_security(whose: Whose, count: int | None, end: str) -> All:
    many: dict[str, Any] = {"first" if end == "top" else "last": count}
    return All(Selector("security_stack", whose, **many))


def _said_end_of_security(node: Any, count: int | None, end: str) -> dict[str, Any] | None:
    if not isinstance(node, All) or node.selector.whose == "any":
        return None
    number = node.selector.first if end == "top" else node.selector.last
    if not isinstance(number, int) or (number == 1) != (count == 1):
        return None
    said = {"whose": node.selector.whose}
    whole = _end_of_security(**said, count=number, end=end)
    if node != whole:
        return None
    return said if count else {**said, "count": number}


def _from_a_deck(grammar: Grammar) -> None:
    """What is placed somewhere: whatever can be chosen, and cards from the top of a deck."""
    grammar.one_of("placing", "target", "top_of_deck", "end_of_security")
    for end in ("top", "bottom"):
        for words, count in (
            (f"{end} security card", 1),
            (f"{end} {{count:several}} security cards", None),
        ):
            grammar.rule(
                "end_of_security",
                f"{{whose:whose}} {words}",
                partial(_end_of_security, end=end, count=count),
                partial(_said_end_of_security, end=end, count=count),
            )
    decks: tuple[tuple[Zone, Whose, str], ...] = (
        ("deck", "yours", "your"),
        ("deck", "opponents", "your opponent's"),
        ("digi_egg_deck", "yours", "your Digi-Egg"),
    )
    for zone, whose, owner in decks:

        def make(count: int, zone: Zone = zone, whose: Whose = whose) -> All:
            return All(Selector(zone, whose, first=count))

        def take(node: Any, make: Any = make) -> dict[str, Any] | None:
            match node:
                case All(selector=Selector(first=int() as count)) if node == make(count):
                    return {"count": count}
            return None

        grammar.rule("top_of_deck", f"the top {{count:top_cards}} of {owner} deck", make, take)
        grammar.rule("top_of_deck", f"{owner} deck's top {{count:top_cards}}", make, None)


def _as_digivolution_card(grammar: Grammar, end: str, *, down: bool) -> None:
    """ "... face down as this Digimon's bottom digivolution card" (4-5-9)."""
    what = "!place {target:placing} face down" if down else "!place {target:placing}"
    what = what.replace("placing", f"placing-{MANY}")
    if end == "bottom":
        grammar.act(PlaceUnder, f"{what} under {{under:any_tamer-{MANY}}}", end=end, face_down=down)
    of = f"the {end} digivolution card^cards of {{under:whom-{MANY}}}"
    grammar.act(PlaceUnder, f"{what} as {of}", end=end, face_down=down, many="target")
    cards = f"{end} digivolution card|cards"
    grammar.act(PlaceUnder, f"{what} as {{under:owner}} {cards}", end=end, face_down=down)
    grammar.act(
        PlaceUnder,
        f"{what} as {{under:possessed}} {cards}",
        reads_only=True,
        end=end,
        face_down=down,
    )


def _with_tamers(node: Any) -> dict[str, Any] | None:
    """One or all of what may be a Tamer."""
    match node:
        case Choose(selector=selector) | All(selector=selector) if _TAMER_TOO in selector.match:
            return {"it": node}
    return None


_TAMER_TOO: Final = IsCategory(("digimon", "tamer"))


def _out_of(grammar: Grammar) -> None:
    act = grammar.act
    for end in ("bottom", "top"):
        act(
            TrashDigivolutionCards,
            f"!trash the {end} {{count:stack_cards}} of {{target:target}}",
            end=end,
            all=False,
        )
        act(
            TrashDigivolutionCards,
            f"!trash the? {{count:stack_cards}} from|at the {end} of {{target:target}}",
            reads_only=True,
            end=end,
            all=False,
        )
        act(
            TrashDigivolutionCards,
            f"!trash {{target:owner}} {end} {{count:stack_cards}}",
            reads_only=True,
            end=end,
            all=False,
        )
        act(
            TrashDigivolutionCards,
            f"!trash up to {{count:stack_cards}} from|at the {end} of {{target:target}}",
            end=end,
            all=False,
            up_to=True,
        )
    act(
        TrashDigivolutionCards,
        "!trash up to {count:stack_cards} of|under|from {target:these}",
        up_to=True,
    )
    for end in ("bottom", "top"):
        act(
            TrashDigivolutionCards,
            f"!trash the {end} digivolution card of {{target:target}} {{count:one_for_each}}",
            end=end,
            all=False,
        )
    grammar.rule(
        "one_for_each",
        "{scale:scale}",
        lambda scale: Scaled(scale[1], 1, scale[0]),
        lambda node: (
            {"scale": (node.per, node.number)}
            if isinstance(node, Scaled) and node.times == 1
            else None
        ),
    )
    act(TrashDigivolutionCards, "!trash all of the digivolution cards of {target:target}", all=True)
    act(
        TrashDigivolutionCards,
        "!trash all digivolution cards under|of {target:target}",
        reads_only=True,
        all=True,
    )
    # what lies under a Tamer is called nothing but a card (4-3-2)
    grammar.rule(
        "with_tamers", "{it:these}", lambda it: None if it == Ref("this") else it, _with_tamers
    )
    act(TrashDigivolutionCards, "!trash any {count:any_cards} under {target:with_tamers}")
    act(TrashDigivolutionCards, "!trash any {count:any_stack_cards} of|under|from {target:these}")
    act(
        TrashDigivolutionCards,
        "!trash the? {count:stack_cards} under {target:these}",
        reads_only=True,
    )
    act(
        TrashDigivolutionCards,
        "!trash any {count:top_cards} under {target:these_others}",
        reads_only=True,
    )
    # of what lies under this one, cards are chosen as of any place
    grammar.rule("these_others", "{it:these}", lambda it: None if it == Ref("this") else it, None)
    act(
        Restack,
        "!place {target:owner} top stacked card as its bottom digivolution card",
    )
    act(
        Restack,
        "!place the top card of {target:reference} as this Digimon's bottom digivolution card",
        reads_only=True,
    )
    act(
        Restack,
        "!place the top card of {target:choice} as that Digimon's bottom digivolution card",
    )
    act(
        Restack,
        "!place {target:possessed} top stacked card as its bottom digivolution card",
        reads_only=True,
    )
    act(TrashTopOfStack, "!trash the top card of {target:target}")
    act(TrashTopOfStack, "!trash the top {count:several} stacked cards of {target:target}")
    act(TrashTopOfStack, "!trash {target:possessed} top stacked card", reads_only=True)
    act(TrashTopOfStack, "!trash the top stacked card of {target:target}", reads_only=True)
    act(TrashTopOfStack, "!trash {target:owner} top stacked card", reads_only=True)
    act(TrashTopOfStack, "!trash {target:owner} top card", reads_only=True)
    _lowest(grammar)
    _top_cards(grammar)
    # said of a keyword effect without a verb, "by" in front of it makes it what is paid
    grammar.node("cost", DeDigivolve, "<De-Digivolve {count:number}> {target:target}")
    act(DeDigivolve, "trigger? <De-Digivolve {count:number}> on? {target:target}")


AS_THEY_LIE: Final = (
    "!trash the bottom {count:several} digivolution cards of {target:target} "
    "that lie face down or are cards {match:below_or_with}"
)


def _lowest(grammar: Grammar) -> None:
    """ "Its bottom 2 face-down digivolution cards"; one alone is a target (`targets`)."""
    act = grammar.act
    grammar.rule(
        "several",
        "{it:number}",
        lambda it: it if isinstance(it, int) and it > 1 else None,
        lambda node: {"it": node} if isinstance(node, int) and node > 1 else None,
    )
    down = IsFaceUp(face_up=False)
    grammar.word("lying_below", (down,), "face-down")
    grammar.rule(
        "lying_below",
        "face-down or {match:befores}",
        lambda match: (AnyOf((down, *match)),) if len(match) == 1 else None,
        None,
    )
    grammar.rule(
        "below_or_with",
        "with {match:havings}",
        lambda match: (AnyOf((down, *match)),) if len(match) == 1 else None,
        _or_with,
    )
    cards = "bottom {count:several} {match:lying_below} digivolution cards"
    for template, only in (
        (f"!trash the {cards} of {{target:target}}", False),
        (f"!trash {{target:owner}} {cards}", True),
        (f"!trash {{target:possessed}} {cards}", True),
        (AS_THEY_LIE, False),
    ):
        act(TrashDigivolutionCards, template, reads_only=only, end="bottom", all=False)


def _or_with(match: Any) -> dict[str, Any] | None:
    match match:
        case (AnyOf(filters=(IsFaceUp(face_up=False), other)),):
            return {"match": (other,)}
    return None


def _top_cards(grammar: Grammar) -> None:
    """Where the top card of a stack goes: its owner's hand or security stack (3-1-3-8)."""
    whose_top = (
        "the top card of {target:target}",
        "{target:owner} top stacked card",
        "{target:possessed} top stacked card",
        "the top stacked card of {target:target}",
    )
    for top in whose_top:
        only = top != whose_top[0]
        grammar.act(ReturnTopToHand, f"!return {top} {{_:to_the_hand}}", reads_only=only)
        for face_up, face in ((False, ""), (True, "face up ")):
            for end in ("top", "bottom"):
                grammar.act(
                    PlaceTopInSecurity,
                    f"!place {top} {face}as the {end} security card",
                    reads_only=only,
                    end=end,
                    face_up=face_up,
                )
    ends: tuple[tuple[End, str], ...] = (("top", "on top"), ("bottom", "at the bottom"))
    for end, where in ends:
        for whose in ("your", "their"):
            for down in ("", " face down"):
                _on_its_owners(grammar, f"{where} of {whose} security stack{down}", end, whose)


def _on_its_owners(grammar: Grammar, where: str, end: End, whose: str) -> None:
    """The same, with the player whose stack it is: the one whose Digimon it is."""

    def make(target: Target) -> PlaceTopInSecurity | None:
        theirs = isinstance(target, Choose | All) and target.selector.whose == "opponents"
        return PlaceTopInSecurity(target, end) if theirs == (whose == "their") else None

    for category, verb in (("act", "place"), ("cost", "placing"), ("cost_act", "place")):
        grammar.rule(category, f"{verb} the top card of {{target:target}} {where}", make, None)

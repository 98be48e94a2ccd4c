"""Conditions and numbers about what an effect did, and about how what triggered it came about (15-6)."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from dcg.language.grammar import Grammar
from dcg.language.inflect import third
from dcg.official.language.selectors import (
    CountDone,
    DidThat,
    IsCategory,
    IsRef,
    MemoryGained,
    NotTrue,
    NumberIs,
    Ref,
)
from dcg.official.language.terms import Deed, Whose
from dcg.official.text.grammar.things.filters import Filters

PAST: dict[Deed, str] = {
    "delete": "deleted",
    "play": "played",
    "add": "added",
    "trash": "trashed",
    "return": "returned",
    "suspend": "suspended",
    "unsuspend": "unsuspended",
    "digivolve": "digivolved",
    "place": "placed",
    "flip": "flipped",
    "link": "linked",
    "reveal": "revealed",
    "use": "used",
    "dna_digivolve": "DNA digivolved",
    "activate": "activated",
}
_NOW: dict[Deed, str] = {"dna_digivolve": "DNA digivolve"}
_SAID_BEHIND: Final[tuple[Deed, ...]] = ("suspend", "unsuspend", "delete", "return")
"""What "for each Digimon suspended" can say, without "this effect"."""
EACH_ONE = CountDone("use", "any", (IsRef(Ref("each_one")),))
"""Stands for each thing that the process in front did something to."""

Done = tuple[Whose, Filters, int]
"""To what something was done: whose, what it is, and to how many at least."""


def install(grammar: Grammar) -> None:
    """Adds them to the conditions and to what is counted."""
    _did_that(grammar)
    _things(grammar)
    grammar.word("counted", EACH_ONE, "one")
    for words, read in (("this effect gained", grammar.node), ("you gain", grammar.also)):
        by = "" if words.startswith("this") else "by|with this effect"
        read(
            "simple_condition",
            NumberIs,
            f"{words} {{right:number}} or more memory {by}",
            left=MemoryGained(),
            comparison=">=",
        )
    grammar.spelling("counted", EACH_ONE, "card|cards placed")
    for verb, past in PAST.items():
        _to_what(grammar, verb, past)
        _counted(grammar, verb, past)


def _did_that(grammar: Grammar) -> None:
    grammar.word("simple_condition", DidThat(), "you did")
    grammar.spelling("simple_condition", DidThat(), "you do", "it does|did")
    grammar.word("simple_condition", NotTrue(DidThat()), "you didn't")
    grammar.spelling("simple_condition", NotTrue(DidThat()), "you don't", "it doesn't|didn't")
    theirs = DidThat(whose="opponents")
    grammar.word("simple_condition", theirs, "your opponent did")
    grammar.spelling("simple_condition", theirs, "they do|did")
    grammar.word("simple_condition", NotTrue(theirs), "your opponent didn't")
    grammar.spelling("simple_condition", NotTrue(theirs), "they don't|didn't")
    for verb, past in PAST.items():
        now = _NOW.get(verb, verb)
        grammar.word("simple_condition", DidThat(verb), f"this effect {past}")
        grammar.word("simple_condition", NotTrue(DidThat(verb)), f"this effect didn't {now}")
        grammar.spelling("simple_condition", NotTrue(DidThat(verb)), f"this effect doesn't {now}")
        grammar.spelling("simple_condition", NotTrue(theirs), f"they didn't {now}")
        grammar.spelling(
            "simple_condition",
            DidThat(verb),
            f"this effect {third(now)}",
            f"a card was {past} by this effect",
        )
    for verb in ("delete", "return"):
        nothing = NotTrue(DidThat(verb))
        words = f"no Digimon was|is|were|are {PAST[verb]} by this effect"
        grammar.spelling("simple_condition", nothing, words)
    grammar.spelling(
        "simple_condition",
        NotTrue(DidThat("use")),
        "you don't use an Option card with this effect",
    )
    grammar.spelling("simple_condition", DidThat("activate"), "this activated any effect")
    grammar.spelling("simple_condition", NotTrue(theirs), "they do not trash a card")
    grammar.spelling(
        "simple_condition",
        DidThat("add"),
        "this added",
        "you added cards",
        "you added a card",
        "you added a card to your hand",
        "this effect added to a hand",
    )
    grammar.spelling(
        "simple_condition", DidThat("delete"), "a Digimon was|is deleted by this effect"
    )
    grammar.spelling("simple_condition", DidThat("digivolve"), "digivolved by this effect")


# --- to what ----------------------------------------------------------------------------------


def _things(grammar: Grammar) -> None:
    """ "Your Digimon", "a card with the [A] trait", "2 or more cards"."""
    grammar.rule(
        "done_to",
        "{whose:whose} {match:field_noun}",
        lambda whose, match: (whose, match, 1),
        lambda done: (
            {"whose": done[0], "match": done[1]} if done[0] != "any" and done[2] == 1 else None
        ),
        many=True,
    )
    grammar.rule(
        "done_to",
        "one|1 of {whose:whose} {match:field_noun}",
        lambda whose, match: (whose, match, 1),
        None,
    )
    grammar.rule(
        "done_to",
        "a|an {match:field_noun}",
        lambda match: ("any", match, 1) if match != (_DIGIMON,) else None,
        lambda done: _one(done) if _on_field(done[1]) and done[1] != (_DIGIMON,) else None,
        many=False,
    )
    grammar.rule("done_to", "a|an {match:card_noun}", _described, _one, many=False)
    grammar.rule(
        "done_to",
        "{number:number} or more {match:card_noun}",
        lambda number, match: ("any", match, number),
        lambda done: (
            {"number": done[2], "match": done[1]} if done[0] == "any" and done[2] > 1 else None
        ),
        many=True,
    )
    grammar.rule(
        "done_to",
        "{number:number} or more {match:field_noun}",
        lambda number, match: ("any", match, number) if _on_field(match) else None,
        lambda done: (
            {"number": done[2], "match": done[1]}
            if done[0] == "any" and done[2] > 1 and _on_field(done[1])
            else None
        ),
        many=True,
    )
    grammar.rule(
        "done_to",
        "{number:number} or more of {whose:whose} {match:field_noun}",
        lambda number, whose, match: (whose, match, number) if number > 1 else None,
        lambda done: (
            {"number": done[2], "whose": done[0], "match": done[1]}
            if done[0] != "any" and done[2] > 1
            else None
        ),
        many=True,
    )
    grammar.rule("done_to", "{number:number} card|cards", lambda number: ("any", (), number), None)
    for more in ("", "or more"):
        grammar.rule(
            "so_many_done",
            f"{{number:number}} {more}",
            lambda number: ("any", (), number) if number > 1 else None,
            None,
        )
    grammar.rule("done_to", "{match:card_noun}", _described, None)
    grammar.spelling(
        "how_it_came", DidThat("play", "any", (_DIGIMON,)), "a Digimon is|was played by this effect"
    )
    for verb, past in PAST.items():
        grammar.rule(
            "simple_condition",
            f"{{number:number}} or more were {past}",
            lambda number, verb=verb: DidThat(verb, at_least=number),
            None,
        )
        grammar.rule(
            "how_it_came",
            f"{{it:done_to}} is|are {past} by this effect",
            lambda it, verb=verb: DidThat(verb, *it),
            None,
        )
        if verb != "place":
            grammar.spelling("counted", CountDone(verb), f"card|cards {past}")
        grammar.spelling("counted", CountDone(verb), f"digivolution card|cards this effect {past}")


def _described(match: Filters) -> Done | None:
    """A card of which nothing is said is anything."""
    return ("any", match, 1) if match else None


def _one(done: Done) -> dict[str, Any] | None:
    return {"match": done[1]} if done[0] == "any" and done[2] == 1 and done[1] else None


def _on_field(match: Filters) -> bool:
    return any(isinstance(each, IsCategory) and "option" not in each.categories for each in match)


def _to_what(grammar: Grammar, verb: Deed, past: str) -> None:
    def make(it: Done) -> DidThat:
        whose, match, at_least = it
        return DidThat(verb, whose, match, at_least)

    def take(node: Any) -> dict[str, Any] | None:
        if not isinstance(node, DidThat) or node.verb != verb or node == DidThat(verb):
            return None
        return {"it": (node.whose, node.match, node.at_least)}

    def take_denied(node: Any) -> dict[str, Any] | None:
        return take(node.condition) if isinstance(node, NotTrue) else None

    grammar.rule(
        "simple_condition",
        f"any {{match:card_noun}} were {past}",
        lambda match: DidThat(verb, "any", match) if match else None,
        None,
    )
    now = _NOW.get(verb, verb)
    condition = "simple_condition"
    a_digimon = DidThat(verb, "any", (_DIGIMON,))
    grammar.spelling(condition, a_digimon, f"this effect {past} a Digimon")
    grammar.spelling(
        condition,
        NotTrue(a_digimon),
        f"this effect didn't {now} a Digimon",
        f"this effect didn't {now} any Digimon",
    )
    grammar.spelling(condition, NotTrue(DidThat(verb)), f"this effect didn't {now} any? cards")
    grammar.spelling(condition, DidThat(verb), f"this effect {past} a card")
    grammar.spelling(condition, NotTrue(DidThat(verb)), f"this effect didn't {now} a card")
    grammar.rule(condition, f"this effect {past} {{it:done_to}}", make, take)
    grammar.rule(
        condition,
        f"this effect didn't {now} {{it:done_to}}",
        lambda it: NotTrue(make(it)),
        take_denied,
    )
    for did in (f"this effect {past}", f"you {past}", f"this {past}"):
        grammar.rule(condition, f"{did} {{it:so_many_done}}", make, None)
    for did in (f"you {now}", f"you {past}"):
        if did.endswith(past) or verb == "trash":  # "if you play ..." is a trigger
            grammar.rule(condition, f"{did} {{it:done_to}}", make, None)
        grammar.rule(condition, f"{did} {{it:done_to}} with|by|using this effect", make, None)
    grammar.rule(condition, f"{{it:done_to}} is|was|were {past} by|using this effect", make, None)
    grammar.rule(
        condition,
        f"{{it:done_to}} isn't|wasn't {past} by this effect",
        lambda it: NotTrue(make(it)),
        None,
    )
    grammar.rule(
        condition,
        f"no {{match:field_noun}} was|were|is|are {past} by this effect",
        lambda match: (
            NotTrue(DidThat(verb, "any", match))
            if _on_field(match) and not (match == (_DIGIMON,) and verb in ("delete", "return"))
            else None
        ),
        None,
    )
    grammar.rule(
        condition,
        f"no {{match:card_noun}} was|were {past} by this effect",
        lambda match: NotTrue(DidThat(verb, "any", match)) if match else NotTrue(DidThat(verb)),
        None,
    )
    grammar.rule(
        condition,
        f"no opponent's {{match:field_noun}} was|is {past} by this effect",
        lambda match: NotTrue(DidThat(verb, "opponents", match)),
        None,
    )


def _counted(grammar: Grammar, verb: Deed, past: str) -> None:
    """ "For each Digimon this effect deleted"."""
    grammar.spelling("counted", CountDone(verb), f"card {past}", f"{past} card")
    if verb == "add":
        grammar.spelling("counted", CountDone("add"), "card added to your hand by this effect")
    if verb == "trash":
        for with_ in ("", "with this effect"):
            grammar.spelling("counted", CountDone("trash"), f"security|link card trashed {with_}")
    grammar.spelling("counted", CountDone(verb), f"this effect {past}")
    grammar.rule(
        "counted",
        f"of {{whose:whose}} {{match:field_noun}} this effect {past}",
        lambda whose, match: CountDone(verb, whose, match),
        lambda node: (
            {"whose": node.whose, "match": node.match}
            if isinstance(node, CountDone) and node.verb == verb and node.whose != "any"
            else None
        ),
        many=True,
    )
    for noun in ("field_noun", "card_noun"):
        grammar.rule(
            "counted",
            f"{{match:{noun}}} this effect {past}",
            lambda match: CountDone(verb, "any", match),
            lambda node: (
                {"match": node.match}
                if isinstance(node, CountDone) and (node.verb, node.whose) == (verb, "any")
                else None
            ),
        )
        if verb in _SAID_BEHIND:
            grammar.rule("counted", f"{{match:{noun}}} {past}", partial(_some_done, verb), None)
        if verb in ("delete", "return"):  # "suspended Digimon" is what they are now
            grammar.rule("counted", f"{past} {{match:{noun}}}", partial(_some_done, verb), None)
        now = _NOW.get(verb, verb)
        for words in (f"you {now} this way", f"you {past}", f"{past} using this effect"):
            grammar.rule(
                "counted",
                f"{{match:{noun}}} {words}",
                lambda match: CountDone(verb, "any", match),
                None,
            )
        grammar.rule(
            "counted",
            f"{{match:{noun}}} {past} by|with this effect",
            lambda match: CountDone(verb, "any", match),
            None,
        )


def _some_done(verb: Deed, match: Filters) -> CountDone | None:
    """Things of which something is said: of a bare card "card suspended" says it, and "Digimon deleted" can
    be what met the trigger condition."""
    told_apart = match and (verb, match) != ("delete", (_DIGIMON,))
    return CountDone(verb, "any", match) if told_apart else None


_DIGIMON = IsCategory(("digimon",))

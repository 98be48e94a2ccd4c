"""Trigger conditions in words: what follows "when" (15-5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from dcg.language.grammar import Grammar
from dcg.language.parser import Parser
from dcg.language.printer import Printer
from dcg.language.productions import Reading
from dcg.official.language.effect import Trigger
from dcg.official.language.selectors import IsCategory, IsRef, NameIs, Ref, Selector
from dcg.official.language.terms import Whose
from dcg.official.text.grammar.nouns import print_noun, print_reference, with_article

OWNERS: dict[Whose, tuple[tuple[str, ...], ...]] = {
    "yours": (("your",),),
    "opponents": (("your", "opponent's"), ("an", "opponent's"), ("their",)),
}
SUBJECT = Ref("_")
"""Stands for who it happens to until the sentence says."""


def install(grammar: Grammar) -> None:
    """Adds the triggers: `trigger` for what happened, `would` for what is about to."""
    grammar.function("who", _parse_who, _print_who)
    grammar.function("into_card", _parse_into, _print_into)
    _happened(grammar)
    _would(grammar)
    _players(grammar)
    grammar.function("triggers", _reader("happened", "player_trigger"), None)
    grammar.function("would", _reader("about_to", None), None)


def _happened(grammar: Grammar) -> None:
    def when(event: str, words: str, **more: Any) -> None:
        grammar.node("happened", Trigger, words, event=event, subject=SUBJECT, **more)

    def too(event: str, words: str, **more: Any) -> None:
        grammar.also("happened", Trigger, words, event=event, subject=SUBJECT, **more)

    when("played", "is|are played")
    when("played", "is|are played by an effect|effects", cause="effect")
    too("played", "by an effect is|are played", cause="effect")
    when("played", "is|are played from your hand", source="hand")
    when("played", "is|are played from digivolution cards", source="digivolution_cards")
    when("digivolved", "digivolve~")
    when("digivolved", "digivolve~ into {into:into_card}")
    when("deleted", "is|are deleted")
    when("deleted", "is|are deleted in battle", cause="battle")
    when("deleted", "is|are deleted by having its DP reduced to 0", cause="zero_dp")
    when("deleted", "is|are deleted by an effect", cause="effect")
    when("left_the_battle_area", "leave~ the battle area")
    when("attacks", "attack~")
    when("attacks", "attack~ a player|players", target="player")
    when("attacks", "attack~ an opponent's Digimon", target="digimon")
    too("attacks", "attack~ your opponent's Digimon", target="digimon")
    when("blocked", "is|becomes blocked")
    when("blocks", "block~")
    when("suspended", "suspend~")
    when("suspended", "is|are suspended by an effect|effects", cause="effect")
    too("suspended", "is|are suspended")
    when("unsuspended", "unsuspend~")
    too("unsuspended", "is|are unsuspended")
    when("deletes_in_battle", "delete~ an opponent's Digimon in battle")
    too("deletes_in_battle", "delete~ your opponent's Digimon in battle")
    when("linked", "get~ linked")
    when("moved", "move~ from the breeding area to the battle area")


def _would(grammar: Grammar) -> None:
    def when(event: str, words: str, **more: Any) -> None:
        grammar.node("about_to", Trigger, words, event=event, subject=SUBJECT, **more)

    def too(event: str, words: str, **more: Any) -> None:
        grammar.also("about_to", Trigger, words, event=event, subject=SUBJECT, **more)

    when("deleted", "be deleted")
    when("deleted", "be deleted in battle", cause="battle")
    for event, words in (
        ("deleted", "be deleted"),
        ("left_the_battle_area", "leave the battle area"),
    ):
        when(event, f"{words} by an effect", cause="effect")
        too(event, f"{words} by effects", cause="effect")
        when(event, f"{words} by an opponent's effect", cause="opponents_effect")
        too(event, f"{words} by your opponent's effects|effect", cause="opponents_effect")
        when(event, f"{words} other than by your effects", cause="not_your_effect")
        too(event, f"{words} other than by one of your effects", cause="not_your_effect")
        when(event, f"{words} other than in battle", cause="not_battle")
        too(event, f"{words} other than by battle", cause="not_battle")
    when("left_the_battle_area", "leave the battle area")
    when("digivolved", "digivolve")
    when("digivolved", "digivolve into {into:into_card}")
    when("digivolved", "digivolve into {into:into_card} in|from your hand", source="hand")
    when("played", "be played")
    when("played", "be played from your hand", source="hand")
    when("option_used", "be used")


def _players(grammar: Grammar) -> None:
    for whose, owner in (("yours", "your"), ("opponents", "your opponent's")):
        for event, words in (
            ("card_left_security", f"a card is removed from {owner} security stack"),
            ("card_added_to_security", f"a card is added to {owner} security stack"),
            ("card_added_to_hand", f"a card is added to {owner} hand"),
            ("card_trashed_from_hand", f"a card in {owner} hand is trashed"),
            ("card_trashed_from_deck", f"a card is trashed from {owner} deck"),
        ):
            grammar.node("player_trigger", Trigger, words, event=event, whose=whose)
        grammar.also(
            "player_trigger",
            Trigger,
            f"{owner} security stack is removed from",
            event="card_left_security",
            whose=whose,
        )
    for words in ("you use an Option card with {into:havings}",):
        grammar.node("player_trigger", Trigger, words, event="option_used", whose="yours")
    for whose, owner in (("yours", "your"), ("opponents", "your opponent's")):
        for cause, by in (("effect", "an effect"), ("your_effect", "your effect")):
            grammar.node(
                "player_trigger",
                Trigger,
                f"a card in {owner} hand is trashed by {by}",
                event="card_trashed_from_hand",
                whose=whose,
                cause=cause,
            )
    grammar.node(
        "player_trigger",
        Trigger,
        "this digivolution card is trashed by an effect",
        event="digivolution_card_trashed",
        subject=Ref("this_card"),
        cause="effect",
    )
    grammar.node(
        "player_trigger",
        Trigger,
        "this Digimon's attack target is switched",
        event="attack_target_switched",
        subject=Ref("this"),
    )
    grammar.node(
        "player_trigger", Trigger, "you use an Option card", event="option_used", whose="yours"
    )
    grammar.node(
        "trigger",
        Trigger,
        "your opponent uses an Option card",
        event="option_used",
        whose="opponents",
    )


def _reader(category: str, alone: str | None) -> Any:
    """ "X is played or digivolves": one trigger for each thing that may happen to X."""

    def parse(parser: Parser, position: int) -> Iterator[Reading]:
        for trigger, end in parser.parse(alone, position) if alone else ():
            yield (trigger,), end
        for who, start in parser.parse("who", position):
            begin = parser.words(start, "would") if category == "about_to" else start
            if begin is None:
                continue
            for happenings, end in _tails(parser, category, begin):
                yield tuple(msgspec.structs.replace(each, subject=who) for each in happenings), end

    return parse


def _tails(parser: Parser, category: str, position: int) -> Iterator[Reading]:
    for first, end in parser.parse(category, position):
        yield (first,), end
        joined = parser.words(end, "or")
        if joined is not None:
            for rest, final in _tails(parser, category, joined):
                yield (first, *rest), final


# --- who --------------------------------------------------------------------------------------


def _parse_who(parser: Parser, position: int) -> Iterator[Reading]:
    for words, name in (
        (("this", "digimon"), "this"),
        (("this", "tamer"), "this"),
        (("this", "card"), "this_card"),
    ):
        end = parser.words(position, *words)
        if end is not None:
            yield Ref(name), end
    quantifiers: tuple[tuple[str, ...], ...] = (("one", "of"), ("1", "of"), ("any", "of"), ())
    for some in quantifiers:
        start = parser.words(position, *some)
        if start is None:
            continue
        for whose, spellings in OWNERS.items():
            for spelling in spellings:
                owned = parser.words(start, *spelling)
                if owned is None:
                    continue
                other = parser.words(owned, "other")
                for match, end in parser.parse("field_noun", other or owned):
                    if _is_noun(match):
                        yield Selector(whose=whose, match=match, other=other is not None), end
    for article in ("a", "an", "another"):
        start = parser.words(position, article)
        if start is None:
            continue
        for match, end in parser.parse("field_noun", start):
            if _is_noun(match):
                yield Selector(match=match, other=article == "another"), end
    start = parser.words(position, "another", "of", "your")
    if start is not None:
        for match, end in parser.parse("field_noun", start):
            if _is_noun(match):
                yield Selector(whose="yours", match=match, other=True), end


def _is_noun(match: tuple[Any, ...]) -> bool:
    return any(isinstance(each, IsCategory | NameIs) for each in match)


def _print_who(printer: Printer, node: Any) -> str | None:
    if isinstance(node, Ref):
        return print_reference(printer, node) if node.name in ("this", "this_card") else None
    if not isinstance(node, Selector) or node.zone != "battle_area":
        return None
    if node.of is not None or node.first is not None or node.last is not None:
        return None
    if node.whose == "any":
        noun = print_noun(printer, node.match, card=False, plural=False)
        if noun is None:
            return None
        return f"another {noun}" if node.other else with_article(noun)
    noun = print_noun(printer, node.match, card=False, plural=True)
    owner = "your" if node.whose == "yours" else "your opponent's"
    return None if noun is None else f"one of {owner} {'other ' if node.other else ''}{noun}"


def _parse_into(parser: Parser, position: int) -> Iterator[Reading]:
    this = parser.words(position, "this", "card")
    if this is not None:
        yield (IsRef(Ref("this_card")),), this
        return
    start = position + 1 if parser.at(position) in ("a", "an") else position
    for match, end in parser.parse("card_noun", start):
        if match:
            yield match, end
    for match, end in parser.parse("field_noun", start):
        if any(isinstance(each, IsCategory) for each in match):
            yield match, end


def _print_into(printer: Printer, match: Any) -> str | None:
    if match == (IsRef(Ref("this_card")),):
        return "this card"
    if not isinstance(match, tuple) or not match:
        return None
    noun = print_noun(printer, match, card=True, plural=False)
    return None if noun is None else noun if noun.startswith("[") else with_article(noun)


def print_triggers(printer: Printer, triggers: tuple[Trigger, ...], *, would: bool) -> str | None:
    """ "when ..." for triggers said in words, all of one subject."""
    category, alone = ("about_to", None) if would else ("happened", "player_trigger")
    first = triggers[0]
    if len(triggers) == 1 and alone:
        text = printer.attempt(alone, first)
        if text is not None or first.subject is None:
            return None if text is None else f"when {text}"
    if any(each.subject != first.subject for each in triggers):
        return None
    subject = printer.attempt("who", first.subject)
    texts = [
        printer.attempt(category, msgspec.structs.replace(each, subject=SUBJECT))
        for each in triggers
    ]
    if subject is None or None in texts:
        return None
    return (
        f"when {subject}{' would' if would else ''} {' or '.join(text for text in texts if text)}"
    )

"""What happens to cards under Digimon and Tamers, said of the cards, of the stack and of effects."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

from dcg.official.text.synonyms.agents import AGENTS, by_agents, spellings
from dcg.official.text.synonyms.pair import Pair

_UNDER: Final = ("under any of", "under one of", "under")
_HOLDERS: Final = (
    ("this Digimon's", "this Digimon"),
    *(
        (f"{some}{{a}}{own}", "one of {a}")
        for some in ("any of ", "one of ", "")
        for own in ("'s", "")
    ),
    *(
        (f"{some}{{w}} {{t}} trait {kind}'s", f"one of {{w}} {kind} with the {{t}} trait")
        for some in ("any of ", "one of ", "")
        for kind in ("Digimon", "Tamer")
    ),
)
"""Whose cards they are in front of them, and behind them as it is written."""


def _trashed() -> Iterator[Pair]:
    """Digivolution and link cards that are trashed, by whomever."""
    for whose, one in _HOLDERS:
        trashed = f"a digivolution card of {one} is trashed"
        for are in ("is", "are"):
            yield f"{whose} digivolution cards {are} trashed", trashed
        yield from by_agents(f"trash~ {whose} digivolution card|cards", trashed)
    yield from by_agents(
        "trash~ any of this Digimon's digivolution cards",
        "a digivolution card of this Digimon is trashed",
    )
    yield (
        "any of this Digimon's digivolution cards are trashed",
        "a digivolution card of this Digimon is trashed",
    )
    for of, (said, one) in product(
        ("of", "from", "under"),
        (("{a}", "{a}"), ("{a}", "one of {a}"), ("any of {a}", "one of {a}")),
    ):
        trashed = f"a digivolution card of {one} is trashed"
        for card, are in (("cards", "are"), ("any cards", "are"), ("a card", "is")):
            cards = card.replace("card", "digivolution card")
            yield f"{cards} {of} {said} {are} trashed", trashed
            yield f"{cards} {are} trashed from {said}", trashed
            yield from by_agents(f"trash~ {cards} {of} {said}", trashed)


def _such_trashed() -> Iterator[Pair]:
    """Digivolution cards of a kind: of one of them it is written."""
    yield from by_agents("trash~ digivolution cards", "digivolution cards are trashed")
    for said, one in (
        ("this Digimon's", "this Digimon"),
        *((f"{some}{{w}} Digimon's", "one of {w} Digimon") for some in ("any of ", "one of ", "")),
        *(
            (f"{some}{{w}} {{t}} trait Digimon's", "one of {w} Digimon with the {t} trait")
            for some in ("any of ", "one of ", "")
        ),
    ):
        place = f"from {said} digivolution cards"
        meant = f"is trashed from the digivolution cards of {one}"
        for trait, such in (("{a}", "{a}"), ("{a} trait cards", "card with the {a} trait")):
            for some in ("", "any "):
                yield f"{some}{trait} are trashed {place}", f"{such} {meant}"
                yield f"{some}{trait} is trashed {place}", f"{such} {meant}"
                yield from by_agents(f"trash~ {some}{trait} {place}", f"{such} {meant}")


def _of_one() -> Iterator[Pair]:
    """One card, of which it is said that it is any one."""
    for of, some in product(("of", "from", "under"), ("a", "any")):
        for what, said, one in (
            ("digivolution", "{a}", "a digivolution card of {a} is trashed"),
            ("link", "{a}", "any of {a}'s link cards are trashed"),
            ("link", "one of {a} Digimon", "any of {a} Digimon's link cards are trashed"),
            ("link", "this Digimon", "any of this Digimon's link cards are trashed"),
        ):
            yield f"{some} {what} card {of} {said} is trashed", one
            yield f"{some} {what} card is trashed {of} {said}", one
    for names in ("your", "your opponent's"):
        yield (
            f"any of {names} {{names}} trait Digimon's digivolution cards are trashed",
            f"a digivolution card of one of {names} Digimon with {{names}} trait is trashed",
        )
    for this in ("this Digimon", "this Tamer"):
        yield (
            f"a digivolution card is added to {this}",
            f"a card is placed in {this}'s digivolution cards",
        )
    yield (
        "a digivolution card is added to one of your Digimon",
        "a card is placed in your Digimon's digivolution cards",
    )
    yield (
        "placed in the digivolution cards of one of {a} Digimon",
        "placed in {a} Digimon's digivolution cards",
    )


def _would_be_trashed() -> Iterator[Pair]:
    """Digivolution cards that effects would trash."""
    would = "any digivolution card would be trashed from {}"
    for whose, one in (*_HOLDERS, ("any of this Digimon's", "this Digimon")):
        yield f"{whose} digivolution cards would be trashed", would.format(one)
        for who, by, _ in AGENTS:
            yield (
                f"{who} would trash {whose} digivolution cards ,",
                f"{would.format(one)} {by} ,",
            )
    for said, one in (("{a}", "{a}"), ("{a}", "one of {a}"), ("any of {a}", "one of {a}")):
        yield f"digivolution cards of {said} would be trashed", would.format(one)
        for who, by, _ in AGENTS:
            for cards, of in product(
                ("any digivolution cards", "digivolution cards"), ("of", "from")
            ):
                yield (
                    f"{who} would trash {cards} {of} {said} ,",
                    f"{would.format(one)} {by} ,",
                )


def _links() -> Iterator[Pair]:
    links = "any of {a} link cards are trashed"
    for said, own in (
        ("this Digimon", "this Digimon's"),
        ("{a} Digimon", "{a} Digimon's"),
        ("any of {a} Digimon", "{a} Digimon's"),
        ("one of {a} Digimon", "{a} Digimon's"),
    ):
        meant = f"any of {own} link cards are trashed"
        for of in ("of", "from", "under"):
            yield f"link cards {of} {said} are trashed", meant
            yield f"link cards are trashed {of} {said}", meant
            yield from by_agents(f"trash~ link cards {of} {said}", meant)
    for owner in ("your", "your opponent's"):
        meant = f"any of {owner} Digimon's link cards are trashed"
        for some in ("any of ", ""):
            yield f"{some}{owner} link cards are trashed", meant
            yield from by_agents(f"trash~ {some}{owner} link cards", meant)
    yield from by_agents("trash~ link cards", "link cards are trashed")
    for owner in ("your", "your opponent's"):
        meant = f"one of {owner} Options is trashed from the battle area"
        for some in ("any of ", ""):
            yield from by_agents(
                f"trash~ {some}{owner} Option cards in|from the battle area", meant
            )
    for some in ("any of ", "one of ", ""):
        yield f"{some}{{a}} link cards are trashed", links
        yield from by_agents(f"trash~ {some}{{a}} link card|cards", links)
    for of in ("of", "from", "under"):
        yield f"link cards {of} {{a}} are trashed", "any of {a} link cards are trashed"
        yield f"link cards are trashed {of} {{a}}", "any of {a} link cards are trashed"
        yield from by_agents(f"trash~ link cards {of} {{a}}", "any of {a} link cards are trashed")


def _placed() -> Iterator[Pair]:
    """Cards that become digivolution cards."""
    for under in spellings("in|as {b} bottom? digivolution card|cards", one=False):
        placed = "{a} is placed in {b} digivolution cards"
        yield from by_agents(f"place~ {{a}} {under}", placed)
        for are in ("is", "are"):
            yield f"{{a}} {are} placed {under}", placed
    yield from by_agents(
        "add~ to {b} digivolution cards", "a card is placed in {b} digivolution cards"
    )
    yield from by_agents(
        "add~ to this Digimon's digivolution cards", "a digivolution card is added to this Digimon"
    )
    yield from by_agents(
        "add~ a? digivolution card|cards to {a}", "a digivolution card is added to {a}"
    )
    for whose, one in _HOLDERS:
        yield from _added_to(
            f"{whose} digivolution cards",
            f"a digivolution card is added to {one}",
            f"the digivolution cards of {one}",
        )
    for some in ("", "any of ", "one of "):
        for whose in ("this", "your", "your opponent's"):
            stack = f"{whose} Digimon's digivolution cards"
            yield from _added_to(f"{some}{stack}", f"a card is placed in {stack}", stack)


def _added_to(said: str, added: str, stack: str) -> Iterator[Pair]:
    """Of digivolution cards that are `said` so: that cards are added to them, and where they are placed."""
    yield f"{said} are added to", added
    yield f"cards are placed in {said}", added
    yield f"placed in {said}", f"placed in {stack}"
    yield from by_agents(f"add~ to {said}", added)
    yield from by_agents(f"place~ cards in {said}", added)


def _placed_under() -> Iterator[Pair]:
    for whose, some in product(("this", "your", "your opponent's"), ("", "any of ", "one of ")):
        meant = f"a face-down card is placed in {whose} Digimon's digivolution cards"
        for place in (
            f"under {some}{whose} Digimon",
            f"in {some}{whose} Digimon's digivolution cards",
            f"as {some}{whose} Digimon's bottom digivolution card",
            f"as {some}{whose} Digimon's bottom digivolution cards",
        ):
            for card, are in (("card", "is"), ("cards", "are")):
                yield f"{card} {are} placed face down {place}", meant
                yield from by_agents(f"place~ {card} face down {place}", meant)
    stack = "is placed in the digivolution cards of one of {a}"
    for under in _UNDER:
        for cards in ("cards are", "a card is"):
            yield f"{cards} placed {under} {{a}} ,", "a digivolution card is added to one of {a} ,"
            yield (
                f"{cards} placed {under} {{a}} by",
                "a digivolution card is added to one of {a} by",
            )
        for are in ("is", "are"):
            yield f"when {{b}} {are} placed {under} {{a}} ,", f"when {{b}} {stack} ,"
        for cards in ("cards", "a card"):
            yield from by_agents(
                f"place~ {cards} {under} {{a}}", "a digivolution card is added to one of {a}"
            )
        yield from by_agents(f"place~ {{b}} {under} {{a}}", f"{{b}} {stack}")
    for under in _UNDER:
        yield from by_agents(
            f"place~ a? digivolution card|cards {under} {{a}}",
            "a digivolution card is added to one of {a}",
        )
    for under, whose in product(_UNDER, ("this", "your", "your opponent's")):
        for cards in ("cards are", "a card is"):
            yield (
                f"{cards} placed {under} {whose} Digimon",
                f"a card is placed in {whose} Digimon's digivolution cards",
            )
        for cards in ("a? digivolution card|cards", "a? card|cards"):
            yield from by_agents(
                f"place~ {cards} {under} {whose} Digimon",
                f"a card is placed in {whose} Digimon's digivolution cards",
            )
    for under, whose in product(_UNDER, ("your", "your opponent's")):
        stack = f"is placed in {whose} Digimon's digivolution cards"
        for are in ("is", "are"):
            yield f"{{b}} {are} placed {under} {whose} Digimon", f"{{b}} {stack}"
        yield from by_agents(f"place~ {{b}} {under} {whose} Digimon", f"{{b}} {stack}")
    for kind, this_one in product(("Digimon", "Tamer"), ("Digimon", "Tamer")):
        this = f"in this {kind}'s digivolution cards"
        yield f"placed under this {this_one} ,", f"placed {this} ,"
        yield f"placed under this {this_one} by", f"placed {this} by"
        for cards in ("cards", "a card"):
            yield from by_agents(
                f"place~ {cards} under this {this_one}", f"a card is placed {this}"
            )
            yield from by_agents(
                f"place~ {cards} under this {this_one}",
                f"a digivolution card is added to this {kind}",
            )
        yield from by_agents(f"place~ {{b}} under this {this_one}", f"{{b}} is placed {this}")


def _this_card() -> Iterator[Pair]:
    """The digivolution card itself."""
    trashed = "this digivolution card is trashed"
    for whose in ("", "a Digimon's ", "one of your Digimon's "):
        yield f"this card is trashed from {whose}digivolution cards", trashed
    yield from by_agents("trash~ this card from digivolution cards", trashed)
    yield from by_agents("trash~ this digivolution? card", trashed)
    for whose in ("a", "one of your"):
        yield from by_agents(
            f"trash~ this digivolution? card from {whose} Digimon's digivolution cards", trashed
        )
    under = "this card is trashed from the digivolution cards of"
    yield from by_agents(
        "trash~ this card from {a} Digimon's digivolution cards", f"{under} {{a}} Digimon"
    )
    yield from by_agents(
        "trash~ this card from {a} trait Digimon's digivolution cards",
        f"{under} a Digimon with the {{a}} trait",
    )
    yield (
        "this card is trashed due to activating",
        "this digivolution card is trashed by activating",
    )


def _linked() -> Iterator[Pair]:
    """Cards that are linked to something are what that gets linked to."""
    for card, is_ in (("a card", "is"), ("cards", "are")):
        for end in (" ,", " by"):
            yield f"{card} {is_} linked to {{b}}{end}", f"{{b}} gets linked{end}"
    for is_ in ("is", "are"):
        for end in (" ,", " by"):
            yield f"{{a}} {is_} linked to {{b}}{end}", f"{{b}} gets linked to {{a}}{end}"
    for said, done in by_agents("link~ {a} to {b}", "{b} gets linked to {a}"):
        yield f"{said} ,", f"{done} ,"
    for would in ("would get linked", "would be linked"):
        yield f"{{b}} {would} ,", "a card would link to {b} ,"
        for some in ("any of ", ""):
            yield f"{some}{{b}} {would} ,", "a card would link to one of {b} ,"
    yield "you would link a card to {b} ,", "a card would link to {b} ,"
    yield "you would link {a} to {b} ,", "{a} would link to {b} ,"
    for get in ("get", "gets"):
        yield f"{{a}} {get} linked to {{b}} ,", "{b} gets linked to {a} ,"
        yield f"{{b}} {get} linked with {{a}} ,", "{b} gets linked to {a} ,"
    yield "you link {a} to {b} ,", "{b} gets linked to {a} ,"
    for card in ("a card", "cards"):
        yield f"you link {card} to {{b}} ,", "{b} gets linked ,"
        yield f"you link {card} to {{b}} ,", "one of {b} gets linked ,"
    yield "you link {a} to {b} ,", "one of {b} gets linked to {a} ,"


def _tops() -> Iterator[Pair]:
    top = "the top stacked card of {} is trashed"
    for some, one in (("any of ", "one of "), ("one of ", "one of "), ("", "one of "), ("", "")):
        for card in ("card", "cards"):
            words = f"trash~ {some}{{a}} top stacked {card}"
            yield from by_agents(words, top.format(f"{one}{{a}}"))
    yield from by_agents("trash~ the top stacked card of {a}", top.format("{a}"))


STACK_MOVES: tuple[Pair, ...] = (
    *_trashed(),
    *_such_trashed(),
    *_of_one(),
    *_would_be_trashed(),
    *_links(),
    *_placed(),
    *_placed_under(),
    *_this_card(),
    *_tops(),
    *_linked(),
    ("are placed in", "is placed in"),
    ("are placed as", "is placed in"),
    ("any of your Digimon's", "your Digimon's"),
    ("one of your Digimon's", "your Digimon's"),
    (
        "one of your opponent's digivolution cards is trashed",
        "a digivolution card of one of your opponent's Digimon is trashed",
    ),
    (
        "an opponent's Digimon's digivolution card is trashed",
        "a digivolution card of one of your opponent's Digimon is trashed",
    ),
    (
        "you trash a digivolution card of {a} ,",
        "a digivolution card of {a} is trashed by your effect ,",
    ),
    ("if a digivolution card of {a} is trashed ,", "when a digivolution card of {a} is trashed ,"),
)

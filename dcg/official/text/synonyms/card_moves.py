"""What happens to cards of a player, said of the cards, of the area and of effects."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product
from typing import Final

from dcg.official.text.grammar.triggers.agents import BY
from dcg.official.text.grammar.triggers.card_move_words import (
    ACTIVE,
    FACE_UP,
    MOVES,
    PASSIVE,
    of_anybody,
)
from dcg.official.text.grammar.triggers.card_moves import PLAYERS, TRASHED
from dcg.official.text.synonyms.agents import AGENTS, by_agents, spellings
from dcg.official.text.synonyms.pair import Pair

_OWNERS: Final = (
    *((owner, owner) for _, owner in PLAYERS),
    ("their", "your opponent's"),
    ("an opponent's", "your opponent's"),
    ("either player's", "a player's"),
    ("any player's", "a player's"),
)


def _of_two() -> Iterator[Pair]:
    """What happens to one area in two ways, or to two areas, is written twice."""
    for said, owner in _OWNERS:
        stack = f"{said} security stack"
        added = f"a card is added to {owner} security stack"
        removed = f"a card is removed from {owner} security stack"
        for words in (
            f"{stack} is added to or removed from",
            f"cards are added to or removed from {stack}",
            f"a card is added to or removed from {stack}",
        ):
            yield f"{words} ,", f"{added} or {removed} ,"
            for by, meant in _BEHIND:
                yield f"{words} {by} ,", f"{added} {meant} or {removed} {meant} ,"
        for (_, one), (_, other) in permutations(TRASHED, 2):
            both = tuple(
                f"a card in {owner} hand is trashed"
                if area == "hand"
                else f"a card is trashed from {owner} {area}"
                for area in (one, other)
            )
            for words in (
                f"cards are trashed from {said} {one} or {other}",
                f"cards in {said} {one} or {other} are trashed",
                f"{said} {one} or {other} is trashed from",
            ):
                yield f"{words} ,", f"{both[0]} or {both[1]} ,"
                for by, meant in _BEHIND:
                    yield f"{words} {by} ,", f"{both[0]} {meant} or {both[1]} {meant} ,"
            for from_ in ("from", "in"):
                for who, by, is_one in AGENTS:
                    verb = "trashes" if is_one else "trash"
                    yield (
                        f"{who} {verb} cards {from_} {said} {one} or {other} ,",
                        f"{both[0]} {by} or {both[1]} {by} ,",
                    )
    for (_, one), (_, other) in permutations(TRASHED, 2):
        this = f"this card is trashed from your {one}", f"this card is trashed from your {other}"
        for your, from_ in product(("your", "the"), ("from", "in")):
            place = f"{from_} {your} {one} or {other}"
            yield f"this card is trashed {place} ,", f"{this[0]} or {this[1]} ,"
            for by, meant in _BEHIND:
                yield (
                    f"this card is trashed {place} {by} ,",
                    f"{this[0]} {meant} or {this[1]} {meant} ,",
                )
            for who, by, is_one in AGENTS:
                verb = "trashes" if is_one else "trash"
                yield f"{who} {verb} this card {place} ,", f"{this[0]} {by} or {this[1]} {by} ,"


_BEHIND: Final = tuple(
    (said, words[0]) for words in BY.values() for way in words for said in spellings(way, one=True)
)
"""By whose effects, behind it: as it is said, and as it is written."""


def _of_such() -> Iterator[Pair]:
    """ "Effects trash [A] trait cards from your deck": of one of them it is written."""
    for event, deeds in ACTIVE.items():
        done = {name: f"a card is trashed from {{}} {place}" for name, place in TRASHED}.get(
            event.name, MOVES[event]
        )
        for verb, what in deeds:
            if not what.startswith("cards "):
                continue
            where = what.removeprefix("cards ")
            ways = [(where.format(said), owner) for said, owner in _OWNERS]
            if (anybodys := of_anybody(where)) is not None:
                ways.append((anybodys, "a player's"))
            for said, owner in ways:
                one = done.format(owner).removeprefix("a card ")
                yield from by_agents(f"{verb}~ {{a}} {said}", f"{{a}} {one}")
                yield from by_agents(
                    f"{verb}~ {{a}} trait cards {said}", f"a card with the {{a}} trait {one}"
                )
    for event in MOVES:
        for area, several in (("security stack", "security stacks"), ("hand", "hands")):
            if MOVES[event].endswith(f"{{}} {area}"):
                end = MOVES[event].removeprefix("a card is ").format("a player's")
                before = end.removesuffix(f"a player's {area}")
                yield f"are {before}{several}", f"is {end}"
    for _, place in TRASHED:
        yield f"are trashed from {place}s", f"is trashed from a player's {place}"
    yield "returns from your trash to the hand", "is returned from your trash to the hand"


CARD_MOVES: tuple[Pair, ...] = (
    *(
        (passive.format(said), MOVES[event].format(owner))
        for event, phrases in PASSIVE.items()
        for phrase in phrases
        for passive in spellings(phrase, one=True)
        for said, owner in _OWNERS
    ),
    *(
        pair
        for event, deeds in ACTIVE.items()
        for verb, what in deeds
        for said, owner in _OWNERS
        for pair in by_agents(f"{verb}~ {what.format(said)}", MOVES[event].format(owner))
    ),
    # of what players do themselves
    *(
        (f"{who} {said}{by}", f"{MOVES[event].format(owner)} {meant}")
        for event, deeds in ACTIVE.items()
        for verb, what in deeds
        for who, own, owner, by_rules, by_effects in (
            (
                "you",
                "your",
                "your",
                "other than by your opponent's effects",
                "by your effect",
            ),
            (
                "your opponent",
                "their",
                "your opponent's",
                "other than by your effects",
                "by an opponent's effect",
            ),
        )
        for said in spellings(f"{verb}~ {what.format(own)}", one=who != "you")
        for by, meant in (("", by_rules), (" by effects", by_effects), (" by effect", by_effects))
    ),
    # of no player, and of both
    *(
        (said, MOVES[event].format("a player's"))
        for event in MOVES
        for way in (MOVES[event], *PASSIVE[event])
        if (anybodys := of_anybody(way)) is not None
        for said in spellings(anybodys, one=True)
    ),
    *(
        pair
        for event, deeds in ACTIVE.items()
        for verb, what in deeds
        if (anybodys := of_anybody(what)) is not None
        for pair in by_agents(f"{verb}~ {anybodys}", MOVES[event].format("a player's"))
    ),
    ("from a security stack", "from a player's security stack"),
    ("a security stack is removed from", "a card is removed from a player's security stack"),
    *(
        (f"{cards} {flipped}", f"a card in a player's security stack {one}")
        for flipped, one in (
            ("are flipped face up", "is flipped face up"),
            ("are flipped face down", "is flipped face down"),
        )
        for cards in ("security cards", "any security cards")
    ),
    *(
        pair
        for way in ("up", "down")
        for pair in by_agents(
            f"flip~ security cards face {way}",
            f"a card in a player's security stack is flipped face {way}",
        )
    ),
    ("is placed in your security stack", "is added to your security stack"),
    ("is placed in your opponent's security stack", "is added to your opponent's security stack"),
    ("are placed in your security stack", "is added to your security stack"),
    *(
        (f"{cards} placed {way} security {card}", "cards are placed face up in your security stack")
        for cards in ("a card is", "cards are")
        for card in ("card", "cards")
        for way in (
            "face up as your",
            "face up as your top",
            "face up as your bottom",
            "as your face-up",
        )
    ),
    (
        "face-up security cards are checked",
        "a face-up card in a player's security stack is checked",
    ),
    ("your opponent checks your security", "your security stack is checked"),
    ("your opponent checks your security stack", "your security stack is checked"),
    ("one of your security cards is checked", "your security stack is checked"),
    ("your security cards are checked", "your security stack is checked"),
    ("in security stacks", "in a player's security stack"),
    *(
        pair
        for deed, done in (
            (
                "remove~ cards from security stacks",
                "a card is removed from a player's security stack",
            ),
            ("add~ cards to security stacks", "a card is added to a player's security stack"),
            ("add~ cards to your or your opponent's hand", "a card is added to a player's hand"),
            ("place~ cards face up in {a}", "cards are placed face up in {a}"),
        )
        for pair in by_agents(deed, done)
    ),
    # of cards that are described, and of the card itself
    *_of_two(),
    *_of_such(),
    *(
        pair
        for event, (passive, active) in FACE_UP.items()
        for said, owner in _OWNERS
        for up in (MOVES[event].format(owner).replace("a card", "a face-up card"),)
        for pair in (
            *((words.format(said), up) for words in passive),
            *(
                both
                for verb, what in active
                for both in by_agents(f"{verb}~ {what.format(said)}", up)
            ),
        )
    ),
    *(
        (f"face-up cards are {added} {said}", f"cards are placed face up in {owner}")
        for added in ("added to", "placed in")
        for said, owner in (
            *((f"{said} security stack", f"{owner} security stack") for said, owner in _OWNERS),
            ("security stacks", "a player's security stack"),
        )
    ),
    *(
        pair
        for _, place in TRASHED
        for said, owner in _OWNERS
        for from_ in ("from", "in")
        for pair in by_agents(
            f"trash~ {{a}} {from_} {said} {place}", f"{{a}} is trashed from {owner} {place}"
        )
    ),
    *(
        pair
        for place in (
            *(f"{your} {place}" for _, place in TRASHED for your in ("your", "the")),
            "the battle area",
        )
        for from_ in ("from", "in")
        for pair in by_agents(
            f"trash~ this card {from_} {place}",
            f"this card is trashed from {place.replace('the', 'your') if 'battle' not in place else place}",
        )
    ),
    ("from the hand", "from your hand"),
    ("from the security stack", "from your security stack"),
    ("from the top of the deck", "from your deck"),
    ("from the top of your deck", "from your deck"),
    ("from the deck", "from your deck"),
    *(
        (f"you trash {what} in your hand using one of your effects", f"{done} by your effect")
        for what, done in (
            ("this card", "this card is trashed from your hand"),
            ("a card", "a card in your hand is trashed"),
        )
    ),
    *(
        (
            f"{any_}{owner} face-up security cards are checked",
            f"a face-up card in {owner} security stack is checked",
        )
        for any_ in ("", "any of ")
        for owner in ("your", "your opponent's")
    ),
)

"""What is placed in security stacks and under cards, and what is trashed there."""

from __future__ import annotations

from collections.abc import Iterator

from dcg.official.text.synonyms.pair import Pair

_STACKS = (("your", "your"), ("your opponent's", "your opponent's"), ("their", "your opponent's"))

_ENDS = (
    ("top", ("on top", "at the top")),
    ("bottom", ("at the bottom",)),
    ("top or bottom", ("at the top or bottom",)),
)
_OWN, _OWNERS = "your security stack", "its owner's security stack"


def _where_it_goes() -> Iterator[Pair]:
    """Which end of a stack, whose stack, and how it lies there: in any order."""
    for end, where in _ENDS:
        for face, written in (("face down ", ""), ("", ""), ("face up ", "face up ")):
            for owner in (_OWN, _OWNERS):
                canonical = f"{written}{where[0]} of {owner}"
                stacks = ("the security stack", owner)
                for article in ("as the", "as your") if owner == _OWN else ("as the", "as their"):
                    for cards in ("card", "cards"):
                        yield f"{face}{article} {end} security {cards}", canonical
                for said in where:
                    for stack in stacks:
                        yield f"{face}{said} of {stack}", canonical
                        yield f"{said} of {stack} {face}".rstrip(), canonical


SECURITY: tuple[Pair, ...] = (
    *_where_it_goes(),
    # what lies under one's own Digimon is one's own
    *(
        (
            f"this Digimon's digivolution {cards} {said} of {_OWN}",
            f"this Digimon's digivolution {cards} {where[0]} of {_OWNERS}",
        )
        for cards in ("card", "cards")
        for _, where in _ENDS
        for said in where
    ),
    (
        (
            "reveal all of your opponent's security cards , and trash {n} of them . place the rest in your "
            "opponent's security stack face down . then , your opponent shuffles their security stack"
        ),
        (
            "reveal all of your opponent's security cards . then , trash {n} of your opponent's security cards "
            ". then , shuffle your opponent's security stack"
        ),
    ),
    *(
        (
            f"{search} {joint} {{a}} {among}",
            f"look at your security stack {said} {{a}} {preposition} your security stack",
        )
        for search in (
            "search your security stack",
            "look at your security stack",
            "look at all of your security cards",
        )
        for joint, said in ((".", ". then ,"), (", and", ". then ,"), (", and", ", and"))
        for among in ("among it", "among them")
        for preposition in ("from", "in")
    ),
    *(
        (
            f"{search} {joint} {{a}} {some}",
            f"look at {whose} security stack . then , {{a}} 1 of {whose} security cards",
        )
        for whose in ("your", "your opponent's")
        for search in (
            f"search {whose} security stack",
            f"look at {whose} security stack",
            f"look at all of {whose} security cards",
        )
        for joint in (".", ", and", "and")
        for some in ("1 of them", "1 card among them", "1 card among it")
    ),
    ("shuffle their security stack", "shuffle your opponent's security stack"),
    *(
        (
            f"look at your opponent's hand {joint} {{a}} {among}",
            "look at your opponent's hand . then , {a} in your opponent's hand",
        )
        for joint in (".", ", and", "and")
        for among in ("among them", "among it")
    ),
    *((f"{verb} 1 of them", f"{verb} 1 card among them") for verb in ("add", "trash", "place")),
    ("your security is checked", "your security stack is checked"),
    ("that card is a Digimon card with", "that card is a Digimon with"),
    ("if digivolved by this effect", "if this effect digivolved"),
    ("if digivolved by this effect , and", "if this effect digivolved and"),
    ("if this added", "if this effect added"),
    ("if you added cards", "if this effect added"),
    ("if you added a card to your hand", "if this effect added"),
    *(
        (f"{said}{order}", "its owner's security stack")
        for said in (
            "their security stack",
            "your opponent's security stack",
            "their owner's security stack",
            "their owners' security stacks",
            "their owners' security stack",
            "their security stacks",
            "its owner's security stack",
        )
        for order in ("", " in any order")
    ),
    (
        "among them , add {a} to the hand and place {b} as",
        "add {a} among them to the hand . then , place {b} among them as",
    ),
    (
        "among them , add {a} to the hand and place {b} face down as",
        "add {a} among them to the hand . then , place {b} among them face down as",
    ),
    *(
        (
            f"among them , add {{a}} to the hand and place {{b}} {said}",
            f"add {{a}} among them to the hand . then , place {{b}} among them {meant}",
        )
        for said, meant in (
            (
                "as any of your Digimon's bottom digivolution card",
                "as the bottom digivolution card of 1 of your Digimon",
            ),
            (
                "as any of your {c} Digimon's bottom digivolution card",
                "as the bottom digivolution card of 1 of your {c} Digimon",
            ),
            ("under your Tamers", "under 1 of your Tamers"),
        )
    ),
    (
        "among them , add {a} to the hand and trash {b} $",
        "add {a} among them to the hand . then , trash {b} among them $",
    ),
    (
        "{t} trait Digimon card from your face-up security cards",
        "face-up Digimon card with {t} trait from your security stack",
    ),
    ("Digimon card in your face-up security cards", "face-up Digimon card in your security stack"),
    ("you have face-up security cards", "you have a face-up security card"),
    ("as your bottom security cards", "at the bottom of its owner's security stack"),
    ("the same level as the placed card", "the same level as that card"),
    ("face down on top of", "on top of"),
    ("trash the top card of", "trash 1 card from the top of"),
    (
        "of your opponent's security cards for every",
        "card from the top of your opponent's security stack for every",
    ),
    ("face down at the", "at the"),
    (
        "return the top card of your security stack to the hand",
        "add the top card of your security stack to the hand",
    ),
    (
        "returning the top card of your security stack to the hand",
        "adding the top card of your security stack to the hand",
    ),
    ("all digivolution cards under", "all of the digivolution cards of"),
    ("your deck's top {a}", "the top {a} of your deck"),
    ("option cards in the battle area", "option"),
    ("option cards in your battle area", "option"),
    ("{a} of your option cards with {b} in the battle area", "{a} of your options with {b}"),
    ("of your option cards", "of your option"),
    ("as another Digimon", ""),
    *(
        (
            f"place the revealed card {where} of your opponent's security stack face down",
            f"then , place your opponent's revealed card {where} of its owner's security stack",
        )
        for where in ("on top", "at the bottom", "at the top or bottom")
    ),
    ("it's a non-Digimon card", "that card is a non-Digimon card"),
    ("without battling and", ""),
    ("without payings its memory cost", "without paying the cost"),
    ("play cost {n} or less", "play cost of {n} or less"),
    ("this Digimon's face-down", "its face-down"),
    ("its face-down", "this Digimon's face-down"),
    # security
    *(
        (f"reveal {said} top security card", f"reveal the top card of {owner} security stack")
        for said, owner in (
            ("your", "your"),
            ("your opponent's", "your opponent's"),
            ("their", "your opponent's"),
        )
    ),
    *(
        (
            f"{trash} {cards} {owner} security stack until {they} {{n}} left",
            f"{trash} the top cards of {owner} security stack so that it has {{n}} cards left",
        )
        for trash in ("trash", "trashing")
        for cards in ("cards from the top of", "the top cards of")
        for owner, they in (("your", "you have"), ("your opponent's", "they have"))
    ),
    *(
        (
            f"{trash} {said} {top}security cards until {they} {{n}} left",
            f"{trash} the top cards of {owner} security stack so that it has {{n}} cards left",
        )
        for trash in ("trash", "trashing")
        for top in ("top ", "")
        for said, owner, they in (
            ("your", "your", "you have"),
            ("your opponent's", "your opponent's", "they have"),
            ("their", "your opponent's", "they have"),
        )
    ),
    # security cards
    *(
        (f"{which}face-up security {card}", f"face-up {card} {where} your security stack")
        for which in ("", "of your ")
        for card in ("card", "cards")
        for where in ("from", "in")
    ),
    *(
        (
            f"face-up {{t}} trait security {card}",
            f"face-up card with the {{t}} trait {where} your security stack",
        )
        for card in ("card", "cards")
        for where in ("from", "in")
    ),
    *(
        (f"{said} {end} {{n}} security cards", f"{end} {{n}} cards of {owner} security stack")
        for said, owner in _STACKS
        for end in ("top", "bottom")
    ),
    *(
        (f"{said} top or bottom security card", f"top or bottom card of {owner} security stack")
        for said, owner in _STACKS
    ),
    *(
        (
            f"return {said} {end} security card {{b}}",
            f"add the {end} card of {owner} security stack {{b}}",
        )
        for said, owner in _STACKS
        for end in ("top", "bottom", "top or bottom")
    ),
    *(
        (
            f"returning {said} {end} security card {{b}}",
            f"adding the {end} card of {owner} security stack {{b}}",
        )
        for said, owner in _STACKS
        for end in ("top", "bottom", "top or bottom")
    ),
    # what is turned over
    *(
        (f"of {owner} face-{was} security cards", f"face-{was} cards in {owner} security stack")
        for owner in ("your", "your opponent's")
        for was in ("up", "down")
    ),
    ("card flipped", "card this effect flipped"),
    *(
        pair
        for owner in ("your", "your opponent's")
        for flip in ("flip", "flipping")
        for way, was in (("up", "down"), ("down", "up"))
        for pair in (
            (
                f"{flip} {{n}} of {owner} security cards face {way}",
                f"{flip} {{n}} face-{was} card in {owner} security stack face {way}",
            ),
            (
                f"{flip} {{n}} of {owner} security cards face {way}",
                f"{flip} {{n}} face-{was} cards in {owner} security stack face {way}",
            ),
            (
                f"{flip} all of {owner} security cards face {way}",
                f"{flip} all face-{was} cards in {owner} security stack face {way}",
            ),
        )
    ),
    *(
        pair
        for where in ("from", "in")
        for said in ("from", "in")
        for pair in (
            (
                f"{{n}} {{a}} {where} your face-up security cards",
                f"{{n}} face-up {{a}} {said} your security stack",
            ),
            (
                f"{{n}} {{t}} trait {{a}} {where} your face-up security cards",
                f"{{n}} face-up {{a}} with {{t}} trait {said} your security stack",
            ),
            (
                f"{{n}} level {{m}} {{t}} trait {{a}} {where} your face-up security cards",
                f"{{n}} face-up level {{m}} {{a}} with {{t}} trait {said} your security stack",
            ),
        )
    ),
    *(
        (
            f"placing {{a}} and this card {as_}",
            f"placing this card and {{a}} {at} of your security stack",
        )
        for as_, at in (
            ("as your bottom security cards", "at the bottom"),
            ("as the bottom security cards", "at the bottom"),
            ("as your top security cards", "on top"),
            ("as the top security cards", "on top"),
        )
    ),
)

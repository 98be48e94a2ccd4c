"""Conditions said otherwise: what lies under something, what an effect did, two conditions joined."""

from __future__ import annotations

from typing import get_args

from dcg.official.language.terms import Colour
from dcg.official.text.synonyms.pair import Pair

_DONE = ("trashed", "deleted", "returned", "placed", "played", "added", "suspended")
"""What an effect did to something."""

_OWNERS = (("your", "you have"), ("your opponent's", "your opponent has"))

_OWNED = (
    *((f"{one}'s", one) for one in ("this Digimon", "that Digimon", "this Tamer", "that card")),
    *(("its", one) for one in ("this Digimon", "that Digimon", "that card")),
)
"""Of what a number is said, and what has it."""


SAID_OTHERWISE: tuple[Pair, ...] = (
    # what was said of a card that nobody chose
    *(
        pair
        for did in ("trashed", "added", "flipped")
        for it in ("it", "that card", "any of them", f"the {did} card")
        for pair in (
            *(
                (f"if {it} {has} {{a}} ,", f"if this effect {did} card with {{a}} ,")
                for has in ("has", "have")
            ),
            *((f"if {it} {is_} {{a}} ,", f"if this effect {did} {{a}} ,") for is_ in ("is", "are")),
            (f"if {it} is {{a}} ,", f"if this effect {did} {{a}} card ,"),
        )
    ),
    *(
        ("if it's {a} ,", f"if this effect {did} {{a}}{card} ,")
        for did in ("trashed", "added", "flipped")
        for card in ("", " card")
    ),
    ("this Digimon's name is", "this Digimon is"),
    ("when your opponent has", "if your opponent has"),
    *(
        pair
        for has in ("there are", "you have")
        for pair in (
            (f"{has} {{n}} digivolution cards under {{a}} ,", "{a} has {n} digivolution cards ,"),
            (f"{has} {{n}} cards under {{a}} ,", "{a} has {n} cards under it ,"),
        )
    ),
    (
        "this Digimon has {b} in its digivolution cards ,",
        "this Digimon's digivolution cards include {b} card ,",
    ),
    (
        "this Digimon had {b} in its digivolution cards ,",
        "this Digimon's digivolution cards include {b} ,",
    ),
    ("and if", "and"),
    *(
        (f"none of {whose} {{a}} attacked this turn", f"{who} didn't attack with a {{a}} this turn")
        for whose, who in (("your", "you"), ("your opponent's", "your opponent"))
    ),
    *(
        (f"Digimon {and_} Tamers {as_} you{do}", "total Digimon and Tamers as you")
        for and_ in ("and", "or")
        for as_ in ("as", "than")
        for do in ("", " do")
    ),
    ("checks your opponent's security ,", "checks your opponent's security stack ,"),
    ("{n} memory or fewer", "{n} or less memory"),
    *((f"is a {kind} ,", f"is a {kind} card ,") for kind in ("Digimon", "Tamer")),
    *(
        (f"{did} a Digimon ,", f"{did} a Digimon card ,")
        for did in ("played", "digivolved", "placed", "added", "returned", "trashed")
    ),
    *(
        (
            f"there are {exactly}{{n}} {more} cards in {owner} {place}",
            f"{has} {exactly}{{n}} {more} {cards}",
        )
        for owner, has, their in (
            ("your", "you have", "your"),
            ("your opponent's", "your opponent has", "their"),
        )
        for place, cards in (
            ("security stack", "security cards"),
            ("hand", f"cards in {their} hand"),
            ("trash", f"cards in {their} trash"),
        )
        for exactly, more in (("", "or more"), ("", "or fewer"), ("exactly ", ""))
    ),
    ("{b} was in {a} digivolution cards", "{a} digivolution cards include {b}"),
    (", or if", "or"),
    ("and is", "and this Digimon is"),
    ("or a {noun}", "or you have a {noun}"),
    ("if you don't have one ,", "otherwise ,"),
    ("if it's not ,", "otherwise ,"),
    ("they have {n} or more cards ,", "your opponent has {n} or more cards in their hand ,"),
    *(
        pair
        for done in _DONE
        for pair in (
            (f"{{n}} or more were {done}", f"this effect {done} {{n}} or more cards"),
            (f"when {{a}} is {done} by this effect ,", f"if this effect {done} {{a}} ,"),
            (f"each card {done}", f"each card this effect {done}"),
            (f"digivolution card this effect {done}", f"card this effect {done}"),
        )
    ),
    (
        "while {c}, when playing this card from your hand, reduce its play cost",
        "when this card would be played from your hand, if {c}, reduce the play cost",
    ),
    *(
        (
            f"the total number of cards in both players' {zone} is {{n}} or {bound}",
            f"there are {{n}} or {said} total cards in both players' {zone}",
        )
        for zone in ("trashes", "security stacks")
        for bound, said in (("more", "more"), ("fewer", "fewer"), ("less", "fewer"))
    ),
    ("while you have don't have", "while you have no"),
    ("while you don't have", "while you have no"),
    ("when you have", "if you have"),
    ("if you gain {n} or more memory by this effect", "if this effect gained {n} or more memory"),
    *(
        (f"{total}cards in {their} {{a}} and {{b}}", f"cards in {their} {{a}} or {{b}}")
        for their in ("your", "their")
        for total in ("total ",)
    ),
    ("total cards in your opponent's {a} and {b}", "cards in their {a} or {b}"),
    ("total cards in your opponent's {a} and {b}", "cards in your opponent's {a} or {b}"),
    *(
        pair
        for owner, has in _OWNERS
        for more in ("more", "fewer")
        for pair in (
            (
                f"there are {{n}} or {more} security cards in {owner} security stack",
                f"{has} {{n}} or {more} security cards",
            ),
            (
                f"there are {{n}} or {more} face-up cards in {owner} security stack",
                f"{has} {{n}} or {more} face-up security cards",
            ),
        )
    ),
    *(
        (f"{owner} {area} has {more} cards {than} {others}", f"{has} {more} {cards} {as_} {rival}")
        for owner, has, rivals, rival, their in (
            ("your", "you have", "your opponent's", "your opponent", "your"),
            ("your opponent's", "your opponent has", "yours", "you", "their"),
            ("your opponent's", "your opponent has", "your", "you", "their"),
        )
        for area, cards, others in (
            ("hand", f"cards in {their} hand", rivals),
            ("trash", f"cards in {their} trash", rivals),
            *(
                ("security stack", "security cards", others)
                for others in (rivals, f"{rivals} security", f"{rivals} security stack")
            ),
        )
        for more, than, as_ in (
            ("more", "than", "than"),
            ("fewer", "than", "than"),
            ("as many or more", "as", "as"),
            ("as many or fewer", "as", "as"),
            ("as many or more", "than", "as"),
            ("as many or fewer", "than", "as"),
        )
    ),
    # what there is
    ("don't have any Digimon other than Digimon with {a} ,", "have no Digimon without {a} ,"),
    ("{n} or less ,", "{n} or less memory ,"),
    ("in hand", "in their hand"),
    ("in your hand and {a}", "in your hand and you have {a}"),
    ("security cards and {a}", "security cards and you have {a}"),
    ("don't have another", "have no other"),
    ("{a} is in your battle area", "you have {a}"),
    ("one of your {a} s has {b} ,", "you have {a} with {b} ,"),
    *(
        (f"{colour} Digimon or {colour} Tamer", f"{colour} Digimon or Tamer")
        for colour in get_args(Colour)
    ),
    # behind an icon
    *(
        (f"when attacking {whom} ,", f"if this Digimon is attacking {meant} ,")
        for whom, meant in (
            ("a player", "a player"),
            ("players", "a player"),
            ("a Digimon", "a Digimon"),
            ("your opponent's Digimon", "a Digimon"),
        )
    ),
    # colours
    ("there are {n} or more colors among {a} ,", "{a} have {n} or more total colors ,"),
    *(
        (f"{words} {{a}} {end}", f"{color} {{a}} have {end}")
        for words, color in (
            ("color among", "color"),
            ("different color among", "color"),
            ("different color of", "color"),
            ("colors among", "color"),
            ("different colors among", "color"),
            ("different colors of", "color"),
            ("color among", "colors"),
            ("different color among", "colors"),
            ("different color of", "colors"),
            ("colors among", "colors"),
            ("different colors among", "colors"),
            ("different colors of", "colors"),
        )
        for end in (",", "$", "for", "until")
    ),
    *(
        (f"{color} on {this}", f"of {this}'s colors")
        for color in ("color", "colors")
        for this in ("this Digimon", "that Digimon", "that card")
    ),
    ("different color", "colors"),
    ("different colors", "color"),
    ("different color", "color"),
    ("different colors", "colors"),
    (
        "color this Digimon's digivolution cards have",
        "color in this Digimon's digivolution cards",
    ),
    (
        "colors this Digimon's digivolution cards have",
        "colors in this Digimon's digivolution cards",
    ),
    ("have {n} or more total colors", "have {n} or more colors"),
    # of this one
    *(
        (f"{if_} {state} ,", f"{if_} this Digimon is {state} ,")
        for if_ in ("if", "while")
        for state in (
            "suspended",
            "unsuspended",
            "attacking",
            "attacking a Digimon",
            "attacking a player",
        )
    ),
    *((f"{if_} linked ,", f"{if_} this Digimon has link cards ,") for if_ in ("if", "while")),
    ("is linked", "has link cards"),
    ("it's attacking", "this Digimon is attacking"),
    ("was", "is"),
    ("Tamer in", "Tamer card in"),
    *(
        (
            f"a {kind} is in {{a}} digivolution cards",
            f"{{a}} digivolution cards include a {kind} card",
        )
        for kind in ("Tamer", "Digimon", "Option")
    ),
    ("a {b} Tamer is in {a} digivolution cards", "{a} digivolution cards include a {b} Tamer card"),
    *(
        (f"{this} was {how}", how)
        for this in ("this Digimon", "this Tamer", "this card", "it")
        for how in ("played", "deleted", "digivolved")
    ),
    *(
        (f"{this} wasn't {how}", f"not {how}")
        for this in ("this Digimon", "this Tamer", "this card")
        for how in ("played", "deleted")
    ),
    # how it lies, in front of what it is
    *(
        (f"face-up {{a}} security {cards}", f"{{a}} face-up security {cards}")
        for cards in ("card", "cards")
    ),
    *(
        (f"for each {{a}} {past} by this effect", f"for each {{a}} this effect {past}")
        for past in ("suspended", "unsuspended", "revealed", "added")
    ),
    (
        "the number of cards in your security stack is less than or equal to your opponent's",
        "you have as many or fewer security cards as your opponent",
    ),
    ("than your opponent", "as your opponent"),
    # an area has what its player has there
    *(
        (
            f"{owner} {area} has {{n}} or {more} cards",
            f"{has} {{n}} or {more} cards in {their} {area}",
        )
        for owner, has, their in (
            ("your", "you have", "your"),
            ("your opponent's", "your opponent has", "their"),
        )
        for area in ("hand", "trash")
        for more in ("more", "fewer")
    ),
    *(
        (
            f"{owner} security stack has {{n}} or {more} cards",
            f"{has} {{n}} or {more} security cards",
        )
        for owner, has in (("your", "you have"), ("your opponent's", "your opponent has"))
        for more in ("more", "fewer")
    ),
    *(
        (f"all of {owner} {{a}} have {{b}} ,", f"{has} no {{a}} without {{b}} ,")
        for owner, has in (("your", "you have"), ("your opponent's", "your opponent has"))
    ),
    *(
        (
            f"you and your opponent have {{n}} or {more} total security cards",
            f"there are {{n}} or {more} total cards in both players' security stacks",
        )
        for more in ("more", "fewer")
    ),
    *(
        (f"any {{a}} were {past} ,", f"this effect {past} {{a}} ,")
        for past in ("trashed", "deleted", "returned", "played", "placed", "added", "suspended")
    ),
    *(
        (f"for each {{a}} {past} ,", f"for each {{a}} this effect {past} ,")
        for past in ("suspended", "unsuspended", "deleted", "returned")
    ),
    *(
        (f"this effect {past} {{n}} cards ,", f"this effect {past} {{n}} or more cards ,")
        for past in ("trashed", "returned", "placed")
    ),
    ("you have both {a} and {b} ,", "you have {a} and you have {b} ,"),
    ("and a", "and you have a"),
    ("and an", "and you have an"),
    ("have {n} or more colors ,", "have {n} or more total colors ,"),
    # who has it is said once
    *(
        pair
        for _, has in (*_OWNERS, ("", "there are"), ("", "they have"))
        for joint in ("or", "and")
        for pair in (
            *(
                (f"{joint} {{n}} or {more}", f"{joint} {has} {{n}} or {more}")
                for more in ("more", "fewer", "less")
            ),
            *(
                (f"{joint} {one}", f"{joint} {has} {one}")
                for one in ("a", "another", "no", "no other")
            ),
            (f"{joint} {{names}}", f"{joint} {has} {{names}}"),
        )
    ),
    ("1 or more {noun}", "a {noun}"),
    ("1 or more other {noun}", "another {noun}"),
    ("this is your only Digimon", "you have no other Digimon"),
    ("this Digimon is your only Digimon", "you have no other Digimon"),
    ("this is the only Digimon you have", "you have no other Digimon"),
    *(
        (f"{own} {name} is {{n}} ,", f"{one} is {name} {{n}} ,")
        for own, one in _OWNED
        for name in ("level", "play cost")
    ),
    *((f"{own} DP is {{n}} ,", f"{one} is {{n}} DP ,") for own, one in _OWNED),
    ("linked {noun}", "{noun} with link cards"),
    ("linked {names} trait {noun}", "{noun} with link cards and the {names} trait"),
    *(
        (
            f"{owner} Digimon have {{n}} or {more} total digivolution cards",
            f"there are {{n}} or {more} cards in {owner} Digimon's digivolution cards",
        )
        for owner in ("your", "your opponent's")
        for more in ("more", "fewer")
    ),
    *(
        (f"{{n}} security cards or {more}", f"{{n}} or {more} security cards")
        for more in ("more", "fewer")
    ),
    ("has any", "has"),
    ("have any", "have"),
    ("an Option card is used", "a player uses an Option card"),
    ("an Option card was used", "a player used an Option card"),
    *(
        (
            f"this Digimon has the {most} {name} ,",
            f"there are no Digimon with {more} {name} than this Digimon ,",
        )
        for most, more in (("highest", "higher"), ("lowest", "lower"))
        for name in ("DP", "level", "play cost")
    ),
    *(
        (
            f"this Digimon has the {most} {name} among all Digimon ,",
            f"there are no Digimon with {more} {name} than this Digimon ,",
        )
        for most, more in (("highest", "higher"), ("lowest", "lower"))
        for name in ("DP", "level", "play cost")
    ),
    ("or more total Digimon and Tamers", "or more Digimon or Tamers"),
    ("or more total Digimon or Tamers", "or more Digimon or Tamers"),
    ("or fewer total Digimon and Tamers", "or fewer Digimon or Tamers"),
    *(
        pair
        for owner, has, their in (
            ("your", "you have", "your"),
            ("your opponent's", "your opponent has", "their"),
        )
        for more in ("more", "fewer")
        for pair in (
            (
                f"{has} {{n}} or {more} cards in {their} deck",
                f"there are {{n}} or {more} cards in {owner} deck",
            ),
            (
                f"{owner} deck has {{n}} or {more} cards",
                f"there are {{n}} or {more} cards in {owner} deck",
            ),
        )
    ),
    *(
        pair
        for under in ("under your Tamers", "under any of your Tamers", "under one of your Tamers")
        for is_ in ("is", "are")
        for pair in ((f"you have {{a}} {under}", f"there {is_} {{a}} under your Tamers"),)
    ),
    *(
        (f"{this} {has} {trait} link card ,", f"there is {meant} in {own} link cards ,")
        for this, own in (("this Digimon", "this Digimon's"), ("that Digimon", "that Digimon's"))
        for has, trait, meant in (
            ("has a", "{names} trait", "a card with the {names} trait"),
            ("has a", "{b}", "a {b} card"),
        )
    ),
    *(
        (f"{this} {linked} {{a}} ,", f"there is {{a}} in {own} link cards ,")
        for this, own in (("this Digimon", "this Digimon's"), ("that Digimon", "that Digimon's"))
        for linked in ("is linked to", "is linked with")
    ),
    *(
        pair
        for this, own in (("this Digimon", "this Digimon's"), ("that Digimon", "that Digimon's"))
        for pair in (
            (f"{this} has {{a}} in its link cards ,", f"there is {{a}} in {own} link cards ,"),
            (f"{own} link cards include {{a}} ,", f"there is {{a}} in {own} link cards ,"),
        )
    ),
    *(
        (f"{{a}} has {both}{{b}} and {{c}} in its digivolution cards ,", meant)
        for both in ("", "both ")
        for meant in ("{a} has {b} in its digivolution cards and {c} in its digivolution cards ,",)
    ),
    *(
        (
            f"{this} has {{n}} or more {total}colors {among} its digivolution cards ,",
            f"{own} digivolution cards have {{n}} or more colors ,",
        )
        for this, own in (("this Digimon", "this Digimon's"), ("that Digimon", "that Digimon's"))
        for total in ("", "total ")
        for among in ("among", "in")
    ),
    (
        "{n} or more face-down digivolution cards",
        "{n} or more face-down cards in its digivolution cards",
    ),
    (
        "this Digimon has face-down digivolution cards",
        "this Digimon's digivolution cards include a face-down card",
    ),
    ("face-up security card with the {names} trait", "{names} trait face-up security card"),
    ("face-up {a} card in your security stack", "{a} face-up security card"),
    ("your security stack has {a} ,", "you have {a} in your security stack ,"),
    ("your security stack has a face-up {a} card ,", "you have a {a} face-up security card ,"),
    ("total security cards ,", "total cards in both players' security stacks ,"),
    *(
        (f"cards in both players' {area} ,", f"total cards in both players' {area} ,")
        for area in ("security stacks", "trashes")
    ),
    # all and none
    *(
        pair
        for owner, has in (("your", "you have"), ("your opponent's", "your opponent has"))
        for pair in (
            (f"none of {owner} {{noun}} are {{a}} ,", f"{has} no {{a}} {{noun}} ,"),
            (f"none of {owner} {{noun}} have {{a}} ,", f"{has} no {{noun}} with {{a}} ,"),
            (f"all of {owner} {{noun}} have {{a}} ,", f"{has} no {{noun}} without {{a}} ,"),
            *(
                (f"all of {owner} {{noun}} are {colour} ,", f"{has} no non-{colour} {{noun}} ,")
                for colour in get_args(Colour)
            ),
        )
    ),
    # memory, and whose turn it is
    *(
        (f"{owner} memory is {{n}} or {more}", f"{has} {{n}} or {more} memory")
        for owner, has in (*_OWNERS, ("their", "your opponent has"))
        for more in ("more", "less", "fewer")
    ),
    ("it isn't your turn", "it's your opponent's turn"),
    ("it's not your turn", "it's your opponent's turn"),
    ("it isn't your opponent's turn", "it's your turn"),
    # a number of one thing
    *(
        (f"{own} {name} is {{n}} or {said}", f"{one} is {name} {{n}} or {meant}")
        for own, one in _OWNED
        for name in ("level", "play cost")
        for said, meant in (
            ("less", "lower"),
            ("lower", "lower"),
            ("more", "higher"),
            ("higher", "higher"),
        )
    ),
    *(
        (f"{own} DP is {{n}} or {said}", f"{one} has {{n}} DP or {meant}")
        for own, one in _OWNED
        for said, meant in (
            ("less", "less"),
            ("lower", "less"),
            ("more", "more"),
            ("higher", "more"),
        )
    ),
    ("it's not", "it isn't"),
    ("it's", "that Digimon is"),
    ("it's", "this Digimon is"),
    ("it's", "this Tamer is"),
    ("{b} isn't in {a} digivolution cards", "{a} digivolution cards don't include {b}"),
    (
        "{a} doesn't have {b} in its digivolution cards ,",
        "{a}'s digivolution cards don't include {b} card ,",
    ),
)

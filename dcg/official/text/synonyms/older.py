"""Whole phrases of older cards, and durations said in front."""

from __future__ import annotations

from dcg.official.text.synonyms.pair import Pair

OLDER: tuple[Pair, ...] = (
    ("in play", ""),
    ("cards in play", ""),
    ("in the battle area", ""),
    ("in your battle area", ""),
    *(
        (f"as {whose} {end} digivolution {cards}", f"as the {end} digivolution card of {who}")
        for whose, who in (
            ("this Digimon's", "this Digimon"),
            ("that Digimon's", "that Digimon"),
            ("this Tamer's", "this Tamer"),
            ("its", "this Digimon"),
            ("its", "that Digimon"),
            ("that Tamer's", "that Tamer"),
        )
        for end in ("top", "bottom")
        for cards in ("card", "cards")
    ),
    *(
        (f"this Digimon with {{a}} {verb}", f"while this Digimon has {{a}} , this Digimon {verb}")
        for verb in ("gains", "gets", "can't", "isn't", "can", "doesn't")
    ),
    *(
        (f"{whose} {{noun}} {verb}", f"all of {full} {{noun}} {verb}")
        for whose, full in (
            ("your", "your"),
            ("your opponent's", "your opponent's"),
            ("their", "your opponent's"),
        )
        for verb in ("gain", "get", "can't", "don't", "aren't")
    ),
    ("card or {a} card", "or {a} card"),
    ("at the next end of your opponent's turn", "at the end of your opponent's turn"),
    ("they trash", "your opponent trashes"),
    ("they can't play", "your opponent can't play"),
    ("they delete", "your opponent deletes"),
    ("they choose", "your opponent chooses"),
    ("to their hand", "to the hand"),
    ("when you play a {a} by an effect,", "when one of your {a} is played by an effect,"),
    ("any of them have", "that Digimon has"),
    ("any of them has", "that Digimon has"),
    (
        "while {c}, when playing this card from your hand, reduce its play cost",
        "when this card would be played from your hand, if {c}, reduce the play cost",
    ),
    (
        "you may make {a} unblockable for the turn by {b} .",
        "by {b} , {a} can't be blocked for the turn .",
    ),
    ("for each {a} your opponent has", "for each of your opponent's {a}"),
    ("for each {a} you have", "for each of your {a}"),
    ("for each other {a} you have in play", "for each of your other {a}"),
    *(
        (
            f"the total number of cards in both players' {zone} is {{n}} or {bound}",
            f"there are {{n}} or {said} total cards in both players' {zone}",
        )
        for zone in ("trashes", "security stacks")
        for bound, said in (("more", "more"), ("fewer", "fewer"), ("less", "fewer"))
    ),
    ("its type", "their types"),
    ("its level 6 digivolution", "this Digimon's level 6 digivolution"),
    ("can digivolve into", "may digivolve into"),
    ("prevent its deletion", "this Digimon isn't deleted"),
    ("while you have don't have", "while you have no"),
    ("while you don't have", "while you have no"),
    ("and without", "without"),
    ("when your {a} are", "when one of your {a} is"),
    ("when your other {a} are", "when one of your other {a} is"),
    ("when your opponent's", "when one of your opponent's"),
    *(
        pair
        for said, meant in (
            ("until the end of your opponent's turn", "until the end of your opponent's turn"),
            (
                "until the end of your opponent's next turn",
                "until the end of your opponent's next turn",
            ),
            ("until the end of their turn", "until the end of your opponent's turn"),
            ("until your opponent's turn ends", "until the end of your opponent's turn"),
            ("until their turn ends", "until the end of your opponent's turn"),
            ("until the end of your turn", "until the end of your turn"),
            ("until the end of your next turn", "until the end of your next turn"),
            ("until your turn ends", "until the end of your turn"),
            ("for the turn", "for the turn"),
            ("for the attack", "for the attack"),
        )
        for pair in (
            (f"{said} , {{a}} $", f"{{a}} {meant} $"),
            (f"{{a}} {said} $", f"{meant} , {{a}} $"),
            (said, meant),
        )
    ),
    ("and it", "and"),
    ("give {a} <", "{a} gain <"),
    ('give {a} "', '{a} gain "'),
    ("give {a} -", "{a} get -"),
    ("any {n} digivolution cards", "{n} digivolution cards"),
    ("none of {noun} can", "all of {noun} can't"),
    ("don't unsuspend during", "can't unsuspend during"),
    ("doesn't unsuspend during", "can't unsuspend during"),
    ("in any trait", "in any of its traits"),
    ("if {a} becomes suspended,", "when {a} suspends,"),
    *(
        (
            f"{{t}} trait {noun} with play cost of {{n}} or less",
            f"play cost {{n}} or lower {noun} with {{t}} trait",
        )
        for noun in ("Digimon card", "Tamer card", "card", "Digimon", "Option card")
    ),
    ("{n} with play cost of {a} or less", "play cost {a} or lower {n}"),
    ("into {c} Digimon with", "into {c} Digimon card with"),
    ("into Digimon with", "into Digimon card with"),
    ("into this card in your hand", "into this card"),
    (",", ", gains"),
    (", and", "and gains"),
    ("gains", "gets"),
    ("delete {a} at the end of this turn", "at the end of the turn, delete {a}"),
    (". ・", ": ・"),
    ("{a} unsuspend", "unsuspend {a}"),
    ("from this Digimon's", "in this Digimon's"),
    ("in this Digimon's", "from this Digimon's"),
    ("Recovery {n} >", "Recovery {n} ( Deck ) >"),
    ("you can {b} by decreasing your memory by {n} .", "by losing {n} memory , {b} ."),
    ("1 {a} and 1 {b} Digimon card", "1 {a} Digimon card and 1 {b} Digimon card"),
    ("1 {a} and/or 1 {b} Digimon card", "1 {a} Digimon card and/or 1 {b} Digimon card"),
    (
        "when you play another {a} by an effect,",
        "when one of your other {a} is played by an effect,",
    ),
    ("digivolution card from 1", "digivolution card of 1"),
    ("when you have", "if you have"),
    (
        "look at your security stack, then reveal 1 card in it and",
        "look at your security stack. Then, reveal 1 of your security cards. Then,",
    ),
    ("add it", "add that card"),
    ("any {n} digivolution cards from", "{n} digivolution cards of"),
    ("any {n} digivolution cards under", "{n} digivolution cards of"),
    ("any 1 digivolution card from", "any digivolution card of"),
    ("when your Digimon get", "when one of your Digimon gets"),
    (")/(", "or"),
    (")/(", "/"),
    ("{t} trait level {n} or lower Digimon card", "level {n} or lower Digimon card with {t} trait"),
)

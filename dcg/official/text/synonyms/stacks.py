"""The top card of a stack, and where it goes."""

from __future__ import annotations

from dcg.official.text.synonyms.pair import Pair

TOP_CARDS: tuple[Pair, ...] = (
    *(
        (f"any {{n}} cards under {holder}", f"{{n}} cards under {holder}")
        for holder in ("your Tamers", "this Tamer", "this Digimon", "any of your Tamers")
    ),
    ("any {n} cards under this Tamer", "{n} of this Tamer's digivolution cards"),
    ("trashing {n} Option card in your battle area", "trashing {n} Option"),
    (
        "trashing {n} {t} trait Option card in your battle area",
        "trashing {n} Option with the {t} trait",
    ),
    *(
        (
            f"trashing {own} {end} digivolution card",
            f"trashing the {end} digivolution card of {one}",
        )
        for own, one in (
            ("this Digimon's", "this Digimon"),
            ("this Tamer's", "this Tamer"),
            ("its", "this Digimon"),
        )
        for end in ("top", "bottom")
    ),
    *(
        (
            f"{n}face-down {card} under {this}",
            f"{n}of {this}'s face-down digivolution cards",
        )
        for n in ("{n} ", "")
        for card in ("card", "cards")
        for this in ("this Digimon", "this Tamer")
    ),
    *(
        (
            f"{{n}} {{t}} trait digivolution {card} of this Digimon",
            "{n} card with the {t} trait in this Digimon's digivolution cards",
        )
        for card in ("card", "cards")
    ),
    *(
        (
            f"any {{n}} link {card} {of} {{a}} Digimon",
            "{n} of {a} Digimon's link cards",
        )
        for card in ("card", "cards")
        for of in ("of", "from")
    ),
    ("{a} Digimon's top stacked card is trashed", "the top stacked card of {a} Digimon is trashed"),
    *(
        (
            f"{all_of} Digimon's top stacked cards are trashed",
            f"the top stacked card of one of {whose} Digimon is trashed",
        )
        for whose in ("your", "your opponent's")
        for all_of in (whose, f"any of {whose}")
    ),
    *(
        (
            f"any of {whose} {{t}} trait Digimon's top stacked cards are trashed",
            f"the top stacked card of one of {whose} Digimon with the {{t}} trait is trashed",
        )
        for whose in ("your", "your opponent's")
    ),
    *(
        (
            f"{all_of}{noun} top stacked card is trashed",
            f"the top stacked card of one of {one} is trashed",
        )
        for whose in ("your", "your opponent's")
        for all_of in (f"{whose} ", f"any of {whose} ")
        for noun, one in (
            ("Digimon's", f"{whose} Digimon"),
            ("{t} trait Digimon's", f"{whose} Digimon with the {{t}} trait"),
        )
    ),
    (
        "{a} Digimon's top stacked card as its bottom digivolution card",
        "the top card of {a} Digimon as that Digimon's bottom digivolution card",
    ),
    (
        "an effect places the top card of this Digimon in its digivolution cards",
        "this Digimon's top stacked card is placed in its digivolution cards by an effect",
    ),
    (
        "effects place {a} top stacked card as its bottom digivolution card",
        "{a} top stacked card is placed in its digivolution cards by an effect",
    ),
    *(
        (f"{verb} {{a}} top stacked card", f"{verb} the top card of {{a}}")
        for verb in ("place", "placing", "return", "returning")
    ),
    *(
        (
            f"top card of {{a}} {where} of {whose} security stack{down}",
            f"top card of {{a}} as the {end} security card",
        )
        for end, where in (("top", "on top"), ("bottom", "at the bottom"))
        for whose in ("your", "their")
        for down in ("", " face down")
    ),
    (
        "{a} bottom {n} face-down digivolution cards",
        "the bottom {n} face-down digivolution cards of {a}",
    ),
    (
        "{m} of your {t} trait Digimon's bottom {n} face-down digivolution cards",
        "the bottom {n} face-down digivolution cards of {m} of your Digimon with the {t} trait",
    ),
    (
        "{a} bottom {n} face-down or {t} trait digivolution cards",
        "the bottom {n} digivolution cards of {a} that lie face down or are cards with the {t} trait",
    ),
    (
        "its bottom {n} face-down or {t} trait digivolution cards",
        "the bottom {n} digivolution cards of this Digimon that lie face down or are cards with the {t} trait",
    ),
    ("it unsuspends", "unsuspend that Digimon"),
    (
        "to {a} , reduce the play cost by {n} {d} for each card trashed",
        "reduce the play cost of {a} by {n} for each card this effect trashed {d}",
    ),
    (
        "any {a} are returned to the bottom of the deck",
        "any {a} return to the bottom of the deck",
    ),
    ("with no {a} cards in its digivolution cards", "without {a} card in its digivolution cards"),
    ("any of your {a} are placed in the battle area", "you place {a} in your battle area"),
    ("Digimon suspended by this effect", "the cards this effect suspended"),
    ("from trash", "from your trash"),
    ("this Digimon's DP can't be reduced", "this Digimon can't have its DP reduced"),
    ("its DP can't be reduced", "can't have its DP reduced"),
    (
        "from the digivolution cards of this Digimon with {a} in its digivolution cards , you may play {b} without paying the cost",
        "if this Digimon's digivolution cards include {a} , you may play {b} from this Digimon's digivolution cards without paying the cost",
    ),
    ("this Digimon or Tamer unsuspends", "unsuspend this Digimon or Tamer"),
    (
        "cards are placed face up in {a} security stack , if any of them have {t}",
        "card with {t} is placed face up in {a} security stack",
    ),
    ("your Digimon check face-up", "one of your Digimon checks face-up"),
    # cards that nothing is said of but where they are
    *(
        (f"{card} {where} {{a}} digivolution cards", "of {a} digivolution cards")
        for card in ("card", "cards")
        for where in ("in", "from")
    ),
    *(
        (f"{card} {where} your security stack", "of your security cards")
        for card in ("card", "cards")
        for where in ("in", "from")
    ),
    ("under your", "from under your"),
    (
        "for each of {w} {t} trait digivolution cards",
        "for each card with the {t} trait in {w} digivolution cards",
    ),
    *(
        (
            f"of {{w}} {{t}} trait digivolution {cards}",
            f"{card} with the {{t}} trait {where} {{w}} digivolution cards",
        )
        for cards in ("card", "cards")
        for card in ("card", "cards")
        for where in ("in", "from")
    ),
    (
        "by placing this {a} Digimon's top stacked card as its bottom digivolution card ,",
        "if this Digimon is {a} , by placing this Digimon's top stacked card as its bottom digivolution card ,",
    ),
    ("every other", "each other"),
    # stacked cards
    ("top stacked card of {a}", "top card of {a}"),
    ("trash {a} top stacked card", "trash the top card of {a}"),
    (
        "by placing this {a} trait Digimon's top stacked card as its bottom digivolution card ,",
        "if this Digimon has the {a} trait , by placing this Digimon's top stacked card as its bottom digivolution card ,",
    ),
    (
        "by placing the top card of this Digimon with {a} as this Digimon's bottom digivolution card ,",
        "if this Digimon has {a} , by placing this Digimon's top stacked card as its bottom digivolution card ,",
    ),
    ("with {n} or more {a} digivolution cards", "has {n} or more {a} in its digivolution cards"),
    (
        "{n} or more cards with different {a} in its digivolution cards",
        "{n} or more digivolution cards with different {a}",
    ),
    ("from {a} digivolution cards", "in {a} digivolution cards"),
    (
        "as {a} trait Digimon's bottom digivolution cards",
        "as the bottom digivolution card of Digimon with the {a} trait",
    ),
    (
        "as {a} of your {b} trait Digimon's bottom digivolution cards",
        "as the bottom digivolution card of {a} of your Digimon with the {b} trait",
    ),
    *(
        (
            f"{effects} any of {{a}} trait Digimon's digivolution cards",
            "a digivolution card of one of {a} is trashed by an effect",
        )
        for effects in ("effects trash", "an effect trashes")
    ),
    *(
        (
            f"{effects} any of your {{a}} trait Digimon's digivolution cards",
            "a digivolution card of one of your Digimon with the {a} trait is trashed by an effect",
        )
        for effects in ("effects trash", "an effect trashes")
    ),
    # link cards
    *(
        (f"any number of {{a}} {under} cards", f"any number of cards in {{a}} {under} cards")
        for under in ("link", "digivolution")
    ),
    *(
        (f"{{n}} link {card} {of} {whose} Digimon", f"{{n}} of {whose} Digimon's link cards")
        for card in ("card", "cards")
        for of in ("of", "from", "under")
        for whose in ("your", "your opponent's")
    ),
    ("this Digimon's link cards", "all of this Digimon's link cards"),
    ("that Digimon's link cards", "all of that Digimon's link cards"),
    ("its link cards", "all of this Digimon's link cards"),
    ("all its link cards", "all of this Digimon's link cards"),
    ("all of its link cards", "all of this Digimon's link cards"),
    *(
        (f"all link cards {of} this Digimon", "all of this Digimon's link cards")
        for of in ("of", "from", "under")
    ),
    # cards under something
    ("all digivolution cards from {a}", "all of the digivolution cards of {a}"),
    ("all digivolution cards of {a}", "all of the digivolution cards of {a}"),
    *(
        (f"their {end} digivolution card", f"the {end} digivolution card of {those}")
        for end in ("top", "bottom")
        for those in ("that Digimon", "those Digimon")
    ),
    *(
        (f"their {end} {{n}} digivolution cards", f"the {end} {{n}} digivolution cards of {those}")
        for end in ("top", "bottom")
        for those in ("that Digimon", "those Digimon")
    ),
    *(
        (f"the {end} {{c}} {of} {{a}}", f"the {end} digivolution {{c}} of {{a}}")
        for end in ("top", "bottom")
        for of in ("under", "from under")
    ),
    *(
        (
            f"return {words} {of} {{a}} to {{b}}",
            "choose {a} . return all of that Digimon's digivolution cards to {b}",
        )
        for words in ("all digivolution cards", "all of the digivolution cards")
        for of in ("of", "from", "under")
    ),
    *(
        (f"trashing {own} top stacked card", f"trashing the top card of {one}")
        for own, one in (("this Digimon's", "this Digimon"), ("that Digimon's", "that Digimon"))
    ),
    ("its top stacked card", "the top card of this Digimon"),
    ("the top card of this Digimon", "this Digimon's top stacked card"),
    ("its top stacked card", "the top card of that Digimon"),
)

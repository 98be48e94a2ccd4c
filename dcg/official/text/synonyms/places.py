"""Where: areas, ends of decks and stacks."""

from __future__ import annotations

from dcg.official.text.synonyms.pair import Pair

_OWNERS = ("your", "the", "its", "its owner's", "their owner's", "the owner's", "their")
"""To whom cards go, which is said or not: always to the player whose they are (4-9-2)."""
_DECKS = (
    *((owner, "deck") for owner in _OWNERS),
    *(
        (owner, decks)
        for owner in ("their owners'", "their owner's")
        for decks in ("deck", "decks")
    ),
    *((owner, "decks") for owner in ("the", "their", "")),
)
_HANDS = (
    *((owner, "hand") for owner in _OWNERS if owner != "the"),
    *(
        (owner, hands)
        for owner in ("their owners'", "their owner's")
        for hands in ("hand", "hands")
    ),
    *((owner, "hands") for owner in ("the", "their")),
)

PLACES: tuple[Pair, ...] = (
    *((f"to {owner} {hand}", "to the hand") for owner, hand in _HANDS),
    *(
        pair
        for end in ("top", "bottom", "top or bottom")
        for at in ("at", "on", "to")
        for owner, deck in _DECKS
        for said in (
            f"{at} the {end} of {owner} {deck}",
            f"{at} the {end} of {owner} {deck} in any order",
            f"in any order {at} the {end} of {owner} {deck}",
        )
        for pair in (
            (said, f"to the {end} of the deck"),
            (f"place {{a}} {said}", f"return {{a}} to the {end} of the deck"),
            (f"placing {{a}} {said}", f"returning {{a}} to the {end} of the deck"),
            (f"places {{a}} {said}", f"returns {{a}} to the {end} of the deck"),
        )
    ),
    ("remaining cards", "rest"),
    ("returned to hands or decks", "returned to the hand or be returned to the deck"),
    ("returned to the hand or deck", "returned to the hand or be returned to the deck"),
    ("or returned to", "or be returned to"),
    ("from the hand", "from your hand"),
    ("in your hand", "from your hand"),
    ("from your hand", "in your hand"),
    ("from your trash", "in your trash"),
    ("in your trash", "from your trash"),
    ("in the hand", "in your hand"),
    ("in the trash", "in your trash"),
    ("from the trash", "from your trash"),
    ("in the hand", "from your hand"),
    ("in the trash", "from your trash"),
    ("from under this tamer", "from this tamer's digivolution cards"),
    ("under this tamer", "in this tamer's digivolution cards"),
    ("in their trash", "in your opponent's trash"),
    ("reveal the top 1 cards of", "reveal the top card of"),
    ("{n} cards from the top of", "the top {n} cards of"),
    ("1 card from the top of", "the top card of"),
    *((f"the {end} 1 card", f"the {end} card") for end in ("top", "bottom")),
    ("place this card in your battle area", "place this card in the battle area"),
    ("place this card in its owner's battle area", "place this card in the battle area"),
    ("place this card into its owner's battle area", "place this card in the battle area"),
    ("place this card into your battle area", "place this card in the battle area"),
    ("your top security card", "the top card of your security stack"),
    ("your bottom security card", "the bottom card of your security stack"),
    ("your opponent's top security card", "the top card of your opponent's security stack"),
    ("your opponent's bottom security card", "the bottom card of your opponent's security stack"),
    ("their top security card", "the top card of your opponent's security stack"),
    ("their bottom security card", "the bottom card of your opponent's security stack"),
    (
        "top security card of your opponent's security stack",
        "top card of your opponent's security stack",
    ),
    ("on your top security card", "on top of your security stack"),
    ("as your bottom security card", "at the bottom of your security stack"),
    ("as the bottom security card", "at the bottom of your security stack"),
    *(
        (f"{end} of the security stack", f"{end} of your security stack")
        for end in ("on top", "at the bottom", "at the top or bottom")
    ),
    *(
        (f"on {owner} {end} security card", where)
        for owner in ("your", "the")
        for end, at in (("bottom", "at the bottom"), ("top or bottom", "at the top or bottom"))
        for where in (f"{at} of your security stack",)
    ),
    # which of the two comes first
    *(
        pair
        for this in ("this Digimon", "that Digimon", "this Tamer")
        for under in ("digivolution cards", "link cards")
        for pair in ((f"the {under} of {this}", f"{this}'s {under}"),)
    ),
    ("your security stack's top card", "the top card of your security stack"),
    ("your opponent's security stack's top card", "the top card of your opponent's security stack"),
    ("face-down card in {a} digivolution cards", "of {a} face-down digivolution cards"),
    ("you have {a} cards in your security stack", "you have {a} security cards"),
    ("your opponent has {a} cards in their security stack", "your opponent has {a} security cards"),
    *(
        (f"your opponent has {{a}} in {owner} {zone}", f"your opponent has {{a}} in their {zone}")
        for owner in ("the", "your opponent's")
        for zone in ("hand", "trash")
    ),
    ("{a} face up as the bottom security card", "{a} face up at the bottom of your security stack"),
    ("your security stack is removed from", "a card is removed from your security stack"),
    (
        "your opponent's security stack is removed from",
        "a card is removed from your opponent's security stack",
    ),
    ("play this card from your trash", "play this card"),
    *(
        (
            f"under {{a}} {order} as its {end} digivolution {cards}",
            f"as the {end} digivolution card of {{a}}",
        )
        for order in ("", "in any order")
        for end in ("bottom", "top")
        for cards in ("card", "cards")
    ),
    ("under {a}", "as the bottom digivolution card of {a}"),
    ("as {a} bottom digivolution card", "as the bottom digivolution card of {a}"),
    *(
        (
            f"as {owner}Digimon's {end} digivolution card",
            f"as the {end} digivolution card of {owned}",
        )
        for end in ("bottom", "top")
        for owner, owned in (
            ("{a} ", "{a} Digimon"),
            ("{a} of your {b} trait ", "{a} of your Digimon with the {b} trait"),
            ("any of your {b} trait ", "1 of your Digimon with the {b} trait"),
        )
    ),
    ("as {a} bottom digivolution cards", "as the bottom digivolution card of {a}"),
    ("as {a} top digivolution card", "as the top digivolution card of {a}"),
    *(
        (
            f"as {{a}} or 1 of {{b}} Digimon's {end} digivolution {cards}",
            f"as the {end} digivolution card of {{a}} Digimon or 1 of {{b}} Digimon",
        )
        for end in ("bottom", "top")
        for cards in ("card", "cards")
    ),
    ("your {noun} in the breeding area", "1 of your {noun} in the breeding area"),
    ("one of your {noun} in the breeding area", "1 of your {noun} in the breeding area"),
    ("in your breeding area", "in the breeding area"),
    ("to your empty breeding area", "to an empty space in your breeding area"),
    ("to an empty breeding area", "to an empty space in your breeding area"),
    ("to an empty breeding area", "to your empty breeding area"),
    *(
        (f"hatch{eggs} {where}", "hatch in your breeding area")
        for eggs in ("", " 1 Digi-Egg", " 1 Digi-Egg card")
        for where in (
            "in your breeding area",
            "in your empty breeding area",
            "to your empty breeding area",
        )
    ),
    *(
        (f"{you}move this Digimon to {area}", f"this Digimon {moves} to your empty breeding area")
        for you, moves in (("you may ", "may move"), ("", "moves"))
        for area in ("your empty breeding area", "an empty breeding area")
    ),
    *(
        (
            f"{move} 1 {{a}} in {the} breeding area to",
            f"{move} 1 of your {{a}} from the breeding area to",
        )
        for move in ("move", "moving")
        for the in ("the", "your")
    ),
    ("search your security stack", "look at your security stack"),
    ("in play", ""),
    ("cards in play", ""),
    ("in the battle area", ""),
    ("in your battle area", ""),
    ("into this card in your hand", "into this card"),
    ("from this Digimon's", "in this Digimon's"),
    ("in this Digimon's", "from this Digimon's"),
    ("from your trash to your deck", "from your trash to the deck"),
    # what is trashed lies in the hand
    ("by trashing 1 {a} card with {b} ,", "by trashing 1 {a} card with {b} in your hand ,"),
    # where it is
    ("card from the trash", "card in your trash"),
    ("in your hand or in", "in your hand or"),
    ("{a} in your trash with {b}", "{a} with {b} in your trash"),
    (
        "1 of your {a} s from in play or from your hand",
        "1 {a} from your hand or battle area",
    ),
    (
        "1 {a} , 1 {b} , and 1 {c} from your trash",
        "1 {a} from your trash , 1 {b} from your trash and 1 {c} from your trash",
    ),
    # effects of other cards
    ("to the breeding area", "to your empty breeding area"),
    ("to your breeding area", "to your empty breeding area"),
    ("to the empty breeding area", "to your empty breeding area"),
    *(
        (f"{{a}} in your {zone} with {{b}}", f"{{a}} with {{b}} from your {zone}")
        for zone in ("hand", "trash")
    ),
)

STACKS: tuple[Pair, ...] = (
    ("1 digivolution card from the top of {b}", "the top digivolution card of {b}"),
    ("1 digivolution card from the bottom of {b}", "the bottom digivolution card of {b}"),
    ("1 digivolution card at the bottom of {b}", "the bottom digivolution card of {b}"),
    ("the bottom 1 digivolution card of {b}", "the bottom digivolution card of {b}"),
    ("{a} digivolution cards from the top of {b}", "the top {a} digivolution cards of {b}"),
    ("{a} digivolution cards at the top of {b}", "the top {a} digivolution cards of {b}"),
    ("1 digivolution card at the top of {b}", "the top digivolution card of {b}"),
    *(
        pair
        for end in ("top", "bottom")
        for under in ("under", "from under")
        for pair in (
            (
                f"the {end} {{n}} cards {under} {{b}}",
                f"the {end} {{n}} digivolution cards of {{b}}",
            ),
            (f"the {end} card {under} {{b}}", f"the {end} digivolution card of {{b}}"),
        )
    ),
    ("any card under {b}", "any digivolution card of {b}"),
    ("any card under {b}", "any 1 digivolution card of {b}"),
    *(
        (f"under this {kind} in any order", there)
        for kind in ("Digimon", "Tamer")
        for there in (
            f"under this {kind}",
            f"as the bottom digivolution card of this {kind}",
            f"as the bottom digivolution cards of this {kind}",
        )
    ),
    ("{n} cards in {a} digivolution cards", "any {n} digivolution cards of {a}"),
    ("among it", "among them"),
    *(
        pair
        for zone, among in (
            ("trashed", "among the trashed cards"),
            ("deleted", "among the trashed cards"),
            ("revealed", "among them"),
        )
        for pair in (
            (f"{{n}} of the {zone} cards", f"{{n}} card {among}"),
            (f"{{n}} of the {zone} {{a}}", f"{{n}} {{a}} {among}"),
            (f"{{n}} of the {zone} {{b}} trait {{a}}", f"{{n}} {{a}} with the {{b}} trait {among}"),
        )
    ),
    *(
        (among, "among the trashed cards")
        for among in (
            "among them",
            "among those trashed cards",
            "among the cards trashed by this effect",
            "among the cards this effect trashed",
        )
    ),
    ("{p} bottom {n} digivolution cards", "the bottom {n} digivolution cards of {p}"),
    ("{p} top {n} digivolution cards", "the top {n} digivolution cards of {p}"),
    ("{n} of them", "{n} card among the trashed cards"),
    ("{n} of those Digimon", "{n} card among the trashed cards"),
    ("{n} of the deleted Digimon", "{n} card among the trashed cards"),
    ("{a} this effect trashed", "{a} among the trashed cards"),
    ("{a} trashed by this effect", "{a} among the trashed cards"),
    ("the trashed cards", "all cards among the trashed cards"),
    ("among the revealed cards", "among them"),
    ("{a} digivolution cards from the bottom of {b}", "the bottom {a} digivolution cards of {b}"),
    ("{a} digivolution cards at the bottom of {b}", "the bottom {a} digivolution cards of {b}"),
    ("{a} digivolution cards under {b}", "any {a} digivolution cards of {b}"),
    ("1 digivolution card under {b}", "any 1 digivolution card of {b}"),
    ("any digivolution card of", "any 1 digivolution card of"),
    (
        "any {n} digivolution cards with {t} from your Digimon",
        "{n} cards with {t} in your Digimon's digivolution cards",
    ),
    (
        "any {n} {noun} from {a} digivolution cards",
        "{n} {noun} in {a} digivolution cards",
    ),
    ("digivolution card from", "digivolution card of"),
    ("digivolution cards from", "digivolution cards of"),
    ("digivolution card under", "digivolution card of"),
    ("digivolution cards under", "digivolution cards of"),
    ("all of the digivolution cards under", "all of the digivolution cards of"),
    ("all digivolution cards", "all of the digivolution cards"),
    ("is in {a} digivolution cards", "{a} digivolution cards include"),
    ("{b} is in {a} digivolution cards", "{a} digivolution cards include {b}"),
    ("digivolution cards have", "digivolution cards include"),
    ("digivolution card this Digimon has", "of this Digimon's digivolution cards"),
    ("digivolution cards this Digimon has", "of this Digimon's digivolution cards"),
    ("digivolution card it has", "of that Digimon's digivolution cards"),
    ("digivolution card it has", "of this Digimon's digivolution cards"),
    # where they are, in front
    *(
        pair
        for them in ("them", "it", "the revealed cards")
        for may in ("you may play", "play")
        for pair in (
            (f"among {them} , {may} {{a}} without", f"{may} {{a}} among them without"),
            (f"among {them} , {may} {{a}} with the play", f"{may} {{a}} among them with the play"),
        )
    ),
    *(
        (f"among {them} , {may} {{a}} to {{b}} without", f"{may} {{a}} among them to {{b}} without")
        for them in ("them", "it", "the revealed cards")
        for may in ("you may link", "link")
    ),
    *(
        (
            f"{among} it , you may play {{a}} {how}",
            f"you may play {{a}} from your security stack {how}",
        )
        for among in ("among", "then , among")
        for how in ("without", "with")
    ),
    ("stack", "stacks"),
    *(
        (f"or {under} this {kind}", f"or this {kind}'s digivolution cards")
        for under in ("under", "from under")
        for kind in ("Digimon", "Tamer")
    ),
    ("under this Digimon", "in this Digimon's digivolution cards"),
    *(
        (f"{from_} any of your Tamers' digivolution cards", under)
        for from_ in ("from", "in")
        for under in ("under your Tamers", "from under your Tamers")
    ),
    ("from this card's digivolution cards", "from this Digimon's digivolution cards"),
)

"""What happens and what is the case: older wordings of triggers and conditions."""

from __future__ import annotations

from dcg.official.text.synonyms.pair import Pair

HAPPENINGS: tuple[Pair, ...] = (
    *(
        (f"an effect adds {cards} to {whose} hand", f"a card is added to {whose} hand by an effect")
        for cards in ("cards", "a card")
        for whose in ("your", "your opponent's")
    ),
    *(
        pair
        for one, several, meant in (
            ("an effect", "effects", "an effect"),
            ("one of your effects", "your effects", "your effect"),
        )
        for pair in (
            (
                f"{one} places {{a}} in {{b}} digivolution cards",
                f"{{a}} is placed in {{b}} digivolution cards by {meant}",
            ),
            (
                f"{several} place {{a}} in {{b}} digivolution cards",
                f"{{a}} is placed in {{b}} digivolution cards by {meant}",
            ),
            (
                f"{several} place {{a}} as {{b}} digivolution cards",
                f"{{a}} is placed in {{b}} digivolution cards by {meant}",
            ),
            (
                f"{one} adds to {{b}} digivolution cards",
                f"card is placed in {{b}} digivolution cards by {meant}",
            ),
            (
                f"{several} add to {{b}} digivolution cards",
                f"card is placed in {{b}} digivolution cards by {meant}",
            ),
        )
    ),
    *(
        (
            f"{one} a digivolution card under {under} ,",
            f"card is placed in {under}'s digivolution cards by {meant} ,",
        )
        for one, meant in (
            ("an effect places", "an effect"),
            ("one of your effects places", "your effect"),
        )
        for under in ("this Digimon", "your Digimon")
    ),
    (
        "effects place digivolution cards under your Digimon ,",
        "card is placed in your Digimon's digivolution cards by an effect ,",
    ),
    (
        "effects add digivolution cards to {a} ,",
        "a digivolution card is added to {a} by an effect ,",
    ),
    (
        "effects trash digivolution cards from {a} ,",
        "a digivolution card of {a} is trashed by an effect ,",
    ),
    ("are placed in", "is placed in"),
    ("are placed as", "is placed in"),
    ("any of your Digimon's", "your Digimon's"),
    ("one of your Digimon's", "your Digimon's"),
    *(
        pair
        for one in ("an effect trashes", "effects trash")
        for pair in (
            (
                f"{one} this card from digivolution cards",
                "this digivolution card is trashed by an effect",
            ),
            (
                f"{one} this card from the battle area",
                "this card is trashed from the battle area by an effect",
            ),
            (
                f"{one} this card from the security stack",
                "this card is trashed from your security stack by an effect",
            ),
            (
                f"{one} from {{a}} security stack",
                "a card is trashed from {a} security stack by an effect",
            ),
            (
                f"{one} this card from {{a}} trait Digimon's digivolution cards",
                "this card is trashed from the digivolution cards of a Digimon with the {a} trait by an effect",
            ),
        )
    ),
    ("from the security stack", "from your security stack"),
    ("this card is trashed due to activating", "this digivolution card is trashed by activating"),
    (
        "an effect removes cards from {a} security stack",
        "a card is removed from {a} security stack by an effect",
    ),
    (
        "one of your effects trashes this card in your hand",
        "this card is trashed from your hand by one of your effects",
    ),
    (
        "you trash this card in your hand using one of your effects",
        "this card is trashed from your hand by one of your effects",
    ),
    (
        "you trash a card in your hand using one of your effects",
        "a card in your hand is trashed by your effect",
    ),
    (
        "one of your effects trashes a card in your hand",
        "a card in your hand is trashed by your effect",
    ),
    (
        "an effect adds cards to your or your opponent's hand",
        "a card is added to a player's hand by an effect",
    ),
    ("security stacks are removed from", "a card is removed from a player's security stack"),
    ("security stacks are added to", "a card is added to a player's security stack"),
    ("from a security stack", "from a player's security stack"),
    *(
        pair
        for whose in ("your", "your opponent's")
        for pair in (
            (f"a card is trashed from {whose} hand", f"a card in {whose} hand is trashed"),
            (f"a card in {whose} deck is trashed", f"a card is trashed from {whose} deck"),
            (f"{whose} hand is trashed from", f"a card in {whose} hand is trashed"),
            (f"{whose} deck is trashed from", f"a card is trashed from {whose} deck"),
            (
                f"{whose} security stack is trashed from",
                f"a card is trashed from {whose} security stack",
            ),
            (f"{whose} security is removed from", f"a card is removed from {whose} security stack"),
        )
    ),
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
    ("deletes one of your opponent's Digimon", "deletes an opponent's Digimon"),
    ("any Digimon", "a Digimon"),
    ("when any {noun} are", "when a {noun} is"),
    ("other {noun} are", "another {noun} is"),
    ("when other {head}", "when another {head}"),
    ("attack your opponent's", "attacks an opponent's"),
    ("other Digimon or Tamers are", "another Digimon or Tamer is"),
    ("Option cards in the battle area are trashed", "an Option is trashed from the battle area"),
    ("you use Option cards", "you use an Option card"),
    ("Option cards are used", "a player uses an Option card"),
    *(
        (f"you play {{a}} from {said} ,", f"one of your {{a}} is played from {meant} ,")
        for said, meant in (
            ("your trash", "your trash"),
            ("digivolution cards", "digivolution cards"),
            ("one of your Digimon's digivolution cards", "digivolution cards"),
        )
    ),
    ("you play card with {a} ,", "one of your cards with {a} is played ,"),
    ("when you play {a} ,", "when one of your {a} is played ,"),
    ("you play another {a} using an effect ,", "one of your other {a} is played by an effect ,"),
    *(
        (
            f"when {{w}} {digivolves} {{a}} , {what}",
            f"when {{w}} would digivolve {{a}} , {what}",
        )
        for digivolves in ("digivolves", "digivolve")
        for what in ("reduce", "by", "if")
    ),
    *(
        (
            f"when {any_}{{a}} would be played {place},",
            f"when any of your {{a}} would be played {place},",
        )
        for any_ in ("", "any ")
        for place in ("", "from your hand ")
    ),
    ("play costs", "play cost"),
    ("effects trash from {a} deck", "a card is trashed from {a} deck by an effect"),
    ("from the top of the deck", "from your deck"),
    ("from the top of your deck", "from your deck"),
    ("from the deck", "from your deck"),
    ("that has", "with"),
    ("attack players", "attacks a player"),
    (
        "one of your effects places a digivolution card under one of your Digimon ,",
        "a card is placed in your Digimon's digivolution cards by your effect ,",
    ),
    ("attack targets change", "an attack target is switched"),
    ("attack target changes", "attack target is switched"),
    ("if {a} is switched ,", "when {a} is switched ,"),
    ("another of your {noun}", "one of your other {noun}"),
    ("another of your {noun}", "1 of your other {noun}"),
    ("digivolves into {noun} ,", "digivolves into {noun} card ,"),
    ("digivolve into {noun} ,", "digivolves into {noun} card ,"),
    ("digivolve into {t} trait Digimon ,", "digivolves into Digimon card with {t} trait ,"),
    *(
        (f"{give} {{noun}} {{n}} DP", f"{{noun}} {gets} {{n}} DP")
        for give, gets in (("give", "gets"), ("give", "get"))
    ),
    ("have {noun} get", "{noun} get"),
    ("for its digivolution cost", ""),
    ("for its DNA digivolve cost", ""),
    ("move", "moves"),
    ("and gain", ". then , gain"),
    ("by dropping to {n} DP", "by having its DP reduced to {n}"),
    ("if one of your {a} digivolves {b} ,", "when one of your {a} digivolves {b} ,"),
    ("if {a} is deleted by", "when {a} is deleted by"),
    ("when DNA digivolving ,", "if DNA digivolving ,"),
    ("when you would use this card ,", "when this card would be used ,"),
    ("use cost of this card", "use cost"),
    *(
        (
            f"{paid} . {if_} {it} would digivolve {by} this effect , reduce {cost} by {{n}}",
            "with the digivolution cost reduced by {n}",
        )
        for paid in (
            "for the digivolution cost",
            "for its digivolution cost",
            "for the cost",
            "by paying its digivolution cost",
        )
        for if_ in ("when", "if")
        for it in ("it", "this Digimon", "that Digimon")
        for by in ("by", "with")
        for cost in ("the digivolution cost", "the cost")
    ),
)

CONDITIONS: tuple[Pair, ...] = (
    ("you have one with", "you have Digimon with"),
    ("while you have {n} or less ,", "if you have {n} or less memory ,"),
    # who has both is said once
    ("or", "or you have"),
    ("or", "or your opponent has"),
    ("have other", "have another"),
    ("has other", "has another"),
    # what a condition in front has counted is said once
    *(
        (f"{have} {{n}} or {more}", f"{has} {{n}} or {more} {counted}")
        for have, has, things in (
            ("you have", "you have", ("security cards", "cards in your hand", "Tamers")),
            (
                "they have",
                "your opponent has",
                ("security cards", "cards in their hand", "Digimon"),
            ),
            ("there are", "there are", ("Digimon",)),
        )
        for counted in things
        for more in ("more", "fewer")
    ),
    ("it's your opponent's ,", "it's your opponent's turn ,"),
    ("had", "has"),
    (
        "this Digimon's stack has {n} or more same-level cards",
        "this Digimon has {n} or more same-level cards in its stack",
    ),
    ("that have", "with"),
    ("under {a} as its bottom digivolution card ,", "as the bottom digivolution card of {a} ,"),
    ("{a} is in your face-up security cards", "you have a face-up {a} security card"),
    ("has {b} or is {a} ,", "is {a} or has {b} ,"),
    # what an effect did
    ("they don't", "your opponent didn't"),
    ("they didn't", "your opponent didn't"),
    ("they do ,", "your opponent did ,"),
    ("they do not trash a card", "your opponent didn't"),
    ("you don't ,", "you didn't ,"),
    ("you don't use an Option card with this effect", "this effect didn't use"),
    *(
        pair
        for now, past in (
            ("trash", "trashed"),
            ("delete", "deleted"),
            ("return", "returned"),
            ("place", "placed"),
            ("play", "played"),
        )
        for pair in (
            (f"no Digimon is {past} by this effect", f"this effect didn't {now}"),
            (f"no Digimon was {past} by this effect", f"this effect didn't {now}"),
            (
                f"no opponent's {{a}} was {past} by this effect",
                f"this effect didn't {now} your opponent's {{a}}",
            ),
            (
                f"an opponent's {{a}} wasn't {past} by this effect",
                f"this effect didn't {now} your opponent's {{a}}",
            ),
            (
                f"an opponent's {{a}} isn't {past} by this effect",
                f"this effect didn't {now} your opponent's {{a}}",
            ),
            (f"if {{a}} is {past} by this effect ,", f"if this effect {past} {{a}} ,"),
            (f"if {{a}} was {past} by this effect ,", f"if this effect {past} {{a}} ,"),
            (f"if {{a}} were {past} using this effect ,", f"if this effect {past} {{a}} ,"),
            (f"if you {now} {{a}} with this effect ,", f"if this effect {past} {{a}} ,"),
            (
                f"if you {now} {{n}} cards with this effect ,",
                f"if this effect {past} {{n}} or more cards ,",
            ),
            (f"if you {now} {{a}} ,", f"if this effect {past} {{a}} ,"),
            (f"if you {past} {{a}} ,", f"if this effect {past} {{a}} ,"),
            (f"a card was {past} by this effect", f"this effect {past}"),
            (f"for each {{a}} {past} by this effect", f"for each {{a}} this effect {past}"),
            (f"for each {{a}} {past} with this effect", f"for each {{a}} this effect {past}"),
            (f"they didn't {now}", "your opponent didn't"),
        )
    ),
    ("you added a card to your hand", "this effect added"),
    ("you added a card", "this effect added"),
    ("this effect added to a hand", "this effect added"),
    ("this added", "this effect added"),
    ("digivolved by this effect", "this effect digivolved"),
    ("an opponent's Digimon ,", "your opponent's Digimon ,"),
    ("deleted one of your Digimon ,", "deleted your Digimon ,"),
    # how it came about
    ("outside of a battle", "other than in battle"),
    ("this card was deleted by", "deleted by"),
    ("this Digimon was deleted by", "deleted by"),
    ("that Digimon was deleted by", "deleted by"),
    ("when played from", "if played from"),
    ("is digivolving from the trash", "digivolving from the trash"),
    ("this digivolved from the trash", "digivolving from the trash"),
    (
        "{b} is in this Digimon's digivolution cards or",
        "this Digimon's digivolution cards include {b} or",
    ),
    # so many are there where more of them are (4-23-1), and none where there are none or fewer
    ("{n} security cards", "{n} or more security cards"),
    ("have 0 security cards", "have 0 or fewer security cards"),
    ("has {n} digivolution cards", "has {n} or more digivolution cards"),
    (
        "it has a digivolution card with the same level as the digivolved Digimon",
        "that Digimon's digivolution cards include a card with the same level as that Digimon",
    ),
    ("with {n} colors", "with {n} or more colors"),
    ("multicolored", "multicolor"),
    (
        "this Digimon has {b} in its digivolution cards",
        "this Digimon's digivolution cards include {b}",
    ),
    ("with the same name as", "that share a name with"),
    ("you added cards", "this effect added"),
    ("if you attack an opponent's Digimon", "if this Digimon is attacking a Digimon"),
    ("if you attack your opponent's Digimon", "if this Digimon is attacking a Digimon"),
    ("there are", "you have"),
    ("there is", "you have"),
    ("there's", "you have"),
    ("in your battle area", "in the battle area"),
    ("can attack", "can also attack"),
)

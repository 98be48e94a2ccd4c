"""What happens and what is the case: older wordings of triggers and conditions."""

from __future__ import annotations

from dcg.official.text.grammar.conditions.results import PAST
from dcg.official.text.synonyms.pair import Pair

HAPPENINGS: tuple[Pair, ...] = (
    ("deletes one of your opponent's Digimon", "deletes an opponent's Digimon"),
    ("any Digimon", "a Digimon"),
    ("when any {noun} are", "when a {noun} is"),
    ("other {noun} are", "another {noun} is"),
    ("when other {head}", "when another {head}"),
    ("attack your opponent's", "attacks an opponent's"),
    ("battle", "battles"),
    ("battle your opponent's Digimon", "battles an opponent's Digimon"),
    ("battles your opponent's Digimon", "battles an opponent's Digimon"),
    *(
        (f"{battle} {one} of your opponent's Digimon", "battles an opponent's Digimon")
        for battle in ("battle", "battles")
        for one in ("one", "1", "any")
    ),
    *(
        (f"{attack} {one} of your opponent's", "attacks an opponent's")
        for attack in ("attack", "attacks")
        for one in ("one", "1", "any")
    ),
    ("other Digimon or Tamers are", "another Digimon or Tamer is"),
    ("Option cards in the battle area are trashed", "an Option is trashed from the battle area"),
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
    ("that has", "with"),
    ("attack players", "attacks a player"),
    ("attack targets change", "an attack target is switched"),
    ("attack target changes", "attack target is switched"),
    ("if {a} is switched ,", "when {a} is switched ,"),
    ("another of your {noun}", "one of your other {noun}"),
    ("another of your {noun}", "1 of your other {noun}"),
    ("into {noun} ,", "into {noun} card ,"),
    ("into {t} trait Digimon ,", "into Digimon card with {t} trait ,"),
    ("into {t} trait Digimon by", "into Digimon card with {t} trait by"),
    ("into {t} trait Digimon or", "into Digimon card with {t} trait or"),
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
    ("digivolving from level {n} ,", "digivolving from level {n} Digimon ,"),
    *(
        (f"{digivolved} from", "digivolving from")
        for digivolved in ("this Digimon digivolved", "it digivolved", "digivolved")
    ),
    *(
        (f"{{a}} stack has {{n}} or more {total}colors", "{a} has {n} or more colors in its stack")
        for total in ("", "total ")
    ),
    ("this Digimon's stack has", "this Digimon has"),
    *(
        pair
        for past in PAST.values()
        for pair in (
            (f"{past} {{n}} ,", f"{past} {{n}} or more cards ,"),
            (f"{past} {{n}} or more ,", f"{past} {{n}} or more cards ,"),
            (f"{past} {{n}} cards ,", f"{past} {{n}} or more cards ,"),
            (f"this effect {past} Digimon ,", f"this effect {past} Digimon card ,"),
        )
    ),
    *((f"if you {past}", f"if this effect {past}") for past in PAST.values()),
    *(
        (f"if you {past} {{n}}{end} ,", f"if this effect {past} {{n}} or more cards ,")
        for past in PAST.values()
        for end in ("", " or more", " cards")
    ),
    ("wasn't suspended", "didn't suspend"),
    ("wasn't unsuspended", "didn't unsuspend"),
    (
        "{a} isn't in this Digimon's digivolution cards",
        "this Digimon doesn't have {a} in its digivolution cards",
    ),
    *(
        (
            f"{has} {{n}} or more {total}colors among {their} {{a}} ,",
            f"{meant} {{a}} have {{n}} or more total colors ,",
        )
        for has, their, meant in (
            ("you have", "your", "your"),
            ("your opponent has", "their", "your opponent's"),
        )
        for total in ("", "total ")
    ),
    ("DigiXrosing with {n} or more cards", "DigiXrosing with {n} cards"),
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
    ("face-up {name} in your security stack", "face-up {name} security card"),
    ("has {b} or is {a} ,", "is {a} or has {b} ,"),
    # what an effect did
    ("they don't", "your opponent didn't"),
    ("they didn't", "your opponent didn't"),
    ("they do ,", "your opponent did ,"),
    ("they do not trash a card", "your opponent didn't"),
    ("you don't ,", "you didn't ,"),
    ("it doesn't ,", "you didn't ,"),
    ("it didn't ,", "you didn't ,"),
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
    ("this Digimon may move to the battle area", "this Digimon may move"),
    ("this Digimon may move to your battle area", "this Digimon may move"),
    ("you may move this Digimon to the battle area", "this Digimon may move"),
    ("you may move this Digimon to your battle area", "this Digimon may move"),
    # how it came about
    *(
        (f"{who}{done}", doing)
        for who in ("", "this Digimon ", "this Digimon was ", "it ", "you ")
        for done, doing in (
            ("DNA digivolved", "DNA digivolving"),
            ("App Fused", "App Fusing"),
            ("DigiXrosed", "DigiXrosing"),
        )
    ),
    ("digivolved by an effect", "digivolving by an effect"),
    ("digivolved by effects", "digivolving by an effect"),
    ("DigiXrosed with {n} or more cards", "DigiXrosing with {n} cards"),
    ("outside of a battle", "other than in battle"),
    ("this card was deleted by", "deleted by"),
    ("this Digimon was deleted by", "deleted by"),
    ("that Digimon was deleted by", "deleted by"),
    ("when played from", "if played from"),
    *(
        (words, "this Digimon is digivolving from the trash")
        for words in (
            "digivolving from the trash",
            "is digivolving from the trash",
            "this digivolved from the trash",
        )
    ),
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

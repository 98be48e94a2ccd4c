"""Others than those that were chosen."""

from __future__ import annotations

from dcg.official.text.synonyms.pair import Pair

OTHERS: tuple[Pair, ...] = (
    ("and all of your opponent's", "and all of their"),
    *(
        (f"{change} {its} {cost} {costs} by", f"{change} the {cost} cost by")
        for change in ("reduce", "increase")
        for its in ("its", "their")
        for cost in ("digivolution", "link")
        for costs in ("cost", "costs")
    ),
    *(
        (f"{there} to {battle}", "from the breeding area to the battle area")
        for there in ("in the breeding area", "in your breeding area")
        for battle in ("the battle area", "your battle area")
    ),
    *(
        (f"may move from the {breeding} to {battle}", "may move")
        for breeding in ("breeding area", "breeding")
        for battle in ("the battle area", "your battle area")
    ),
    *(
        (
            f"deletes {one} your opponent's Digimon in battle",
            "deletes an opponent's Digimon in battle",
        )
        for one in ("1 of", "any of", "one of")
    ),
    *((f"{any_} player's", "a player's") for any_ in ("any", "either")),
    ("linking {a} with {b} without paying", "linking {a} to {b} without paying"),
    *(
        (f"with the same {what} as {{a}} or {more}", f"with {meant} {than} than or equal to {{a}}")
        for what, meant in (
            ("level", "a level"),
            ("play cost", "a play cost"),
            ("level", "level"),
            ("play cost", "play cost"),
        )
        for more, than in (
            ("lower", "less"),
            ("less", "less"),
            ("higher", "greater"),
            ("more", "greater"),
        )
    ),
    *(
        (f"{but} {those} with {best}", f"other than those with {best}")
        for but in ("other than", "except")
        for those in ("those", "Digimon", "ones")
        for best in ("highest", "lowest")
    ),
    ("all of both players'", "all"),
    *(
        (
            f"without paying the {cost} . {behind} {card} at the bottom of the deck instead of trashing it",
            "without paying the cost , placing it at the bottom of the deck instead of in the trash",
        )
        for cost in ("cost", "costs")
        for behind in ("if this effect used , place", "then , place", "place")
        for card in ("that card", "it", "the used card")
    ),
    *(
        (
            f"change {{a}} into a {{c}} Digimon {words} {{d}} $",
            "change {a} into a {c} Digimon with no traits {d} . then , change the original DP of that Digimon to {n} {d}",
        )
        for words in ("with {n} DP and no traits", "with no traits and {n} DP")
    ),
    *(
        (f"{{a}} and all of {{b}} {verb}", f"{verb} {{a}} and all of {{b}}")
        for verb in ("unsuspend", "suspend")
    ),
    *(
        (
            f"activate {one} {{i}} effect of 1 of {owner} {face} security cards",
            (
                f"choose 1 {face} card from {owner} security stack and activate 1 of that card's {{i}} "
                "effects as an effect of this Digimon"
            ),
        )
        for one in ("1", "the")
        for owner in ("your", "your opponent's")
        for face in ("face-up", "face-down")
    ),
    *(
        (
            f"as the bottom digivolution card of {any_} of their other {{head}}",
            "under another of your opponent's {head}",
        )
        for any_ in ("any", "1")
    ),
    (
        "give all of your Digimon and Security Digimon {a}",
        "all of your Digimon and Security Digimon get {a}",
    ),
    ("trash all link cards of {a}", "choose {a} . trash all of that Digimon's link cards"),
    *(
        (
            f"{move} 1 of {{a}} in the breeding area to the battle area",
            f"{move} 1 of {{a}} from the breeding area to the battle area",
        )
        for move in ("move", "moving")
    ),
    *(
        (
            f"{back} {{a}} to the deck and shuffle {it}",
            f"{back} {{a}} to the bottom of the deck . then , shuffle {owner} deck",
        )
        for back in ("return",)
        for it in ("it", "the deck", "their deck", "your deck")
        for owner in ("your", "your opponent's")
    ),
    (
        "search your security stack for {n} {a} and add it to the hand",
        "look at your security stack . then , add {n} {a} from your security stack to the hand",
    ),
    *(
        (f"the {did} {thing}", f"that {thing}")
        for did in ("flipped", "linked", "revealed", "chosen")
        for thing in ("Digimon", "Tamer", "card")
    ),
    ("this Option card", "this card"),
    ("isn't deleted , and {a} instead", "isn't deleted . then , {a}"),
    ("doesn't leave , and {a} instead", "doesn't leave . then , {a}"),
    *(
        (f"{it}'s play cost", f"play cost of {meant}")
        for did in ("deleted ", "returned ", "trashed ", "placed ", "that ")
        for thing in ("Digimon", "Tamer", "card")
        for it in (f"the {did}{thing}".replace("the that", "that"),)
        for meant in (f"that {thing}",)
    ),
    *(
        (
            f"other than their {best} {{v}} Digimon , none of {whose} Digimon can",
            f"all of your opponent's Digimon other than those with {best} {{v}} can't",
        )
        for whose in ("your opponent's", "their")
        for best in ("highest", "lowest")
    ),
    *(
        (
            f"{{t}} trait {{head}} {where} {{p}} with {{b}} without",
            f"{{head}} with {{t}} trait and {{b}} {where} {{p}} without",
        )
        for where in ("from", "in")
    ),
    *(
        (f"differently {said} {{t}} trait {noun}", f"{noun} with different {meant} and {{t}} trait")
        for said, meant in (("named", "names"), ("colored", "colors"))
        for noun in (
            *("Digimon cards", "Tamer cards", "Option cards", "cards", "Digimon", "Tamers"),
            *("Digimon card", "Tamer card", "Option card", "card", "Tamer"),
        )
    ),
    *(
        (
            f"differently {said} {{t}} trait {noun} you have",
            f"of your {noun}s with different {meant} and {{t}} trait".replace(
                "Digimons", "Digimon"
            ),
        )
        for said, meant in (("named", "names"), ("colored", "colors"))
        for noun in ("Digimon", "Tamer")
    ),
    *(
        (
            f"differently {said} {noun} you have",
            f"of your {noun}s with different {meant}".replace("Digimons", "Digimon"),
        )
        for said, meant in (("named", "names"), ("colored", "colors"))
        for noun in ("Digimon", "Tamer")
    ),
    *(
        (f"the {did} {thing}", f"that {thing}")
        for did in ("deleted", "returned", "suspended", "placed", "played", "trashed", "digivolved")
        for thing in ("Digimon", "Tamer", "card")
    ),
    *(
        (f"the {did} {thing}'s", f"that {thing}'s")
        for did in ("deleted", "returned", "suspended", "placed", "played", "trashed", "digivolved")
        for thing in ("Digimon", "Tamer", "card")
    ),
    ("1 of each player's {head}", "1 of your {head} and 1 of your opponent's {head}"),
    ("1 {head} of each player", "1 of your {head} and 1 of your opponent's {head}"),
    ("1 each of {a} and {b}", "1 {a} and 1 {b}"),
    (
        "1 each of {a} , {b} and {c} from this Digimon's",
        "1 {a} , 1 {b} and 1 {c} from this Digimon's",
    ),
    (
        "1 each of {a} , {b} and {c} from your {p} without",
        "1 {a} from your {p} , 1 {b} from your {p} and 1 {c} from your {p} without",
    ),
    (
        "as its bottom digivolution card or under an opponent's Tamer",
        "or Tamers",
    ),
    ("add {n} to {m} for each {a} $", "for each {a} , add {n} to {m} $"),
    ("differently colored Tamer you have in play", "of your Tamers with different colors"),
)

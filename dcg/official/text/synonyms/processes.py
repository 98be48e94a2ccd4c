"""What is done: costs, plays, attacks and choices in other words than the written ones."""

from __future__ import annotations

from dcg.official.text.synonyms.pair import Pair

_DOING = (
    ("delete", "delete"),
    ("suspend", "suspend"),
    ("unsuspend", "unsuspend"),
)


PROCESSES: tuple[Pair, ...] = (
    *(
        (
            f"your opponent can't play {{a}} from {the} trash by effects",
            "your opponent's effects can't play {a} from the trash",
        )
        for the in ("the", "their")
    ),
    *(
        (
            f"{where} of their security stack face up",
            f"face up {written} of its owner's security stack",
        )
        for where, written in (("at the top", "on top"), ("at the bottom", "at the bottom"))
    ),
    ("you may app fuse {a} into", "{a} may app fuse into"),
    ("this effect doesn't", "this effect didn't"),
    ("don't unsuspend in", "can't unsuspend in"),
    ("doesn't unsuspend in", "can't unsuspend in"),
    ("that card was", "that card is"),
    ("any of them had", "that Digimon has"),
    (
        "under another of your {a} as its bottom digivolution card",
        "under another of your {a}",
    ),
    *(
        (
            f"{whose} effects can't make {{a}} leave the battle area",
            "{a} can't leave the battle area by your opponent's effects",
        )
        for whose in ("your opponent's", "their")
    ),
    *((f"would {be} linked to", "would link to") for be in ("be", "get")),
    *((f"{{a}} would {be} linked with {{b}} ,", "{b} would link to {a} ,") for be in ("be", "get")),
    ("can't unsuspend any of their", "can't unsuspend their"),
    (
        "of your face-up security cards with different {a}",
        "face-up card with different {a} in your security stack",
    ),
    ("and no inherited effects", "without inherited effects"),
    (
        "trash your opponent's top security card at the end of the attack",
        "at the end of the attack , trash the top card of your opponent's security stack",
    ),
    *(
        (f"activate {whose} {{i}} effect as", "activate 1 of that card's {i} effects as")
        for whose in ("that Digimon card's", "that card's")
    ),
    *(
        (f"{is_} also treated as having the {name} {{a}} $", f"{is_} also treated as {{a}} $")
        for is_ in ("is", "are")
        for name in ("name", "names")
    ),
    *(
        (f"{is_} also treated as if {it} {has} the {{a}} trait", f"{gain} the {{a}} trait")
        for is_, gain, it in (("is", "gains", "it"), ("are", "gain", "they"))
        for has in ("has", "have", "had")
    ),
    ("cards in both players' {a}", "total card in both players' {a}"),
    ("card in both players' {a}", "total card in both players' {a}"),
    *(
        (
            f"{trash} the top card of {whose} deck and security stack",
            f"{trash} the top card of {whose} deck {joint} the top card of {whose} security stack",
        )
        for whose in ("your", "your opponent's")
        for trash, joint in (("trash", ". then , trash"), ("trashing", "and trashing"))
    ),
    *(
        (
            f"trash{ing} the top cards of {whose} deck and security stack",
            f"trash{ing} the top card of {whose} deck {joint} the top card of {whose} security stack",
        )
        for whose in ("your", "your opponent's")
        for ing, joint in (("", ". then , trash"), ("ing", "and trashing"))
    ),
    ("choose {a} and", "choose {a} ."),
    ("they trash", "your opponent trashes"),
    ("they can't play", "your opponent can't play"),
    ("they delete", "your opponent deletes"),
    ("they choose", "your opponent chooses"),
    (
        "you may make {a} unblockable for the turn by {b} .",
        "by {b} , {a} can't be blocked for the turn .",
    ),
    ("can digivolve into", "may digivolve into"),
    (". ・", ": ・"),
    ("{a} unsuspend", "unsuspend {a}"),
    ("Recovery {n} >", "Recovery {n} ( Deck ) >"),
    ("you can {b} by decreasing your memory by {n} .", "by losing {n} memory , {b} ."),
    (
        "look at your security stack, then reveal 1 card in it and",
        "look at your security stack. Then, reveal 1 of your security cards. Then,",
    ),
    (
        "a play cost less than or equal to the Digimon you played , and {a} $",
        "play cost less than or equal to that Digimon's play cost . then , {a} $",
    ),
    (
        "choose any number of your opponent's Digimon and/or Tamers whose combined play costs are less than or equal to the play cost of {b} , and delete all of the chosen cards",
        "choose {b} . delete up to that Digimon's play cost's total worth of your opponent's Digimon or Tamers",
    ),
    (
        "choose any number of your opponent's Digimon and Tamers so that their play cost total is up to {n} and delete them",
        "delete up to {n} play cost's total worth of your opponent's Digimon or Tamers",
    ),
    (
        "activate 1 of that Digimon's {i} effects as an effect of this Digimon",
        "activate 1 of that card's {i} effects as an effect of this Digimon",
    ),
    *(
        (
            f"activate 1 {{i}} effect {on} {{a}} as an effect of this Digimon",
            f"choose {one}{{a}} . activate 1 of that {thing}'s {{i}} effects{as_its_own}",
        )
        for on in ("on", "of")
        for one in ("", "1 ")
        for thing, as_its_own in (("card", " as an effect of this Digimon"), ("Digimon", ""))
    ),
    *(
        (
            f"activate {one} {{i}} effect {on} {{a}} {there}{as_its_own}",
            f"choose {{a}} from {area}{then} activate 1 of that card's {{i}} effects",
        )
        for then in (" and", " .")
        for one in ("1", "the")
        for on in ("on", "of")
        for there, area in (
            ("in your hand", "your hand"),
            ("in your trash", "your trash"),
            ("in your security stack", "your security stack"),
            ("in this Digimon's digivolution cards", "this Digimon's digivolution cards"),
        )
        for as_its_own in ("", " as an effect of this Digimon")
    ),
    *(
        (
            f"activate 1 {{i}} effect {on} 1 of this Digimon's digivolution cards{as_its_own}",
            f"choose 1 of this Digimon's digivolution cards{then} activate 1 of that card's {{i}} effects",
        )
        for then in (" and", " .")
        for on in ("on", "of")
        for as_its_own in ("", " as an effect of this Digimon")
    ),
    *(
        (
            f"activate 1 {{i}} effect {on} {{a}}",
            f"choose {{a}}{then} activate 1 of that Digimon's {{i}} effects",
        )
        for on in ("on", "of")
        for then in (" and", " .")
    ),
    *(
        (
            f"activate 1 of {whose} {which}{of} {{i}} effects",
            f"choose 1 of {whose} {meant.format(kind=several)}{then} activate 1 of that {kind}'s {{i}} effects",
        )
        for whose in ("your", "your opponent's")
        for which, meant in (
            ("", "{kind}"),
            ("{a} ", "{{a}} {kind}"),
            ("{b} trait ", "{kind} with the {{b}} trait"),
            ("other ", "other {kind}"),
            ("other {a} ", "other {{a}} {kind}"),
            ("other {b} trait ", "other {kind} with the {{b}} trait"),
        )
        for kind, several, of in (
            ("Digimon", "Digimon", "Digimon's"),
            ("Tamer", "Tamers", "Tamer's"),
            ("Tamer", "Tamers", "Tamers'"),
        )
        for then in (" and", " .")
    ),
    (
        "activate 1 of your {a} 's {i} effects",
        "choose 1 of your {a} and activate 1 of that Digimon's {i} effects",
    ),
    (
        "activate 1 of your {a} 's {i} effects",
        "choose 1 of your {a} . activate 1 of that Digimon's {i} effects",
    ),
    (
        "activate 1 of the {i} effects of {a} .",
        "choose {a} and activate 1 of that Digimon's {i} effects .",
    ),
    (
        ", and add {a} to your hand or place it under this Digimon as its bottom digivolution card",
        ". then , add {a} among them to the hand or place 1 such card among them as the bottom digivolution card of this Digimon",
    ),
    (
        ". trash all of the digivolution cards of those Digimon",
        "",
    ),
    ("this Digimon moves to the battle area", "move this Digimon to the battle area"),
    (
        "return {a} to its owner's hand to return {b} to their owners' hands",
        "by returning {a} to the hand , return {b} to the hand",
    ),
    ("trash all of the digivolution cards of your Digimon", ""),
    ("you may trash {a} to add {b} DP to", "by trashing {a} , add {b} DP to"),
    ("trashed card's", "that card's"),
    (
        "you may trash {a} to treat {b} as also having the colors of the trashed card",
        "by trashing {a} , treat {b} as also having the colors of that card",
    ),
    (
        "a Digimon in play with {n} or more colors , or with {m}",
        "a Digimon with {n} or more colors or {m}",
    ),
    ("DP instead", "DP for the turn instead"),
    ("play this Digimon", "play this card"),
    (
        "by suspending this Digimon , activate 1 of that Digimon's",
        "by suspending this Tamer , activate 1 of that Digimon's",
    ),
    (
        "a Digimon card with {a} is in this Digimon's digivolution cards",
        "this Digimon's digivolution cards include a Digimon card with {a} in its name",
    ),
    (
        "you may play 1 {a} without paying its memory cost instead",
        "you may play 1 {a} from your trash without paying the cost instead",
    ),
    (
        "{b} for the turn for each of your opponent's Digimon deleted $",
        "for each Digimon deleted , {b} for the turn $",
    ),
    (
        "Digimon card with {a} and a memory cost of {n} or less among the revealed cards",
        "play cost {n} or lower Digimon card with {a} among them",
    ),
    (
        "look at your Digi-Egg deck's top card . among them , you may place {a} s as this Digimon's top digivolution cards",
        "look at your Digi-Egg deck's top card . if that card is {a} , you may place that card as the top digivolution card of this Digimon",
    ),
    (
        "place all {c} in {n} of your {t} trait Digimon's digivolution cards under {b}",
        "choose {n} of your Digimon with the {t} trait . place all {c} from that Digimon's digivolution cards under {b}",
    ),
    ("this activated any effect", "this effect activated"),
    ("the returned Tamer", "that Tamer"),
    ("your battle area has {n} placed {a} s", "you have {n} or more {a}"),
    ("in any of their traits", "in any of its traits"),
    (
        "in their names and {names} in their traits",
        "in their names or {names} in any of their traits",
    ),
    (
        "choose {n} card in your opponent's hand without looking and place it as any of their Digimon's bottom digivolution card or under any of their Tamers",
        "place {n} card from your opponent's hand under 1 of your opponent's Digimon or Tamers",
    ),
    (
        "when using this card from your hand , its memory cost is equal to",
        "when this card would be used from your hand , its use cost is",
    ),
    (
        "from under one of your {t} or your trash as the bottom digivolution cards of",
        "from your trash or from under your {t} as the bottom digivolution card of",
    ),
    (
        "activate 1 {t} effect on a {c} in your security stack as an effect of this Digimon",
        "choose 1 {c} from your security stack . activate 1 of that card's {t} effects as an effect of this Digimon",
    ),
    ("with the cost reduced by", "with the play cost reduced by"),
    ("with the costs reduced by", "with the play cost reduced by"),
    (
        "play this card without paying the cost after the battle",
        "at the end of the battle , play this card without paying the cost",
    ),
    # either of two
    (
        "you may {a} , or {b} $",
        "you may activate 1 of the effects below : ・ {a} . ・ {b} $",
    ),
    (
        "without paying the cost , you may play {a} $",
        "you may play {a} without paying the cost $",
    ),
    (
        "{a} from {h} without paying the cost . this effect can't play {n} $",
        "{a} other than {n} from {h} without paying the cost $",
    ),
    ("can't play cards with the same names as any", "can't play cards with the same name as any"),
    ("of each Digimon with", "of each Digimon cards with"),
    ("your Digimon in the breeding area , and", "1 of your Digimon in the breeding area and"),
    ("all your {a} gain", "all of your {a} gain"),
    ("when a Digimon is played by this effect ,", "if this effect played a Digimon card ,"),
    (", then place", ". place"),
    ("1 {a} trait or 1 {b} card among", "1 card with the {a} trait or 1 {b} card among"),
    (
        "this Digimon with {n} or more {a} digivolution cards gains",
        "while this Digimon has {n} or more {a} cards in its digivolution cards , this Digimon gains",
    ),
    # what an effect played
    *(
        (
            f"can't digivolve and {are} deleted {when}",
            f"can't digivolve from now on . {meant} , delete {played}",
        )
        for played in ("that card", "the Digimon this effect played")
        for are in ("is", "are")
        for when, meant in (
            ("at turn end", "at the end of the turn"),
            ("at the end of your opponent's turn", "at the end of your opponent's turn"),
        )
    ),
    (
        "{a} from {h} without paying the costs . this effect can't play cards of the same level $",
        "{a} with different levels from {h} without paying the cost $",
    ),
    ("delete this Digimon", "delete that card"),
    ("return that Digimon to", "return that card to"),
    ("return this Digimon to your hand", "return that card to the hand"),
    (
        "your opponent's cards don't unsuspend during their",
        "all of your opponent's Digimon and Tamers can't unsuspend during your opponent's",
    ),
    (
        "as the played Digimon's bottom digivolution card",
        "as the bottom digivolution card of that card",
    ),
    (
        "from its digivolution cards or your trash",
        "from your trash or this Digimon's digivolution cards",
    ),
    (
        "of your {a} 's digivolution cards in the breeding area",
        "card in the digivolution cards of your {a} in the breeding area",
    ),
    (
        "as this Digimon's bottom digivolution card or under any of {a}",
        "as the bottom digivolution card of this Digimon or 1 of {a}",
    ),
    *(
        (
            f"as any of your {{a}} trait Digimon's bottom digivolution {cards} or under any of {{b}}",
            "as the bottom digivolution card of 1 of your Digimon with the {a} trait or 1 of {b}",
        )
        for cards in ("card", "cards")
    ),
    ("prevent its deletion", "that Digimon isn't deleted"),
    # what is done
    ("you may digivolve it into", "that Digimon may digivolve into"),
    ("have {a} gain", "{a} gain"),
    ('gain {a} and "', 'gain {a} and gain "'),
    ("play {a} from", "play 1 {a} from"),
    ("choose {a} , and delete", "choose {a} . delete"),
    # what is paid, and what it is for
    *(
        (
            f"you may place {{a}} under this Tamer in any order to digivolve it into {a} {{b}} in your hand for its digivolution cost as if this Tamer is",
            "by placing {a} under this Tamer , this Tamer may digivolve into {b} in your hand as if it were",
        )
        for a in ("a", "an")
    ),
    (
        "you may trash all of {a} and place it at the bottom of this Digimon's digivolution cards to digivolve this Digimon into {b} in",
        "by trashing all of {a} and placing that Digimon as the bottom digivolution card of this Digimon , this Digimon may digivolve into {b} in",
    ),
    (
        "under this Digimon as its bottom digivolution cards , {a} for each card placed by this effect",
        "as the bottom digivolution card of this Digimon , for each card this effect placed , {a}",
    ),
    (
        "you may suspend this Tamer and return {a} from your hand to your deck to",
        "by suspending this Tamer , return {a} from your hand to the top of the deck . then ,",
    ),
    # attacks
    (
        "when this Digimon attacks with <Blitz> , it can also attack your opponent's unsuspended Digimon",
        "this Digimon can also attack with <Blitz> your opponent's unsuspended Digimon",
    ),
    (
        "attack your opponent's Digimon . your opponent's unsuspended Digimon can also be attacked with this effect $",
        "attack your opponent's Digimon , even an unsuspended one $",
    ),
    (
        "attack an opponent's Digimon with the Digimon this was placed under",
        "the Digimon this was placed under attacks your opponent's Digimon",
    ),
    (
        "change the attack target to {a} or a player",
        "switch the attack target to {a} or the player",
    ),
    (
        "your Digimon attack your opponent's Digimon ,",
        "your Digimon attacks an opponent's Digimon ,",
    ),
    (
        "an opponent's effect would delete {a}",
        "{a} would be deleted by an opponent's effect",
    ),
    # security cards that are revealed where they lie
    (
        ", and place {n} card among them on top of your opponent's deck . shuffle the rest and return them to the security stack",
        ". then , return {n} of your opponent's security cards to the top of the deck . then , shuffle your opponent's security stack",
    ),
    # what follows what one may do
    ("may {a} and {b} $", "may {a} . then , {b} $"),
    # what others cost
    *(
        (f"{its} {name} costs", f"the {name} costs")
        for its in ("their", "its")
        for name in ("play", "digivolution", "use")
    ),
    *(
        pair
        for kind in ("play", "use", "link")
        for where in ("your", "the")
        for your in ("your ", "all your ", "all of your ", "all ", "")
        for pair in (
            (
                f"the {kind} costs of {your}{{a}} in {where} hand are reduced by {{n}}",
                f"reduce the {kind} costs of {{a}} in your hand by {{n}}",
            ),
            (
                f"{your}{{a}} in {where} hand have their {kind} costs reduced by {{n}}",
                f"reduce the {kind} costs of {{a}} in your hand by {{n}}",
            ),
            (
                f"reduce the {kind} costs of {your}{{a}} in {where} hand by {{n}}",
                f"reduce the {kind} costs of {{a}} in your hand by {{n}}",
            ),
        )
    ),
    *(
        pair
        for kind in ("play", "use", "link", "digivolution")
        for all_ in ("", "all ", "all of ")
        for pair in (
            (
                f"the {kind} costs of {all_}your {{a}} are reduced by {{n}}",
                f"reduce the {kind} costs of your {{a}} by {{n}}",
            ),
            (
                f"{all_}your {{a}} have their {kind} costs reduced by {{n}}",
                f"reduce the {kind} costs of your {{a}} by {{n}}",
            ),
        )
    ),
    *(
        (
            f"{all_}your {{a}} have their digivolution costs reduced by {{n}}",
            "reduce the digivolution costs of your {a} by {n}",
        )
        for all_ in ("", "all ", "all of ")
    ),
    ("costs of all of your", "costs of your"),
    *(
        (f"choose {{a}} and {verb} them", f"choose {{a}} . {verb} those Digimon")
        for verb, _ in _DOING
    ),
    *(
        (f"choose any {{n}} {{a}} and {verb} them", f"choose {{n}} {{a}} . {verb} those Digimon")
        for verb, _ in _DOING
    ),
    # effects of other cards
    *(
        (
            f"activate {one} {{t}} {effect} {on} {{a}} $",
            f"choose {{a}} . activate 1 of {that}'s {{t}} effects $",
        )
        for one in ("1", "the", "1 of the")
        for effect in ("effect", "effects")
        for on in ("of", "on")
        for that in ("that card", "that Digimon", "that Tamer")
    ),
    *(
        (
            f"{draw} until you have {{n}} {cards}in your hand",
            "draw cards from the top of your deck until you have {n} in your hand",
        )
        for draw in ("draw cards", "draw")
        for cards in ("cards ", "")
    ),
    ("to {a} , give {b}", "{a} get {b}"),
    ("{a} suspend $", "suspend {a} $"),
    (
        "trash the top {a} of your opponent's deck for each {b} $",
        "for each {b} , trash the top {a} of your opponent's deck $",
    ),
    ("{name} or {b} effects", "{name} effects or activate {b} effects"),
    ("to {a} , < de-digivolve {n} >", "< de-digivolve {n} > {a}"),
    ("from {a} , trash any {n} digivolution cards", "trash any {n} digivolution cards of {a}"),
    ("from {a} , trash any 1 digivolution card", "trash any 1 digivolution card of {a}"),
    ("trash your hand", "trash all cards in your hand"),
    ("trashing your hand", "trashing all cards in your hand"),
    ("any {n} cards from {a} digivolution cards", "{n} of {a} digivolution cards"),
    *(
        (f"{any_}{{n}} link {card} {of} {one} Digimon", f"{{n}} of {one} Digimon's link cards")
        for any_ in ("any ", "")
        for card in ("card", "cards")
        for of in ("of", "from", "under")
        for one in ("this", "that")
    ),
    ("from your breeding area", "from the breeding area"),
    ("move your Digimon", "move 1 of your Digimon"),
    ("move 1 Digimon", "move 1 of your Digimon"),
    *(
        pair
        for choose, form in (("choose", ""), ("choosing", "ing"))
        for it in ("it", "them")
        for unseen in ("in your opponent's hand without looking and",)
        for pair in (
            (
                f"{choose} {{a}} {unseen} trash{form} {it}",
                f"trash{form} {{a}} in your opponent's hand",
            ),
            (
                f"{choose} {{a}} {unseen} trash{form} {it}",
                f"trash{form} {{a}} in your opponent's hand without looking",
            ),
            (
                f"{choose} {{a}} {unseen} return{form} {it} {{b}}",
                f"return{form} {{a}} from your opponent's hand {{b}}",
            ),
            *(
                (
                    f"{choose} {{a}} {unseen} {place} {it} as their {end} security card",
                    f"{place} {{a}} from your opponent's hand {where} of its owner's security stack",
                )
                for place in (("place",) if choose == "choose" else ("placing",))
                for end, where in (("top", "on top"), ("bottom", "at the bottom"))
            ),
        )
    ),
    ("both players' decks' top {a}", "the top {a} of both players' decks"),
    ("your opponent's deck's top {a}", "the top {a} of your opponent's deck"),
    *((f"so that {{n}} {remain}", "until they have {n} left") for remain in ("remain", "remains")),
    *(
        (
            f"placing {{a}} {at} the top or bottom of the deck",
            "returning {a} to the top or bottom of the deck",
        )
        for at in ("at", "on", "to")
    ),
    ("neither player can play", "players can't play"),
)

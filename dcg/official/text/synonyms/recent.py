"""Wordings of recent cards: several kinds in one phrase, those that were mentioned, stacked cards."""

from __future__ import annotations

from dcg.official.text.synonyms.pair import Pair

RECENT: tuple[Pair, ...] = (
    # several kinds
    ("your {a} or {b} with", "your {a} or 1 of your {b} with"),
    ("you have {a} or a {b} ,", "you have {a} or you have {b} ,"),
    (
        "{n} or fewer {a} or {m} or more {b} ,",
        "{n} or fewer {a} or you have {m} or more {b} ,",
    ),
    ("or if", "or"),
    ("Tokens and", "Tokens or"),
    ("{a} trait Digimon cards", "Digimon card with the {a} trait"),
    ("{a} trait {b} with {c}", "{b} with the {a} trait and {c}"),
    ("with the {a}", "with the {a} trait"),
    *(
        (
            f"digivolve{s} into {{a}} trait Digimon ,",
            "digivolves into Digimon card with the {a} trait ,",
        )
        for s in ("", "s")
    ),
    *(
        (
            f"{{a}} trait {noun} with a play cost {{n}} or less",
            f"play cost {{n}} or lower {noun} with the {{a}} trait",
        )
        for noun in ("card", "Digimon card")
    ),
    ("{a} in its name", "card with {a} in its name"),
    ("play cost of {n} or", "play cost {n} or"),
    # those that were mentioned
    ("the Digimon this effect DNA digivolved", "that DNA digivolved Digimon"),
    ("the Digimon this effect digivolved", "that Digimon"),
    ("the Digimon that digivolved with this effect", "that Digimon"),
    ("cards this effect suspended", "those Digimon"),
    ("shuffle it", "shuffle your security stack"),
    ("prevent them from leaving", "those Digimon don't leave"),
    ("prevent {n} of those Digimon from leaving", "{n} of those Digimon doesn't leave"),
    ("add it to the hand", "add 1 such card among them to the hand"),
    # what is trashed lies in the hand
    ("by trashing 1 {a} card with {b} ,", "by trashing 1 {a} card with {b} in your hand ,"),
    # how many more of them
    ("the maximum number this effect may place", "the number of cards this effect may place"),
    ("the maximum number this effect may play", "the number of cards this effect may play"),
    ("the number of cards you play with this effect", "the number of cards this effect may play"),
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
    # what can't be done
    (
        "your opponent's cards don't unsuspend during their next unsuspend phase",
        "all of your opponent's Digimon or Tamers can't unsuspend during your opponent's next unsuspend phase",
    ),
    (
        "other than this Digimon , no Digimon or Tamers can",
        "all other Digimon or Tamers can't",
    ),
    (
        "can only attack suspended Digimon",
        "can't attack players and can't attack unsuspended Digimon",
    ),
    ("its DP can't be reduced", "can't have DP reduced"),
    ("this Digimon's DP can't be reduced", "this Digimon can't have DP reduced"),
    ("to the bottom of the Digi-Egg deck", "to the bottom of the deck"),
    # several together
    ("along with 1 each of {a} and {b} from", "and 1 {a} and 1 {b} from"),
    (
        "under one of {a} in any order as its bottom digivolution cards",
        "as the bottom digivolution card of 1 of {a}",
    ),
    (
        "in any order as one of {a} bottom digivolution cards",
        "as the bottom digivolution card of 1 of {a}",
    ),
    ("attacks an opponent's Digimon with", "attacks a Digimon with"),
    ("to hands or decks", "to the hand or deck"),
    ("those Digimon or Tamers", "those Digimon"),
    ("the played Digimon", "those Digimon"),
    ("1 of your chosen Digimon", "that Digimon"),
    ("of them", "of those Digimon"),
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
    # what happens, and to what
    ("or deleted", "or is deleted"),
    ("this card in the hand", "this card"),
    ("this card in your hand", "this card"),
    ("this Digimon card", "this card"),
    ("their play costs", "the play cost"),
    ("reduce their play costs", "reduce the play costs"),
    ("{a} if {b} , and {c} if {d} $", "if {b} , {a} . if {d} , {c} $"),
    ("its stack", "their stacks"),
    ("their deck's top {a}", "the top {a} of your opponent's deck"),
    # for each of something
    ("for each of their", "for each of that Digimon's"),
    ("{s} , reduce the digivolution cost by {n} $", "reduce the digivolution cost by {n} {s} $"),
    *(
        (
            f"{{a}} from {{h}} {joint}for {{s}} , reduce this effect's digivolution cost by {{n}} $",
            "{a} from {h} with the digivolution cost reduced by {n} for {s} $",
        )
        for joint in ("", ". ")
    ),
    (
        "{a} . for {s} , reduce this effect's digivolution cost by {n} $",
        "{a} with the digivolution cost reduced by {n} for {s} $",
    ),
    ("of {w} Tamers' colors", "colors {w} Tamers have"),
    ("of {w} Tamers' colors", "color {w} Tamers have"),
    ("to {a} , < de-digivolve {n} > for {s} $", "for {s} , < de-digivolve {n} > {a} $"),
    ("to {a} , < de-digivolve {n} > for {s} .", "for {s} , < de-digivolve {n} > {a} ."),
    (
        "from {a} , trash any 1 digivolution card for {s} .",
        "for {s} , trash any digivolution card of {a} .",
    ),
    ("of your security cards", "security card you have"),
    ("of your opponent's security cards", "security card your opponent has"),
    ("gets {a} {d} . it further gets {b} $", "gets {a} and gets {b} {d} $"),
    (
        "this Digimon with face-down digivolution cards may",
        "if this Digimon's digivolution cards include a face-down card , this Digimon may",
    ),
    ("this Digimon with {a} may", "if this Digimon has {a} , this Digimon may"),
    (
        "this Digimon with {n} or more {a} digivolution cards",
        "while this Digimon has {n} or more {a} in its digivolution cards , this Digimon",
    ),
    # what an effect played
    *(
        (
            f"can't digivolve and {are} deleted {when}",
            f"can't digivolve from now on . {meant} , delete that card",
        )
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
        "all of your opponent's Digimon or Tamers can't unsuspend during your opponent's",
    ),
    ("the played Tamer", "that card"),
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
    # what there is
    ("don't have any Digimon other than Digimon with {a} ,", "have no Digimon without {a} ,"),
    ("{n} or less ,", "{n} or less memory ,"),
    # what happens
    (
        "any of your {a} trait Digimon's attack targets change",
        "the attack target of 1 of your Digimon with the {a} trait is switched",
    ),
    (
        "their security stack is removed from",
        "a card is removed from your opponent's security stack",
    ),
    ("any of your opponent's Digimon are deleted", "one of your opponent's Digimon is deleted"),
    ("they place", "your opponent places"),
    (
        "the top cards of your opponent's security stack so that it has {n} card left",
        "the top card of your opponent's security stack so that it has {n} card left",
    ),
)

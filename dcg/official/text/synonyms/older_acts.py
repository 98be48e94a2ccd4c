"""What is done, in other words: where cards are put, what an effect activates, either of two things."""

from __future__ import annotations

from dcg.official.text.synonyms.pair import Pair

OLDER_ACTS: tuple[Pair, ...] = (
    # either of two
    (
        (
            "you can suspend this Tamer to hatch 1 Digi-Egg card to an empty space in your breeding area , "
            "or move 1 {a} from your breeding area to your battle area $"
        ),
        (
            "by suspending this Tamer , activate 1 of the effects below : ・ hatch in your breeding area . "
            "・ move 1 of your {a} from the breeding area to the battle area $"
        ),
    ),
    (
        "suspend {a} , or {b} $",
        "activate 1 of the effects below : ・ suspend {a} . ・ suspend {b} $",
    ),
    ("activate one of the following effects", "activate 1 of the effects below"),
    (
        "you may play 1 {a} or up to {n} {b} from your hand without paying their memory costs $",
        (
            "you may activate 1 of the effects below : ・ play 1 {a} from your hand without paying the cost "
            ". ・ play up to {n} {b} from your hand without paying the cost $"
        ),
    ),
    (", activate the effect below . ・", ", one after another ,"),
    # what this effect did
    *(
        (f"you {now} this way", f"this effect {past}")
        for now, past in (("return", "returned"), ("suspend", "suspended"), ("trash", "trashed"))
    ),
    ("{a} were returned using this effect ,", "this effect returned {a} ,"),
    ("in any order , and for each", ". then , for each"),
    ("card added to your hand by this effect", "card this effect added"),
    ("security card trashed with this effect", "card this effect trashed"),
    ("Digimon played with this effect", "Digimon this effect played"),
    ("Digimon card you placed", "Digimon this effect placed"),
    ("the Digimon you returned with this effect", "that Digimon"),
    ("the played Digimon's", "that Digimon's"),
    *(
        (f"this effect {now} ,", f"this effect {past} ,")
        for now, past in (("deletes", "deleted"), ("returns", "returned"), ("trashes", "trashed"))
    ),
    ("delete all of your {name} and", "delete all of your {name} or"),
    # what a sentence in front has said
    ("if there is {a} card ,", "if this Digimon's digivolution cards include {a} card ,"),
    (
        "search your opponent's hand , and trash 1 card among it",
        "look at your opponent's hand . then , trash 1 card in your opponent's hand",
    ),
    (
        "if they have {n} or fewer cards in their hand , they add the top card of their security stack",
        (
            "if your opponent has {n} or fewer cards in their hand , add the top card of your opponent's "
            "security stack"
        ),
    ),
    (
        "{a} and you may attack a player with that Digimon for the turn",
        "{a} for the turn . then , that Digimon may attack a player",
    ),
    *(
        (f"the Digimon that digivolved {with_} this effect", "that Digimon")
        for with_ in ("with", "by")
    ),
    (
        ", or with {n} or more colors in one of its digivolution cards",
        "or a card with {n} or more colors in its digivolution cards",
    ),
    ("all players trash", "both players trash"),
    ("until they have {n} cards left", "until they have {n} left"),
    (
        "when you play another Digimon using an effect ,",
        "when one of your other Digimon is played by an effect ,",
    ),
    # digivolution cards
    ("has 1 digivolution card ,", "has digivolution cards ,"),
    *(
        (
            f"at the bottom of this {noun} digivolution cards in any order",
            "as the bottom digivolution card of this Digimon",
        )
        for noun in ("Digimon's", "card's")
    ),
    *(
        (
            f"{said} of this {noun} digivolution cards{order}",
            f"as the {end} digivolution card of this Digimon",
        )
        for said, end in (("on top", "top"), ("at the top", "top"))
        for noun in ("Digimon's", "card's")
        for order in (" in any order", "")
    ),
    (
        "in this Digimon's digivolution cards in any order",
        "as the bottom digivolution card of this Digimon",
    ),
    (
        "1 {a} digivolution card of 1 of your Digimon cards",
        "1 {a} card from any of your Digimon's digivolution cards",
    ),
    (
        "choose a Digimon digivolution card placed under 1 of your Digimon and play it as another Digimon",
        "play 1 Digimon card from any of your Digimon's digivolution cards",
    ),
    ("as a Tamer or another Digimon", ""),
    ("that Digimon's digivolution cards $", "all of the digivolution cards of that Digimon $"),
    # security
    (
        "search your security stack for {a} , reveal it , and add it to your hand",
        "look at your security stack , reveal {a} in your security stack and add that card to the hand",
    ),
    (
        "of them on top of your security stack face down",
        "card among them on top of its owner's security stack",
    ),
    (
        "you may place {a} at the bottom of its owner's deck to trigger {b}",
        "by returning {a} to the bottom of the deck , {b}",
    ),
    (
        "{s} , trash 1 card from the top of {a}",
        "{s} , trash the top card of {a}",
    ),
    (
        "cards from the top of your security stack until there are {n} left",
        "cards from the top of your security stack , up to having {n} left",
    ),
    ("for each security card trashed", "for each card this effect trashed"),
    (
        "add {n} to the number of cards trashed by this effect {s} $",
        "{s} , add {n} to the number of security cards trashed $",
    ),
    # cards alike
    (
        "2 cards of the same level from this Digimon's digivolution cards",
        "2 same-level cards in this Digimon's digivolution cards",
    ),
    (
        "with play costs less than or equal to this Digimon's digivolution cards",
        "with play cost less than or equal to the number of this Digimon's digivolution cards",
    ),
    # decks and trashes
    (
        "place the cards on top of your deck in any order",
        "return the revealed cards to the top of the deck",
    ),
    (
        "place those cards on the top or bottom of your deck in any order",
        "return the revealed cards to the top or bottom of the deck",
    ),
    ("card or {a} card from", "card or 1 {a} card from"),
    (
        "it can attack your opponent's Digimon . this effect allows you to attack unsuspended Digimon as well",
        "this Digimon may attack your opponent's Digimon , even an unsuspended one",
    ),
    ("return the revealed cards in any order to", "return the revealed cards to"),
    ("remaining card", "rest"),
    ("its form", "their forms"),
    ("to the bottom of your Digi-Egg deck", "to the bottom of the deck"),
    ("in you and your opponent's trashes", "in both players' trashes"),
    ("hand and/or trash", "hand or trash"),
    # costs of this card
    (
        "the memory cost to play this card from your hand by {a}",
        "the cost to play this card from your hand by {a}",
    ),
    (
        "for every {n} {b} , reduce the memory cost when playing this card from your hand by {a} $",
        "reduce the cost to play this card from your hand by {a} for every {n} {b} $",
    ),
    # what something gains
    (
        "{a} gains the following effect for the turn : {q}",
        "{a} gains {q} for the turn .",
    ),
    ("{a} gain the following effect for the turn : {q}", "{a} gain {q} for the turn ."),
    (
        "activate the [Security] effects of any Option cards it checks",
        "activate [Security] effects on Option cards it checks",
    ),
    ("neither player's {a} can be", "all {a} can't be"),
    ("this card gets", "this Digimon gets"),
    ("Digimon and Security Digimon", "Digimon and all of your Security Digimon"),
    ("Digimon and Security Digimon", "Digimon and all of your opponent's Security Digimon"),
    ("{a} all get {b}", "all of {a} get {b}"),
    *(
        (
            f"{duration} {{a}} and that Digimon's {{i}} effects don't activate $",
            f"{{a}} and can't activate {{i}} effects {meant} $",
        )
        for duration, meant in (
            ("until the end of your opponent's turn ,", "until the end of your opponent's turn"),
            ("for the turn ,", "for the turn"),
        )
    ),
    ("{a} be blocked by {b} this turn", "{a} be blocked by {b} for the turn"),
    # what would happen
    *(
        (
            f"if an opponent's effect would delete {{a}} or return it to {hand} hand or deck ,",
            (
                "when {a} would be deleted by an opponent's effect or be returned to the hand or deck by "
                "an opponent's effect ,"
            ),
        )
        for hand in ("its owner's", "your", "the")
    ),
    *(
        (
            (
                f"if this Digimon has {{a}} and an opponent's effect would delete it or return it to {hand} "
                "hand or deck ,"
            ),
            (
                "when this Digimon with {a} would be deleted by an opponent's effect or be returned to the "
                "hand or deck by an opponent's effect ,"
            ),
        )
        for hand in ("its owner's", "your")
    ),
    (
        "if this Digimon has {a} and would be deleted in battle ,",
        "when this Digimon with {a} would be deleted in battle ,",
    ),
    (
        "deleted or returned to your hand or deck ,",
        "deleted or be returned to the hand or deck ,",
    ),
    ("in this card's digivolution cards", "in this Digimon's digivolution cards"),
    ("keep it in play", "this Digimon doesn't leave"),
    ("prevent the deletion", "this Digimon isn't deleted"),
    ("prevent this Digimon from being deleted", "this Digimon isn't deleted"),
    ("have 1 or more security cards ,", "have a security card ,"),
    # digivolving
    ("digivolve your {a} into 1", "1 of your {a} digivolves into"),
    ("for its digivolution cost , ignoring its level", ", ignoring its level"),
    ("under this Tamer in any order", "as the bottom digivolution card of this Tamer"),
    (
        "for its digivolution cost as if this Tamer is a level {n}",
        "as if it were a level {n}",
    ),
    # triggers
    ("attacks one of your {a} ,", "attacks a {a} ,"),
    ("when attacking an opponent's {a} ,", "when this Digimon attacks a {a} ,"),
    (
        "{a} in its name attacks ( other than {b} )",
        "{a} in its name ( other than {b} ) attacks",
    ),
    # verbs
    ("of your {a} cards", "of your {a}"),
    ("a {a} from your hand", "1 {a} from your hand"),
    ("Digimon with a memory cost of {n} or less", "play cost {n} or lower Digimon"),
    (
        "Tamers or {a} Digimon",
        "Tamers or 1 of your opponent's {a} Digimon",
    ),
    ("activate <draw", "<draw"),
    (
        "you may digivolve 1 {a} among them onto the attacking Digimon",
        "that Digimon may digivolve into {a} among them",
    ),
    ("you can digivolve this card into 1", "this Digimon may digivolve into"),
    ("into 1 {a} among them", "into {a} among them"),
    ("unsuspend this Digimon and {a}", "unsuspend this Digimon . then , unsuspend {a}"),
    ("when you do ,", "if you did ,"),
    *(
        (
            f"if you don't have a {{a}} {card} in play , you may play one from your hand",
            "if you have no {a} , you may play 1 such card from your hand",
        )
        for card in ("card", "")
    ),
    ("the same level as the returned card", "the same level as that card"),
)

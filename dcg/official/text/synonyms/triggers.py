"""What happened: suspended, deleted, played, by what."""

from __future__ import annotations

from dcg.official.text.synonyms.pair import Pair

TRIGGERS: tuple[Pair, ...] = (
    ("any other", "another"),
    *(
        (f"delete {one} Digimon in battle", "deletes an opponent's Digimon in battle")
        for one in (
            "an opponent's",
            "your opponent's",
            "any of your opponent's",
            "one of your opponent's",
        )
    ),
    ("delete any of your opponent's {a} in battle", "deletes one of your opponent's {a} in battle"),
    *(
        (
            f"{effects} play or digivolve {some}{{a}} ,",
            f"one of {{a}} is played {by} or digivolves {by} ,",
        )
        for effects, by in (
            ("effects", "by an effect"),
            ("your effects", "by your effect"),
            ("your opponent's effects", "by an opponent's effect"),
        )
        for some in ("any of ", "one of ", "")
    ),
    # Options
    *(
        (f"{use} {option} ,", f"{use} {option} card ,")
        for use in ("use", "uses", "place")
        for option in ("an Option", "Options", "Option")
    ),
    *(
        (f"{use} {{t}} Option {end}", f"{use} {{t}} Option card {end}")
        for use in ("use", "uses")
        for end in (",", "with")
    ),
    *((f"{use} an Option with", f"{use} an Option card with") for use in ("use", "uses")),
    *(
        (f"{use} {{t}} trait {options} ,", f"{use} an Option card with the {{t}} trait ,")
        for use in ("use", "uses")
        for options in ("Option", "Options")
    ),
    ("Options are used", "a player uses an Option card"),
    *(
        (f"{owner} {options} used", f"{uses} an Option card")
        for owner, uses in (
            *(("your", "you use"), ("your opponent's", "your opponent uses")),
            *(("any of your", "you use"), ("any of your opponent's", "your opponent uses")),
        )
        for options in ("Options are", "Option cards are")
    ),
    ("Options are placed in", "an Option card is placed in"),
    ("place an Option in your battle area", "place an Option card in your battle area"),
    *(
        (f"{use} {options} ,", f"{use} an Option card ,")
        for use in ("use", "uses")
        for options in ("Options", "Option cards")
    ),
    ("place {t} trait Option from", "place Option card with the {t} trait from"),
    ("place {n} {t} trait Option from", "place {n} Option card with the {t} trait from"),
    ("place an Option in the battle area", "place an Option card in your battle area"),
    ("if attacked a", "when this Digimon attacks a"),
    # behind [When Attacking] what is attacked is part of what it waits for (11-2-7-6)
    *(
        (f"{attacking} {target}", f"when this Digimon attacks {said}")
        for attacking in (
            "if attacking",
            "when attacking",
            "if this Digimon is attacking",
            "if it is attacking",
            "if it's attacking",
            "if you attack",
        )
        for target, said in (
            ("a player", "a player"),
            ("the player", "a player"),
            ("players", "a player"),
            ("a Digimon", "an opponent's Digimon"),
            ("an opponent's Digimon", "an opponent's Digimon"),
            ("your opponent's Digimon", "an opponent's Digimon"),
            ("an opponent's {a} ,", "a {a} ,"),
            ("your opponent's {a} ,", "a {a} ,"),
            ("one of your opponent's {a} ,", "a {a} ,"),
        )
    ),
    ("returns to the hand ,", "is returned to the hand ,"),
    ("deleted or returned to the hand ,", "deleted or is returned to the hand ,"),
    ("becomes suspended", "suspends"),
    ("becomes unsuspended", "unsuspends"),
    ("become suspended", "suspends"),
    ("become unsuspended", "unsuspends"),
    ("is suspended", "suspends"),
    ("are suspended", "suspends"),
    ("is unsuspended", "unsuspends"),
    ("by an effect is played", "is played by an effect"),
    ("an opponent's {a}", "one of your opponent's {a}"),
    ("attacks your opponent's Digimon", "attacks an opponent's Digimon"),
    ("deletes your opponent's", "deletes an opponent's"),
    ("delete your opponent's", "deletes an opponent's"),
    ("dropping to 0 DP", "having its DP reduced to 0"),
    ("having its DP dropped to 0", "having its DP reduced to 0"),
    ("when one of your effects trashes {a} ,", "when {a} is trashed by your effect,"),
    ("when an effect trashes {a} ,", "when {a} is trashed by an effect,"),
    *(
        (
            f"when an effect trashes this card from {whose} Digimon's digivolution cards,",
            "when this digivolution card is trashed by an effect,",
        )
        for whose in ("a", "one of your")
    ),
    ("when an effect trashes this card,", "when this digivolution card is trashed by an effect,"),
    ("if {a} attacks,", "when {a} attacks,"),
    ("if {a} digivolves,", "when {a} digivolves,"),
    ("if {a} suspends,", "when {a} suspends,"),
    (
        "when digivolving {a} into {b} in your hand,",
        "when {a} would digivolve into {b} in your hand,",
    ),
    (
        "when digivolving {a} into {b} from your hand,",
        "when {a} would digivolve into {b} in your hand,",
    ),
    ("when digivolving {a} into {b} your hand,", "when {a} would digivolve into {b} in your hand,"),
    ("your opponent's effects", "an opponent's effect"),
    ("your opponent's effect", "an opponent's effect"),
    ("one of your effects", "your effects"),
    # of two it is said once what happens
    *(
        (f"{{a}} {happens} or {joint}{{b}} {happens}", f"{{a}} or {{b}} {happens}")
        for happens in (
            "attacks",
            "is played",
            "is deleted",
            "digivolves",
            "suspends",
            "unsuspends",
            "leaves the battle area",
        )
        for joint in ("", "when ")
    ),
    ("or when", "or"),
    *(
        (
            f"when {one} this card from {{a}} Digimon's digivolution cards",
            "when this card is trashed from the digivolution cards of {a} Digimon by an effect",
        )
        for one in ("an effect trashes", "effects trash")
    ),
    ("check", "checks"),
    ("when you play a {a} by an effect,", "when one of your {a} is played by an effect,"),
    ("when your {a} are", "when one of your {a} is"),
    ("when your other {a} are", "when one of your other {a} is"),
    ("when your opponent's", "when one of your opponent's"),
    ("if {a} becomes suspended,", "when {a} suspends,"),
    (
        "when you play another {a} by an effect,",
        "when one of your other {a} is played by an effect,",
    ),
    ("when your Digimon get", "when one of your Digimon gets"),
    ("you play another {a} ,", "one of your other {a} is played ,"),
    (
        "{a} is placed from this Digimon's digivolution cards at the bottom of its owner's deck ,",
        "any {a} return to the bottom of the deck from this Digimon's digivolution cards ,",
    ),
    (
        "you play a {a} or place {b} in your battle area",
        "one of your {a} is played or you place {b} in your battle area",
    ),
    (
        "when a card with the {a} trait is played , {x} . when a card with the {b} trait is played , {y} .",
        "when a card is played , if that Digimon has the {a} trait , {x} . if that Digimon has the {b} trait , {y} .",
    ),
    ("you place {a} in battle area", "you place {a} in your battle area"),
    ("you gain memory", "your memory is gained"),
    ("your opponent gains memory", "your opponent's memory is gained"),
    ("player gains memory", "player's memory is gained"),
    *((f"you would play {kind}", f"you would play {kind} card") for kind in ("Digimon", "Tamer")),
    ("you would play {noun} ,", "you would play {noun} card ,"),
    ("you would play {t} trait Digimon ,", "you would play Digimon card with {t} trait ,"),
    *(
        (f"you would pay {paying} for digivolving", "one of your Digimon would digivolve")
        for paying in ("memory", "cost")
    ),
    ("would be played from hand", "would be played from your hand"),
    ("would be played from trash", "would be played from your trash"),
    ("when {a} at the end of your turn ,", "when your turn ends , if {a} ,"),
    *(
        (
            f"{some}{whose} {{t}} trait Option cards are trashed",
            f"one of {whose} Options with the {{t}} trait is trashed",
        )
        for some in ("any of ", "")
        for whose in ("your", "your opponent's")
    ),
    *(
        (f"{some}{whose} Option cards are trashed", f"one of {whose} Options is trashed")
        for some in ("any of ", "")
        for whose in ("your", "your opponent's")
    ),
    # in the breeding area
    ("{a} digivolve in breeding area", "{a} in breeding area digivolves"),
    ("{a} digivolves in breeding area", "{a} in breeding area digivolves"),
    ("{a} digivolve in your breeding area", "{a} in breeding area digivolves"),
    ("you digivolve in breeding area", "one of your Digimon in breeding area digivolves"),
    (
        "your opponent digivolves in breeding area",
        "one of your opponent's Digimon in breeding area digivolves",
    ),
    (
        "your opponent digivolves in their breeding area",
        "one of your opponent's Digimon in breeding area digivolves",
    ),
    *(
        (f"{who} {hatch}{area}", f"{whose} breeding area is hatched in")
        for who, hatch, whose, own in (
            ("you", "hatch", "your", "your"),
            ("your opponent", "hatches", "your opponent's", "their"),
            ("player", "hatches", "player's", "their"),
        )
        for area in ("", f" in {own} breeding area", " in breeding area")
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
    # what happens
    (
        "their security stack is removed from",
        "a card is removed from your opponent's security stack",
    ),
    ("any of your opponent's Digimon are deleted", "one of your opponent's Digimon is deleted"),
    ("they place", "your opponent places"),
    (
        "one of {a} Digimon's attack targets is switched",
        "the attack target of 1 of {a} Digimon is switched",
    ),
    (
        "your opponent moves a Digimon from their breeding area",
        "one of your opponent's Digimon moves from the breeding area to the battle area",
    ),
    (
        "{a} Digimon would digivolve from level {m} to level {n} ,",
        "{a} level {m} Digimon would digivolve into level {n} card ,",
    ),
    (
        "would be deleted or returned to your hand or deck by an effect ,",
        "would be deleted by an effect or be returned to the hand or deck by an effect ,",
    ),
    (
        "this Digimon has {a} and an effect would delete it or return it to your hand or deck",
        (
            "this Digimon with {a} would be deleted by an effect or be returned to the hand or deck by an "
            "effect"
        ),
    ),
    ("this Digimon has {a} and would", "this Digimon with {a} would"),
    ("prevent this Digimon from leaving play", "this Digimon doesn't leave"),
    (
        "{n} {a} cards in this Digimon's digivolution cards",
        "{n} of this Digimon's {a} digivolution cards",
    ),
    ("{n} cards of the same level in", "{n} same-level cards in"),
    *(
        (
            f"under {those} Digimon as its bottom digivolution card",
            "as the bottom digivolution card of 1 of your such Digimon",
        )
        for those in ("that", "1 of those")
    ),
    # effects of other cards
    (
        "effects trash this card from a Digimon's digivolution cards",
        "this digivolution card is trashed by an effect",
    ),
    (
        "effects trash this card in your hand",
        "this card is trashed from your hand by an effect",
    ),
    # where it is played from
    *(
        (
            f"is played from {one} or from {other} ,",
            f"is played from {one} or is played from {other} ,",
        )
        for one, other in (
            ("your trash", "digivolution cards"),
            ("your hand", "digivolution cards"),
            ("your hand", "your trash"),
        )
    ),
    *(
        (
            f"are played from the {one} or {from_}{other} ,",
            f"is played from your {one} or is played from {meant} ,",
        )
        for one in ("hand", "trash")
        for from_ in ("from ", "")
        for other, meant in (
            ("the trash", "your trash"),
            ("trash", "your trash"),
            ("digivolution cards", "digivolution cards"),
        )
    ),
    *(
        (
            f"are played from digivolution cards or {from_}{other} ,",
            f"is played from digivolution cards or is played from {meant} ,",
        )
        for from_ in ("from ", "")
        for other, meant in (("the trash", "your trash"), ("the hand", "your hand"))
    ),
    # what is returned
    ("returned to hands", "returned to the hand"),
    ("returned to decks", "returned to the deck"),
    ("returned to hands or decks", "returned to the hand or deck"),
    *(
        (f"{said}n't returned", f"{meant}n't leave")
        for said, meant in (("is", "does"), ("are", "do"))
    ),
    *(
        (f"{{noun}} are returned to {where} ,", f"a {{noun}} is returned to {meant} ,")
        for where, meant in (
            ("hands", "the hand"),
            ("the hand", "the hand"),
            ("decks", "the deck"),
            ("the deck", "the deck"),
            ("hands or decks", "the hand or deck"),
        )
    ),
    # what turns, moves and is linked
    *(
        (f"{turns} {by}", f"is {turn}ed {by}")
        for turn in ("suspend", "unsuspend")
        for turns in (turn, f"{turn}s", f"become {turn}ed", f"becomes {turn}ed")
        for by in ("by", "other than", "outside")
    ),
    *(
        (f"{move} {where} ,", "moves from the breeding area to the battle area ,")
        for move in ("move", "moves")
        for where in ("from the breeding area", "to the battle area")
    ),
    *(
        (f"{become} {done}", said)
        for become in ("become", "becomes")
        for done, said in (
            ("blocked", "is blocked"),
            ("suspended", "suspends"),
            ("unsuspended", "unsuspends"),
        )
    ),
    *(
        pair
        for one in ("one", "1", "any")
        for pair in (
            (f"attacks {one} of your opponent's {{a}} ,", "attacks a {a} ,"),
            (f"attacks {one} of your opponent's Digimon", "attacks an opponent's Digimon"),
        )
    ),
    ("attacks an opponent's {a} ,", "attacks a {a} ,"),
    *(
        pair
        for attack in ("attack", "attacks")
        for some in ("", "any of ", "one of ", "1 of ")
        for pair in (
            (
                f"your opponent's {{a}} {attack} {some}your Digimon",
                "your opponent's {a} attacks an opponent's Digimon",
            ),
            (
                f"when your opponent's {{a}} {attack} {some}your Digimon",
                "when one of your opponent's {a} attacks an opponent's Digimon",
            ),
            (
                f"your opponent's {{a}} {attack} {some}your {{b}} ,",
                "your opponent's {a} attacks a {b} ,",
            ),
        )
    ),
    ("attacks players", "attacks a player"),
    ("an opponent's", "your opponent's"),
    *(
        (
            f"is moved from {one} breeding area to {other} battle area",
            "moves from the breeding area to the battle area",
        )
        for one in ("the", "your", "their")
        for other in ("the", "your", "their")
    ),
    ("from the breeding area to your battle area", "from the breeding area to the battle area"),
    ("are linked", "gets linked"),
    ("is linked", "gets linked"),
    ("app fuse", "app fuses"),
    ("is unsuspended", "unsuspends"),
    ("are unsuspended", "is unsuspended"),
    ("are suspended", "is suspended"),
    *(
        (f"{targets} {changed}", f"{meant} is switched")
        for targets, meant in (
            ("this Digimon's attack target", "this Digimon's attack target"),
            ("this Digimon's attack targets", "this Digimon's attack target"),
            ("attack targets", "an attack target"),
            ("{noun}'s attack target", "the attack target of 1 of {noun}"),
            ("{noun}'s attack targets", "the attack target of 1 of {noun}"),
            ("{noun} attack target", "the attack target of 1 of {noun}"),
            ("{noun} attack targets", "the attack target of 1 of {noun}"),
            *(
                (f"{some} of {{noun}} attack {target}", "the attack target of 1 of {noun}")
                for some in ("any", "one")
                for target in ("target", "targets")
            ),
            *(
                (
                    f"{some}{owner} {{names}} trait Digimon's attack {target}",
                    f"the attack target of 1 of {owner} Digimon with {{names}} trait",
                )
                for some in ("any of ", "one of ", "")
                for owner in ("your", "your opponent's")
                for target in ("target", "targets")
            ),
        )
        for changed in (
            "changes",
            "change",
            "is switched",
            "are switched",
            "is changed",
            "are changed",
        )
    ),
    ("check security", "checks your opponent's security stack"),
    ("checks security", "checks your opponent's security stack"),
    ("block", "blocks"),
    ("leave", "leaves"),
    # a plural behind "when" is said of any one of them
    ("when your", "when one of your"),
    ("or your", "or one of your"),
    ("or your opponent's", "or one of your opponent's"),
    ("are trashed", "is trashed from the battle area"),
    ("is trashed", "is trashed from the battle area"),
    ("Tokens are", "a Token is"),
    ("returned to hands or decks", "is returned to the hand or deck"),
    ("any of your Option cards in the battle area", "one of your Options"),
    ("when your opponent's", "when one of your opponent's"),
    ("cards are", "a card is"),
)

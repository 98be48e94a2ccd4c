"""What is gained and raised, said otherwise, and durations in front of a quoted effect."""

from __future__ import annotations

from dcg.official.text.synonyms.durations import LASTS
from dcg.official.text.synonyms.pair import Pair

_UNTIL = (
    ("until the end of your opponent's turn", "until the end of your opponent's turn"),
    ("until the end of their turn", "until the end of your opponent's turn"),
    ("until the end of your turn", "until the end of your turn"),
    ("for the turn", "for the turn"),
)

_DO = ("get", "gain", "can't", "can", "aren't", "are")

CHANGES: tuple[Pair, ...] = (
    # how long, in front of how much
    *((f"{{n}} DP {said} for {{s}}", f"{{n}} DP for {{s}} {meant}") for said, meant in LASTS),
    *(
        (
            f"to {{a}} , reduce the play cost by {{n}} {said} for {{s}}",
            f"reduce the play cost of {{a}} by {{n}} for {{s}} {meant}",
        )
        for said, meant in LASTS
    ),
    *(
        (
            f"{said} . if {{c}} , it further gets {{d}} $",
            f"{meant} . if {{c}} , that Digimon gets {{d}} {meant} $",
        )
        for said, meant in LASTS
    ),
    # information
    *(
        (
            f"{is_} also treated as having the {{t}} {trait} and as {{c}}",
            f"{gains} the {{t}} trait and {is_} also treated as {{c}}",
        )
        for is_, gains in (("is", "gains"), ("are", "gain"))
        for trait in ("trait", "traits")
    ),
    ("revealed from your deck ,", "revealed from the deck ,"),
    *(
        (
            said,
            (
                f"change {{a}} into a {{c}} Digimon with an original name of {{name}} {duration} {joint} "
                f"change the original DP of that Digimon to {{n}} {duration}"
            ),
        )
        for duration in ("until the end of your opponent's turn", "until the end of your turn")
        for joint in (". then ,", "and")
        for words in (
            "into a {c} Digimon with {n} DP and an original name of {name}",
            "into being {c} and having {n} DP and an original name of {name}",
        )
        for said in (f"change {{a}} {words} {duration}", f"{duration} , change {{a}} {words}")
    ),
    *(
        (f"this Digimon gains {said} {{a}} in", "this Digimon gains all effects of {a} in")
        for said in ("all effects on", "all of the effects of", "all of the effects on")
    ),
    (
        "effects on all {a} in its digivolution cards",
        "effects of {a} in this Digimon's digivolution cards",
    ),
    (
        "effects of its digivolution cards with {a} $",
        "effects of cards with {a} in this Digimon's digivolution cards $",
    ),
    (
        "this Digimon gains all effects of cards with {a} and {b} in their names",
        "this Digimon gains all effects of cards with {a} or {b} in their names",
    ),
    # the full stop of a sentence that ends with a quoted effect stands inside the quotes
    *(
        (f"{said} , {words} {{q}} then ,", f"{{a}} {verb} {{q}} {meant} {joint}")
        for said, meant in _UNTIL
        for joint in (".", ". then ,")
        for words, verb in (
            ("{a} gains", "gains"),
            ("{a} gain", "gain"),
            ("give {a}", "gains"),
            ("give {a}", "gain"),
        )
    ),
    (
        "it gets +3000 to the maximum DP-based deletion effects",
        "add 3000 to this effect's DP maximum",
    ),
    (
        "remove {n} from this DP deletion effect's maximum",
        "reduce this effect's DP maximum by {n}",
    ),
    ("attack with this Digimon", "this Digimon attacks"),
    *(
        (f"{a_and} {unsuspends}", f". then , unsuspend {it}")
        for a_and in ("and", ", and")
        for unsuspends in ("unsuspends", "unsuspend")
        for it in ("that Digimon", "this Digimon", "those Digimon")
    ),
    *((f"{a_and} may attack", ". then , that Digimon may attack") for a_and in ("and", ", and")),
    *((f"{a_and} attacks", ". then , this Digimon attacks") for a_and in ("and", ", and")),
    *(
        (f"{{a}} {unsuspends} and", f"unsuspend {{a}} . then , {those} Digimon")
        for unsuspends, those in (("unsuspends", "that"), ("unsuspend", "those"))
    ),
    ("it also unsuspends", "unsuspend that Digimon"),
    *(
        (
            f"{only} this Digimon",
            "can't attack players and can't attack Digimon other than this Digimon",
        )
        for only in (
            "can only attack",
            "can't attack other than",
            "can't attack anything other than",
        )
    ),
    ("can only attack Digimon", "can't attack players"),
    *(
        (f"neither player can reduce {costs} costs", f"players can't reduce {costs} costs")
        for costs in ("play", "digivolution")
    ),
    *((f", and {they} can't", "and can't") for they in ("it", "they")),
    *((f", and {they} {gain}", "and gain") for they in ("they",) for gain in ("gain",)),
    (
        "your opponent's Digimon can't block this Digimon",
        "this Digimon can't be blocked",
    ),
    (
        "your opponent's {a} can't block this Digimon",
        "this Digimon can't be blocked by your opponent's {a}",
    ),
    *(
        (
            f"that Digimon's {icon} effects don't activate",
            f"{icon} effects on that card don't activate",
        )
        for icon in ("[On Play]", "[When Digivolving]")
    ),
    *(
        (
            f"{all_}{whose} {said}Digimon's DP can't be reduced{by}",
            f"all of {whose} {written} can't have {dp} reduced{by}",
        )
        for all_ in ("", "all ", "all of ")
        for whose in ("your", "your opponent's")
        for said, written in (
            ("", "Digimon"),
            ("{t} trait ", "Digimon with the {t} trait"),
            ("other ", "other Digimon"),
            ("other {t} trait ", "other Digimon with the {t} trait"),
        )
        for by, dp in (("", "their DP"), (" by your opponent's effects", "DP"))
    ),
    (
        "this Digimon's DP can't be reduced by your opponent's effects",
        "this Digimon can't have DP reduced by your opponent's effects",
    ),
    ("it also unsuspends", "this Digimon unsuspends"),
    ("attack Digimon", "attack your opponent's Digimon"),
    ("prevent that removal", "this Digimon doesn't leave"),
    (
        "an effect would remove {a} from the battle area",
        "{a} would leave the battle area by an effect",
    ),
    (
        "an effect plays or digivolves {a} ,",
        "{a} is played by an effect or digivolves by an effect ,",
    ),
    ("in battle or by having 0 DP", "in battle or is deleted by having its DP reduced to 0"),
    ("checks an opponent's security", "checks your opponent's security stack"),
    ("when one of your effects suspends {a} ,", "when {a} is suspended by your effect ,"),
    ("if one of your {a} deletes {b} ,", "when one of your {a} deletes {b} ,"),
    ("its name", "their names"),
    ("{a} DP or higher Digimon", "Digimon with {a} DP or more"),
    (
        "{a} DP or lower {c} Digimon card with {b}",
        "{c} Digimon card with {a} DP or less and {b}",
    ),
    (
        "its digivolution cards or your trash",
        "your trash or this Digimon's digivolution cards",
    ),
    ("{a} trait cards with {b}", "cards with the {a} trait and {b}"),
    ("as your bottom security card", "at the bottom of its owner's security stack"),
    ("any {n} cards under {b}", "any {n} digivolution cards of {b}"),
    *(
        (f"any {{n}} digivolution {card} of {{b}}", f"any {{n}} {card} under {{b}}")
        for card in ("card", "cards")
    ),
    (
        "may digivolve into this card in your hand for",
        "can digivolve into this card in your hand for",
    ),
    ("{n} or more DP", "{n} DP or more"),
    ("if {a} would", "when {a} would"),
    ("if this Digimon DNA digivolves into", "when this Digimon would DNA digivolve into"),
    ("if {a} becomes unsuspended ,", "when {a} unsuspends ,"),
    *(
        (f"{said} this Digimon is deleted ,", "when this Digimon would be deleted ,")
        for said in ("if", "when")
    ),
    ("if {a} is deleted ,", "when {a} is deleted ,"),
    ("treat {a} as a {n} DP Digimon that", "{a} is also treated as a {n} DP Digimon and"),
    ("all {noun} except this one", "all other {noun}"),
    ("of you and your opponent's", ""),
    ("other than this Digimon , all {noun} don't", "all other {noun} can't"),
    (
        "your {noun} or Digimon with {a} in their digivolution cards",
        "your {noun} or 1 of your Digimon with {a} in their digivolution cards",
    ),
    (
        "from this Digimon's digivolution cards , return {a} to the hand and place {b} on top of your",
        "return {a} from this Digimon's digivolution cards to the hand . then , place {b} from this Digimon's digivolution cards on top of its owner's",
    ),
    ("further reduce it by {n} for each {a}", "for each {a} , further reduce it by {n}"),
    ("of its digivolution card colors", "color in this Digimon's digivolution cards"),
    ("treat {a} as a {n} DP Digimon that", "{a} is also treated as a {n} DP Digimon and"),
    ("your {noun} or Digimon with", "your {noun} or 1 of your Digimon with"),
    *((f"activate the following effect {stop} ・", "one after another ,") for stop in (".", ":")),
    ("if {w} digivolves {a} , by", "when {w} would digivolve {a} , by"),
    ("under {b} as one of its digivolution cards", "as the bottom digivolution card of {b}"),
    ("{a} trait Digimon card would", "Digimon with the {a} trait would"),
    ("lowest play cost suspended Digimon", "suspended Digimon with the lowest play cost"),
    (", and", "."),
    ("{a} cards in this Digimon's digivolution cards", "of this Digimon's {a} digivolution cards"),
    ("if you trashed {n} cards ,", "if this effect trashed {n} or more cards ,"),
    (
        "place {a} under {b} as one of its digivolution cards",
        "place {a} as the bottom digivolution card of {b}",
    ),
    (
        "placing {a} under {b} as one of its digivolution cards",
        "placing {a} as the bottom digivolution card of {b}",
    ),
    ("of your Digimon cards", "Digimon card"),
    ("revealed cards", "rest"),
    ("rest", "revealed cards"),
    ("remaining card", "revealed cards"),
    ("remaining cards", "revealed cards"),
    *(
        (said, f"for each card this effect {done}")
        for done in ("trashed", "returned", "placed", "revealed")
        for said in ("for each one", "for each card placed")
    ),
    (
        "return the {e} {n} digivolution cards of {a} to the {w} of the deck",
        "choose {a} . return that Digimon's {e} {n} digivolution cards to the {w} of the deck",
    ),
    (
        "among {w} , delete 1 with {b} for {c}",
        "for {c} , one after another , delete 1 of {w} with {b}",
    ),
    (
        "from your hand for the cost . when it would be played by this effect , reduce the play cost by {n}",
        "from your hand with the play cost reduced by {n}",
    ),
    (
        "your {a} and/or {b} trait Digimon",
        "your Digimon that are {a} or have the {b} trait",
    ),
    ("the play cost of the deleted Digimon", "the play cost of that Digimon"),
    ("Digimon card and Option card", "Digimon card or 1 Option card"),
    (
        "it can be digivolved into {a} in your hand or under one of your Tamers with",
        "this Digimon may digivolve into {a} from your hand or under your Tamers with",
    ),
    (
        "Option card with {a} or that's {b} and has",
        "Option card with {a} or 1 {b} Option card with",
    ),
    (
        "without meeting its color requirements or paying its memory cost",
        "without meeting color requirements and without paying the cost",
    ),
    *(
        (
            f". place the Option card used with this effect {said} face down instead of placing it in your trash",
            f", placing it {meant} instead of in the trash",
        )
        for said, meant in (
            ("on top of your security stack", "as the top security card"),
            ("at the bottom of your security stack", "as the bottom security card"),
        )
    ),
    (
        "of their Digimon . delete all of their other Digimon",
        "of their Digimon and delete all of your opponent's other Digimon",
    ),
    (
        "{a} level 6 or higher cards in this Digimon's digivolution cards",
        "{a} of this Digimon's level 6 or higher digivolution cards",
    ),
    ("< De-Digivolve 1 > {t} for each {a}", "for each {a} , < De-Digivolve 1 > {t}"),
    ("if they have {n} or more ,", "if your opponent has {n} or more memory ,"),
    ("{a} and {b} are unblockable", "{a} can't be blocked . then , {b} can't be blocked"),
    ("that Digimon", "that card"),
    ("they", "that card"),
    (
        "when you play a {a} or a {b} ,",
        "when one of your {a} or one of your {b} is played ,",
    ),
    ("all of the revealed cards", "the revealed cards"),
    ("{t} trait card with a different name", "card with the {t} trait and different names"),
    (
        "trash as many cards from the top of {a} as the level of the Digimon this effect deleted",
        "if this effect deleted , trash as many cards from the top of {a} as that Digimon's level",
    ),
    ("hand without looking", "hand"),
    ("your opponent's hand", "your opponent's hand without looking"),
    ("1 your", "1 of your"),
    ("the Digimon this effect suspended", "that Digimon"),
    # what is added and what may be played are done together (BT10-097#Q2033)
    *(
        (
            f"add {{n}} {{a}} among them to {hand} hand , and you may play {{b}}",
            "you may add {n} {a} among them to the hand and play {b}",
        )
        for hand in ("your", "the")
    ),
    (
        "among them , place {n} {t} trait card as this Digimon's bottom digivolution card , and add 1 such card to the hand",
        "place {n} card with the {t} trait among them as the bottom digivolution card of this Digimon . then , add 1 such card among them to the hand",
    ),
    ("another", "1 of your other"),
    ("{a} gains {k} for each {b}", "for each {b} , {a} gains {k}"),
    (
        "with levels greater than or equal to the total cards",
        "with level greater than or equal to the number of total cards",
    ),
    ("a digivolution card with {a}", "a card with {a} in its digivolution cards"),
    ("{a} Digimon card that's {c} from", "{a} {c} Digimon card from"),
    *(
        (f"this Digimon with {{a}} {verb}", f"while this Digimon has {{a}} , this Digimon {verb}")
        for verb in ("gains", "gets", "can't", "isn't", "can", "doesn't")
    ),
    *(
        (
            f"this {{t}} trait Digimon {verb}",
            f"while this Digimon has {{t}} trait , this Digimon {verb}",
        )
        for verb in ("gains", "gets", "can't", "isn't", "can", "doesn't")
    ),
    *(
        (
            f"while {{c}} , this Digimon with {{a}} {verb}",
            f"while {{c}} and this Digimon has {{a}} , this Digimon {verb}",
        )
        for verb in ("gains", "gets", "can't", "isn't", "can", "doesn't")
    ),
    *(
        (
            f"while {{c}} , this {{t}} trait Digimon {verb}",
            f"while {{c}} and this Digimon has {{t}} trait , this Digimon {verb}",
        )
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
    ("prevent its deletion", "this Digimon isn't deleted"),
    ("and it", "and"),
    ("give {a} <", "{a} gain <"),
    ('give {a} "', '{a} gain "'),
    ("give {a} -", "{a} get -"),
    ("none of {noun} can", "all of {noun} can't"),
    ("digivolve into {a} cards", "digivolve into {a}"),
    ("don't unsuspend during", "can't unsuspend during"),
    ("doesn't unsuspend during", "can't unsuspend during"),
    (",", ", gains"),
    (", and", "and gains"),
    (", {k} , and", "and gains {k} and"),
    ("gains", "gets"),
    ("treated as also having", "also treated as having"),
    ("treated as a", "also treated as a"),
    ("treated as", "also treated as a"),
    (
        "gains {i} and {j} , and gains {k} for each {a} .",
        "gains {i} and {j} . then , for each {a} , this Digimon gains {k} .",
    ),
    (
        "the Digimon that digivolved with this effect gets {n} DP",
        "if this effect digivolved , that Digimon gets {n} DP",
    ),
    ("your opponent's cards suspended with this effect", "the cards this effect suspended"),
    (
        "and effects can't delete or trash it",
        ", be deleted by effects or be trashed by effects",
    ),
    (
        "you may place {a} at the bottom of this Digimon's digivolution cards to prevent effects from deleting it or reducing its DP",
        "by placing {a} as the bottom digivolution card of this Digimon , this Digimon can't be deleted by effects or have its DP reduced",
    ),
    (
        "and \"this Digimon can't {a} or be returned to its owner's hand or deck \"",
        'and "this Digimon can\'t {a} , be returned to the hand or be returned to the deck . "',
    ),
    (
        "other than their highest play cost Digimon , none of your opponent's Digimon can",
        "all of your opponent's Digimon other than those with the highest play cost can't",
    ),
    (
        "the Digimon played by this effect can't digivolve to level {n} , and at the next end of your opponent's turn , delete that Digimon",
        "the Digimon this effect played can't digivolve to level {n} from now on . at the end of your opponent's turn , delete the Digimon this effect played",
    ),
    ("{n} DP Digimon", "Digimon with {n} DP"),
    # what can't be done
    (
        "your opponent's cards don't unsuspend during their next unsuspend phase",
        "all of your opponent's Digimon and Tamers can't unsuspend during your opponent's next unsuspend phase",
    ),
    (
        "other than this Digimon , no Digimon or Tamers can",
        "all other Digimon and Tamers can't",
    ),
    (
        "can only attack suspended Digimon",
        "can't attack players and can't attack unsuspended Digimon",
    ),
    ("its DP can't be reduced", "can't have DP reduced"),
    *((f"have {its} DP reduced", "have DP reduced") for its in ("its", "their")),
    ("deleted in battles", "deleted in battle"),
    ("and then", "and"),
    ("this Digimon's DP can't be reduced", "this Digimon can't have DP reduced"),
    ("to the bottom of the Digi-Egg deck", "to the bottom of the deck"),
    ("to the bottom of your Digi-Egg deck", "to the bottom of the Digi-Egg deck"),
    # all of a kind
    *(
        (f"{said}each of {whose} {{noun}}", f"{said}all of {whose} {{noun}}")
        for said in ("", "of ", "from ")
        for whose in ("your", "your opponent's")
    ),
    ("from each of {a} , trash any {b}", "trash any {b} of all of {a}"),
    *((f"Digimon with {{a}} {do}", f"all Digimon with {{a}} {do}") for do in _DO),
    *((f"{{noun}} {do}", f"all {{noun}} {do}") for do in _DO),
    *(
        (f"{words} the {{a}} {trait}", f"{gain} the {{a}} trait")
        for trait in ("trait", "traits")
        for gain in ("gain", "gains")
        for words in (
            *("is treated as having", "is also treated as having", "has", "also has"),
            *("are treated as having", "are also treated as having", "have", "also have"),
            *("is treated as also having", "are treated as also having"),
        )
    ),
    *(
        (f"{this}'s original DP is", f"change the original DP of {this} to")
        for this in ("this Digimon", "that Digimon")
    ),
    *(("give {a} {n} DP", f"{{a}} {gets} {{n}} DP") for gets in ("gets", "get")),
    (
        "your opponent can't reduce {a}'s DP",
        "{a} can't have DP reduced by your opponent's effects",
    ),
    *(
        (
            f"your opponent can't reduce {own} DP",
            f"{one} can't have DP reduced by your opponent's effects",
        )
        for own, one in (
            ("this Digimon's", "this Digimon"),
            ("that Digimon's", "that Digimon"),
            ("its", "this Digimon"),
            ("its", "that Digimon"),
        )
    ),
    # what does not affect it
    ("can't be affected by", "isn't affected by"),
    ("can't be affected by", "aren't affected by"),
    ("effects of cards", "effects on cards"),
    ("effects of Option cards", "effects on Option cards"),
    ("they check", "it checks"),
    ("blocked by {noun}", "blocked by your opponent's {noun}"),
    # what none of the opponent's effects can do
    *(
        (
            f"{{a}} or {{b}} by {owner} effects",
            f"{{a}} by your opponent's effects or {be}{{b}} by your opponent's effects",
        )
        for owner in ("your opponent's", "their")
        for be in ("", "be ")
    ),
    ("or returned", "or be returned"),
    ("or deleted", "or be deleted"),
    ("by their effects", "by your opponent's effects"),
)

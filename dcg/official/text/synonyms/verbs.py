"""What is done, and what something gets, gains or can't do."""

from __future__ import annotations

from dcg.official.text.synonyms.opposing_effects import OPPOSING_EFFECTS
from dcg.official.text.synonyms.pair import Pair

COSTS = ("play", "digivolution", "use", "link")
"""What cards pay for: where something would happen, "the cost" is that of it."""

VERBS: tuple[Pair, ...] = (
    (
        "would be played or digivolve , {c} , reduce the cost",
        "would be played or digivolve , {c} , reduce the play or digivolution cost",
    ),
    (
        "would be played or digivolve , reduce the cost",
        "would be played or digivolve , reduce the play or digivolution cost",
    ),
    *(
        pair
        for them in ("them", "the trashed cards")
        for pair in (
            ("of those cards", f"card among {them}"),
            ("of those {a} cards", f"{{a}} card among {them}"),
            ("of those cards with {a}", f"card with {{a}} among {them}"),
            (
                "of those cards with a play cost of {n} or less",
                f"play cost {{n}} or lower card among {them}",
            ),
        )
    ),
    ("gets <", "gain <"),
    ("remove {n} from this effect's {a} maximum", "reduce this effect's {a} maximum by {n}"),
    (
        "remove {n} from this effect's playable card's {a} maximum",
        "reduce this effect's {a} maximum by {n}",
    ),
    (
        "{a} for the turn . if {c} , it further gets {d} $",
        "{a} for the turn . if {c} , that Digimon gets {d} for the turn $",
    ),
    ("the DNA digivolved Digimon", "that DNA digivolved Digimon"),
    ("for every {n} {a} , gets {d} DP", "gets {d} DP for every {n} {a}"),
    ("for every {n} this effect trashed", "for every {n} cards this effect trashed"),
    ("for every {n} of {a} this effect", "for every {n} {a} this effect"),
    (
        "while {a} , this Digimon with {b} gains",
        "while {a} and this Digimon has {b} , this Digimon gains",
    ),
    ("set it to {n} on your opponent's side", "set the memory to {n} on your opponent's side"),
    (
        "one of your {a} , {b} or {c} Tamers ,",
        "one of your {a} or {b} or {c} Tamers is played by an effect ,",
    ),
    ("change {a} Digimon's original DP to", "change the original DP of {a} Digimon to"),
    (
        "activate 1 {t} effect on that card as an effect of this Digimon",
        "activate 1 of that card's {t} effects as an effect of this Digimon",
    ),
    (
        "activate 1 {t} effect on the placed card as an effect of this Digimon",
        "activate 1 of that card's {t} effects as an effect of this Digimon",
    ),
    (
        "activate 1 {t} effect of {a} as an effect of this Digimon",
        "choose {a} . activate 1 of that card's {t} effects as an effect of this Digimon",
    ),
    ("<De-Digivolve {n}> {a} for every {m}", "for every {m} , <De-Digivolve {n}> {a}"),
    ("<De-Digivolve {n}> {a} for each {m}", "for each {m} , <De-Digivolve {n}> {a}"),
    (
        "none of {a} Tamers' {t} effects activate",
        "all of {a} Tamers can't activate {t} effects",
    ),
    (
        "play this Digimon card into the breeding area",
        "play this card to an empty space in your breeding area",
    ),
    ("your breeding area is empty", "you have no Digimon in the breeding area"),
    ("moving your {a} from the breeding area", "moving 1 of your {a} from the breeding area"),
    ("at the next end of", "at the end of"),
    ("return that Digimon to the hand", "return that card to the hand"),
    (
        "from this Digimon's digivolution cards , you may return to the hand or play without paying the cost {a}",
        "you may return {a} from this Digimon's digivolution cards to the hand or play 1 of this Digimon's such digivolution cards without paying the cost",
    ),
    (
        "among them , add {a} to the hand or place {b} as this Digimon's bottom digivolution card",
        "add {a} among them to the hand or place {b} among them as the bottom digivolution card of this Digimon",
    ),
    (
        "among them , add to the hand or place as any of {u} Digimon's bottom digivolution card {a}",
        "add {a} among them to the hand or place 1 such card among them as the bottom digivolution card of 1 of {u} Digimon",
    ),
    ("{a} unsuspends and gains", "unsuspend {a} . then , {a} gains"),
    ("this Digimon unsuspends and gains", "unsuspend this Digimon and this Digimon gains"),
    ("and attacks", ". then , that Digimon attacks"),
    *(
        (f"the {said} {{n}} {stop} ・", "the following effect {n} . ・")
        for said in ("effect below", "following effect")
        for stop in ("", ".", ":")
    ),
    *(
        (f"of the {said} {stop} ・", "of the effects below : ・")
        for said in ("following effects", "effects below")
        for stop in ("", ".", ":")
    ),
    *(
        (f"activate {every} {said} {stop} ・", "activate all of the effects below : ・")
        for every in ("all", "all of", "both", "both of", "each of", "")
        for said in ("the following effects", "the effects below")
        for stop in ("", ".", ":")
    ),
    *(
        (
            f"activate {{n}} of the effects below {each} {stop} ・",
            f"{each} , activate {{n}} of the effects below : ・",
        )
        for each in ("for each {s}", "for every {s}")
        for stop in ("", ".", ":")
    ),
    *(
        (f"activate {every} instead {stop} ・", "activate all of the effects below instead : ・")
        for every in (
            "all of the effects below",
            "all of the effects",
            "all of them",
            "all",
            "both",
            "both effects",
            "both of them",
        )
        for stop in ("", ".", ":")
    ),
    *(
        (f"{of} instead {stop} ・", "of the effects below instead : ・")
        for of in ("of them", "of the effects below")
        for stop in ("", ".", ":")
    ),
    ("decrease your memory by {n}", "lose {n} memory"),
    *(
        (f"for {said}", "for the cost")
        for said in ("its cost", "its memory cost", "the memory cost")
    ),
    ("the play cost to play this card", "the cost to play this card"),
    *(
        (f"attack {what} with {which}", f"{which} attacks {what}")
        for what in ("a player", "your opponent's Digimon")
        for which in ("this Digimon", "that Digimon")
    ),
    *((f"attack with {which}", f"{which} attacks") for which in ("this Digimon", "that Digimon")),
    ("{a} suspends", "suspend {a}"),
    ("attacks your opponent", "attacks a player"),
    ("attacks an opponent's Digimon", "attacks your opponent's Digimon"),
    *(
        (f"can {verb}", f"may {verb}")
        for verb in ("attack", "DNA digivolve", "app fuse", "unsuspend", "suspend", "move")
    ),
    *(
        (f"{can} attack {said}", f"may attack {meant}")
        for can in ("can", "may")
        for said, meant in (
            ("your opponent", "a player"),
            ("an opponent's Digimon", "your opponent's Digimon"),
        )
    ),
    *(
        pair
        for its in ("its", "their", "the")
        for pair in (
            *(
                (f"reduce {its} {cost} by", f"reduce the {cost} by")
                for cost in ("play cost", "use cost", "digivolution cost")
            ),
            *(
                (
                    f"reduce {its} memory {cost} of {the} digivolution by",
                    "reduce the digivolution cost by",
                )
                for cost in ("cost", "costs")
                for the in ("the", "that")
            ),
        )
    ),
    ("ignoring their digivolution requirements", "ignoring digivolution requirements"),
    *(
        (
            f"without meeting its color requirements or paying its {cost}",
            "without meeting color requirements and without paying the cost",
        )
        for cost in ("cost", "use cost")
    ),
    (
        "you can use this option card without meeting its color requirements",
        "you can ignore this card's color requirements",
    ),
    (
        "your {noun} may digivolve into this card in your hand",
        "one of your {noun} can digivolve into this card in your hand",
    ),
    ("< digivolve : {a} >", "digivolve : {a}"),
    ("< DNA digivolution : {a} >", "DNA digivolution : {a}"),
    ("trigger <", "<"),
    ("instead {a} $", "{a} instead $"),
    ("you may instead {a} $", "you may {a} instead $"),
    *(
        (f"when you would play this card{hand} ,", f"when this card would be played{where} ,")
        for hand, where in (
            ("", ""),
            (" from your hand", " from your hand"),
            (" from the hand", " from your hand"),
        )
    ),
    ("when playing this card from your hand,", "when this card would be played from your hand,"),
    *(
        (
            f"reduce {its} {kind} cost by {{a}} if {{b}} $",
            f"if {{b}} , reduce the {kind} cost by {{a}} $",
        )
        for kind in ("play", "use", "digivolution")
        for its in ("its", "the")
    ),
    *(
        (f"this card's {kind} cost by", f"the {kind} cost of this card by")
        for kind in ("play", "use", "digivolution")
    ),
    ("each player trashes {a} in their hand", "both players trash {a} in their hand"),
    ("in their hands", "in their hand"),
    ("from their hand", "in their hand"),
    (
        "trash both players' top security cards",
        "trash the top card of both players' security stacks",
    ),
    (
        "trashing both players' top security cards",
        "trashing the top card of both players' security stacks",
    ),
    *(
        (
            f"trash {n} from the {tops} of both players' {place}",
            f"trash the top {top} of both players' {place}",
        )
        for n, top in (("1 card", "card"), ("{a} cards", "{a} cards"))
        for tops in ("top", "tops")
        for place in ("decks", "security stacks")
    ),
    ("trash their top security card", "trash the top card of their security stack"),
    ("they play {a} Token", "your opponent plays {a} Token"),
    ("they play {a} Tokens", "your opponent plays {a} Tokens"),
    ("on", ""),
    ("switch the target of attack", "switch the attack target"),
    ("if attacking a", "if this Digimon is attacking a"),
    ("if attacking the player", "if this Digimon is attacking a player"),
    ("if attacking an opponent's Digimon", "if this Digimon is attacking a Digimon"),
    ("if attacking your opponent's Digimon", "if this Digimon is attacking a Digimon"),
    ("is also treated", "is treated"),
    ("are also treated", "are treated"),
    (
        "the maximum DP you can choose with DP-based deletion effects",
        "the maximum your DP-based deletion effects can delete",
    ),
    ("end that attack", "end the attack"),
    ("end this attack", "end the attack"),
    *((f"{the} attack ends", "end the attack") for the in ("the", "that", "this")),
    *(
        (
            f"attack the turn {they} played",
            f"also attack the turn {canonical} played",
        )
        for they in ("it was", "they were", "they are", "it is", "they're", "it's")
        for canonical in ("it was", "they were")
    ),
    ("change the attack target", "switch the attack target"),
    ("change the target of attack", "switch the attack target"),
    ("for a memory cost of", "for a digivolution cost of"),
    ("for a cost of", "for a digivolution cost of"),
    ("memory cost", "use cost"),
    ("memory cost of the digivolution", "digivolution cost"),
    ("its digivolution cost", "the digivolution cost"),
    ("its play cost", "the play cost"),
    ("its use cost", "the use cost"),
    ("playing cost", "play cost"),
    ("of this card in your hand by", "of this card by"),
    ("ignoring its digivolution requirements", "ignoring digivolution requirements"),
    ("set it to", "set your memory to"),
    ("other than by", "except with"),
    ("except with", "other than by"),
    (
        "you may use this card without meeting its color requirements",
        "you can ignore this card's color requirements",
    ),
    (
        "you may use this option card without meeting its color requirements",
        "you can ignore this card's color requirements",
    ),
    (
        "you can use this card without meeting its color requirements",
        "you can ignore this card's color requirements",
    ),
    (
        "you may ignore this card's color requirements",
        "you can ignore this card's color requirements",
    ),
    ("affected by the effects of your opponent's {a}", "affected by your opponent's {a} effects"),
    ("have", "gain"),
    ("get", "gain"),
    ("gets", "gains"),
    ("has", "gains"),
    ("have {a} get", "{a} gets"),
    *(
        (f"you {may} have {{a}} {verb}", f"{{a}} may {verb}")
        for may in ("may", "can")
        for verb in ("gain", "get")
    ),
    ("by {n} times the number of {a} $", "by {n} for each of {a} $"),
    ("have {a} gain", "{a} gains"),
    ("and", "and gains"),
    ("and", "and gain"),
    ("and", "and gets"),
    ("and", "and get"),
    ("give {a} <", "{a} gains <"),
    ('give {a} "', '{a} gains "'),
    ("give {a} -", "{a} gets -"),
    ("give {a} +", "{a} gets +"),
    ("prevent that deletion", "this Digimon isn't deleted"),
    ("prevent that deletion", "that Digimon isn't deleted"),
    ("prevent it from leaving", "that Digimon doesn't leave"),
    ("prevent it from leaving", "this Digimon doesn't leave"),
    ("prevent it from leaving play", "this Digimon doesn't leave"),
    ("link {a} with {b}", "link {a} to {b}"),
    ("link {a} to your {b} without", "link {a} to all of your {b} without"),
    ("with the cost reduced by", "with the link cost reduced by"),
    *((f"add {{a}} to the {cost} cost", f"increase the {cost} cost by {{a}}") for cost in COSTS),
    *(
        (f"reduce {its} memory cost by", f"reduce the {cost} cost by")
        for its in ("its", "the")
        for cost in ("play", "use")
    ),
    *(("reduce the cost by", f"reduce the {cost} cost by") for cost in COSTS),
    ("it unsuspends", "unsuspend this Digimon"),
    ("{a} unsuspends", "unsuspend {a}"),
    ("{a} may unsuspend", "you may unsuspend {a}"),
    ("may be suspended", "suspend"),
    ("until your opponent's turn ends", "until the end of your opponent's turn"),
    ("until their turn ends", "until the end of your opponent's turn"),
    ("until the end of their turn", "until the end of your opponent's turn"),
    ("until your turn ends", "until the end of your turn"),
    ("until the end of the turn", "for the turn"),
    ("{d} , {a} .", "{a} {d} ."),
    ("attack an opponent's Digimon", "attack your opponent's Digimon"),
    ("can't attack your opponent's Digimon", "can't attack Digimon"),
    ("attack your opponent", "attack a player"),
    ("you may attack with {a} without suspending it", "{a} may attack without suspending"),
    ("you may attack {b} with {a}", "{a} may attack {b}"),
    ("{a} if {b} $", "if {b} , {a} $"),
    ("while", "if"),
    ("otherwise", "otherwise ,"),
    (
        "{c} also meets this card's color requirements",
        "while you have a {c} Digimon or Tamer on the field, you can ignore this card's color requirements",
    ),
    *(
        (f"trash {owner} {end} {{a}}", f"trash the {end} {{a}} of {whom}")
        for owner, whom in (
            ("its", "that Digimon"),
            ("its", "this Digimon"),
            ("that Digimon's", "that Digimon"),
        )
        for end in ("bottom", "top")
    ),
    ("{a} s may suspend", "you may suspend {a}"),
    ("{a} may suspend", "you may suspend {a}"),
    (
        ", and place it at the top or bottom of your deck",
        ". return that card to the top or bottom of the deck",
    ),
    ("into the battle area", "in the battle area"),
    (
        "you may place {a} at the bottom of your deck in any order to {b}",
        "by returning {a} to the bottom of the deck , {b}",
    ),
    (
        "none of {a} can unsuspend in their next unsuspend phase",
        "all of {a} can't unsuspend during your opponent's next unsuspend phase",
    ),
    *(
        (
            f"{{a}} from {{h}} without paying {cost} . this effect can't play cards with the same {name} as any of {{b}}",
            "{a} without the same name as any of {b} from {h} without paying the cost",
        )
        for cost in ("the cost", "the costs")
        for name in ("name", "names")
    ),
    ("doesn't unsuspend", "can't unsuspend"),
    *OPPOSING_EFFECTS,
    *(
        (
            f"{any_}{{i}} effects on {kind} {played} don't activate",
            f"{{i}} effects on {card} don't activate",
        )
        for any_ in ("", "any ")
        for kind in ("Digimon", "Tamer")
        for played in ("played by this effect", "played with this effect")
        for card in ("that card", "those cards")
    ),
    *(
        (said.format(kind), card)
        for kind in ("Digimon", "Tamer")
        for said in (
            "{} played by this effect",
            "all {} played by this effect",
            "the {} this effect played",
            "the {} played by this effect",
            "the {} played with this effect",
            "the played {}",
        )
        for card in ("that card", "those cards", f"the {kind} this effect played")
        if said.format(kind) != card
    ),
    *(
        (said, "the Digimon this effect played")
        for said in ("it", "they", "that Digimon", "that card", "those cards")
    ),
    *((said, "the Tamer this effect played") for said in ("it", "that Tamer", "that card")),
    ("that Digimon", "that Digimon or Tamer"),
    ("it", "that Digimon or Tamer"),
    (
        "as the played Digimon's bottom digivolution card",
        "as the bottom digivolution card of the Digimon this effect played",
    ),
    ("the {i} effects on {a} don't activate", "all {a} can't activate {i} effects"),
    ("[when digivolving] or {b} effects", "[when digivolving] effects or activate {b} effects"),
    ("[when attacking] and {b} effects", "[when attacking] effects or activate {b} effects"),
    (
        "hatch 1 Digi-Egg card to an empty space in your breeding area",
        "hatch in your breeding area",
    ),
    ("trash up to {a} at the {e} of {b}", "trash up to {a} from the {e} of {b}"),
    ("the chosen Digimon", "that Digimon"),
    ("the chosen Digimon's", "that Digimon's"),
    ("activate {a} effect", "activate 1 of {a} effects"),
    (
        "activate the {i} effects of the Digimon this effect played",
        "activate that card's {i} effects",
    ),
    ("may also attack", "can also attack"),
    ("attack unsuspended Digimon", "attack your opponent's unsuspended Digimon"),
    ("don't unsuspend", "can't unsuspend"),
    ("in {d} next unsuspend phase", "during {d} next unsuspend phase"),
    ("is unblockable", "can't be blocked"),
    ("are unblockable", "can't be blocked"),
    ("further gets", "gets"),
    ("further get", "get"),
    *(
        (f"Digimon's attack {targets} can't {change}", "Digimon can't have attack targets switched")
        for targets in ("target", "targets")
        for change in ("change", "be switched")
    ),
    (
        "none of {a} {b} trait Digimon's attack targets can change",
        "all of {a} Digimon with the {b} trait can't have attack targets switched",
    ),
    ("to {a} , give {b}", "{a} gets {b}"),
    ("DP deletion effects' maximums", "DP-based deletion effects' maximums"),
)

"""Verbs: one rule for each way to say what a process does. Sentences are made of these."""

from __future__ import annotations

from dcg.language.grammar import Grammar
from dcg.official.language.processes import (
    ActivateOtherEffect,
    AddSecurityToHand,
    AddToHand,
    DeclareAttack,
    DeDigivolve,
    Delete,
    Digivolve,
    Draw,
    EndAttack,
    GainMemory,
    LookAt,
    LoseMemory,
    MoveDigimon,
    PlaceInBattleArea,
    PlaceInSecurity,
    PlaceUnder,
    Play,
    PreventLeaving,
    Recover,
    ReduceCost,
    RestrictPlayer,
    ReturnToDeck,
    ReturnToHand,
    RevealCards,
    RevealTop,
    SetDP,
    SetMemory,
    Shuffle,
    Suspend,
    SwitchAttackTarget,
    TrashCards,
    TrashDigivolutionCards,
    TrashTopDeck,
    TrashTopOfStack,
    TrashTopSecurity,
    Unsuspend,
    Use,
    WinGame,
)
from dcg.official.language.selectors import Choose, IsCategory, Ref, Selector

DELETING = "deleting"
"""The feature of an effect about a deletion: what it prevents "isn't deleted"."""
BRED = Choose(Selector(zone="breeding_area", whose="yours", match=(IsCategory(("digimon",)),)))


def install(grammar: Grammar) -> None:
    """Adds the verbs."""
    _memory(grammar)
    _cards(grammar)
    _security(grammar)
    _digimon(grammar)
    _move(grammar)
    _play(grammar)
    _attack(grammar)


def _memory(grammar: Grammar) -> None:
    act = grammar.act
    act(GainMemory, "!gain {amount:memory}")
    act(LoseMemory, "!lose {amount:memory}")
    act(LoseMemory, "!decrease your memory by {amount:number}", reads_only=True)
    act(SetMemory, "!set your memory to {value:number}")
    act(SetMemory, "!set it to {value:number}", reads_only=True)
    for words, reads_only in (("other than by", False), ("except with", True)):
        act(
            RestrictPlayer,
            f"your opponent can't gain memory {words} Tamer effects",
            reads_only=reads_only,
            restriction="gain_memory",
            who="opponents",
            except_by=("tamer",),
        )
    act(WinGame, "you win the game")


def _cards(grammar: Grammar) -> None:
    act = grammar.act
    act(Draw, "trigger? <Draw {amount:number}>")
    act(Draw, "trigger? <Draw 1> {amount:times}")
    act(RevealTop, "!reveal the top {count:top_cards} of your deck", whose="yours")
    act(
        RevealTop,
        "!reveal {count:top_cards} from the top of your deck",
        reads_only=True,
        whose="yours",
    )
    act(RevealTop, "!reveal the top {count:top_cards} of your opponent's deck", whose="opponents")
    act(LookAt, "!look at {selector:whole_area}")
    act(LookAt, "!search {selector:whole_area}", reads_only=True)
    act(RevealCards, "!reveal {target:target+in}")
    act(AddToHand, "!add {target:target} {_:to_the_hand}")
    act(ReturnToHand, "!return {target:target} {_:to_the_hand}")
    for whose, decks in (
        ("yours", "your deck"),
        ("opponents", "your opponent's deck"),
        ("any", "both players' decks"),
    ):
        act(TrashTopDeck, f"!trash the top {{count:top_cards}} of {decks}", whose=whose)
    for end in ("bottom", "top"):
        act(ReturnToDeck, f"!return {{target:target}} {{_:to_the_{end}}}", end=end)
        act(ReturnToDeck, f"!place {{target:target}} {{_:to_the_{end}}}", reads_only=True, end=end)
        act(
            PlaceUnder,
            f"!place {{target:target}} as the {end} digivolution card|cards of {{under:target}}",
            end=end,
        )
        act(
            TrashDigivolutionCards,
            f"!trash the {end} {{count:stack_cards}} of {{target:target}}",
            end=end,
            all=False,
        )
        act(
            TrashDigivolutionCards,
            f"!trash {{count:stack_cards}} from the {end} of {{target:target}}",
            reads_only=True,
            end=end,
            all=False,
        )
    act(TrashDigivolutionCards, "!trash all of the digivolution cards of {target:target}", all=True)
    act(TrashDigivolutionCards, "!trash any {count:stack_cards} of|under|from {target:these}")
    act(
        TrashDigivolutionCards,
        "!trash the? {count:stack_cards} under {target:these}",
        reads_only=True,
    )
    act(ReturnToDeck, "!return {target:target} to the top or bottom of the deck", end="either")
    for verb in ("!return", "!place"):
        act(
            ReturnToDeck,
            f"{verb} {{target:target}} at|on|to the top or bottom of the|your deck",
            reads_only=True,
            end="either",
        )
    act(TrashTopOfStack, "!trash the top card of {target:target}")
    act(TrashCards, "!trash {target:target+in}")
    act(PlaceInBattleArea, "!place {target:target} {_:in_the_battle_area}")
    for zone, name in (("security_stack", "security stack"), ("deck", "deck")):
        act(Shuffle, f"!shuffle your {name}", zone=zone)
    grammar.word(
        "whole_area", Selector(zone="security_stack", whose="yours"), "your security stack"
    )
    grammar.word(
        "whole_area",
        Selector(zone="security_stack", whose="opponents"),
        "your opponent's security stack",
    )
    grammar.word("whole_area", Selector(zone="hand", whose="opponents"), "your opponent's hand")


def _security(grammar: Grammar) -> None:
    act = grammar.act
    act(Recover, "trigger? <Recovery {amount:plus} (Deck)>", source="deck")
    act(Recover, "trigger? <Recovery {amount:plus}>", reads_only=True, source="deck")
    act(Recover, "trigger? <Recovery +1 (Deck)> {amount:times}", source="deck")
    grammar.word("security_stack", "", "your security stack")
    grammar.spelling("security_stack", "", "the security stack")
    grammar.word("theirs", "", "your opponent's")
    grammar.spelling("theirs", "", "their")
    for whose, owner, older in (
        ("yours", "your", "your"),
        ("opponents", "your opponent's", "{_:theirs}"),
    ):
        for end in ("top", "bottom"):
            act(
                TrashTopSecurity,
                f"!trash the {end} {{count:top_cards}} of {owner} security stack",
                whose=whose,
                end=end,
            )
            act(
                TrashTopSecurity,
                f"!trash {older} {end} security card",
                reads_only=True,
                whose=whose,
                end=end,
                count=1,
            )
            act(
                AddSecurityToHand,
                f"!add the {end} {{count:top_cards}} of {owner} security stack {{_:to_the_hand}}",
                whose=whose,
                end=end,
            )
            act(
                AddSecurityToHand,
                f"!add {older} {end} security card {{_:to_the_hand}}",
                reads_only=True,
                whose=whose,
                end=end,
                count=1,
            )
    act(
        TrashTopSecurity,
        "!trash the top or bottom card of your security stack",
        count=1,
        whose="yours",
        end="either",
    )
    for face_up, face in ((False, ""), (True, "face up ")):
        for end, where in (("top", "on top"), ("bottom", "at the bottom")):
            act(
                PlaceInSecurity,
                f"!place {{target:target}} {face}{where} of {{_:security_stack}}",
                end=end,
                face_up=face_up,
            )
            if not face_up:
                act(
                    PlaceInSecurity,
                    f"!place {{target:target}} {where} of {{_:security_stack}} face down",
                    reads_only=True,
                    end=end,
                )
            act(
                PlaceInSecurity,
                f"!place {{target:target}} {face}on|as the|your? {end} security card",
                reads_only=True,
                end=end,
                face_up=face_up,
            )


def _digimon(grammar: Grammar) -> None:
    act = grammar.act
    act(Delete, "!delete {target:target}")
    act(Suspend, "!suspend {target:target}")
    act(Unsuspend, "!unsuspend {target:target}")
    act(Unsuspend, "{target:target} unsuspend~", reads_only=True)
    act(Suspend, "{target:target} suspend~", reads_only=True)
    act(DeDigivolve, "trigger? <De-Digivolve {count:number}> on? {target:target}")
    act(SetDP, "!change the original DP of {target:target} to {value:number} {duration:duration}")
    for end in ("bottom", "top"):
        act(
            PlaceUnder,
            f"!place {{target:target}} as {{under:owner}} {end} digivolution card|cards",
            end=end,
        )
        act(
            PlaceUnder,
            f"!place {{target:target}} as {{under:possessed}} {end} digivolution card|cards",
            reads_only=True,
            end=end,
        )
    act(PlaceUnder, "!place {target:target} under {under:target}", reads_only=True, end="bottom")
    act(
        PlaceUnder,
        "!place {target:target} under {under:target} as its bottom digivolution card|cards",
        reads_only=True,
        end="bottom",
    )
    act(
        TrashTopSecurity,
        "!trash the top {count:top_cards} of their security stack",
        reads_only=True,
        whose="opponents",
    )
    act(
        TrashTopDeck,
        "!trash the top {count:top_cards} of their deck",
        reads_only=True,
        whose="opponents",
    )
    act(PreventLeaving, "!prevent that deletion", reads_only=True, target=Ref("it"))
    act(PreventLeaving, "!prevent {target:reference} from leaving", reads_only=True)
    act(PreventLeaving, "!prevent {target:reference} from leaving play", reads_only=True)
    act(PreventLeaving, "!prevent {target:reference} from leaving the battle area", reads_only=True)
    grammar.node("act", PreventLeaving, "{target:reference} isn't|aren't deleted", when=DELETING)
    grammar.also("act", PreventLeaving, "{target:reference} isn't|aren't deleted")
    grammar.node("act", PreventLeaving, "{target:reference} doesn't|don't leave")
    grammar.also("act", PreventLeaving, "{target:reference} doesn't|don't leave the battle area")


def _move(grammar: Grammar) -> None:
    act = grammar.act
    act(MoveDigimon, "{target:target} move~ to your empty breeding area", to="breeding_area")
    act(
        MoveDigimon,
        "!move 1 of your Digimon from the|your breeding area to the|your battle area",
        target=BRED,
        to="battle_area",
    )


def _play(grammar: Grammar) -> None:
    act = grammar.act
    grammar.word("without_paying", "", "without paying the cost|costs")
    for owner in ("the", "its", "their", "that card's", "any"):
        for cost in ("cost|costs", "memory cost|costs", "playing cost|costs"):
            grammar.spelling("without_paying", "", f"without paying {owner} {cost}")
    grammar.word("ignoring", "", "ignoring digivolution requirements")
    grammar.spelling("ignoring", "", "ignoring its|the|their digivolution requirements")
    grammar.word("for_a_cost", "", "for a digivolution cost of")
    grammar.spelling("for_a_cost", "", "for a memory? cost of")
    act(Play, "!play {target:target} {_:without_paying}", free=True)
    act(Play, "!play {target:target} with the play cost reduced by {reduction:number}", free=False)
    act(
        Play,
        "!play {target:target} suspended {_:without_paying}",
        free=True,
        suspended=True,
    )
    for words, only in (
        ("an empty space in your breeding area", False),
        ("your empty breeding area", True),
    ):
        act(
            Play,
            f"!play {{target:target}} to {words} {{_:without_paying}}",
            reads_only=only,
            free=True,
            to="breeding_area",
        )
    act(Use, "!use {target:target} {_:without_paying}")
    for kind, name in (("play", "play"), ("digivolve", "digivolution"), ("use", "use")):
        act(ReduceCost, f"!reduce the {name} cost by {{amount:by}}", kind=kind)
        act(ReduceCost, f"!reduce its {name} cost by {{amount:by}}", reads_only=True, kind=kind)
        grammar.also(
            "reduction", ReduceCost, f"reduce its|the {name} cost by {{amount:by}}", kind=kind
        )
        act(
            ReduceCost,
            f"!reduce the {name} cost of this card by {{amount:by}}",
            kind=kind,
            this_card=True,
        )
        act(
            ReduceCost,
            f"!reduce this card's {name} cost by {{amount:by}}",
            reads_only=True,
            kind=kind,
            this_card=True,
        )
    for words in ("memory cost", "use cost"):
        act(
            ReduceCost,
            f"!reduce the {words} of this card in your hand by {{amount:by}}",
            reads_only=True,
            kind="use",
            this_card=True,
        )
    act(
        ReduceCost,
        "!reduce the|its|their memory cost|costs of the|that digivolution by {amount:by}",
        reads_only=True,
        kind="digivolve",
    )
    act(Digivolve, "{target:target} digivolve~ into {into:into} {_:without_paying}", free=True)
    act(Digivolve, "{target:target} digivolve~ into {into:into}", reduction=0)
    act(
        Digivolve,
        "{target:target} digivolve~ into {into:into} with the digivolution cost reduced by {reduction:number}",
    )
    act(
        Digivolve,
        "{target:target} digivolve~ into {into:into} {_:for_a_cost} {cost:number} , {_:ignoring}",
        ignore_requirements=True,
    )
    act(
        Digivolve,
        "{target:target} digivolve~ into {into:into} , {_:ignoring} and? {_:without_paying}",
        free=True,
        ignore_requirements=True,
    )
    act(
        Digivolve,
        "{target:target} digivolve~ into {into:into} {_:for_a_cost} {cost:number}",
    )
    act(
        Digivolve,
        "{target:target} digivolve~ into {into:into} for its digivolution cost",
        reads_only=True,
    )
    act(
        ActivateOtherEffect,
        "!activate this card's {timing:timing_icon} effect|effects",
        of=Ref("this_card"),
    )
    for timing in ("main", "on_play", "when_digivolving", "security"):
        grammar.word(
            "timing_icon", timing, f"[{timing.replace('_', ' ').title().replace(' ', '_')}]"
        )


def _attack(grammar: Grammar) -> None:
    act = grammar.act
    act(DeclareAttack, "{attacker:target} attack~")
    act(DeclareAttack, "{attacker:target} attack~ a player|players", only="player")
    act(DeclareAttack, "{attacker:target} attack~ the player", reads_only=True, only="player")
    act(DeclareAttack, "{attacker:target} attack~ your opponent's Digimon", only="digimon")
    act(DeclareAttack, "{attacker:target} attack~ without suspending", without_suspending=True)
    act(
        DeclareAttack,
        "{attacker:target} attack~ your opponent's Digimon even the turn it was played",
        only="digimon",
        permits=("attack_the_turn_it_was_played",),
    )
    act(
        DeclareAttack,
        "{attacker:target} attack~ even your opponent's unsuspended Digimon",
        permits=("attack_unsuspended",),
    )
    act(SwitchAttackTarget, "!switch the attack target to {to:target}")
    act(
        SwitchAttackTarget,
        "!change the attack target to {to:target}",
        reads_only=True,
    )
    act(SwitchAttackTarget, "!switch the target of attack to {to:target}", reads_only=True)
    act(EndAttack, "!end the attack")
    act(EndAttack, "!end that|this attack", reads_only=True)

"""Verbs in other words, which are only read: where cards are put, what an effect activates, either of two."""

from __future__ import annotations

from dcg.language.grammar import Grammar
from dcg.official.language.processes import (
    AddToHand,
    ChooseProcess,
    DeclareAttack,
    Digivolve,
    Draw,
    HatchEgg,
    If,
    LookAt,
    May,
    MoveDigimon,
    PlaceInSecurity,
    PlaceUnder,
    Play,
    Process,
    ReduceCost,
    ReturnToDeck,
    RevealCards,
    RevealTop,
    Seq,
    Suspend,
    TrashDigivolutionCards,
)
from dcg.official.language.selectors import (
    All,
    Choose,
    Exists,
    Filter,
    IsCategory,
    NotTrue,
    Ref,
    Scaled,
    Selector,
    Such,
)
from dcg.official.text.grammar.amounts.amounts import Scale
from dcg.official.text.grammar.choices.choices import OneOf
from dcg.official.text.grammar.things.filters import Filters
from dcg.official.text.grammar.things.places import placed

_SECURITY = Selector(zone="security_stack", whose="yours")


def install(grammar: Grammar) -> None:
    """Adds the verbs."""
    _under(grammar)
    _security(grammar)
    _revealed(grammar)
    _digivolving(grammar)
    _playing(grammar)
    _either_of_two(grammar)
    _costs(grammar)
    for may in ("can", "may"):
        grammar.rule(
            "clause",
            f"{{attacker:reference}} {may} attack your opponent's Digimon . this effect allows you to attack "
            "unsuspended Digimon as well",
            lambda attacker: May(
                DeclareAttack(attacker, "digimon", permits=("attack_unsuspended",))
            ),
            None,
        )
    grammar.act(Draw, "!activate <Draw {amount:number}>", reads_only=True)
    grammar.act(
        TrashDigivolutionCards,
        "!trash {target:owner} digivolution cards",
        reads_only=True,
        all=True,
    )


def _under(grammar: Grammar) -> None:
    """ "On top of this Digimon's digivolution cards" is as the top one, "under" as the bottom one."""
    owner = "this Digimon's|card's digivolution cards"
    for where, end in (("on top of", "top"), ("at the top of", "top"), ("in", "bottom")):
        for order in ("", "in any order"):
            grammar.act(
                PlaceUnder,
                f"!place {{target:target}} {where} {owner} {order}",
                reads_only=True,
                under=Ref("this"),
                end=end,
                face_down=False,
            )
    grammar.act(
        PlaceUnder,
        "!place {target:target} under {under:this} in any order",
        reads_only=True,
        end="bottom",
        face_down=False,
    )
    grammar.act(
        PlaceUnder,
        f"!place {{target:target}} at the bottom of {owner} in any order",
        reads_only=True,
        under=Ref("this"),
        end="bottom",
        face_down=False,
    )
    # of one card it is the same whose digivolution cards are looked through
    grammar.rule(
        "act",
        "place {target:choice} at the bottom of {under:possessed} digivolution cards",
        PlaceUnder,
        None,
    )


def _revealed(grammar: Grammar) -> None:
    """ "The cards" and "those cards" behind a reveal are what is left of those that are revealed."""
    rest = All(Selector("revealed"))
    grammar.rule("act", "place the cards {_:to_the_top}", lambda: ReturnToDeck(rest, "top"), None)
    grammar.rule(
        "clause",
        "reveal the top {count:top_cards} of your deck . place those cards on the top or bottom of your deck "
        "in any order",
        lambda count: Seq((RevealTop(count), ReturnToDeck(rest, "either"))),
        None,
    )


def _security(grammar: Grammar) -> None:
    """Cards of the security stack that are looked for and shown."""
    for zone, name in (("security_stack", "security stack"), ("deck", "deck")):
        top = Selector(zone=zone, whose="yours", first=1)  # type: ignore[arg-type]
        grammar.word("whole_area", top, f"the top card of your {name}")
        grammar.spelling("whole_area", top, f"your {name}'s top card")

    grammar.rule(
        "act",
        "place {count:count} of them on top of your security stack face down",
        lambda count: PlaceInSecurity(Choose(Selector("revealed"), *count)),
        None,
    )

    def found(count: OneOf, match: Filters) -> Process:
        chosen = Choose(Selector("security_stack", "yours", match), *count)
        that = Ref("that:card") if count == (1, False) else Ref("those:card")
        return Seq((LookAt(_SECURITY), RevealCards(chosen), AddToHand(that)))

    grammar.rule(
        "act",
        "search your security stack for {count:count} {match:card_noun} , reveal it|them , and add it|them "
        "{_:to_the_hand}",
        found,
        None,
    )


def _digivolving(grammar: Grammar) -> None:
    def named(match: Filter, into: Choose) -> Digivolve:
        return Digivolve(Choose(Selector(whose="yours", match=(match,))), into, ignore_level=True)

    grammar.rule(
        "act",
        "digivolve your {match:named} into {into:into} {_:at_its_cost} , ignoring its level",
        named,
        None,
    )
    grammar.rule(
        "act",
        "digivolve {into:into} onto {target:reference} {_:without_paying}",
        lambda into, target: Digivolve(target, into, free=True),
        None,
    )
    grammar.rule(
        "act",
        "digivolve this card into {into:into} {_:without_paying}",
        lambda into: Digivolve(Ref("this"), into, free=True),
        None,
    )


def _playing(grammar: Grammar) -> None:
    for words in ("as a Tamer or another Digimon", "as a Tamer"):
        grammar.act(
            Play,
            f"!play {{target:target}} {words} {{_:without_paying}}",
            reads_only=True,
            free=True,
        )
    grammar.act(
        Play,
        "!play this card from your|the trash {_:without_paying}",
        reads_only=True,
        target=Ref("this_card"),
        free=True,
    )

    # "one" is what the condition in front speaks of
    def one_of_it(match: Filters) -> If:
        missing = NotTrue(Exists(Selector(whose="yours", match=match)))
        return If(missing, May(Play(Choose(Selector("hand", "yours", (Such(),))))))

    grammar.rule(
        "clause",
        "if you don't have a|an {match:named_card} in play , you may play one from your hand {_:without_paying}",
        one_of_it,
        None,
    )
    grammar.rule("named_card", "{it:named} card?", lambda it: (it,), None)

    def under_one(before: Filters) -> Selector:
        holders = Selector(whose="yours", match=(IsCategory(("digimon",)),))
        return Selector("digivolution_cards", "yours", before, under=holders)

    grammar.rule(
        "choice",
        "1 {before:befores} digivolution card of 1 of your Digimon cards|card",
        lambda before: Choose(under_one(before)),
        None,
    )
    grammar.rule(
        "act",
        "choose a Digimon digivolution card placed under 1 of your Digimon and play it as another Digimon "
        "{_:without_paying}",
        lambda: Play(Choose(under_one((IsCategory(("digimon",)),)))),
        None,
    )


def _either_of_two(grammar: Grammar) -> None:
    """ "Do A, or B": one of two effects is chosen."""
    grammar.rule(
        "act",
        "suspend {one:choice} , or {other:choice}",
        lambda one, other: ChooseProcess((Suspend(one), Suspend(other))),
        None,
    )
    grammar.rule(
        "act",
        "hatch 1 Digi-Egg card to an empty space in your breeding area , or move {target:bred_ones} "
        "from your breeding area to your battle area",
        lambda target: ChooseProcess((HatchEgg(), MoveDigimon(target))),
        None,
    )
    play = "{_:without_paying}"
    grammar.rule(
        "act",
        f"play 1 {{one:card_noun}} or up to {{most:number}} {{other:card_noun}} {{place:place}} {play}",
        lambda one, most, other, place: ChooseProcess(
            (Play(Choose(placed(one, place))), Play(Choose(placed(other, place), most, up_to=True)))
        ),
        None,
    )
    for count, word in ((1, "one"), (2, "two")):
        for stop in (".", ":", ""):
            grammar.also(
                "options",
                ChooseProcess,
                f"activate {word} of the following effects {stop} {{options:bullets}}",
                count=count,
            )


def _costs(grammar: Grammar) -> None:
    """What this card costs, said with where it is played from."""
    grammar.node(
        "act",
        ReduceCost,
        "!reduce the memory|play? cost to play this card from your hand by {amount:by}",
        kind="play",
        this_card=True,
        from_hand=True,
    )

    def scaled(scale: Scale, times: int) -> ReduceCost:
        return ReduceCost("play", Scaled(scale[1], times, scale[0]), this_card=True, from_hand=True)

    playing = "the memory cost when playing this card from your hand"
    grammar.rule("clause", f"{{scale:scale}} , reduce {playing} by {{times:number}}", scaled, None)

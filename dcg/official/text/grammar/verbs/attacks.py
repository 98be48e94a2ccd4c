"""Attacks by effects."""

from __future__ import annotations

from dcg.language.grammar import Grammar
from dcg.official.language.processes import (
    DeclareAttack,
    EndAttack,
    May,
    Process,
    SwitchAttackTarget,
)
from dcg.official.language.selectors import Choose, Ref, Selector
from dcg.official.language.terms import Duration
from dcg.official.text.grammar.changes.said_together import Steps, put
from dcg.official.text.grammar.sentences.steps import joined


def install(grammar: Grammar) -> None:
    """Adds the verbs."""
    act = grammar.act
    act(DeclareAttack, "{attacker:whom} attack~")
    act(DeclareAttack, "{attacker:whom} attack~ a player|players", only="player")
    act(DeclareAttack, "{attacker:target} attack~ the player", reads_only=True, only="player")
    act(DeclareAttack, "{attacker:target} attack~ your opponent's Digimon", only="digimon")
    act(
        DeclareAttack,
        "{attacker:target} attack~ an opponent's Digimon",
        reads_only=True,
        only="digimon",
    )
    act(DeclareAttack, "{attacker:target} attack~ your opponent", reads_only=True, only="player")
    for words, only in (
        ("a|the player", "player"),
        ("an|your opponent's Digimon", "digimon"),
        ("", None),
    ):
        grammar.rule(
            "may",
            f"you may attack {words} with {{attacker:reference}}",
            lambda attacker, only=only: May(DeclareAttack(attacker, only)),
            None,
        )
    # what is gained lasts; the attack is made at once, if at all (BT12-099#Q2233, BT12-099#Q2234)
    grammar.rule(
        "clause",
        "{subject:choice} {items:predicate_list} and you may attack a|the player with {_:that_one} "
        "{duration:duration}",
        _gains_and_attacks,
        None,
    )
    grammar.spelling("that_one", "", "that Digimon", "it")
    grammar.rule(
        "clause",
        "you may attack with {attacker:reference} without suspending it",
        lambda attacker: May(DeclareAttack(attacker, without_suspending=True)),
        None,
    )
    act(DeclareAttack, "{attacker:target} attack~ without suspending", without_suspending=True)
    for words, only in (("a player|players", "player"), ("your opponent's Digimon", "digimon")):
        act(
            DeclareAttack,
            f"{{attacker:target}} attack~ {words} without suspending",
            without_suspending=True,
            only=only,
        )
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
    for comma in (",", ""):
        act(
            DeclareAttack,
            f"{{attacker:target}} attack~ your opponent's Digimon {comma} even an unsuspended one",
            reads_only=not comma,
            only="digimon",
            permits=("attack_unsuspended",),
        )
    grammar.rule(
        "clause",
        "{attacker:reference} may attack your opponent's Digimon . your opponent's unsuspended Digimon can also be "
        "attacked with this effect",
        lambda attacker: May(DeclareAttack(attacker, "digimon", permits=("attack_unsuspended",))),
        None,
    )
    for defender in ("a player|players", "an|your opponent's Digimon"):
        act(
            DeclareAttack,
            f"!attack {defender} with {{attacker:reference}}",
            reads_only=True,
            only="player" if "player" in defender else "digimon",
        )
    act(
        DeclareAttack,
        "your opponent attacks with {attacker:reference}",
        who="opponents",
    )
    act(
        DeclareAttack,
        "your opponent attacks with {attacker:theirs_on_field}",
        who="opponents",
    )
    act(
        SwitchAttackTarget,
        "!switch the attack target to {to:another_or_this} or the player",
        or_player=True,
    )
    for words in ("change the attack target", "switch the target of attack"):
        act(
            SwitchAttackTarget,
            f"!{words} to {{to:another_or_this}} or a|the player",
            reads_only=True,
            or_player=True,
        )
    grammar.one_of("another_or_this", "this")
    grammar.rule(
        "another_or_this",
        "another of your opponent's {match:field_noun}",
        lambda match: Choose(Selector(whose="opponents", match=match)),
        lambda node: (
            {"match": node.selector.match}
            if isinstance(node, Choose)
            and node
            == Choose(Selector(whose="opponents", match=node.selector.match), bind=node.bind)
            else None
        ),
        many=True,
    )
    act(SwitchAttackTarget, "!switch the attack target to {to:target}")
    act(
        SwitchAttackTarget,
        "!change the attack target to {to:target}",
        reads_only=True,
    )
    act(SwitchAttackTarget, "!switch the target of attack to {to:target}", reads_only=True)
    act(DeclareAttack, "!attack with {attacker:reference}", reads_only=True)
    act(EndAttack, "!end the attack")
    act(EndAttack, "!end that|this attack", reads_only=True)
    act(EndAttack, "the|that|this attack ends", reads_only=True)


def _gains_and_attacks(subject: Choose, items: tuple[Steps, ...], duration: Duration) -> Process:
    """How long is said of what it gains; it attacks once."""
    return joined((*put(subject, items, duration), May(DeclareAttack(Ref("it"), "player"))))

"""Trigger conditions in words: what follows "when" (15-5)."""

from __future__ import annotations

from itertools import permutations, product
from typing import Any

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import IsCategory, Ref
from dcg.official.language.terms import Cause, Origin, TriggerEvent
from dcg.official.language.trigger import Trigger
from dcg.official.text.grammar import deleted_and_returned, players_would
from dcg.official.text.grammar.cards_said_to_move import BY
from dcg.official.text.grammar.filters import Filters, in_order
from dcg.official.text.grammar.said_of import DIGIMON, SUBJECT, alone, said, several

OPTION = IsCategory(("option",))
PHASES = {
    "your_main_phase": "your main phase",
    "main_phase": "a main phase",
    "your_unsuspend_phase": "your unsuspend phase",
}


BY_EFFECTS: dict[TriggerEvent, str] = {
    "played": "is|are played",
    "digivolved": "digivolve~",
    "deleted": "is|are deleted",
    "suspended": "is|are suspended",
    "unsuspended": "is|are unsuspended",
    "returned": "is|are returned to the hand or deck",
    "left_the_battle_area": "leave~ the battle area",
}
"""What effects do to what is on the field, and may be said to be done by them."""

FROM: dict[Origin, tuple[str, ...]] = {
    "hand": ("from your hand", "from the hand"),
    "digivolution_cards": ("from digivolution cards",),
    "trash": ("from your trash", "from the trash"),
}
"""Where what is played comes from; the first is written."""

OTHER_THAN_BY: dict[Cause, str] = {
    "not_your_effect": "by your effects",
    "not_battle": "in battle",
    "not_your_effect_nor_battle": "by your effects or a battle",
}


def install(grammar: Grammar) -> None:
    """Adds the triggers: `triggers` for what happened, `would` for what is about to."""
    _happened(grammar)
    deleted_and_returned.install(grammar)
    _trashed_there(grammar)
    _played_from(grammar)
    _by_an_effect(grammar)
    _turned(grammar)
    _into_its_level(grammar)
    _would(grammar)
    _players(grammar)
    grammar.rule("triggers", "{it:player_trigger}", lambda it: (it,), alone)
    said(grammar, "said_trigger", "happened", "{subject:who} {events:happened_list}")
    grammar.one_of("triggers", "said_trigger")
    grammar.rule("one_trigger", "{it:player_trigger}", lambda it: (it,), alone)
    grammar.one_of("one_trigger", "said_trigger")
    several(grammar, "triggers", "one_trigger")
    said(grammar, "would", "about_to", "{subject:who} would {events:about_to_list}")
    players_would.install(grammar)


def _into_its_level(grammar: Grammar) -> None:
    """What digivolves into a card of the level it has."""

    def when(event: str, words: str, **more: Any) -> None:
        grammar.node("happened", Trigger, words, event=event, subject=SUBJECT, **more)

    when("digivolved", "digivolve~ into a same-level {into:same_level}", same_level=True)
    grammar.rule("same_level", "{it:card_noun}", lambda it: it or None, _nonempty, many=False)
    grammar.rule("same_level", "{it:field_noun}", lambda it: it or None, None)


def _nonempty(match: Filters) -> dict[str, Any] | None:
    return {"it": match} if match else None


def _turned(grammar: Grammar) -> None:
    """What suspends and unsuspends (4-11)."""

    def when(event: str, words: str, **more: Any) -> None:
        grammar.node("happened", Trigger, words, event=event, subject=SUBJECT, **more)

    def too(event: str, words: str, **more: Any) -> None:
        grammar.also("happened", Trigger, words, event=event, subject=SUBJECT, **more)

    when("suspended", "suspend~")
    too("suspended", "is|are suspended")
    too("suspended", "become~ suspended")
    for keyword, words in (
        ("alliance", "<Alliance> suspends {subject:who}"),
        ("blocker", "you use <Blocker> to suspend {subject:who}"),
    ):
        grammar.node("player_trigger", Trigger, words, event="suspended", cause=keyword)
    when("unsuspended", "unsuspend~")
    too("unsuspended", "is|are unsuspended")
    too("unsuspended", "become~ unsuspended")
    when(
        "deletes_in_battle",
        "delete~ one of your opponent's {target_match:described_noun} in battle",
    )
    grammar.rule(
        "described_noun",
        "{it:field_noun}",
        lambda it: None if it == (DIGIMON,) else it,
        lambda node: None if node == (DIGIMON,) else {"it": node},
    )
    for during, words in PHASES.items():
        when("unsuspended", f"unsuspend~ during {words}", during=during)
        too("unsuspended", f"become~ unsuspended during {words}", during=during)


def _happened(grammar: Grammar) -> None:
    def when(event: str, words: str, **more: Any) -> None:
        grammar.node("happened", Trigger, words, event=event, subject=SUBJECT, **more)

    def too(event: str, words: str, **more: Any) -> None:
        grammar.also("happened", Trigger, words, event=event, subject=SUBJECT, **more)

    when("played", "is|are played")
    too("played", "by an effect is|are played", cause="effect")
    when("digivolved", "digivolve~")
    when("digivolved", "DNA digivolve~", procedure="dna_digivolution")
    when("digivolved", "DNA digivolve~ into {into:into_card}", procedure="dna_digivolution")
    when("digivolved", "digivolve~ into {into:into_card}")
    when("digivolved", "digivolve~ into {into:card_in_hand} in|from your hand", source="hand")
    when("deleted", "is|are deleted")
    too("deleted", "deleted")
    when("deleted", "is|are deleted in battle", cause="battle")
    when("deleted", "is|are deleted by having its DP reduced to 0", cause="zero_dp")
    too("deleted", "is|are deleted by dropping to 0 DP", cause="zero_dp")
    too("deleted", "is|are deleted by having its DP dropped|droped to 0", cause="zero_dp")
    when("left_the_battle_area", "leave~ the battle area")
    when("attacks", "attack~")
    when("attacks", "attack~ a player|players", target="player")
    too("attacks", "attack~ players", target="player")
    when("attacks", "attack~ an opponent's Digimon", target="digimon")
    too("attacks", "attack~ a|your opponent's Digimon", target="digimon")
    when("security_checked", "check~ face-up security cards", face_up=True)
    too("security_checked", "check~ an|your opponent's security stack?")
    too("security_checked", "check~ security")
    # whose it is goes without saying: one's own are never attacked
    when("attacks", "attack~ a|an {target_match:described_noun}", target="digimon")
    too("attacks", "attack~ an opponent's {target_match:described_noun}", target="digimon")
    for whose in ("your opponent's", "your"):
        too("attacks", f"attack~ one of {whose} {{target_match:field_noun}}", target="digimon")
    when("security_checked", "check~ your opponent's security stack")
    when("blocked", "is|are|becomes|become blocked")
    when("blocks", "block~")
    when("deletes_in_battle", "delete~ an opponent's Digimon in battle")
    too("deletes_in_battle", "delete~ your opponent's Digimon in battle")
    for whose in ("an", "your"):
        say = when if whose == "an" else too
        won = f"delete~ {whose} opponent's Digimon in battle and survive~"
        say("deletes_in_battle", won, cause="battle_alone")
    too(
        "deletes_in_battle",
        "delete~ one of your opponent's Digimon in battle and survive~",
        cause="battle_alone",
    )
    when("digivolution_card_trashed", "activate~ <Digi-Burst>", cause="digi_burst")
    when("linked", "get~ linked")
    when("linked", "get~ linked to {into:into_card}")
    when("moved", "move~ from the breeding area to the battle area")
    too("moved", "is|are moved from the|your|their breeding area to the|your|their battle area")


def _played_from(grammar: Grammar) -> None:
    """Where it is played from, from either of two places too, and by whose effects."""
    for source, words in FROM.items():
        for cause, ways in ((None, ("",)), *BY.items()):
            for place, by in product(words, ways):
                read = grammar.node if (place, by) == (words[0], ways[0]) else grammar.also
                read(
                    "happened",
                    Trigger,
                    f"is|are played {place} {by}",
                    event="played",
                    subject=SUBJECT,
                    source=source,
                    cause=cause,
                )
    for (one, words), (other, others) in permutations(FROM.items(), 2):
        both = tuple(Trigger("played", SUBJECT, source=each) for each in (one, other))
        for place, place_too in product(words, others):
            for joint in (f"or {place_too}", f"or {place_too.removeprefix('from ')}"):
                grammar.spelling("happened_in_two", both, f"is|are played {place} {joint}")


def _trashed_there(grammar: Grammar) -> None:
    """What is trashed from the battle area: an Option card, as a rule (17-1-3)."""
    event: TriggerEvent = "trashed_from_the_battle_area"
    place = "is|are trashed from the battle area"
    grammar.node("happened", Trigger, place, event=event, subject=SUBJECT)
    grammar.also("happened", Trigger, "is|are trashed", event=event, subject=SUBJECT)
    grammar.node(
        "happened",
        Trigger,
        f"{place} by an effect",
        event=event,
        subject=SUBJECT,
        cause="effect",
    )


def _by_an_effect(grammar: Grammar) -> None:
    """Whatever an effect can do to a Digimon or Tamer, by anybody's effect or one player's (15-5)."""
    for event, words in BY_EFFECTS.items():
        for cause, (by, *others) in BY.items():
            grammar.node(
                "happened", Trigger, f"{words} {by}", event=event, subject=SUBJECT, cause=cause
            )
            for other in others:
                grammar.also(
                    "happened",
                    Trigger,
                    f"{words} {other}",
                    event=event,
                    subject=SUBJECT,
                    cause=cause,
                )
    for cause, words in OTHER_THAN_BY.items():
        for event in ("deleted", "left_the_battle_area", "returned"):
            grammar.node(
                "happened",
                Trigger,
                f"{BY_EFFECTS[event]} other than {words}",
                event=event,
                subject=SUBJECT,
                cause=cause,
            )


def _would(grammar: Grammar) -> None:
    def when(event: str, words: str, **more: Any) -> None:
        grammar.node("about_to", Trigger, words, event=event, subject=SUBJECT, **more)

    def too(event: str, words: str, **more: Any) -> None:
        grammar.also("about_to", Trigger, words, event=event, subject=SUBJECT, **more)

    when("deleted", "be deleted")
    when("deleted", "be deleted in battle", cause="battle")
    when("returned", "be returned to the|your hand or deck")
    too("returned", "returned to the|your hand or deck")
    too("returned", "be returned to hands or decks")
    for event, words in (
        ("deleted", "be deleted"),
        ("left_the_battle_area", "leave the battle area"),
        ("returned", "be returned to the|your hand or deck"),
    ):
        when(event, f"{words} by an effect", cause="effect")
        too(event, f"{words} by effects", cause="effect")
        when(event, f"{words} by an opponent's effect", cause="opponents_effect")
        too(event, f"{words} by your opponent's effects|effect", cause="opponents_effect")
        when(event, f"{words} other than by your effects", cause="not_your_effect")
        too(event, f"{words} other than by one of your effects", cause="not_your_effect")
        when(event, f"{words} other than in battle", cause="not_battle")
        when(
            event,
            f"{words} other than by your effects or a battle",
            cause="not_your_effect_nor_battle",
        )
        too(
            event,
            f"{words} other than by one of your effects or a battle",
            cause="not_your_effect_nor_battle",
        )
        too(event, f"{words} other than by battle", cause="not_battle")
        too(event, f"{words} outside of a battle", cause="not_battle")
    when("left_the_battle_area", "leave the battle area")
    when("digivolved", "digivolve")
    when("digivolved", "DNA digivolve", procedure="dna_digivolution")
    when("digivolved", "DNA digivolve into {into:into_card}", procedure="dna_digivolution")
    when("digivolved", "digivolve into {into:into_card}")
    when("digivolved", "digivolve into {into:card_in_hand} in|from your hand", source="hand")
    too("digivolved", "digivolve into {into:into_card_in_hand}", source="hand")
    when("digivolved", "digivolve into {into:card_in_hand} in|from your|the trash", source="trash")
    when("played", "be played")
    when("played", "be played from your|the hand", source="hand")
    when("option_used", "be used")


def _options(match: Filters) -> Filters | None:
    """What an Option card is besides: "a red Option card"."""
    rest = tuple(each for each in match if each != OPTION)
    return rest if rest and OPTION in match else None


def _players(grammar: Grammar) -> None:
    grammar.rule(
        "option_cards",
        "{match:card_noun}",
        _options,
        lambda node: {"match": in_order((*node, OPTION))},
    )
    for whose, uses in (
        ("yours", "you use"),
        ("opponents", "your opponent uses"),
        ("any", "a player uses"),
    ):
        for words in (
            f"{uses} an Option card",
            f"{uses} an Option card with {{into:havings}}",
            f"{uses} a|an {{into:option_cards}}",
        ):
            grammar.node("player_trigger", Trigger, words, event="option_used", whose=whose)
        grammar.also(
            "player_trigger",
            Trigger,
            f"{uses} {{into:option_cards}}",
            event="option_used",
            whose=whose,
        )
        grammar.spelling(
            "player_trigger",
            Trigger("option_used", whose=whose),  # type: ignore[arg-type]
            f"{uses} Option cards",
        )
        grammar.also(
            "player_trigger",
            Trigger,
            f"{uses} Option cards with {{into:havings}}",
            event="option_used",
            whose=whose,
        )
    grammar.spelling("player_trigger", Trigger("option_used", whose="any"), "Option cards are used")
    checked = Trigger("security_checked", whose="opponents")
    grammar.word("player_trigger", checked, "your security stack is checked")
    grammar.spelling("player_trigger", checked, "your security is checked")
    grammar.node(
        "player_trigger",
        Trigger,
        "this Digimon's attack target is switched",
        event="attack_target_switched",
        subject=Ref("this"),
    )
    for changed in ("change~", "is|are switched|changed"):
        grammar.spelling(
            "player_trigger",
            Trigger("attack_target_switched", Ref("this")),
            f"this Digimon's attack target|targets {changed}",
        )
        grammar.spelling(
            "player_trigger", Trigger("attack_target_switched"), f"attack targets {changed}"
        )
        for one in ("any|one of", ""):
            grammar.also(
                "player_trigger",
                Trigger,
                f"{one} {{subject:holders}} attack target|targets {changed}",
                event="attack_target_switched",
            )
    grammar.node(
        "player_trigger", Trigger, "an attack target is switched", event="attack_target_switched"
    )
    grammar.rule("attacker", "{it:owned_on_field}", lambda it: it, lambda node: {"it": node})
    for words, read in (("1", grammar.node), ("one", grammar.also)):
        read(
            "player_trigger",
            Trigger,
            f"the attack target of {words} of {{subject:attacker}} is switched",
            event="attack_target_switched",
        )

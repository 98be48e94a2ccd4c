"""Trigger conditions about cards that move: from and to hands, decks, security stacks, and under Digimon."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import IsCategory, Ref, Selector
from dcg.official.language.terms import Cause, TriggerEvent, Whose
from dcg.official.language.trigger import Trigger
from dcg.official.text.grammar.cards_said_to_move import ACTIVE, AGENTS, BY, PASSIVE
from dcg.official.text.grammar.filters import Filters

_PLAYERS_TOO: tuple[tuple[Whose, str], ...] = (("opponents", "their"),)
PLAYERS: tuple[tuple[Whose, str], ...] = (
    ("yours", "your"),
    ("opponents", "your opponent's"),
    ("any", "a player's"),
)
MOVES: tuple[tuple[TriggerEvent, str], ...] = (
    ("card_left_security", "a card is removed from {} security stack"),
    ("card_added_to_security", "a card is added to {} security stack"),
    ("card_added_to_hand", "a card is added to {} hand"),
    ("card_trashed_from_hand", "a card in {} hand is trashed"),
    ("card_trashed_from_deck", "a card is trashed from {} deck"),
    ("card_trashed_from_security", "a card is trashed from {} security stack"),
)
"""What happens to cards of a player, as it is written."""
OLDER: tuple[tuple[TriggerEvent, Cause | None, tuple[str, ...]], ...] = (
    (
        "card_trashed_from_hand",
        "your_effect",
        ("you trash a card in {} hand using one of your effects",),
    ),
)
CAUSES: tuple[tuple[Cause | None, str], ...] = (
    (None, ""),
    *((cause, by[0]) for cause, by in BY.items()),
)
ANYBODYS: tuple[tuple[TriggerEvent, Cause | None, tuple[str, ...]], ...] = (
    (
        "card_left_security",
        None,
        ("security stacks are removed from", "a card is removed from a security stack"),
    ),
    ("card_added_to_security", None, ("security stacks are added to",)),
    ("card_added_to_hand", "effect", ("an effect adds cards to your or your opponent's hand",)),
)


def install(grammar: Grammar) -> None:
    """Adds them to the triggers of players."""
    _of_players(grammar)
    _of_this_card(grammar)
    _described(grammar)
    _face_up(grammar)
    _returned(grammar)
    _placed_in_the_battle_area(grammar)
    _holders(grammar)
    _under(grammar)
    for cause, by in (("effect", "effects"), ("your_effect", "your effects")):
        grammar.node(
            "player_trigger",
            Trigger,
            f"{by} trash any of {{subject:whose_links}} link cards",
            event="link_card_trashed",
            cause=cause,
        )


def _of_players(grammar: Grammar) -> None:
    grammar.word(
        "player_trigger", Trigger("hatched", whose="yours"), "your breeding area is hatched in"
    )
    for whose, owner in PLAYERS:
        for event, words in MOVES:
            for cause, by in CAUSES:
                grammar.node(
                    "player_trigger",
                    Trigger,
                    f"{words.format(owner)} {by}",
                    event=event,
                    whose=whose,
                    cause=cause,
                )
    for whose, owner in (*PLAYERS, *_PLAYERS_TOO):
        for event, phrases in PASSIVE.items():
            for cause, said_by in ((None, ("",)), *BY.items()):
                grammar.spelling(
                    "player_trigger",
                    Trigger(event, whose=whose, cause=cause),
                    *(
                        f"{each.format(owner)} {by}"
                        for each in (*phrases, dict(MOVES)[event])
                        for by in said_by
                    ),
                )
        for event, deeds in ACTIVE.items():
            for cause, agent in AGENTS:
                grammar.spelling(
                    "player_trigger",
                    Trigger(event, whose=whose, cause=cause),
                    *(f"{agent} {verb}~ {what.format(owner)}" for verb, what in deeds),
                )
    _by_effects_of_theirs(grammar)
    for whose, owner in PLAYERS:
        for event, cause, older in OLDER:
            meant = Trigger(event, whose=whose, cause=cause)
            grammar.spelling("player_trigger", meant, *(each.format(owner) for each in older))
    grammar.spelling(
        "player_trigger",
        Trigger("card_left_security", whose="opponents"),
        "their security stack is removed from",
    )
    for event, cause, older in ANYBODYS:
        grammar.spelling("player_trigger", Trigger(event, whose="any", cause=cause), *older)


def _by_effects_of_theirs(grammar: Grammar) -> None:
    """ "One of your Digimon's effects adds cards to your hand": it is asked what has the effect."""
    for whose, owner in PLAYERS[:2]:
        theirs = Selector(whose=whose, match=(_DIGIMON,))
        grammar.word("whose_effects", theirs, f"one of {owner} Digimon's effects")
        for words in ("any of", ""):
            grammar.spelling("whose_effects", theirs, f"{words} {owner} Digimon's effects")
    for whose, owner in PLAYERS:
        for event, words in MOVES:
            grammar.node(
                "player_trigger",
                Trigger,
                f"{words.format(owner)} by {{by:whose_effects}}",
                event=event,
                whose=whose,
                cause="effect",
            )
            for verb, what in ACTIVE[event]:
                grammar.also(
                    "player_trigger",
                    Trigger,
                    f"{{by:whose_effects}} {verb}~ {what.format(owner)}",
                    event=event,
                    whose=whose,
                    cause="effect",
                )


def _face_up(grammar: Grammar) -> None:
    """Cards that come to lie face up in a security stack (3-7-4)."""
    for whose, owner in PLAYERS[:2]:
        placed = f"are placed face up in {owner} security stack"
        meant = Trigger("card_added_to_security", whose=whose, face_up=True)
        grammar.word("player_trigger", meant, f"cards {placed}")
        grammar.node(
            "described_trigger",
            Trigger,
            f"{{cards:placed_card}} is placed face up in {owner} security stack",
            event="card_added_to_security",
            whose=whose,
            face_up=True,
        )
        grammar.rule(
            "player_trigger",
            f"cards {placed} , if any of them have {{match:havings}}",
            lambda match, meant=meant: replace(meant, cards=match),
            None,
        )


def _returned(grammar: Grammar) -> None:
    """What comes back to a deck from the trash or from under a Digimon."""
    for whose, owner in PLAYERS:
        grammar.node(
            "player_trigger",
            Trigger,
            f"a card is returned from {owner} trash to the|your deck",
            event="card_returned_from_trash",
            whose=whose,
        )
    under = "this Digimon's digivolution cards"
    to = "the bottom of the|its deck"
    grammar.node(
        "player_trigger",
        Trigger,
        f"any {{cards:card_noun+many}} return to {to} from {under}",
        event="digivolution_card_returned",
        subject=Ref("this"),
    )
    grammar.node(
        "player_trigger",
        Trigger,
        f"any {{cards:card_noun+many}} return to {to} from the digivolution cards of {{subject:stack_of}}",
        event="digivolution_card_returned",
    )
    grammar.also(
        "player_trigger",
        Trigger,
        f"any {{cards:card_noun}} are returned to {to} from {under}",
        event="digivolution_card_returned",
        subject=Ref("this"),
    )
    grammar.also(
        "player_trigger",
        Trigger,
        f"{{cards:placed_card}} is placed from {under} at the bottom of its owner's deck",
        event="digivolution_card_returned",
        subject=Ref("this"),
    )


def _placed_in_the_battle_area(grammar: Grammar) -> None:
    """Option cards that are placed there (17-1-3), alone or beside what is played."""
    place = "is placed in the battle area"
    grammar.node(
        "player_trigger",
        Trigger,
        f"{{cards:placed_card}} {place}",
        event="option_placed",
        whose="any",
    )
    grammar.node(
        "player_trigger",
        Trigger,
        "you place {cards:placed_card} in your battle area",
        event="option_placed",
        whose="yours",
    )
    grammar.also(
        "player_trigger",
        Trigger,
        "any of your {cards:card_noun} are placed in the battle area",
        event="option_placed",
        whose="yours",
    )
    grammar.rule(
        "triggers",
        "you play {played:played_by_you} or place {cards:placed_card} in your battle area",
        lambda played, cards: (
            Trigger("played", Selector(whose="yours", match=played)),
            Trigger("option_placed", whose="yours", cards=cards),
        ),
        None,
    )
    grammar.rule("played_by_you", "a|an {match:field_noun}", lambda match: match, None)


def _described(grammar: Grammar) -> None:
    """ "A card with [A] in its text is trashed from your hand": one of those that were is enough."""
    for whose, owner in PLAYERS[:2]:
        for event, place in (
            ("card_trashed_from_hand", "hand"),
            ("card_trashed_from_deck", "deck"),
        ):
            for cause, by in CAUSES:
                grammar.node(
                    "described_trigger",
                    Trigger,
                    f"{{cards:placed_card}} is trashed from {owner} {place} {by}",
                    event=event,
                    whose=whose,
                    cause=cause,
                )
    grammar.rule(
        "player_trigger",
        "{it:described_trigger}",
        lambda it: it if it.cards else None,
        lambda node: {"it": node} if isinstance(node, Trigger) and node.cards else None,
    )
    grammar.node(
        "player_trigger",
        Trigger,
        "{cards:placed_card} returns from your trash to the hand",
        event="card_added_to_hand",
        whose="yours",
        source="trash",
    )


def _of_this_card(grammar: Grammar) -> None:
    """What happens to the card itself that has the effect, wherever it was."""
    for event, place in (
        ("card_trashed_from_hand", "hand"),
        ("card_trashed_from_deck", "deck"),
        ("card_trashed_from_security", "security stack"),
    ):
        for cause, by in (
            (None, ""),
            ("effect", "by an effect"),
            ("your_effect", "by one of your effects"),
        ):
            grammar.node(
                "player_trigger",
                Trigger,
                f"this card is trashed from your|the {place} {by}",
                event=event,
                subject=Ref("this_card"),
                cause=cause,
            )
        for cause, words in (
            ("effect", ("an effect trashes", "effects trash")),
            ("your_effect", ("one of your effects trashes",)),
        ):
            meant = Trigger(event, Ref("this_card"), cause=cause)  # type: ignore[arg-type]
            for each in words:
                grammar.spelling(
                    "player_trigger", meant, f"{each} this card from|in your|the {place}"
                )
    grammar.spelling(
        "player_trigger",
        Trigger("card_trashed_from_deck", Ref("this_card")),
        "this card is trashed from the top of the|your deck",
    )
    grammar.spelling(
        "player_trigger",
        Trigger("card_trashed_from_hand", Ref("this_card"), cause="your_effect"),
        "you trash this card in your hand using one of your effects",
    )
    for cause, by in ((None, ""), ("effect", "by an effect")):
        grammar.word(
            "player_trigger",
            Trigger("trashed_from_the_battle_area", Ref("this"), cause=cause),  # type: ignore[arg-type]
            f"this card is trashed from the battle area {by}",
        )
    grammar.spelling(
        "player_trigger",
        Trigger("trashed_from_the_battle_area", Selector(match=(IsCategory(("option",)),))),
        "Option cards in the battle area are trashed",
    )
    grammar.spelling(
        "player_trigger",
        Trigger("trashed_from_the_battle_area", Ref("this"), cause="effect"),
        "effects trash this card from the battle area",
    )


def _holders(grammar: Grammar) -> None:
    """Whose digivolution or link cards they are."""
    for category in ("whose_links", "whose_stack"):
        grammar.word(category, Ref("this"), "this Digimon's")
        for whose, owner in PLAYERS[:2]:
            theirs = Selector(whose=whose, match=(IsCategory(("digimon",)),))
            grammar.word(category, theirs, f"{owner} Digimon's")
    grammar.rule(
        "stack_of",
        "one|1|any of {it:owned_on_field}",
        lambda it: it,
        lambda node: {"it": node} if isinstance(node, Selector) and node.whose != "any" else None,
        many=True,
    )
    grammar.rule("stack_of", "{it:owned_on_field}", lambda it: it, None)
    grammar.rule(
        "stack_of",
        "{it:this}",
        lambda it: it if it == Ref("this") else None,
        lambda node: {"it": node} if node == Ref("this") else None,
    )
    grammar.rule(
        "stack_of",
        "an opponent's {match:field_noun}",
        lambda match: Selector(whose="opponents", match=match),
        None,
    )


def _under(grammar: Grammar) -> None:
    """Digivolution cards that are trashed and placed."""
    _trashed(grammar)
    _placed(grammar)


def _trashed(grammar: Grammar) -> None:
    this_card = Trigger("digivolution_card_trashed", Ref("this_card"), cause="effect")
    grammar.word("player_trigger", this_card, "this digivolution card is trashed by an effect")
    for effects in ("an effect trashes", "effects trash"):
        grammar.spelling(
            "player_trigger",
            this_card,
            f"{effects} this digivolution? card",
            f"{effects} this card from digivolution cards",
            f"{effects} this digivolution? card from a Digimon's digivolution cards",
            f"{effects} this digivolution? card from one of your Digimon's digivolution cards",
        )
    grammar.node(
        "player_trigger",
        Trigger,
        "this card is trashed as a digivolution card by {effect_of:name} 's effect",
        event="digivolution_card_trashed",
        subject=Ref("this_card"),
        cause="effect",
    )
    grammar.word(
        "player_trigger",
        Trigger("digivolution_card_trashed", Ref("this_card"), cause="digi_burst"),
        "this digivolution card is trashed by activating this Digimon's <Digi-Burst>",
    )
    grammar.spelling(
        "player_trigger",
        Trigger("digivolution_card_trashed", Ref("this_card"), cause="digi_burst"),
        "this card is trashed due to activating this Digimon's <Digi-Burst>",
    )

    def make(noun: Filters) -> Trigger | None:
        match = tuple(each for each in noun if each != _DIGIMON)
        if not match or len(match) == len(noun):
            return None
        return Trigger("digivolution_card_trashed", Ref("this_card"), cause="effect", match=match)

    def take(node: Any) -> dict[str, Any] | None:
        if not isinstance(node, Trigger) or node.subject != Ref("this_card"):
            return None
        noun = (_DIGIMON, *node.match)
        return {"noun": noun} if make(noun) == node else None

    grammar.rule(
        "player_trigger",
        "this card is trashed from the digivolution cards of a|an {noun:field_noun} by an effect",
        make,
        take,
        many=False,
    )
    for effects in ("an effect trashes", "effects trash"):
        grammar.rule(
            "player_trigger",
            f"{effects} this card from a|an {{before:befores}} Digimon's digivolution cards",
            lambda before: make((*before, _DIGIMON)),
            None,
        )
    for cause, by in CAUSES:
        grammar.node(
            "player_trigger",
            Trigger,
            f"a digivolution card of {{subject:stack_of}} is trashed {by}",
            event="digivolution_card_trashed",
            cause=cause,
        )
    for cause, agents in AGENTS:
        for what in (
            "digivolution cards from {subject:stack_of}",
            "any of {subject:holders} digivolution cards",
            "{subject:holders} digivolution cards",
        ):
            grammar.also(
                "player_trigger",
                Trigger,
                f"{agents} trash~ {what}",
                event="digivolution_card_trashed",
                cause=cause,
            )
    grammar.also(
        "player_trigger",
        Trigger,
        "you trash a digivolution card of {subject:stack_of}",
        event="digivolution_card_trashed",
        cause="your_effect",
    )
    opponents = Selector(whose="opponents", match=(_DIGIMON,))
    grammar.spelling(
        "player_trigger",
        Trigger("digivolution_card_trashed", opponents),
        "one of your opponent's digivolution cards is trashed",
        "an opponent's Digimon's digivolution card is trashed",
    )


def _placed(grammar: Grammar) -> None:
    """ "A Tamer card is placed in this Digimon's digivolution cards by an effect"."""
    grammar.rule("placed_card", "{it:one_card}", lambda it: it, lambda node: {"it": node})
    for cause, by in CAUSES:
        grammar.node(
            "player_trigger",
            Trigger,
            f"{{cards:placed_card}} is placed in {{subject:whose_stack}} digivolution cards {by}",
            event="digivolution_card_added",
            cause=cause,
        )
    grammar.also(
        "player_trigger",
        Trigger,
        "{cards:card_noun} are placed in|as {subject:any_stack} digivolution cards",
        event="digivolution_card_added",
    )
    for cause, one, several in (
        ("effect", "an effect", "effects"),
        ("your_effect", "one of your effects", "your effects"),
    ):
        for template in (
            f"{one} places {{cards:one_card}} in|as {{subject:any_stack}} digivolution cards",
            f"{several} place {{cards:card_noun}} in|as {{subject:any_stack}} digivolution cards",
            f"{one} adds to {{subject:any_stack}} digivolution cards",
            f"{several} add to {{subject:any_stack}} digivolution cards",
            f"{one} places a digivolution card under {{subject:under_whom}}",
            f"{several} place digivolution cards under {{subject:under_whom}}",
        ):
            grammar.also(
                "player_trigger", Trigger, template, event="digivolution_card_added", cause=cause
            )
    for cause, by in CAUSES:
        grammar.node(
            "player_trigger",
            Trigger,
            f"a digivolution card is added to {{subject:stack_of}} {by}",
            event="digivolution_card_added",
            cause=cause,
        )
        grammar.node(
            "player_trigger",
            Trigger,
            f"{{cards:placed_card}} is placed in the digivolution cards of {{subject:stack_of}} {by}",
            event="digivolution_card_added",
            cause=cause,
        )
    grammar.node(
        "player_trigger",
        Trigger,
        "a digivolution card is added to {subject:stack_of} by {by:whose_effects}",
        event="digivolution_card_added",
        cause="effect",
    )
    grammar.node(
        "player_trigger",
        Trigger,
        "a digivolution card is added to {subject:this} by {by:whose_effects}",
        event="digivolution_card_added",
        cause="effect",
    )
    grammar.also(
        "player_trigger",
        Trigger,
        "{by:whose_effects} add~ to {subject:any_stack} digivolution cards",
        event="digivolution_card_added",
        cause="effect",
    )
    _restacked(grammar)
    _top_trashed(grammar)
    for effects in ("an effect adds a", "effects add"):
        grammar.also(
            "player_trigger",
            Trigger,
            f"{effects} digivolution card|cards to {{subject:stack_of}}",
            event="digivolution_card_added",
            cause="effect",
        )
    grammar.one_of("any_stack", "whose_stack")
    for whose, owner in PLAYERS[:2]:
        theirs = Selector(whose=whose, match=(_DIGIMON,))
        grammar.spelling("any_stack", theirs, f"one|any of {owner} Digimon's")
    grammar.spelling("under_whom", Ref("this"), "this Digimon")
    grammar.spelling(
        "under_whom",
        Selector(whose="yours", match=(_DIGIMON,)),
        "one|any of your Digimon",
        "your Digimon",
    )


def _top_trashed(grammar: Grammar) -> None:
    """The top card of a stack of which the rest stays (4-5-6)."""
    for cause, by in CAUSES:
        grammar.node(
            "player_trigger",
            Trigger,
            f"the top stacked card of {{subject:stack_above}} is trashed {by}",
            event="top_card_trashed",
            cause=cause,
        )
        for others in (by, *(BY[cause][1:] if cause else ())):
            grammar.also(
                "player_trigger",
                Trigger,
                f"{{subject:stacks_above}} top stacked card|cards is|are trashed {others}",
                event="top_card_trashed",
                cause=cause,
            )
    grammar.rule(
        "stack_above",
        "{it:stack_of}",
        lambda it: it if isinstance(it, Selector) and not it.other else None,
        lambda node: {"it": node} if isinstance(node, Selector) and not node.other else None,
    )
    grammar.rule(
        "stacks_above",
        "{it:holders}",
        lambda it: it if isinstance(it, Selector) and not it.other else None,
        None,
    )
    grammar.rule("stacks_above", "any|one of {it:holders}", lambda it: it, None)


def _restacked(grammar: Grammar) -> None:
    """The top card of a stack that becomes a digivolution card in it (4-5-6)."""
    for cause, by in CAUSES:
        grammar.node(
            "player_trigger",
            Trigger,
            f"{{subject:whose_stack}} top stacked card is placed in its digivolution cards {by}",
            event="digivolution_card_added",
            cause=cause,
            source="top_of_its_stack",
        )
    for words in (
        "an effect places the top card of {subject:restacked_one} in its digivolution cards",
        "effects place {subject:whose_stack} top stacked card as its bottom digivolution card",
    ):
        grammar.also(
            "player_trigger",
            Trigger,
            words,
            event="digivolution_card_added",
            cause="effect",
            source="top_of_its_stack",
        )
    grammar.spelling("restacked_one", Ref("this"), "this Digimon")


_DIGIMON = IsCategory(("digimon",))

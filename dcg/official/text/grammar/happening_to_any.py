"""Trigger conditions for every subject and every agent: what players do, what comes under Tamers, what is returned, what
would happen by effects (15-5)."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import IsCategory, Ref, Selector
from dcg.official.language.terms import Cause, ReturnedTo, TriggerEvent, Whose
from dcg.official.language.trigger import Trigger
from dcg.official.text.grammar.cards_said_to_move import AGENTS, BY
from dcg.official.text.grammar.filters import Filters
from dcg.official.text.grammar.moved_cards import CAUSES, PLAYERS
from dcg.official.text.grammar.said_of import SUBJECT

OPTION: Final = IsCategory(("option",))
TAMER: Final = IsCategory(("tamer",))
WHO_PLAYS: Final[tuple[tuple[Whose, str], ...]] = (
    ("yours", "you play"),
    ("opponents", "your opponent plays"),
    ("opponents", "an opponent plays"),
)
RETURNED: Final[tuple[tuple[ReturnedTo | None, str], ...]] = (
    ("hand", "the? hand|hands"),
    ("deck", "the? deck|decks"),
    (None, "hands or decks"),
)


def install(grammar: Grammar) -> None:
    """Adds the triggers."""
    _played_by_players(grammar)
    _returned(grammar)
    _under_tamers(grammar)
    _options_placed(grammar)
    _would_by_effects(grammar)
    _would_use(grammar)
    _face_up(grammar)
    _app_fused(grammar)
    _turned_by(grammar)
    _trashed(grammar)
    _would_be_played(grammar)


def _turned_by(grammar: Grammar) -> None:
    """What suspends and unsuspends by effects; what moves, and what is linked, in fewer words."""
    turned: tuple[tuple[TriggerEvent, str], ...] = (
        ("suspended", "suspend~"),
        ("suspended", "become~ suspended"),
        ("unsuspended", "unsuspend~"),
        ("unsuspended", "become~ unsuspended"),
    )
    for event, words in turned:
        for cause, said in BY.items():
            for by in said:
                grammar.also(
                    "happened", Trigger, f"{words} {by}", event=event, subject=SUBJECT, cause=cause
                )
    grammar.also(
        "happened", Trigger, "move~ from the breeding area", event="moved", subject=SUBJECT
    )
    grammar.also("happened", Trigger, "is|are linked", event="linked", subject=SUBJECT)


def _trashed(grammar: Grammar) -> None:
    """Digivolution and link cards that are trashed, by whomever."""
    for some in ("any of", ""):
        for cause, said in ((None, ("",)), *BY.items()):
            for by in said:
                grammar.also(
                    "player_trigger",
                    Trigger,
                    f"{some} {{subject:whose_stack}} digivolution cards are trashed {by}",
                    event="digivolution_card_trashed",
                    cause=cause,
                )
                if cause in (None, "opponents_effect") and some and by == said[0]:
                    grammar.node(
                        "player_trigger",
                        Trigger,
                        f"{some} {{subject:whose_links}} link cards are trashed {by}",
                        event="link_card_trashed",
                        cause=cause,
                    )
                    continue
                grammar.also(
                    "player_trigger",
                    Trigger,
                    f"{some} {{subject:whose_links}} link cards are trashed {by}",
                    event="link_card_trashed",
                    cause=cause,
                )


def _would_be_played(grammar: Grammar) -> None:
    """What the opponent would play."""
    for article in ("a|an", ""):
        grammar.rule(
            "would",
            f"your opponent would play {article} {{match:field_noun}}",
            lambda match: (Trigger("played", Selector(whose="opponents", match=match)),),
            None,
        )


def _app_fused(grammar: Grammar) -> None:
    """What app fuses (8-4)."""
    fixed: dict[str, Any] = {
        "event": "digivolved",
        "subject": SUBJECT,
        "procedure": "app_fusion",
    }
    grammar.node("happened", Trigger, "app fuse~", **fixed)
    grammar.node("happened", Trigger, "app fuse~ into {into:into_card}", **fixed)
    for whose, player in (("yours", "you app fuse"), ("opponents", "your opponent app fuses")):
        theirs = Selector(whose=whose, match=(IsCategory(("digimon",)),))  # type: ignore[arg-type]
        meant = Trigger("digivolved", theirs, procedure="app_fusion")
        grammar.spelling("player_trigger", meant, player)


def _played_by_players(grammar: Grammar) -> None:
    """ "Your opponent plays Digimon by effects", of one, of another and of any."""
    for whose, plays in WHO_PLAYS:
        for article, other in (
            ("a|an", False),
            ("another", True),
            ("any? other", True),
            ("any?", False),
        ):
            for cause, said in ((None, ("",)), *BY.items()):
                for by in said:

                    def make(
                        match: Filters,
                        whose: Whose = whose,
                        other: bool = other,
                        cause: Cause | None = cause,
                    ) -> tuple[Trigger, ...]:
                        who = Selector(whose=whose, match=match, other=other)
                        return (Trigger("played", who, cause=cause),)

                    known = not by and (
                        article == "a|an" or (article, whose) == ("another", "yours")
                    )
                    if not known and (cause, article, whose) != ("effect", "a|an", "yours"):
                        words = f"{plays} {article} {{match:field_noun}} {by}"
                        grammar.rule("triggers", words, make, None)


def _returned(grammar: Grammar) -> None:
    """What is returned to hands, to decks, or to either, by whomever."""
    fixed: dict[str, Any] = {"event": "returned", "subject": SUBJECT}
    grammar.node("happened", Trigger, "is|are returned to the deck", to="deck", **fixed)
    for to, words in RETURNED:
        if to is not None:
            grammar.also("happened", Trigger, f"is|are returned to {words}", to=to, **fixed)
            grammar.node("about_to", Trigger, f"be returned to the {to}", to=to, **fixed)
            grammar.also("about_to", Trigger, f"be returned to {words}", to=to, **fixed)
        for cause, said in BY.items():
            for by in said:
                if to is None:
                    for event in ("happened", "about_to"):
                        be = "be" if event == "about_to" else "is|are"
                        grammar.also(
                            event, Trigger, f"{be} returned to {words} {by}", cause=cause, **fixed
                        )
                    continue
                read = grammar.node if by == said[0] else grammar.also
                for event, be in (("happened", "is|are"), ("about_to", "be")):
                    read(
                        event,
                        Trigger,
                        f"{be} returned to the {to} {by}",
                        to=to,
                        cause=cause,
                        **fixed,
                    )
                    grammar.also(
                        event,
                        Trigger,
                        f"{be} returned to {to}s {by}",
                        to=to,
                        cause=cause,
                        **fixed,
                    )
    for cause, agents in AGENTS:
        for to, words in RETURNED:
            for who in ("who", "bare_who"):
                grammar.rule(
                    "triggers",
                    f"{agents} return~ {{who:{who}}} to {words}",
                    lambda who, cause=cause, to=to: (Trigger("returned", who, cause=cause, to=to),),
                    None,
                )


def _under_tamers(grammar: Grammar) -> None:
    """Cards that are placed under Tamers, which are none of theirs to digivolve with (4-6-1)."""
    grammar.rule(
        "under_which_tamer",
        "one|any of {whose:whose} {match:field_noun}",
        _tamers_so,
        None,
    )
    grammar.rule("under_which_tamer", "{whose:whose} {match:field_noun}", _tamers_so, None)
    grammar.spelling("under_which_tamer", Ref("this"), "this Tamer")
    event: dict[str, Any] = {"event": "digivolution_card_added"}
    grammar.also(
        "player_trigger", Trigger, "cards are placed under {subject:under_which_tamer}", **event
    )
    for cause, by in CAUSES:
        for words in ("{cards:card_noun} are", "{cards:placed_card} is"):
            grammar.also(
                "player_trigger",
                Trigger,
                f"{words} placed under {{subject:under_which_tamer}} {by}",
                cause=cause,
                **event,
            )
    for cause, agents in AGENTS:
        for cards in ("cards", "a card"):
            grammar.also(
                "player_trigger",
                Trigger,
                f"{agents} place~ {cards} under {{subject:under_which_tamer}}",
                cause=cause,
                **event,
            )
        grammar.also(
            "player_trigger",
            Trigger,
            f"{agents} place~ {{cards:card_noun}} under {{subject:under_which_tamer}}",
            cause=cause,
            **event,
        )


def _tamers_so(whose: Whose, match: Filters) -> Selector | None:
    return Selector(whose=whose, match=match) if TAMER in match else None


def _options_placed(grammar: Grammar) -> None:
    """Option cards that are placed in the battle area, by whomever (17-1-3)."""
    grammar.rule("several_options", "{it:card_noun}", lambda it: it if OPTION in it else None, None)
    grammar.also(
        "player_trigger",
        Trigger,
        "{cards:several_options} are placed in the battle area",
        event="option_placed",
        whose="any",
    )
    for whose, owner in PLAYERS[:2]:
        for many in ("any of", ""):
            grammar.also(
                "player_trigger",
                Trigger,
                f"{many} {owner} {{cards:several_options}} are placed in the battle area",
                event="option_placed",
                whose=whose,
            )
    for cause, agents in AGENTS:
        for cards in ("a|an {cards:several_options}", "{cards:several_options}"):
            grammar.also(
                "player_trigger",
                Trigger,
                f"{agents} place~ {cards} in the battle area",
                event="option_placed",
                whose="any",
                cause=cause,
            )
    grammar.node(
        "player_trigger",
        Trigger,
        "{cards:placed_card} is placed in the battle area by an effect",
        event="option_placed",
        whose="any",
        cause="effect",
    )


_WOULD: Final[tuple[tuple[TriggerEvent, str], ...]] = (
    ("played", "be played"),
    ("digivolved", "digivolve"),
)


def _would_by_effects(grammar: Grammar) -> None:
    """What would be played, or would digivolve, by effects."""
    for event, words in _WOULD:
        for cause, said in BY.items():
            for by in said:
                read = grammar.node if by == said[0] else grammar.also
                read(
                    "about_to", Trigger, f"{words} {by}", event=event, subject=SUBJECT, cause=cause
                )


def _would_use(grammar: Grammar) -> None:
    """Option cards that a player would use."""

    def described(match: Filters) -> Filters | None:
        return match if OPTION in match and len(match) > 1 else None

    grammar.rule(
        "option_to_use",
        "a|an {match:card_noun}",
        described,
        lambda node: {"match": node} if described(node) else None,
        many=False,
    )
    grammar.spelling("option_to_use", (OPTION,), "an Option card", "Option cards")
    grammar.rule("option_to_use", "{match:card_noun}", described, None)
    for whose, words in (("yours", "you would use"), ("opponents", "your opponent would use")):
        grammar.node(
            "would_use",
            Trigger,
            f"{words} {{into:option_to_use}}",
            event="option_used",
            whose=whose,
        )
    for owner, of in (("yours", "your"), ("opponents", "your opponent's")):
        grammar.also(
            "would_use",
            Trigger,
            f"any of {of} {{into:option_to_use}} would be used",
            event="option_used",
            whose=owner,
        )
    grammar.word("any_option", (OPTION,), "an Option card")
    for whose, words in (("yours", "you would use"), ("opponents", "your opponent would use")):
        grammar.node(
            "would_use", Trigger, f"{words} {{into:any_option}}", event="option_used", whose=whose
        )
    grammar.rule(
        "would",
        "{it:would_use}",
        lambda it: (it,),
        lambda node: {"it": node[0]} if len(node) == 1 else None,
    )


def _face_up(grammar: Grammar) -> None:
    """Cards that come to lie face up in a security stack, anybody's and by effects, and those that are checked."""
    meant = Trigger("card_added_to_security", whose="any", face_up=True)
    grammar.word("player_trigger", meant, "cards are placed face up in a player's security stack")
    grammar.spelling("player_trigger", meant, "cards are placed face up in security stacks")
    for cause, agents in AGENTS:
        for whose, owner in (*PLAYERS[:2], ("any", "")):
            stack = f"{owner} security stack|stacks"
            said = replace(meant, whose=whose, cause=cause)
            grammar.spelling("player_trigger", said, f"{agents} place~ cards face up in {stack}")
    for by_whom, by in CAUSES[1:]:
        for whose, owner in PLAYERS:
            said = replace(meant, whose=whose, cause=by_whom)
            words = f"cards are placed face up in {owner} security stack {by}"
            grammar.word("player_trigger", said, words)
    for whose, checked in (("opponents", "your"), ("yours", "your opponent's")):
        said = Trigger("security_checked", whose=whose, face_up=True)
        grammar.word(
            "player_trigger", said, f"a face-up card in {checked} security stack is checked"
        )
        grammar.spelling(
            "player_trigger",
            said,
            f"{checked} face-up security cards are checked",
            f"any of {checked} face-up security cards are checked",
        )

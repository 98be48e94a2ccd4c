"""What players do: what they play, use, attack with and move (15-5)."""

from __future__ import annotations

from typing import Any, Final

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import IsCategory, Ref, Selector
from dcg.official.language.terms import Origin, Whose
from dcg.official.language.trigger import Trigger
from dcg.official.text.grammar.things.filters import Filters, in_order
from dcg.official.text.grammar.things.nouns import begins_with_a_name
from dcg.official.text.grammar.triggers.agents import Agent, done_by
from dcg.official.text.grammar.triggers.happenings import FROM
from dcg.official.text.grammar.triggers.said_of import DIGIMON

OPTION: Final = IsCategory(("option",))
_PLAYERS: Final[tuple[tuple[Whose, str], ...]] = (
    ("yours", "you"),
    ("opponents", "an|your opponent"),
    ("any", "a|either player"),
    ("any", "you or your opponent"),
)


def install(grammar: Grammar) -> None:
    """Adds `done_by_players`, and to what happened the Option cards that are used."""
    for whose, player in _PLAYERS:
        grammar.spelling("who_does", whose, player)
    _played_things(grammar)
    _plays(grammar)
    _attacks_and_moves(grammar)
    _fuses(grammar)
    _uses(grammar)


def _played_things(grammar: Grammar) -> None:
    """What a player plays: one, another, several."""
    for article, other in (
        ("a|an", False),
        ("another", True),
        ("any? other", True),
        ("any?", False),
    ):
        grammar.rule(
            "played_thing",
            f"{article} {{match:field_noun}}",
            lambda match, other=other, named=article == "any?": (
                None if named and not _is_kind(match) else Selector(match=match, other=other)
            ),
            None,
        )
    grammar.rule("played_thing", "a card {match:after}", lambda match: Selector(match=match), None)


def _is_kind(match: Filters) -> bool:
    """Whether it is said what kind of card it is, or its name: "any" and a plural alone go in front of no other."""
    return begins_with_a_name(match) or any(isinstance(each, IsCategory) for each in match)


def _plays(grammar: Grammar) -> None:
    """ "You play another Digimon from your trash by an effect"."""

    def make(
        whose: Whose, what: Selector, source: Origin | None = None, by: Agent | None = None
    ) -> tuple[Trigger, ...] | None:
        played = Trigger(
            "played", Selector(whose=whose, match=what.match, other=what.other), source=source
        )
        found = played if by is None else done_by(played, by)
        return None if found is None else (found,)

    for source, words in FROM.items():
        grammar.spelling("played_from", source, *words)
    grammar.spelling(
        "played_from", "digivolution_cards", "from one of your Digimon's digivolution cards"
    )
    played = "{whose:who_does} play~ {what:played_thing}"
    for place in ("", "{source:played_from}"):
        for by in ("", "{by:by_whom}"):
            grammar.rule("done_by_players", f"{played} {place} {by}", make, None)
        grammar.rule(
            "done_by_players",
            f"{played} {place} using an effect",
            lambda whose, what, source=None: make(whose, what, source, Agent("effect")),
            None,
        )
    grammar.rule(
        "done_by_players",
        "{whose:who_does} play~ a|an {one:field_noun} or a|an {other:field_noun}",
        lambda whose, one, other: tuple(
            Trigger("played", Selector(whose=whose, match=match)) for match in (one, other)
        ),
        None,
    )


def _attacks_and_moves(grammar: Grammar) -> None:
    def make(event: Any) -> Any:
        return lambda whose, match: (Trigger(event, Selector(whose=whose, match=match)),)

    words = "{whose:who_does} move~ a|an? {match:field_noun} from their|your|the breeding area"
    grammar.rule("done_by_players", words, make("moved"), None)
    grammar.rule(
        "done_by_players",
        "{whose:who_does} digivolve~ in the|your|their breeding area",
        lambda whose: (Trigger("digivolved", Selector("breeding_area", whose, (DIGIMON,))),),
        None,
    )
    for area in ("", "in their|your|the breeding area"):
        words = f"{{whose:who_does}} hatch~ {area}"
        grammar.rule(
            "done_by_players", words, lambda whose: (Trigger("hatched", whose=whose),), None
        )
    grammar.rule(
        "done_by_players", "{whose:who_does} gain~ memory", lambda whose: (_gained(whose),), None
    )
    grammar.rule(
        "done_by_players",
        "{whose:who_does} gain~ memory {by:by_whom}",
        lambda whose, by: None if (found := done_by(_gained(whose), by)) is None else (found,),
        None,
    )
    grammar.rule(
        "done_by_players",
        "{whose:who_does} attack~",
        lambda whose: (Trigger("attacks", Selector(whose=whose, match=(DIGIMON,))),),
        None,
    )
    grammar.rule(
        "done_by_players",
        "{whose:who_does} digivolve~ a|an|any? {match:field_noun}",
        lambda whose, match: (
            (Trigger("digivolved", Selector(whose=whose, match=match)),)
            if _is_kind(match)
            else None
        ),
        None,
    )
    words = "{whose:who_does} attack~ with a|an {match:field_noun}"
    grammar.rule("done_by_players", words, make("attacks"), None)
    grammar.rule(
        "done_by_players",
        "you attack with one|any of {who:owned_on_field}",
        lambda who: (Trigger("attacks", who),),
        None,
    )
    at_digimon = Trigger("attacks", Ref("this"), target="digimon")
    grammar.spelling("player_trigger", at_digimon, "you attack a|an opponent's Digimon")


def _gained(whose: Whose) -> Trigger:
    """Nothing but an effect makes a player gain memory (4-1-4)."""
    return Trigger("memory_gained", whose=whose)


def _fuses(grammar: Grammar) -> None:
    """ "You app fuse": one of your Digimon does (8-4)."""

    def make(whose: Whose, procedure: Any) -> tuple[Trigger, ...]:
        theirs = Selector(whose=whose, match=(DIGIMON,))
        return (Trigger("digivolved", theirs, procedure=procedure),)

    grammar.spelling("procedure_done", "app_fusion", "app fuse~")
    grammar.spelling("procedure_done", "dna_digivolution", "DNA digivolve~")
    grammar.rule("done_by_players", "{whose:who_does} {procedure:procedure_done}", make, None)


def _options(match: Filters) -> Filters | None:
    """What an Option card is besides: "a red Option card"."""
    rest = tuple(each for each in match if each != OPTION)
    return rest if rest and OPTION in match else None


def _uses(grammar: Grammar) -> None:
    """Option cards that are used (9-1)."""
    grammar.rule(
        "option_cards",
        "{match:card_noun}",
        _options,
        lambda node: {"match": in_order((*node, OPTION))},
    )
    grammar.rule("options_so", "{match:field_noun}", _options, None)
    for whose, uses in (
        ("yours", "you use"),
        ("opponents", "your opponent uses"),
        ("any", "a player uses"),
    ):
        fixed: dict[str, Any] = {"event": "option_used", "whose": whose}
        for words in (
            f"{uses} an Option card",
            f"{uses} an Option card with {{into:havings}}",
            f"{uses} a|an {{into:option_cards}}",
        ):
            grammar.node("player_trigger", Trigger, words, **fixed)
        for words in (
            f"{uses} a|an? {{into:options_so}}",
            f"{uses} an? Option|Options",
            f"{uses} {{into:option_cards}}",
            f"{uses} Option cards",
            f"{uses} Option cards with {{into:havings}}",
        ):
            grammar.also("player_trigger", Trigger, words, **fixed)
    grammar.spelling(
        "player_trigger",
        Trigger("option_used", whose="any"),
        "Option cards are used",
        "Options are used",
        "an Option card? is used",
    )
    for whose, owner in (("yours", "your"), ("opponents", "your opponent's")):
        used = Trigger("option_used", whose=whose)  # type: ignore[arg-type]
        for options in ("Options", "Option cards"):
            for some in ("", "any of"):
                grammar.spelling("player_trigger", used, f"{some} {owner} {options} are used")

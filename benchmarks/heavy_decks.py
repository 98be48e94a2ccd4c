"""Two invented decks in which every Digimon has effects and every Tamer shines on the whole board.

They stand for the newest cards: each turn triggers, interrupts, changes costs and derives auras.
"""

from __future__ import annotations

from dcg.official.deck import DeckList
from dcg.official.language.card import Card
from dcg.official.text.compiler import compile_card
from dcg.official.text.printed import PrintedCard

_ROOKIES = (
    (
        "Bench Scout",
        (
            "[On Play] Reveal the top 3 cards of your deck. Add 1 Digimon card among them "
            "to the hand. Return the rest to the bottom of the deck in any order."
        ),
        "[Your Turn] This Digimon gets +1000 DP.",
    ),
    (
        "Bench Spark",
        "[On Play] 1 of your Digimon gets +2000 DP for the turn.",
        "[When Attacking] [Once Per Turn] <Draw 1>",
    ),
    ("Bench Warden", "<Blocker>", "[Opponent's Turn] This Digimon gets +2000 DP."),
    ("Bench Thief", "[On Deletion] <Draw 1>", "[On Deletion] Gain 1 memory."),
)
_CHAMPIONS = (
    (
        "Bench Lancer",
        "[When Digivolving] 1 of your opponent's Digimon gets -3000 DP for the turn.",
        "[Your Turn] While you have 2 or more Digimon, this Digimon gets +1000 DP.",
    ),
    (
        "Bench Drake",
        "<Piercing>\n[When Attacking] 1 of your opponent's Digimon gets -2000 DP for the turn.",
        "<Security A. +1>",
    ),
    (
        "Bench Monk",
        "[On Play] [When Digivolving] Suspend 1 of your opponent's Digimon.",
        "[All Turns] While your opponent has a suspended Digimon, this Digimon gets +2000 DP.",
    ),
)
_ULTIMATES = (
    (
        "Bench Titan",
        "[When Digivolving] Delete 1 of your opponent's Digimon with 5000 DP or less.",
        "[Your Turn] This Digimon gets +3000 DP.",
    ),
    (
        "Bench Oracle",
        "<Evade>\n[When Digivolving] <Recovery +1 (Deck)>",
        "[When Attacking] [Once Per Turn] Gain 1 memory.",
    ),
)
_MEGA = (
    "Bench Emperor",
    (
        "<Security A. +1>\n<Reboot>\n[When Digivolving] All of your opponent's "
        "Digimon get -3000 DP for the turn.\n[When Attacking] [Once Per Turn] You may unsuspend "
        "this Digimon."
    ),
    "",
)
_TAMERS = (
    (
        "Bench Captain",
        (
            "[Start of Your Turn] If you have 2 or less memory, set your memory to 3.\n"
            "[Your Turn] All of your Digimon get +1000 DP."
        ),
    ),
    ("Bench Marshal", "[Opponent's Turn] All of your Digimon get +1000 DP."),
)


def heavy_decks() -> tuple[tuple[DeckList, DeckList], dict[str, Card]]:
    """The two decks (one red, one blue) and the cards of both."""
    cards: dict[str, Card] = {}
    red = _deck("red", cards)
    blue = _deck("blue", cards)
    return (red, blue), cards


def _deck(colour: str, cards: dict[str, Card]) -> DeckList:
    prefix = f"BENCH-{colour.upper()}"
    deck: dict[str, int] = {}

    def add(copies: int, **facts: object) -> None:
        number = f"{prefix}-{len(deck) + 1:02}"
        _compile(number, colour, cards, **facts)
        deck[number] = copies

    for name, effect, inherited in _ROOKIES:
        add(4, name=name, level=3, dp=2000, cost=3, evo=0, effect=effect, inherited=inherited)
    for name, effect, inherited in _CHAMPIONS:
        add(4, name=name, level=4, dp=5000, cost=5, evo=2, effect=effect, inherited=inherited)
    for name, effect, inherited in _ULTIMATES:
        add(4, name=name, level=5, dp=7000, cost=7, evo=3, effect=effect, inherited=inherited)
    name, effect, inherited = _MEGA
    add(4, name=name, level=6, dp=11000, cost=11, evo=3, effect=effect, inherited=inherited)
    for name, effect in _TAMERS:
        add(
            4,
            name=name,
            category="tamer",
            cost=4,
            effect=effect,
            security="[Security] Play this card without paying the cost.",
        )
    add(
        2,
        name="Bench Bolt",
        category="option",
        cost=2,
        effect="[Main] 1 of your opponent's Digimon gets -4000 DP for the turn.",
        security="[Security] Activate this card's [Main] effect.",
    )
    egg = f"{prefix}-EGG"
    _compile(
        egg,
        colour,
        cards,
        name="Bench Egg",
        category="digi_egg",
        level=2,
        inherited="[When Attacking] [Once Per Turn] <Draw 1>",
    )
    return DeckList(f"Invented {colour}", deck, {egg: 4}, f"invented-{colour}")


def _compile(number: str, colour: str, cards: dict[str, Card], **facts: object) -> None:
    level = facts.get("level")
    evo = facts.get("evo")
    printed = PrintedCard(
        number=number,
        name=str(facts["name"]),
        category=facts.get("category", "digimon"),  # type: ignore[arg-type]
        colours=(colour,),  # type: ignore[arg-type]
        level=level,  # type: ignore[arg-type]
        play_cost=facts.get("cost"),  # type: ignore[arg-type]
        dp=facts.get("dp"),  # type: ignore[arg-type]
        digivolution=() if evo is None else ((colour, int(level) - 1, evo),),  # type: ignore[arg-type,call-overload]
        effect=str(facts.get("effect", "")),
        inherited=str(facts.get("inherited", "")),
        security=str(facts.get("security", "")),
    )
    compiled = compile_card(printed)
    if not compiled.complete:
        raise AssertionError(f"{number}: {compiled.problems}")
    cards[number] = compiled.card

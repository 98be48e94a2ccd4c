"""Digimon Battle Evolution at the command line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from typing import Any

from cli.games.battle_evolution.cards import described, read_card
from cli.games.battle_evolution.catalogue import BattleEvolutionCatalogue
from cli.games.battle_evolution.seat import BattleEvolutionDialogue, DrawnBoard
from cli.games.plain import PlainView
from cli.games.view import SeatDialogue
from dcg.battle_evolution.card_game import CARD_GAME
from dcg.battle_evolution.codes.questions import Question, SpanKind
from dcg.battle_evolution.words.card_names import CardNames
from dcg.battle_evolution.words.telling import BattleEvolutionWords
from dcg.harmless import inert
from dcg.kernel.code import Code
from dcg.kernel.event import Event
from dcg.kernel.header import Header


class BattleEvolutionView(PlainView):
    """See `cli.games.view.GameView`: lines as any game's, in this game's words."""

    kernel_codes: Sequence[tuple[str, type[Code]]] = (
        ("`kind` of a span", SpanKind),
        ("`question` of an answer", Question),
    )
    event_texts: Sequence[tuple[str, Sequence[str]]] = (
        (
            "`reason` of `kernel.match_ended`",
            ("knock_outs", "no_digimon", "repetition", "forfeit"),
        ),
    )
    event_notes = (
        "`powers` and `base` are those of Circle, Triangle and Cross, `kinds` the codes of types. An "
        "`ordinal` is the\nplace of an effect among those of its card, -1 for none in particular."
    )

    def __init__(self) -> None:
        super().__init__(CARD_GAME)
        self.words: BattleEvolutionWords = BattleEvolutionWords(CARD_GAME)

    @cached_property
    def page_script(self) -> str:
        """The board in the web page."""
        return files("cli.games.battle_evolution").joinpath("board.js").read_text("utf-8")

    @property
    def starter(self) -> str:  # type: ignore[override]
        """A scenario that runs."""
        from cli.games.battle_evolution.starter import STARTER  # noqa: PLC0415

        return STARTER

    @property
    def catalogue(self) -> BattleEvolutionCatalogue:
        """Cards and decks."""
        return BattleEvolutionCatalogue()

    def board(
        self, state: Any, definitions: Mapping[bytes, bytes], header: Header | None = None
    ) -> DrawnBoard:
        """Both sides in a few lines."""
        return DrawnBoard(self.game, state, definitions)

    def looks(self, definition: bytes) -> tuple[str, list[str]] | None:
        """The card's name."""
        card = read_card(definition)
        return None if card is None else (inert(card.name), [])

    def card_text(self, definition: bytes) -> Sequence[str]:
        """What a card is and says; nothing where the definition is no card."""
        card = read_card(definition)
        return () if card is None else described(card)

    def cards_in_play(
        self, state: Any, definitions: Mapping[bytes, bytes]
    ) -> Sequence[Sequence[str]]:
        """The cards that lie open at both sides."""
        names = CardNames(definitions)
        found: dict[str, Sequence[str]] = {}
        for side in state.sides:
            for card in (*side.active, *side.attached, *side.support_zone, *side.destiny_zone):
                known = names.card(state, card)
                if known is not None:
                    found.setdefault(known.number, described(known))
        return list(found.values())

    def dialogue(
        self, events: Sequence[Event], seat: int, definitions: Mapping[bytes, bytes]
    ) -> SeatDialogue:
        """What a seat knows."""
        return BattleEvolutionDialogue(self.game, self.words, events, seat, definitions)


VIEW = BattleEvolutionView()

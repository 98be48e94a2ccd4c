"""From where something is read: who "you" are, which card is "this", what earlier words named."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from dcg.official.codes.absent import NO_CARD, NO_PERMANENT
from dcg.official.language.selectors import Number
from dcg.official.reading.compiled.effect import CompiledEffect
from dcg.official.reading.facts import Readable, Thing
from dcg.official.reading.results import DEEDS, NO_RESULTS, Affected
from dcg.official.reading.view import View
from dcg.official.state.permanent import Permanent

Raised = Mapping[str, tuple[Number, ...]]
"""By attribute, what is added to the largest value."""

NOTHING_RAISED: Final[Raised] = {}


@mypyc_attr(free_list_len=1)
class Viewpoint:
    """The viewpoint of one effect on a board.

    `seat` is "you", `card` the card the effect is written on, `host` the card that has it ("this
    card"), another where an effect gave it; `permanent` the Digimon or Tamer it belongs to (None
    once it has gone). `bindings` name earlier choices; `did` is whether the process just before did
    what it says, `deeds` the processes that did something so far, `results` what they did it to, where the
    effect asks; `memory_gained` is how much memory it has gained so far, `memory_paid` how much was paid by it. `as_triggered` is what the trigger was
    about, as it was then, where the effect refers to that (15-8-3-8). `triggered` is how many met the trigger condition, where the effect counts them
    (15-15-7-4). `raised` are the attributes whose
    largest value is higher than written, and by how much. `source` are the types of the effect (15-2) that
    made last what is looked at, where the card does not say them. `able` tells what the process that is
    choosing now can be done to, where it can be done only to some.
    """

    __slots__ = (
        "able",
        "as_triggered",
        "bindings",
        "board",
        "card",
        "compiled",
        "deeds",
        "did",
        "host",
        "memory_gained",
        "memory_paid",
        "object",
        "permanent",
        "permanent_id",
        "raised",
        "results",
        "seat",
        "source",
        "subject",
        "subject_card",
        "subject_id",
        "triggered",
    )

    def __init__(
        self,
        board: Readable,
        seat: int,
        card: int,
        permanent: Permanent | None,
        compiled: CompiledEffect | None,
    ) -> None:
        self.board = board
        self.seat = seat
        self.card = card
        self.permanent = permanent
        self.compiled = compiled
        self.host = card
        self.permanent_id = NO_PERMANENT if permanent is None else permanent.id
        self.bindings: dict[str, list[Thing]] = {}
        self.subject: Permanent | None = None
        self.subject_id = NO_PERMANENT
        self.subject_card = NO_CARD
        self.triggered = 0
        self.object: Permanent | None = None
        self.did = True
        self.deeds: list[type] = []
        self.memory_gained = 0
        self.memory_paid = 0
        self.results: Sequence[Affected] = NO_RESULTS
        self.as_triggered: Mapping[str, Sequence[View]] | None = None
        self.raised: Raised = NOTHING_RAISED
        self.source: frozenset[str] | None = None
        self.able: Callable[[Thing], bool] | None = None

    @staticmethod
    def of_card(board: Readable, card: int, compiled: CompiledEffect | None = None) -> Viewpoint:
        """From where a card off the field is read: what it asks of the board, it asks for its owner."""
        return Viewpoint(board, board.state.owner_of[card], card, None, compiled)

    def things(self, name: str) -> list[Thing]:
        """What a reference names, as far as it still exists (15-11-1-2)."""
        if name in ("this", "this_digimon_or_tamer"):
            if self.permanent is not None and self.permanent.id in self.board.state.permanents:
                return [self.permanent]
            return []
        if name == "this_card":
            return [self.host]
        if name == "subject":
            if self.compiled is not None and self.compiled.acts_on_subjects:
                if several := self.bindings.get("subjects"):
                    return list(filter(self._is_there, several))
            if self.subject is not None and self.subject.id in self.board.state.permanents:
                return [self.subject]
            return [self.subject_card] if self.subject_card != NO_CARD else []
        if name == "entering":
            return [self.subject_card] if self.subject_card != NO_CARD else []
        if name == "object":
            if self.object is not None and self.object.id in self.board.state.permanents:
                return [self.object]
            return []
        if name == "attacker":
            attack = self.board.state.attack
            held = self.board.state.permanents.get(attack.attacker) if attack else None
            return [held] if held is not None else []
        if name == "revealed":
            return list(self.board.state.revealed)
        if name == "trashed":
            return self.trashed()
        return list(filter(self._is_there, self.bindings.get(name, ())))

    def trashed(self) -> list[Thing]:
        """The cards that this effect has trashed or else that were when it triggered, in the order in which they
        were, as far as they are in the trash still (15-11-1-2)."""
        done: list[Thing] = [held.thing for held in self.results if held.kind in DEEDS["trash"]]
        cards: list[Thing] = [
            held.top if isinstance(held, Permanent) else held
            for held in done or self.bindings.get("trashed", [])
        ]
        lying = {card for side in self.board.state.sides for card in side.trash}
        return [card for card in dict.fromkeys(cards) if card in lying]

    def withheld(self) -> Collection[Thing]:
        """The cards that no effect can be executed on that is not the one that looks at them (15-15-4-5)."""
        return ()

    def _is_there(self, thing: Thing) -> bool:
        return not isinstance(thing, Permanent) or thing.id in self.board.state.permanents

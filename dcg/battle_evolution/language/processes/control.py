"""Any process, and the processes that hold others."""

from __future__ import annotations

from dcg.battle_evolution.language.processes.battle import BattleProcess
from dcg.battle_evolution.language.processes.cards import CardProcess
from dcg.battle_evolution.language.processes.evolving import EvolvingProcess
from dcg.battle_evolution.language.processes.players import PlayerProcess
from dcg.battle_evolution.language.processes.power import PowerProcess
from dcg.battle_evolution.language.selectors import Amount, Condition
from dcg.battle_evolution.language.terms import Phase
from dcg.language.node import Node


class Seq(Node, frozen=True):
    """Processes of one sentence, in order ("A and B", "A, then B"). Nothing interrupts between them
    (f-order-3)."""

    steps: tuple[Process, ...]


class If(Node, frozen=True):
    """A condition of a sentence (f-if): if it fails the sentence misfires, or `otherwise` happens."""

    condition: Condition
    then: Process
    otherwise: Process | None = None


class Cost(Node, frozen=True):
    """What stands before a colon (f-cost): the player may do it, whole, and then the rest happens.

    With `must` the player has no choice and does as much as possible (f-cost-14).
    """

    cost: Process
    then: Process
    must: bool = False


class May(Node, frozen=True):
    """The player may do it."""

    process: Process


class ChooseOf(Node, frozen=True):
    """The player chooses so many of the options (f-cost-6)."""

    options: tuple[Process, ...]
    count: int = 1


class Repeat(Node, frozen=True):
    """As often as the amount says ("for each")."""

    times: Amount
    process: Process


class Later(Node, frozen=True):
    """At the opening of that phase of this turn, if the causing card is still in its zone (f-left-zone-5)."""

    phase: Phase
    process: Process


class Unsupported(Node, frozen=True):
    """Words that nobody could read: the card is not supported."""

    phrase: str


Process = (
    Seq
    | If
    | Cost
    | May
    | ChooseOf
    | Repeat
    | Later
    | Unsupported
    | PowerProcess
    | CardProcess
    | BattleProcess
    | EvolvingProcess
    | PlayerProcess
)

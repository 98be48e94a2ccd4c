"""Any process, and the processes that hold others: control flow, and what an effect gives."""

from __future__ import annotations

from dcg.language.node import Node
from dcg.official.language.processes.attacks import AttackProcess
from dcg.official.language.processes.cards import CardProcess
from dcg.official.language.processes.costs import CostProcess
from dcg.official.language.processes.entering import EnteringProcess
from dcg.official.language.processes.field import FieldProcess
from dcg.official.language.processes.linking import LinkingProcess
from dcg.official.language.processes.modifiers import Modifier
from dcg.official.language.processes.players import PlayerProcess
from dcg.official.language.processes.revealing import RevealingProcess
from dcg.official.language.processes.stacks import StackProcess
from dcg.official.language.selectors import Choose, Condition, Number, Ref, Target
from dcg.official.language.terms import Duration, KeywordCost, Maximum, Timing, Whose


class Seq(Node, frozen=True):
    """Processes in the order of the text (15-1-2)."""

    steps: tuple[Process, ...]


class Lasting(Node, frozen=True):
    """Changes to several subjects that one stated duration governs: "for the turn, A and B".

    Each of them is made in the order of the text (15-1-2), has the duration `governed`, and ends when
    `duration` says. Changes to one subject need none: they carry their duration themselves.
    """

    duration: Duration
    changes: tuple[Process, ...]


class If(Node, frozen=True):
    """A processing condition (15-6). Only the processes inside depend on it (15-6-2)."""

    condition: Condition
    then: Process
    otherwise: Process | None = None


class May(Node, frozen=True):
    """Optional processing (15-9-2); `who` chooses whether it is done."""

    process: Process
    who: Whose = "yours"


class ByCost(Node, frozen=True):
    """An optional processing condition, "by X, Y" (15-7): Y only if the whole of X was done.

    `then` holds everything behind it, "Then ..." sentences included (15-7-2). `keyword` is set where
    the cost is that of a keyword effect: `digi_burst` (16-13), `delay` (16-16, whose cost can't be
    paid the turn the card was placed).
    """

    cost: Process
    then: Process
    keyword: KeywordCost | None = None


class ForEach(Node, frozen=True):
    """Runs the process once for each thing of the target, bound to `bind`."""

    target: Target
    process: Process
    bind: str = "each"


class Repeat(Node, frozen=True):
    """Runs the process a number of times, each on its own (16-11-7).

    For each of something, it is done to the same thing or to as many as there are (15-15-7). `anew`
    says that it is activated so often: what it is done to is chosen each time.
    """

    times: Number
    process: Process
    anew: bool = False


class ChooseProcess(Node, frozen=True):
    """ "Activate N of the effects below": picks without repetition among the processes, with `up_to` fewer, at
    least one."""

    options: tuple[Process, ...]
    count: int = 1
    up_to: bool = False


class Overwrite(Node, frozen=True):
    """Overwrite processing (18-2): while the condition is met, `other` is done instead of `process`.

    Where `other` is a `May`, its player chooses which of the two is done (18-2-2); where it is a `ByCost`,
    by paying or not (15-7).
    """

    process: Process
    condition: Condition
    other: Process


class InPlace(Node, frozen=True):
    """What an immediate effect does in place of what is about to happen to `of` (18-2). No effect
    interrupts that (18-2-4)."""

    process: Process
    of: Ref = Ref("subject")


class RaiseMaximum(Node, frozen=True):
    """The process, with the largest value of an attribute that it can choose higher than written
    (15-15-5-1), or lower where `by` is negative (15-15-5-2), while `condition` is met if there is one.

    With `number`, it is how many it chooses that is more than written."""

    process: Process
    attribute: Maximum
    by: Number
    condition: Condition | None = None


class Bind(Node, frozen=True):
    """Chooses now, acts later: "Choose 1 of your opponent's Digimon." """

    target: Choose


class AtTiming(Node, frozen=True):
    """Pending processing (18-1): the process waits for a timing and is then handled like a trigger.

    `timing`: `end_of_turn`, `end_of_your_turn`, `end_of_opponents_turn`, `end_of_battle`,
    `end_of_attack`.
    """

    timing: Timing
    process: Process


class GainEffect(Node, frozen=True):
    """Gives a whole effect (15-13)."""

    target: Target
    effect: Effect
    duration: Duration = "for_the_turn"


class NextTime(Node, frozen=True):
    """Lets an immediate effect interrupt once: the next time that happens what it waits for, within
    `duration` (15-8-5)."""

    effect: Effect
    duration: Duration = "for_the_turn"


class Unsupported(Node, frozen=True):
    """A phrase the compiler could not express. Running it says so by name; nothing is guessed.

    `span` is where the phrase stands in the printed effect: characters, the end exclusive. An effect that
    holds one holds nothing else to do, since half an effect is another effect.
    """

    phrase: str
    span: tuple[int, int] | None = None


Process = (
    Seq
    | Lasting
    | If
    | May
    | ByCost
    | ForEach
    | Repeat
    | ChooseProcess
    | Overwrite
    | InPlace
    | RaiseMaximum
    | Bind
    | AtTiming
    | GainEffect
    | NextTime
    | Unsupported
    | PlayerProcess
    | RevealingProcess
    | CardProcess
    | StackProcess
    | FieldProcess
    | Modifier
    | AttackProcess
    | EnteringProcess
    | CostProcess
    | LinkingProcess
)

from dcg.official.language.effect import Effect  # noqa: E402  (GainEffect is recursive)

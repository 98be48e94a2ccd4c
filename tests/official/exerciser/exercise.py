"""Exercising one effect: a scene in which it happens, run with every option taken, none, and at random."""

from __future__ import annotations

from typing import Final, NamedTuple
from zlib import crc32

from dcg.official.language import processes as p
from dcg.official.language.effect import Effect
from dcg.official.support.tree import walk
from tests.official.exerciser.checks import broken
from tests.official.exerciser.pool import Pooled
from tests.official.exerciser.reached import Reached, processes, watching
from tests.official.exerciser.real import without, without_each_statement
from tests.official.exerciser.running import Course, run
from tests.official.exerciser.scene import CARD, Scene
from tests.official.exerciser.ways import scenes

OTHERWISE: Final = ("last", "middle", "alone")
"""How else options are taken where that may reach what is left."""

MANY: Final = 4

ALL_OF_IT: Final = "all of it"


class Exercise(NamedTuple):
    """What came of it: `seen` is how the effect itself was seen, empty where no scene made it happen;
    `wrong` everything that did not hold; `unrun` the processes of the effect that no course came to, and the statements that never applied."""

    effect: Pooled
    seen: str
    wrong: tuple[str, ...]
    unrun: tuple[str, ...]


def exercise(effect: Pooled) -> Exercise:
    """Tries scene after scene until the effect is seen, runs that one to its end three times, and goes on
    with the others while processes of the effect have not been run."""
    return _Exercising(effect).done()


def each_of_many(effect: Effect) -> tuple[str, ...]:
    """The place of each of many processes that the player chooses among."""
    offered = (len(node.options) for node in walk(effect.body) if isinstance(node, p.ChooseProcess))
    most = max(offered, default=0)
    return tuple(map(str, range(most))) if most >= MANY else ()


class _Exercising:
    def __init__(self, effect: Pooled) -> None:
        self.effect = effect
        self.seed = crc32(effect.name.encode())
        self.seen = ""
        self.wrong: list[str] = []
        self.wanted = processes(effect.effect)
        self.left = set(self.wanted)
        self.otherwise = (*OTHERWISE, *each_of_many(effect.effect))
        self.statements = without_each_statement(effect.card, effect.index)
        self.instead = dict(self.statements)
        if effect.effect.kind in ("persistent", "keyword"):
            self.instead[ALL_OF_IT] = without(effect.card, effect.index)

    def done(self) -> Exercise:
        for words, scene in scenes(self.effect):
            if self.seen and not self.left and not self.statements:
                break
            if self.seen:
                for taking in ("all", *self.otherwise):
                    self.course(words, scene, taking)
            else:
                self.first_seen(words, scene)
        unrun = [self.wanted[number] for number in sorted(self.left)] + list(self.statements)
        return Exercise(self.effect, self.seen, tuple(self.wrong), tuple(unrun))

    def first_seen(self, words: str, scene: Scene) -> None:
        """Runs a scene in which the effect may happen, and in each way if it does."""
        takings = ["all", "none"] if self.instead else ["all"]
        if any(self.course(words, scene, taking) for taking in takings):
            for taking in ("none", "random", *(self.otherwise if self.left else ())):
                self.course(words, scene, taking)

    def course(self, words: str, scene: Scene, taking: str) -> bool:
        """Runs a scene once, checks what always holds, and notes what was seen: whether the effect was."""
        at = f"{self.effect.name}, {words}, {taking} taken"
        try:
            with watching() as reached:
                found = run(scene, taking, self.seed, self.instead)
            self.wrong += [f"{at}: {why}" for why in broken(found, slowly=taking == "random")]
        except Exception as error:
            self.wrong.append(f"{at}: {type(error).__name__}: {error}")
            return False
        if not found.at_rest and taking != "random":
            self.wrong.append(f"{at}: the match does not come to rest")
        self.came_to(found, reached)
        return bool(self.seen)

    def came_to(self, found: Course, reached: Reached) -> None:
        """Strikes off what was run and what applied."""
        card = found.placed.labels.cards[CARD]
        self.left -= {
            number for number in self.left if (card, self.effect.index, number) in reached
        }
        for name, how in found.differences.items():
            self.statements.pop(name, None)
            self.instead.pop(name)
            if name == ALL_OF_IT:
                self.seen = self.seen or how
        if found.activated:
            self.seen = self.seen or "activates"

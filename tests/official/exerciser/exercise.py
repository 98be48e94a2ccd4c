"""Exercising one effect: a scene in which it happens, run with every option taken, none, and at random."""

from __future__ import annotations

from typing import NamedTuple
from zlib import crc32

from tests.official.exerciser.checks import broken
from tests.official.exerciser.pool import Pooled
from tests.official.exerciser.reached import Reached, processes, watching
from tests.official.exerciser.running import Course, run
from tests.official.exerciser.scene import CARD, Scene
from tests.official.exerciser.ways import scenes


class Exercise(NamedTuple):
    """What came of it: `seen` is how the effect itself was seen, empty where no scene made it happen;
    `wrong` everything that did not hold; `unrun` the processes of the effect that no course came to."""

    effect: Pooled
    seen: str
    wrong: tuple[str, ...]
    unrun: tuple[str, ...]


def exercise(effect: Pooled) -> Exercise:
    """Tries scene after scene until the effect is seen, runs that one to its end three times, and goes on
    with the others while processes of the effect have not been run."""
    return _Exercising(effect).done()


class _Exercising:
    def __init__(self, effect: Pooled) -> None:
        self.effect = effect
        self.seed = crc32(effect.name.encode())
        self.seen = ""
        self.wrong: list[str] = []
        self.wanted = processes(effect.effect)
        self.left = set(self.wanted)

    def done(self) -> Exercise:
        for words, scene in scenes(self.effect):
            if self.seen and not self.left:
                break
            if self.seen:
                for taking in ("all", "last"):
                    self.course(words, scene, taking)
                continue
            for taking in ("all", "none"):
                self.seen = self.seen or self.course(words, scene, taking, compared=True)
            if self.seen:
                for taking in ("none", "random", "last") if self.left else ("none", "random"):
                    self.course(words, scene, taking)
        unrun = tuple(self.wanted[number] for number in sorted(self.left))
        return Exercise(self.effect, self.seen, tuple(self.wrong), unrun)

    def course(self, words: str, scene: Scene, taking: str, *, compared: bool = False) -> str:
        """Runs a scene once and checks what always holds; how the effect was seen."""
        at = f"{self.effect.name}, {words}, {taking} taken"
        try:
            with watching() as reached:
                found = run(scene, taking, self.seed, compared=compared)
            self.wrong += [f"{at}: {why}" for why in broken(found, slowly=taking == "random")]
        except Exception as error:
            self.wrong.append(f"{at}: {type(error).__name__}: {error}")
            return ""
        if not found.at_rest and taking != "random":
            self.wrong.append(f"{at}: the match does not come to rest")
        self.came_to(found, reached)
        return found.seen

    def came_to(self, found: Course, reached: Reached) -> None:
        """Strikes off the processes of the effect that were run."""
        card = found.placed.labels.cards[CARD]
        self.left -= {
            number for number in self.left if (card, self.effect.index, number) in reached
        }

"""What is said of all of several, of both of two, and of both players."""

from __future__ import annotations

from dcg.official.text.synonyms.pair import Pair

OF_ALL_OF_THEM: tuple[Pair, ...] = (
    *(
        (f"all of {owner} {{a}} have {{b}} ,", f"{has} no {{a}} without {{b}} ,")
        for owner, has in (("your", "you have"), ("your opponent's", "your opponent has"))
    ),
    ("you have both {a} and {b} ,", "you have {a} and you have {b} ,"),
    ("and a", "and you have a"),
    ("and an", "and you have an"),
    ("have {n} or more colors ,", "have {n} or more total colors ,"),
    *(
        pair
        for word in ("from", "than")
        for pair in (
            (f"with a different name {word} {{a}} from", "without the same name as {a} from"),
            (
                f"{{t}} trait {{noun}} with a different name {word} {{a}} from",
                "{noun} with the {t} trait without the same name as {a} from",
            ),
        )
    ),
    ("its top stacked card", "the top card of this Digimon"),
    ("its top stacked card", "the top card of that Digimon"),
    (
        "{n} or more {a} trait digivolution cards",
        "{n} or more cards with the {a} trait in its digivolution cards",
    ),
    *(
        (f"each player {verb}s", f"both players {verb}")
        for verb in ("delete", "suspend", "unsuspend", "return")
    ),
    *(
        (f"{who} {{a}} and {done} it", f"your opponent {verb}s {{a}}")
        for who, s in (("your opponent chooses", "s"), ("they choose", ""))
        for verb in ("delete", "suspend", "unsuspend", "return")
        for done in (f"{verb}{s}",)
    ),
)

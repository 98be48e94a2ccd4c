"""What is said of all of several, of both of two, and of both players."""

from __future__ import annotations

from dcg.official.text.synonyms.pair import Pair

OF_ALL_OF_THEM: tuple[Pair, ...] = (
    *(
        (f"all of {owner} {{a}} have {{b}} ,", f"{has} no {{a}} without {{b}} ,")
        for owner, has in (("your", "you have"), ("your opponent's", "your opponent has"))
    ),
    *(
        (
            f"you and your opponent have {{n}} or {more} total security cards",
            f"there are {{n}} or {more} total cards in both players' security stacks",
        )
        for more in ("more", "fewer")
    ),
    ("than you do", "than you"),
    ("than you do", "as you"),
    *((f"so that {{n}} {remain}", "until they have {n} left") for remain in ("remain", "remains")),
    *(
        (f"any {{a}} were {past} ,", f"this effect {past} {{a}} ,")
        for past in ("trashed", "deleted", "returned", "played", "placed", "added", "suspended")
    ),
    *(
        (f"for each {{a}} {past} ,", f"for each {{a}} this effect {past} ,")
        for past in ("suspended", "unsuspended", "deleted", "returned")
    ),
    ("and", ", gain"),
    (", and", ", gain"),
    *(
        (f"trashing {own} top stacked card", f"trashing the top card of {one}")
        for own, one in (("this Digimon's", "this Digimon"), ("that Digimon's", "that Digimon"))
    ),
    *(
        (f"this effect {past} {{n}} cards ,", f"this effect {past} {{n}} or more cards ,")
        for past in ("trashed", "returned", "placed")
    ),
    *(
        (
            f"placing {{a}} {at} the top or bottom of the deck",
            "returning {a} to the top or bottom of the deck",
        )
        for at in ("at", "on", "to")
    ),
    ("until the end of this attack", "for the attack"),
    ("until the end of the attack", "for the attack"),
    ("the blocking Digimon", "that Digimon"),
    ("neither player can play", "players can't play"),
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

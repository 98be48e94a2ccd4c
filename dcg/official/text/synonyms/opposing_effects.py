"""What your opponent's effects can't do, written as what can't be done by them."""

from __future__ import annotations

from typing import Final

from dcg.official.text.synonyms.pair import Pair

AREAS: Final = (
    ("your security cards", ("cards in your security stack",)),
    ("cards in your hand", ("the cards in your hand",)),
)
"""Cards of an area, as they are written and as they are called too."""


def _by_effects() -> tuple[Pair, ...]:
    """What effects can't do is written as what can't be done by them."""
    ends = ("hands or decks", "the hand or deck", "its owner's hand or deck")
    by = "by your opponent's effects"
    dp = "have DP reduced by your opponent's effects"
    back = "be returned to hands or decks by your opponent's effects"
    down = "be affected by your opponent's <De-Digivolve> effects"
    away = "be deleted by your opponent's effects"
    under = "have digivolution cards trashed by your opponent's effects"
    beside = "have link cards trashed by your opponent's effects"
    still = "be suspended by your opponent's effects"
    first = (
        ("delete {a}", "{a}", away),
        ("suspend {a}", "{a}", still),
        ("delete or suspend {a}", "{a}", f"{away} or {still}"),
        ("suspend or delete {a}", "{a}", f"{still} or {away}"),
        *((f"return {{a}} to {end}", "{a}", back) for end in ends),
        ("reduce the DP of {a}", "{a}", dp),
        ("reduce this Digimon's DP", "this Digimon", dp),
        ("reduce {a} Digimon's DP", "all of {a} Digimon", dp),
        ("reduce {a} {names} trait Digimon's DP", "all of {a} Digimon with {names} trait", dp),
        (
            "trash this Digimon's stacked cards",
            "this Digimon",
            "have stacked cards trashed by your opponent's effects",
        ),
        ("affect {a} with <De-Digivolve> effects", "{a}", down),
        *(
            pair
            for cards, kept in (("digivolution cards", under), ("link cards", beside))
            for pair in (
                *(
                    (f"trash {any_}{whose} {cards}", whom, kept)
                    for any_ in ("", "any of ")
                    for whose, whom in (
                        ("{a}'s", "{a}"),
                        ("{a}", "{a}"),
                        ("this Digimon's", "this Digimon"),
                        ("that Digimon's", "that Digimon"),
                        ("its", "this Digimon"),
                        ("its", "that Digimon"),
                    )
                ),
                (f"trash the {cards} of {{a}}", "{a}", kept),
            )
        ),
    )
    more = (
        *((f"{verb} {it}", away) for verb in ("delete",) for it in ("it", "them")),
        *((f"return {it} to {end}", back) for end in ends for it in ("it", "them")),
        *((f"reduce {its} DP", dp) for its in ("its", "their")),
        *((f"affect {it} with <De-Digivolve> effects", down) for it in ("it", "them")),
        *((f"trash {its} digivolution cards", under) for its in ("its", "their")),
        *((f"trash {its} link cards", beside) for its in ("its", "their")),
        *((f"suspend {it}", still) for it in ("it", "them")),
    )
    opposing = ("your opponent's", "their")
    return (
        *(
            (f"{who} effects can't trash {any_}{said}", f"{cards} can't be trashed {by}")
            for who in opposing
            for any_ in ("", "any ", "any of ")
            for cards, others in AREAS
            for said in (cards, *others)
        ),
        *(
            (f"{each} can't be trashed", f"{cards} can't be trashed")
            for cards, others in AREAS
            for each in others
        ),
        *(
            (f"{whose} {cards} can't be trashed {by}", f"{whom} can't {kept}")
            for cards, kept in (("digivolution cards", under), ("link cards", beside))
            for whose, whom in (
                ("{a}'s", "{a}"),
                ("{a}", "all of {a}"),
                ("this Digimon's", "this Digimon"),
                ("its", "it"),
            )
        ),
        *((f"be returned to {end} {by}", back) for end in ends[1:]),
        *(
            (f"{who} effects can't {said}", f"{whom} can't {meant}")
            for who in opposing
            for said, whom, meant in first
        ),
        *(
            (
                f"{who} effects can't {said.replace('{a}', 'any of {a}')}",
                f"all of {{a}} can't {meant}",
            )
            for who in opposing
            for said, whom, meant in first
            if whom == "{a}"
        ),
        *(
            (f"{who} effects can't {said}", f"all of {{a}} can't {meant}")
            for who in opposing
            for said, whom, meant in first
            if whom == "{a}"
        ),
        *(
            (f"{who} effects can't {said} or {also}", f"{whom} can't {meant} or {too}")
            for who in opposing
            for said, whom, meant in first
            for also, too in more
        ),
        *(
            (f"{who} effects can't {said}", f"can't {meant}")
            for who in opposing
            for said, meant in more
        ),
        *(
            (f"{who} effects can't {said} or {also}", f"can't {meant} or {too}")
            for who in opposing
            for said, meant in more
            for also, too in more
        ),
        *(
            (
                f"{who} {kind} effects don't affect {whom}",
                f"{than} {not_} affected by your opponent's {meant} effects",
            )
            for who in opposing
            for not_ in ("isn't", "aren't")
            for kind, meant in (
                ("", ""),
                ("Digimon's", "Digimon"),
                ("Digimon", "Digimon"),
                ("Option", "Option"),
                ("Tamer", "Tamer"),
                *(
                    (f"{kind} {cards}", kind)
                    for kind in ("Option", "Tamer", "Digimon")
                    for cards in ("card's", "cards'")
                ),
                ("Tamers'", "Tamer"),
            )
            for whom, than in (
                ("{a}", "{a}"),
                ("it", ""),
                ("them", ""),
                ("any of {a}", "all of {a}"),
            )
        ),
        *(
            (f"{who} <De-Digivolve> effects don't affect {{a}}", f"{{a}} can't {down}")
            for who in opposing
        ),
        (
            "<De-Digivolve> effects don't affect {a}",
            "{a} can't be affected by <De-Digivolve> effects",
        ),
        (
            "aren't affected by <De-Digivolve> effects",
            "can't be affected by <De-Digivolve> effects",
        ),
        ("isn't affected by <De-Digivolve> effects", "can't be affected by <De-Digivolve> effects"),
        (
            "and isn't affected by <De-Digivolve> effects",
            "or be affected by <De-Digivolve> effects",
        ),
        (
            ", and isn't affected by <De-Digivolve> effects",
            "or be affected by <De-Digivolve> effects",
        ),
        (
            "none of {a} {b} trait Digimon are affected by {c} Digimon's effects",
            "all of {a} Digimon with the {b} trait aren't affected by {c} Digimon effects",
        ),
        ("have its DP reduced by their effects", dp),
        ("have its DP reduced by your opponent's effects", dp),
        ("be deleted by their effects", away),
        (
            "returned to hands or decks by their effects",
            "returned to hands or decks by your opponent's effects",
        ),
        ("none of {a} are affected by {b} effects", "all of {a} aren't affected by {b} effects"),
        (
            "none of {a} are affected by {b} Digimon's effects",
            "all of {a} aren't affected by {b} Digimon effects",
        ),
        *(
            (
                f"affected by {whose} {{a}} {kind}{s} effects",
                f"affected by the effects of your opponent's {{a}} {several}",
            )
            for whose in ("your opponent's", "their")
            for kind, several in (
                ("Digimon", "Digimon"),
                ("Tamer", "Tamers"),
                ("Digimon or Tamer", "Digimon or Tamers"),
            )
            for s in ("", "'s")
        ),
        *(
            (
                f"affected by {whose} Digimon or Tamer{s} effects",
                "affected by the effects of your opponent's Digimon or Tamers",
            )
            for whose in ("your opponent's", "their")
            for s in ("", "'s", "s'")
        ),
        ("Digimon's effects", "Digimon effects"),
        ("Option cards", "Option effects"),
        *(
            (f"{kind} {cards} effects", f"{kind} effects")
            for kind in ("Option", "Tamer", "Digimon")
            for cards in ("card's", "cards'")
        ),
        ("Tamers' effects", "Tamer effects"),
        ("is unaffected by", "isn't affected by"),
        ("are unaffected by", "aren't affected by"),
        ("affected by the effects of their Digimon", "affected by your opponent's Digimon effects"),
    )


def _of_a_kind() -> tuple[Pair, ...]:
    """ "The effects of their Options" are "your opponent's Option effects"."""
    return tuple(
        (said, f"your opponent's {kind} effects")
        for kind, several in (("Digimon", "Digimon"), ("Tamer", "Tamers"), ("Option", "Options"))
        for whose in ("your opponent's", "their")
        for said in (
            *(f"the effects of {whose} {those}" for those in (several, f"{kind} cards")),
            *(
                f"{whose} {those} effects"
                for those in (f"{kind}'s", f"{several}'", f"{kind} cards", f"{kind} cards'")
            ),
        )
    )


OPPOSING_EFFECTS: tuple[Pair, ...] = (*_by_effects(), *_of_a_kind())

"""What this effect did: to a card, in other tenses, and how many times it did it."""

from __future__ import annotations

from dcg.language.inflect import third
from dcg.official.text.synonyms.pair import Pair

_DEEDS = (
    *(("delete", "deleted"), ("play", "played"), ("add", "added"), ("trash", "trashed")),
    *(("return", "returned"), ("suspend", "suspended"), ("unsuspend", "unsuspended")),
    *(("digivolve", "digivolved"), ("DNA digivolve", "DNA digivolved"), ("place", "placed")),
    *(("flip", "flipped"), ("reveal", "revealed"), ("use", "used"), ("activate", "activated")),
    ("link", "linked"),
)
"""What an effect does, and has done."""

RESULTS: tuple[Pair, ...] = (
    *(
        pair
        for now, past in _DEEDS
        for pair in (
            (f"this effect {past} a card", f"this effect {past}"),
            (f"this effect didn't {now} a card", f"this effect didn't {now}"),
            (f"this effect {third(now)}", f"this effect {past}"),
            (f"a card was {past} by this effect", f"this effect {past}"),
            *(
                (f"this effect didn't {now} {none}{things} ,", f"this effect didn't {now}{meant} ,")
                for none, things, meant in (
                    ("a ", "Digimon", " a Digimon card"),
                    ("any ", "Digimon", " a Digimon card"),
                    ("any ", "cards", ""),
                    ("", "cards", ""),
                )
            ),
            *(
                (f"no cards {were} {past} by this effect ,", f"this effect didn't {now} ,")
                for were in ("was", "were")
            ),
            *(
                pair
                for were in ("was", "were", "is", "are")
                for pair in (
                    (f"no Digimon {were} {past} by this effect ,", f"this effect didn't {now} ,"),
                    (
                        f"no {{noun}} {were} {past} by this effect ,",
                        f"this effect didn't {now} a {{noun}} ,",
                    ),
                    (
                        f"no {{noun}} {were} {past} by this effect ,",
                        f"this effect didn't {now} a {{noun}} card ,",
                    ),
                    (f"if a Digimon {were} {past} by this effect ,", f"if this effect {past} ,"),
                )
            ),
            (f"{past} {{n}} or more {{noun}} ,", f"{past} {{n}} or more {{noun}} cards ,"),
            (f"they didn't {now}", "your opponent didn't"),
        )
    ),
    *(
        pair
        for _, past in _DEEDS
        for card in ("card", "cards")
        for pair in (
            (f"{card} {past}", f"{card} this effect {past}"),
            (f"{past} {card}", f"{card} this effect {past}"),
            (f"digivolution {card} this effect {past}", f"{card} this effect {past}"),
            *(
                (f"{kind} {card} {past}{ending}", f"{card} this effect {past}")
                for kind in ("security", "link")
                for ending in ("", " with this effect")
            ),
        )
    ),
    *(
        (f"each {kind} card this effect {past}", f"each {kind} this effect {past}")
        for _, past in _DEEDS
        for kind in ("Digimon", "Tamer")
    ),
    *(
        pair
        for past in ("suspended", "unsuspended", "deleted", "returned")
        for pair in (
            (f"each {{head}} {past}", f"each {{head}} this effect {past}"),
            (f"every {{n}} {{head}} {past}", f"every {{n}} {{head}} this effect {past}"),
        )
    ),
    *(
        pair
        for past in ("deleted", "returned")
        for pair in (
            (f"each {past} {{head}}", f"each {{head}} this effect {past}"),
            (f"every {{n}} {past} {{head}}", f"every {{n}} {{head}} this effect {past}"),
        )
    ),
    ("you gain {n} or more memory with this effect", "this effect gained {n} or more memory"),
    ("for each deleted Digimon", "for each Digimon deleted"),
    ("if you are DNA digivolving ,", "if DNA digivolving ,"),
)

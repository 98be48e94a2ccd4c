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
            (f"security {card} {past}", f"{card} this effect {past}"),
            (f"security {card} {past} with this effect", f"{card} this effect {past}"),
        )
    ),
    *(
        (f"each {kind} card this effect {past}", f"each {kind} this effect {past}")
        for _, past in _DEEDS
        for kind in ("Digimon", "Tamer")
    ),
    ("you gain {n} or more memory with this effect", "this effect gained {n} or more memory"),
    ("if you are DNA digivolving ,", "if DNA digivolving ,"),
)

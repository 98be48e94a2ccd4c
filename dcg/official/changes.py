"""What engines of the Digimon Card Game came to do otherwise: reviewed, in order, never taken out.

`dcg verify` names these where a match of an older engine plays otherwise. A change comes in here
together with the new `ENGINE` in `dcg/official/game.py`; `tests/reference` asks for both.
"""

from __future__ import annotations

from dcg.kernel.changes import Change

CHANGES: tuple[Change, ...] = ()

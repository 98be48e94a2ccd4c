"""Printed phrases and the canonical phrases that mean the same, for `alignment`.

Official English has said the same thing in several ways. Each pair is a printed phrase and the
phrase the grammar's rule for it writes; the grammar reads both. A pair never has a number, name,
colour, kind, player, place or duration on one side that isn't on the other, or in a slot of both.
"""

from collections.abc import Iterable, Iterator

from dcg.official.text.synonyms import (
    agents,
    amounts,
    as_many_as_chosen,
    being,
    both_players,
    card_moves,
    changes,
    comparisons,
    conditions,
    described,
    digivolving,
    digixros,
    durations,
    forbidden,
    happenings,
    joints,
    maximums,
    next_time,
    nouns,
    older_acts,
    others,
    places,
    players_do,
    processes,
    requirements,
    results,
    rulebook_examples,
    security,
    stack_moves,
    stacks,
    staying,
    this_turn,
    tokens,
    totals,
    triggers,
    under,
    unpaid,
    verbs,
    words,
)
from dcg.official.text.synonyms.pair import Pair

ARTICLES = frozenset(("a", "an", "the"))
"""Words that may stand on one side alone."""


def _also_of_several(pairs: Iterable[Pair]) -> Iterator[Pair]:
    """Where one card lies under something, several do so in the same words."""
    for printed, written in pairs:
        yield printed, written
        if " as the " in f" {written}":
            several = written.replace(" digivolution card of", " digivolution cards of")
            if several != written:
                yield printed, several


_ALL: tuple[Pair, ...] = (
    *words.REFERENCES,
    *words.SPELLINGS,
    *words.NUMBER,
    *places.PLACES,
    *places.STACKS,
    *nouns.COUNTS,
    *nouns.NOUNS,
    *comparisons.COMPARISONS,
    *described.DESCRIBED,
    *happenings.HAPPENINGS,
    *happenings.CONDITIONS,
    *results.RESULTS,
    *conditions.SAID_OTHERWISE,
    *this_turn.THIS_TURN,
    *changes.CHANGES,
    *requirements.REQUIREMENTS,
    *as_many_as_chosen.AS_MANY_AS_CHOSEN,
    *rulebook_examples.RULEBOOK_EXAMPLES,
    *security.SECURITY,
    *under.UNDER,
    *digivolving.DIGIVOLVING,
    *amounts.AMOUNTS,
    *maximums.MAXIMUMS,
    *unpaid.UNPAID,
    *being.BEING,
    *stacks.TOP_CARDS,
    *others.OTHERS,
    *tokens.TOKENS,
    *totals.TOTALS,
    *next_time.NEXT_TIME,
    *digixros.DIGIXROS,
    *durations.DURATIONS,
    *processes.PROCESSES,
    *older_acts.OLDER_ACTS,
    *triggers.TRIGGERS,
    *agents.DONE_BY,
    *card_moves.CARD_MOVES,
    *stack_moves.STACK_MOVES,
    *players_do.PLAYERS_DO,
    *forbidden.FORBIDDEN,
    *staying.STAYING,
    *verbs.VERBS,
    *joints.JOINTS,
    *both_players.BOTH_PLAYERS,
)
SYNONYMS: tuple[Pair, ...] = tuple(_also_of_several(_ALL))

IN_PERSISTENT: tuple[Pair, ...] = (("", "all of"), ("all", "all of"), ("if", "while"))
"""Only where nothing is ever chosen does a bare plural say all (15-8-2), and "if" that it holds while it is so."""
IN_REQUIREMENTS = requirements.IN_REQUIREMENTS
"""What goes without saying in a requirement alone."""

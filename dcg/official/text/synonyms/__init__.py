"""Printed phrases and the canonical phrases that mean the same, for `alignment`.

Official English has said the same thing in several ways. Each pair is a printed phrase and the
phrase the grammar's rule for it writes; the grammar reads both. A pair never has a number, name,
colour, kind, player, place or duration on one side that isn't on the other, or in a slot of both.
"""

from dcg.official.text.synonyms import (
    acts_otherwise,
    amounts,
    being,
    changes,
    comparisons,
    conditions,
    described,
    digivolving,
    digixros,
    done_by,
    durations,
    happening_to_any,
    happenings,
    joints,
    next_time,
    nouns,
    of_all_of_them,
    older_acts,
    others,
    places,
    processes,
    requirements,
    rulebook_examples,
    security,
    stacks,
    this_turn,
    tokens,
    triggers,
    under,
    verbs,
    words,
)
from dcg.official.text.synonyms.pair import Pair

ARTICLES = frozenset(("a", "an", "the"))
"""Words that may stand on one side alone."""

SYNONYMS: tuple[Pair, ...] = (
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
    *conditions.SAID_OTHERWISE,
    *this_turn.THIS_TURN,
    *changes.CHANGES,
    *requirements.REQUIREMENTS,
    *rulebook_examples.RULEBOOK_EXAMPLES,
    *security.SECURITY,
    *under.UNDER,
    *digivolving.DIGIVOLVING,
    *amounts.AMOUNTS,
    *being.BEING,
    *stacks.TOP_CARDS,
    *others.OTHERS,
    *tokens.TOKENS,
    *next_time.NEXT_TIME,
    *digixros.DIGIXROS,
    *durations.DURATIONS,
    *processes.PROCESSES,
    *older_acts.OLDER_ACTS,
    *triggers.TRIGGERS,
    *done_by.DONE_BY,
    *verbs.VERBS,
    *joints.JOINTS,
    *of_all_of_them.OF_ALL_OF_THEM,
    *acts_otherwise.ACTS_OTHERWISE,
    *happening_to_any.HAPPENING_TO_ANY,
)

IN_PERSISTENT: tuple[Pair, ...] = (("", "all of"), ("all", "all of"))
"""Only where nothing is ever chosen does a bare plural say all (15-8-2)."""

"""The grammar of effects: everything that the rooms of `grammar` hold, but for effects in quotes."""

from __future__ import annotations

from dcg.language.grammar import Grammar
from dcg.official.text.grammar import verbs
from dcg.official.text.grammar.agreement import LANGUAGE
from dcg.official.text.grammar.amounts import (
    amounts,
    amounts_had,
    as_many_as_chosen,
    colour_counts,
    counts,
    for_each,
)
from dcg.official.text.grammar.changes import (
    all_but_the_highest,
    all_of_a_kind,
    durations,
    each_of_them,
    originals,
    predicates,
)
from dcg.official.text.grammar.choices import (
    alike,
    combined_costs,
    named_or_described,
    several_kinds,
    sparing,
    stacked_cards,
    targets,
    those_ones,
    token_or_card,
    two_places,
)
from dcg.official.text.grammar.conditions import (
    conditions,
    how_it_came,
    results,
    this_turn,
)
from dcg.official.text.grammar.requirements import (
    bursting,
    digivolving_from,
    digivolving_onto,
    digivolving_permitted,
    digixros,
    joining,
    linking,
    materials,
    own_rules,
)
from dcg.official.text.grammar.sentences import (
    afterthoughts,
    body,
    each_under_its_condition,
    next_time,
    rulebook_examples,
    scope,
    statements,
)
from dcg.official.text.grammar.things import (
    either_kind,
    filters,
    having,
    icons_in_text,
    nouns,
    other_things,
    places,
    relative_clauses,
    same_name,
    searched_if,
    under_others,
)
from dcg.official.text.grammar.triggers import (
    card_moves,
    older_wordings,
    option_triggers,
    stack_moves,
    trigger_subjects,
    triggers,
)
from dcg.official.text.grammar.verbs import (
    among_them,
    both_players,
    either,
    in_other_words,
    opponents_do,
    played_or_used,
    tokens,
)


def parts_of_effects() -> Grammar:
    """All parts of the grammar in one. Where two can write the same thing, the one installed first does."""
    built = Grammar(LANGUAGE)
    for part in (
        filters,
        relative_clauses,
        having,
        places,
        played_or_used,
        nouns,
        either_kind,
        targets,
        under_others,
        those_ones,
        amounts,
        amounts_had,
        colour_counts,
        conditions,
        several_kinds,
        named_or_described,
        other_things,
        results,
        how_it_came,
        durations,
        icons_in_text,
        counts,
        verbs,
        opponents_do,
        both_players,
        predicates,
        each_of_them,
        all_but_the_highest,
        among_them,
        searched_if,
        stacked_cards,
        for_each,
        originals,
        either,
        same_name,
        token_or_card,
        digivolving_onto,
        digivolving_permitted,
        alike,
        scope,
        two_places,
        afterthoughts,
        combined_costs,
        each_under_its_condition,
        body,
        sparing,
        in_other_words,
        trigger_subjects,
        triggers,
        older_wordings,
        card_moves,
        stack_moves,
        option_triggers,
        next_time,
        statements,
        digixros,
        digivolving_from,
        joining,
        all_of_a_kind,
        bursting,
        linking,
        materials,
        tokens,
        own_rules,
        as_many_as_chosen,
        rulebook_examples,
        this_turn,
    ):
        part.install(built)
    return built

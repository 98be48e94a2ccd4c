"""The closed vocabularies of the card language, in the rulebook's own words."""

from typing import Literal

Colour = Literal["red", "blue", "yellow", "green", "black", "purple", "white"]
"""Rule 2-4-2."""

Category = Literal["digi_egg", "digimon", "tamer", "option"]
"""Rule 2-2-2. On the field a Digi-Egg card is treated as a Digimon (4-2-2)."""

Zone = Literal[
    "battle_area",
    "breeding_area",
    "field",
    "hand",
    "trash",
    "deck",
    "digi_egg_deck",
    "security_stack",
    "digivolution_cards",
    "link_cards",
    "stack",
    "revealed",
    "trashed",
    "in_no_area",
]
"""Where a selector looks. An effect that names no area means the battle area (15-1-7); a stack is the top card
with all under it (4-5-1), link cards beside it left out (4-7-2). What is `trashed` are the cards that the effect has
trashed, or that it triggered for, as long as they are in the trash."""

FieldArea = Literal["battle_area", "breeding_area"]
"""The areas of the field (3-4)."""

EffectPlace = Literal["battle_area", "breeding_area", "hand", "trash", "security_stack", "revealed"]
"""Where the card of an effect is while the effect works: in the battle area, unless an icon names
another place (15-14-2 to 15-14-5). In the security stack it lies face up; `revealed` it is from the deck
(15-15-3)."""

Origin = Literal["hand", "digivolution_cards", "trash", "top_of_its_stack"]
"""Where a card that is played or digivolved into comes from, as triggers name it, or what it was before it
became a digivolution card: the top card of the stack."""

ReturnedTo = Literal["hand", "deck", "bottom_of_the_deck"]
"""Where what is on the field is returned to: to the deck is to either end of it."""

DeckArea = Literal["deck", "digi_egg_deck", "security_stack"]
"""An ordered area from whose top cards are revealed."""

OrderedArea = Literal["deck", "security_stack"]
"""An area that effects shuffle (1-3-10)."""

Whose = Literal["yours", "opponents", "any"]
"""Seen from the player of the card the effect is on (15-10-1)."""

Attribute = Literal[
    "level",
    "dp",
    "play_cost",
    "digivolution_cards",
    "colours",
    "security_attack",
    "use_cost",
    "cards_under",
    "link_cards",
]
"""A numerical property of a card or Digimon; `use_cost` is an Option card's alone (2-7)."""

Maximum = Literal["level", "dp", "play_cost", "number"]
"""What an effect can raise of what it chooses (15-15-5): the largest value, or how many they are."""

Comparison = Literal["=", "!=", "<=", ">=", "<", ">"]

Keyword = Literal[
    "security_attack",
    "blocker",
    "recovery",
    "piercing",
    "draw",
    "jamming",
    "digisorption",
    "reboot",
    "de_digivolve",
    "retaliation",
    "digi_burst",
    "rush",
    "blitz",
    "delay",
    "decoy",
    "armor_purge",
    "save",
    "material_save",
    "evade",
    "raid",
    "alliance",
    "barrier",
    "blast_digivolve",
    "fortitude",
    "mind_link",
    "partition",
    "collision",
    "blast_dna_digivolve",
    "scapegoat",
    "vortex",
    "overclock",
    "iceclad",
    "decode",
    "fragment",
    "execute",
    "progress",
    "link_plus",
    "training",
    "use_requirement",
    "ascension",
]
"""Rule 16."""

KeywordCost = Literal["digi_burst", "delay"]
"""Keyword effects that are a processing condition of another effect."""

Duration = Literal[
    "for_the_turn",
    "until_end_of_your_turn",
    "until_end_of_opponents_turn",
    "until_end_of_your_next_turn",
    "until_end_of_opponents_next_turn",
    "until_your_next_unsuspend_phase",
    "until_opponents_next_unsuspend_phase",
    "for_the_attack",
    "for_the_battle",
    "while_active",
    "permanent",
    "governed",
]
"""How long a process goes on having effect. `while_active` is a persistent effect's (15-8-2):
it holds as long as the effect itself is active; `permanent` lasts as long as its target; `governed`
is a change's inside a `Lasting`, whose duration it has."""

Restriction = Literal[
    "attack",
    "attack_players",
    "attack_digimon",
    "block",
    "be_blocked",
    "be_attacked",
    "suspend",
    "unsuspend",
    "unsuspend_in_unsuspend_phase",
    "digivolve",
    "be_deleted",
    "be_deleted_in_battle",
    "be_deleted_by_effects",
    "be_returned_to_hand",
    "be_returned_to_deck",
    "be_de_digivolved",
    "activate_security_effects",
    "have_dp_reduced",
    "leave_the_battle_area",
    "leave_but_by_deletion",
    "leave_but_by_deletion_or_own_effects",
    "activate_on_play_effects",
    "have_attack_target_switched",
    "be_played",
    "be_returned_by_effects",
    "be_de_digivolved_by_effects",
    "activate_when_digivolving_effects",
    "activate_when_attacking_effects",
    "activate_on_deletion_effects",
    "have_digivolution_cards_trashed",
    "have_stacked_cards_trashed_by_effects",
    "have_digivolution_cards_trashed_by_effects",
    "have_dp_reduced_by_anyone",
    "unsuspend_in_any_unsuspend_phase",
    "unsuspend_but_in_unsuspend_phase",
    "be_deleted_by_any_effects",
    "be_trashed_by_any_effects",
    "be_suspended_by_effects",
    "have_link_cards_trashed_by_effects",
    "be_unsuspended_by_own_effects",
    "leave_by_opposing_effects",
    "be_returned_by_any_effects",
]
"""What a prohibiting effect forbids its target (15-1-3: prohibition beats permission)."""

PlayerRestriction = Literal[
    "gain_memory",
    "play",
    "move",
    "play_by_effects",
    "reduce_play_costs",
    "reduce_digivolution_costs",
    "end_the_turn",
    "use_options",
    "ignore_digivolution_requirements",
    "activate_security_effects",
    "add_to_security_by_effects",
    "draw_by_effects",
    "have_security_cards_trashed_by_effects",
    "have_cards_in_hand_trashed_by_effects",
]
"""What a prohibiting effect forbids a player, or of their cards to the other player's effects (15-1-3)."""

Permission = Literal[
    "attack_unsuspended",
    "attack_unsuspended_by_blitz",
    "attack_the_turn_it_was_played",
    "be_treated_for_dna_digivolution",
    "ignore_colour_requirements",
    "attack_without_suspending",
    "replace_digixros_requirement",
    "digivolve_ignoring_requirements",
    "trigger_on_deletion_effects_at_end_of_attack",
]
"""What an enabling effect allows beyond the rules (1-3-1)."""

TriggerEvent = Literal[
    "played",
    "digivolved",
    "deleted",
    "left_the_battle_area",
    "returned",
    "attacks",
    "blocked",
    "blocks",
    "attack_target_switched",
    "attack_ended",
    "battle_ended",
    "battles",
    "deletes_in_battle",
    "suspended",
    "unsuspended",
    "moved",
    "hatched",
    "linked",
    "turn_started",
    "main_phase_started",
    "turn_ended",
    "security_checked",
    "card_left_security",
    "card_added_to_security",
    "security_turned_face_up",
    "security_turned_face_down",
    "card_added_to_hand",
    "card_trashed_from_hand",
    "card_trashed_from_deck",
    "card_returned_from_trash",
    "digivolution_card_trashed",
    "digivolution_card_returned",
    "option_placed",
    "digivolution_card_added",
    "link_card_trashed",
    "top_card_trashed",
    "option_used",
    "memory_gained",
    "counter_timing",
    "card_trashed_from_security",
    "trashed_from_the_battle_area",
    "condition_met",
]
"""What a trigger waits for. With `would`, the same names mean just before it happens (15-8-5)."""

Prevented = Literal["leaving", "suspending", "unsuspending", "attacking"]
"""What an immediate effect keeps something from (15-8-5-2)."""

AttackOn = Literal["player", "digimon"]
"""What an attack is on (11-2-7)."""

Timing = Literal[
    "end_of_turn",
    "end_of_your_turn",
    "end_of_opponents_turn",
    "end_of_battle",
    "end_of_attack",
]
"""What pending processing waits for (18-1)."""

CostKind = Literal["play", "use", "digivolve", "link"]
"""Which cost is changed."""

OtherEffect = Literal[
    "main", "security", "on_play", "when_digivolving", "on_deletion", "when_attacking"
]
"""Which effect of a card another effect activates (15-15-9)."""

Timed = Literal["on_play", "when_digivolving", "when_attacking", "on_deletion"]
"""A timing of effects that other effects ask about."""

GainedIcon = Literal["main", "all_turns", "your_turn", "opponents_turn"]
"""The icon of the effects that are gained of other cards, where not all are."""

Procedure = Literal["dna_digivolution", "digixros", "assembly", "app_fusion", "blast_digivolution"]
"""A special procedure by which a Digimon comes to be (8-2, 7-2, 7-3)."""

Differing = Literal["number", "name", "colour", "level"]
"""What several things have to differ in (4-22)."""

Common = Literal["level", "colour", "stack", "level_and_stack"]
"""What several things have to have in common: `stack` is what they lie under."""

TraitField = Literal["form", "attribute", "type"]
"""Where on the card a trait is printed (2-3-2)."""

Deed = Literal[
    "add",
    "delete",
    "digivolve",
    "flip",
    "link",
    "place",
    "play",
    "return",
    "reveal",
    "suspend",
    "trash",
    "unsuspend",
    "use",
    "dna_digivolve",
    "activate",
]
"""What "if this effect deleted" asks an effect about."""

Cause = Literal[
    "effect",
    "your_effect",
    "opponents_effect",
    "battle",
    "battle_alone",
    "zero_dp",
    "rule",
    "not_battle",
    "not_effect",
    "not_your_effect",
    "not_opponents_effect",
    "not_your_effect_nor_battle",
    "opponents_effect_or_battle",
    "digi_burst",
    "alliance",
    "blocker",
]
"""Because of what the awaited thing happens."""

TriggerPhase = Literal["main_phase", "your_main_phase", "your_unsuspend_phase"]
"""During which phase the awaited thing happens."""

End = Literal["top", "bottom", "either"]
"""Of an ordered place; `either` leaves the choice to the player who processes the effect."""

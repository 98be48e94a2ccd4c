"""The scenario of Digimon Battle Evolution that `dcg scenario new` writes: one that runs, to be changed."""

STARTER = """\
# dcg scenario run --game battle-evolution FILE     runs it; --explain tells its course
# dcg scenario ask --game battle-evolution FILE     lists what is offered at its end, and lets you try it
# docs/scenarios.md                                 has what scenarios of all games have in common
# docs/battle-evolution-cards.md                    has every wording that is read on cards
title: A Counter takes the attack it was meant for, and uses it second
note: Say here what the question was, and where the answer comes from.

# Which clauses this proves.
proves: {rules: [f-counter-4, f-counter-5]}

# The cards, as they are printed, under names of your own.
cards:
  - {number: OWN-001, name: Raider, level: R, type: Dragon, dp: 0, plus_p: 10, hp: 500, circle: 300, triangle: 200, cross: '100, Draw 1'}
  - {number: OWN-002, name: Guardian, level: R, type: Metal, dp: 0, plus_p: 10, hp: 500, circle: 200, triangle: 150, cross: '100, Circle Counter'}
  - {number: OWN-003, name: Boost, category: option, timing: support, text: Boost own Power +100.}

# The board. Zones are written from bottom to top; what is not written is empty. `phase` is the next to begin.
position:
  phase: strategy
  you: {active: Raider, hand: [Boost], deck: 5x Boost}
  opponent: {active: Guardian, deck: 5x Boost}

# What the players do: attacks are chosen by both, then each may support.
script:
  - you: {attack: circle}
  - opponent: {attack: cross}
  - opponent: no
  - you: {support: Boost}

# What must be true in the end.
then:
  you: {hp: 100}
  opponent: {hp: 500}
"""

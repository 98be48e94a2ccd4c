"""The scenario that `dcg scenario new` writes: one that runs, to be changed."""

STARTER = """\
# dcg scenario run FILE                runs it; --explain tells its course
# dcg scenario ask FILE                lists what is offered at its end, and lets you try it
# docs/scenarios.md                    has every field
format: 1
edition: 3.6
title: A blocker takes an attack that was meant for the player
note: Say here what the question was, and where the answer comes from.

# Which clauses and rulings this proves; dcg rules CLAUSE shows what else does.
proves: {rules: [12-1-1]}

# The cards, under names of your own. What is left out has a default.
cards:
  My Raider:
    level: 4
    dp: 6000
    effects: "[When Attacking] <Draw 1>"
  My Guardian: {level: 5, dp: 7000, keywords: blocker}

# The board. Ordered areas are written from bottom to top; what is not written is empty.
position:
  memory: 3
  you:
    hand: My Raider
    deck: 5 unknown
    battle_area: [raider: My Raider]
  opponent:
    hand: My Raider
    deck: 5 unknown
    security_stack: 3 unknown
    battle_area: [guardian: My Guardian]

# What the players do. `offered` and `not_offered` say what they could and could not have done.
script:
  - you:
      offered: [pass]
      not_offered: [{attack: {with: raider, on: guardian}}]
      answer: {attack: {with: raider, on: player}}
  - expect: {you: {deck: 4}, attack: {with: raider, on: player}}
  - opponent: {question: block, answer: {block: guardian}}

# What must be true in the end.
then:
  you: {battle_area: [], trash: My Raider}
  opponent: {security_stack: 3, battle_area: [guardian: {suspended: true, dp: 7000}]}
"""

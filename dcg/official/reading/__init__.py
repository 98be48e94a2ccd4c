"""What can be read of a board: printed facts, effects in force, selectors, numbers, conditions.

Nothing here changes anything, and nothing here imports the rules.
"""

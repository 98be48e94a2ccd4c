"""A recorded match on a whole terminal: the board, what was told, and why, stepped through by keys.

`telling` and `cursor` know nothing of the terminal; `textual` is used in the rest only.
"""

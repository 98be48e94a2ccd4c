"""What can be read of a board: facts of cards, and all that is derived."""

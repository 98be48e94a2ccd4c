"""Many matches over built-in and drawn decks: what holds in all of them, and what they use."""

"""How much: numbers that depend on something, and maximums."""

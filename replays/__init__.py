"""Recorded matches: the store, stepping through them, bisecting, branching, verifying."""

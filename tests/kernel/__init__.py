"""The kernel, proven on a small game of its own."""

"""Scenarios at the command line: their course, a starter, and trying what is offered."""

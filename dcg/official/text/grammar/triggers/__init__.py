"""What follows "when": what happens, to whom, and who brings it about."""

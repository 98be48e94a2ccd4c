"""How effects trigger, wait, activate, interrupt and resolve (rule 15)."""

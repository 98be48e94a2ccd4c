"""What can be said of one event: its fields in words."""

"""What something gets, gains, can't do or be done to, and for how long."""

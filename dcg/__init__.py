"""The games: an event-sourced kernel and the rules played on it. No I/O, no clock, no globals."""

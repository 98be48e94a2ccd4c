"""The Digimon Card Game, comprehensive rules 3.6, on the event-sourced kernel."""

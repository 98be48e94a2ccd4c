"""The event-sourced kernel for any two-seat game. It knows no game's words.

An event is a fact; a state is the fold of events; a procedure is a generator that emits events and
asks for decisions and chance; a session runs the procedure and records everything.
`docs/log-format.md` is the contract this package implements.
"""

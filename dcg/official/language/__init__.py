"""The card language: effects as typed data, compiled from card text and run by one interpreter."""

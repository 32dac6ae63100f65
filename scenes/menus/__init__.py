"""Start, seats, options, pause and result."""

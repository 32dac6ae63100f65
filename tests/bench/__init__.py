"""How quick the house is, as `python -m tests.bench` measures it. Nothing here is a test."""

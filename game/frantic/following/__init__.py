"""How a view of Frantic follows what its seat saw happen."""

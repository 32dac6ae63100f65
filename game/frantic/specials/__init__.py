"""Special cards: what is declared for one, whom it is about, what it does (FRA-182 to FRA-228)."""

"""Event cards: how one happens, and what each of them does (FRA-131 to FRA-147, FRA-229 ff.)."""

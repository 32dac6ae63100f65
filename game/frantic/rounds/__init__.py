"""A round from the deal to the score sheet (FRA-29 to FRA-48, FRA-148 to FRA-174)."""

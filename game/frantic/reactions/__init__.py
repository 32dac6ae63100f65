"""What is thrown in out of turn, and who is asked for it (FRA-92 to FRA-130)."""

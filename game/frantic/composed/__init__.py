"""Cards that users put together: what there is, its file, what it does (FRA-343 to FRA-353)."""

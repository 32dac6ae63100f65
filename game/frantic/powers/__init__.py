"""Power cards, before their owners and turned up (FRA-303 to FRA-324)."""

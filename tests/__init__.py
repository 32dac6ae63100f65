"""Everything Kibitz promises, checked."""

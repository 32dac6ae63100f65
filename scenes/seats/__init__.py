"""Who sits where, and with which controls."""

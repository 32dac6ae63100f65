"""Devices to time-stamped signals to seats. The only place that reads pygame's queue."""

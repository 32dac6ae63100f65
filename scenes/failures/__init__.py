"""What is done and written down when something goes wrong."""

"""What happens before the first frame, from the command line to the first scene."""

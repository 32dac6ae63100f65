"""A robot that plays whole matches through the app, as a person would.

It sees what a person sees: prompts, targets, buttons, the curtain; it never asks the state
what to do. It presses keys, gamepads, mouse and fingers at any moment, and everything it does
follows from one seed.
"""

"""The thin face over pygame_gui, with one focus ring for keys, gamepads, mouse and touch."""

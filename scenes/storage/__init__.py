"""What is kept on disk: settings, presets, statistics, matches, pictures; and where."""

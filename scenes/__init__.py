"""The pygame side of Kibitz: windows, input, menus and the one table all games share."""

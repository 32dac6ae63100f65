"""All of Kibitz that is true without a screen: rules, matches, bots."""

__version__ = "0.1.0"

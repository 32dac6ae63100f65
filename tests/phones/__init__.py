"""Phones as hands, tried out: sockets, browsers, forgers, and what all of them see."""

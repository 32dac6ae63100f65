"""French as it is printed: its spaces and quotation marks, and how it speaks to players."""

from __future__ import annotations

import re

from fluent.syntax import ast as ftl

from scenes.words import message_files
from tests.house.test_languages import entries, nodes, texts

NO_BREAK = "\u00a0"
# Games and cards keep the marks they are printed with.
NAMES = re.compile(r"NYET!")


def french() -> list[str]:
    return [NAMES.sub("NYET", text) for text in texts("fr")]


def test_french_stands_a_space_before_high_marks_that_breaks_no_line() -> None:
    tight = re.compile(rf"[^{NO_BREAK}]%|(?<!^)[^{NO_BREAK}\s?!][;?!]|[^\W\d]:|[»)]:")
    said = [text.replace("person,bot:hard", "") for text in french()]
    assert not [text for text in said if tight.search(text)]
    assert not [text for text in said if re.search(r"\S [:;?!%»]|« ", text)]


def test_french_quotes_and_apostrophes() -> None:
    said = french()
    assert not [text for text in said if re.search("[\"'“”„]", text)]
    assert not [text for text in said if text.count("«") != text.count("»")]
    loose = re.compile(rf"«(?!{NO_BREAK})|(?<!{NO_BREAK})»")
    assert not [text for text in said if loose.search(text)]
    assert not re.findall(r"[^=] …", "".join(one.read_text("utf-8") for one in message_files("fr")))


def test_french_says_tu() -> None:
    formal = re.compile(r"\b(veuillez|cliquez|appuyez|choisissez|entrez|êtes)\b", re.I)
    assert not [text for text in french() if formal.search(text)]
    # Several are meant, or a walrus speaks to the whole table.
    plural = re.compile(r"\b(votre|vos)\b", re.I)
    assert len([text for text in french() if plural.search(text)]) <= 4


def test_no_name_stands_where_french_would_drop_a_vowel_before_it() -> None:
    names = {"name", "names", "other", "attacker", "victim", "giver", "taker", "winner", "leader"}
    wrong = []
    for source in message_files("fr"):
        for message in entries(source.read_text(encoding="utf-8")):
            for pattern in (node for node in nodes(message) if isinstance(node, ftl.Pattern)):
                for before, after in zip(pattern.elements, pattern.elements[1:], strict=False):
                    if (
                        isinstance(before, ftl.TextElement)
                        and re.search(r"(^|\s)(de|que|le|la|ne|du|au)\s$", before.value)
                        and isinstance(after, ftl.Placeable)
                        and isinstance(after.expression, ftl.VariableReference)
                        and after.expression.id.name in names
                    ):
                        wrong.append(message.id.name)
    # Here it is a number, not a name.
    assert [key for key in wrong if "because" not in key] == []

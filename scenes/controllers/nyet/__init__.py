"""NYET! at the table: the veto board, the trick, the hands, and who is asked for what."""

from art.faces import nyet as face
from art.faces.nyet.figures import FIGURES
from scenes.controllers.nyet.controller import Controller
from scenes.table.kit import TableKit
from scenes.table.replayed import replayed
from sounds.names import Voice

KIT = TableKit(
    face=face,
    figures=FIGURES,
    voice=Voice.STAMP,
    controller=Controller,
    replayed=replayed(Controller),
)

"""Stratego Cards at the table: two lines of five, what was turned up, and who may look."""

from art.faces import stratego as face
from art.faces.stratego.figures import FIGURES
from scenes.controllers.stratego.controller import Controller
from scenes.controllers.stratego.replaying import Replayed
from scenes.table.kit import TableKit
from sounds.names import Voice

KIT = TableKit(
    face=face,
    figures=FIGURES,
    voice=Voice.PAPER,
    controller=Controller,
    replayed=Replayed,
)

"""Jetriko at the table: the piles, the attack on its way, traps, and who is asked."""

from art.faces import jetriko as face
from art.faces.jetriko.figures import FIGURES
from scenes.controllers.jetriko.controller import Controller
from scenes.table.kit import TableKit
from scenes.table.replayed import replayed
from sounds.names import Voice

KIT = TableKit(
    face=face,
    figures=FIGURES,
    voice=Voice.BONE,
    controller=Controller,
    replayed=replayed(Controller),
)

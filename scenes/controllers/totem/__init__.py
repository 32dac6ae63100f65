"""Totem at the table: keys and pointers to grabs, and the moment of a grab shown."""

from art.faces import totem as face
from art.faces.totem.figures import FIGURES
from scenes.controllers.totem.controller import Controller
from scenes.controllers.totem.controls import CONTROLS
from scenes.controllers.totem.replaying import Replayed
from scenes.table.kit import TableKit
from sounds.names import Voice

KIT = TableKit(
    face=face,
    figures=FIGURES,
    voice=Voice.WOOD,
    controls=CONTROLS,
    controller=Controller,
    replayed=Replayed,
)

"""Frantic at the table: the pile and its wish, mischief, events, and who may throw in."""

from art.faces import frantic as face
from art.faces.frantic.figures import FIGURES
from scenes.controllers.frantic.controller import Controller
from scenes.controllers.frantic.replaying import Replayed
from scenes.table.kit import TableKit
from scenes.workshops.frantic import FranticWorkshop
from sounds.names import Voice

KIT = TableKit(
    face=face,
    figures=FIGURES,
    voice=Voice.NEON,
    controller=Controller,
    replayed=Replayed,
    workshop=FranticWorkshop,
)

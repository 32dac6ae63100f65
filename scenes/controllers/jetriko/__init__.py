"""Jetriko at the table: the piles, the attack on its way, traps, and who is asked."""

from art.faces import jetriko as face
from art.faces.jetriko.figures import FIGURES
from scenes.controllers.jetriko.controller import Controller
from scenes.controllers.jetriko.replaying import Replayed
from scenes.table.kit import TableKit

KIT = TableKit(face=face, figures=FIGURES, controller=Controller, replayed=Replayed)

"""Jetriko at the table: the piles, the attack on its way, traps, and who is asked."""

from art.faces import jetriko as face
from art.faces.jetriko.figures import FIGURES
from scenes.controllers.jetriko.controller import Controller
from scenes.table.kit import TableKit
from scenes.table.replayed import replayed

KIT = TableKit(face=face, figures=FIGURES, controller=Controller, replayed=replayed(Controller))

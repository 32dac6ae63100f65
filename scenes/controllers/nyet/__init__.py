"""NYET! at the table: the veto board, the trick, the hands, and who is asked for what."""

from art.faces import nyet as face
from art.faces.nyet.figures import FIGURES
from scenes.controllers.nyet.controller import Controller
from scenes.controllers.nyet.replaying import Replayed
from scenes.table.kit import TableKit

KIT = TableKit(face=face, figures=FIGURES, controller=Controller, replayed=Replayed)

"""The brass ring round what has the focus: above everything, and in nobody's way."""

from __future__ import annotations

from pygame import Rect
from pygame_gui.core import UIElement

from art.brush import Brush
from art.paint import blank
from scenes.ui.gui import Gui
from scenes.ui.widgets import Widget

# It lies above every other element, and glows so far beyond what it is round (units).
LAYER, GLOW, AIR = 100, 22, 7


class Ring(UIElement):
    """pygame_gui knows no focus but that of a line that is typed: this is ours."""

    def __init__(self, gui: Gui) -> None:
        super().__init__(
            Rect(0, 0, 1, 1), gui, None, starting_height=LAYER, layer_thickness=1, visible=0,
            element_id=["focus_ring"],
        )  # fmt: skip
        self._size = (0, 0, 0.0)
        self.rolled = False

    def hover_point(self, hover_x: float, hover_y: float) -> bool:
        return False

    def lie_round(self, widget: Widget | None, brush: Brush) -> None:
        """Lie round a widget where it is drawn now, or nowhere."""
        if widget is None:
            self.visible = False
            return
        self.rolled = not widget.fixed
        air, glow = brush.grid.px(AIR), brush.grid.px(GLOW)
        around = widget.box.move(0, widget.rise(brush)).inflate(air, air)
        size = (*around.size, widget.corner)
        if size != self._size:
            self._size = size
            ring = blank((around.width + 2 * glow, around.height + 2 * glow))
            brush.ring(ring, Rect((glow, glow), around.size), widget.corner + 3)
            self._set_image(ring.premul_alpha())
        self.rect.topleft = (around.left - glow, around.top - glow)
        self.visible = True

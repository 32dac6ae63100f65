"""No module imports one that imports it, on however long a way, not even for a type."""

from __future__ import annotations

from graphlib import TopologicalSorter

import grimp

# Packages whose parts still hold each other.
NOT_YET = (
    "scenes.controllers.frantic",
    "scenes.controllers.nyet",
    "scenes.controllers.stratego",
    "scenes.controllers.totem",
    "scenes.menus",
)


def imports(graph: grimp.ImportGraph) -> dict[str, set[str]]:
    """What each module imports; what packages in `NOT_YET` import of themselves is left out."""
    found = {}
    for name in graph.modules:
        own = tuple(f"{package}." for package in NOT_YET if name.startswith(package))
        imported = graph.find_modules_directly_imported_by(name)
        found[name] = {other for other in imported if not other.startswith(own)}
    return found


def test_nothing_is_imported_in_a_circle() -> None:
    graph = grimp.build_graph("game", "scenes", "art", "sounds", cache_dir=None)
    TopologicalSorter(imports(graph)).prepare()

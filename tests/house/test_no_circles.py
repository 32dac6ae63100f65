"""No module imports one that imports it, on however long a way, not even for a type."""

from __future__ import annotations

from graphlib import TopologicalSorter

import grimp


def test_nothing_is_imported_in_a_circle() -> None:
    graph = grimp.build_graph("game", "scenes", "art", "sounds", cache_dir=None)
    imports = {name: graph.find_modules_directly_imported_by(name) for name in graph.modules}
    TopologicalSorter(imports).prepare()

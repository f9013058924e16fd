"""Housing estate: laminate to tile with a clip profile in a new flat's door."""

import math

import floors
import materials
import rooms
import stage
from scenes.doorway import doorway


def build(data):
    """Bright flat before moving in."""
    def near(outline):
        floors.tiles(outline, 0.011, materials.stone('pebble'), materials.grout('8f8c86'), (0.6, 0.6), shift=(0.5, 0.35))

    def far(outline):
        floors.planks(outline, 0.011, materials.wood('oak_lime'), 1.38, 0.193, math.radians(90), seed=7)

    doorway(data, 'transition/clip_38', near, far, (0.0092, 0.0112), 'silver', tone='e6e4df', sun=(70, 26, 3.2), tops=(0.011, 0.011))
    leaf = [rooms.span('leaf', (-0.84, 0.0, 0.018), (0.0, 0.04, 2.02), materials.paint('eceae4', 0.3), 0.002)]
    rooms.group(leaf, (0.425, 0.085, 0), math.radians(-82))
    stage.camera((-0.34, -0.82, 0.56), (0.02, 0.20, 0.05), 30, 8, (0.0, 0.0, 0.014))
    return {'exposure': -0.2}

"""Senior residence: vinyl and bathroom tile at one height, a ten millimetre edge between them."""

import math

import floors
import materials
import stage
from scenes.doorway import doorway


def build(data):
    """A wide flush door, soft overcast light."""
    def near(outline):
        floors.planks(outline, 0.012, materials.wood('oak_natural'), 1.22, 0.18, math.radians(90), 0.00012, seed=21,
                      thickness=0.004, chamfer=0.0003)

    def far(outline):
        floors.tiles(outline, 0.012, materials.stone('greige'), materials.grout('8d877d'), (0.3, 0.3), 0.003, seed=6,
                     shift=(0.4, 0.1))

    doorway(data, 'edging/square_10', near, far, (0.0052, 0.0112), 'champagne', tone='e0dacd', width=1.1, sun=None, sky=95,
            fill=9, insert='7d756a')
    stage.camera((0.34, -0.50, 0.27), (-0.04, 0.16, 0.035), 34, 8, (0.08, 0.0, 0.012))
    return {'exposure': 0.75}

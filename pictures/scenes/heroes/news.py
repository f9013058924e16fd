"""A ramp profile in a doorway between oak boards and lower vinyl."""

import math

import floors
import materials
import stage
from scenes.doorway import doorway


def build(data):
    """Grey vinyl tiles in front, oak behind."""
    def near(outline):
        floors.tiles(outline, 0.007, materials.stone('grey'), materials.grout('4a4b4c'), (0.6, 0.3), 0.0006, bond=0.5,
                     thickness=0.005, chamfer=0.0003, shift=(0.3, 0.2))

    def far(outline):
        floors.planks(outline, 0.014, materials.wood('oak_natural'), 2.0, 0.19, math.radians(90), seed=12)

    doorway(data, 'adapter/clip_46', near, far, (0.0112, 0.0112), 'champagne', tops=(0.007, 0.014))
    stage.camera((0.50, -0.56, 0.27), (-0.05, 0.08, 0.045), 38, 9, (0.14, -0.02, 0.015))
    return {'exposure': 0.35}

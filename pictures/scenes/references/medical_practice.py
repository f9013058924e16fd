"""Doctor's practice: new vinyl ends on cement tiles of 1909 with a bonded edge."""

import math

import floors
import materials
import stage
from scenes.doorway import doorway


def build(data):
    """The old hall's tiles, laid diagonally, in front, the vinyl behind."""
    def near(outline):
        floors.tiles(outline, 0.0008, (materials.stone('limestone'), materials.stone('slate')), materials.grout('6d675e'),
                     (0.2, 0.2), 0.0015, math.pi / 4, seed=4, thickness=0.006, chamfer=0.0016)

    def far(outline):
        floors.planks(outline, 0.008, materials.wood('oak_mist'), 1.22, 0.18, math.radians(90), 0.00012, seed=14,
                      thickness=0.004, chamfer=0.0003)

    doorway(data, 'end/ramp_30', near, far, (0.012, 0.0042), 'champagne', tone='cfd4cf', lining='dcd6c8', height=2.4,
            sun=(112, 28, 3.5), tops=(0.0008, 0.008))
    stage.camera((0.42, -0.74, 0.31), (-0.04, 0.14, 0.06), 35, 8, (0.12, -0.01, 0.008))
    return {'exposure': 0.35}

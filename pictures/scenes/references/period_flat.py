"""Old flat: oak boards in the room meet the hall's old pine with a ramp."""

import math

import floors
import materials
import stage
from scenes.doorway import doorway


def build(data):
    """Pine in front, wide oak behind, low afternoon sun through the room."""
    def near(outline):
        floors.planks(outline, 0.007, materials.wood('pine', 0.2), 4.2, 0.135, math.radians(90), 0.0012, seed=3,
                      chamfer=0.0015)

    def far(outline):
        floors.planks(outline, 0.014, materials.wood('oak_natural'), 2.2, 0.22, 0.0, seed=8)

    doorway(data, 'adapter/clip_46', near, far, (0.0112, 0.0112), 'bronze', tone='e0d9ca', lining='e4dfd3', width=1.0,
            height=2.4, sun=(118, 21, 4.5), tops=(0.007, 0.014))
    stage.camera((-0.40, -0.95, 0.34), (0.05, 0.2, 0.10), 32, 8, (-0.12, -0.02, 0.014))
    return {'exposure': 0.35}

"""Boutique hotel: brass between herringbone oak and bathroom tile, evening lamp light."""

import floors
import lights
import materials
import stage
from scenes.doorway import doorway


def build(data):
    """The oak lies in the room in front, the dark stone tile in the bathroom behind."""
    def near(outline):
        floors.herringbone(outline, 0.011, materials.wood('oak_smoked'), 0.48, 0.08, 0.785)

    def far(outline):
        floors.tiles(outline, 0.011, materials.stone('black'), materials.grout('2b2b2b'), (0.3, 0.3), 0.002, seed=5)

    doorway(data, 'transition/t_30', near, far, (0.0052, 0.0052), 'brass', tone='5a5f58', lining='3b3f3b', sun=None, sky=8,
            fill=3)
    lights.bulb((0.75, -0.85, 0.95), 34, 0.09)
    lights.bulb((-0.5, 1.3, 1.7), 60, 0.12, (1.0, 0.80, 0.58))
    lights.area((-1.2, -1.6, 0.9), (0, 0, 0), (0.6, 0.9), 10, (1.0, 0.78, 0.55))
    stage.camera((-0.46, -0.62, 0.26), (0.06, 0.12, 0.05), 36, 7, (-0.12, -0.01, 0.013))
    return {'exposure': 0.9}

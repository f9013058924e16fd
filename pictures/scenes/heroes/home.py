"""Tile meets oak: the transition profile low and close in raking window light."""

import math

import bars
import floors
import lights
import materials
import rooms
import stage


def build(data):
    """Oak on the left, tiles on the right, the profile along y; morning sun through a glazed door behind."""
    oak = floors.rectangle(-1.9, -0.6, -0.0112, 2.9)
    floors.planks(oak, 0.011, materials.wood('oak_natural'), 1.9, 0.165, math.radians(90), shift=(0.0, 0.35), seed=4)
    tile = floors.rectangle(0.0092, -0.6, 2.2, 2.9)
    floors.tiles(tile, 0.011, materials.stone('greige'), materials.grout('777168'), (0.9, 0.6), bond=0.5,
                 shift=(0.72, 0.86), seed=3)
    rooms.span('screed', (-1.9, -0.6, -0.05), (2.2, 2.9, 0.0), materials.screed())
    bars.put(bars.build(data, 'transition/clip_38', 3.5), (0, -0.6, 0))

    plaster = materials.plaster('d9d4ca')
    opening = (-1.35, 0.85, 0.02, 2.25)
    rooms.group(rooms.wall(plaster, 6, 2.7, [opening]) + rooms.window(opening, 3, 3, light=26), (0.2, 2.9, 0.0))
    rooms.span('wall left', (-2.1, -2, 0), (-1.9, 2.9, 2.7), plaster)
    rooms.sky((-4, 6, -1), (5, 6.1, 5))
    lights.sun(68, 24, 5.0, 0.6)
    lights.area((2.4, -0.6, 1.7), (0, 0.3, 0), (1.4, 1.0), 9, (1.0, 0.95, 0.9))
    lights.surround(0.22)
    stage.camera((0.20, -0.34, 0.185), (-0.035, 0.20, 0.0), 40, 11, (0.0, -0.02, 0.013))
    return {'exposure': 0.55}

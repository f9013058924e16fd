"""Day nursery: rubber floor, a core skirting with soft lips, wooden blocks in the morning sun."""

import math
import random

import bars
import floors
import lights
import materials
import rooms
import stage


def build(data):
    """A corner of the group room with the first step of the play loft."""
    floors.slab(floors.rectangle(0.0, 0.0, 3.2, 3.2), 0.0, 0.010, materials.sheet('9a8a4e', 'a79759', 0.55), 0.0003)
    wall = materials.plaster('e8e2d2')
    rooms.span('wall x', (-0.2, -0.2, 0), (0, 3.6, 2.6), wall)
    rooms.span('wall y', (0, -0.2, 0), (3.6, 0, 2.6), wall)
    tone = materials.paint('a9b7a0', 0.45)
    bars.put(bars.build(data, 'skirting/core', 3.2, surface=tone, only=('profile',)), (0, 0, 0))
    bars.put(bars.build(data, 'skirting/core', 3.2, surface=tone, only=('profile',)), (3.2, 0, 0), math.pi / 2)
    for index in range(3):
        low = floors.rectangle(0.014, 0.95 + 0.26 * index, 0.9, 0.95 + 0.26 * (index + 1))
        floors.slab(low, 0.010, 0.17 + 0.16 * index, materials.wood('beech'), 0.006, 0.0)
    chance = random.Random(8)
    spots = [(0.20, 0.26), (0.30, 0.34), (0.42, 0.20), (0.26, 0.52), (0.55, 0.38)]
    tones = ['b4543c', 'd0a548', '5f7d8c', None, None]
    for (x, y), code in zip(spots, tones):
        side = chance.choice((0.04, 0.05, 0.06))
        material = materials.paint(code, 0.5) if code else materials.wood('beech')
        rooms.box('block', (side, side, side), (x, y, 0.010 + side / 2), material, 0.003, chance.uniform(0, 1.5))
    rooms.box('block', (0.04, 0.04, 0.04), (0.30, 0.345, 0.010 + 0.06 + 0.02), materials.paint('7f9a6a', 0.5), 0.003, 0.5)
    opening = (-0.8, 0.8, 0.4, 2.3)
    rooms.group(rooms.wall(wall, 5, 2.7, [opening]) + rooms.window(opening, 2, 3, light=95), (0.9, 3.4, 0))
    lights.sun(66, 19, 3.2, 0.8)
    lights.surround(0.3)
    stage.camera((1.05, 0.92, 0.30), (0.18, 0.30, 0.09), 36, 8, (0.30, 0.34, 0.05))
    return {'exposure': 0.3}

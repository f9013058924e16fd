"""Bars hanging in rows from their racks in the anodising works."""

import math
import random

import bars
import lights
import materials
import rooms
import stage

ROWS = [('silver', 0.0), ('silver', 0.55), ('champagne', 1.1), ('gold', 1.65), ('bronze', 2.2), ('bronze_dark', 2.75)]


def build(data):
    """Six racks one behind the other; each carries bars clamped at their upper ends."""
    chance = random.Random(4)
    rail, dark = materials.metal('mill'), materials.paint('3a3f44', 0.5)
    rooms.span('floor', (-6, -3, -0.02), (8, 12, 0), materials.stone('concrete'))
    for metal, y in ROWS:
        rooms.box('rail', (3.4, 0.035, 0.07), (0.6, y, 2.28), rail, 0.003)
        for x in (-0.7, 1.9):
            rooms.box('hanger', (0.03, 0.02, 0.7), (x, y, 2.65), dark, 0.002)
        for index in range(26):
            x = -0.95 + index * 0.118
            items = bars.build(data, 'stair_nosing/clip_38' if metal == 'gold' else 'transition/self_adhesive_40', 2.0,
                               metal, only=('profile',), lift=0 if metal == 'gold' else -12)
            bars.put(items, (x, y - 0.022, 0.24 + chance.uniform(-0.004, 0.004)), chance.uniform(-0.10, 0.10),
                     (math.pi / 2, chance.uniform(-0.003, 0.003)))
            rooms.box('clamp', (0.018, 0.02, 0.09), (x, y - 0.03, 2.25), dark, 0.002)
    wall = materials.plaster('9da3a4')
    rooms.span('wall', (-6, 7, 0), (8, 7.2, 5), wall)
    rooms.span('side', (5, -3, 0), (5.2, 8, 5), wall)
    for y in (0.3, 2.6):
        lights.area((-2.9, y, 2.3), (0.5, y + 0.4, 1.2), (2.2, 3.2), 150, (0.93, 0.97, 1.0))
    lights.area((1.0, -2.6, 3.4), (0.4, 1, 1.0), (2.5, 1.2), 60, (1.0, 0.95, 0.88))
    lights.surround(0.2)
    stage.camera((-0.62, -1.15, 1.12), (0.52, 0.9, 1.20), 34, 4, (0.1, 0.0, 1.3))
    return {'exposure': 0.2}

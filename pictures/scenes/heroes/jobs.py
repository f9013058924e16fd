"""Bars hanging in rows from their racks in the anodising works."""

import math
import random

import bars
import lights
import materials
import rooms
import stage

ROWS = [('bronze', 0.0, 'transition/self_adhesive_40'), ('champagne', 0.75, 'stair_nosing/clip_38'),
        ('silver', 1.5, 'transition/self_adhesive_40'), ('gold', 2.25, 'transition/clip_38'),
        ('bronze_dark', 3.0, 'transition/self_adhesive_40'), ('silver', 3.75, 'transition/clip_38')]


def build(data):
    """Six racks one behind the other, seen along their ends; each carries bars clamped at their upper ends."""
    chance = random.Random(4)
    rail, dark = materials.metal('mill'), materials.paint('4a4f54', 0.5)
    rooms.span('floor', (-8, -6, -0.02), (8, 12, 0), materials.sheet('8b9290', '959c99', 0.22))
    for metal, y, key in ROWS:
        rooms.box('rail', (2.9, 0.035, 0.07), (1.45, y, 2.28), rail, 0.003)
        for x in (0.25, 2.65):
            rooms.box('hanger', (0.03, 0.02, 1.2), (x, y, 2.9), dark, 0.002)
        for index in range(20):
            x = 0.10 + index * 0.142
            items = bars.build(data, key, 2.0, metal, only=('profile',), lift=0 if 'nosing' in key else -12)
            bars.put(items, (x, y - 0.022, 0.24 + chance.uniform(-0.004, 0.004)), -0.55 + chance.uniform(-0.10, 0.10),
                     (math.pi / 2, chance.uniform(-0.003, 0.003)))
            rooms.box('clamp', (0.018, 0.02, 0.09), (x, y - 0.03, 2.25), dark, 0.002)
    for x in (0.25, 2.65):
        rooms.box('girder', (0.14, 6.5, 0.2), (x, 2.0, 3.5), dark, 0.006)
    wall = materials.plaster('d3d6d4')
    panes = [(-3.6, -2.0, 0.9, 3.3), (-1.6, 0.0, 0.9, 3.3), (0.4, 2.0, 0.9, 3.3), (2.4, 4.0, 0.9, 3.3)]
    glazing = [item for pane in panes for item in rooms.window(pane, 2, 4, light=70)]
    rooms.group(rooms.wall(wall, 16, 4.4, panes) + glazing, (-2.6, 3.2, 0), math.pi / 2)
    rooms.group(rooms.wall(wall, 12, 4.4, []), (1.4, 6.2, 0))
    rooms.span('side', (6.4, -6, 0), (6.6, 7, 4.4), wall)
    rooms.span('kerb', (-2.6, 6.1, 0.0), (7, 6.2, 0.14), dark)
    rooms.sky((-6, -8, -1), (-5.9, 14, 6), 2.0, 'dfe9f2', 1.6)
    lights.sun(172, 32, 4.0, 0.7)
    lights.area((1.2, -2.8, 3.6), (1.2, 1, 1.0), (3.0, 1.2), 90, (1.0, 0.97, 0.92))
    lights.area((1.5, 2.5, 4.2), (1.5, 2.5, 0), (4.0, 5.0), 120, (0.96, 0.98, 1.0))
    lights.surround(0.25)
    stage.camera((-1.05, -1.75, 1.28), (0.85, 1.25, 1.22), 30, 5, (0.15, 0.0, 1.3))
    return {'exposure': 0.1}

"""Clinic corridor: sheet vinyl and a coved skirting, handrail above, daylight from the end."""

import math

import bars
import floors
import lights
import materials
import rooms
import stage
from scenes.heroes.service import cylinder


def build(data):
    """The wall with the skirting stands at x = 0, the corridor runs along y."""
    floors.slab(floors.rectangle(0, -1.5, 2.4, 9.0), -0.01, 0.003, materials.sheet('8fa3a0', '9db0ac', 0.36), 0.0002)
    wall = materials.plaster('e3e5e1')
    cove = materials.rubber('6f8582')
    for (x, y), length, turn in (((0, -1.5), 3.53, 0.0), ((0, 3.37), 5.63, 0.0), ((2.4, 9.0), 10.5, math.pi),
                                 ((0, 9.0), 2.4, -math.pi / 2)):
        bars.put(bars.build(data, 'skirting/soft', length, surface=cove, only=('profile',)), (x, y, 0), turn)
    rooms.group(rooms.wall(wall, 10.5, 2.7, [(-1.75 + 0.1, -0.45, 0, 2.1)]), (0, 3.75, 0), math.pi / 2)
    rooms.group(rooms.door_lining(1.2, 2.1, 0.2, materials.paint('5c6a6e', 0.35)), (-0.0, 2.70, 0), math.pi / 2)
    rooms.span('leaf', (-0.12, 2.12, 0.008), (-0.08, 3.28, 2.08), materials.wood('beech'), 0.002)
    rooms.group(rooms.wall(wall, 10.5, 2.7, []), (2.4, 3.75, 0), -math.pi / 2)
    for y0, y1 in ((-1.4, 2.0), (3.5, 8.8)):
        cylinder((0.075, (y0 + y1) / 2, 0.88), 0.02, y1 - y0, materials.wood('beech'), 'y')
        for y in (y0 + 0.2, y1 - 0.2):
            rooms.box('bracket', (0.075, 0.02, 0.02), (0.037, y, 0.865), materials.metal('stainless'), 0.004)
    for y in (0.5, 2.7, 4.9, 7.1):
        rooms.box('luminaire', (0.3, 1.2, 0.03), (1.2, y, 2.68), materials.glow('f6f6f0', 3.5))
        lights.area((1.2, y, 2.66), (1.2, y, 0), (0.3, 1.2), 16, (1.0, 0.98, 0.95))
    rooms.span('ceiling', (0, -1.5, 2.7), (2.4, 9, 2.8), wall)
    pane = (-0.9, 0.9, 0.3, 2.3)
    rooms.group(rooms.wall(wall, 2.6, 2.7, [pane]) + rooms.window(pane, 2, 1, light=75), (1.2, 9.0, 0))
    rooms.sky((-3, 11, -1), (5, 11.1, 4), 2.0, 'dfe9f2', 1.5)
    lights.sun(81, 24, 3.2, 0.7)
    lights.surround(0.25)
    stage.camera((0.50, -0.70, 0.27), (0.17, 1.0, 0.17), 28, 8, (0.03, 0.05, 0.03))
    return {'exposure': 0.35}

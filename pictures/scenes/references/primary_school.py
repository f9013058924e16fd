"""School stairs: dark linoleum on concrete, every step marked by a light ribbed nosing."""

import math

import bars
import floors
import lights
import materials
import rooms
import stage
from scenes.heroes.service import cylinder

GOING, RISE, WIDTH, STEPS = 0.30, 0.155, 1.8, 9


def build(data):
    """Steps rise to the left; the window is behind the camera."""
    dark = materials.sheet('33383b', '3d4346', 0.5)
    for index in range(STEPS):
        x, z = -index * GOING, index * RISE
        rooms.span('core', (x - GOING - 0.05, 0, z - RISE), (x, WIDTH, z), materials.stone('concrete'))
        floors.slab(floors.rectangle(x - GOING + 0.0035, 0.0, x - 0.0418, WIDTH), z, z + 0.0035, dark, 0.0002)
        rooms.span('riser', (x, 0, z - RISE + 0.0035), (x + 0.0035, WIDTH, z - 0.0167), dark)
        bars.put(bars.build(data, 'stair_nosing/ribbed_45', WIDTH, 'silver_light'), (x, 0, z))
    rooms.span('ground', (-0.02, -0.6, -RISE - 0.05), (3.0, WIDTH, -RISE + 0.0035), dark)
    wall = materials.plaster('d9d4c4')
    rooms.span('wall', (-4, WIDTH, -0.4), (3, WIDTH + 0.2, 4), wall)
    rooms.span('landing wall', (-4.2, -3, -0.4), (-4, WIDTH, 4), wall)
    rooms.span('cheek', (-STEPS * GOING, -0.14, -0.4), (0.05, 0.0, -0.12), materials.stone('concrete'))
    slope = math.atan2(RISE, GOING)
    rail = cylinder((-1.2, WIDTH - 0.06, 0.9 + 0.62), 0.021, 3.4, materials.wood('beech'), 'x')
    rail.rotation_euler = (0, math.pi / 2 + slope, 0)
    for x in (0.2, -0.8, -1.8):
        rooms.box('bracket', (0.02, 0.07, 0.02), (x, WIDTH - 0.035, 0.88 + (-x) * RISE / GOING), materials.metal('stainless'),
                  0.004)
    opening = (-1.6, 0.4, 0.2, 2.8)
    rooms.group(rooms.wall(wall, 8, 4.2, [opening]) + rooms.window(opening, 3, 3, light=110), (-0.6, -2.6, -0.2), math.pi)
    lights.sun(-70, 24, 4.2, 0.8)
    lights.area((2.4, 0.2, 2.4), (-0.5, 0.8, 0.3), (1.6, 1.6), 40)
    lights.surround(0.3)
    stage.camera((1.12, 0.14, 0.62), (-0.75, 1.02, 0.36), 34, 8, (-0.1, 0.7, 0.1))
    return {'exposure': 0.35}

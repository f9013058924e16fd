"""Smoked oak steps with aluminium nosings, light from a tall window at the side."""

import math

import bars
import floors
import lights
import materials
import rooms
import stage

GOING, RISE, WIDTH = 0.29, 0.172, 1.35


def step(data, index):
    """One step: core, tread boards, riser board and nosing."""
    x, z = -index * GOING, index * RISE
    rooms.span('core', (x - 1.4, 0, z - RISE), (x, WIDTH, z), materials.screed())
    tread = floors.rectangle(x - GOING + 0.012, 0, x - 0.0246, WIDTH)
    floors.planks(tread, z + 0.012, materials.wood('oak_smoked'), 2.6, 0.134, math.radians(90), shift=(0.3, 0.1),
                  seed=index)
    riser = rooms.box('riser', (WIDTH, RISE - 0.0035, 0.011), (x + 0.0065, WIDTH / 2, z + 0.009 - (RISE - 0.003) / 2),
                      materials.wood('oak_smoked'), 0.0006)
    riser.rotation_euler = (math.radians(90), 0, math.radians(90))
    bars.put(bars.build(data, 'stair_nosing/clip_38', WIDTH), (x, 0, z))


def build(data):
    """Seven steps rising to the left between a plastered wall and the open side."""
    for index in range(7):
        step(data, index)
    plaster = materials.plaster('dedad2')
    rooms.span('wall', (-3.5, WIDTH, -0.3), (2.5, WIDTH + 0.2, 3.2), plaster)
    floors.planks(floors.rectangle(-0.02, -1.0, 2.4, WIDTH), 0.012 - RISE, materials.wood('oak_smoked'), 1.9, 0.16,
                  math.radians(90), seed=9)
    rooms.span('back', (-3.5, -2.5, 1.2), (-2.05, WIDTH, 3.2), plaster)
    opening = (-1.0, 0.5, -0.2, 2.2)
    rooms.group(rooms.wall(plaster, 7, 3.4, [opening]) + rooms.window(opening, 2, 4, light=60), (-0.2, -2.3, -0.17),
                math.pi)
    lights.sun(-78, 21, 5.0, 0.7)
    lights.area((2.2, -0.3, 2.0), (-0.4, 0.6, 0.3), (1.5, 1.5), 16, (1.0, 0.96, 0.92))
    lights.surround(0.25)
    stage.camera((0.60, -0.08, 0.40), (-0.36, 0.62, 0.15), 38, 9, (-0.02, 0.42, 0.01))
    return {'exposure': 0.5}

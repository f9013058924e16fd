"""Decor boards fanned on a pale table: woods, stone, concrete."""

import math

import floors
import lights
import materials
import rooms
import stage

DECORS = ['wood:oak_lime', 'wood:ash_light', 'wood:oak_natural', 'wood:oak_honey', 'wood:walnut', 'wood:oak_smoked',
          'stone:slate', 'wood:larch_grey', 'stone:pebble', 'wood:oak_mist', 'stone:travertine']


def build(data):
    """Boards of 36 × 10 cm, turned about one corner, each resting on the one before."""
    rooms.span('table', (-1.6, -1.2, -0.04), (1.6, 1.6, 0.0), materials.paint('d9d5cb', 0.55))
    for index, decor in enumerate(reversed(DECORS)):
        kind, name = decor.split(':')
        material = materials.wood(name) if kind == 'wood' else materials.stone(name)
        board = floors.slab(floors.rectangle(-0.19, -0.05, 0.19, 0.05), 0, 0.0045, material, 0.0005)
        angle = math.radians(152 - 12.2 * index)
        middle = 0.215
        board.location = (middle * math.cos(angle), middle * math.sin(angle), 0.0047 * (index + 1))
        board.rotation_euler = (0, math.radians(0.25 * (index > 0)), angle)
    opening = (-1.1, 1.1, 0.1, 1.8)
    rooms.group(rooms.window(opening, 3, 2, light=34), (-1.2, 1.2, 0.0), math.radians(45))
    lights.sun(138, 30, 2.2, 1.5)
    lights.area((1.2, -0.6, 0.9), (0, 0.15, 0), (0.8, 0.8), 4, (1.0, 0.94, 0.86))
    lights.surround(0.3)
    stage.camera((0.07, -0.34, 0.44), (0.0, 0.17, 0.0), 40, 11, (0.0, 0.17, 0.03))
    return {'exposure': 0.0}

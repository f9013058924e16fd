"""Day nursery: rubber floor, a core skirting with soft lips, the steps of a play loft, wooden blocks in the morning sun."""

import math
import random

import bars
import floors
import lights
import materials
import rooms
import stage

FLOOR, GOING, RISE = 0.010, 0.26, 0.15


def steps(data):
    """Three low wooden steps against the wall, each with a rubber tread and a nosing with a yellow insert."""
    rubber, beech = materials.sheet('7f9089', '899a92', 0.55), materials.wood('beech')
    for index in range(3):
        front, top = 0.80 - GOING * index, FLOOR + RISE * (index + 1) - 0.006
        rooms.span('step', (front - GOING - 0.03, 0.0, top - RISE + 0.004), (front - 0.002, 0.88, top), beech, 0.001)
        floors.slab(floors.rectangle(front - GOING + 0.002, 0.0, front - 0.046, 0.88), top, top + 0.006, rubber, 0.0004)
        bars.put(bars.build(data, 'stair_nosing/insert_52', 0.88, 'silver_light', insert='c9981f'), (front, 0.0, top))
    rooms.span('platform', (0.0, 0.0, FLOOR), (0.05, 0.88, FLOOR + RISE * 3 - 0.006), beech)


def build(data):
    """A corner of the group room; the camera is as low as a child on the floor."""
    floors.slab(floors.rectangle(0.0, 0.0, 3.2, 3.6), 0.0, FLOOR, materials.sheet('9c6f57', 'a67a61', 0.5), 0.0003)
    wall, tone = materials.plaster('ebe6d9'), materials.paint('e4e2da', 0.4)
    rooms.span('wall x', (-0.2, -0.2, 0), (0, 3.6, 2.6), wall)
    rooms.span('wall y', (0, -0.2, 0), (3.6, 0, 2.6), wall)
    steps(data)
    bars.put(bars.build(data, 'skirting/core', 2.7, surface=tone, only=('profile',)), (0, 0.88, 0))
    bars.put(bars.build(data, 'skirting/core', 2.4, surface=tone, only=('profile',)), (3.2, 0, 0), math.pi / 2)
    chance = random.Random(8)
    blocks = [(1.02, 0.52, 'b4543c'), (1.12, 0.60, None), (1.26, 0.44, 'd0a548'), (0.98, 0.74, '5f7d8c')]
    for x, y, code in blocks:
        side = chance.choice((0.04, 0.05, 0.06))
        material = materials.paint(code, 0.5) if code else materials.wood('beech')
        rooms.box('block', (side, side, side), (x, y, FLOOR + side / 2), material, 0.003, chance.uniform(0, 1.5))
        if code == 'b4543c':
            rooms.box('block', (0.04, 0.04, 0.04), (x, y, FLOOR + side + 0.02), materials.paint('7f9a6a', 0.5), 0.003, 0.3)
    rooms.box('block', (0.05, 0.05, 0.05), (0.62, 0.62, FLOOR + RISE + 0.025), materials.paint('7f9a6a', 0.5), 0.003, 0.7)
    opening = (-0.9, 0.9, 0.4, 2.3)
    rooms.group(rooms.wall(wall, 5, 2.7, [opening]) + rooms.window(opening, 2, 3, light=95), (0.9, 3.6, 0))
    lights.sun(80, 20, 3.0, 0.8)
    lights.area((2.8, 1.6, 2.0), (0.6, 0.5, 0.2), (1.2, 1.2), 14, (1.0, 0.96, 0.9))
    lights.surround(0.3)
    stage.camera((1.98, 0.98, 0.40), (0.66, 0.46, 0.17), 36, 8, (0.95, 0.55, 0.12))
    return {'exposure': -0.1}

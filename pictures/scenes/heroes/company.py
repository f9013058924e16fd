"""Extrusion lengths on a sorting table in a works hall under a shed roof."""

import math
import random

import bars
import lights
import materials
import rooms
import stage


def build(data):
    """The table runs along y, the roof's glazing faces the left."""
    chance = random.Random(11)
    grey = materials.paint('596066', 0.45)
    rooms.span('floor', (-9, -3, -0.92), (9, 24, -0.90), materials.stone('concrete'))
    for y in (0.12, 1.3, 2.5, 3.7, 4.9, 6.1):
        rooms.box('beam', (1.5, 0.07, 0.09), (0.1, y, -0.066), grey, 0.004)
        rooms.box('felt', (1.5, 0.05, 0.022), (0.1, y, -0.011), materials.wood('beech'), 0.003)
        for x in (-0.55, 0.75):
            rooms.box('leg', (0.07, 0.07, 0.80), (x, y, -0.51), grey, 0.004)
    for x in (-0.63, 0.83):
        rooms.box('side', (0.05, 6.4, 0.08), (x, 3.1, -0.07), grey, 0.004)

    rows = [('adapter/screw_60', 'silver_light', 0.064, 7), ('transition/clip_38', 'champagne', 0.042, 7),
            ('stair_nosing/ribbed_45', 'bronze_light', 0.052, 6)]
    x = -0.54
    for key, metal, pitch, count in rows:
        for index in range(count):
            items = bars.build(data, key, 6.0 + chance.uniform(-0.006, 0.006), metal, only=('profile',))
            low = min(v.co.z for item in items for v in item.data.vertices)
            bars.put(items, (x + pitch * (index + 0.5), chance.uniform(-0.012, 0.012), -low), chance.uniform(-4e-4, 4e-4))
        x += pitch * count + 0.03

    wall = materials.plaster('dad8d1')
    rooms.span('left wall', (-7.2, -3, -0.9), (-7, 24, 4), wall)
    rooms.span('right wall', (7, -3, -0.9), (7.2, 24, 4), wall)
    rooms.span('end wall', (-7, 22, -0.9), (7, 22.2, 6), wall)
    for bay in range(6):
        y = 1.5 + bay * 3.6
        lean = math.radians(28)
        roof = rooms.box('roof', (14.4, 3.9, 0.12), (0, y + 1.8, 4.55), materials.plaster('d9d8d3'))
        roof.rotation_euler.x = -lean
        pane = rooms.box('pane', (13.6, 0.02, 1.55), (0, y + 0.02, 4.62), materials.glow('e6eef6', 3.0))
        pane.visible_diffuse = pane.visible_shadow = False
        for bar in range(15):
            rooms.box('bar', (0.06, 0.06, 1.6), (-6.8 + bar * 0.97, y, 4.62), grey)
        rooms.box('girder', (14.4, 0.2, 0.32), (0, y, 3.72), grey, 0.005)
        lights.area((0, y + 0.1, 4.4), (0, y - 3.0, 0.0), (13, 1.4), 900, (0.93, 0.97, 1.0))
        for side in (-6.85, 6.85):
            rooms.box('column', (0.22, 0.22, 4.8), (side, y, 1.4), grey, 0.008)
    for level in range(4):
        pack = materials.paint('a9abab' if level % 2 else '8f7a5c', 0.5)
        rooms.box('pack', (0.9, 5.5, 0.22), (-3.6, 11.4, -0.25 + level * 0.7), pack, 0.01)
    for index, y in enumerate((8.6, 11.4, 14.2)):
        for level in range(4):
            rooms.box('arm', (1.3, 0.08, 0.07), (-3.6, y, -0.4 + level * 0.7), materials.paint('b5672b', 0.5), 0.004)
        rooms.box('post', (0.12, 0.14, 3.2), (-4.3, y, 0.7), grey, 0.005)
        rooms.box('crate', (1.1, 0.8, 0.7 + 0.2 * index), (3.4, y, -0.55 + 0.1 * index), materials.wood('pine'), 0.004)
    lights.area((-1.5, 5.0, 3.4), (0, 2.5, 0), (4.0, 7.0), 95, (0.94, 0.97, 1.0))
    lights.surround(0.3)
    stage.camera((0.46, -0.72, 0.42), (0.0, 1.15, 0.10), 28, 8, (0.0, 0.15, 0.02))
    return {'exposure': 0.6}

"""On the bench: a profile sawn to length in a clamp, its offcut, a square and a folding rule."""

import math
import random

import bpy

import bars
import floors
import lights
import materials
import rooms
import stage


def cylinder(location, radius, depth, material, axis='z', vertices=48):
    """A cylinder along an axis."""
    turn = {'x': (0, math.pi / 2, 0), 'y': (math.pi / 2, 0, 0), 'z': (0, 0, 0)}[axis]
    bpy.ops.mesh.primitive_cylinder_add(location=location, rotation=turn, radius=radius, depth=depth, vertices=vertices)
    item = bpy.context.object
    item.data.materials.append(material)
    bevel = item.modifiers.new('edge', 'BEVEL')
    bevel.width, bevel.segments, bevel.limit_method = min(radius, depth) * 0.12, 2, 'ANGLE'
    for polygon in item.data.polygons:
        polygon.use_smooth = len(polygon.vertices) == 4
    return item


def clamp(x, y, top):
    """A bar clamp standing across the bench: rail in its foot plate, jaw, spindle, pad and wooden handle."""
    steel, dark = materials.metal('stainless'), materials.paint('23272b', 0.4)
    items = [
        rooms.span('rail', (x - 0.011, y + 0.043, 0.0), (x + 0.011, y + 0.050, top + 0.17), steel, 0.0008),
        rooms.span('jaw', (x - 0.010, y - 0.022, top + 0.062), (x + 0.010, y + 0.056, top + 0.088), dark, 0.004),
        cylinder((x, y, top + 0.075), 0.0052, 0.15, steel),
        cylinder((x, y, top + 0.0045), 0.0155, 0.007, dark),
        rooms.box('plate', (0.062, 0.044, 0.005), (x, y + 0.0400, 0.0185), dark, 0.0015),
        cylinder((x, y, top + 0.19), 0.0165, 0.115, materials.wood('beech')),
    ]
    return items


def rule(location, turn):
    """A folding rule, three limbs open, with marks but no figures."""
    yellow, black = materials.paint('d8c48c', 0.45), materials.paint('1d1b18', 0.5)
    items = []
    for limb in range(2):
        start, z = limb * 0.215, 0.0017 + limb * 0.0034
        items.append(rooms.box('limb', (0.235, 0.016, 0.0032), (start + 0.1175, limb * 0.0004, z), yellow, 0.0008))
        for mark in range(2, 230, 2):
            length = 0.0075 if mark % 20 == 0 else 0.0055 if mark % 10 == 0 else 0.0032
            items.append(rooms.span('mark', (start + mark / 1000, 0.008 - length, z + 0.0016),
                                    (start + mark / 1000 + 0.00035, 0.0078, z + 0.00164), black))
        items.append(cylinder((start + 0.009, 0, z + 0.0018), 0.0042, 0.0008, materials.metal('brass')))
    rooms.group(items, location, turn)


def build(data):
    """The bench's front edge along x; the profile lies along x, cut through at x = 0.05."""
    chance = random.Random(3)
    top = floors.rectangle(-1.0, -0.30, 1.1, 0.55)
    floors.planks(top, 0.0, materials.wood('beech', 0.1), 1.7, 0.072, 0.0, 0.00005, 0.05, 0.0002, seed=2)
    board = rooms.box('waste board', (0.62, 0.13, 0.016), (-0.02, 0.0, 0.008), materials.wood('pine'), 0.001)
    board.rotation_euler.z = 0.004
    z = 0.016
    long = bars.build(data, 'transition/self_adhesive_40', 0.9, 'silver', lift=-12)
    bars.put(long, (0.045, 0.0, z), math.pi / 2)
    cut = bars.build(data, 'transition/self_adhesive_40', 0.155, 'silver', lift=-12)
    bars.put(cut, (0.222, -0.010, z), math.radians(82))
    bars.put(bars.build(data, 'transition/clip_38', 0.11, 'brass', only=('base',)), (0.42, 0.17, 0), math.radians(38))
    rooms.box('kerf', (0.0018, 0.11, 0.0006), (0.0475, 0.0, z), materials.rubber('3b2a1b'))
    clamp(-0.115, 0.0, z + 0.003)
    rule((-0.05, -0.135, 0), math.radians(5))
    for _ in range(90):
        x, y = chance.gauss(0.055, 0.018), max(-0.06, min(0.06, chance.gauss(0.0, 0.03)))
        size = chance.uniform(0.0004, 0.0011)
        on_profile = abs(y) < 0.019
        chip = rooms.box('chip', (size * 2, size, size * 0.5), (x, y, z + size / 3 + (0.003 if on_profile else 0.0)),
                         materials.cut_metal('silver'))
        chip.rotation_euler = (chance.uniform(0, 0.5), chance.uniform(0, 0.5), chance.uniform(0, 3))
    wall = materials.plaster('b9b6ae')
    rooms.span('wall', (-3, 1.3, -1), (3, 1.5, 2), wall)
    lights.area((-1.3, 0.5, 0.9), (0, 0, 0), (1.1, 1.0), 22, (0.94, 0.97, 1.0))
    lights.area((0.9, -0.9, 0.8), (0.1, 0, 0), (0.5, 0.5), 3.5, (1.0, 0.87, 0.72))
    lights.surround(0.2)
    stage.camera((0.31, -0.33, 0.185), (0.015, 0.0, 0.03), 46, 11, (0.06, -0.01, 0.018))
    return {'exposure': 0.15}

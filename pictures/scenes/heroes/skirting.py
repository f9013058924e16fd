"""A room corner with a white skirting on herringbone oak, low sun through a window behind the camera."""

import math

import bpy

import bars
import floors
import lights
import materials
import rooms
import stage


def socket(location):
    """A flush socket outlet: plate, ring and round recess."""
    white = materials.paint('eeece6', 0.3)
    x, y, z = location
    rooms.box('plate', (0.081, 0.009, 0.081), (x, y + 0.0045, z), white, 0.003)
    bpy.ops.mesh.primitive_torus_add(location=(x, y + 0.009, z), rotation=(math.pi / 2, 0, 0), major_radius=0.0215,
                                     minor_radius=0.0022, major_segments=64)
    bpy.context.object.data.materials.append(white)
    bpy.ops.mesh.primitive_cylinder_add(location=(x, y + 0.0087, z), rotation=(math.pi / 2, 0, 0), radius=0.0205,
                                        depth=0.001, vertices=64)
    bpy.context.object.data.materials.append(materials.paint('d9d7d0', 0.4))
    for side in (-0.0095, 0.0095):
        bpy.ops.mesh.primitive_cylinder_add(location=(x + side, y + 0.0092, z), rotation=(math.pi / 2, 0, 0),
                                            radius=0.0024, depth=0.001, vertices=24)
        bpy.context.object.data.materials.append(materials.rubber('1a1a1a'))


def build(data):
    """The inner corner of two walls; skirtings meet in a mitre."""
    white = materials.paint('e9e7e1', 0.3)
    parquet = [(0.01, 0.01), (2.6, 0.01), (2.6, 2.6), (0.01, 2.6)]
    floors.herringbone(parquet, 0.015, materials.wood('oak_honey'), 0.42, 0.07, math.radians(0))
    rooms.span('screed', (0, 0, -0.05), (2.6, 2.6, 0.0), materials.screed())
    wall = materials.plaster('c9ccc6')
    rooms.span('wall x', (-0.2, -0.2, 0), (0, 3.2, 2.6), wall)
    rooms.span('wall y', (0, -0.2, 0), (3.2, 0, 2.6), wall)
    bars.put(bars.build(data, 'skirting/mdf', 2.8, surface=white, only=('profile',)), (0, 0, 0))
    bars.put(bars.build(data, 'skirting/mdf', 2.8, surface=white, only=('profile',)), (2.8, 0, 0), math.pi / 2)
    socket((0.40, 0.0, 0.27))
    opening = (-0.7, 0.7, 0.5, 2.3)
    rooms.group(rooms.wall(wall, 5, 2.7, [opening]) + rooms.window(opening, 2, 2, light=90), (0.9, 2.9, 0), 0)
    lights.sun(60, 20, 2.6, 0.7)
    lights.surround(0.28)
    stage.camera((0.78, 0.86, 0.24), (0.12, 0.09, 0.105), 40, 9, (0.1, 0.1, 0.06))
    return {'exposure': 0.25}

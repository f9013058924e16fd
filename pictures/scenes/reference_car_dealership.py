"""Car showroom: a screwed ramp between tile and vinyl, a car's wheel on the tiles."""

import math

import bpy

import bars
import floors
import lights
import materials
import rooms
import stage


def wheel(centre, turn):
    """A tyre with a ten-spoke rim."""
    x, y, z = centre
    rim, tyre = materials.metal('silver_light'), materials.rubber('161718')
    items = []
    bpy.ops.mesh.primitive_torus_add(major_radius=0.255, minor_radius=0.082, major_segments=96, minor_segments=24)
    body = bpy.context.object
    body.scale.z = 1.35
    body.data.materials.append(tyre)
    items.append(body)
    bpy.ops.mesh.primitive_torus_add(major_radius=0.205, minor_radius=0.012, major_segments=96, location=(0, 0, 0.085))
    items.append(bpy.context.object)
    bpy.context.object.data.materials.append(rim)
    bpy.ops.mesh.primitive_cylinder_add(radius=0.055, depth=0.05, location=(0, 0, 0.065), vertices=64)
    items.append(bpy.context.object)
    bpy.context.object.data.materials.append(rim)
    bpy.ops.mesh.primitive_cylinder_add(radius=0.2, depth=0.1, location=(0, 0, -0.02), vertices=64)
    items.append(bpy.context.object)
    bpy.context.object.data.materials.append(materials.paint('17181a', 0.6))
    for spoke in range(10):
        angle = math.radians(36 * spoke)
        items.append(rooms.box('spoke', (0.165, 0.026, 0.03), (0.125 * math.cos(angle), 0.125 * math.sin(angle), 0.07), rim,
                               0.006, angle))
    for item in items:
        if item.name.startswith(('Torus', 'Cylinder')):
            for polygon in item.data.polygons:
                polygon.use_smooth = True
            item.data.use_auto_smooth = True
    empty = rooms.group(items, (x, y, z))
    empty.rotation_euler = (math.pi / 2, 0, turn)


def build(data):
    """The ramp runs along x; the tile lies 13 mm higher behind it."""
    far = floors.rectangle(-3.2, 0.0222, 3.2, 5.5)
    floors.tiles(far, 0.016, materials.stone('pebble'), materials.grout('7f7d79'), (0.8, 0.8), 0.003, shift=(0.35, 0.4))
    near = floors.rectangle(-2.4, -1.6, 2.4, -0.0122)
    floors.planks(near, 0.003, materials.wood('oak_smoked'), 1.22, 0.2, 0.0, 0.00012, seed=3, thickness=0.0025, chamfer=0.0002)
    rooms.span('screed', (-3.2, -1.6, -0.05), (3.2, 5.5, 0.0), materials.screed())
    bars.put(bars.build(data, 'adapter/screw_60', 4.6), (-2.3, 0, 0), -math.pi / 2)
    for sign in range(-5, 6):
        bpy.ops.mesh.primitive_cylinder_add(radius=0.0036, depth=0.0012, location=(0.3 * sign + 0.1, -0.0025, 0.0125),
                                            rotation=(math.radians(-15), 0, 0), vertices=32)
        bpy.context.object.data.materials.append(materials.metal('stainless'))
    wheel((-0.42, 1.0, 0.016 + 0.337), math.radians(14))
    paintwork = materials.paint('2c4a5a', 0.18)
    rooms.box('sill', (2.4, 0.9, 0.22), (1.12, 1.5, 0.36), paintwork, 0.07, math.radians(14))
    rooms.box('flank', (3.4, 0.95, 0.5), (0.1, 1.25, 0.93), paintwork, 0.12, math.radians(14))
    wall = materials.plaster('d5d6d4')
    panes = [(-2.9, -1.1, 0.1, 2.9), (-0.9, 0.9, 0.1, 2.9), (1.1, 2.9, 0.1, 2.9)]
    glazing = [item for pane in panes for item in rooms.window(pane, 1, 1, light=85)]
    rooms.group(rooms.wall(wall, 6.4, 3.2, panes) + glazing, (0, 5.5, 0))
    rooms.sky((-6, 8, -1), (6, 8.1, 5))
    rooms.span('side', (3.2, 0, 0), (3.4, 5.5, 3.2), wall)
    lights.sun(112, 27, 3.6, 0.7)
    lights.area((-1.2, -1.4, 2.4), (0, 0.3, 0), (2.2, 1.4), 45)
    lights.surround(0.35)
    stage.camera((0.48, -0.72, 0.21), (-0.16, 0.42, 0.045), 34, 8, (0.10, 0.0, 0.012))
    return {'exposure': 0.25}

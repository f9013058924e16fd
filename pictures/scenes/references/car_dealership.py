"""Car showroom: a screwed ramp between tile and vinyl, a car's wheel on the tiles."""

import math

import bmesh
import bpy

import bars
import floors
import lights
import materials
import rooms
import stage
from scenes.heroes.service import cylinder

RADIUS, LIFT = 0.337, 0.016


def lathe(points, material, steps=128):
    """A body turned about the z axis from (radius, height) points."""
    vertices = [(r * math.cos(2 * math.pi * k / steps), r * math.sin(2 * math.pi * k / steps), z)
                for r, z in points for k in range(steps)]
    faces = [(i * steps + k, i * steps + (k + 1) % steps, (i + 1) * steps + (k + 1) % steps, (i + 1) * steps + k)
             for i in range(len(points) - 1) for k in range(steps)]
    mesh = bpy.data.meshes.new('lathe')
    mesh.from_pydata(vertices, [], faces)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(40)
    mesh.materials.append(material)
    item = bpy.data.objects.new('lathe', mesh)
    bpy.context.collection.objects.link(item)
    return item


def wheel():
    """A tyre with grooves on a rim of five double spokes, the brake behind; its outer side is up."""
    rim, tyre, dark = materials.paint('a9acae', 0.22), materials.rubber('1a1b1c'), materials.paint('17181a', 0.6)
    tread = []
    for z in (-0.05, 0.0, 0.05):
        tread += [(0.337, z - 0.007), (0.329, z - 0.005), (0.329, z + 0.005), (0.337, z + 0.007)]
    side = [(0.236, 0.092), (0.244, 0.106), (0.262, 0.113), (0.285, 0.117), (0.308, 0.114), (0.325, 0.104), (0.334, 0.090)]
    items = [
        lathe([(r, -z) for r, z in side] + tread + side[::-1], tyre),
        lathe([(0.214, -0.09), (0.220, 0.05), (0.226, 0.088), (0.236, 0.100), (0.243, 0.104), (0.240, 0.109), (0.230, 0.108),
               (0.222, 0.100), (0.214, 0.07)], rim),
        lathe([(0.214, -0.06), (0.0, -0.06)], dark),
        lathe([(0.16, -0.02), (0.158, 0.0), (0.09, 0.0), (0.085, 0.012), (0.0, 0.012)], materials.metal('stainless')),
        lathe([(0.072, 0.02), (0.070, 0.058), (0.062, 0.066), (0.036, 0.070), (0.034, 0.078), (0.030, 0.081), (0.0, 0.082)], rim),
    ]
    caliper = rooms.box('caliper', (0.06, 0.15, 0.06), (0.145, 0.0, 0.0), dark, 0.012, 0.0)
    items.append(caliper)
    for pair in range(5):
        for side_of in (-1, 1):
            angle = math.radians(72 * pair + 18 + 8.5 * side_of)
            spoke = rooms.box('spoke', (0.175, 0.023, 0.026), (0.137 * math.cos(angle), 0.137 * math.sin(angle), 0.071), rim,
                              0.006, angle - 0.06 * side_of)
            spoke.rotation_euler.y = math.radians(-5)
            items.append(spoke)
        angle = math.radians(72 * pair + 54)
        items.append(cylinder((0.05 * math.cos(angle), 0.05 * math.sin(angle), 0.062), 0.008, 0.016, dark))
    return items


def panel(outline, depth, material, edge=0.012):
    """A body panel: an outline in x and z, drawn `depth` back from y = 0."""
    mesh = bpy.data.meshes.new('panel')
    body = bmesh.new()
    near = [body.verts.new((x, 0.0, z)) for x, z in outline]
    far = [body.verts.new((x, depth, z)) for x, z in outline]
    body.faces.new(near)
    body.faces.new(far[::-1])
    for i in range(len(outline)):
        j = (i + 1) % len(outline)
        body.faces.new((near[j], near[i], far[i], far[j]))
    bmesh.ops.recalc_face_normals(body, faces=body.faces)
    body.to_mesh(mesh)
    body.free()
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(50)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    mesh.materials.append(material)
    item = bpy.data.objects.new('panel', mesh)
    bpy.context.collection.objects.link(item)
    bevel = item.modifiers.new('edge', 'BEVEL')
    bevel.width, bevel.segments, bevel.limit_method, bevel.angle_limit = edge, 4, 'ANGLE', math.radians(50)
    bevel.harden_normals = True
    return item


def arch(radius, low, start=None):
    """Points of a wheel arch above a height, from the right to the left."""
    first = math.asin((low - RADIUS) / radius)
    return [(radius * math.cos(a), RADIUS + radius * math.sin(a))
            for a in (first + (math.pi - 2 * first) * k / 32 for k in range(33))]


def car(place, turn):
    """The front of a car along x, its side facing the camera: wing, door, sill, the wheel in its arch."""
    paint, black = materials.paint('27485c', 0.12), materials.paint('1b1c1e', 0.5)
    items = [
        panel([(0.66, 0.30), (0.66, 0.95), (-0.92, 0.86), (-0.98, 0.55), (-0.94, 0.30)] + arch(0.392, 0.30)[::-1], 1.7, paint),
        panel([(0.665, 0.30), (1.78, 0.30), (1.78, 0.98), (0.665, 0.95)], 1.7, paint),
        panel([(1.785, 0.30), (3.0, 0.30), (3.0, 1.0), (1.785, 0.98)], 1.7, paint),
        panel([(0.40, 0.175), (2.9, 0.175), (2.9, 0.298), (0.385, 0.298)], 1.66, black, 0.02),
        panel([(-0.90, 0.19), (-0.405, 0.19), (-0.39, 0.298), (-0.93, 0.298)], 1.66, black, 0.02),
        rooms.span('liner', (-0.42, 0.26, 0.28), (0.42, 1.6, 0.76), black),
        rooms.span('under', (-0.9, 0.3, 0.17), (2.9, 1.6, 0.29), black),
    ]
    rounds = rooms.group(wheel(), (0.0, 0.115, RADIUS))
    rounds.rotation_euler = (math.pi / 2, 0.35, 0)
    rooms.group(items + [rounds], (*place, LIFT), turn)


def build(data):
    """The ramp runs along x; the tile lies 13 mm higher behind it."""
    far = floors.rectangle(-3.2, 0.0222, 3.2, 5.5)
    floors.tiles(far, LIFT, materials.stone('pebble'), materials.grout('7f7d79'), (0.8, 0.8), 0.003, shift=(0.35, 0.4))
    near = floors.rectangle(-2.4, -1.6, 2.4, -0.0122)
    floors.planks(near, 0.003, materials.wood('oak_smoked'), 1.22, 0.2, 0.0, 0.00012, seed=3, thickness=0.0025, chamfer=0.0002)
    rooms.span('screed', (-3.2, -1.6, -0.05), (3.2, 5.5, 0.0), materials.screed())
    bars.put(bars.build(data, 'adapter/screw_60', 4.6), (-2.3, 0, 0), -math.pi / 2)
    for sign in range(-5, 6):
        bpy.ops.mesh.primitive_cylinder_add(radius=0.0036, depth=0.0012, location=(0.3 * sign + 0.1, -0.0025, 0.0125),
                                            rotation=(math.radians(-15), 0, 0), vertices=32)
        bpy.context.object.data.materials.append(materials.metal('stainless'))
    car((-0.70, 0.68), math.radians(9))
    wall = materials.plaster('d5d6d4')
    panes = [(-4.2, -2.5, 0.1, 2.9), (-2.3, -0.6, 0.1, 2.9), (-0.4, 1.3, 0.1, 2.9), (1.5, 3.2, 0.1, 2.9)]
    glazing = [item for pane in panes for item in rooms.window(pane, 1, 1, light=70)]
    rooms.group(rooms.wall(wall, 9, 3.2, panes) + glazing, (0, 5.5, 0))
    rooms.sky((-10, 12, -1), (10, 12.1, 7), 1.6, 'dfe9f2', 2.0)
    rooms.span('street', (-10, 5.8, -0.1), (10, 12, -0.02), materials.stone('concrete'))
    rooms.span('side', (3.2, 0, 0), (3.4, 5.5, 3.2), wall)
    lights.sun(112, 27, 3.6, 0.7)
    lights.area((-1.6, -1.5, 2.3), (-0.2, 0.5, 0.2), (2.6, 0.8), 55)
    lights.area((-2.6, 0.6, 1.4), (-0.4, 0.7, 0.4), (0.5, 1.6), 16, (0.93, 0.97, 1.0))
    lights.surround(0.35)
    stage.camera((0.42, -0.86, 0.25), (-0.22, 0.42, 0.155), 32, 8, (0.10, 0.0, 0.012))
    return {'exposure': 0.15}

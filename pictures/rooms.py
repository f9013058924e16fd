"""Plain architecture: boxes with a fine edge, walls with openings, windows, door linings."""

import math

import bpy

import materials


def box(name, size, location, material, edge=0.0, turn=0.0):
    """A box by its centre; `edge` is the width of its rounded edges."""
    x, y, z = (value / 2 for value in size)
    vertices = [(a, b, c) for a in (-x, x) for b in (-y, y) for c in (-z, z)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.materials.append(material)
    item = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(item)
    item.location = location
    item.rotation_euler.z = turn
    if edge:
        bevel = item.modifiers.new('edge', 'BEVEL')
        bevel.width, bevel.segments = edge, 2 if edge < 0.02 else 8
    return item


def span(name, low, high, material, edge=0.0):
    """A box between two corners."""
    size = tuple(b - a for a, b in zip(low, high))
    return box(name, size, tuple((a + b) / 2 for a, b in zip(low, high)), material, edge)


def group(items, location=(0, 0, 0), turn=0.0):
    """Put objects under one empty."""
    empty = bpy.data.objects.new('group', None)
    bpy.context.collection.objects.link(empty)
    empty.location, empty.rotation_euler.z = location, turn
    for item in items:
        item.parent = empty
    return empty


def wall(material, width, height, openings=(), thickness=0.24):
    """A wall along x with its room side at y = 0 and its body behind (y > 0); openings are (x0, x1, z0, z1), sorted."""
    items, x = [], -width / 2
    for x0, x1, z0, z1 in openings:
        items.append(span('wall', (x, 0, 0), (x0, thickness, height), material))
        if z0 > 0:
            items.append(span('wall sill', (x0, 0, 0), (x1, thickness, z0), material))
        if z1 < height:
            items.append(span('wall head', (x0, 0, z1), (x1, thickness, height), material))
        x = x1
    items.append(span('wall', (x, 0, 0), (width / 2, thickness, height), material))
    return items


def window(opening, columns=2, rows=2, depth=0.16, bar=0.045, light=60.0, colour=(0.86, 0.93, 1.0), tone='dfddd7'):
    """A window in a wall's opening: frame, glazing bars, and the sky behind them as an area light."""
    x0, x1, z0, z1 = opening
    material = materials.paint(tone)
    items = []
    for index in range(columns + 1):
        x = x0 + (x1 - x0) * index / columns
        items.append(box('bar', (bar, 0.05, z1 - z0), (x, depth, (z0 + z1) / 2), material, 0.004))
    for index in range(rows + 1):
        z = z0 + (z1 - z0) * index / rows
        items.append(box('bar', (x1 - x0, 0.048, bar), ((x0 + x1) / 2, depth, z), material, 0.004))
    lamp = bpy.data.lights.new('sky', 'AREA')
    lamp.shape, lamp.size, lamp.size_y = 'RECTANGLE', x1 - x0, z1 - z0
    lamp.energy, lamp.color = light, colour
    item = bpy.data.objects.new('sky', lamp)
    bpy.context.collection.objects.link(item)
    item.visible_camera = False
    item.location = ((x0 + x1) / 2, depth + 0.06, (z0 + z1) / 2)
    item.rotation_euler = (math.radians(-90), 0, 0)
    return items + [item]


def sky(low, high, strength=2.0, tone='dfe9f2', trees=None):
    """The bright outside behind a window: it is seen and mirrored, but neither shades nor lights the room.

    `trees` is the height up to which trees are seen in it.
    """
    material = materials.outside(strength, tone, '8b9186', trees) if trees else materials.glow(tone, strength)
    item = span('sky', low, high, material)
    item.visible_shadow = item.visible_diffuse = False
    return item


def door_lining(width, height, depth, material, trim=0.07):
    """Jambs, head and casings of a door opening along x, centred, the wall's body from y = 0 to y = depth."""
    half, items = width / 2, []
    for side in (-1, 1):
        jamb = sorted((side * half, side * (half - 0.025)))
        items.append(span('jamb', (jamb[0], -0.012, 0.002), (jamb[1], depth + 0.012, height), material, 0.002))
        stop = sorted((side * (half - 0.025), side * (half - 0.04)))
        items.append(span('stop', (stop[0], depth * 0.45, 0.002), (stop[1], depth + 0.012, height), material, 0.002))
        casing = sorted((side * (half - 0.012), side * (half + trim)))
        for y in (-0.016, depth):
            items.append(span('casing', (casing[0], y, 0.002), (casing[1], y + 0.016, height + trim), material, 0.003))
    items.append(span('head', (-half, -0.012, height - 0.025), (half, depth + 0.012, height), material, 0.002))
    return items

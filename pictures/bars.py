"""Lengths of the catalogue's profiles, dressed in metal and put into a scene."""

import bpy

import materials
import profiles


def dress(item, material, end=None):
    """Give an extrusion its surface and its cut ends their own."""
    mesh = item.data
    mesh.materials.clear()
    mesh.materials.append(material)
    mesh.materials.append(end or material)
    for polygon in mesh.polygons:
        polygon.material_index = 1 if abs(polygon.normal.y) > 0.9 else 0
    return item


def build(data, key, length, metal='silver', only=('profile', 'insert'), insert='26282a', lift=0.0, surface=None):
    """The wanted parts of a group along y from 0 to `length`; `lift` and outlines are millimetres."""
    looks = {
        'profile': (surface or materials.metal(metal), surface or materials.cut_metal(metal)),
        'base': (materials.metal('mill'), materials.cut_metal('silver')),
        'insert': (materials.rubber(insert), None),
        'fastener': (materials.metal('stainless'), None),
    }
    items = []
    for part, points, _ in profiles.load(data, key):
        if part in only:
            moved = [(x, y + lift) for x, y in points]
            items.append(dress(profiles.extrude(f'{key} {part}', moved, length), *looks[part]))
    return items


def put(items, location=(0, 0, 0), turn=0.0, tilt=(0.0, 0.0)):
    """Put objects under one empty at a location, tilted about x and y, then turned about z (radians)."""
    empty = bpy.data.objects.new('put', None)
    bpy.context.collection.objects.link(empty)
    empty.location = location
    empty.rotation_euler = (*tilt, turn)
    for item in items:
        item.parent = empty
    return empty

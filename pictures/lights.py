"""Light: the surrounding room, sun through a window, lamps."""

import math

import bpy
from mathutils import Vector


def surround(strength=0.4, above=(0.95, 0.96, 1.0), around=(0.75, 0.72, 0.68), below=(0.12, 0.11, 0.10)):
    """The room outside the picture as a soft gradient: ceiling, walls, floor."""
    world = bpy.data.worlds.new('room')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    place = tree.nodes.new('ShaderNodeTexCoord')
    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    level = tree.nodes.new('ShaderNodeMapRange')
    level.inputs['From Min'].default_value = -1
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    elements = ramp.color_ramp.elements
    elements.new(0.5), elements.new(0.62)
    for element, (position, colour) in zip(elements, ((0.35, below), (0.5, around), (0.68, around), (0.9, above))):
        element.position, element.color = position, (*colour, 1)
    background = tree.nodes['Background']
    background.inputs['Strength'].default_value = strength
    tree.links.new(place.outputs['Generated'], split.inputs[0])
    tree.links.new(split.outputs['Z'], level.inputs['Value'])
    tree.links.new(level.outputs[0], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], background.inputs['Color'])


def _add(lamp, location, target):
    item = bpy.data.objects.new(lamp.name, lamp)
    bpy.context.collection.objects.link(item)
    item.location = location
    item.rotation_euler = (Vector(target) - Vector(location)).to_track_quat('-Z', 'Y').to_euler()
    return item


def area(location, target, size, power, colour=(1, 1, 1), spread=180.0):
    """A rectangular soft light."""
    lamp = bpy.data.lights.new('area', 'AREA')
    lamp.shape, lamp.size, lamp.size_y = 'RECTANGLE', *size
    lamp.energy, lamp.color, lamp.spread = power, colour, math.radians(spread)
    return _add(lamp, location, target)


def sun(azimuth, elevation, strength, angle=0.6, colour=(1.0, 0.93, 0.83)):
    """Sunlight coming from an azimuth (degrees counter-clockwise from x) and an elevation."""
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.angle, lamp.color = strength, math.radians(angle), colour
    a, e = math.radians(azimuth), math.radians(elevation)
    return _add(lamp, (math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)), (0, 0, 0))


def bulb(location, power, radius=0.04, colour=(1.0, 0.72, 0.45)):
    """A warm lamp."""
    lamp = bpy.data.lights.new('bulb', 'POINT')
    lamp.energy, lamp.shadow_soft_size, lamp.color = power, radius, colour
    return _add(lamp, location, (location[0], location[1], location[2] - 1))

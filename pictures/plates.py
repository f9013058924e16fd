"""Colour chips: a plate with one bent edge in its finish, in a room with a strip light, seen straight on.

The plate is crowned a little, so that the light runs over it and tells matt from polished; towards the right it bends
away from the light, as the edge of a profile does.
"""

import math
import zlib
from pathlib import Path

import bpy
import yaml

import boards
from materials import Graph, srgb

# The side of the picture, in metres.
SIDE = 0.06
# Where the bend begins and ends, in metres right of the middle, how far it turns (radians), and how far the face does.
BEND, BEND_END, TURN, CROWN = 0.0165, 0.0205, math.radians(34), math.radians(9)

# What is under the foils that have a board's name.
FOILS = {'oak_lime_foil': 'oak_lime', 'ash_light_foil': 'ash_light', 'oak_mist_foil': 'oak_mist', 'oak_honey_foil': 'oak_honey',
         'larch_grey_foil': 'larch_grey', 'walnut_medium_foil': 'walnut_medium', 'oak_smoked_foil': 'oak_smoked'}


def colours(path):
    """The catalogue's colours by their ids."""
    groups = yaml.safe_load(Path(path).read_text())['groups']
    return {colour['id']: colour for group in groups for colour in group['colours']}


def _sheet(size):
    """The plate as a strip of faces, so many times as large; its normals turn smoothly."""
    half, count = SIDE * 0.56, 160
    points, x, z = [], -half, 0.0
    for index in range(count + 1):
        x = -half + 2 * half * index / count
        if points:
            middle = (x + points[-1][0]) / 2
            face = CROWN * (min(middle, BEND) - (BEND - half) / 2) / ((BEND + half) / 2)
            bend = TURN * min(max((middle - BEND) / (BEND_END - BEND), 0.0), 1.0)
            z = points[-1][1] - math.tan(face + bend) * (x - points[-1][0])
        points.append((x, z))
    vertices = [(x * size, y * size, z * size) for x, z in points for y in (-half, half)]
    faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(count)]
    mesh = bpy.data.meshes.new('plate')
    mesh.from_pydata(vertices, [], faces)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    item = bpy.data.objects.new('plate', mesh)
    bpy.context.collection.objects.link(item)
    return item


def _metal(code, finish, place_of):
    """Bare metal: anodised matt, polished, brushed, as it left the press, or hammered."""
    roughness, anisotropy, lines, depth = {
        'anodised_matt': (0.36, 0.2, (3200, 26), 0.0), 'anodised_polished': (0.07, 0.0, (900, 3), 0.0),
        'brushed': (0.26, 0.7, (4200, 9), 0.00004), 'mill': (0.20, 0.6, (1100, 0.8), 0.00003),
        'hammered': (0.20, 0.0, (900, 900), 0.0)}[finish]
    g = Graph(f'{finish} {code}')
    place = g.vector('ADD', g.position(), place_of)
    across, along = lines
    line = g.noise(g.vector('MULTIPLY', place, (across, along, across)), 1, 3, 0.65)
    broad = g.noise(g.vector('MULTIPLY', place, (across / 9, along / 3, across / 9)), 1, 2)
    stain = g.noise(place, 46, 3)
    colour = srgb(code)
    darker = tuple(v * (0.70 if finish in ('brushed', 'mill') else 0.88) for v in colour[:3]) + (1,)
    tone = g.math('ADD', g.math('MULTIPLY', line, 0.75), g.math('MULTIPLY', broad, 0.45))
    tint = g.mix(g.ramp(tone, (0.42, 0.0), (0.80, 1.0)), darker, colour)
    if finish == 'anodised_polished':
        tint = colour
    spread = g.math('ADD', g.math('MULTIPLY', line, 0.10), g.math('MULTIPLY', stain, 0.06))
    normal = {}
    if finish == 'hammered':
        bent = g.vector('ADD', place, g.vector('MULTIPLY', g.node('ShaderNodeTexNoise', {'Vector': place, 'Scale': 150.0})
                        .outputs['Color'], (0.0025,) * 3))
        cells = g.node('ShaderNodeTexVoronoi', {'Vector': bent, 'Scale': 190.0, 'Smoothness': 0.18, 'Randomness': 0.8}, feature='SMOOTH_F1')
        dimple = g.math('POWER', cells.outputs['Distance'], 2.0)
        normal = {'Normal': g.bump(dimple, 0.0011, 0.55)}
    elif finish == 'anodised_matt':
        grain = g.noise(place, 3600, 2, 0.6)
        normal = {'Normal': g.bump(grain, 0.00003, 0.3)}
    elif depth:
        normal = {'Normal': g.bump(line, depth, 0.6)}
    tangent = g.node('ShaderNodeCombineXYZ', {0: 0.0, 1: 1.0, 2: 0.0}).outputs[0]
    return g.finish(Base_Color=tint, Metallic=1.0, Roughness=g.math('ADD', spread, max(0.02, roughness - 0.08)),
                    Anisotropic=anisotropy, Anisotropic_Rotation=0.25, Tangent=tangent, **normal)


def _powder(code, place_of):
    """Powder coat: even colour, a fine orange peel in the light."""
    g = Graph(f'powder {code}')
    place = g.vector('ADD', g.position(), place_of)
    peel = g.noise(place, 760, 1, 0.5)
    return g.finish(Base_Color=srgb(code), Roughness=0.26, Specular=0.55, Normal=g.bump(peel, 0.00022, 0.9))


def _room(strip):
    """What a plate mirrors, by the angle to its upright axis: a strip to the left, a pale wall, darkness to the right."""
    world = bpy.data.worlds.new('room')
    world.use_nodes = True
    tree = world.node_tree
    make, link = tree.nodes.new, tree.links.new
    split, turn, scale, ramp = (make(f'ShaderNode{kind}') for kind in ('SeparateXYZ', 'Math', 'MapRange', 'ValToRGB'))
    link(make('ShaderNodeTexCoord').outputs['Generated'], split.inputs[0])
    turn.operation = 'ARCTAN2'
    link(split.outputs['X'], turn.inputs[0])
    link(split.outputs['Z'], turn.inputs[1])
    scale.inputs['From Min'].default_value, scale.inputs['From Max'].default_value = -math.pi / 2, math.pi / 2
    link(turn.outputs[0], scale.inputs['Value'])
    link(scale.outputs[0], ramp.inputs[0])
    stops = ((-90, 0.30), (-30, 0.36), (-13.5, 0.44), (-12.0, strip), (-5.0, strip), (-3.0, 0.52), (12, 0.40), (24, 0.30),
             (55, 0.16), (75, 0.34), (90, 0.24))
    elements = ramp.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (degrees, value) in zip(elements, stops):
        element.position, element.color = (degrees + 90) / 180, (value, value, value, 1)
    link(ramp.outputs[0], tree.nodes['Background'].inputs['Color'])
    tree.nodes['Background'].inputs['Strength'].default_value = 1.6
    bpy.context.scene.world = world


def plate(colour):
    """A chip of one colour with its light; returns the colour it stands for, and how much of the width is its face."""
    from swatches import camera, lamp
    code, finish, name = colour['hex'][1:], colour['finish'], colour['id']
    seed = zlib.crc32(name.encode())
    place_of = (seed % 83 * 0.31, seed // 83 % 79 * 0.47, 0.0)
    size = 4 if name in FOILS else 1
    sheet = _sheet(size)
    if name in FOILS:
        sheet.data.materials.append(boards.board(FOILS[name])[0])
    elif finish == 'powder_coated':
        sheet.data.materials.append(_powder(code, place_of))
    else:
        sheet.data.materials.append(_metal(code, finish, place_of))
    camera(SIDE * size)
    # What is dark is told by its light alone: the strip is the stronger for it.
    _room(1.0 + 2.4 * (1 - sum(srgb(code)[:3]) / 3) ** 4)
    if finish in ('powder_coated', 'foil_wrapped'):
        lamp((-2.2, 1.6, 1.5), 0.3, 160)
    return code, BEND / SIDE + 0.5

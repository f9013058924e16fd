"""Boutique hotel: brass between herringbone oak and bathroom tile, evening lamp light."""

import math

import bpy

import floors
import lights
import materials
import stage
from scenes.doorway import doorway


def tub(centre, floor):
    """A freestanding bath: rings of a rounded oval, outside up, over the rim and down inside."""
    rings = [(0.86, 0.0), (0.90, 0.02), (0.93, 0.25), (0.99, 0.52), (1.0, 0.565), (0.985, 0.575), (0.965, 0.565),
             (0.94, 0.5), (0.85, 0.2), (0.72, 0.13), (0.0, 0.12)]
    steps, vertices = 96, []
    for scale, z in rings:
        for k in range(steps):
            a = 2 * math.pi * k / steps
            x, y = math.copysign(abs(math.cos(a)) ** 0.75, math.cos(a)), math.copysign(abs(math.sin(a)) ** 0.75, math.sin(a))
            vertices.append((centre[0] + 0.84 * scale * x, centre[1] + 0.38 * scale * y, floor + z))
    faces = [(r * steps + k, r * steps + (k + 1) % steps, (r + 1) * steps + (k + 1) % steps, (r + 1) * steps + k)
             for r in range(len(rings) - 1) for k in range(steps)]
    mesh = bpy.data.meshes.new('tub')
    mesh.from_pydata(vertices, [], faces)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    mesh.materials.append(materials.paint('e9e7e2', 0.18))
    bpy.context.collection.objects.link(bpy.data.objects.new('tub', mesh))


def build(data):
    """The oak lies in the room in front, the dark stone tile in the bathroom behind."""
    def near(outline):
        floors.herringbone(outline, 0.011, materials.wood('oak_smoked'), 0.48, 0.08, 0.785)

    def far(outline):
        floors.tiles(outline, 0.011, materials.stone('black'), materials.grout('2b2b2b'), (0.3, 0.3), 0.002, seed=5)

    doorway(data, 'transition/t_30', near, far, (0.0052, 0.0052), 'brass', tone='5a5f58', lining='3b3f3b', sun=None, sky=7,
            fill=3, tops=(0.011, 0.011), outside=(0.16, '7f93bd', None), sky_tone=(0.55, 0.68, 1.0), room=5)
    tub((1.22, 2.66), 0.011)
    lights.bulb((0.75, -0.85, 0.95), 34, 0.09)
    lights.bulb((-0.5, 1.3, 1.7), 60, 0.12, (1.0, 0.80, 0.58))
    lights.area((-1.2, -1.6, 0.9), (0, 0, 0), (0.6, 0.9), 10, (1.0, 0.78, 0.55))
    stage.camera((-0.46, -0.62, 0.26), (0.06, 0.12, 0.05), 36, 7, (-0.12, -0.01, 0.013))
    return {'exposure': 1.0}

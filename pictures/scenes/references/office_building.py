"""Office: carpet tiles to vinyl with a low bonded ramp, a glass partition and a chair's castors."""

import math

import bpy

import floors
import lights
import materials
import rooms
import stage
from scenes.doorway import doorway


def castors(centre, top):
    """The five-star base of an office chair."""
    dark, metal = materials.rubber('1e2022'), materials.metal('silver')
    for index in range(5):
        angle = math.radians(72 * index + 20)
        x, y = centre[0] + 0.30 * math.cos(angle), centre[1] + 0.30 * math.sin(angle)
        arm = rooms.box('arm', (0.29, 0.035, 0.025), (centre[0] + 0.155 * math.cos(angle),
                        centre[1] + 0.155 * math.sin(angle), top + 0.095), metal, 0.006, angle)
        arm.rotation_euler.y = math.radians(6)
        for side in (-0.014, 0.014):
            bpy.ops.mesh.primitive_cylinder_add(radius=0.03, depth=0.016, vertices=48, rotation=(math.pi / 2, 0, angle + 0.9),
                                                location=(x - side * math.sin(angle + 0.9), y + side * math.cos(angle + 0.9),
                                                          top + 0.03))
            bpy.context.object.data.materials.append(dark)
        rooms.box('fork', (0.03, 0.03, 0.03), (x, y, top + 0.068), dark, 0.008)
    rooms.box('column', (0.05, 0.05, 0.34), (centre[0], centre[1], top + 0.27), dark, 0.02)
    seat = rooms.box('seat', (0.48, 0.46, 0.08), (centre[0], centre[1], top + 0.47), materials.carpet('2f3a44', '3d4954'), 0.035, 0.4)
    seat.name = 'seat'


def build(data):
    """Vinyl in front, carpet behind."""
    def near(outline):
        floors.planks(outline, 0.003, materials.wood('oak_mist'), 1.22, 0.2, 0.0, 0.00012, seed=31, thickness=0.0025,
                      chamfer=0.0002)

    def far(outline):
        floors.tiles(outline, 0.007, materials.carpet('454c54', '5d666f'), materials.rubber('2b2f33'), (0.5, 0.5), 0.0004,
                     chamfer=0.0012, thickness=0.006, shift=(0.3, 0.0))

    doorway(data, 'adapter/self_adhesive_40', near, far, (0.0022, 0.0052), 'black', tone='dfe1e1', lining='565c61',
            width=1.9, height=2.4, skirting=None, sun=(74, 26, 4.0), sky=80)
    castors((-0.28, 0.62), 0.007)
    rooms.box('desk leg', (0.05, 0.05, 0.7), (0.62, 1.1, 0.357), materials.paint('d6d6d2'), 0.003)
    rooms.box('desk', (1.6, 0.8, 0.025), (0.0, 1.45, 0.72), materials.wood('ash_light'), 0.002)
    lights.area((0, 1.4, 2.4), (0, 1.2, 0), (1.6, 1.6), 14)
    stage.camera((0.62, -0.60, 0.26), (-0.04, 0.30, 0.07), 32, 8, (0.22, 0.0, 0.008))
    return {'exposure': 0.35}

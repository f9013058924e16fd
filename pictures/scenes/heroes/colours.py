"""A fan of anodised bars on a dark stone table."""

import math

import bpy

import bars
import lights
import materials
import profiles
import rooms
import stage

METALS = ['silver_light', 'silver', 'stainless', 'titanium', 'champagne_light', 'champagne', 'sand', 'gold_light', 'gold',
          'brass', 'copper', 'bronze_light', 'bronze', 'bronze_dark', 'anthracite', 'black']


def build(data):
    """Bars of the self-adhesive transition, held by a screw at their lower end."""
    points = next(points for part, points, _ in profiles.load(data, 'transition/self_adhesive_40') if part == 'profile')
    points = [(x, y - 12) for x, y in points]
    rooms.span('table', (-1.5, -1.2, -0.04), (1.5, 1.5, 0.0), materials.stone('slate'))
    for index, metal in enumerate(reversed(METALS)):
        item = bars.dress(profiles.extrude(metal, points, 0.34), materials.metal(metal), materials.cut_metal(metal))
        turn = math.radians(-68 + 8.4 * index)
        bars.put([item], (0.016 * math.sin(turn), -0.016 * math.cos(turn), 0.0002 + 0.0031 * index), turn,
                 (math.radians(-0.35 * (index > 0)), 0.0))
    bpy.ops.mesh.primitive_cylinder_add(location=(0, 0, 0.0031 * len(METALS) / 2 + 0.002), radius=0.005, vertices=48,
                                        depth=0.0031 * len(METALS) + 0.004)
    bpy.context.object.data.materials.append(materials.metal('stainless'))
    lights.area((-1.1, 0.9, 0.9), (0, 0.15, 0), (0.9, 1.3), 15, (0.93, 0.96, 1.0))
    lights.area((1.2, 0.5, 0.7), (0, 0.15, 0), (0.25, 1.1), 5, (1.0, 0.9, 0.8))
    lights.surround(0.18)
    stage.camera((-0.05, -0.36, 0.50), (0.0, 0.135, 0.0), 45, 11, (0.0, 0.2, 0.03))
    return {'exposure': 0.75}

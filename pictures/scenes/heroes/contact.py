"""Sample bars and small floor samples on a light table, as laid out for a talk."""

import math

import bars
import floors
import lights
import materials
import profiles
import rooms
import section_materials as cut
import stage

BARS = [('transition/clip_38', 'silver', 0.12), ('transition/self_adhesive_40', 'champagne', 0.12),
        ('stair_nosing/ribbed_45', 'bronze', 0.12), ('edging/round_12', 'gold', 0.12),
        ('adapter/screw_60', 'silver', 0.12), ('edging/square_10', 'black', 0.12)]


def sample(x, y, size, height, material, turn, z=0.0):
    """A cut piece of flooring lying on the table."""
    half_x, half_y = size[0] / 2, size[1] / 2
    item = floors.slab(floors.rectangle(-half_x, -half_y, half_x, half_y), 0, height, material, 0.0006)
    item.location = (x, y, z + height)
    item.rotation_euler.z = turn
    return item


def _turn(o, a, b):
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def resting(outline):
    """The tilt about y (radians) with which a profile lies still: on the side of its hull below its centre of mass."""
    area = middle = 0.0
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1]):
        cross = ax * by - bx * ay
        area, middle = area + cross, middle + (ax + bx) * cross / 3
    middle /= area
    hull = []
    for point in sorted(map(tuple, outline)):
        while len(hull) > 1 and _turn(hull[-2], hull[-1], point) <= 0:
            hull.pop()
        hull.append(point)
    low, high = next((a, b) for a, b in zip(hull, hull[1:]) if b[0] >= middle)
    return math.atan2(high[1] - low[1], high[0] - low[0])


def build(data):
    """Table of ash; a window to the left behind."""
    floors.planks(floors.rectangle(-1.2, -0.7, 1.2, 0.9), 0.0, materials.wood('ash_light'), 2.6, 0.11, 0.0, 0.00003, 0.03,
                  0.00015, seed=6)
    wood = materials.wood
    sample(-0.20, 0.21, (0.20, 0.14), 0.011, wood('oak_natural'), 0.10)
    sample(-0.245, 0.245, (0.20, 0.14), 0.014, wood('oak_smoked'), 0.34, 0.011)
    sample(0.045, 0.235, (0.15, 0.15), 0.010, materials.stone('greige'), -0.12)
    sample(0.06, 0.21, (0.15, 0.15), 0.010, materials.stone('slate'), 0.16, 0.010)
    sample(0.285, 0.20, (0.17, 0.12), 0.006, cut.pile('5b6870', '7c8990'), 0.22)
    sample(0.30, 0.355, (0.19, 0.12), 0.0025, wood('walnut'), -0.05)
    sample(0.235, 0.345, (0.19, 0.12), 0.0025, wood('oak_lime'), -0.32, 0.0025)
    x = -0.235
    for index, (key, metal, length) in enumerate(BARS):
        items = bars.build(data, key, length, metal, only=('profile', 'insert'))
        tilt = resting(next(points for part, points, _ in profiles.load(data, key) if part == 'profile'))
        c, d = math.cos(tilt), math.sin(tilt)
        places = [(v.co.x * c + v.co.z * d, v.co.z * c - v.co.x * d) for item in items for v in item.data.vertices]
        low, left, right = min(z for _, z in places), min(x for x, _ in places), max(x for x, _ in places)
        turn = math.radians((2.0, -1.5, 3.0, -2.0, 1.0, -6.0)[index])
        bars.put(items, (x - left, -0.045 + 0.006 * (index % 2), -low), turn, (0.0, tilt))
        x += right - left + 0.024
    rooms.span('wall', (-1.5, 3.4, -1), (4, 3.6, 3), materials.plaster('b9b3a6'))
    rooms.span('sideboard', (0.1, 2.9, -0.75), (2.6, 3.38, 0.02), materials.wood('walnut'), 0.004)
    opening = (-1.3, 0.9, 0.1, 1.9)
    rooms.group(rooms.window(opening, 3, 2, light=30), (-1.6, 1.7, -0.1), math.radians(38))
    lights.sun(128, 23, 4.2, 0.9)
    lights.area((1.3, -0.8, 1.0), (0, 0.1, 0), (0.9, 0.9), 3, (1.0, 0.95, 0.88))
    lights.surround(0.3)
    stage.camera((0.13, -0.47, 0.30), (0.005, 0.12, 0.005), 39, 9, (0.03, 0.0, 0.01))
    return {'exposure': 0.1}

"""Family pictures in use: the profile in its floor, close, in the light of a day.

`blender -b -P in_use.py -- --data <folder> --out <folder> [--width 1200] [--samples 24] <family> …`
renders <out>/<family>_in_use.jpg.
"""

import argparse
import math
import sys
import time
from pathlib import Path

from mathutils import Vector

sys.path.insert(0, str(Path(__file__).parent))

import floors  # noqa: E402
import lights  # noqa: E402
import materials  # noqa: E402
import profiles  # noqa: E402
import rooms  # noqa: E402
import section_materials as cut  # noqa: E402
import stage  # noqa: E402
import studio  # noqa: E402

BACK, FRONT, SIDE = 3.0, -0.8, 1.7


def oak(tone='oak_natural', direction=90, width=0.165, length=1.9, seed=3):
    """Boards; direction 90 runs them along the profile."""
    return lambda outline, top: floors.planks(outline, top, materials.wood(tone), length, width, math.radians(direction),
                                              seed=seed, shift=(0.3, 0.4))


def herringbone(tone='oak_honey'):
    """Herringbone parquet."""
    return lambda outline, top: floors.herringbone(outline, top, materials.wood(tone), 0.42, 0.07, math.radians(45))


def tiles(tone='greige', size=(0.6, 0.6), joint=0.003, grout='8b8984', bond=0.0, chamfer=0.0010, seed=2):
    """Tiles with grout; with hardly a joint and no chamfer, vinyl tiles."""
    return lambda outline, top: floors.tiles(outline, top, materials.stone(tone), materials.grout(grout), size, joint,
                                             bond=bond, chamfer=chamfer, shift=(0.4, 0.35), seed=seed)


def sunny(azimuth, elevation, strength=4.0, colour=(1.0, 0.93, 0.83), sky=30, distance=1.9, columns=2, rows=2, aside=0.0):
    """Sun through a window with glazing bars; its light falls on the middle of the picture."""
    def light():
        height = distance * math.tan(math.radians(elevation)) + 0.05
        pane = (-0.52 + aside, 0.52 + aside, max(0.03, height - 0.6), height + 0.5)
        wall = rooms.wall(materials.plaster('d9d5cc'), 5, 3.0, [pane], 0.2) + rooms.window(pane, columns, rows, light=sky)
        a = math.radians(azimuth)
        rooms.group(wall, (distance * math.cos(a), distance * math.sin(a) + 0.2, 0), a - math.pi / 2)
        lights.sun(azimuth, elevation, strength, 0.6, colour)
        lights.area((-0.8, -1.4, 1.5), (0, 0.3, 0), (1.3, 1.0), 14, (1.0, 0.97, 0.93))
        lights.surround(0.42)
    return light


def overcast(side=-1, power=34):
    """A grey day through tall windows at one side."""
    def light():
        for y in (0.2, 1.3, 2.4):
            lights.area((side * 1.9, y, 1.1), (0, y - 0.2, 0), (0.8, 1.6), power, (0.90, 0.95, 1.0))
        lights.surround(0.2)
    return light


def evening(azimuth=140, power=9):
    """A lamp low in the room, blue dusk from a window."""
    def light():
        a = math.radians(azimuth)
        lights.bulb((1.15 * math.cos(a), 0.3 + 1.15 * math.sin(a), 0.85), power, 0.09)
        lights.area((1.9, -0.2, 1.4), (0, 0.3, 0), (0.9, 1.3), 9, (0.62, 0.75, 1.0))
        lights.surround(0.14, (0.6, 0.7, 0.9), (0.9, 0.75, 0.6))
    return light


# family: group, metal (or none for the record's own surface), floors at the left and right, light,
# camera (place, target, lens, stop, focus), exposure, where a wall stands behind.
SPECS = {
    'transition': ('t_30', 'gold', tiles('slate', (0.6, 0.3), bond=0.5), herringbone('oak_natural'),
                   sunny(118, 30, 2.6, sky=16, aside=0.15),
                   ((0.16, -0.34, 0.17), (0.0, 0.12, 0.0), 50, 6.3, (0, -0.02, 0.012)), -0.3),
    'movement_joint': ('flush_35', 'silver', tiles('terracotta', (0.2, 0.2)), tiles('terracotta', (0.2, 0.2), seed=8), overcast(),
                       ((-0.17, -0.30, 0.15), (0.01, 0.10, 0.0), 42, 8, (0, -0.02, 0.012)), 0.45),
    'adapter': ('screw_60', 'champagne', oak('oak_smoked'),
                tiles('travertine', (0.9, 0.3), 0.0004, bond=0.4, chamfer=0.0002), evening(),
                ((0.25, -0.27, 0.16), (-0.01, 0.08, 0.004), 50, 7.1, (0.0, 0.0, 0.012)), 1.5),
    'end': ('ramp_30', 'bronze', oak('oak_natural', 0), None, sunny(62, 27, 4.2),
            ((0.26, -0.33, 0.15), (-0.02, 0.10, 0.0), 50, 7.1, (0.0, 0.0, 0.008)), 0.3),
    'edging': ('square_10', 'black', tiles('limestone', (0.6, 0.6)), oak('oak_natural'), sunny(150, 33, 3.6, columns=3),
               ((0.15, -0.33, 0.19), (-0.004, 0.09, 0.0), 50, 8, (0, 0.0, 0.012)), 0.1),
    'angle': ('unequal', 'champagne', tiles('travertine', (0.9, 0.45), 0.0004, chamfer=0.0002),
              tiles('slate', (0.9, 0.45), 0.0004, chamfer=0.0002, seed=5), sunny(52, 33, 3.6, rows=3),
              ((0.32, -0.30, 0.19), (0.0, 0.10, 0.022), 46, 8, (0.0, 0.0, 0.04)), 0.2),
    'carpet_bar': ('sloped_40', 'stainless', None, oak('oak_smoked'), sunny(35, 30, 3.4, (1.0, 0.96, 0.9)),
                   ((0.19, -0.27, 0.15), (-0.01, 0.08, 0.0), 50, 7.1, (0.0, 0.0, 0.006)), 0.3),
    'wall_end': ('clip_25', 'bronze', None, oak('oak_natural'), sunny(25, 30, 4.0),
                 ((0.22, -0.24, 0.14), (0.02, 0.10, 0.018), 50, 8, (0.01, 0.02, 0.012)), 0.0),
    'skirting': ('core', None, None, oak('oak_natural', 90, 0.14), sunny(22, 26, 4.4, (1.0, 0.88, 0.74), rows=3),
                 ((0.38, -0.30, 0.15), (0.0, 0.16, 0.05), 45, 8, (0.01, 0.05, 0.05)), 0.0),
}

# The colour of the wall, where it is not white.
WALLS = {'skirting': '8d9a95', 'wall_end': 'c9c2b4'}


def stretch(points, left, right, low=-30.0):
    """Pull the outer edge of a section's layer far out, so that it fills the room."""
    return [[-SIDE * 1000 if x <= left + 0.05 else SIDE * 1000 if x >= right - 0.05 else x, low if y <= -11.9 else y]
            for x, y in points]


def lay(parts, floor_left, floor_right, surface, end, paint='d6d1c6'):
    """The section through the whole room, its coverings laid as single boards and tiles."""
    left, right, _, _ = profiles.bounds([points for _, points in parts])
    core = {'profile': (surface, end), 'base': (materials.metal('mill'), None),
            'insert': (materials.rubber('232527'), None),
            'adhesive': (materials.grout('8b8984'), None), 'underlay': (cut.foam(), None),
            'substrate': (materials.stone('concrete'), None), 'wall': (materials.plaster(paint), None),
            'wood': (materials.paint('d8d4ca'), None), 'carpet': (cut.pile('7b7266', '9b9183'), None)}
    screws = []
    for part, points in parts:
        x0, x1, low, top = profiles.bounds([points])
        floor = floor_left if x1 <= 0.1 else floor_right
        if part in ('wood', 'tile', 'vinyl') and low < 40 and (x0 <= left + 0.05 or x1 >= right - 0.05):
            if floor:
                near, far = (-SIDE, x1 * 0.001) if x1 <= 0.1 else (x0 * 0.001, SIDE)
                floor(floors.rectangle(near, FRONT, far, BACK), top * 0.001)
            else:
                profiles.extrude(part, stretch(points, left, right), BACK - FRONT, FRONT, 0.2, core['substrate'][0])
        elif part == 'fastener':
            screws.append([[x, y + 0.3] for x, y in points])
        else:
            wide = stretch(points, left, right) if part != 'profile' else points
            if part == 'wall':
                wide = [[x, 2600 if y > 5 else y] for x, y in wide]
            thing = profiles.extrude(part, wide, BACK - FRONT, FRONT, 0.12, *core[part])
            if part == 'profile' and surface.name.startswith('wood'):
                profiles.grain_along_y(thing)
    for points in screws:
        for place in (0.06, 0.46, 0.86, 1.26):
            profiles.revolve('screw', points, place, False, materials.metal('stainless'))


def stairs(data):
    """Four oak steps with nosings and a dark insert, seen from below, morning light from the side."""
    section = profiles.load(data, 'stair_nosing/insert_52')
    tread, rise, wide = 0.285, 0.172, 2.4
    surface, end = materials.metal('champagne'), materials.cut_metal('champagne')
    looks = {'profile': (surface, end), 'insert': (materials.rubber('2a2c2e'), None)}
    for step in range(5):
        items = []
        for part, points, _ in section:
            if part in looks:
                items.append(profiles.extrude(part, points, wide, -wide / 2, 0.12, *looks[part]))
        base = rise * step
        items += floors.planks(floors.rectangle(-tread, -wide / 2, -0.046, wide / 2), 0.006,
                               materials.wood('oak_natural'), 3.0, 0.3, math.radians(90), seed=step + 3, shift=(0.2 * step, 0.0), thickness=0.006)
        items += [rooms.span('riser', (-0.02, -wide / 2, 0.0 - rise + 0.006), (0.0035, wide / 2, -0.001),
                             materials.paint('e4e1da', 0.45)),
                  rooms.span('step', (-tread - 0.02, -wide / 2, -rise), (-0.004, wide / 2, -0.0005), materials.screed())]
        rooms.group(items, (-tread * step, 0, base + rise))
    floors.planks(floors.rectangle(0.0, -wide / 2, 2.2, wide / 2), 0.006, materials.wood('oak_natural'), 1.9, 0.165, 0.0,
                  seed=9)
    rooms.span('wall', (-2.0, 0.62, -0.2), (2.2, 0.75, 3.0), materials.plaster('a3aaa2'))
    pane = (-0.9, 0.9, 0.75, 2.1)
    rooms.group(rooms.wall(materials.plaster('d9d5cc'), 6, 3.2, [pane]) + rooms.window(pane, 3, 3, light=24),
                (0.75, -2.3, 0), math.radians(200))
    lights.sun(-68, 30, 3.8, 0.7)
    lights.area((1.6, -0.6, 1.5), (-0.2, 0, 0.3), (0.8, 1.0), 7, (0.93, 0.96, 1.0))
    lights.surround(0.22)
    stage.camera((0.50, -0.40, 0.47), (-0.10, 0.07, 0.215), 40, 8, (0.0, -0.05, 0.178))
    return {'exposure': 0.1}


def build(data, family):
    """The picture of a family; returns settings of the render."""
    if family == 'stair_nosing':
        return stairs(data)
    group, metal, floor_left, floor_right, light, (place, target, lens, stop, focus), exposure = SPECS[family]
    key = f'{family}/{group}'
    record = profiles.record(data, key)
    surface, end, _ = cut.article(record['profiles'][0])
    if metal:
        surface, end = materials.metal(metal), materials.cut_metal(metal)
    lay([(part, points) for part, points, _ in profiles.load(data, key)], floor_left, floor_right, surface, end,
        WALLS.get(family, 'd6d1c6'))
    rooms.span('back wall', (-3, BACK, -0.1), (3, BACK + 0.2, 0.8), materials.plaster('cfcac0'))
    light()
    stage.camera(Vector(place), Vector(target), lens, stop, Vector(focus))
    return {'exposure': exposure}


def main():
    """Render the families named on the command line."""
    parser = argparse.ArgumentParser()
    parser.add_argument('families', nargs='+')
    parser.add_argument('--data', action='append', required=True)
    parser.add_argument('--out', required=True)
    parser.add_argument('--width', type=int, default=1200)
    parser.add_argument('--samples', type=int, default=24)
    parser.add_argument('--threads', type=int, default=2)
    parser.add_argument('--format', default='jpg')
    given = parser.parse_args(sys.argv[sys.argv.index('--') + 1:])
    Path(given.out).mkdir(parents=True, exist_ok=True)
    stage.reset()
    for family in given.families:
        started = time.time()
        studio.clear()
        out = str(Path(given.out) / f'{family}_in_use.{given.format}')
        extra = build(given.data, family)
        stage.render(out, given.width, 2 / 3, given.samples, given.threads, **extra)
        print(f'rendered {out} in {math.ceil(time.time() - started)} s')


if __name__ == '__main__':
    main()

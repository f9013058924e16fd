"""Cut-open packshots of product groups from their sections.

`blender -b -P packshots.py -- --data <folder> --out <folder> [--width 900] [--samples 20] <family>/<group> …`
renders <out>/<family>_<group>.jpg for every group; a family alone, such as `transition`, renders its best group from a
lower and closer camera, the far end running out of the picture, as <out>/<family>.jpg.
"""

import argparse
import math
import sys
import tempfile
import time
import zlib
from pathlib import Path

import bpy
from mathutils import Euler, Vector

sys.path.insert(0, str(Path(__file__).parent))

import materials  # noqa: E402
import profiles  # noqa: E402
import section_materials as cut  # noqa: E402
import stage  # noqa: E402
import studio  # noqa: E402

EXPOSURE = -0.8
# How much of the floor is left beside the profile, in mm; where the camera stands (degrees); coverings by group.
DEFAULT = {'beside': 30, 'azimuth': 33, 'elevation': 24, 'light': -1, 'length': 150}
FAMILY = {
    'stair_nosing': {'beside': 60, 'azimuth': 36, 'elevation': 24},
    'skirting': {'azimuth': 38, 'elevation': 16, 'light': 1, 'beside': 34},
    'wall_end': {'azimuth': 36, 'elevation': 24, 'light': 1},
    'carpet_bar': {'elevation': 27},
}
GROUP = {
    'end/clip_27': {'azimuth': -34},
    'angle/rounded': {'upright': True, 'azimuth': 0, 'elevation': 38, 'length': 110},
}
# A family's picture: the group, its colour (the group's first, if none), and what differs.
LOW = {'azimuth': 27, 'elevation': 17, 'length': 260, 'shown': 85, 'fill': (0.98, 0.84)}
FAMILY_SHOT = {
    'transition': ('clip_38', 'champagne_matt', {}),
    'movement_joint': ('clip_50', 'silver_matt', {}),
    'adapter': ('pivot_50', 'bronze_light_matt', {'azimuth': 31}),
    'end': ('clip_27', 'silver_matt', {'azimuth': -30, 'elevation': 20}),
    'edging': ('round_12', 'gold_matt', {}),
    'stair_nosing': ('insert_52', 'bronze_matt', {'elevation': 20, 'azimuth': 32}),
    'angle': ('unequal', 'bronze_matt', {'azimuth': 34, 'shown': 110}),
    'carpet_bar': ('sloped_40', 'gold_matt', {}),
    'wall_end': ('screw_30', 'silver_matt', {'azimuth': 34, 'elevation': 22}),
    'skirting': ('aluminium', 'champagne_matt', {'azimuth': 40, 'elevation': 14, 'shown': 110}),
}
WOODS = ('oak_natural', 'oak_honey', 'oak_smoked', 'walnut', 'oak_natural')
STONES = ('greige', 'slate', 'limestone', 'pebble', 'grey')
VINYLS = ('slate', 'pebble', 'travertine', 'concrete')
CARPETS = (('75695c', '988b7b'), ('5f666b', '858c90'), ('51626b', '74868f'))
ALONG = {'stair_nosing', 'skirting', 'wall_end', 'angle', 'end'}


def settings(key):
    """The group and the settings of a group or of a family's picture."""
    family = key.split('/')[0]
    if family != key:
        return key, {**DEFAULT, **FAMILY.get(family, {}), **GROUP.get(key, {})}
    group, colour, own = FAMILY_SHOT[family]
    return f'{family}/{group}', {**DEFAULT, **FAMILY.get(family, {}), **LOW, **own, 'colour': colour}


def _pick(choices, key, salt):
    return choices[zlib.crc32(f'{key} {salt}'.encode()) % len(choices)]


def _faces_out(normal, key):
    """Whether a face of a covering is its wearing side: up on floors and treads, to the front on risers."""
    return normal.z > 0.5 or (key.startswith('stair_nosing') and normal.x > 0.5)


def covering(part, points, key, index, length):
    """A covering in two pieces that meet behind the cut, so that its joint is seen."""
    along = key.split('/')[0] in ALONG
    left, right, bottom, top = profiles.bounds([points])
    if part == 'wood':
        side, end, joint = materials.wood(_pick(WOODS, key, index)), None, 0.0
    elif part == 'vinyl' and top - bottom > 3.4:
        side, end, joint = materials.wood(_pick(('oak_mist', 'larch_grey', 'oak_lime'), key, index)), None, 0.0
        end = materials.paint('6a6661', 0.6)
    elif part == 'vinyl':
        side, end, joint = materials.stone(_pick(VINYLS, key, index)), materials.paint('56544f', 0.6), 0.0
    else:
        side, end, joint = materials.stone(_pick(STONES, key, index)), cut.tile_body(), 0.0025
    break_at = length * (0.60 if index % 2 else 0.46)
    pieces, end = [], end or side
    spans = [(0.0, break_at), (break_at + joint, length - break_at - joint)]
    if along and part == 'wood':
        spans = [(0.0, length)]
    for start, reach in spans:
        thing = profiles.extrude(part, points, reach, start, 0.35 if part != 'tile' else 0.6, side, end)
        for polygon in thing.data.polygons:
            polygon.material_index = 0 if _faces_out(polygon.normal, key) else 1
        if along and part in ('wood', 'vinyl'):
            profiles.grain_along_y(thing)
        pieces.append(thing)
    if joint:
        low = [[min(max(x, left + 0.7), right - 0.7), min(max(y, bottom + 0.1), top - 1.2)] for x, y in points]
        pieces.append(profiles.extrude('grout', low, length - 0.0008, 0.0004, 0, materials.grout('8b8984')))
    return pieces


def body(key, part, points, index, length, article):
    """One part of the section as objects."""
    core = key == 'skirting/core' and profiles.bounds([points])[0] < 5
    if part in ('wood', 'tile', 'vinyl') and not core:
        return covering(part, points, key, index, length)
    if part == 'carpet':
        return [profiles.extrude(part, points, length, 0, 0.4, cut.pile(*_pick(CARPETS, key, 0)))]
    surface, end, along = article
    left, right, _, _ = profiles.bounds([points])
    sides, ends, bevel = {
        'profile': (surface, end, 0.12),
        'wood': (cut.fibreboard(), None, 0.1),
        'base': (materials.metal('mill'), materials.cut_metal('silver'), 0.1),
        'insert': (materials.rubber('232527'), None, 0.1),
        'adhesive': (materials.grout('a7a49d'), None, 0),
        'underlay': (cut.foam(), None, 0.1),
        'substrate': (materials.grout('8f8c86'), cut.cut_screed(), 0.5),
        'wall': (materials.grout('b3aa9b'), cut.masonry() if left < -10.5 else materials.grout('98907f'), 0.4),
    }[part]
    thing = profiles.extrude(part, points, length, 0, bevel, sides, ends)
    if part == 'profile' and along:
        profiles.grain_along_y(thing)
    return [thing]


def fasteners(outlines, length):
    """Screws in the cut and, whole, further back; a plug around a screw is cut with the section."""
    steel, plug = materials.metal('stainless'), materials.paint('8f9494', 0.5)
    things = []
    for index, points in enumerate(outlines):
        box, following = profiles.bounds([points]), outlines[index + 1] if index + 1 < len(outlines) else None
        inner = profiles.bounds([following]) if following else None
        if inner and inner[0] >= box[0] - 4 and inner[1] <= box[1] + 4 and inner[2] >= box[2] and inner[3] <= box[3]:
            things.append(profiles.revolve('plug', points, 0.0, True, plug))
            continue
        proud = [[x, y + 0.3] for x, y in points]
        things.append(profiles.revolve('screw', points, 0.0, False, steel))
        things.append(profiles.revolve('screw', proud, length * 0.68, False, steel))
    return things


def build(data, key):
    """The packshot's objects; returns the settings, the objects and the point in focus."""
    key, chosen = settings(key)
    record = profiles.record(data, key)
    parts = [(entry['part'], entry['points']) for entry in record['section']['parts']]
    length = chosen['length'] * profiles.MM
    first = record['profiles'][0]
    if 'colour' in chosen:
        first = {**first, 'colours': [chosen['colour']], 'decors': []}
    article = cut.article(first)
    inner = profiles.bounds([points for part, points in parts if part in ('profile', 'base', 'insert')])
    left, right = inner[0] - chosen['beside'], inner[1] + chosen['beside']
    things, screws = [], []
    for index, (part, points) in enumerate(parts):
        if part == 'fastener':
            screws.append(points)
            continue
        kept = points if chosen.get('upright') else profiles.clip(points, left, right)
        if len(kept) > 2:
            things += body(key, part, kept, index, length, article)
    things += fasteners(screws, length)
    focus = Vector(((inner[0] + inner[1]) / 2 * profiles.MM, 0, inner[3] * profiles.MM))
    if chosen.get('upright'):
        empty = bpy.data.objects.new('upright', None)
        bpy.context.collection.objects.link(empty)
        for thing in things:
            thing.parent = empty
        empty.matrix_world = (Euler((0, 0, math.radians(-118))).to_matrix()
                              @ Euler((math.radians(-90), 0, 0)).to_matrix()).to_4x4()
        bpy.context.view_layer.update()
        focus = empty.matrix_world @ Vector((0, 0, 0))
    return chosen, things, focus


def shown_corners(chosen, things):
    """What has to be in the picture: everything, or the near end of a bar that runs out of it."""
    points = studio.corners(things)
    if 'shown' not in chosen:
        return points
    return [Vector((p.x, min(p.y, chosen['shown'] * profiles.MM), p.z)) for p in points]


def frame(points, chosen, ratio, focus):
    """The camera of a packshot."""
    studio.frame(points, chosen['azimuth'], chosen['elevation'], ratio, focus, fill=chosen.get('fill', (0.84, 0.80)))


def packshot(data, key, out, width, ratio, samples, threads):
    """Build, light, frame, render and print one group."""
    studio.clear()
    chosen, things, focus = build(data, key)
    points = shown_corners(chosen, things)
    size = max((a - b).length for a in points[:64] for b in points[:64])
    studio.ground(min(p.z for p in points) - 0.0001)
    studio.window_light(chosen['light'], size)
    frame(points, chosen, ratio, focus)
    with tempfile.TemporaryDirectory() as folder:
        raw = str(Path(folder) / 'raw.png')
        stage.render(raw, width, ratio, samples, threads, exposure=EXPOSURE)
        studio.grade(raw, out)


def parser_of_groups(samples):
    """A parser of what every rendering of groups is told."""
    parser = argparse.ArgumentParser()
    parser.add_argument('keys', nargs='+')
    parser.add_argument('--data', action='append', required=True)
    parser.add_argument('--out', required=True)
    parser.add_argument('--width', type=int, default=900)
    parser.add_argument('--samples', type=int, default=samples)
    parser.add_argument('--threads', type=int, default=2)
    return parser


def begin(parser):
    """The arguments after the double dash, with the folder for the pictures and an empty stage."""
    given = parser.parse_args(sys.argv[sys.argv.index('--') + 1:])
    Path(given.out).mkdir(parents=True, exist_ok=True)
    stage.reset()
    return given


def main():
    """Render the groups named on the command line."""
    parser = parser_of_groups(samples=32)
    parser.add_argument('--ratio', type=float, default=2 / 3)
    parser.add_argument('--format', default='jpg')
    parser.add_argument('--colour', help='instead of the first colour or decor of the group')
    given = begin(parser)
    for key in given.keys:
        started = time.time()
        out = str(Path(given.out) / f'{key.replace("/", "_")}.{given.format}')
        if given.colour:
            GROUP[key] = {**GROUP.get(key, {}), 'colour': given.colour}
        packshot(given.data, key, out, given.width, given.ratio, given.samples, given.threads)
        print(f'rendered {out} in {math.ceil(time.time() - started)} s')


if __name__ == '__main__':
    main()

"""A doorway where two floors meet: lining, walls, the profile across, a lit room behind."""

import math

import bars
import floors
import lights
import materials
import rooms

WALL = 0.15


def _skirtings(data, key, surface, runs):
    """Skirtings along walls: each run is (start, length, turn, height of the floor it stands on)."""
    for (x, y), length, turn, floor in runs:
        items = bars.build(data, key, length, surface=surface, only=('profile',))
        low = min(v.co.z for item in items for v in item.data.vertices)
        bars.put(items, (x, y, floor - low), turn)


def doorway(data, key, near, far, edges, metal='silver', width=0.9, height=2.05, tone='dcd8cf', lining='e9e7e0',
            skirting='skirting/mdf', sun=(62, 25, 4.0), sky=60, fill=30, lift=0.0, insert='26282a', turned=False, depth=3.2,
            tops=(0.012, 0.012), pane=(-1.1, 1.1, 0.35, 2.3), columns=2, outside=(2.0, 'dfe9f2', 1.15), sky_tone=(0.86, 0.93, 1.0),
            room=15):
    """The profile runs along x at y = 0, its section's right side towards the camera (or left, if turned).

    `near` and `far` lay a floor over an outline; `edges` are the distances of the two floors from the profile's axis,
    `tops` their heights. `pane` is the window of the far wall, `outside` what is seen in it: strength, tone, trees' height;
    `room` is the light under the far room's ceiling, which stands for what the walls throw back.
    """
    half = width / 2
    near(floors.rectangle(-1.6, -2.2, 1.6, -edges[0]))
    far(floors.rectangle(-2.2, edges[1], 2.2, depth))
    rooms.span('screed', (-2.2, -2.2, -0.05), (2.2, depth, 0.0), materials.screed())
    turn = math.pi / 2 if turned else -math.pi / 2
    start = half - 0.025 if turned else -half + 0.025
    bars.put(bars.build(data, key, width - 0.05, metal, lift=lift, insert=insert,
                        only=('profile', 'insert', 'fastener')), (start, 0, 0), turn)
    wall, gloss = materials.plaster(tone), materials.paint(lining, 0.3)
    opening = [(-half, half, 0, height)]
    rooms.group(rooms.wall(wall, 5, 2.6, opening, WALL), (0, -WALL / 2, 0))
    rooms.group(rooms.door_lining(width, height, WALL, gloss), (0, -WALL / 2, 0))
    if skirting:
        _skirtings(data, skirting, gloss, [
            ((-1.6, -WALL / 2), 1.53 - half, -math.pi / 2, tops[0]),
            ((half + 0.07, -WALL / 2), 1.53 - half, -math.pi / 2, tops[0]),
            ((-2.2, depth), 4.4, -math.pi / 2, tops[1]),
            ((-2.2, WALL / 2), depth - WALL / 2, 0.0, tops[1]),
            ((2.2, depth), depth - WALL / 2, math.pi, tops[1]),
        ])
    window = rooms.window(pane, columns, 2, light=sky, colour=sky_tone)
    rooms.group(rooms.wall(wall, 5, 2.6, [pane]) + window, (0.15, depth, 0))
    strength, sky_colour, trees = outside
    rooms.sky((-4, depth + 2, -1), (5, depth + 2.1, 4), strength, sky_colour, trees)
    for x in (-2.3, 2.2):
        rooms.span('side', (x, 0.075, 0), (x + 0.1, depth, 2.6), wall)
    if sun:
        lights.sun(*sun, 0.7)
    lights.area((-1.3, -1.7, 1.7), (0, 0, 0), (1.2, 1.2), fill, (1.0, 0.96, 0.91))
    if room:
        lights.area((0.1, depth / 2, 2.5), (0.1, depth / 2, 0), (3.4, depth - 0.6), room, (1.0, 0.97, 0.93))
    lights.surround(0.25)

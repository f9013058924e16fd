"""A doorway where two floors meet: lining, walls, the profile across, a lit room behind."""

import math

import bars
import floors
import lights
import materials
import rooms

WALL = 0.15


def doorway(data, key, near, far, edges, metal='silver', width=0.9, height=2.05, tone='dcd8cf', lining='e9e7e0',
            skirting='skirting/mdf', sun=(62, 25, 4.0), sky=60, fill=30, lift=0.0, insert='26282a', turned=False, depth=3.2):
    """The profile runs along x at y = 0, its section's right side towards the camera (or left, if turned).

    `near` and `far` lay a floor over an outline; `edges` are the distances of the two floors from the profile's axis.
    """
    half = width / 2
    near(floors.rectangle(-1.6, -2.2, 1.6, -edges[0]))
    far(floors.rectangle(-2.2, edges[1], 2.2, depth))
    rooms.span('screed', (-2.2, -2.2, -0.05), (2.2, depth, 0.0), materials.screed())
    turn = math.pi / 2 if turned else -math.pi / 2
    start = half - 0.025 if turned else -half + 0.025
    bars.put(bars.build(data, key, width - 0.05, metal, lift=lift, insert=insert,
                        only=('profile', 'insert', 'fastener')), (start, 0, 0), turn)
    wall = materials.plaster(tone)
    opening = [(-half, half, 0, height)]
    rooms.group(rooms.wall(wall, 5, 2.6, opening, WALL), (0, -WALL / 2, 0))
    rooms.group(rooms.door_lining(width, height, WALL, materials.paint(lining, 0.3)), (0, -WALL / 2, 0))
    if skirting:
        for x0, x1 in ((-1.6, -half - 0.07), (half + 0.07, 1.6)):
            items = bars.build(data, skirting, x1 - x0, surface=materials.paint(lining, 0.3), only=('profile',))
            bars.put(items, (x0, -WALL / 2, 0), -math.pi / 2)
    pane = (-1.1, 1.1, 0.35, 2.3)
    rooms.group(rooms.wall(wall, 5, 2.6, [pane]) + rooms.window(pane, 2, 2, light=sky), (0.15, depth, 0))
    rooms.sky((-4, depth + 2, -1), (5, depth + 2.1, 4))
    for x in (-2.3, 2.2):
        rooms.span('side', (x, 0.075, 0), (x + 0.1, depth, 2.6), wall)
    if sun:
        lights.sun(*sun, 0.7)
    lights.area((-1.3, -1.7, 1.7), (0, 0, 0), (1.2, 1.2), fill, (1.0, 0.96, 0.91))
    lights.surround(0.25)

"""Profile ends in a pigeonhole rack: many sections of the catalogue, their sawn ends to the front."""

import random

import bars
import lights
import materials
import profiles
import rooms
import stage

CELLS = [
    [('transition/clip_38', 'silver', 180), ('adapter/screw_60', 'mill', 0), ('stair_nosing/ribbed_45', 'champagne', 0),
     ('edging/round_12', 'silver', 0), ('transition/t_30', 'brass', 180)],
    [('edging/square_10', 'brass', 0), ('stair_nosing/clip_38', 'bronze', 0), ('transition/self_adhesive_40', 'black', 0),
     ('angle/equal', 'silver', 0), ('adapter/clip_46', 'champagne', 0)],
    [('wall_end/clip_25', 'silver', 0), ('movement_joint/flush_35', 'mill', 0), ('end/slot_21', 'bronze', 0),
     ('transition/screw_44', 'gold', 0), ('carpet_bar/sloped_40', 'stainless', 0)],
    [('stair_nosing/insert_52', 'black', 0), ('end/ramp_30', 'champagne', 0), ('angle/unequal', 'silver', 0),
     ('edging/ramp_25', 'silver', 0), ('end/clip_27', 'bronze', 0)],
]
WIDTH, HEIGHT, LENGTH = 0.148, 0.082, 0.9


def outline(data, key, turn):
    """The first profile outline of a group in millimetres, upside down where `turn` is 180, its corner at zero."""
    points = next(points for part, points, _ in profiles.load(data, key) if part == 'profile')
    if turn == 180:
        points = [(-x, -y) for x, y in points]
    left, bottom = min(x for x, _ in points), min(y for _, y in points)
    return [(x - left, y - bottom) for x, y in points]


def fill(data, key, metal, turn, x0, z0, chance):
    """Layers of one profile with a sheet of card between them."""
    points = outline(data, key, turn)
    width, height = max(x for x, _ in points) / 1000, max(y for _, y in points) / 1000
    columns = int((WIDTH - 0.008) / (width + 0.0006))
    rows = max(1, int((HEIGHT - 0.010) * chance.uniform(0.85, 1.0) / (height + 0.0016)))
    margin = (WIDTH - columns * (width + 0.0006)) / 2
    for row in range(rows):
        z = z0 + row * (height + 0.0016)
        for column in range(columns - (1 if row == rows - 1 and chance.random() < 0.6 else 0)):
            item = bars.dress(profiles.extrude(key, points, LENGTH), materials.metal(metal), materials.cut_metal(metal))
            item.location = (x0 + margin + column * (width + 0.0006), chance.uniform(-0.006, 0.007), z)
            item.rotation_euler.z = chance.uniform(-0.0005, 0.0005)
        card = materials.paint('b79f7a', 0.8)
        if row < rows - 1:
            rooms.span('card', (x0 + 0.003, 0.012, z + height), (x0 + WIDTH - 0.003, LENGTH, z + height + 0.0014), card)


def build(data):
    """A rack of painted steel, seen from the gangway."""
    chance = random.Random(5)
    steel, floor = materials.paint('4d5357', 0.42), materials.paint('8d6f4d', 0.7)
    rows, columns = len(CELLS), len(CELLS[0])
    for row, cells in enumerate(CELLS):
        z = (rows - 1 - row) * (HEIGHT + 0.016)
        rooms.span('shelf', (-0.03, 0.004, z - 0.014), (columns * (WIDTH + 0.012), LENGTH, z - 0.002), steel, 0.001)
        rooms.span('lining', (0, 0.006, z - 0.002), (columns * (WIDTH + 0.012), LENGTH, z), floor)
        for column, (key, metal, turn) in enumerate(cells):
            x = column * (WIDTH + 0.012)
            fill(data, key, metal, turn, x, z, chance)
    for column in range(columns + 1):
        x = column * (WIDTH + 0.012) - 0.012
        rooms.span('post', (x, -0.002, -0.2), (x + 0.012, 0.05, rows * (HEIGHT + 0.016)), steel, 0.0015)
        rooms.span('sheet', (x + 0.004, 0.05, -0.02), (x + 0.008, LENGTH, rows * (HEIGHT + 0.016)), steel)
    lights.area((-0.7, -1.6, 0.7), (0.35, 0, 0.15), (2.2, 1.6), 20, (0.92, 0.96, 1.0))
    lights.area((1.2, -1.8, 0.3), (0.4, 0, 0.15), (0.5, 1.8), 8)
    lights.area((1.7, -0.9, 0.5), (0.4, 0, 0.1), (0.3, 1.4), 7, (1.0, 0.9, 0.78))
    lights.surround(0.22)
    stage.camera((0.12, -0.36, 0.255), (0.335, 0.0, 0.195), 40, 9, (0.30, 0.0, 0.2))
    return {'exposure': 0.6}

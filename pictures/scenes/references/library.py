"""Library: linoleum flush with terrazzo, shelves behind."""

import random

import floors
import materials
import rooms
import stage
from scenes.doorway import doorway


def shelf(x, y, chance):
    """A bookcase with cloth-bound books without titles."""
    ash = materials.wood('beech')
    tones = ('7b3b33', '37505c', '8a7a4f', '4d4a3e', '9a9384', '2f3b36', '6b4a5a')
    for level in range(4):
        z = 0.09 + level * 0.36
        rooms.span('board', (x, y, z), (x + 0.9, y + 0.28, z + 0.022), ash, 0.001)
        edge = x + 0.02
        while edge < x + 0.82:
            wide, high = chance.uniform(0.014, 0.042), chance.uniform(0.19, 0.29)
            if chance.random() < 0.93:
                rooms.span('book', (edge, y + chance.uniform(0.01, 0.04), z + 0.022), (edge + wide, y + 0.24, z + 0.022 + high),
                           materials.paint(chance.choice(tones), 0.7), 0.002)
            edge += wide + 0.0015
    rooms.span('back', (x, y + 0.26, 0.012), (x + 0.9, y + 0.272, 1.6), ash)
    rooms.span('plinth', (x, y + 0.03, 0.012), (x + 0.9, y + 0.05, 0.09), ash)
    for side in (x - 0.022, x + 0.9):
        rooms.span('side', (side, y - 0.005, 0.012), (side + 0.022, y + 0.285, 1.6), ash, 0.001)


def build(data):
    """Terrazzo in front, linoleum behind, the edge in line with the wide opening."""
    def near(outline):
        floors.slab(outline, 0.0, 0.012, materials.terrazzo(), 0.0006)

    def far(outline):
        floors.slab(outline, 0.008, 0.012, materials.sheet('6c3f36', '7d4c40'), 0.0004)

    doorway(data, 'edging/square_10', near, far, (0.0002, 0.0102), 'silver', tone='ddd8cb', width=2.2, height=2.4,
            lining='8b6a4a', skirting=None, sun=(66, 25, 4.2), sky=85, insert='3a3a38',
            pane=(0.35, 1.85, 0.55, 2.4))
    chance = random.Random(6)
    for x in (-2.12, -1.19, -0.26):
        shelf(x, 2.9, chance)
    stage.camera((0.50, -0.54, 0.40), (-0.10, 0.42, 0.09), 29, 8, (0.20, 0.0, 0.012))
    return {'exposure': 0.35}

"""The corner of a room in each decor: the floor looks like it, the skirting is wrapped in it.

`blender -b -P decor_rooms.py -- <id> --data <families> --out <file> [--width 600]` renders one.
"""

import argparse
import math
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import bars  # noqa: E402 (found only with the path above)
import boards  # noqa: E402
import floors  # noqa: E402
import lights  # noqa: E402
import materials  # noqa: E402
import rooms  # noqa: E402
import slabs  # noqa: E402
import stage  # noqa: E402

# The side of the square floor that is seen, in metres.
SIDE = 2.6


def _anywhere(g, across, along):
    """A place on the decor that differs from piece to piece."""
    right, up, deep = g.split(g.random())
    return g.join(g.math('ADD', across, g.math('MULTIPLY', g.math('SUBTRACT', right, 0.5), 0.36)),
                  g.math('ADD', along, g.math('MULTIPLY', g.math('SUBTRACT', up, 0.5), 0.9)),
                  g.math('MULTIPLY', deep, 7.0))


def _on_floor(g):
    """Boards lie along their own x axis."""
    x, y, _ = g.split(g.position())
    return _anywhere(g, y, x)


def _along_skirting(g):
    """A length of bar lies along y, its face along z; what is seen of it begins at its end. So grain runs."""
    _, y, z = g.split(g.position())
    return g.join(z, g.math('SUBTRACT', y, 0.6), 0.0)


def _up_skirting(g):
    """So stone lies in bands."""
    _, y, z = g.split(g.position())
    return g.join(y, z, 0.0)


def build(name, data):
    """An inner corner; the skirtings meet in a mitre, the sun comes through a window behind the camera."""
    made = boards.board if name in boards.BOARDS else slabs.slab
    floor = [(0.01, 0.01), (SIDE, 0.01), (SIDE, SIDE), (0.01, SIDE)]
    surface = made(name, _on_floor)[0]
    if made is boards.board:
        floors.planks(floor, 0.015, surface, 1.38, 0.19, 0.0, gap=0.0006, chamfer=0.0014, seed=5)
    else:
        floors.tiles(floor, 0.015, surface, materials.grout(), (0.6, 0.6))
    rooms.span('screed', (0, 0, -0.05), (SIDE, SIDE, 0.0), materials.screed())
    wall = materials.plaster('d5d4cf')
    rooms.span('wall x', (-0.2, -0.2, 0), (0, 3.2, 2.6), wall)
    rooms.span('wall y', (0, -0.2, 0), (3.2, 0, 2.6), wall)
    foil = made(name, _along_skirting if made is boards.board else _up_skirting)[0]
    bars.put(bars.build(data, 'skirting/mdf', 2.8, surface=foil, only=('profile',)), (0, 0, 0))
    bars.put(bars.build(data, 'skirting/mdf', 2.8, surface=foil, only=('profile',)), (2.8, 0, 0), math.pi / 2)
    opening = (-0.7, 0.7, 0.5, 2.3)
    rooms.group(rooms.wall(wall, 5, 2.7, [opening]) + rooms.window(opening, 2, 2, light=90), (0.9, 2.9, 0), 0)
    lights.sun(52, 30, 2.6, 1.2)
    lights.surround(0.32)
    stage.camera((0.98, 1.16, 0.50), (0.20, 0.24, 0.055), 42, 11, (0.22, 0.22, 0.03))


def main():
    """Render what the command line names."""
    parser = argparse.ArgumentParser()
    parser.add_argument('id')
    parser.add_argument('--out', required=True)
    parser.add_argument('--data', action='append', required=True)
    parser.add_argument('--width', type=int, default=600)
    parser.add_argument('--samples', type=int, default=16)
    given = parser.parse_args(sys.argv[sys.argv.index('--') + 1:])
    started = time.time()
    stage.reset()
    build(given.id, given.data)
    stage.render(given.out, given.width, 1, given.samples, exposure=0.3)
    print(f'rendered {given.id} in {math.ceil(time.time() - started)} s')


if __name__ == '__main__':
    main()

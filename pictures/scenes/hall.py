"""A museum hall: oak strip parquet, a movement joint running into the depth, tall windows, plinths."""

import math

import bars
import floors
import lights
import materials
import rooms


def build_hall(data, key='movement_joint/clip_50', metal='silver', tone='oak_natural', edge=0.0187, top=0.012,
               insert='26282a', sun=(168, 34, 4.5)):
    """The joint runs along y at x = 0; windows on the left at x = -3.4."""
    for low, high, seed in ((-3.4, -edge, 2), (edge, 4.2, 5)):
        outline = floors.rectangle(low, -0.6, high, 3.0)
        floors.planks(outline, top, materials.wood(tone), 0.49, 0.07, 0.0, seed=seed)
        far = floors.rectangle(low, 3.0, high, 12)
        floors.planks(far, top, materials.wood(tone), 0.98, 0.14, 0.0, seed=seed + 20)
    rooms.span('screed', (-3.5, -0.7, -0.05), (4.3, 12, 0.0), materials.screed())
    bars.put(bars.build(data, key, 12.6, metal, insert=insert), (0, -0.6, 0))
    plaster = materials.plaster('e4e1da')
    openings = [(-5.2, -3.9, 0.5, 3.4), (-2.2, -0.9, 0.5, 3.4), (0.8, 2.1, 0.5, 3.4), (3.8, 5.1, 0.5, 3.4)]
    panes = [item for opening in openings for item in rooms.window(opening, 2, 4, light=55)]
    rooms.group(rooms.wall(plaster, 14, 4.4, openings, 0.5) + panes, (-3.4, 5.2, 0), math.pi / 2)
    rooms.span('far wall', (-3.5, 12, 0), (4.4, 12.3, 4.4), materials.plaster('6f7672'))
    rooms.span('right wall', (4.2, -2, 0), (4.4, 12, 4.4), plaster)
    white = materials.paint('e7e5df', 0.5)
    for (x, y), length, turn in (((4.2, 12), 13, math.pi), ((-3.4, 12), 7.6, -math.pi / 2)):
        bars.put(bars.build(data, 'skirting/mdf', length, surface=white, only=('profile',)), (x, y, top - 0.015), turn)
    rooms.span('ceiling', (-3.4, -2, 4.4), (4.4, 12, 4.6), plaster)
    for x, y, size, height in ((1.5, 4.6, 0.5, 1.05), (2.6, 7.2, 0.6, 1.05), (-1.7, 8.3, 0.55, 0.9), (1.2, 9.6, 0.5, 1.2)):
        rooms.box('plinth', (size, size, height), (x, y, top + height / 2), white, 0.002)
    for x, y, height in ((1.5, 4.6, 1.05), (2.6, 7.2, 1.05)):
        vessel = rooms.box('piece', (0.2, 0.16, 0.26), (x, y, top + height + 0.13), materials.stone('terracotta'), 0.07)
        vessel.rotation_euler.z = 0.4
    rooms.span('panel', (-0.3, 10.6, 0.0), (2.6, 10.75, 3.0), materials.paint('3d4a4d', 0.7), 0.004)
    rooms.span('frame', (0.5, 10.56, 1.15), (1.7, 10.6, 2.0), materials.wood('walnut'), 0.003)
    rooms.span('canvas', (0.56, 10.555, 1.21), (1.64, 10.565, 1.94), materials.stone('travertine'))
    lights.sun(*sun, 0.6)
    lights.area((0.4, 3.5, 4.2), (0.4, 3.5, 0), (4, 7), 70, (1.0, 0.97, 0.93))
    lights.surround(0.25)

"""Swatches of decors and colours, photographed straight on.

`blender -b -P swatches.py -- decors --out <folder> [--width 900] [<id> …]` renders <out>/<id>.jpg for every decor;
`… colours --data <colours/de.yaml> …` does so for the colours of the catalogue, each in its finish.
Every picture is brought to the colour it stands for, so that swatch and record agree. A decor's picture is a tile: laid
side by side it goes on without a seam.
"""

import argparse
import math
import sys
import tempfile
import time
from pathlib import Path

import bpy
import numpy
from mathutils import Vector

sys.path.insert(0, str(Path(__file__).parent))

import boards  # noqa: E402 (found only with the path above)
import seamless  # noqa: E402
import slabs  # noqa: E402
from materials import srgb  # noqa: E402
import plates  # noqa: E402
import stage  # noqa: E402

# The side of a decor's swatch, in metres.
SIDE = 0.24
# How much more of a decor is photographed, so that the tile's edges can be matched.
OVER = 0.34
# Over how much of the tile the fibres of wood run out where its edges meet.
FIBRE = 0.08
# From where on highlights roll off.
KNEE = 0.8


def camera(side):
    """Straight from above, without perspective."""
    data = bpy.data.cameras.new('camera')
    item = bpy.data.objects.new('camera', data)
    bpy.context.collection.objects.link(item)
    data.type, data.ortho_scale, item.location = 'ORTHO', side, (0, 0, 1)
    bpy.context.scene.camera = item


def lamp(location, size, power, target=(0, 0, 0), height=None):
    """A rectangular light that looks at a point."""
    data = bpy.data.lights.new('lamp', 'AREA')
    item = bpy.data.objects.new('lamp', data)
    bpy.context.collection.objects.link(item)
    data.shape, data.size, data.size_y, data.energy = 'RECTANGLE', size, height or size, power
    item.location = location
    item.rotation_euler = (Vector(target) - Vector(location)).to_track_quat('-Z', 'Y').to_euler()


def sky(strength):
    """The same faint light from everywhere."""
    world = bpy.data.worlds.new('sky')
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs['Strength'].default_value = strength
    bpy.context.scene.world = world


def decor(name):
    """A flat piece under light from the upper left, larger than its tile; returns the colour it stands for, and that all of
    it is its face."""
    material, mean = boards.board(name) if name in boards.BOARDS else slabs.slab(name)
    bpy.ops.mesh.primitive_plane_add(size=SIDE * (1.2 + OVER))
    bpy.context.object.data.materials.append(material)
    camera(SIDE * (1 + OVER))
    sky(0.35)
    lamp((-2.2, 2.4, 2.1), 0.3, 220)
    return mean, 1.0


def photograph(out, width, samples, colour, face, over=0.0, fibre=0.0):
    """Render, bring the face, so much of the width, to its colour, make a tile where more is photographed, print."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device, cycles.samples = 'CPU', samples
    cycles.use_adaptive_sampling, cycles.use_denoising = False, False
    cycles.max_bounces, cycles.sample_clamp_direct = 2, 12.0
    scene.render.threads_mode, scene.render.threads = 'FIXED', 2
    rendered = round(width * (1 + over))
    scene.render.resolution_x = scene.render.resolution_y = rendered
    scene.render.resolution_percentage = 100
    scene.view_settings.view_transform = 'Standard'
    settings = scene.render.image_settings
    with tempfile.TemporaryDirectory() as folder:
        raw = str(Path(folder) / 'raw.exr')
        settings.file_format, settings.color_depth, settings.color_mode = 'OPEN_EXR', '32', 'RGB'
        scene.render.filepath = raw
        bpy.ops.render.render(write_still=True)
        image = bpy.data.images.load(raw)
        pixels = numpy.empty(len(image.pixels), numpy.float32)
        image.pixels.foreach_get(pixels)
    pixels = expose(pixels.reshape(rendered, rendered, -1)[..., :3], colour, face)
    if over:
        pixels = numpy.clip(seamless.tile(pixels, width, max(seamless.SOFT, round(width * fibre))), 0, 1)
    print_ = bpy.data.images.new('picture', width, width, float_buffer=True)
    print_.pixels.foreach_set(numpy.dstack([pixels, numpy.ones((width, width), numpy.float32)]).ravel())
    settings.file_format, settings.quality = 'JPEG', 86
    print_.save_render(out, scene=scene)


def expose(pixels, colour, face):
    """Scale each channel until what is common on the face is the colour; highlights roll off and keep their hue."""
    target = numpy.array(srgb(colour)[:3])
    brightest = target.max()
    over = min(max((brightest - KNEE) / (1 - KNEE), 0), 0.95)
    light = target * (min(brightest, KNEE) - (1 - KNEE) * math.log(1 - over)) / brightest
    common = numpy.median(pixels[:, :int(pixels.shape[1] * face)], axis=(0, 1))
    return roll(pixels * (light / common)).astype(numpy.float32)


def roll(light):
    """The brightest channel is linear up to the knee, then ever slower towards 1; the others go with it and
    half the way to white."""
    brightest = numpy.maximum(light.max(axis=2, keepdims=True), 1e-6)
    beyond = 1 - numpy.exp(-numpy.maximum(brightest - KNEE, 0) / (1 - KNEE))
    shown = numpy.minimum(brightest, KNEE) + (1 - KNEE) * beyond
    coloured = light * shown / brightest
    return coloured + (1 - coloured) * beyond ** 2 * 0.55


def main():
    """Render what the command line names."""
    parser = argparse.ArgumentParser()
    parser.add_argument('kind', choices=('decors', 'colours'))
    parser.add_argument('ids', nargs='*')
    parser.add_argument('--out', required=True)
    parser.add_argument('--data')
    parser.add_argument('--width', type=int, default=900)
    parser.add_argument('--samples', type=int, default=12)
    given = parser.parse_intermixed_args(sys.argv[sys.argv.index('--') + 1:])
    Path(given.out).mkdir(parents=True, exist_ok=True)
    colours = plates.colours(given.data) if given.kind == 'colours' else {}
    for name in given.ids or colours or [*boards.BOARDS, *slabs.SLABS]:
        started = time.time()
        stage.reset()
        colour, face = plates.plate(colours[name]) if colours else decor(name)
        photograph(str(Path(given.out) / f'{name}.jpg'), given.width, given.samples, colour, face,
                   0.0 if colours else OVER, FIBRE if name in boards.BOARDS else 0.0)
        print(f'rendered {name} in {math.ceil(time.time() - started)} s')


if __name__ == '__main__':
    main()

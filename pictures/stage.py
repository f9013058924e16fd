"""Runs one scene: `blender -b -P stage.py -- <scene, as heroes.home> --out <file> --data <folder> …`."""

import argparse
import importlib
import math
import random
import sys
import tempfile
import time
from pathlib import Path

import bpy
import numpy
from mathutils import Vector

sys.path.insert(0, str(Path(__file__).parent))

import denoise  # noqa: E402 (found only with the path above)


def options():
    """The arguments after the double dash."""
    parser = argparse.ArgumentParser()
    parser.add_argument('scene')
    parser.add_argument('--out', required=True)
    parser.add_argument('--data', action='append', default=[])
    parser.add_argument('--width', type=int, default=480)
    parser.add_argument('--ratio', type=float, default=2 / 3)
    parser.add_argument('--samples', type=int, default=16)
    parser.add_argument('--threads', type=int, default=2)
    return parser.parse_args(sys.argv[sys.argv.index('--') + 1:])


def camera(location, target, lens=50, stop=None, focus=None, shift=0.0):
    """A full-frame camera; `focus` is the point in focus (otherwise the target), `stop` its f-number."""
    data = bpy.data.cameras.new('camera')
    item = bpy.data.objects.new('camera', data)
    bpy.context.collection.objects.link(item)
    item.location = location
    item.rotation_euler = (Vector(target) - Vector(location)).to_track_quat('-Z', 'Y').to_euler()
    data.lens, data.clip_start, data.clip_end, data.shift_y = lens, 0.005, 200, shift
    if stop:
        data.dof.use_dof, data.dof.aperture_fstop, data.dof.aperture_blades = True, stop, 9
        point = Vector(focus or target) - Vector(location)
        data.dof.focus_distance = point.dot((Vector(target) - Vector(location)).normalized())
    bpy.context.scene.camera = item
    return item


def reset():
    """An empty file and the same chances every time."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(7)


def _passes(folder):
    """Colour, surface colour and normal as plain files, written by the compositor."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    output = tree.nodes.new('CompositorNodeOutputFile')
    output.base_path = str(folder)
    output.format.file_format, output.format.color_depth = 'OPEN_EXR', '32'
    output.file_slots.clear()
    for name, socket in (('colour', 'Image'), ('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal')):
        output.file_slots.new(f'{name}_')
        tree.links.new(layers.outputs[socket], output.inputs[-1])


def _read(folder, name, frame):
    """One pass as an array, top row first or last alike for all."""
    image = bpy.data.images.load(str(folder / f'{name}_{frame:04d}.exr'))
    pixels = numpy.empty(len(image.pixels), numpy.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(image.size[1], image.size[0], 4)[..., :3]


def render(out, width, ratio, samples, threads=2, exposure=0.0, look='Medium High Contrast', **smoothing):
    """Cycles on the processor, two halves with different seeds, denoised; Filmic, as JPEG or PNG."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device, cycles.samples = 'CPU', max(1, samples // 2)
    cycles.use_adaptive_sampling, cycles.use_denoising = False, False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 4, 2, 2, 2
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct, cycles.blur_glossy = 2.0, 12.0, 1.0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    scene.render.threads_mode, scene.render.threads = 'FIXED', threads
    scene.render.resolution_x, scene.render.resolution_y = width, round(width * ratio)
    scene.render.resolution_percentage = 100
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', look
    scene.view_settings.exposure = exposure
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        _passes(folder)
        for half in (1, 2):
            scene.frame_set(half)
            cycles.seed = half
            bpy.ops.render.render()
        colour, albedo, normal = ([_read(folder, kind, half) for half in (1, 2)]
                                  for kind in ('colour', 'albedo', 'normal'))
    smooth = denoise.denoise(*colour, sum(albedo) / 2, sum(normal) / 2, **smoothing)
    height = smooth.shape[0]
    image = bpy.data.images.new('picture', width, height, float_buffer=True)
    image.pixels.foreach_set(numpy.dstack([smooth, numpy.ones((height, width), numpy.float32)]).ravel())
    settings = scene.render.image_settings
    settings.file_format = 'PNG' if out.endswith('.png') else 'JPEG'
    settings.quality = 88
    image.save_render(out, scene=scene)


def main():
    """Build the scene by its name and render it; a scene may return render settings such as exposure and ratio."""
    given = options()
    started = time.time()
    reset()
    extra = importlib.import_module(f'scenes.{given.scene}').build(given.data) or {}
    Path(given.out).parent.mkdir(parents=True, exist_ok=True)
    render(given.out, given.width, extra.pop('ratio', given.ratio), given.samples, given.threads, **extra)
    print(f'rendered {given.out} in {math.ceil(time.time() - started)} s')


if __name__ == '__main__':
    main()

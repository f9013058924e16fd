"""Masks of packshots: where the finish of the profile is seen, and which spot of the bar each pixel shows.

`blender -b -P masks.py -- --data <folder> --out <folder> [--width 900] [--samples 64] [--threads 2] <key> …` renders
<out>/<family>_<group>.png, of a family alone <out>/<family>.png, with the camera of packshots.py. Red is how much of
the pixel is profile, green and blue times red are its place across and along the bar, from 0 to 1; `sizes.json` beside
says how many millimetres 1 is.
"""

import json
import sys
from pathlib import Path

import bpy

sys.path.insert(0, str(Path(__file__).parent))

import packshots  # noqa: E402
import profiles  # noqa: E402
import section_materials as cut  # noqa: E402
import studio  # noqa: E402


def glow(name, colour=None):
    """A material that shines in a colour, black without one, whatever the light."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    shine, out = tree.nodes.new('ShaderNodeEmission'), tree.nodes.new('ShaderNodeOutputMaterial')
    shine.inputs['Color'].default_value = (0, 0, 0, 1)
    if colour:
        tree.links.new(colour(tree), shine.inputs['Color'])
    tree.links.new(shine.outputs[0], out.inputs[0])
    return material


def place(low, high, length):
    """Red 1, green the place across the section (x less z, which runs on around an edge), blue the place along."""
    def nodes(tree):
        def reckon(operation, a, b):
            node = tree.nodes.new('ShaderNodeMath')
            node.operation = operation
            for socket, value in zip(node.inputs, (a, b)):
                if isinstance(value, float):
                    socket.default_value = value
                else:
                    tree.links.new(value, socket)
            return node.outputs[0]
        axes = tree.nodes.new('ShaderNodeSeparateXYZ')
        tree.links.new(tree.nodes.new('ShaderNodeTexCoord').outputs['Object'], axes.inputs[0])
        across = reckon('SUBTRACT', axes.outputs[0], axes.outputs[2])
        out = tree.nodes.new('ShaderNodeCombineXYZ')
        out.inputs[0].default_value = 1
        tree.links.new(reckon('DIVIDE', reckon('SUBTRACT', across, low), high - low), out.inputs[1])
        tree.links.new(reckon('DIVIDE', axes.outputs[1], length), out.inputs[2])
        return out.outputs[0]
    return nodes


def mask(data, key, out, given):
    """Render one group; returns the millimetres across and along."""
    studio.clear()
    group, settings = packshots.settings(key)
    record = profiles.record(data, group)
    across = [x - y for entry in record['section']['parts'] if entry['part'] == 'profile' for x, y in entry['points']]
    low, high = min(across) * profiles.MM, max(across) * profiles.MM
    length = settings['length'] * profiles.MM
    first = record['profiles'][0]
    shown, nothing = glow('shown', place(low, high, length)), glow('nothing')
    surface, end, _ = cut.article(first)
    article = cut.article
    cut.article = lambda entry: (shown, shown if end == surface else nothing, False)
    chosen, things, focus = packshots.build(data, key)
    cut.article = article
    for thing in things:
        for slot in thing.material_slots:
            if slot.material != shown:
                slot.material = nothing
    packshots.frame(packshots.shown_corners(chosen, things), chosen, 2 / 3, focus)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.cycles.device, scene.cycles.samples, scene.cycles.max_bounces = 'CPU', given.samples, 0
    scene.cycles.use_adaptive_sampling = scene.cycles.use_denoising = False
    scene.render.threads_mode, scene.render.threads = 'FIXED', given.threads
    scene.render.resolution_x, scene.render.resolution_y = given.width, round(given.width * 2 / 3)
    scene.render.resolution_percentage = 100
    scene.view_settings.view_transform, scene.view_settings.look = 'Raw', 'None'
    scene.render.image_settings.file_format, scene.render.image_settings.color_mode = 'PNG', 'RGB'
    scene.render.filepath = out
    bpy.ops.render.render(write_still=True)
    return [round((high - low) / profiles.MM, 1), settings['length']]


def main():
    """Render the groups named on the command line."""
    given = packshots.begin(packshots.parser_of_groups(samples=64))
    sizes = {}
    for key in given.keys:
        name = key.replace('/', '_')
        sizes[name] = mask(given.data, key, str(Path(given.out) / f'{name}.png'), given)
    (Path(given.out) / 'sizes.json').write_text(json.dumps(sizes, indent=1))


if __name__ == '__main__':
    main()

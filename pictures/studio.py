"""A photographer's table: seamless sand ground, a large window, a bounce card; framing; the grade of the print."""

import math

import bpy
import numpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

import lights
import materials
import stage

SATURATION = 0.80
SAND = (0xF3, 0xF1, 0xEC)


def clear():
    """Take everything off the table; materials stay."""
    bpy.data.batch_remove([*bpy.data.objects, *bpy.data.lights, *bpy.data.cameras, *bpy.data.worlds, *bpy.data.images])


def ground(level):
    """A seamless sand-coloured ground at a height in metres."""
    mesh = bpy.data.meshes.new('ground')
    steps = [(-4.0, 0.0)] + [(1.6 + 0.9 * math.sin(a), 0.9 - 0.9 * math.cos(a))
                             for a in (math.pi / 2 * k / 16 for k in range(17))] + [(2.5, 3.0)]
    vertices = [(x, y, z) for y, z in steps for x in (-5, 5)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(steps) - 1)]
    mesh.from_pydata(vertices, [], faces)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    mesh.materials.append(materials.paint('f6f4ef', 0.9))
    thing = bpy.data.objects.new('ground', mesh)
    thing.location.z = level
    bpy.context.collection.objects.link(thing)
    return thing


def window_light(side, size):
    """A large window at the left (side -1) or right (1) and a weak card opposite; `size` is the subject's in metres."""
    k = max(size, 0.08) / 0.15
    for column in (-1, 1):
        lights.area((side * 0.62 * k, (-0.36 + 0.17 * column) * k, 0.52 * k), (0, 0.04 * k, 0), (0.30 * k, 0.52 * k),
                    3.6 * k * k, (1.0, 0.975, 0.94))
    lights.area((-side * 0.55 * k, -0.55 * k, 0.30 * k), (0, 0.02 * k, 0), (0.5 * k, 0.4 * k), 1.3 * k * k,
                (0.95, 0.97, 1.0))
    lights.area((side * 0.15 * k, 0.75 * k, 0.62 * k), (0, 0.05 * k, 0), (0.9 * k, 0.25 * k), 2.2 * k * k)
    lights.area((side * -0.14 * k, -0.95 * k, 0.16 * k), (0, 0, 0), (0.42 * k, 0.22 * k), 1.5 * k * k, (1.0, 0.99, 0.97))
    lights.surround(0.42, (0.95, 0.96, 1.0), (0.62, 0.60, 0.57), (0.55, 0.53, 0.50))


def corners(things):
    """The corners of the bounding boxes of objects, in the world."""
    bpy.context.view_layer.update()
    return [thing.matrix_world @ Vector(corner) for thing in things for corner in thing.bound_box]


def frame(points, azimuth, elevation, ratio, focus, lens=85, stop=11, fill=(0.84, 0.80), lift=0.0):
    """A camera that looks from this direction (degrees, azimuth to the right of the cut end) and fits the points."""
    a, e = math.radians(azimuth), math.radians(elevation)
    direction = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = 900, round(900 * ratio)
    target = sum(points, Vector()) / len(points)
    distance = 1.0
    item = stage.camera(target + direction * distance, target, lens, stop, focus)
    for _ in range(12):
        bpy.context.view_layer.update()
        seen = [world_to_camera_view(scene, item, p) for p in points]
        left, right = min(p.x for p in seen), max(p.x for p in seen)
        low, high = min(p.y for p in seen), max(p.y for p in seen)
        distance *= max((right - left) / fill[0], (high - low) / fill[1])
        half = distance * 18 / lens
        turn = item.matrix_world.to_3x3()
        target = target + turn @ Vector((((left + right) / 2 - 0.5) * 2 * half,
                                         ((low + high) / 2 - 0.5 - lift) * 2 * half * ratio, 0))
        item.location = target + direction * distance
    item.data.dof.focus_distance = -(item.matrix_world.inverted() @ Vector(focus)).z
    item.data.dof.aperture_fstop = stop * 0.5 / max(distance, 0.1)
    return item


def grade(source, target, quality=88):
    """Print a render: scale it so that the lit ground in the upper corners is the site's sand, with a soft shoulder."""
    image = bpy.data.images.load(source)
    width, height = image.size
    pixels = numpy.empty(width * height * 4, dtype=numpy.float32)
    image.pixels.foreach_get(pixels)
    pixels = pixels.reshape(height, width, 4)
    corner = numpy.concatenate([pixels[-height // 7:, :width // 6, :3].reshape(-1, 3),
                                pixels[-height // 7:, -width // 6:, :3].reshape(-1, 3)])
    white = numpy.percentile(corner, 60, axis=0)
    grey = pixels[..., :3].mean(axis=2, keepdims=True)
    white = white.mean() + (white - white.mean()) * SATURATION
    rgb = (grey + (pixels[..., :3] - grey) * SATURATION) * (numpy.array(SAND) / 255.0 / white)
    rgb = numpy.where(rgb > 0.93, 0.93 + 0.07 * (1 - numpy.exp(-(rgb - 0.93) / 0.07)), rgb)
    shoulder = 0.93 + 0.07 * (1 - math.exp(-(SAND[0] / 255 - 0.93) / 0.07))
    pixels[..., :3] = numpy.clip(rgb * (SAND[0] / 255 / shoulder), 0, 1)
    image.pixels.foreach_set(pixels.reshape(-1))
    image.update()
    scene = bpy.context.scene
    scene.view_settings.view_transform, scene.view_settings.look = 'Standard', 'None'
    scene.view_settings.exposure = 0
    scene.render.image_settings.file_format, scene.render.image_settings.quality = 'JPEG', quality
    if target.endswith('.png'):
        scene.render.image_settings.file_format = 'PNG'
    image.save_render(target)

"""Floors from single boards and tiles, each an object of its own, cut to a convex outline and chamfered."""

import math
import random

import bpy


def _clip(polygon, a, b):
    """Keep the part of a convex polygon left of the line from a to b."""
    def side(p):
        return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])
    kept = []
    for p, q in zip(polygon, polygon[1:] + polygon[:1]):
        if side(p) >= 0:
            kept.append(p)
        if side(p) * side(q) < 0:
            t = side(p) / (side(p) - side(q))
            kept.append((p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t))
    return kept


def cut(polygon, outline):
    """The part of a convex polygon inside a convex outline (both counter-clockwise)."""
    for a, b in zip(outline, outline[1:] + outline[:1]):
        polygon = _clip(polygon, a, b) if len(polygon) > 2 else []
    tidy = [p for i, p in enumerate(polygon) if math.dist(p, polygon[i - 1]) > 1e-5]
    area = sum(p[0] * q[1] - q[0] * p[1] for p, q in zip(tidy, tidy[1:] + tidy[:1])) / 2
    return tidy if len(tidy) > 2 and area > 1e-5 else []


def rectangle(x0, y0, x1, y1):
    """A counter-clockwise rectangle."""
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


def _inset(polygon, distance):
    """A convex polygon moved inwards."""
    moved = []
    for i, p in enumerate(polygon):
        before, after = polygon[i - 1], polygon[(i + 1) % len(polygon)]
        u, v = [((b[0] - a[0]) / math.dist(a, b), (b[1] - a[1]) / math.dist(a, b)) for a, b in ((before, p), (p, after))]
        n = (-(u[1] + v[1]), u[0] + v[0])
        scale = distance / max(0.3, 1 + u[0] * v[0] + u[1] * v[1])
        moved.append((p[0] + n[0] * scale, p[1] + n[1] * scale))
    return moved


def slab(polygon, bottom, top, material, chamfer=0.0008, direction=0.0, tilt=0.0):
    """A prism over a convex polygon; its local x axis runs along `direction`, so that the grain does."""
    cx = sum(p[0] for p in polygon) / len(polygon)
    cy = sum(p[1] for p in polygon) / len(polygon)
    c, s = math.cos(direction), math.sin(direction)
    local = [((x - cx) * c + (y - cy) * s, (y - cy) * c - (x - cx) * s) for x, y in polygon]
    height = top - bottom
    rings = [(local, -height), (local, -chamfer), (_inset(local, chamfer * 0.35), -chamfer * 0.35),
             (_inset(local, chamfer), 0.0)]
    count = len(local)
    vertices = [(x, y, z) for ring, z in rings for x, y in ring]
    faces = [tuple(range(3 * count, 4 * count))]
    for level in range(3):
        faces += [(level * count + i, level * count + (i + 1) % count, (level + 1) * count + (i + 1) % count,
                   (level + 1) * count + i) for i in range(count)]
    mesh = bpy.data.meshes.new('slab')
    mesh.from_pydata(vertices, [], faces)
    mesh.materials.append(material)
    item = bpy.data.objects.new('slab', mesh)
    bpy.context.collection.objects.link(item)
    item.location = (cx, cy, top)
    item.rotation_euler = (random.uniform(-tilt, tilt), random.uniform(-tilt, tilt), direction)
    return item


def _turned(polygon, angle):
    c, s = math.cos(angle), math.sin(angle)
    return [(x * c - y * s, x * s + y * c) for x, y in polygon]


def planks(outline, top, material, length=1.82, width=0.18, direction=0.0, gap=0.0003, thickness=0.01, chamfer=0.0008,
           shift=(0.0, 0.0), seed=1):
    """Boards in a wild bond over a convex outline; `direction` is the angle of the boards to the x axis."""
    chance = random.Random(seed)
    local = _turned(outline, -direction)
    x0, x1 = min(p[0] for p in local), max(p[0] for p in local)
    y0, y1 = min(p[1] for p in local), max(p[1] for p in local)
    items = []
    y = y0 - width * (shift[1] % 1)
    while y < y1:
        x = x0 - length * chance.uniform(0.05, 0.95) + shift[0]
        while x < x1:
            board = rectangle(x + gap, y + gap, x + length - gap, y + width - gap)
            board = cut(_turned(board, direction), outline)
            if board:
                level = top - chance.uniform(0, 0.00012)
                items.append(slab(board, top - thickness, level, material, chamfer, direction))
            x += length
        y += width
    return items


def herringbone(outline, top, material, length=0.6, width=0.1, direction=0.0, gap=0.0002, thickness=0.014):
    """Herringbone parquet over a convex outline."""
    local = _turned(outline, -direction)
    reach = max(math.hypot(*p) for p in local) + 2 * length
    items = []
    ratio = round(length / width)
    steps = int(reach / width) + 2
    for row in range(-steps, steps):
        for column in range(-steps // ratio - 2, steps // ratio + 3):
            x, y = row * width + column * length, row * width - column * length
            if max(abs(x), abs(y)) > reach:
                continue
            for board, angle in ((rectangle(x, y, x + length, y + width), direction),
                                 (rectangle(x, y + width, x + width, y + width + length), direction + math.pi / 2)):
                (a, b), (c, d) = board[0], board[2]
                piece = cut(_turned(rectangle(a + gap, b + gap, c - gap, d - gap), direction), outline)
                if piece:
                    items.append(slab(piece, top - thickness, top, material, 0.0004, angle))
    return items


def tiles(outline, top, material, grout, size=(0.6, 0.6), joint=0.003, direction=0.0, bond=0.0, thickness=0.01,
          chamfer=0.0012, shift=(0.0, 0.0), seed=1):
    """Tiles with a slight lippage over a convex outline, and the grout between them; two materials make a chequer."""
    tones = material if isinstance(material, tuple) else (material,)
    chance = random.Random(seed)
    local = _turned(outline, -direction)
    x0, x1 = min(p[0] for p in local), max(p[0] for p in local)
    y0, y1 = min(p[1] for p in local), max(p[1] for p in local)
    items, row = [], 0
    y = y0 - size[1] * (shift[1] % 1)
    while y < y1:
        x, column = x0 - size[0] * ((shift[0] + bond * row) % 1), 0
        while x < x1:
            tile = rectangle(x + joint / 2, y + joint / 2, x + size[0] - joint / 2, y + size[1] - joint / 2)
            tile = cut(_turned(tile, direction), outline)
            if tile:
                level = top - chance.uniform(0, 0.0003)
                tone = tones[(row + column) % len(tones)]
                items.append(slab(tile, top - thickness, level, tone, chamfer, direction, 0.0004))
            x, column = x + size[0], column + 1
        y, row = y + size[1], row + 1
    items.append(slab(outline, top - thickness, top - 0.0015, grout, 0.0002))
    return items

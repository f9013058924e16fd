"""Cross-sections of the catalogue as solid bodies.

The catalogue's records hold closed outlines in millimetres (x to the right, y up from the top of the screed). A body
lies along +Y with its section in the XZ plane; scenes are in metres.
"""

import math
from pathlib import Path

import bmesh
import bpy
import yaml
from mathutils import Matrix, Vector

MM = 0.001


def record(data_dirs, key):
    """The German record's `data` of a group such as "transition/clip_38", from the first folder that has it."""
    for folder in data_dirs:
        for path in sorted(Path(folder).rglob(f'{key}/de.yaml')):
            return yaml.safe_load(path.read_text(encoding='utf-8'))['data']
    raise FileNotFoundError(f'no record of {key} in {data_dirs}')


def load(data_dirs, key):
    """The section of a group as a list of (part, points in mm, entry of the record)."""
    return [(entry['part'], entry['points'], entry) for entry in record(data_dirs, key)['section']['parts']]


def bounds(outlines):
    """(left, right, bottom, top) of several outlines."""
    xs = [x for points in outlines for x, _ in points]
    ys = [y for points in outlines for _, y in points]
    return min(xs), max(xs), min(ys), max(ys)


def clip(points, left, right):
    """An outline cut off at the left and right; nothing is left of one that lies outside."""
    for sign, limit in ((1, left), (-1, -right)):
        kept = []
        for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1]):
            a, b = sign * ax - limit, sign * bx - limit
            if a >= 0:
                kept.append([ax, ay])
            if a * b < 0:
                kept.append([ax + (bx - ax) * a / (a - b), ay + (by - ay) * a / (a - b)])
        points = kept
    return points


def extrude(name, points_mm, length_m, start_m=0.0, bevel_mm=0.15, sides=None, ends=None):
    """A body with this section from `start_m` on, ends closed, hard edges slightly broken."""
    points = [Vector((x * MM, y * MM)) for x, y in points_mm]
    points = [p for p, q in zip(points, points[-1:] + points[:-1]) if (p - q).length > 1e-6]
    area = sum(p.x * q.y - q.x * p.y for p, q in zip(points, points[1:] + points[:1]))
    if area < 0:
        points.reverse()
    mesh = bpy.data.meshes.new(name)
    body = bmesh.new()
    near = [body.verts.new((p.x, start_m, p.y)) for p in points]
    far = [body.verts.new((p.x, start_m + length_m, p.y)) for p in points]
    body.faces.new(near).material_index = 1
    body.faces.new(far[::-1]).material_index = 1
    for i in range(len(points)):
        j = (i + 1) % len(points)
        body.faces.new((near[j], near[i], far[i], far[j])).smooth = True
    body.to_mesh(mesh)
    body.free()
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(32)
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(thing)
    if sides:
        mesh.materials.append(sides)
        mesh.materials.append(ends or sides)
    if bevel_mm:
        edge = thing.modifiers.new('bevel', 'BEVEL')
        edge.width, edge.segments, edge.limit_method = bevel_mm * MM, 2, 'ANGLE'
        edge.angle_limit = math.radians(40)
        edge.harden_normals = True
        edge.material = -1
    return thing


def grain_along_y(thing):
    """Turn the object's own axes so that textures along its x axis run along the body, which stays where it is."""
    turn = Matrix.Rotation(math.pi / 2, 4, 'Z')
    thing.data.transform(turn.inverted())
    thing.matrix_world = turn @ thing.matrix_world
    return thing


def _axis(points_mm):
    """The axis of a turned part from its symmetrical outline: (middle, direction towards the head)."""
    n = len(points_mm)
    cx, cy = sum(x for x, _ in points_mm) / n, sum(y for _, y in points_mm) / n
    sxx = sum((x - cx) ** 2 for x, _ in points_mm)
    syy = sum((y - cy) ** 2 for _, y in points_mm)
    sxy = sum((x - cx) * (y - cy) for x, y in points_mm)
    angle = 0.5 * math.atan2(2 * sxy, sxx - syy)
    quarter = round(angle / (math.pi / 2)) * math.pi / 2
    if abs(angle - quarter) < math.radians(7):
        angle = quarter
    along = Vector((math.cos(angle), math.sin(angle)))
    middle = Vector((cx, cy))
    if abs(along.x) < 1e-6:
        left, right, _, _ = bounds([points_mm])
        middle.x = (left + right) / 2
    if abs(along.y) < 1e-6:
        _, _, bottom, top = bounds([points_mm])
        middle.y = (bottom + top) / 2
    across = Vector((-along.y, along.x))
    widest = max(points_mm, key=lambda p: abs((Vector(p) - middle).dot(across)))
    if (Vector(widest) - middle).dot(along) < 0:
        along = -along
    return middle, along


def revolve(name, points_mm, at_m=0.0, half=False, material=None, inside=None, recess=True):
    """A screw or plug turned about the axis of its outline at y = `at_m`; `half` keeps what lies behind the cut."""
    middle, along = _axis(points_mm)
    across = Vector((-along.y, along.x))
    rings = sorted(((Vector(p) - middle).dot(along), (Vector(p) - middle).dot(across)) for p in points_mm)
    rings = [(t, s) for t, s in rings if s > 0.02]
    steps = 13 if half else 28
    body = bmesh.new()

    def place(t, s, turn):
        flat = (middle + along * t + across * (s * math.cos(turn))) * MM
        return (flat.x, at_m + s * math.sin(turn) * MM, flat.y)

    turns = [math.pi * k / (steps - 1) if half else 2 * math.pi * k / steps for k in range(steps)]
    loops = [[body.verts.new(place(t, s, turn)) for turn in turns] for t, s in rings]
    for a, b in zip(loops, loops[1:]):
        for i in range(steps - 1 if half else steps):
            j = (i + 1) % steps
            body.faces.new((a[i], a[j], b[j], b[i])).smooth = True
    body.faces.new(loops[0][::-1])
    body.faces.new(loops[-1])
    if half:
        cut = body.faces.new([loop[0] for loop in loops] + [loop[-1] for loop in reversed(loops)])
        cut.material_index = 1
    bmesh.ops.recalc_face_normals(body, faces=body.faces)
    mesh = bpy.data.meshes.new(name)
    body.to_mesh(mesh)
    body.free()
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(30)
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(thing)
    if material:
        mesh.materials.append(material)
        mesh.materials.append(inside or material)
    radius = max(s for _, s in rings)
    if recess and not half and rings[-1][1] > 0.8 * radius and radius > 2.0:
        top = middle + along * rings[-1][0]
        _cross_recess(thing, Vector((top.x * MM, at_m, top.y * MM)), Vector((along.x, 0, along.y)), radius * MM)
    return thing


def _cross_recess(screw, top, along, radius):
    """Sink a cross recess into the head of a screw."""
    body = bmesh.new()
    for size in ((1.15, 0.30), (0.30, 1.15)):
        box = bmesh.ops.create_cube(body, size=1.0)['verts']
        bmesh.ops.scale(body, vec=(size[0] * radius, size[1] * radius, 1.1 * radius), verts=box)
    mesh = bpy.data.meshes.new('recess')
    body.to_mesh(mesh)
    body.free()
    cutter = bpy.data.objects.new('recess', mesh)
    bpy.context.collection.objects.link(cutter)
    cutter.matrix_world = Matrix.Translation(top) @ along.to_track_quat('Z', 'Y').to_matrix().to_4x4()
    cutter.hide_render = True
    cutter.display_type = 'WIRE'
    tool = screw.modifiers.new('recess', 'BOOLEAN')
    tool.operation, tool.object, tool.solver, tool.use_self = 'DIFFERENCE', cutter, 'EXACT', True

"""Geometry: noise, solids from distance fields, sweeps and what lies on what. One unit is 10 cm."""
import math
import random

import bpy
import numpy as np
from mathutils import Euler, Vector
from mathutils.bvhtree import BVHTree
from scipy import ndimage
from skimage.measure import marching_cubes

TAU = 2 * math.pi
_lattices = {}


def noise(p, scale=1.0, octaves=4, seed=0, gain=0.5):
    """Value noise, about -1 to 1, at points of any shape (..., 3)."""
    p = np.asarray(p, np.float32)
    total, amplitude = np.zeros(p.shape[:-1], np.float32), 1.0
    for k in range(octaves):
        lattice = _lattices.setdefault(
            seed + k, np.random.default_rng(seed + k).uniform(-1, 1, (48, 48, 48)).astype(np.float32))
        q = p * (scale * 2**k) + 17.3 * k + 5.1
        cell = np.floor(q)
        f = q - cell
        q = np.mod(cell, 48) + f * f * (3 - 2 * f)
        total += amplitude * ndimage.map_coordinates(
            lattice, [q[..., i] for i in range(3)], order=1, mode='grid-wrap')
        amplitude *= gain
    return total


def roughen(d, p, within, *layers):
    """Adds noise (amount, scale, octaves, seed) to a distance field, only near its surface: the rest is not seen."""
    near = np.abs(d) < within
    q = p[near]
    for amount, scale, octaves, seed in layers:
        d[near] += amount * noise(q, scale, octaves, seed)
    return d


def grid(lo, hi, step):
    """The points of a box, (nx, ny, nz, 3)."""
    axes = [np.arange(a, b + step, step, dtype=np.float32) for a, b in zip(lo, hi)]
    return np.stack(np.meshgrid(*axes, indexing='ij'), -1)


def smooth_min(a, b, k):
    h = np.clip(0.5 + 0.5 * (b - a) / k, 0, 1)
    return b * (1 - h) + a * h - k * h * (1 - h)


def smooth_max(a, b, k):
    return -smooth_min(-a, -b, k)


def smoothstep(x, a, b):
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def ellipsoid(p, center, radii):
    q = (p - np.asarray(center, np.float32)) / np.asarray(radii, np.float32)
    return (np.linalg.norm(q, axis=-1) - 1) * min(radii)


def mesh(name, vertices, faces, smooth=True, **attributes):
    """Faces all have as many corners as the first, or are a list of tuples."""
    m = bpy.data.meshes.new(name)
    vertices = np.asarray(vertices, np.float32)
    if isinstance(faces, np.ndarray):
        n, k = faces.shape
        m.vertices.add(len(vertices))
        m.vertices.foreach_set('co', vertices.ravel())
        m.loops.add(n * k)
        m.loops.foreach_set('vertex_index', faces.astype(np.int32).ravel())
        m.polygons.add(n)
        m.polygons.foreach_set('loop_start', np.arange(0, n * k, k, dtype=np.int32))
        m.polygons.foreach_set('loop_total', np.full(n, k, np.int32))
        m.update(calc_edges=True)
    else:
        m.from_pydata([tuple(v) for v in vertices], [], faces)
    m.polygons.foreach_set('use_smooth', [smooth] * len(m.polygons))
    for key, values in attributes.items():
        m.attributes.new(key, 'FLOAT', 'POINT').data.foreach_set('value', np.asarray(values, np.float32))
    m.update()
    return m


def solid(name, distance, lo, step, **fields):
    """The surface where a distance field is zero; `fields` are functions of the vertices."""
    v, f, _, _ = marching_cubes(distance, 0, spacing=(step,) * 3, gradient_direction='ascent')
    v = v + np.asarray(lo)
    return mesh(name, v, f[:, ::-1], **{k: fn(v) for k, fn in fields.items()})


def place(m, material=None, at=(0, 0, 0), turn=(0, 0, 0), size=1.0):
    o = bpy.data.objects.new(m.name, m)
    if material is not None and not m.materials:
        for one in material if isinstance(material, (list, tuple)) else [material]:
            m.materials.append(one)
    o.location, o.rotation_euler = at, turn
    o.scale = (size,) * 3 if np.isscalar(size) else size
    bpy.context.scene.collection.objects.link(o)
    return o


def curve(points, n):
    """A smooth way through the points, cut into n steps of about one length."""
    p = np.array(points, float)
    d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1) + 1e-6)]
    m = np.gradient(p, d, axis=0)
    t = np.linspace(0, d[-1], n)
    i = np.clip(np.searchsorted(d, t) - 1, 0, len(p) - 2)
    h = (d[i + 1] - d[i])[:, None]
    u = ((t - d[i]) / h[:, 0])[:, None]
    return ((2 * u**3 - 3 * u**2 + 1) * p[i] + (u**3 - 2 * u**2 + u) * h * m[i]
            + (3 * u**2 - 2 * u**3) * p[i + 1] + (u**3 - u**2) * h * m[i + 1])


def wrap_faces(rows, columns, closed=True):
    """Quads between rows of points, each row closed to a ring or not."""
    i, j = np.meshgrid(np.arange(rows - 1), np.arange(columns if closed else columns - 1), indexing='ij')
    k = (j + 1) % columns
    return np.stack([i * columns + j, i * columns + k, (i + 1) * columns + k, (i + 1) * columns + j],
                    -1).reshape(-1, 4)


def swept(path, section, up=(0, 0, 1), roll=0.0):
    """The points (n, m, 3) of a ring of points (n, m, 2: across, up) moved along a path."""
    p = np.asarray(path, float)
    tangent = np.gradient(p, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True) + 1e-9
    across = np.cross(tangent, up)
    across /= np.linalg.norm(across, axis=1, keepdims=True) + 1e-9
    above = np.cross(across, tangent)
    roll = np.broadcast_to(roll, len(p))[:, None]
    a, b = across * np.cos(roll) + above * np.sin(roll), above * np.cos(roll) - across * np.sin(roll)
    return p[:, None] + section[..., :1] * a[:, None] + section[..., 1:] * b[:, None]


def sweep(name, path, section, up=(0, 0, 1), roll=0.0, **fields):
    """Moves a ring of points along a path, as a mesh; ends are closed by making them small."""
    v = swept(path, section, up, roll)
    rows, columns = section.shape[:2]
    values = {k: np.broadcast_to(f, (rows, columns)).ravel() for k, f in fields.items()}
    return mesh(name, v.reshape(-1, 3), wrap_faces(rows, columns), **values)


def ring(n, width, height, power=2.0):
    """Sections for a sweep: superellipses with the given half widths and heights along the path."""
    t = np.linspace(0, TAU, n, endpoint=False)
    c, s = np.cos(t), np.sin(t)
    x, y = np.sign(c) * np.abs(c) ** (2 / power), np.sign(s) * np.abs(s) ** (2 / power)
    return np.stack([np.outer(width, x), np.outer(height, y)], -1)


def lathe(name, profile, segments=144, n=None, wobble=0.0, seed=0):
    """Turns a profile (radius, height), from the bottom's middle outward and back inside, round the axis."""
    p = curve(profile, n) if n else np.array(profile, float)
    t = np.linspace(0, TAU, segments, endpoint=False)
    r, z = np.maximum(p[:, :1], 1e-5), p[:, 1:]
    k = 1 + wobble * (np.sin(2 * t + seed) + 0.6 * np.sin(3 * t + 2.1 * seed) + 0.3 * np.sin(5 * t + 3 * seed))
    v = np.stack([r * k * np.cos(t), r * k * np.sin(t), z + 0.5 * wobble * r * np.sin(2 * t + 1.7 * seed)], -1)
    return mesh(name, v.reshape(-1, 3), wrap_faces(len(p), segments))


def ball(n=48):
    """A unit sphere's points and faces."""
    a, b = np.linspace(0, math.pi, n // 2 + 1), np.linspace(0, TAU, n, endpoint=False)
    s = np.maximum(np.sin(a), 1e-4)
    v = np.stack([np.outer(s, np.cos(b)), np.outer(s, np.sin(b)), np.outer(np.cos(a), np.ones(n))], -1)
    return v.reshape(-1, 3), wrap_faces(len(a), n)[:, ::-1]


def box(name, x, y, z, bevel=0.02):
    v = [(i * x / 2, j * y / 2, k * z / 2) for i in (-1, 1) for j in (-1, 1) for k in (-1, 1)]
    m = mesh(name, v, [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)], False)
    m['bevel'] = bevel
    return m


def beveled(o):
    b = o.modifiers.new('bevel', 'BEVEL')
    b.width, b.segments = o.data['bevel'], 3
    return o


def tree_of(objects):
    graph = bpy.context.evaluated_depsgraph_get()
    graph.update()
    vertices, faces = [], []
    for o in objects:
        made = o.evaluated_get(graph)
        m = made.to_mesh()
        n = len(vertices)
        vertices += [o.matrix_world @ v.co for v in m.vertices]
        faces += [[i + n for i in p.vertices] for p in m.polygons]
        made.to_mesh_clear()
    return BVHTree.FromPolygons(vertices, faces)


def height_at(tree, x, y, default=0.0):
    hit = tree.ray_cast(Vector((x, y, 9)), Vector((0, 0, -1)))
    return (hit[0].z, hit[1]) if hit[0] is not None else (default, Vector((0, 0, 1)))


def scatter(on, meshes, n, where, size=(0.8, 1.2), lift=0.003, tilt=0.3, seed=0, steepest=0.25):
    """Lays n pieces on what is there, each along the surface under it."""
    rr, tree, out = random.Random(seed), tree_of(on), []
    for _ in range(n * 20):
        if len(out) == n:
            break
        x, y = where(rr)
        hit, normal, _, _ = tree.ray_cast(Vector((x, y, 9)), Vector((0, 0, -1)))
        if hit is None or normal.z < steepest:
            continue
        o = place(rr.choice(meshes), None, hit + normal * lift, size=rr.uniform(*size))
        o.rotation_mode = 'QUATERNION'
        turn = Euler((rr.gauss(0, tilt), rr.gauss(0, tilt), rr.uniform(0, TAU))).to_quaternion()
        o.rotation_quaternion = normal.to_track_quat('Z', 'Y') @ turn
        out.append(o)
    return out


def disc(x, y, r, power=0.5):
    def where(rr):
        a, q = rr.uniform(0, TAU), r * rr.random() ** power
        return x + q * math.cos(a), y + q * math.sin(a)
    return where


def puddle(name, mask, lo, hi, z, thickness, step=0.012, seed=0, under=None):
    """Liquid with a rounded edge where mask(x, y) > 0, on a level or on what is under it. Field: deep."""
    x, y = np.meshgrid(np.arange(lo[0], hi[0], step), np.arange(lo[1], hi[1], step), indexing='ij')
    p = np.stack([x, y, np.zeros_like(x)], -1)
    m = mask(x, y) + 0.07 * noise(p, 4, 3, seed)
    ground = np.full(x.shape, z)
    if under is not None:
        tree = tree_of(under)
        ground = np.array([height_at(tree, a, b, z)[0] for a, b in zip(x.ravel(), y.ravel())]).reshape(x.shape)
        ground = ndimage.gaussian_filter(ground, 2)
    film = thickness * np.sqrt(np.clip(3 * m, 0, 1)) * (1 + 0.1 * noise(p, 6, 2, seed + 3))
    film = ndimage.gaussian_filter(np.where(m > 0, film, -0.012), 1)
    keep = m > -0.05
    index = np.full(x.shape, -1)
    index[keep] = np.arange(keep.sum())
    quads = np.stack([index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:]], -1).reshape(-1, 4)
    v = np.stack([x, y, ground + film], -1)[keep]
    return mesh(name, v, quads[(quads >= 0).all(1)], deep=np.maximum(film, 0)[keep] / thickness)


def blobs(circles, k=0.25):
    """A mask for puddle: circles (x, y, r) that run into one another."""
    def mask(x, y):
        m = np.full(x.shape, -1.0)
        for cx, cy, r in circles:
            m = smooth_max(m, 1 - np.hypot(x - cx, y - cy) / r, k)
        return m
    return mask

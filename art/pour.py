"""Sauces spooned over pieces: they fill the gaps, thin out on steep sides and lie thick where it is flat. Broth and oil
in which pieces lie.
"""
import numpy as np
from scipy import ndimage

from shapes import grid, height_at, mesh, noise, roughen, smoothstep, tree_of, wrap_faces


def around(objects, distances, lo, hi, step, blend):
    """Points of a box and their distance from all objects; distances has each object's own (field, lo, step)."""
    p = grid(lo, hi, step)
    near = np.zeros(p.shape[:3], np.float32)
    for o, (field, start, pace) in zip(objects, distances):
        reach = max(field.shape) * pace * o.scale[0] * .75
        at = np.array(o.matrix_world.translation)
        i0 = np.maximum(((at - reach - lo) / step).astype(int), 0)
        box = tuple(slice(a, max(a, b)) for a, b in zip(i0, ((at + reach - lo) / step).astype(int) + 1))
        if not min(p[box].shape[:3]):
            continue
        back = np.array(o.matrix_world.inverted())
        q = p[box] @ back[:3, :3].T.astype(np.float32) + back[:3, 3].astype(np.float32)
        index = np.moveaxis((q - start) / pace, -1, 0)
        d = ndimage.map_coordinates(field, index, order=1, cval=1.) * o.scale[0]
        near[box] += np.exp(-np.minimum(d, .5) / blend)
    return p, -blend * np.log(near + 1e-9)


def poured(p, d, mask, thick, step, seed=0, soft=1.5, steep=.25, grain=.006):
    """Distance from a sauce that was spooned where mask(x, y) > 0."""
    ground = ndimage.gaussian_filter(d, soft)
    up = ndimage.gaussian_filter(np.gradient(d, step, axis=2), 1.5)
    solid = d < 0
    top = np.where(solid.any(2), p[0, 0, -1, 2] - step * solid[:, :, ::-1].argmax(2), p[0, 0, 0, 2])
    flat = p[:, :, 0] * (1, 1, 0)
    m = mask(flat[..., 0], flat[..., 1]) + .22 * noise(flat, 3.5, 3, seed) + 1.6 * (ndimage.gaussian_filter(top, .05 / step) - top)
    seen = smoothstep(top[..., None] - p[..., 2], .05, .01)
    layer = thick * np.sqrt(np.clip(2.5 * m, 0, 1))[..., None] * (steep + (1 - steep) * np.clip(up, 0, 1)) * seen
    layer = ndimage.gaussian_filter(layer * (1 + .35 * noise(p, 7, 2, seed + 3)), 1.2)
    gone = np.where(m > 0, 0, .05)[..., None] + .05 * (1 - seen)
    return roughen(ground - layer + .008 + ndimage.gaussian_filter(gone, (1.5, 1.5, 1)), p, .02, (grain, 24, 3, seed + 5))


def lake(name, on, level, reach, drops, step=.008):
    """The surface of a liquid in a dish: it climbs a little at what lies in it. Fields: deep, oil (in drops on top)."""
    tree, line = tree_of(on), np.arange(-reach, reach, step)
    x, y = np.meshgrid(line, line, indexing='ij')
    under = np.array([height_at(tree, a, b)[0] for a, b in zip(x.ravel(), y.ravel())]).reshape(x.shape)
    free = ndimage.gaussian_filter(under, 1) < level
    p = np.stack([x, y, 0 * x], -1)
    away = ndimage.distance_transform_edt(free) * step
    z = level + np.where(free, .016 * np.exp(-away / .018), 0) + .004 * noise(p, 2.4, 2, 3)
    z = ndimage.gaussian_filter(z, .8)
    rng, oil = np.random.default_rng(4), np.zeros_like(x)
    for _ in range(drops):
        cx, cy = rng.uniform(-reach, reach, 2)
        r = .006 + .006 * min(rng.pareto(1.6), 5)
        if noise(np.array([[cx, cy, 0.]]), 2.2, 2, 6)[0] > -.25:
            oil = np.maximum(oil, smoothstep(np.hypot(x - cx, y - cy), r + .004, r - .004))
    inside = (np.hypot(x, y) < reach - .01)[:-1, :-1].ravel()
    deep = ndimage.gaussian_filter(np.clip(level - under, 0, 1), 1.2) / .16
    return mesh(name, np.stack([x, y, z], -1).reshape(-1, 3), wrap_faces(*x.shape, False)[inside, ::-1], deep=deep.ravel(), oil=oil.ravel())

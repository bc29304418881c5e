"""Sauces spooned over pieces: they fill the gaps, thin out on steep sides and lie thick where it is flat."""
import numpy as np
from scipy import ndimage

from shapes import grid, noise, roughen, smoothstep


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

"""Limp food laid down piece by piece: each sinks onto what lies there already, and bridges the small gaps."""
import numpy as np
from scipy import ndimage

from shapes import height_at, tree_of


class Heap:
    def __init__(self, on, radius, at=(0, 0), step=.012):
        tree = tree_of(on)
        self.lo, self.step = np.array(at) - radius, step
        line = np.arange(0, 2 * radius, step)
        self.top = np.array([[height_at(tree, self.lo[0] + x, self.lo[1] + y)[0] for y in line] for x in line])

    def cells(self, p): return (p[:, :2] - self.lo) / self.step

    def under(self, p, bridge=.12, soft=.03):
        """The height on which a limp sheet through the points p (n, 2 or 3) would rest."""
        held = ndimage.grey_closing(self.top, max(1, int(bridge / self.step)) | 1)
        held = ndimage.gaussian_filter(ndimage.grey_dilation(held, 3), soft / self.step)
        return ndimage.map_coordinates(held, self.cells(p).T, order=1, mode='nearest')

    def add(self, p):
        i = np.clip(self.cells(p).astype(int), 0, np.array(self.top.shape) - 1)
        own = np.zeros_like(self.top)
        np.maximum.at(own, tuple(i.T), p[:, 2])
        self.top = np.maximum(self.top, ndimage.grey_closing(own, 3))


def folded(p, line, way, r, most=np.pi):
    """Turns the part of a flat sheet (n, 3) beyond a line up round a cylinder of radius r, by at most the angle `most`."""
    across = np.array([np.cos(way), np.sin(way)])
    d = p[:, :2] @ across - line
    a = np.clip(d / r, 0, most)
    rest = np.maximum(d - r * most, 0)
    moved = np.where(d > 0, r * np.sin(a) + rest * np.cos(a) - d, 0)
    out = p.copy()
    out[:, :2] += moved[:, None] * across
    out[:, 2] += np.where(d > 0, r * (1 - np.cos(a)) + rest * np.sin(a), 0)
    return out

"""Brick, stone and wet ground: every brick and sett its own piece in one mesh, so that light finds its edges."""
import numpy as np

from shader import Shader, once
from shapes import box, mesh, noise, place


@once
def lattice():
    """The surface points of a cube of five by five by five, and its faces."""
    points = [(i, j, k) for i in range(5) for j in range(5) for k in range(5) if {i, j, k} & {0, 4}]
    at = {p: n for n, p in enumerate(points)}
    faces = []
    for axis in range(3):
        for side in (0, 4):
            for a in range(4):
                for b in range(4):
                    f = []
                    for c, d in ((a, b), (a + 1, b), (a + 1, b + 1), (a, b + 1)):
                        p = [0, 0, 0]
                        p[axis], p[(axis + 1) % 3], p[(axis + 2) % 3] = side, c, d
                        f.append(at[tuple(p)])
                    faces.append(f if side else f[::-1])
    return np.array(points), np.array(faces)


def pieces(name, centers, sizes, material, rounded=.07, rough=.02, tilt=.0, seed=1):
    """Boxes with rounded, uneven edges. Field: tone, one number for each."""
    rng = np.random.default_rng(seed)
    c, half = np.asarray(centers, np.float32)[:, None], np.asarray(sizes, np.float32)[:, None] / 2
    points, faces = lattice()
    r = np.minimum(rounded * rng.uniform(.7, 1.4, (len(c), 1, 1)), half.min(2, keepdims=True) * .8)
    steps = np.concatenate([-half, -(half - r), 0 * half, half - r, half], 1)
    p = np.stack([steps[:, points[:, a], a] for a in range(3)], -1)
    core = np.clip(p, -(half - r), half - r)
    away = p - core
    p = core + r * away / np.maximum(np.linalg.norm(away, axis=-1, keepdims=True), 1e-6)
    lean = rng.normal(0, tilt, (len(c), 2, 1))
    p[..., 2] += lean[:, 0] * p[..., 0] + lean[:, 1] * p[..., 1]
    p = p + c
    for a in range(3):
        p[..., a] += rough * noise(p + 31 * a + 7 * rng.random((len(c), 1, 1)), 1.3, 3, seed + a)
    n = len(points)
    f = (faces[None] + n * np.arange(len(c))[:, None, None]).reshape(-1, 4)
    tone = np.repeat(rng.random(len(c)), n)
    return place(mesh(name, p.reshape(-1, 3), f, tone=tone), material)


@once
def baked(dark=1., wet=0.):
    """Brick: from salmon to nearly black, soot and lime on it."""
    s = Shader('brick')
    v = s.here()
    tone, broad, fine = s.field('tone'), s.noise(v, .16, 5, .6), s.noise(v, 5, 6, .7)
    c = s.ramp(tone, (0., '3a1a12'), (.15, '5c2a1c'), (.45, '743626'), (.75, '864630'), (.93, '946044'), (1., '2c1e1a'))
    c = s.mix(s.mul(s.ramp(fine, (.35, 0.), (.75, 1.)), .45), c, '2c120c')
    c = s.mix(s.mul(s.ramp(s.noise(v, 1.1, 5, .7), (.56, 0.), (.74, 1.)), .35), c, 'a89888')
    c = s.mix(s.mul(s.ramp(broad, (.40, 0.), (.66, 1.)), .5), c, '2a1a16')
    c = s.mix(1., c, (dark, dark, dark), 'MULTIPLY')
    damp = s.ramp(s.noise(v, .22, 5, .6), (.35, 0.), (.62, 1.))
    rough = s.scale(s.mul(damp, wet), -.62, .86) if wet else s.scale(fine, .15, .78)
    return s.surface(base=c, rough=s.add(rough, s.scale(fine, .16, -.08)), spec=.3 + .25 * wet, normal=s.bump(fine, .4, .06))


@once
def granite():
    """Setts and curbs, wet."""
    s = Shader('granite')
    v = s.here()
    fine, damp = s.noise(v, 4, 6, .7), s.ramp(s.noise(v, .14, 5, .62), (.34, 0.), (.60, 1.))
    c = s.ramp(s.field('tone'), (0., '1c1d20'), (.5, '34343a'), (.8, '46423e'), (1., '5a4c44'))
    c = s.mix(s.mul(s.ramp(fine, (.3, 0.), (.7, 1.)), .5), c, '15161a')
    c = s.mix(s.mul(damp, .5), c, '0c0d10')
    rough = s.add(s.scale(damp, -.30, .52), s.scale(fine, .2, -.1))
    return s.surface(base=c, rough=rough, spec=.32, normal=s.bump(s.add(s.noise(v, 1.6, 3), s.mul(fine, .35)), .30, .10))


@once
def mortar(code='8a7c70', rough=.92):
    s = Shader('mortar')
    v = s.here()
    fine, broad = s.noise(v, 9, 6, .7), s.noise(v, .3, 5, .6)
    c = s.mix(s.add(s.mul(fine, .5), s.mul(broad, .5)), code, '1c1612')
    return s.surface(base=c, rough=rough, spec=.25, normal=s.bump(fine, .6, .06))


@once
def water():
    """What stands in the low places: a mirror at a slant, clear from above; it shades nothing."""
    s = Shader('water')
    v = s.here()
    shine = s.node('BsdfGlossy', {0: (1, 1, 1), 'Roughness': .02, 'Normal': s.bump(s.noise(v, .9, 3), .06, .05)})
    path = s.node('LightPath').outputs
    seen = s.sub(1., s.math('MAXIMUM', path['Is Shadow Ray'], path['Is Diffuse Ray']))
    through = s.node('BsdfTransparent', {0: (.72, .74, .76)})
    return s.finish(s.node('MixShader', {0: s.mul(s.node('Fresnel', {'IOR': 1.33}).outputs[0], seen), 1: through, 2: shine}))


def brickwork(x, z, y, openings, seed=1, material=None):
    """A wall in the plane of y: rows of stretchers, each sixth row headers; `openings` are (x, z) pairs left out."""
    rng, centers, sizes = np.random.default_rng(seed), [], []
    row, high = 0, z[0]
    while high < z[1]:
        long = 1.0 if row % 6 == 5 else 2.05
        at = x[0] - (long / 2 if row % 2 else 0) - rng.uniform(0, .1)
        while at < x[1]:
            a, b = max(at, x[0]), min(at + long, x[1])
            for (l, r), (lo, hi) in openings:
                if lo < high + .3 < hi:
                    a, b = (max(a, r), b) if a > l else (a, min(b, l)) if b < r or a < l < b else (a, b)
            if b - a > .35:
                centers.append(((a + b) / 2, y + .5 + rng.normal(0, .018), high + .3 + rng.normal(0, .012)))
                sizes.append((b - a - .1, 1., .58))
            at += long + rng.normal(0, .02)
        row, high = row + 1, high + .68
    pieces('bricks', centers, sizes, material or baked(), .05, .022, .006, seed)


def herringbone(x, y, z, seed=2):
    """Pavers of twenty by ten centimeters, sunk and risen over the years."""
    centers, sizes = [], []
    for m in range(-60, 60):
        for k in range(-60, 60):
            for dx, dy, w, h in ((1, .5, 1.92, .92), (.5, 2, .92, 1.92)):
                cx, cy = (x[0] + x[1]) / 2 + k + 4 * m + dx, (y[0] + y[1]) / 2 + k + dy
                if x[0] < cx < x[1] and y[0] + h / 2 < cy < y[1]:
                    centers.append((cx, cy, 0))
                    sizes.append((w, h, .6))
    c = np.array(centers, np.float32)
    c[:, 2] = z - .3 + .045 * noise(c, .09, 2, seed) + .012 * noise(c, 1.7, 1, seed + 5)
    pieces('pavers', c, sizes, baked(.62, .9), .09, .02, .012, seed)


def setts(x, y, z, seed=3):
    rng, centers, sizes = np.random.default_rng(seed), [], []
    across = x[0]
    while across < x[1]:
        wide, at = rng.uniform(.95, 1.15), y[0] - rng.uniform(0, 1.5)
        while at < y[1]:
            long = rng.uniform(1.5, 2.3)
            centers.append((across + wide / 2, at + long / 2, 0))
            sizes.append((wide - .09, long - .09, 1.2))
            at += long
        across += wide
    c = np.array(centers, np.float32)
    c[:, 2] = z - .6 + .10 * noise(c, .06, 2, seed) + .03 * noise(c, 1.7, 1, seed + 5)
    c[:, 2] -= .17 * np.exp(-((c[:, 1] + 60) / 7) ** 2) * np.clip(.78 + .9 * noise(c * (1, 1, 0), .06, 2, seed + 9), 0, 1.2)
    pieces('setts', c, sizes, granite(), .2, .045, .02, seed)


def sheet(name, x, y, z, material):
    return place(box(name, x[1] - x[0], y[1] - y[0], .02), material, ((x[0] + x[1]) / 2, (y[0] + y[1]) / 2, z - .01))

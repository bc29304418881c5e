"""Manchego in sectors of the wheel, quince paste, almonds with their skin."""
import math

import numpy as np

from shader import Shader, once
from shapes import TAU, ball, grid, mesh, noise, roughen, smooth_max, smoothstep, solid

RADIUS = .98


@once
def paste(young=False):
    """Fields: rind, and how near it is (the paste darkens toward it)."""
    s = Shader('manchego')
    v = s.apart(s.here())
    rind, near, ridge = (s.field(k) for k in ('rind', 'near', 'ridge'))
    fine = s.noise(v, 16, 5, .62)
    c = s.mix(s.noise(v, 2.5, 4), *(('e6cf94', 'eedcab') if young else ('e4c984', 'efdcaa')))
    c = s.mix(s.mul(s.ramp(fine, (.42, 0.), (.62, 1.)), .35), c, 'dec688' if young else 'dfc27c')
    c = s.mix(s.mul(near, .45 if young else .75), c, 'd8b468' if young else 'c4963f')
    straw = s.mix(s.noise(v, 20, 5, .7), *(('96703a', 'cfae72') if young else ('6e4a20', 'b08a4c')))
    bark = s.mix(ridge, s.mix(fine, *(('4a3018', '7a5630') if young else ('1d110a', '3b2412'))), straw)
    c = s.mix(rind, c, s.mix(s.mul(s.ramp(s.noise(v, 5, 5, .65), (.5, 0.), (.7, 1.)), .5), bark, '8d8468'))
    height = s.add(s.mul(fine, .5), s.mul(s.noise(v, 60, 3, .7), .5))
    return s.surface(base=c, sss=s.scale(rind, -.33, .35), radius=(.09, .065, .03), rough=s.scale(rind, .25, .42), spec=.4,
                     normal=s.bump(height, .35, .012))


def cheese(seed, high, half=.25, step=.0052, young=False):
    """A sector of the wheel; the band of woven grass has left its zigzag on the rind, the fainter the younger."""
    rng = np.random.default_rng(seed)
    lo = np.array([-.04, -RADIUS * math.sin(half) - .05, -.03])
    p = grid(lo, (RADIUS + .05, RADIUS * math.sin(half) + .05, high + .03), step)

    def radius(q): return np.hypot(q[..., 0], q[..., 1])

    def weave(q):
        around = np.arctan2(q[..., 1], q[..., 0]) * RADIUS
        tooth = np.abs(np.mod(around / .15, 1) * 2 - 1)
        line = q[..., 2] / .062 + 1.1 * tooth + .22 * noise(q, 5, 3, 40)
        return .5 + .5 * np.cos(TAU * line) + .25 * noise(q, 22, 3, 41)
    x, y = p[..., 0], p[..., 1]
    sides = smooth_max(math.cos(half) * y - math.sin(half) * x, -math.cos(half) * y - math.sin(half) * x, .01)
    d = smooth_max(sides, np.abs(p[..., 2] - high / 2) - high / 2, .010)
    roughen(d, p, .05, (.006, 4, 2, seed), (.0035, 24, 3, seed + 1))
    d = smooth_max(d, radius(p) - RADIUS - (.010 if young else .016) * (weave(p) - .5), .014)
    for _ in range(int(90 * max(high, .12) / .12)):
        a, q = rng.uniform(-half, half), RADIUS * math.sqrt(rng.uniform(.02, .86))
        c = np.array([q * math.cos(a), q * math.sin(a), rng.uniform(0, high)])
        r = min(.022, .004 + .003 * rng.pareto(1.6)) * np.array([rng.uniform(.8, 2.2), rng.uniform(.7, 1.2), rng.uniform(.6, 1.2)])
        i0 = np.maximum(((c - 2 * r.max() - .012 - lo) / step).astype(int), 0)
        cut = tuple(slice(i, j) for i, j in zip(i0, ((c + 2 * r.max() + .012 - lo) / step).astype(int) + 1))
        if min(p[cut].shape[:3]):
            hole = (np.linalg.norm((p[cut] - c) / r, axis=-1) - 1) * r.min()
            d[cut] = smooth_max(d[cut], -hole, .004)
    m = solid('manchego', d, lo, step,
              rind=lambda v: smoothstep(radius(v) + .006 * noise(v, 15, 3, 7), RADIUS - .030, RADIUS - .018),
              near=lambda v: smoothstep(radius(v), RADIUS - .17, RADIUS - .02), ridge=lambda v: np.clip(weave(v), 0, 1))
    m.materials.append(paste(young))
    return m


@once
def quince():
    """Light wanders far in it: red most."""
    s = Shader('quince')
    v = s.apart(s.here())
    n = s.noise(v, 3, 4)
    c = s.mix(n, '4c1c10', '6c2a16')
    grain = s.noise(v, 70, 3, .7)
    drag = s.noise(s.stretch(v, 3, 60, 3), 1, 3, .6)
    return s.surface(base=c, sss=1., radius=(.08, .030, .014), rough=s.scale(grain, .30, .34), spec=.30,
                     normal=s.bump(s.add(s.mul(grain, .35), s.add(s.mul(drag, .5), s.mul(s.noise(v, 14, 4, .6), .6))), .3, .010))


def slab(seed, x, y, z, step=.005, cut=0.):
    """A piece of quince paste, set soft: no edge quite straight. With a cut, a triangle."""
    lo = np.array([-x / 2 - .05, -y / 2 - .05, -.05])
    p = grid(lo, (x / 2 + .05, y / 2 + .05, z + .06), step)
    bow = .02 * noise(p * (1, 1, 0), 2.2, 2, seed)
    q = np.abs(p - (0, 0, z / 2) - np.stack([0 * bow, 0 * bow, bow], -1)) - np.array([x, y, z]) / 2
    d = smooth_max(smooth_max(q[..., 0], q[..., 1], .02), q[..., 2], .016)
    if cut:
        d = smooth_max(d, (p[..., 0] * y + p[..., 1] * x) / math.hypot(x, y), .016)
    roughen(d, p, .05, (.010, 5, 2, seed + 3), (.0028, 26, 3, seed + 4))
    m = solid('membrillo', d, lo, step)
    m.materials.append(quince())
    return m


@once
def toasted():
    s = Shader('almond')
    v = s.apart(s.here())
    grain = s.noise(s.stretch(v, 2.2, 30, 30), 1.6, 4, .65)
    c = s.ramp(grain, (.30, '4a220c'), (.50, '84481c'), (.70, 'b0733a'))
    c = s.mix(s.mul(s.ramp(s.noise(v, 9, 5, .65), (.50, 0.), (.70, 1.)), .6), c, '5a2c10')
    return s.surface(base=c, sss=.08, radius=(.04, .02, .01), rough=.48, spec=.4, normal=s.bump(grain, .9, .012))


def almond(seed):
    v, f = ball(56)
    x = v[:, 0]
    taper = 1 - .30 * smoothstep(x, -.1, .8) - .45 * smoothstep(x, .5, 1.02)
    p = np.stack([.125 * x + .025 * smoothstep(x, .6, 1), .078 * v[:, 1] * taper, .046 * v[:, 2] * taper], 1)
    p *= 1 + (.05 * noise(v, 1.6, 3, seed) + .03 * noise(v * (1, 6, 6), 1, 2, seed + 3))[:, None]
    m = mesh('almond', p, f)
    m.materials.append(toasted())
    return m

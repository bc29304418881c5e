"""Tomato: grated on bread, cut in half, whole."""
import math
import random

import numpy as np
from scipy import ndimage

from bread import slice_of_bread, toast
from shader import Shader, once, plain
from shapes import TAU, ball, grid, mesh, noise, place, ring, smooth_max, smoothstep, solid, sweep


@once
def pulp():
    s = Shader('pulp')
    v = s.apart(s.here())
    n = s.noise(v, 14, 5, .6)
    c = s.ramp(s.add(n, s.mul(s.field('thick'), .25)), (.28, 'e8935a'), (.46, 'd9601f'), (.66, 'bf3d10'), (.85, '97260a'))
    return s.surface(base=c, sss=.55, radius=(.08, .035, .015), rough=.14, spec=.55, coat=.8, coat_rough=.05,
                     normal=s.bump(s.add(n, s.mul(s.noise(v, 48, 4, .65), .7)), .7, .016))


@once
def seed_mesh():
    v, f = ball(16)
    m = mesh('seed', v * (.013, .009, .004), f)
    m.materials.append(plain('e6c884', .25, .4, .8, 40., .2, .15))
    return m


def rubbed_toast(at, turn, seed, a=.70, b=.36):
    """A slice rubbed with tomato: wet crumb, and pulp in clumps with seeds and oil."""
    def amount(x, y):
        q = np.stack([x, y, np.full_like(x, seed)], -1)
        r = (np.abs(x) / (a * .92)) ** 2.6 + (np.abs(y) / (b * .90)) ** 2.6
        return 1.02 * (1 - r) + .80 * noise(q, 5, 3, seed + 20)
    m, top = slice_of_bread('toast', seed, a, b, wet=lambda x, y: smoothstep(amount(x, y), -.1, .35))
    root = place(m, toast(), at, (0, 0, turn))
    step = .005
    x, y = np.meshgrid(np.arange(-a, a, step), np.arange(-b, b, step), indexing='ij')
    q = np.stack([x, y, np.full_like(x, 3. * seed)], -1)
    inside = (np.abs(x) / a) ** 2.5 + (np.abs(y) / b) ** 2.5
    have = amount(x, y) - 3 * smoothstep(inside, .72, .86) - .14 + .55 * noise(q, 13, 3, seed + 24)
    thick = .024 * np.clip(have, 0, 1) ** .6 * (1 + .55 * noise(q, 26, 3, seed + 26, .6))
    z = ndimage.gaussian_filter(top(x, y), 1.2) + np.where(have > 0, thick, -.015) - .003
    keep = have > -.08
    index = np.full(x.shape, -1)
    index[keep] = np.arange(keep.sum())
    quads = np.stack([index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:]], -1).reshape(-1, 4)
    quads = quads[(quads >= 0).all(1)]
    layer = place(mesh('pulp', np.stack([x, y, z], -1)[keep], quads, thick=np.clip(have[keep], 0, 1)), pulp())
    layer.parent = root
    rr = random.Random(seed)
    spots = np.argwhere(have > .25)
    for i, j in rr.sample(list(map(tuple, spots)), 26):
        o = place(seed_mesh(), None, (x[i, j], y[i, j], z[i, j] + .002), (rr.gauss(0, .3), rr.gauss(0, .3), rr.uniform(0, TAU)), rr.uniform(.8, 1.2))
        o.parent = root
    return root, layer


@once
def skin():
    s = Shader('tomato')
    v = s.here()
    c = s.mix(s.ramp(s.noise(v, 2, 3), (.3, 0.), (.7, 1.)), 'a5140a', 'c42a10')
    return s.surface(base=c, sss=.3, radius=(.08, .02, .01), rough=.12, coat=.6, coat_rough=.03, normal=s.bump(s.noise(v, 9, 3), .06))


@once
def cut_face():
    """Fields: gel (in the chambers), rim (skin)."""
    s = Shader('cut')
    v = s.here()
    n = s.noise(v, 9, 5, .6)
    c = s.mix(n, 'c8371c', 'e06a48')
    c = s.mix(s.field('gel'), c, s.mix(n, 'b52c10', 'd4601e'))
    c = s.mix(s.field('rim'), c, 'b01a0c')
    return s.surface(base=c, sss=.45, radius=(.10, .03, .015), rough=.14, coat=.7, coat_rough=.05,
                     normal=s.bump(s.add(n, s.mul(s.noise(v, 40, 4), .4)), .5, .02))


def half(at, turn, r=.34, seed=1):
    lo, step = np.array([-r - .05] * 2 + [-r]), .007
    p = grid(lo, (r + .05, r + .05, .05), step)

    def chamber(q):
        a = np.arctan2(q[..., 1], q[..., 0]) + .25 * noise(q, 4, 2, seed)
        radius = np.hypot(q[..., 0], q[..., 1]) / r + .06 * noise(q, 8, 2, seed + 1)
        return smoothstep(np.abs(np.sin(2.5 * a)), .30, .62) * smoothstep(radius, .26, .38) * smoothstep(radius, .84, .74)
    d = (np.linalg.norm(p * (1, 1, 1.12), axis=-1) - r * (1 + .02 * np.cos(5 * np.arctan2(p[..., 1], p[..., 0]))))
    d = smooth_max(d, p[..., 2] + .035 * chamber(p) + .004 * noise(p, 25, 3, seed + 2), .012)
    flat = lambda v: smoothstep(v[:, 2], -.06, -.045)
    m = solid('half', d, lo, step, gel=lambda v: chamber(v) * flat(v),
              rim=lambda v: np.maximum(1 - flat(v), smoothstep(np.hypot(v[:, 0], v[:, 1]) / r, .95, .99)))
    o = place(m, cut_face(), at, turn)
    rr = random.Random(seed)
    for _ in range(500):
        q = np.array([[rr.uniform(-r, r), rr.uniform(-r, r), 0.]])
        if chamber(q)[0] > .8 and rr.random() < .5:
            s = place(seed_mesh(), None, (*q[0, :2], -.026), (rr.gauss(0, .3), rr.gauss(0, .3), rr.uniform(0, TAU)), 1.3)
            s.parent = o
    return o


def whole(at, r=.36, seed=2):
    v, f = ball(96)
    p = v * (r, r, r * .86)
    p *= 1 + (.03 * np.cos(5 * np.arctan2(v[:, 1], v[:, 0])) * (1 - np.abs(v[:, 2])) + .02 * noise(v, 1.2, 2, seed))[:, None]
    p[:, 2] -= .10 * np.exp(-(np.hypot(p[:, 0], p[:, 1]) / .10) ** 2) * (v[:, 2] > 0)
    o = place(mesh('tomato', p, f), skin(), (at[0], at[1], at[2] + r * .84))
    for k in range(5):
        t = np.linspace(0, 1, 20)
        a = k * TAU / 5 + .3 * math.sin(7 * k)
        path = np.stack([.17 * t * np.cos(a + t), .17 * t * np.sin(a + t), .245 + .06 * t - .02 * t * t], 1)
        leaf = place(sweep('calyx', path, ring(10, .022 * np.sin(math.pi * t**.7 * .98 + .03), .006 + 0 * t)), plain('4d6b20', .5, .1))
        leaf.parent = o
    return o

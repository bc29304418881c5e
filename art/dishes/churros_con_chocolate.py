"""Churros con chocolate: piped through a star, golden, rolled in sugar; one stands in the cup."""
import math
import random

import bpy
import numpy as np

from grains import grains
from shader import Shader, once
from shapes import TAU, curve, lathe, mesh, noise, place, ring, smoothstep, sweep
from studio import camera, late_light
from table import glaze, named, napkin, planks, plate, spoon

RIDGES = 7


@once
def dough():
    """Fields: groove (between two ridges), dip (chocolate)."""
    s = Shader('churro')
    v = s.apart(s.here())
    groove, dip = s.field('groove'), s.field('dip')
    fine = s.noise(v, 26, 5, .68)
    n = s.add(s.mul(s.noise(v, 4, 5, .62), .75), s.mul(fine, .35))
    c = s.ramp(n, (.34, 'f0bc62'), (.50, 'dc983c'), (.64, 'b87024'), (.82, '7c4410'))
    c = s.mix(s.mul(groove, .8), c, s.mix(fine, 'ecc27a', 'f6dca4'))
    c = s.mix(s.mul(s.chance(), .3), c, 'c07c2c')
    c = s.mix(dip, c, s.mix(fine, '1e0b05', '34150a'))
    height = s.add(fine, s.add(s.mul(s.noise(v, 70, 3, .7), .5), s.mul(s.ramp(s.cells(v, 30), (.0, 0.), (.4, 1.)), .4)))
    return s.surface(base=c, sss=s.scale(dip, -.14, .18), radius=(.06, .03, .012), rough=s.scale(dip, -.30, .46), spec=.45,
                     coat=s.scale(dip, .6, .15), coat_rough=.10, normal=s.bump(s.mul(height, s.scale(dip, -.85, 1.)), .75, .012))


def churro(seed, points, r=.105, dip=0.):
    """Along its way, with the ridges of the star, torn where it was cut from the syringe."""
    rr = random.Random(seed)
    n, m = 240, 126
    path = curve(points, n)
    t = np.linspace(0, 1, n)[:, None]
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))][:, None]
    a = np.linspace(0, TAU, m, endpoint=False)[None]
    twist = rr.uniform(-.5, .5) * along + .10 * np.sin(5 * along + seed)
    ridge = np.abs(np.cos(RIDGES / 2 * (a + twist))) ** .75
    end = np.minimum(along, along[-1] - along)
    torn = end - .018 * (1 + noise(np.stack(np.broadcast_arrays(np.cos(a), np.sin(a), 0 * t + 3. * np.round(t)), -1), 2.5, 3, seed))
    close = np.sqrt(np.clip(torn / .025, 0, 1)) * .999 + .001
    swell = 1 + .05 * noise(np.stack([along, 0 * along, 0 * along + seed], -1), 3, 3, seed)
    q = np.stack(np.broadcast_arrays(6 * along, np.cos(a), np.sin(a)), -1)
    rough = .030 * noise(q, 1.8, 4, seed + 1, .6) + .05 * np.clip(noise(q, 4.5, 2, seed + 2) - .35, 0, 1)
    crack = .16 * smoothstep(np.abs(noise(q * (.25, 1, 1), 1.6, 3, seed + 5)), .06, .0) * smoothstep(noise(q, .8, 2, seed + 6), -.1, .3)
    radius = r * swell * close * (.70 + .30 * ridge + rough - crack)
    section = np.stack([radius * np.cos(a), radius * np.sin(a)], -1)
    groove = smoothstep(ridge, .62, .12) + smoothstep(crack, .04, .1)
    wet = smoothstep(along[-1] - along + .05 * noise(q * (0, 1, 1), 1.6, 3, seed + 9), dip + .02, dip - .02) if dip else 0.
    body = sweep('churro', path, section, up=(.1, .2, 1), groove=np.clip(groove, 0, 1), dip=wet + 0 * ridge)
    body.materials.append(dough())
    return place(body)


@once
def crystal():
    s = Shader('sugar')
    return s.surface(base='fffaf0', rough=.22, sss=.25, radius=(.02, .02, .02), spec=.5)


def sugar(on, n, seed, near=None):
    """On what faces up, thicker here and thinner there."""
    def weight(p, up):
        w = np.clip(up + .25, 0, 1) * np.clip(.55 + .9 * noise(p, 4, 3, seed), .05, 2)
        return w if near is None else w * near(p)
    grains('sugar', on, n, seed, .009, weight, crystal())


@once
def chocolate():
    s = Shader('chocolate')
    v = s.here()
    n = s.noise(v, 5, 4)
    c = s.mix(n, '2a1107', '48200f')
    return s.surface(base=c, sss=.05, radius=(.03, .01, .005), rough=.24, spec=.45, coat=.35, coat_rough=.12,
                     normal=s.bump(s.noise(v, 9, 3), .15, .02))


def cup(at, standing):
    """Thick chocolate, heaped where the churro stands in it."""
    x, y, _ = at
    shape = [(0, .03), (.22, .03), (.25, 0), (.29, 0), (.31, .04), (.39, .16), (.42, .36), (.425, .54), (.415, .556), (.40, .54), (.392, .36),
             (.35, .18), (.24, .07), (0, .06)]
    place(lathe('cup', shape, 144, 110, .004), glaze(.44, 'rim'), at)
    t = np.linspace(0, 1, 40)
    path = curve([(.39, 0, .44), (.50, 0, .49), (.60, 0, .42), (.57, 0, .25), (.385, 0, .17)], 40)
    place(sweep('handle', path, ring(16, .045 + 0 * t, .030 + 0 * t), up=(0, 1, 0)), glaze(.44, 'rim'), at, (0, 0, -.55))
    r, a = np.linspace(0, .402, 90)[:, None], np.linspace(0, TAU, 160, endpoint=False)[None]
    px, py = r * np.cos(a), r * np.sin(a)
    z = .462 + .012 * smoothstep(r, .37, .402) + .006 * noise(np.stack(np.broadcast_arrays(px, py, 0 * px), -1), 5, 3, 3)
    far = np.hypot(px - standing[0] + x, py - standing[1] + y)
    z += .06 * np.exp(-((far / .15) ** 2)) + .009 * np.cos(far * 48) * np.exp(-far / .16)
    i, j = np.meshgrid(np.arange(89), np.arange(160), indexing='ij')
    faces = np.stack([i * 160 + j, (i + 1) * 160 + j, (i + 1) * 160 + (j + 1) % 160, i * 160 + (j + 1) % 160], -1).reshape(-1, 4)
    place(mesh('chocolate', np.stack([px, py, z], -1).reshape(-1, 3), faces), chocolate(), at)


def bent(at, turn, long, bow, z=0., rise=0.):
    """Points of a churro lying down."""
    t = np.linspace(-.5, .5, 7)
    x, y = long * t, bow * (1 - 4 * t * t)
    return [(at[0] + p * math.cos(turn) - q * math.sin(turn), at[1] + p * math.sin(turn) + q * math.cos(turn), z + rise * w + .012 * math.sin(9 * w + at[0] * 7))
            for p, q, w in zip(x, y, t)]


def build():
    planks(turn=-.18)
    napkin((-1.35, 1.05, 0), (2.3, 1.8), -.3, seed=3)
    dish = plate(1.06, (-.48, -.02, 0), seed=8)
    low, mid, top = .162, .345, .535
    ways = [bent((-.50, -.44), .12, 1.10, -.06, low), bent((-.44, -.19), .0, 1.26, .07, low), bent((-.54, .08), .08, 1.24, -.05, low),
            bent((-.46, .36), -.05, 1.10, .08, low),
            bent((-.66, -.10), .66, 1.05, .07, mid), bent((-.36, -.04), .48, 1.18, -.08, mid), bent((-.50, .30), .30, .95, .05, mid),
            bent((-.40, -.06), -.92, 1.05, .12, top, -.12)]
    sticks = [churro(k, w) for k, w in enumerate(ways)]
    at, foot = (1.02, .42, .03), (1.06, .46)
    plate(.70, (1.02, .42, 0), 'rim', seed=2, h=.09)
    cup(at, foot)
    churro(30, [(foot[0] - .36, foot[1] + .20, 1.02), (foot[0] - .26, foot[1] + .16, .87), (foot[0] - .12, foot[1] + .09, .70), (*foot, .50), (foot[0] + .03, foot[1] - .03, .40)], dip=.22)
    bpy.context.view_layer.update()
    sugar(sticks, 8000, 2)
    sugar([dish], 900, 3, near=lambda q: (np.hypot(q[:, 0] + .48, q[:, 1] + .02) < .95) * 1.)
    sugar(named('plank'), 160, 4, near=lambda q: np.exp(-((np.hypot(q[:, 0], q[:, 1] + .5) / 1.) ** 2)))
    spoon((1.12, -.62, .0), .35, .75)
    late_light(1.1, leaves=1)
    camera((.20, -3.9, 2.65), (.06, .06, .33), 60, 3.4, (-.4, -.30, .38))

"""Rings of squid, fried in coarse semolina."""
import random

import bpy
import numpy as np
from scipy import ndimage

from grains import grains
from shader import Shader, once
from shapes import TAU, grid, noise, place, smooth_max, smoothstep, solid


@once
def semolina():
    s = Shader('semolina')
    c = s.ramp(s.field('tone'), (.05, 'f2cf86'), (.50, 'e4ac4e'), (.85, 'd69a3a'), (.98, 'b07628'))
    return s.surface(base=c, sss=.25, radius=(.03, .02, .01), rough=.45, spec=.45, coat=.15, coat_rough=.25)


@once
def crust():
    """Fields: edge (it browns first), bare (squid without crust)."""
    s = Shader('calamar')
    v = s.apart(s.here())
    fine, broad = s.noise(v, 30, 5, .66), s.noise(v, 4.5, 5, .6)
    brown = s.add(s.mul(s.field('edge'), .42), s.add(s.mul(broad, .60), s.mul(fine, .25)))
    c = s.ramp(brown, (.34, 'eabf6c'), (.54, 'e0a444'), (.72, 'd08a30'), (.90, 'aa6824'), (1., '7a481c'))
    bare = s.field('bare')
    c = s.mix(s.mul(bare, .8), c, s.mix(fine, 'e6c88c', 'f2deb0'))
    bubbles = s.ramp(s.cells(v, 30), (.0, 1.), (.40, 0.))
    height = s.mul(s.add(fine, s.add(s.mul(bubbles, .6), s.mul(s.noise(v, 80, 3, .7), .5))), s.scale(bare, -.4, 1.))
    return s.surface(base=c, sss=.28, radius=(.07, .05, .025), rough=s.scale(bare, -.10, .46), spec=.5, coat=.2, coat_rough=.2,
                     normal=s.bump(height, .75, .014))


def way(rr):
    """A ring's middle line: rounder or longer, and never flat."""
    a = [rr.uniform(0, TAU) for _ in range(5)]
    r, oval, knee = rr.uniform(.135, .205), rr.uniform(.03, .16), rr.uniform(.01, .06)
    warp, lean = rr.uniform(.01, .045), rr.uniform(-.4, .4)

    def line(t):
        radius = r * (1 + oval * np.cos(2 * t + a[0]) + knee * np.cos(3 * t + a[1]))
        height = warp * np.sin(2 * t + a[2]) + .02 * np.sin(3 * t + a[3])
        return radius, height, lean + .45 * np.sin(t + a[4])
    return line


def ring_of_squid(seed):
    """The meshes of a ring and of the grains on it."""
    rr = random.Random(seed)
    line, wide, thick = way(rr), rr.uniform(.027, .040), rr.uniform(.022, .029)
    lo, step = np.array([-.40, -.40, -.20]), .0062
    p = grid(lo, (.40, .40, .20), step)

    def section(q):
        t = np.arctan2(q[..., 1], q[..., 0])
        radius, height, lean = line(t)
        across, up = np.hypot(q[..., 0], q[..., 1]) - radius, q[..., 2] - height
        return across * np.cos(lean) + up * np.sin(lean), up * np.cos(lean) - across * np.sin(lean)
    across, up = section(p)
    swell = 1 + .18 * noise(p, 3.5, 2, seed)
    d = ((np.abs(across) / (thick * swell)) ** 3 + (np.abs(up) / wide) ** 3) ** (1 / 3) - 1
    d = d * thick * .9
    bare_at = lambda q: smoothstep(noise(q, 7, 3, seed + 9), .58, .85)
    crumbly = np.abs(d) < .08
    q = p[crumbly]
    lumps = .007 * noise(q, 7, 2, seed + 1) + .007 * np.abs(noise(q, 15, 3, seed + 2)) + .004 * noise(q, 38, 2, seed + 3)
    fringe = .028 * np.clip(noise(q, 9, 2, seed + 4) - .25, 0, 1) * smoothstep(np.abs(up[crumbly]) / wide, .6, 1.)
    d[crumbly] -= .006 + (lumps + fringe) * (1 - .7 * bare_at(q))
    bulge = ndimage.gaussian_filter(d, 3) - d
    at = lambda v, f: ndimage.map_coordinates(f, ((v - lo) / step).T, order=1, mode='nearest')
    m = solid('ring', d, lo, step, edge=lambda v: smoothstep(at(v, bulge), .004, .022), bare=bare_at)
    m.materials.append(crust())
    o = place(m)
    grain = grains('grain', [o], 2600, seed, .006, lambda q, up: 1 - .9 * bare_at(q), semolina(), (.4, 1.3), .18, .1)
    parts = m, grain.data
    for one in (o, grain):
        bpy.data.objects.remove(one)
    return parts


@once
def batter():
    """Fields: edge (it browns first), bare (squid without batter)."""
    s = Shader('batter')
    v = s.apart(s.here())
    fine, broad = s.noise(v, 26, 5, .64), s.noise(v, 4.5, 4, .6)
    brown = s.add(s.mul(s.field('edge'), .38), s.add(s.mul(broad, .62), s.mul(fine, .32)))
    c = s.ramp(brown, (.30, 'eec67a'), (.46, 'dc9e42'), (.61, 'bb7224'), (.79, '8a4814'), (1., '5c2d0c'))
    bare = s.field('bare')
    c = s.mix(s.mul(bare, .85), c, s.mix(fine, 'e6d0a4', 'f5e6c8'))
    bubbles = s.ramp(s.cells(v, 24), (.0, 1.), (.45, 0.))
    height = s.add(s.mul(fine, .8), s.add(s.mul(bubbles, .5), s.mul(s.noise(v, 80, 3, .7), .4)))
    oily = s.ramp(s.noise(v, 6, 3, .6), (.40, .15), (.60, .9))
    return s.surface(base=c, sss=.16, radius=(.06, .035, .015), rough=s.scale(oily, -.22, .52), spec=.5, coat=s.mul(oily, .7),
                     coat_rough=.14, normal=s.bump(height, .75, .014))


def battered_ring(seed, size=1.5, bitten=0.):
    """A big ring in flour and egg, puffed up: its mesh, and its distance with where it starts and its step.

    Bitten: half the angle, toward -y, that is gone.
    """
    rr = random.Random(seed)
    line, wide, thick = way(rr), rr.uniform(.050, .078), rr.uniform(.034, .044)
    squashed, way_of_it, warped = rr.uniform(.04, .26), rr.uniform(0, TAU), rr.uniform(1., 2.4)
    reach, step = .31 * size + .13, .0068
    lo = np.array([-reach, -reach, -.30])
    p = grid(lo, (reach, reach, .30), step)
    t = np.arctan2(p[..., 1], p[..., 0])
    radius, height, lean = line(t)
    radius = radius * size * (1 + squashed * np.cos(2 * t + way_of_it))
    across, up = np.hypot(p[..., 0], p[..., 1]) - radius, p[..., 2] - height * size * warped
    across, up = across * np.cos(lean) + up * np.sin(lean), up * np.cos(lean) - across * np.sin(lean)
    swell = 1 + .26 * noise(p, 3.2, 2, seed)
    d = ((np.abs(across) / (thick * swell)) ** 2.6 + (np.abs(up) / (wide * swell)) ** 2.6) ** (1 / 2.6) - 1
    d = d * thick * .95
    bare_at = lambda q: smoothstep(noise(q, 7, 3, seed + 9), .80, 1.)
    near = np.abs(d) < .10
    q = p[near]
    lumps = .011 * noise(q, 6, 2, seed + 1) + .012 * np.abs(noise(q, 12, 3, seed + 2)) + .005 * noise(q, 34, 2, seed + 3)
    crags = .040 * np.clip(noise(q, 8, 3, seed + 4) - .28, 0, 1)
    d[near] -= .010 + (lumps + crags) * (1 - .8 * bare_at(q))
    bulge = ndimage.gaussian_filter(d, 3.5) - d
    at = lambda v, f: ndimage.map_coordinates(f, ((v - lo) / step).T, order=1, mode='nearest')
    whole = d
    if bitten:
        turn = np.abs(np.arctan2(p[..., 0], -p[..., 1]))
        d = smooth_max(d, (bitten - turn) * np.hypot(p[..., 0], p[..., 1]) + .010 * noise(p, 12, 3, seed), .012)
    flesh = lambda v: np.maximum(bare_at(v), smoothstep(at(v, whole), -.012, -.020))
    m = solid('ring', d, lo, step, edge=lambda v: smoothstep(at(v, bulge), .003, .024), bare=flesh)
    m.materials.append(batter())
    return m, (d, lo, step)

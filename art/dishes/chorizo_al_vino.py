"""Chorizo al vino tinto: coins of cured sausage, seared, in reduced red wine with their own orange fat."""
import math
import random

import bpy
import numpy as np
from scipy import ndimage

import garlic
from bread import slice_of_bread, toast
from shader import Shader, once
from shapes import (TAU, disc, grid, height_at, lathe, noise, place, scatter, smooth_max, smoothstep, solid,
                    tree_of)
from spice import bay
from studio import camera, late_light
from table import cazuela, crumbs, fork, napkin, named, parsley, planks


@once
def meat():
    """Fields: casing (the rim), fat, seared."""
    s = Shader('chorizo')
    v = s.apart(s.here())
    fine = s.noise(v, 18, 5, .65)
    lean = s.ramp(s.add(s.mul(s.noise(v, 7, 5, .6), .7), s.mul(fine, .3)), (.32, '74200a'), (.5, 'a63a14'), (.68, 'c25a22'))
    c = s.mix(s.field('fat'), lean, s.mix(fine, 'e8b48c', 'f2d2ae'))
    c = s.mix(s.mul(s.field('seared'), .85), c, s.mix(fine, '1c0805', '4a160a'))
    skin = s.ramp(s.noise(s.stretch(v, 1, 1, 3), 9, 4), (.35, '4a0f06'), (.65, '8c2a10'))
    c = s.mix(s.field('casing'), c, skin)
    height = s.add(s.mul(fine, .6), s.mul(s.noise(v, 50, 3, .7), .4))
    return s.surface(base=c, sss=.22, radius=(.05, .018, .010), rough=s.scale(fine, .25, .20), spec=.5, coat=.7, coat_rough=.08,
                     normal=s.bump(height, .55, .014))


def coin(seed, r=.165, thick=.115):
    rng = np.random.default_rng(seed)
    lo, step = np.array([-.24, -.24, -.10]), .0048
    p = grid(lo, (.24, .24, .10), step)
    squash = 1 + rng.uniform(.02, .16)
    slant = rng.uniform(-.12, .12)
    bend = rng.uniform(.3, .9)

    def radius(q): return np.hypot(q[..., 0] * squash, q[..., 1]) + .016 * noise(q * (1, 1, .4), 5, 3, seed) + .006 * noise(q, 18, 2, seed + 2)
    r3 = radius(p)
    z = p[..., 2] + slant * p[..., 0] - bend * (p[..., 0] ** 2 + p[..., 1] ** 2)
    fat = np.full(p.shape[:3], .05, np.float32)
    for _ in range(70):
        a, q = rng.uniform(0, TAU), .15 * math.sqrt(rng.random())
        c = np.array([q * math.cos(a), q * math.sin(a), rng.uniform(-.06, .06)])
        e = (p - c) / (rng.uniform(.006, .024) * np.array([rng.uniform(.7, 1.6), rng.uniform(.7, 1.3), 1.2]))
        fat = np.minimum(fat, (np.linalg.norm(e, axis=-1) - 1) * .012)
    white = smoothstep(fat + .004 * noise(p, 40, 2, seed + 5), .003, -.003)
    d = smooth_max(r3 - r, np.abs(z) - thick / 2, .022) + .006 * noise(p, 15, 3, seed + 3) + .004 * noise(p, 38, 2, seed + 4) + .004 * white

    def at(v, f): return ndimage.map_coordinates(f, ((v - lo) / step).T, order=1, mode='nearest')
    flat = lambda v: np.abs(v[:, 2] + slant * v[:, 0] - bend * (v[:, 0] ** 2 + v[:, 1] ** 2)) / (thick / 2)
    m = solid('chorizo', d, lo, step, fat=lambda v: at(v, white) * smoothstep(radius(v) / r, .97, .90),
              casing=lambda v: smoothstep(radius(v) / r, .93, .985) * smoothstep(flat(v), .98, .80),
              seared=lambda v: np.clip(smoothstep(noise(v, 7, 4, seed + 7), .05, .55) + .8 * smoothstep(radius(v) / r, .86, .97), 0, 1)
              * smoothstep(flat(v), .55, .9))
    m.materials.append(meat())
    return m


@once
def sauce():
    s = Shader('wine sauce')
    v = s.here()
    n = s.noise(v, 5, 5, .6)
    fat = s.ramp(s.add(s.cells(s.stretch(v, 1, 1, .1), 9), s.mul(s.noise(v, 3, 3), .25)), (.24, 1.), (.29, 0.))
    small = s.ramp(s.add(s.cells(s.stretch(v, 1, 1, .1), 26), s.mul(s.noise(v, 4, 3), .3)), (.26, 1.), (.30, 0.))
    drops = s.math('MAXIMUM', fat, small)
    c = s.mix(n, '4a0d08', '6e1a0a')
    c = s.mix(s.mul(drops, .8), c, 'c8641a')
    return s.surface(base=c, rough=.20, sss=.1, radius=(.06, .015, .01), spec=.22,
                     normal=s.bump(s.add(drops, s.mul(n, 1.4)), .5, .02))


def build():
    planks(turn=-.4)
    napkin((-1.35, 1.0, 0), (2.4, 1.8), -.7, seed=11)
    cazuela(.86, .27, (0, 0, 0), seed=9)
    place(lathe('sauce', [(.80, .168), (.75, .156), (.5, .154), (.2, .154), (0, .154)]), sauce())
    rr, coins = random.Random(8), [coin(k) for k in range(7)]
    ringed = [(.57, 9, .145, .55), (.30, 6, .185, .42), (.06, 2, .26, .30)]
    pieces = []
    for q, n, z, tilt in ringed:
        for i in range(n):
            a = i * TAU / n + rr.uniform(-.12, .12) + q
            t = tilt * rr.uniform(.3, 1.3)
            pieces.append(place(coins[len(pieces) % 7], None, (q * math.cos(a) + rr.uniform(-.03, .03), q * math.sin(a) + rr.uniform(-.03, .03), z + rr.uniform(-.01, .02)),
                                (-t * math.sin(a) + rr.uniform(-.25, .25), t * math.cos(a) + rr.uniform(-.25, .25), rr.uniform(0, 6)), rr.uniform(.95, 1.12)))
    bpy.context.view_layer.update()
    tree = tree_of(pieces)
    for x, y, a, t in ((.34, -.38, .4, .25), (-.50, .30, 2.2, -.2)):
        z = max(height_at(tree, x + s * .3 * math.cos(a), y + s * .3 * math.sin(a), .14)[0] for s in (-.6, 0, .6))
        place(bay(), None, (x - .3 * math.cos(a), y - .3 * math.sin(a), z - .01), (t, -.08, a))
    wet = pieces + named('sauce')
    scatter(wet, [garlic.clove(k, True) for k in range(3)], 5, disc(0, 0, .62), (.75, 1.), .03, .3, seed=4, steepest=.8)
    scatter(wet, parsley(), 26, disc(0, 0, .72), (.35, .9), seed=5)
    for k, (x, y, a) in enumerate(((1.22, .62, .5), (1.36, 1.08, .9))):
        m, _ = slice_of_bread('bread', 3 + 2 * k, .50, .33, .17)
        place(m, toast(), (x, y, .02), (.0, .1 * k, a))
    fork((-1.15, -.55, .01), .75)
    scatter(named('plank'), crumbs(size=.014), 16, disc(.4, 0, 1.4, .3), (.4, 1.))
    late_light(leaves=2)
    camera((-.12, -3.5, 2.75), (.06, .03, .15), 68, 3.2, (0, -.3, .26))

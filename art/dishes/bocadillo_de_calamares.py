"""Bocadillo de calamares: a crusty barra of nineteen centimeters, cut along, full of battered squid.

Alioli is pressed out between its halves. The lid leans on the rings from behind; paper under it, two wedges of lemon beside.
"""
import random

import bpy
import numpy as np

from alioli import alioli, bowl_of_alioli
from bread import barra, half_of_barra
from lemon import fruit, wedge
from pile import Nest
from pour import poured
from shader import Shader
from shapes import TAU, blobs, disc, ellipsoid, grid, mesh, noise, place, roughen, scatter, smooth_min, smoothstep, solid, wrap_faces
from squid import battered_ring
from studio import area, camera, late_light
from table import crumbs, named, napkin, planks

TURN = -.38


def paper(at, size, turn, n=200):
    """A sheet that was folded around the sandwich: creased, with spots of oil that let the table through."""
    u, v = np.meshgrid(np.linspace(-.5, .5, n), np.linspace(-.5, .5, n), indexing='ij')
    p = np.stack([u * size[0], v * size[1], 0 * u], -1)
    p[..., 0] += .04 * noise(p + 3, 1.2, 3, 4)
    far = np.maximum(np.abs(u), np.abs(v)) * 2
    creases = sum(np.abs(noise(p + 7 * k, 1.1 + .5 * k, 1, 20 + k)) for k in range(4)) / 4
    p[..., 2] = .006 + .22 * creases * smoothstep(far, .45, 1.) + .10 * smoothstep(far, .7, 1.1) * (1 + noise(p, 1.1, 1, 9))
    s = Shader('paper')
    w = s.here()
    oil = s.ramp(s.noise(w, 2.6, 4, .6), (.60, 0.), (.64, 1.))
    c = s.mix(s.mul(oil, .55), s.mix(s.noise(w, 40, 3), 'd9cfba', 'e6dece'), 'a8895a')
    material = s.surface(base=c, rough=s.scale(oil, -.3, .75), spec=.3, sss=.1, radius=(.02, .02, .015))
    return place(mesh('paper', p.reshape(-1, 3), wrap_faces(n, n, False)[:, ::-1]), material, at, (0, 0, turn))


def sauce(nest, circles, seed):
    """Spreads alioli on what is in the nest, where it then lies too."""
    d = poured(nest.p, nest.d, blobs(circles, .15), .055, nest.step, seed, 3, .5, .002)
    place(solid('alioli', d, nest.lo, nest.step), alioli())
    nest.d = np.minimum(nest.d, d + .02)


def oozing(seed, at, size):
    """Alioli pressed out between the halves: it bulges over the edge of the crumb and hangs down there."""
    step, lo = .009, np.array([-.36, -.26, -.26])
    p, rr = grid(lo, (.36, .20, .20), step), random.Random(seed)
    d = np.full(p.shape[:3], 1., np.float32)
    for k in range(5):
        x = -.20 + .10 * k + rr.uniform(-.03, .03)
        d = smooth_min(d, ellipsoid(p, (x, rr.uniform(-.02, .05), rr.uniform(-.01, .03)), (.10, rr.uniform(.07, .11), rr.uniform(.045, .07))), .06)
    for x in (rr.uniform(-.16, -.06), rr.uniform(.08, .14)):
        long = rr.uniform(.04, .09)
        d = smooth_min(d, ellipsoid(p, (x, -.085, -.02 - long / 2), (rr.uniform(.040, .055), .035, .04 + long)), .05)
    d = roughen(d, p, .06, (.020, 4.5, 2, seed), (.005, 18, 2, seed + 3))
    place(solid('alioli', d, lo, step), alioli(), at, (.1, 0, 0), size)


def build():
    planks(turn=.12)
    napkin((-1.6, 1.4, 0), (2.3, 1.8), -.25, seed=10)
    paper((.05, -.02, 0), (2.6, 1.9), -.30)
    below, field = half_of_barra('base', 5, False, thick=.24)
    base = place(below, barra(), (0, 0, .26))
    nest = Nest((-1.15, -.75, .1), (1.15, .75, 1.3))
    nest.add(base, field)
    kinds, rr, heap = [battered_ring(k, bitten=.45 * (k == 2)) for k in range(9)], random.Random(6), []
    sauce(nest, [(x, rr.uniform(-.30, -.18), rr.uniform(.12, .18)) for x in (-.62, -.40, -.15, .10, .35, .58)], 8)
    spots = [(x, y) for y in (.14, -.20) for x in np.linspace(-.62, .62, 4)]
    spots += [(x, .06) for x in (-.1, .25, .55)] + [(x, -.27) for x in (-.66, -.34, .0, .34, .66, .05, -.40)]
    for i, (x, y) in enumerate(spots):
        o = place(kinds[i % 9][0], size=rr.uniform(.68, 1.0))
        ways = [(x + rr.gauss(0, .06), y + rr.gauss(0, .05),
                 (rr.gauss(.40, .25) if y < 0 else rr.gauss(0, .15), rr.gauss(0, .40), rr.gauss(0, .4) if i % 9 == 2 else rr.uniform(0, TAU)))
                for _ in range(50)]
        if nest.lower(o, ways, .27, .60, .018):
            nest.add(o, kinds[i % 9][1])
            heap.append(o)
        else:
            bpy.data.objects.remove(o)
    oozing(4, (-.25, -.28, .285), .9)
    oozing(7, (.27, -.30, .275), .62)
    lid = place(half_of_barra('lid', 9, True, thick=.28)[0], barra(), (.02, .15, .62), (-.74, .03, .04))
    root = bpy.data.objects.new('bocadillo', None)
    bpy.context.scene.collection.objects.link(root)
    for o in (base, lid, *heap, *named('alioli')):
        o.parent = root
    root.rotation_euler = 0, 0, TURN
    bowl_of_alioli((1.12, 1.0, 0), .36, .24, 5)
    place(wedge(5), fruit(), (.92, -.64, .18), (.45, .05, .75), .84)
    place(wedge(9), fruit(), (.66, -.82, .16), (-.35, .0, 1.30), .82)
    bpy.context.view_layer.update()
    scatter(named('plank', 'paper'), crumbs('c07a32', .016), 40, disc(0, -.35, 1.3, .5), (.4, 1.2))
    late_light(1.3, fill=1.9, leaves=2)
    area((-.6, -3.2, .9), (0, 0, .45), (1.6, .8), 26, (1, .93, .84))
    camera((.20, -3.8, 2.15), (.04, .0, .31), 58, 5.4, (0, -.35, .45))

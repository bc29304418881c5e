"""Patatas bravas: chunks of two to three centimeters, fried twice, golden and rough at the edges.

A clay dish of 17 centimeters. Brick-red brava sauce, grainy with pimentón and onion, and thick white alioli, both from a spoon; a little ground pepper on it.
"""
import math
import random

import bpy
import numpy as np
from scipy import ndimage

from alioli import alioli
from grains import grains
from pile import settle
from pour import around, poured
from shader import Shader, once
from shapes import TAU, ball, blobs, disc, ellipsoid, grid, mesh, noise, place, roughen, scatter, smooth_max, smooth_min, smoothstep, solid
from studio import camera, late_light
from table import cazuela, crumbs, named, napkin, planks, salt


@once
def potato():
    """Fields: edge (where it browns first)."""
    s = Shader('potato')
    v = s.apart(s.here())
    fine, broad = s.noise(v, 26, 5, .68), s.noise(v, 4.5, 5, .62)
    brown = s.add(s.mul(s.field('edge'), .30), s.add(s.mul(broad, .60), s.mul(fine, .42)))
    c = s.ramp(brown, (.40, 'f6d88e'), (.54, 'eebb5c'), (.66, 'dc9a38'), (.80, 'b06a22'), (.98, '6a3812'))
    c = s.mix(s.mul(s.chance(), .22), c, 'c07a28')
    bubbles = s.ramp(s.cells(v, 27), (.0, 1.), (.45, 0.))
    height = s.add(s.mul(fine, .8), s.add(s.mul(s.noise(v, 75, 3, .7), .4), s.mul(s.mul(bubbles, broad), .8)))
    return s.surface(base=c, sss=.22, radius=(.06, .04, .015), rough=s.scale(fine, .35, .22), spec=.5, coat=.5, coat_rough=.16,
                     normal=s.bump(height, .75, .015))


@once
def flakes():
    s = Shader('flakes')
    c = s.ramp(s.field('tone'), (.05, 'f0d080'), (.40, 'dfa648'), (.75, 'b87528'), (.98, '7a4418'))
    return s.surface(base=c, sss=.15, radius=(.03, .02, .01), rough=.42, spec=.5, coat=.25, coat_rough=.2)


@once
def brava():
    s = Shader('brava')
    v = s.here()
    n, specks = s.noise(v, 8, 5, .65), s.ramp(s.noise(v, 60, 3, .6), (.60, 0.), (.70, 1.))
    c = s.ramp(n, (.30, '8e2006'), (.50, 'b43c0c'), (.72, 'd06a1e'))
    c = s.mix(s.mul(specks, .55), c, '5c1206')
    pieces = s.ramp(s.cells(v, 17), (.10, 1.), (.26, 0.))
    c = s.mix(s.mul(s.mul(pieces, n), .55), c, 'dd8a48')
    height = s.add(s.mul(n, .8), s.add(s.mul(pieces, .5), s.mul(s.noise(v, 46, 3, .65), .7)))
    return s.surface(base=c, sss=.20, radius=(.05, .02, .01), rough=s.scale(n, .3, .18), spec=.5, coat=.5, coat_rough=.08,
                     normal=s.bump(height, .6, .014))


LO, STEP = np.array([-.27, -.27, -.25]), .0062


def chunk(seed):
    """A potato broken up with the knife: six or seven flat sides, one of them round where the skin was. Meshes, proxy, distance."""
    rng = np.random.default_rng(seed)
    p = grid(LO, (.27, .27, .25), STEP)
    ways = [np.array(w, float) for w in ((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1))]
    ways.append(rng.normal(size=3))
    d = np.linalg.norm(p + np.array([.10, .02, .03]), axis=-1) - rng.uniform(.24, .28)
    for w in ways:
        n = w + rng.normal(0, .24, 3)
        n = (n / np.linalg.norm(n)).astype(np.float32)
        d = smooth_max(d, p @ n - rng.uniform(.095, .150), .026)
    d = roughen(d, p, .06, (.014, 5, 2, seed), (.007, 15, 3, seed + 3), (.004, 42, 2, seed + 6))
    bulge = ndimage.gaussian_filter(d, 4) - d
    at = lambda v: ndimage.map_coordinates(bulge, ((v - LO) / STEP).T, order=1, mode='nearest')
    m = solid('potato', d, LO, STEP, edge=lambda v: smoothstep(at(v), .001, .010))
    m.materials.append(potato())
    o = place(m)
    rough = lambda q, up: .15 + smoothstep(at(q), .000, .008) + smoothstep(noise(q, 7, 3, seed + 12), .0, .4)
    grain = grains('grain', [o], 700, seed, .0062, rough, flakes(), (.3, 1.4), .22, -.1)
    parts = m, grain.data
    for one in (o, grain):
        bpy.data.objects.remove(one)
    v, f = ball(10)
    far = np.linspace(.03, .32, 60)
    ray = ndimage.map_coordinates(d, np.moveaxis((v[:, None] * far[None, :, None] - LO) / STEP, -1, 0), order=1, cval=1.)
    return parts, mesh('proxy', v * far[(ray > 0).argmax(1)][:, None], f), d


def whole(d):
    """Without the drops that hang apart from the rest."""
    parts, n = ndimage.label(d < 0)
    sizes = ndimage.sum(d < 0, parts, range(1, n + 1))
    return np.where((parts > 0) & (parts != 1 + int(np.argmax(sizes))), .02, d)


def build():
    planks(turn=.3)
    napkin((-1.4, 1.05, 0), (2.2, 1.8), -.4, seed=12)
    dish = cazuela(.86, .23, (0, 0, 0), seed=3)
    kinds = [chunk(k) for k in range(9)]
    rr, heap, which = random.Random(4), [], []
    for i in range(36):
        a, q = rr.uniform(0, TAU), .50 * math.sqrt(rr.random())
        which.append(i % len(kinds))
        heap.append(place(kinds[which[-1]][0][0], None, (q * math.cos(a), q * math.sin(a), .25 + i * .07), [rr.uniform(0, TAU) for _ in range(3)],
                          rr.uniform(.76, .98)))
    settle(heap, [kinds[k][1] for k in which], [dish], (0, 0, 0), .72)
    for o, k in zip(heap, which):
        place(kinds[k][0][1]).parent = o
    bpy.context.view_layer.update()
    lo, step = np.array([-.85, -.85, .04]), .0095
    p, d = around(heap, [(kinds[k][2], LO, STEP) for k in which], lo, (.85, .85, .92), step, .020)
    sauce = blobs([(-.20, -.02, .40), (.20, .16, .40), (.06, -.34, .34), (-.36, .28, .24), (.46, -.16, .24), (.60, .12, .14), (-.10, -.58, .16)], .2)
    red = whole(poured(p, d, sauce, .046, step, 3))
    place(solid('brava', red, lo, step), brava())
    spoonful = blobs([(.06, .02, .20), (.20, -.15, .15), (-.12, .15, .12)], .15)
    both = np.minimum(d, red)
    white = poured(p, both, spoonful, .075, step, 8, 3.5, .4, .002)
    top = lo[2] + step * (both.shape[2] - 1 - (both[int((.04 - lo[0]) / step), int((.03 - lo[1]) / step), ::-1] < 0).argmax())
    turned = p - np.array([.04, .03, top + .045])
    swirl = .022 * np.sin(3 * np.arctan2(turned[..., 1], turned[..., 0]) + 26 * np.hypot(turned[..., 0], turned[..., 1]))
    heaped = ellipsoid(turned, (0, 0, 0), (.19, .15, .085)) + swirl * smoothstep(turned[..., 2], -.03, .05) + .012 * noise(p, 6, 2, 4)
    white = whole(smooth_min(white, heaped, .06))
    cream = place(solid('alioli', white, lo, step), alioli())
    dust = lambda t, up: (up > .2) * np.exp(-((np.hypot(t[:, 0] - .06, t[:, 1]) / .13) ** 2))
    grains('pepper', [cream], 170, 9, .006, dust, brava(), (.4, 1.2), .2)
    bpy.context.view_layer.update()
    scatter(heap, salt(), 60, disc(0, 0, .7), (.4, 1.), .004, seed=2)
    scatter(named('plank'), crumbs(size=.012), 12, disc(.2, -.6, 1.2, .4), (.4, 1.))
    late_light(1.1, fill=1.2, leaves=2)
    camera((-.10, -3.3, 2.5), (.02, .0, .21), 73, 4.4, (0, -.30, .4))

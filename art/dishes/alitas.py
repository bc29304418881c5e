"""Alitas con mojo picón: eight pieces of wing, flats of seven centimeters and drumettes of eight, on a plate of 23.

Roasted and then charred, so the skin is blistered, wrinkled and black where it stands out; the knuckles are bare, the skin
has drawn back from them. Tossed in a thin, oily red sauce with flakes and seeds of dried pepper, which gathers under them.
Fresh orange in slices beside.
"""
import random

import bpy
import numpy as np
from scipy import ndimage
from scipy.spatial import ConvexHull

import orange
from grains import grains
from pile import settle
from shader import Shader, film, once
from shapes import blobs, disc, grid, mesh, noise, place, puddle, roughen, scatter, smooth_max, smooth_min, smoothstep, solid
from studio import camera, late_light
from table import crumbs, named, napkin, planks, plate

STEP = .0056


def mojo_color(s, v):
    """Ground dried pepper, garlic and cumin in oil: brick red, never even. And its height."""
    n = s.noise(v, 9, 5, .65)
    c = s.ramp(n, (.28, '7c1606'), (.46, '9e2a08'), (.60, 'b8420e'), (.78, 'd0691c'))
    flecks = s.ramp(s.noise(v, 55, 3, .6), (.60, 0.), (.68, 1.))
    pale = s.ramp(s.cells(v, 30), (.09, 1.), (.15, 0.))
    c = s.mix(s.mul(flecks, .7), c, '4c0c04')
    c = s.mix(s.mul(s.mul(pale, n), .8), c, 'e0a04c')
    return c, s.add(s.mul(n, .7), s.add(s.mul(flecks, .35), s.mul(pale, .4)))


@once
def mojo():
    s = Shader('mojo')
    c, height = mojo_color(s, s.here())
    return s.surface(base=c, sss=.15, radius=(.05, .02, .01), rough=.22, spec=.5, coat=.6, coat_rough=.06, normal=s.bump(height, .7, .012))


@once
def wing():
    """Fields: bone, char, sauce (over it), thin (skin stretched over a bone)."""
    s = Shader('wing')
    v = s.apart(s.here())
    bone, char, sauce = (s.field(k) for k in ('bone', 'char', 'sauce'))
    fine, broad = s.noise(v, 26, 5, .66), s.noise(v, 5, 5, .62)
    follicles = s.ramp(s.cells(v, 21), (.0, 1.), (.5, 0.))
    brown = s.add(s.mul(broad, .7), s.mul(fine, .3))
    skin = s.ramp(brown, (.30, 'eab765'), (.44, 'd68c34'), (.58, 'b0601e'), (.74, '743410'))
    skin = s.mix(s.mul(follicles, .25), skin, 'e2a860')
    red, height = mojo_color(s, v)
    c = s.mix(s.scale(sauce, .70, .16), skin, red)
    black = s.mix(fine, '0c0604', '2e160c')
    c = s.mix(s.ramp(char, (.10, 0.), (.42, .75)), c, s.mix(fine, '3c1408', '6c2a0e'))
    c = s.mix(s.ramp(s.add(char, s.scale(fine, .9, -.45)), (.45, 0.), (.95, .9)), c, black)
    ivory = s.ramp(s.noise(v, 7, 4, .6), (.30, 'e6c899'), (.46, 'cf9f62'), (.60, 'a8602a'), (.76, '6a2a10'))
    ivory = s.mix(s.mul(s.ramp(s.noise(v, 4, 3), (.42, 0.), (.58, 1.)), .7), ivory, red)
    c = s.mix(bone, c, ivory)
    rough = s.add(s.scale(char, .25, .34), s.mul(sauce, -.10))
    relief = s.add(s.mul(fine, s.scale(char, .6, .5)), s.add(s.mul(follicles, .35), s.add(s.mul(broad, .4), s.mul(height, sauce))))
    return s.surface(base=c, sss=s.scale(char, -.12, .14), radius=(.05, .025, .012), rough=rough, spec=.5,
                     coat=s.add(s.scale(char, -.25, .30), s.mul(sauce, .25)), coat_rough=.14, normal=s.bump(relief, .6, .012))


def spine(p, bend):
    """The piece bent a little to one side."""
    x = p[..., 0]
    return x, p[..., 1] - bend * (x * x - .05), p[..., 2]


def drumette(rng, p, seed):
    """Distances from the flesh and from the bone that stands out of it."""
    x, y, z = spine(p, rng.uniform(-.5, .5))
    long, fat = rng.uniform(.94, 1.06), rng.uniform(.92, 1.06)
    a = np.arctan2(z, y)
    around = np.stack([np.cos(a), np.sin(a), 0 * a], -1)
    r = fat * np.interp(x / long, [-.40, -.36, -.30, -.20, -.08, .04, .14, .22, .30], [.10, .145, .180, .200, .198, .165, .118, .088, .078])
    lobes = 1 + .09 * np.cos(2 * a + seed) + .06 * np.cos(3 * a + 2.2 * seed) + .10 * noise(around * .8 + p * (2, 0, 0), 1, 2, seed)
    flesh = (np.hypot(y, z * 1.10) - r * lobes) * .85
    flesh = smooth_max(flesh, x - long * .255 - .035 * noise(around, 1.6, 2, seed + 1), .035)
    flesh = smooth_max(flesh, -x - long * .375 - .03 * noise(around, 1.3, 2, seed + 2), .09)
    shaft = smooth_max(np.hypot(y, z) - .044 - .020 * smoothstep(x, .27, .37), np.abs(x - .23) - .13, .03)
    ends = [((.372 * long, .030, .004), .052), ((.370 * long, -.032, .0), .046), ((-.352 * long, .02, .01), .066)]
    return flesh, bones(p, x, y, z, shaft, ends)


def flat(rng, p, seed):
    """Two bones side by side; the skin sinks in between them, and hangs over on the thin side."""
    x, y, z = spine(p, rng.uniform(-.25, .25))
    y = y * (1 + .35 * x)
    long, fat = rng.uniform(.94, 1.06), rng.uniform(.92, 1.06)
    end = .325 * long

    def rod(cy, r, swell, k):
        out = np.maximum(np.abs(x) - end + .03 * noise(p * (0, 2, 2) + k, 3, 2, seed + k) * np.sign(x), 0)
        radius = r + swell * (1 - (x / .34) ** 2).clip(0, 1) + .012 * noise(p * (1, .2, .2), 5, 2, seed + k)
        return np.sqrt((y - cy) ** 2 + (1.02 * z) ** 2 + out**2) - fat * radius
    flesh = smooth_min(rod(-.088, .082, .034, 1), rod(.092, .066, .026, 2), .055)
    web = np.maximum(np.abs(x) - end - .01, 0)
    edge = np.sqrt(np.maximum(np.abs(y - .03) - .135, 0) ** 2 + (z + .02 + .25 * (y - .03) * np.sin(6 * x + seed)) ** 2 + web**2) - .046
    flesh = smooth_min(flesh, edge, .05)
    thick = smooth_max(np.hypot(y + .088, z) - .044, np.abs(x) - .36 * long, .03)
    thin = smooth_max(np.hypot(y - .092, z) - .034, np.abs(x) - .345 * long, .03)
    ends = [((s * .365 * long, -.088 + b, c), r) for s in (-1, 1) for b, c, r in ((.016, .010, .046), (-.020, -.006, .042))]
    ends += [((s * .352 * long, .092, .0), .038) for s in (-1, 1)]
    return flesh, bones(p, x, y, z, np.minimum(thick, thin), ends)


def bones(p, x, y, z, shaft, ends):
    d = shaft
    for (cx, cy, cz), r in ends:
        d = smooth_min(d, np.sqrt((x - cx) ** 2 * 1.3 + (y - cy) ** 2 + (z - cz) ** 2) - r, .025)
    return d


def piece(kind, seed):
    """A mesh and its hull."""
    rng = np.random.default_rng(seed)
    lo = np.array([-.52, -.32, -.30])
    p = grid(lo, -lo, STEP)
    flesh, bone = kind(rng, p, seed)
    near = np.abs(flesh) < .09
    q = p[near] + 3.1 * seed
    tight = smoothstep(np.abs(p[near][:, 0]), .08, .30)
    folds = (1 - np.abs(noise(q * (6.5, 2.6, 2.6), 1, 3, seed + 4))) ** 3
    creases = (1 - np.abs(noise(q, 7, 3, seed + 5))) ** 4
    blisters = np.clip(noise(q, 13, 2, seed + 6), 0, 1)
    skin = flesh.copy()
    skin[near] += .022 * folds * (.5 + .7 * tight) + .016 * creases - .016 * blisters + .016 * noise(q, 3.6, 2, seed + 7) \
        + .004 * noise(q, 34, 3, seed + 8)
    skin = roughen(skin, p, .05, (.0025, 60, 2, seed + 9))
    bare = roughen(bone.copy(), p, .04, (.003, 7, 2, seed + 10))
    d = smooth_min(skin, bare, .012)
    smooth = ndimage.gaussian_filter(np.clip(d, -.1, .1), 3.2)
    wet = noise(p + 3.1 * seed, 4.2, 3, seed + 12)
    coat = smooth + .006 - .009 * smoothstep(wet, -.15, .5) - .004 * noise(p, 16, 3, seed + 13) + .022 * smoothstep(wet, .0, -.4)
    coat += .05 * smoothstep(skin - bare, -.01, .02)
    out = smooth_min(d, coat, .006)
    bulge = ndimage.gaussian_filter(np.clip(out, -.1, .1), 6) - np.clip(out, -.1, .1)

    def at(v, f): return ndimage.map_coordinates(f, ((v - lo) / STEP).T, order=1, mode='nearest')

    def burnt(v):
        w = v + 3.1 * seed
        spots = noise(w, 5.2, 5, seed + 14, .6) + .26 * noise(w, 2, 2, seed + 15)
        tips = .35 * smoothstep(np.abs(v[:, 0]), .20, .34)
        return smoothstep(spots + 14 * at(v, bulge) + tips + .26 * noise(w, 24, 3, seed + 16), .52, 1.25) * (1 - .75 * smoothstep(at(v, skin - bare), -.006, .012))
    m = solid('wing', out, lo, STEP, bone=lambda v: smoothstep(at(v, skin - bare), -.004, .014),
              sauce=lambda v: smoothstep(at(v, coat - d), .010, -.004) * smoothstep(at(v, wet), -.45, .2), char=burnt)
    m.materials.append(wing())
    few = np.array([v.co for v in m.vertices])[::25]
    hull = ConvexHull(few)
    return m, mesh('proxy', few, hull.simplices.astype(np.int32))


@once
def flakes():
    s = Shader('flakes')
    c = s.ramp(s.field('tone'), (.05, '5a0c04'), (.40, '8e1c08'), (.66, 'b03210'), (.74, 'e6b968'), (.98, 'efd08a'))
    return s.surface(base=c, sss=.1, radius=(.03, .02, .01), rough=.25, spec=.5, coat=.5, coat_rough=.1)


def build():
    planks(turn=.24)
    napkin((-1.45, 1.15, 0), (2.2, 1.8), -.45, seed=6)
    dish = plate(1.17, (0, 0, 0), seed=4)
    rr, heap, hulls = random.Random(3), [], []
    start = [(drumette, -.34, -.40, .26, 2.3), (flat, .10, -.44, .24, 1.15), (drumette, .54, -.30, .26, -2.5), (flat, -.42, .12, .24, -.45),
             (drumette, .10, .02, .30, 2.75), (flat, .60, .16, .24, .55), (drumette, -.06, .46, .28, .35), (flat, .16, -.12, .54, -.75)]
    for k, (kind, x, y, z, turn) in enumerate(start):
        m, hull = piece(kind, k + 1)
        heap.append(place(m, None, (x + .15, .95 * y + .04, z + .03), (rr.uniform(-.3, .3), rr.uniform(-.15, .15), turn), rr.uniform(.84, .94)))
        hulls.append(hull)
    settle(heap, hulls, [dish], (.15, .04, 0), .84)
    for k, (x, y, z, turn) in enumerate(((-.70, .20, .205, .5), (-.74, -.04, .20, .1), (-.64, -.27, .20, -.4))):
        place(orange.slice_of_orange(3 + k), None, (x, y, z), (.20, .16, turn), .86)
    bpy.context.view_layer.update()
    spots = [(.14, .02, .56), (-.26, -.26, .22), (.36, -.46, .24), (.52, .10, .30), (-.12, .40, .24), (.02, -.54, .14), (.60, -.44, .12),
             (.74, -.34, .055), (-.34, -.46, .06), (.20, -.74, .05)]
    place(puddle('mojo', blobs(spots, .3), (-1., -1.), (1., 1.), .058, .018, .010, 2), mojo())
    place(puddle('oil', blobs([(x - .02, y - .02, r + rr.choice((.01, .04, .09))) for x, y, r in spots], .3), (-1., -1.), (1., 1.), .060, .004, .010, 2),
          film('ee9440', 5., .1, .05, .7))
    bits = lambda q, up: np.clip(up + .3, 0, 1) * np.clip(noise(q, 5, 3, 5) + .2, .05, 1)
    grains('flakes', heap, 420, 5, .0105, bits, flakes(), (.25, 1.25), .2, .1)
    grains('flakes', [dish], 70, 6, .011, lambda q, up: (up > .8) * np.exp(-((np.hypot(q[:, 0] - .15, q[:, 1] - .02) - .72) / .10) ** 2),
           flakes(), (.25, 1.25), .2)
    orange.whole((1.05, 1.45, .36), (.3, .2, 0))
    scatter(named('plank'), crumbs(size=.012), 8, disc(.2, -.6, 1.2, .4), (.4, 1.))
    late_light(1.2, fill=1.9, leaves=2)
    camera((-.05, -3.4, 2.65), (.03, -.02, .16), 70, 5.0, (.1, -.32, .32))

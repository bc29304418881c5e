"""Pinchos morunos: four long steel skewers with six pieces of lamb each, of three centimeters, on a plate of 26.

Marinated in pimentón, cumin and lemon, so red-brown and oily; grilled over charcoal, so black at the corners and where a side
lay over the coals; a little fat, crisp and gold. Their juice under them; red onion, parsley and lemon.
"""
import math
import random

import bpy
import numpy as np
from scipy import ndimage

import lemon
from grains import grains
from shader import Shader, film, once, plain
from shapes import TAU, blobs, curve, disc, grid, mesh, noise, place, puddle, ring, roughen, scatter, smooth_max, smoothstep, solid, sweep
from studio import camera, late_light
from table import crumbs, named, napkin, parsley, planks, plate, salt, steel

LO, STEP = np.array([-.22, -.22, -.22]), .0056


@once
def lamb():
    """Fields: char, fat."""
    s = Shader('lamb')
    v = s.apart(s.here())
    broad, fine = s.noise(v, 6, 5, .62), s.noise(v, 30, 5, .66)
    fibers = s.noise(s.stretch(v, 4, 34, 34), 1.2, 4, .6)
    n = s.add(s.mul(broad, .5), s.add(s.mul(fibers, .3), s.mul(fine, .2)))
    c = s.ramp(n, (.32, '58200c'), (.44, '8a3a12'), (.54, 'a85018'), (.64, 'c26c26'), (.76, 'd68c3c'))
    c = s.mix(s.mul(s.chance(), .3), c, '7c3814')
    c = s.mix(s.mul(s.field('fat'), .85), c, s.mix(fine, 'c88a3c', 'f0cc86'))
    black = s.mix(fine, '0d0705', '2e160b')
    char = s.add(s.field('char'), s.scale(fine, .7, -.35))
    c = s.mix(s.ramp(char, (.10, 0.), (.50, .65)), c, '3e180a')
    c = s.mix(s.ramp(char, (.48, 0.), (.95, .95)), c, black)
    flecks = s.ramp(s.cells(v, 26), (.07, 1.), (.12, 0.))
    c = s.mix(s.mul(flecks, .6), c, s.mix(s.chance(), 'b8400e', '6e5a2c'))
    height = s.add(s.mul(fibers, .7), s.add(s.mul(fine, .6), s.mul(broad, .5)))
    return s.surface(base=c, sss=.12, radius=(.06, .02, .01), rough=s.add(.24, s.mul(s.field('char'), .26)), spec=.5,
                     coat=s.scale(s.field('char'), -.45, .85), coat_rough=.08, normal=s.bump(height, .8, .014))


def cube(seed):
    rng = np.random.default_rng(seed)
    p = grid(LO, -LO, STEP)
    turn = np.linalg.qr(rng.normal(size=(3, 3)))[0].astype(np.float32)
    d = np.full(p.shape[:3], -1., np.float32)
    for w in ((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1), tuple(rng.normal(size=3))):
        n = np.array(w) / np.linalg.norm(w) + rng.normal(0, .16, 3)
        reach = (.118 if abs(w[0]) == 1 else rng.uniform(.105, .150)) * (1 if max(map(abs, w)) == 1 else 1.15)
        d = smooth_max(d, p @ (n / np.linalg.norm(n)).astype(np.float32) - reach, .055)
    q = p @ turn
    grain = (1 - np.abs(noise(q * (2.2, 9, 9) + seed, 1, 2, seed + 1))) ** 3
    near = np.abs(d) < .06
    d[near] += .016 * grain[near] - .006
    d = roughen(d, p, .06, (.022, 4.2, 2, seed + 2), (.010, 14, 3, seed + 3), (.0035, 42, 2, seed + 5))
    bulge = ndimage.gaussian_filter(d, 5) - d
    at = lambda v, f: ndimage.map_coordinates(f, ((v - LO) / STEP).T, order=1, mode='nearest')

    def burnt(v):
        spots = noise(v + 3 * seed, 6, 4, seed + 6, .6)
        over = .42 * smoothstep(v[:, 2], .04, .13) * smoothstep(noise(v + seed, 4, 2, seed + 8), -.5, .3)
        return np.clip(26 * at(v, bulge) + .55 * spots + over + .05, 0, 1.2)

    def fatty(v): return smoothstep(noise(v @ turn * (1, 1, 2.4) + 7 * seed, 4.5, 3, seed + 9), .38, .60) * smoothstep(at(v, bulge), .006, .0)
    m = solid('lamb', d, LO, STEP, char=burnt, fat=fatty)
    m.materials.append(lamb())
    return m


def skewer(at, turn, tilt, cubes, rr):
    """A flat bar, its end turned to a ring; the pieces on it."""
    bar = [(-1.62 + .062 * math.cos(a) - .062, .062 * math.sin(a), 0) for a in np.linspace(.5, TAU - .3, 14)][::-1]
    path = curve([*bar, (-1.5, 0, 0), (-.8, 0, .004), (.4, 0, 0), (1.30, 0, 0), (1.40, 0, 0)], 160)
    wide = np.interp(np.linspace(0, 1, 160), [0, .93, 1], [1, 1, .1])
    o = place(sweep('skewer', path, ring(14, .013 * wide, .020 * wide, 3.)), steel(), at, (0, tilt, turn))
    pieces, x = [], -.80
    for m in cubes:
        step = rr.uniform(.245, .275)
        piece = place(m, None, (x, rr.gauss(0, .012), rr.gauss(0, .010)), (rr.choice((0, .5, 1, 1.5)) * math.pi + rr.gauss(0, .22), rr.gauss(0, .08), rr.gauss(0, .10)),
                      rr.uniform(.94, 1.14))
        piece.parent = o
        pieces.append(piece)
        x += step
    return pieces


@once
def onion():
    s = Shader('onion')
    v, out = s.apart(s.here()), s.field('rim')
    c = s.mix(s.ramp(out, (.35, 0.), (.85, 1.)), s.mix(s.noise(v, 12, 3), 'ead8de', 'f6eef0'), s.mix(s.noise(v, 20, 3), '7c1c48', 'a83a6a'))
    return s.surface(base=c, sss=.4, radius=(.05, .04, .04), rough=.22, spec=.5, coat=.7, coat_rough=.06)


def arc_of_onion(seed):
    rr = random.Random(seed)
    r, n = rr.uniform(.10, .20), 44
    a = np.linspace(0, rr.uniform(1.8, 3.6), n)
    path = np.stack([r * np.cos(a), r * rr.uniform(.7, .95) * np.sin(a), .012 * np.sin(2.3 * a + seed)], 1)
    taper = np.clip(np.sin(np.linspace(0, math.pi, n)) * 5, .08, 1)
    section = ring(16, .016 * taper, rr.uniform(.016, .024) * taper, 2.6)
    m = sweep('onion', path, section, rim=np.broadcast_to(.5 + .5 * np.cos(np.linspace(0, TAU, 16, endpoint=False)), (n, 16)))
    m.materials.append(onion())
    return m


def build():
    planks(turn=.22)
    napkin((-1.55, 1.15, 0), (2.3, 1.8), -.42, seed=6)
    dish = plate(1.30, (0, 0, 0), seed=4)
    rr = random.Random(8)
    kinds = [cube(k + 1) for k in range(11)]
    order, pieces = [kinds[i % 11] for i in (0, 3, 6, 9, 1, 4, 7, 10, 2, 5, 8, 0, 6, 2, 9, 4, 1, 8, 3, 10, 5, 7, 0, 6)], []
    for k, (x, y, z, turn) in enumerate(((.04, -.40, .205, .06), (.0, -.06, .205, -.05), (.06, .30, .205, .09), (.10, -.08, .455, .42))):
        pieces += skewer((x, y, z), turn, 0, order[6 * k:6 * k + 6], rr)
    bpy.context.view_layer.update()
    spots = [(rr.uniform(-.7, .7), rr.uniform(-.6, .4), rr.uniform(.10, .22)) for _ in range(11)]
    place(puddle('juice', blobs(spots, .3), (-1., -1.), (1., 1.), .060, .006, .010, 2), film('c8642a', 5., .1, .05, .8))
    arcs = [arc_of_onion(k) for k in range(6)]
    scatter([dish], arcs, 9, lambda q: (.52 + q.gauss(0, .16), -.74 + q.gauss(0, .06)), (.7, 1.1), .014, .25, seed=3)
    scatter(pieces, arcs[:3], 4, disc(.05, -.1, .6), (.6, .9), .012, .3, seed=9, steepest=.7)
    place(lemon.wedge(3), lemon.fruit(), (-.62, -.76, .27), (.25, .0, .35), .88)
    place(lemon.wedge(5), lemon.fruit(), (-.22, -.90, .27), (-.15, .0, -.25), .84)
    bpy.context.view_layer.update()
    scatter([*pieces, dish], parsley(), 120, disc(.05, -.15, .85), (.25, .75), .004, .4, seed=5, steepest=.5)
    scatter(pieces, salt(), 50, disc(0, -.1, .8), (.3, .8), .003, seed=2)
    grains('spice', pieces, 700, 6, .0085, lambda q, up: np.clip(up + .2, 0, 1) * np.clip(noise(q, 5, 3, 5) + .2, .05, 1), plain('7a3a12', .6, .05, 0., 30., .3, .5), (.3, 1.2), .2, .1)
    scatter(named('plank'), crumbs(size=.012), 8, disc(.2, -.8, 1.2, .4), (.4, 1.))
    late_light(1.2, fill=1.6, leaves=2)
    camera((-.10, -3.6, 2.75), (.02, -.06, .18), 60, 4.4, (0, -.36, .36))

"""Pinchos morunos: four steel skewers with five pieces of lamb each, of three centimeters, on a plate of 26.

Marinated in pimentón, cumin and lemon, so red-brown and oily; grilled over charcoal, so black at the corners and where a side
lay over the coals; a little fat, crisp and gold. Their juice under them; parsley and lemon.
"""
import math
import random

import bpy
import numpy as np
from scipy import ndimage

import lemon
from grains import grains
from shader import Shader, once, plain
from shapes import TAU, blobs, curve, disc, grid, noise, place, puddle, ring, roughen, scatter, smooth_max, smoothstep, solid, sweep
from studio import camera, late_light
from table import crumbs, named, napkin, parsley, planks, plate, salt, steel

LO, STEP = np.array([-.25, -.25, -.25]), .0056


@once
def lamb():
    """Fields: char, fat, grain (along the fibers), hollow (where juice and marinade stay)."""
    s = Shader('lamb')
    v = s.apart(s.here())
    broad, fine, grain = s.noise(v, 5, 4, .6), s.noise(v, 28, 4, .62), s.field('grain')
    n = s.add(s.mul(broad, .50), s.add(s.mul(grain, .22), s.mul(fine, .28)))
    c = s.ramp(n, (.28, '54240e'), (.42, '823e18'), (.54, 'a65a26'), (.66, 'c07a3a'), (.80, 'd49e5c'))
    c = s.mix(s.mul(s.chance(), .45), c, '5e2c14')
    c = s.mix(s.mul(s.field('hollow'), .62), c, s.mix(fine, 'a03408', 'c65c1c'))
    c = s.mix(s.mul(s.field('fat'), .85), c, s.mix(fine, 'c48a44', 'ecc888'))
    char = s.add(s.field('char'), s.add(s.scale(fine, .7, -.35), s.scale(broad, .5, -.25)))
    c = s.mix(s.ramp(char, (.14, 0.), (.46, .8)), c, '3a170a')
    c = s.mix(s.ramp(char, (.42, 0.), (.68, .97)), c, s.mix(fine, '0b0604', '24120a'))
    wet = s.ramp(s.add(s.noise(v, 7, 3, .55), s.scale(s.field('hollow'), .25, 0)), (.42, 0.), (.58, 1.))
    wet = s.mul(wet, s.ramp(char, (.45, 1.), (.85, .30)))
    height = s.add(s.add(fine, s.mul(broad, .5)), s.mul(s.noise(v, 75, 3, .6), .35))
    return s.surface(base=c, sss=.08, radius=(.05, .02, .01), rough=s.scale(wet, -.26, .52), spec=.5,
                     coat=s.scale(wet, .80, .08), coat_rough=.07, normal=s.bump(height, .6, .012))


def cube(seed):
    """Cut by hand from a leg: sides askew, a seam between two muscles, fibers one way."""
    rng = np.random.default_rng(seed)
    p = grid(LO, -LO, STEP)
    turn = np.linalg.qr(rng.normal(size=(3, 3)))[0].astype(np.float32)
    bent = p + .034 * np.stack([noise(p, 2.6, 2, seed + 20 * k) for k in (1, 2, 3)], -1)
    d = np.full(p.shape[:3], -1., np.float32)
    for w in ((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1), *rng.normal(size=(2, 3))):
        side = max(map(abs, w)) == 1
        n = np.array(w) / np.linalg.norm(w) + rng.normal(0, .17, 3)
        reach = (.116 if abs(w[0]) == 1 else rng.uniform(.105, .160)) if side else rng.uniform(.135, .175)
        d = smooth_max(d, bent @ (n / np.linalg.norm(n)).astype(np.float32) - reach, .045)
    q = bent @ turn
    seam = np.abs(q[..., 1] - rng.uniform(-.05, .05) + .05 * noise(q, 4, 2, seed + 11))
    d += .030 * np.exp(-(seam / .016) ** 2) * smoothstep(noise(q, 2, 1, seed + 12), -.5, .2)
    near = np.abs(d) < .07
    fibers = np.zeros_like(d)
    fibers[near] = (1 - np.abs(noise(q[near] * (2.2, 10, 10) + seed, 1, 3, seed + 1, .55))) ** 3
    d += .020 * fibers - .006
    d = roughen(d, p, .06, (.020, 4.5, 2, seed + 2), (.009, 13, 3, seed + 3), (.003, 40, 2, seed + 5))
    bulge = ndimage.gaussian_filter(d, 6) - d
    at = lambda v, f: ndimage.map_coordinates(f, ((v - LO) / STEP).T, order=1, mode='nearest')
    coals = rng.normal(size=(2, 3)) * (.25, 1, 1)
    coals /= np.linalg.norm(coals, axis=1)[:, None]

    def burnt(v):
        lay = np.maximum(*(smoothstep(v @ w, .06, .15) for w in coals)) * smoothstep(noise(v + seed, 5, 3, seed + 8), -.35, .45)
        return np.clip(40 * at(v, bulge) + .30 * noise(v + 3 * seed, 6, 4, seed + 6, .6) + .62 * lay - .14, 0, 1.2)

    def fatty(v):
        line = smoothstep(at(v, seam), .020, .006) * smoothstep(noise(v, 4, 2, seed + 13), .0, .4)
        return np.maximum(line, smoothstep(noise(v @ turn * (1, 1, 2.4) + 7 * seed, 4.5, 3, seed + 9), .44, .60)) * smoothstep(at(v, bulge), .012, .0)
    m = solid('lamb', d, LO, STEP, char=burnt, fat=fatty, grain=lambda v: 1 - at(v, fibers),
              hollow=lambda v: smoothstep(at(v, bulge), -.002, -.014))
    m.materials.append(lamb())
    return m


@once
def juice():
    """Oil and paprika: gold where it is thin, rust red where it is deep. Field: deep."""
    s = Shader('juice')
    v = s.here()
    deep = s.add(s.mul(s.field('deep'), .6), s.scale(s.noise(v, 7, 4, .6), 1.5, -.55))
    through = s.node('BsdfTransparent', {0: s.ramp(deep, (.15, 'f8e6bc'), (.55, 'edbf78'), (.90, 'de924c'))})
    shine = s.node('BsdfGlossy', {0: (1, 1, 1), 'Roughness': .05, 'Normal': s.bump(s.noise(v, 9, 3), .15)})
    path = s.node('LightPath').outputs
    seen = s.sub(1., s.math('MAXIMUM', path['Is Shadow Ray'], path['Is Diffuse Ray']))
    return s.finish(s.node('MixShader', {0: s.mul(s.node('Fresnel', {'IOR': 1.45}).outputs[0], seen), 1: through, 2: shine}))


def skewer(at, turn, tilt, cubes, rr):
    """A flat bar, its end turned to a ring; the pieces on it."""
    loop = [(-1.15 + .075 * math.cos(a) - .075, .075 * math.sin(a), 0) for a in np.linspace(.5, TAU - .3, 14)][::-1]
    path = curve([*loop, (-1.02, 0, 0), (-.6, 0, .004), (.4, 0, 0), (.92, 0, 0), (1.04, 0, 0)], 160)
    wide = np.interp(np.linspace(0, 1, 160), [0, .25, .30, .93, 1], [.8, .8, 1, 1, .1])
    o = place(sweep('skewer', path, ring(14, .025 * wide, .011 * wide, 3.)), steel(), at, (0, tilt, turn))
    pieces, x = [], -.58
    for m in cubes:
        size = rr.uniform(.92, 1.16)
        x += .122 * size
        piece = place(m, None, (x, rr.gauss(0, .016), rr.gauss(0, .012)),
                      (rr.choice((0, .5, 1, 1.5)) * math.pi + rr.gauss(0, .25), rr.gauss(0, .13), rr.gauss(0, .14)),
                      (size, size * rr.uniform(.86, 1.12), size * rr.uniform(.9, 1.08)))
        piece.parent = o
        pieces.append(piece)
        x += .122 * size + rr.choice((0, 0, .012))
    return pieces


def build():
    planks(turn=.22)
    napkin((-1.55, 1.15, 0), (2.3, 1.8), -.42, seed=6)
    dish = plate(1.30, (0, 0, 0), seed=4)
    rr = random.Random(8)
    kinds = [cube(k + 1) for k in range(13)]
    pieces, ways = [], ((-.10, -.38, .205, .16, 0), (.06, .02, .205, .24, 0), (-.04, .42, .205, .10, 0), (.04, .13, .455, -.58, .03))
    for k, (x, y, z, turn, tilt) in enumerate(ways):
        pieces += skewer((x, y, z), turn, tilt, [kinds[(13 * k // 2 + i) % 13] for i in range(5)], rr)
    bpy.context.view_layer.update()
    along = [rr.uniform(-.55, .50) for _ in range(15)]
    spots = [(x, -.44 + .16 * x + rr.gauss(0, .06), rr.uniform(.05, .15)) for x in along]
    drops = [(rr.uniform(-.7, .7), rr.uniform(-.88, -.55), rr.uniform(.01, .035)) for _ in along]
    place(puddle('juice', blobs(spots + drops, .12), (-1., -1.), (1., 1.), .060, .012, .006, 2), juice())
    place(lemon.wedge(3), lemon.fruit(), (.52, -.66, .27), (.25, .0, .50), .80)
    bpy.context.view_layer.update()
    scatter([*pieces, dish], parsley(), 110, disc(.02, -.1, .80), (.35, .95), .004, .4, seed=5, steepest=.45)
    scatter(pieces, salt(), 26, disc(0, -.1, .8), (.3, .6), .003, seed=2)
    def on_top(q, up): return np.clip(up + .2, 0, 1) * np.clip(noise(q, 5, 3, 5) + .2, .05, 1)
    def in_front(q, up): return (up > .5) * (np.hypot(q[:, 0], 1.6 * (q[:, 1] + .52)) < .5)
    grains('spice', pieces, 500, 6, .008, on_top, plain('8a4a1c', .6, .05, 0., 30., .3, .5), (.3, 1.2), .2, .1)
    grains('spice', [dish], 90, 8, .008, in_front, plain('a4481a', .6), (.3, 1.2), .2, .5)
    scatter(named('plank'), crumbs(size=.012), 8, disc(.2, -.8, 1.2, .4), (.4, 1.))
    late_light(1.2, fill=1.5, back=1.6, leaves=2)
    camera((-.10, -3.5, 2.75), (.03, -.04, .17), 74, 5.6, (0, -.38, .34))

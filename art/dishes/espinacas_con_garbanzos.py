"""Espinacas con garbanzos: spinach cooked down dark and soft, chickpeas of twelve millimeters, both in a brown paste of fried
bread, cumin and garlic, with olive oil red from its spices around the edge, in a clay dish of 18 centimeters. Two slices of
fried bread beside, a few seeds of cumin on top."""
import math
import random

import bpy
import numpy as np

from bread import slice_of_bread, toast
from drape import Heap
from shader import Shader, film, once, plain
from shapes import TAU, ball, blobs, disc, mesh, noise, place, puddle, scatter, smoothstep, wrap_faces
from studio import camera, late_light
from table import cazuela, crumbs, fork, named, napkin, planks

RADIUS = .90


@once
def leaf():
    """Fields: x, y (in the flat leaf)."""
    s = Shader('spinach')
    own = s.chance()
    v = s.apart(s.here())
    n = s.noise(v, 6, 5, .62)
    green = s.ramp(n, (.28, '1a2408'), (.46, '2f3f0d'), (.60, '475615'), (.78, '667024'))
    green = s.mix(s.mul(own, .45), green, '3a3212')
    rib = s.math('MULTIPLY_ADD', s.math('ABSOLUTE', s.field('y')), -60., 1., True)
    aslant = s.sub(s.mul(s.field('x'), 70.), s.mul(s.math('ABSOLUTE', s.field('y')), 60.))
    side = s.ramp(s.math('SINE', aslant), (.86, 0.), (1., .6))
    c = s.mix(s.mul(s.math('MAXIMUM', rib, side), .40), green, '7c8440')
    paste = s.ramp(s.noise(v, 9, 5, .7), (.45, 0.), (.62, 1.))
    c = s.mix(s.mul(paste, .75), c, s.mix(n, '523516', '8f642e'))
    height = s.add(s.mul(s.noise(v, 24, 4, .6), .7), s.mul(rib, .3))
    return s.surface(base=c, sss=.12, radius=(.02, .03, .008), rough=s.scale(paste, .20, .30), spec=.45, coat=s.scale(paste, -.35, .6),
                     coat_rough=.08, normal=s.bump(height, .55, .014))


@once
def stew():
    s = Shader('stew')
    v = s.here()
    n = s.noise(v, 8, 6, .68)
    fine = s.noise(v, 34, 4, .7)
    c = s.ramp(s.add(s.mul(n, .8), s.mul(fine, .2)), (.30, '1e2209'), (.46, '3a3212'), (.58, '6a451d'), (.74, '8f6430'))
    return s.surface(base=c, sss=.15, radius=(.03, .02, .01), rough=s.scale(fine, .3, .28), coat=.5, coat_rough=.12,
                     normal=s.bump(s.add(n, s.mul(fine, .6)), .8, .02))


@once
def pea_skin():
    s = Shader('chickpea')
    v = s.apart(s.here())
    n = s.noise(v, 14, 4, .6)
    c = s.mix(n, 'cf9c54', 'eecb90')
    c = s.mix(s.mul(s.chance(), .45), c, 'c08a45')
    c = s.mix(s.ramp(s.noise(v, 9, 4, .6), (.50, 0.), (.66, .85)), c, s.mix(n, '5a3818', '7d5424'))
    return s.surface(base=c, sss=.35, radius=(.06, .035, .015), rough=.30, spec=.5, coat=.7, coat_rough=.09,
                     normal=s.bump(n, .25, .010))


@once
def chickpea(seed):
    """A beak at one end, a crease from it over the back, the skin a little loose."""
    v, f = ball(56)
    ahead = np.arccos(np.clip(v[:, 0], -1, 1))
    r = 1 + .30 * np.exp(-(ahead / .34) ** 2) * smoothstep(ahead, .0, .05) + .18 * np.exp(-(ahead / .20) ** 2)
    r -= .13 * np.exp(-(v[:, 1] / .16) ** 2) * smoothstep(v[:, 0], .75, -.2) * smoothstep(v[:, 2], -.3, .4)
    r += .035 * noise(v, 1.6, 2, seed) + .012 * noise(v * (1, 4, 1), 2.6, 3, seed + 4)
    m = mesh('chickpea', v * r[:, None] * (.056, .052, .050), f)
    m.materials.append(pea_skin())
    return m


def wilted(seed, heap, at, turn):
    rr = random.Random(seed)
    long, wide = rr.uniform(.22, .42), rr.uniform(.08, .15)
    n, k = 84, 60
    u, v = np.meshgrid(np.linspace(-1, 1, n), np.linspace(-1, 1, k), indexing='ij')
    x, y = long / 2 * u, wide * np.clip(1 - np.abs(u) ** 2.2, .002, 1) ** .6 * v
    q = np.stack([x, y, np.full_like(x, 1.7 * seed)], -1)
    p = np.stack([x, .62 * y, 0 * x], -1)
    p += .080 * np.stack([noise(q, 6.5, 2, seed + i) for i in range(3)], -1)
    p += .024 * np.stack([noise(q, 13, 2, seed + 5 + i) for i in range(3)], -1)
    p = p.reshape(-1, 3)
    p[:, 2] = .7 * np.abs(p[:, 2]) + .25 * p[:, 2]
    c, w = math.cos(turn), math.sin(turn)
    p[:, :2] = p[:, :2] @ np.array([[c, w], [-w, c]]) + at
    p[:, 2] += heap.under(p, .10, .03) - .012
    heap.add(p)
    m = mesh('spinach', p, wrap_faces(n, k, False)[:, ::-1], x=x.ravel(), y=y.ravel())
    m.materials.append(leaf())
    o = place(m)
    o.modifiers.new('thick', 'SOLIDIFY').thickness = .007
    return o


def filling():
    """The paste under it all, up to the wall of the dish."""
    q, a = np.linspace(0, 1, 150)[:, None], np.linspace(0, TAU, 360, endpoint=False)[None]
    x, y = .925 * RADIUS * q * np.cos(a), .925 * RADIUS * q * np.sin(a)
    p = np.stack(np.broadcast_arrays(x, y, 0 * x), -1)
    rough = .040 * noise(p, 5, 3, 3) + .018 * noise(p, 14, 3, 8) + .008 * noise(p, 34, 2, 5)
    p[..., 2] = .185 + .075 * smoothstep(q, 1, .2) + rough * smoothstep(q, 1.02, .85)
    return place(mesh('stew', p.reshape(-1, 3), wrap_faces(150, 360)), stew())


@once
def cumin():
    v, f = ball(20)
    m = mesh('cumin', v * (.024, .006, .005) * (1 + .1 * noise(v * (1, 6, 6), 1, 2, 3)[:, None]), f)
    m.materials.append(plain('8a6a35', .6, .1, .2, 60., .4, .4))
    return [m]


def build():
    planks(turn=.25)
    napkin((1.15, 1.1, 0), (2.2, 1.7), .5, seed=9)
    cazuela(RADIUS, .25, (0, 0, 0), seed=6)
    base = filling()
    bpy.context.view_layer.update()
    heap, rr, food = Heap([base], .95), random.Random(3), [base]

    half = ball(16)[0] * .05
    half = half[half[:, 2] >= 0]

    def peas(n, spread, sunk):
        for _ in range(n):
            a, q = rr.uniform(0, TAU), spread * math.sqrt(rr.random())
            x, y = q * math.cos(a), q * math.sin(a)
            z = heap.under(np.array([[x, y]]), .03, .02)[0] + .05 - sunk * rr.uniform(.6, 1.3)
            size = rr.uniform(.98, 1.2)
            o = place(chickpea(rr.randrange(7)), None, (x, y, z), (rr.gauss(0, .7), rr.gauss(0, .7), rr.uniform(0, TAU)), size)
            food.append(o)
            heap.add(half + (x, y, z))

    def leaves(n, spread, first):
        for i in range(n):
            a, q = rr.uniform(0, TAU), spread * math.sqrt(rr.random())
            food.append(wilted(first + i, heap, (q * math.cos(a), q * math.sin(a)), rr.uniform(0, TAU)))
    leaves(60, .68, 0)
    peas(40, .72, .045)
    leaves(44, .66, 100)
    peas(28, .66, .035)
    leaves(16, .6, 200)
    peas(8, .5, .025)
    bpy.context.view_layer.update()
    ringed = [(.76 * math.cos(a), .76 * math.sin(a), rr.uniform(.05, .13)) for a in np.arange(0, TAU, .22)]
    place(puddle('oil', blobs(ringed, .1), (-.9, -.9), (.9, .9), .18, .010, .012, 4, [base]), film('d8842a', 6., .12, strength=.4))
    scatter(food, cumin(), 34, disc(0, 0, .6), (.8, 1.2), .003, .25, seed=6)
    for k, (x, y, a) in enumerate(((-1.12, .60, .5), (-1.18, .98, -.2))):
        m, _ = slice_of_bread('bread', 7 + 2 * k, .46, .30, .13)
        place(m, toast(), (x, y, .02 + .03 * k), (.0, .1 * k, a))
    fork((1.12, -.52, .01), 1.3)
    scatter(named('plank'), crumbs(size=.014), 14, disc(-.5, .1, 1.3, .3), (.4, 1.))
    late_light(1.1, fill=1.1, leaves=0)
    camera((.1, -3.2, 2.6), (-.04, .03, .14), 70, 3.2, (0, -.25, .25))

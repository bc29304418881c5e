"""Croquetas de jamón: six cylinders, six centimeters by three, in fine bread crumb; one broken, its béchamel soft, with ham.

Piled on a plate of 20 centimeters, a wedge of lemon on it, a small bowl of alioli beside.
"""
import random

import bpy
import numpy as np
from scipy import ndimage

from alioli import bowl_of_alioli
from grains import grains
from lemon import fruit, wedge
from shader import Shader, once
from shapes import grid, noise, place, roughen, smooth_max, smoothstep, solid
from studio import camera, late_light
from table import napkin, planks, plate, wineglass

LONG, ROUND, CRUST = .32, .138, .015
GOLD = (.06, 'f0c67c'), (.30, 'e0a850'), (.54, 'c98532'), (.76, 'a5611f'), (.95, '6e3811')


def fried(s, v, tone):
    """How brown: each crumb by itself, and some sides more than others."""
    broad = s.noise(v, 3.4, 4, .6)
    return s.ramp(s.add(s.mul(tone, .55), s.scale(broad, .95, -.26)), *GOLD)


@once
def crumb():
    s = Shader('bread crumb')
    v = s.here()
    c = fried(s, v, s.field('tone'))
    return s.surface(base=c, sss=.22, radius=(.03, .018, .008), rough=.52, spec=.42, coat=.12, coat_rough=.3)


@once
def inside():
    """Fields: crust, ham."""
    s = Shader('croqueta')
    v = s.apart(s.here())
    crust, ham = s.field('crust'), s.field('ham')
    fine = s.noise(v, 22, 5, .65)
    cream = s.mix(fine, 'f2d29c', 'fbe6bc')
    c = s.mix(ham, cream, s.mix(s.noise(v, 30, 3), '8a2e26', 'cc6a58'))
    c = s.mix(crust, c, fried(s, s.here(), fine))
    height = s.add(s.noise(v, 12, 4, .6), s.mul(fine, s.scale(crust, .9, .25)))
    return s.surface(base=c, sss=s.scale(crust, -.2, .4), radius=(.07, .05, .03), rough=s.scale(crust, .30, .24), spec=.5,
                     coat=s.scale(crust, -.5, .6), coat_rough=.12, normal=s.bump(height, .5, .014))


def body(p, seed):
    """Rolled by hand: no two of one width, none quite straight."""
    rr = random.Random(seed)
    bend, thin, fat = rr.uniform(-.18, .18), rr.uniform(-.05, .05), rr.uniform(.94, 1.05)
    x, y = p[..., 0], p[..., 1] + bend * p[..., 0] ** 2
    r = np.hypot(y, p[..., 2] * rr.uniform(1.0, 1.10)) * (1 - thin * x / LONG)
    long = LONG * rr.uniform(.92, 1.06)
    d = smooth_max(np.abs(x) - long, r - ROUND * fat, rr.uniform(.075, .11))
    return roughen(d, p, .06, (.010, 5, 2, seed), (.007, 12, 3, seed + 3))


def breaded(o, seed, n, weight=lambda p, up: 1.):
    """Two sizes of crumb; the coarse ones stand out."""
    for k, (size, share) in enumerate(((.0105, .84), (.0155, .16))):
        grains('crumb', [o], int(n * share), seed + 7 * k, size, weight, crumb(), (.35, 1.25), .20, .12).parent = o


def croqueta(seed):
    lo, step = np.array([-.40, -.24, -.22]), .007
    p = grid(lo, (.40, .24, .22), step)
    d = roughen(body(p, seed), p, .03, (.004, 40, 2, seed + 5))
    o = place(solid('croqueta', d, lo, step, crust=lambda v: 1. + 0 * v[:, 0], ham=lambda v: 0 * v[:, 0]), inside())
    breaded(o, seed, 12500)
    return o


def half(seed, side):
    """One end of a croqueta; where it broke, the cream swells past the crust."""
    rng = np.random.default_rng(seed + 10 * (side > 0))
    lo, step = np.array([-.40, -.22, -.21]), .0046
    p = grid(lo, (.12, .22, .21), step)
    whole = body(p * (side, 1, 1), seed)
    x = p[..., 0]
    broken = side * (.030 * noise(p * (0, 1, 1), 6, 3, seed + 20) + .10 * p[..., 2])
    jag = broken + .014 * noise(p * (.2, 1, 1), 22, 3, seed + 21)
    shell = np.maximum(np.maximum(whole, -whole - CRUST), x - jag)
    r = np.hypot(p[..., 1], p[..., 2]) / ROUND
    torn = noise(p, 9, 3, seed + 22 + side)
    swell = .030 * (1 - r**2) + .022 * torn + .012 * np.abs(noise(p, 20, 2, seed + 24 + side)) + .03 * smoothstep(p[..., 2], .02, -.12)
    ham = np.full(x.shape, .05, np.float32)
    for _ in range(110):
        c = np.array([rng.uniform(-.16, .07), *rng.uniform(-.12, .12, 2)])
        q = (p - c) @ np.linalg.qr(rng.normal(size=(3, 3)))[0].astype(np.float32)
        size = np.array([rng.uniform(.014, .036), rng.uniform(.007, .016), rng.uniform(.006, .011)])
        ham = np.minimum(ham, (np.sum(np.abs(q / size) ** 3, -1) ** (1 / 3) - 1) * .010)
    red = smoothstep(ham + .004 * noise(p, 45, 2, seed), .003, -.002)
    cream = smooth_max(whole + .010, x - broken - swell - .010 * red, .022)
    cream = roughen(cream, p, .03, (.004, 30, 3, seed + 26))
    at = lambda v, f: ndimage.map_coordinates(f, ((v - lo) / step).T, order=1, mode='nearest')
    crust = smoothstep(np.where(shell < cream, 1., 0.), 0, 1) * smoothstep(whole, -CRUST - .004, -CRUST + .006)
    m = solid('half', np.minimum(shell, cream), lo, step, crust=lambda v: smoothstep(at(v, crust), .3, .7), ham=lambda v: at(v, red))
    o = place(m, inside())
    outside = lambda q, up: smoothstep(at(q, whole), -.010, -.004) * smoothstep(q[:, 0] - at(q, jag), .012, -.004) + 1e-9
    breaded(o, seed + side, 6600, outside)
    return o


def build():
    planks(turn=.22)
    napkin((-1.5, 1.25, 0), (2.2, 1.8), -.45, seed=5)
    dish = plate(1.0, (0, 0, 0), seed=6)
    bottom, top = ROUND + .066, ROUND + .290
    for k, (x, y, z, tip, turn) in enumerate(((.20, -.02, bottom, .0, .80), (.00, .17, bottom, .02, .87), (-.20, .36, bottom, 0, .76),
                                              (.14, .11, top, .03, .98), (-.11, .27, top, -.03, .66))):
        o = croqueta(k + 1)
        o.location, o.rotation_euler = (x, y, z), (2 * k, tip, turn)
    near, leaning = half(8, 1), half(8, -1)
    near.location, near.rotation_euler = (-.50, -.38, .20), (.4, -.14, -1.95)
    leaning.location, leaning.rotation_euler = (.24, -.56, .21), (.3, -.34, -1.72)
    place(wedge(3), fruit(), (.70, .14, .29), (.40, .05, .95))
    bowl_of_alioli((1.14, .78, 0), .36, .24)
    bpy.context.view_layer.update()
    loose = lambda q, up: np.exp(-(np.hypot(q[:, 0], q[:, 1] + .2) / .5) ** 2) * (up > .9)
    grains('loose', [dish], 150, 5, .014, loose, crumb(), (.4, 1.2), .14)
    wineglass((-.75, 1.9, 0), 1.30, 'white')
    late_light(1.1, fill=1.5, leaves=2)
    camera((.16, -3.3, 2.25), (.18, .04, .20), 79, 5.6, (0, -.30, .3))

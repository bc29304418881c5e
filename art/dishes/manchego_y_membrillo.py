"""Manchego y membrillo: triangles of aged cheese with slices of quince paste, almonds, a few grapes."""
import math
import random

import bpy
import numpy as np

from manchego import almond, cheese, slab
from shader import Shader, once, plain
from shapes import TAU, ball, curve, mesh, noise, place, ring, scatter, sweep
from studio import camera, late_light
from table import board, crumbs, named, napkin, planks


@once
def grape_skin():
    s = Shader('grape')
    v = s.apart(s.here())
    c = s.mix(s.noise(v, 3, 3), '2a0a18', '4f1426')
    bloom = s.ramp(s.noise(v, 6, 5, .6), (.40, 0.), (.66, .55))
    c = s.mix(bloom, c, '7f7f9c')
    return s.surface(base=c, sss=.3, radius=(.06, .02, .02), rough=s.scale(bloom, .5, .14), spec=.5)


def grapes(at, n, seed):
    """Berries pressed against one another and the table until none overlap."""
    rng = np.random.default_rng(seed)
    r = rng.uniform(.092, .112, n)
    t = rng.random(n)
    p = np.stack([.55 * t, rng.normal(0, .12, n), rng.uniform(.1, .4, n)], 1)
    for _ in range(400):
        p[:, 2] -= .004
        p[:, 1] *= .995
        for i in range(n):
            away = p[i] - p
            far = np.linalg.norm(away, axis=1) + 1e-6
            push = np.maximum(r + r[i] - .006 - far, 0)
            push[i] = 0
            p[i] += .5 * (away / far[:, None] * push[:, None]).sum(0)
        p[:, 2] = np.maximum(p[:, 2], r * .98)
    v, f = ball(40)
    shapes = [mesh('grape', v * (1, .97, 1.1) * (1 + .02 * noise(v, 1.2, 2, k)[:, None]), f) for k in range(3)]
    for q, one in zip(p, r):
        place(shapes[rng.integers(3)], grape_skin(), q + at, tuple(rng.uniform(-.6, .6, 3)), one)
    path = curve([(-.30, .06, .30), (-.12, .03, .20), (.1, 0, .22), (.35, .02, .20), (.52, 0, .17)], 40) + np.array(at)
    width = np.linspace(.020, .010, 40)
    place(sweep('stalk', path, ring(10, width, width)), plain('6b6a2c', .6, .1, 0., 30., .4, .4))


def build():
    planks(turn=.1)
    napkin((1.6, 1.15, 0), (2.3, 1.9), .4, seed=8)
    board(3.0, 2.05, .12, (-.02, .17, .06), .05)
    place(cheese(20, .56, .36, .0075), None, (-.72, 1.02, .122), (0, 0, -.62))
    rr = random.Random(3)
    for i, a in enumerate((-2.62, -2.12, -1.60, -1.08, -.56)):
        at = np.array([-.26 + .16 * math.cos(a), .10 + .16 * math.sin(a), .121])
        turn = a + rr.uniform(-.05, .05)
        place(cheese(i, .085), None, at, (0, 0, turn))
        if i in (1, 2, 3):
            q = np.array([math.cos(turn), math.sin(turn), 0]) * .60
            place(slab(i, .38, .28, .06), None, at + q + (0, 0, .083), (rr.uniform(-.02, .02), 0, turn + rr.uniform(-.25, .25)))
    place(slab(9, .70, .50, .32, .007), None, (.86, .52, .12), (0, 0, .34))
    for k, (x, y, turn, tilt) in enumerate(((.80, .10, .46, .0), (.88, -.02, .22, -.17))):
        place(slab(20 + k, .48, .33, .065), None, (x, y, .122 + .07 * k), (tilt, 0, turn))
    almonds = [almond(k) for k in range(4)]
    for x, y in ((.78, -.50), (.96, -.40), (.72, -.64), (1.08, -.56), (1.22, -.22), (.98, -.68), (.30, .34)):
        place(rr.choice(almonds), None, (x, y, .166), (rr.uniform(-.3, .3), rr.uniform(-.15, .15), rr.uniform(0, TAU)), rr.uniform(.9, 1.1))
    grapes((-1.34, .40, .12), 16, 4)
    bpy.context.view_layer.update()
    scatter(named('board', 'plank'), crumbs('e2cf98', .014), 60, lambda q: (q.gauss(-.1, .7), q.gauss(-.35, .45)), (.3, 1.2))
    late_light(leaves=2)
    camera((.10, -3.9, 2.9), (-.02, .06, .22), 62, 3.4, (0, -.25, .24))

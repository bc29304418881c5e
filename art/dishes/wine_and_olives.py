"""Aceitunas aliñadas: gordal olives of three centimeters and smaller ones stuffed with pepper, in a bowl of fourteen, with
strips of orange peel, bruised garlic and thyme; a glass of red behind."""
import math
import random

import bpy
import numpy as np

from dishes.three_wines import candle
from garlic import clove
from olive import olive
from orange import peel
from pile import lay, settle
from shader import plain
from shapes import TAU, ball, height_at, mesh, noise, place, ring, sweep, tree_of, wrap_faces
from studio import area, camera, late_light
from table import bowl, napkin, planks, wall, wineglass


def stuffed(k, size):
    """A manzanilla whose stone has given way to red pepper, which shows at one end."""
    o = place(olive(k), None, size=size)
    v, f = ball(24)
    pepper = place(mesh('pepper', v * (.046, .042, .022), f), plain('b3200c', .3, .2, .6, 30., .2, .4), (0, 0, .106))
    pepper.parent = o
    return o


def strip(seed, long=.62, wide=.13):
    """Pared from an orange: zest outside, a little pith inside."""
    n, k = 60, 9
    t, s = np.meshgrid(np.linspace(-1, 1, n), np.linspace(-1, 1, k), indexing='ij')
    half = wide / 2 * (1 - .75 * np.abs(t) ** 5) * (1 + .12 * noise(np.stack([t, 0 * t, 0 * t], -1), 2, 3, seed))
    v = np.stack([long / 2 * t, half * s + .05 * np.sin(2.4 * t + seed), .10 * np.cos(1.8 * t + seed) - .02 * s**2 + .03 * s * t], -1)
    m = mesh('peel', v.reshape(-1, 3), wrap_faces(n, k, False)[:, ::-1])
    m.materials.append(peel())
    m.materials.append(plain('f0dcae', .6, .3, 0., 30., .3, .3))
    o = place(m)
    thick = o.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.material_offset, thick.material_offset_rim = .022, 1, 1
    return o


def thyme(at, turn, seed, long=.75):
    rng = np.random.default_rng(seed)
    x = np.linspace(0, long, 40)
    path = np.stack([x, .05 * np.sin(4 * x + seed), .03 + .05 * np.sin(3 * x)], 1)
    r = np.interp(x, [0, long], [.010, .004])
    stem = place(sweep('stem', path, ring(8, r, r)), plain('6b5230', .7, .1, 0., 30., .2, .3), at, turn)
    v, f = ball(14)
    leaf = mesh('leaf', v * (.036, .015, .005) + (.034, 0, 0), f)
    leaf.materials.append(plain('5f6f38', .5, .15, .1, 30., .3, .4))
    for q in np.arange(.06, long, .042):
        way = rng.uniform(0, TAU)
        point = [np.interp(q, x, path[:, i]) for i in range(3)]
        for side in (0, math.pi):
            o = place(leaf, None, point, (rng.uniform(-.4, .4), -.5 + rng.uniform(-.3, .3), way + side), rng.uniform(.7, 1.1) * (1.15 - .5 * q / long))
            o.parent = stem
    return stem


def build():
    bpy.context.scene['bounces'] = 14
    planks(size=14, n=10, turn=.05)
    wall(3.4, '94683f')
    napkin((1.75, .75, 0), (2.0, 1.6), .35, .05, seed=3)
    wineglass((-.82, .70, 0), 1.36, 'red')
    candle(1.05, 2.7, .30)
    candle(-2.0, 2.4, .24)
    at = (.30, -.55, 0)
    dish = bowl(.72, .38, at, seed=5)
    rr = random.Random(8)

    def dropped(k): return (at[0] + rr.uniform(-.38, .38), at[1] + rr.uniform(-.38, .38), .34 + .15 * (k // 9)), [rr.uniform(0, 6) for _ in 'xyz']
    gordal = [olive(k) for k in range(6)]
    heap = []
    for k in range(44):
        where, turn = dropped(k)
        if k % 2 == 0:
            o = place(gordal[k % 6], None, where, turn, rr.uniform(1.10, 1.24))
        else:
            o = stuffed(k % 6, rr.uniform(.86, .98))
            o.location, o.rotation_euler = where, turn
        heap.append(o)
    settle(heap, [o.data for o in heap], [dish], at, .64)
    zest = [strip(k) for k in range(4)]
    lay(zest, [dish, *heap], at, .42, seed=3, tilt=.35)
    cloves = [place(clove(k), None, size=.92) for k in range(2)]
    lay(cloves, [dish, *heap, *zest], at, .44, seed=5, tilt=.6)
    top = tree_of([dish, *heap, *zest])
    for x, y, turn, seed in ((-.38, -.20, .5, 1), (-.02, .22, -.55, 4)):
        z = max(height_at(top, at[0] + x + q * math.cos(turn), at[1] + y + q * math.sin(turn))[0] for q in (.1, .3, .5, .65))
        thyme((at[0] + x, at[1] + y, z + .005), (0, 0, turn), seed)
    thyme((-1.10, -.95, 0), (0, 0, .35), 7, .85)
    for x, y, turn in ((1.22, -.80, (1.5, .2, .4)), (-.62, -1.02, (1.57, 0, 1.9))):
        place(gordal[2], None, (x, y, .115), turn, 1.25)
    late_light(1., leaves=2)
    area((-2.2, -3.0, 2.6), (.2, -.4, .3), (1.6, 1.6), 70, (1, .90, .76))
    area((-1.8, 1.6, 3.2), (-.4, 3.2, 1.), (1.2, 1.2), 60, (1, .78, .54))
    camera((.05, -5.0, 2.45), (.06, .12, .62), 62, 3.6, (.3, -.75, .4))

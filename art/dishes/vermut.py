"""Vermut rojo: on the rocks in a heavy tumbler, a slice of orange in it, two olives on a pick across; at the bar, in the evening."""
import math
import random

import bpy
import numpy as np
from mathutils import Euler

from dishes.sangria import ice_clear, turned
from dishes.three_wines import candle
from olive import olive
from orange import slice_of_orange, whole
from pile import settle
from shader import Shader, clear, once, plain
from shapes import TAU, ball, curve, grid, lathe, mesh, noise, place, ring, solid, sweep
from studio import area, camera, late_light
from table import bowl, glass, planks, poured, wall

INNER = [(0, .165), (.20, .168), (.315, .185), (.352, .235), (.362, .40), (.378, .70), (.392, .93)]
OUTER = [(0, .035), (.20, .03), (.30, .008), (.345, 0), (.375, .012), (.388, .05), (.395, .20), (.405, .45), (.418, .75), (.425, .93)]


@once
def vermouth(): return clear('vermouth', (.86, .46, .28), 1.35, (.77, .35, .05), 10.)


@once
def crack():
    """Air between two halves of the ice: a mirror from some sides, nothing from others."""
    s = Shader('crack')
    v = s.apart(s.here())
    path = s.node('LightPath').outputs
    seen = s.sub(1., s.math('MAXIMUM', path['Is Shadow Ray'], path['Is Diffuse Ray']))
    part = s.mul(s.ramp(s.noise(v, 9, 5, .65), (.44, 0.), (.62, .8)), seen)
    white = s.node('MixShader', {0: .45, 1: s.node('BsdfGlossy', {0: (.95, .97, 1.), 'Roughness': .2}), 2: s.node('BsdfTranslucent', {0: (.95, .97, 1.)})})
    return s.finish(s.node('MixShader', {0: part, 1: s.node('BsdfTransparent', {0: (1, 1, 1)}), 2: white}))


def ice(at, turn, seed, edge=.33):
    """A cube that has begun to melt, with cracks and a little air; also its field, so that the drink leaves room for it."""
    rng = np.random.default_rng(seed)
    half = edge / 2 * rng.uniform(.88, 1.08, 3)

    def field(p):
        q = turned(p, at, turn)
        b = np.abs(q) - half + .042
        d = np.linalg.norm(np.maximum(b, 0), axis=-1) + np.minimum(b.max(-1), 0) - .042
        d = d + .03 * np.exp(-(np.hypot(q[..., 0], q[..., 1]) / .11) ** 2) * (q[..., 2] > 0)
        return d + .012 * noise(q, 4, 2, seed) + .004 * noise(q, 13, 2, seed + 3)
    lo = np.array(at) - .32
    place(solid('ice', field(grid(lo, lo + .64, .0075)), lo, .0075), ice_clear())
    u, w = np.meshgrid(np.linspace(-1, 1, 24), np.linspace(-1, 1, 24), indexing='ij')
    i, j = np.meshgrid(np.arange(23), np.arange(23), indexing='ij')
    k = i * 24 + j
    faces = np.stack([k, k + 24, k + 25, k + 1], -1).reshape(-1, 4)
    for n in range(3):
        p = np.stack([u, w, 0 * u], -1) * .62 * half.min()
        p[..., 2] = .05 * noise(p, 4, 3, seed + 7 * n)
        p = p.reshape(-1, 3) @ np.array(Euler(rng.uniform(-1.2, 1.2, 3)).to_matrix()).T + rng.uniform(-.25, .25, 3) * half
        place(mesh('crack', p, faces), crack(), at, turn)
    return field


def drops(at, low, high, n, seed):
    """What the cold glass has drawn from the air: fine above, run together below."""
    rng = np.random.default_rng(seed)
    q, (v, f) = curve(OUTER, 120)[20:], ball(12)
    z, a = rng.uniform(low, high, 4 * n), rng.uniform(0, TAU, 4 * n)
    kept = np.flatnonzero(noise(np.stack([3 * np.cos(a), 3 * np.sin(a), 3 * z], 1), 1, 3, seed) > rng.uniform(-.9, .3, 4 * n))[:n]
    z, a = z[kept, None], a[kept, None]
    r = np.minimum(.019, .0032 + .0026 * rng.pareto(1.7, (len(kept), 1)))
    out, over = np.interp(z, q[:, 1], q[:, 0]) + .5 * r * v[:, 0], r * v[:, 1]
    points = np.stack([out * np.cos(a) - over * np.sin(a), out * np.sin(a) + over * np.cos(a), z + r * v[:, 2] * 1.15], -1).reshape(-1, 3)
    faces = (f[None] + len(v) * np.arange(len(kept))[:, None, None]).reshape(-1, 4)
    o = place(mesh('drops', points, faces), clear('drops', (1, 1, 1), 1.33), at)
    o.visible_shadow = False


def build():
    bpy.context.scene['bounces'] = 18
    planks(size=14, n=10, turn=.06)
    wall(3.6, '7a5a3c')
    at = np.array((.14, -.10, 0))
    profile = np.vstack([curve(OUTER, 110), [(.4235, .945), (.4085, .952), (.3935, .945)], curve(INNER, 90)[::-1]])
    place(lathe('tumbler', profile, 160), glass(), at)
    cubes = [ice(at + q, t, k, e) for k, (q, t, e) in enumerate((
        ((-.12, -.09, .645), (.35, .30, .25), .31), ((.125, -.125, .60), (.2, -.4, .9), .30), ((.125, .05, .345), (.5, .2, 1.2), .30),
        ((-.13, .03, .345), (.1, .25, .4), .30)))]
    poured(INNER, .62, at, vermouth(), cubes, .0075)
    place(slice_of_orange(4, .345, .062, ripe=True), None, at + (.14, .17, .85), (1.42, .10, -.25))
    drops(at, .05, .82, 900, 5)
    y = -.16
    x = np.linspace(-.47, .60, 40)
    r = .0105 * np.interp(np.linspace(0, 1, 40), [0, .05, .97, 1], [.1, 1, 1, .8])
    pick = np.stack([x, y + .10 * x, np.full(40, .964)], 1)
    place(sweep('pick', pick, ring(10, r, r)), plain('d9b27c', .6, 0., 0., 30., .2, .2), at)
    for k, q in enumerate((-.20, .04)):
        place(olive(k + 2), None, at + (q, y + .10 * q, .966), (.3 + k, math.pi / 2, .10), 1.02)
    fruit = whole((-.95, .38, .36), (.72, .30, .3))
    place(lathe('calyx', [(0, .022), (.012, .020), (.020, .006), (.042, .004), (.046, -.004), (0, -.01)], 10, None, .16, 2),
          plain('6f6a34', .7, .05, 0., 60., .5, .3), (0, 0, .318)).parent = fruit
    dish = bowl(.44, .26, (1.10, .50, 0), seed=5)
    rr = random.Random(6)
    shapes = [olive(k) for k in range(5)]
    heap = [place(shapes[k % 5], None, (1.10 + rr.uniform(-.18, .18), .50 + rr.uniform(-.18, .18), .24 + .10 * (k // 4)), [rr.uniform(0, 6) for _ in 'xyz'])
            for k in range(17)]
    settle(heap, [o.data for o in heap], [dish], (1.10, .50, 0), .36)
    candle(-.76, 3.1, .22)
    late_light(1., sun=3.6, fill=1.3, leaves=2)
    area((-2.4, -3.2, 2.7), (.1, 0, .6), (1.6, 1.6), 120, (1, .90, .76))
    area((-1.6, 1.6, 3.4), (.2, 3.5, 1.), (1.1, 1.1), 55, (1, .76, .5))
    back = area((1.0, 2.4, 1.3), (.14, 0, .45), (1.1, 1.2), 110, (1, .82, .58))
    back.visible_camera = back.visible_glossy = False
    camera((.05, -5.6, 1.75), (.10, .0, .60), 75, 3.8, (.14, -.35, .7))

"""Cava brut nature: two flutes of 22 centimeters on the bar by candle-light, poured just now; the bottle behind.

Pale gold, clear; bubbles like fine sand rise in threads from a few points at the bottom, growing and drifting apart, cling to the
glass, and make a collar of foam where the wine meets it. Salted almonds in front.
"""
import math
import random

import numpy as np

from dishes.three_wines import candle
from pile import settle
from shader import Shader, clear, once, plain
from shapes import TAU, ball, curve, lathe, mesh, noise, place
from studio import area, camera, late_light
from table import bowl, fill, glass, planks, wall

OUTER = [(0, 0), (.31, 0), (.340, .004), (.345, .014), (.30, .024), (.14, .042), (.055, .085), (.033, .20), (.030, .50), (.036, .70), (.062, .80),
         (.125, .92), (.205, 1.12), (.265, 1.40), (.290, 1.68), (.285, 1.95), (.262, 2.22)]
INNER = [(0, .815), (.02, .822), (.055, .850), (.112, .945), (.194, 1.135), (.254, 1.405), (.279, 1.68), (.274, 1.95), (.2515, 2.22)]
@once
def cava(): return clear('cava', (.995, .96, .80), 1.34, (.985, .88, .34), 2.6)


def flute(at, level):
    profile = np.vstack([curve(OUTER, 120), [(.2605, 2.228), (.257, 2.231), (.253, 2.227)], curve(INNER, 90)[::-1]])
    place(lathe('flute', profile, 128), glass(), at)
    fill(INNER, level, at, cava())


@once
def bubble():
    """Clear in the middle; at its edge it throws the light of the room back."""
    s = Shader('bubble')
    edge = s.ramp(s.node('LayerWeight', {'Blend': .42}).outputs['Facing'], (.30, .06), (.75, .80), (.98, .55))
    path = s.node('LightPath').outputs
    seen = s.sub(1., s.math('MAXIMUM', path['Is Shadow Ray'], path['Is Diffuse Ray']))
    bright = s.node('AddShader', {0: s.node('BsdfGlossy', {0: (.9, .9, .86), 'Roughness': .08}), 1: s.node('Emission', {0: (1., .86, .56), 1: .34})})
    return s.finish(s.node('MixShader', {0: s.mul(edge, seen), 1: s.node('BsdfTransparent', {0: (1, 1, 1)}), 2: bright}))


def side(z):
    q = curve(INNER, 90)
    return np.interp(z, q[:, 1], q[:, 0])


def bubbles(at, level, seed):
    """One mesh: threads that rise, what clings to the glass, the foam at the edge."""
    rng, found = np.random.default_rng(seed), []
    for _ in range(20):
        low = rng.choice((rng.uniform(.83, .95), rng.uniform(.95, 1.35)))
        a, r0 = rng.uniform(0, TAU), side(low) * rng.uniform(.1, .85)
        z, size, swing, turn = low, rng.uniform(.0032, .0044), rng.uniform(.003, .010), rng.uniform(0, TAU)
        gap = rng.uniform(2.6, 6.)
        while z < level - .022:
            t = z - low
            r = r0 * (1 - .10 * t) + swing * t * np.sin(9 * z + turn)
            found.append((r * math.cos(a + .08 * t), r * math.sin(a + .08 * t) + swing * t * np.cos(8 * z + turn), z, size * (1 + 1.9 * t)))
            z += size * (1 + 1.9 * t) * gap * rng.uniform(.75, 1.5)
    for _ in range(260):
        z, a, r = rng.uniform(.86, level - .05), rng.uniform(0, TAU), rng.uniform(.002, .0058)
        found.append(((side(z) - r) * math.cos(a), (side(z) - r) * math.sin(a), z, r))
    for _ in range(900):
        r = .005 + .0065 * min(rng.pareto(2.4), 2.6)
        a = rng.uniform(0, TAU)
        in_ = abs(rng.normal(0, .016)) if rng.random() < .8 else rng.uniform(0, .20)
        if in_ > .03 and noise(np.array([[5 * math.cos(a), 5 * math.sin(a), 9 * in_]]), 1, 2, seed)[0] < .1:
            continue
        q = side(level) - r - in_
        found.append((q * math.cos(a), q * math.sin(a), level - .008 + rng.uniform(-.006, .012) * (in_ < .03), r))
    v, f = ball(12)
    x = np.array(found)
    points = (x[:, None, :3] + v[None] * x[:, None, 3:]).reshape(-1, 3)
    faces = (f[None] + len(v) * np.arange(len(x))[:, None, None]).reshape(-1, 4)
    place(mesh('bubbles', points, faces), bubble(), at)


@once
def dark_glass():
    """Label and foil by height."""
    s = Shader('bottle')
    v = s.here()
    x, y, z = s.axes(v)
    between = lambda a, b: s.mul(s.math('GREATER_THAN', z, a), s.math('LESS_THAN', z, b))
    around = s.math('ARCTAN2', x, s.mul(y, -1.))
    label = s.mul(between(.62, 1.32), s.math('LESS_THAN', s.math('ABSOLUTE', around), 1.15))
    lines = s.math('MAXIMUM', s.math('MAXIMUM', between(.66, .675), between(1.265, 1.28)), between(.84, .85))
    disk = s.math('LESS_THAN', s.math('SQRT', s.add(s.math('POWER', s.mul(around, .44), 2.), s.math('POWER', s.sub(z, 1.06), 2.))), .13)
    paper = s.mix(s.math('MAXIMUM', lines, disk), s.mix(s.noise(v, 20, 4), 'e4d8bc', 'eee4cc'), 'a9823a')
    foil, collar = s.math('GREATER_THAN', z, 2.26), between(2.12, 2.27)
    gold = s.math('MAXIMUM', foil, collar)
    c = s.mix(label, '0b150a', paper)
    c = s.mix(gold, c, s.mix(s.noise(v, 5, 4), 'b8862e', 'e2bd66'))
    crinkle = s.noise(s.stretch(v, 9, 9, 3.), 2.4, 5, .62)
    return s.surface(base=c, metal=s.mul(gold, .9), rough=s.add(s.scale(label, .5, .07), s.mul(gold, .2)), spec=.6, coat=s.scale(s.math('MAXIMUM', label, gold), -.5, .6),
                     coat_rough=.03, normal=s.bump(s.mul(crinkle, gold), .6, .03))


def bottle(at, turn):
    p = [(0, .03), (.36, .0), (.425, .03), (.435, .20), (.44, .80), (.44, 1.40), (.42, 1.62), (.345, 1.90), (.25, 2.15), (.185, 2.40), (.158, 2.66), (.150, 2.84),
         (.176, 2.86), (.180, 2.92), (.160, 2.94), (.168, 3.00), (.182, 3.06), (.172, 3.12), (.10, 3.15), (0, 3.155)]
    place(lathe('bottle', p, 96, 220), dark_glass(), at, (0, 0, turn))


def almond(seed):
    """The mesh, and a coarse one that falls in its place."""
    return almond_of(*ball(40), seed), almond_of(*ball(10), seed)


def almond_of(v, f, seed):
    x = v[:, 0]
    p = np.stack([.128 * x, .088 * v[:, 1] * (1 - .35 * np.clip(x, 0, 1) ** 1.4 + .10 * np.clip(-x, 0, 1)), .046 * v[:, 2]], 1)
    p *= 1 + (.07 * noise(v, 1.5, 2, seed) + .014 * noise(v * (2, 9, 9), 1, 2, seed + 3))[:, None]
    m = mesh('almond', p, f)
    m.materials.append(plain('d9ab68', .36, .25, .25, 16., .25, .45))
    return m


def build():
    planks(size=16, n=11, turn=.03)
    wall(3.4, '9c7040')
    for x, y, level, seed in ((-.26, -.30, 1.86, 3), (.50, .42, 1.58, 8)):
        flute((x, y, 0), level)
        bubbles((x, y, 0), level, seed)
    bottle((-1.42, 1.05, 0), .25)
    for x, y, high in ((-2.35, 2.3, .34), (.26, 2.6, .30), (1.35, 2.2, .40), (2.0, 2.7, .30)):
        candle(x, y, high)
    dish = bowl(.44, .26, (1.42, -.42, 0), seed=5)
    rr = random.Random(4)
    shapes = [almond(k) for k in range(6)]
    heap = [place(shapes[k % 6][0], None, (1.42 + rr.uniform(-.2, .2), -.42 + rr.uniform(-.2, .2), .24 + .05 * (k // 4)), [rr.uniform(0, 6) for _ in 'xyz'])
            for k in range(34)]
    settle(heap, [shapes[k % 6][1] for k in range(34)], [dish], (1.42, -.42, 0), .37)
    for k, (x, y) in enumerate(((.86, -.78), (1.06, -.92))):
        place(shapes[k][0], None, (x, y, .045), (0, 0, 1.2 + 2 * k))
    late_light(.75, fill=.8, leaves=2)
    area((-.9, 1.5, 3.7), (.1, 3.4, 1.1), (1.0, 1.0), 150, (1, .82, .58))
    back = area((1.4, 3.1, 2.2), (-.2, 0, 1.3), (.9, 1.6), 45, (1, .82, .54))
    back.visible_camera = back.visible_transmission = False
    camera((.1, -9.2, 2.05), (.06, .0, 1.20), 80, 2.6, (-.26, -.30, 1.3))

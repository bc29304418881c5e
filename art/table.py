"""What every picture shares: the table, the crockery, linen, glasses, crumbs."""
import math
import random

import bpy
import numpy as np

from shader import Shader, clear, color, once, plain
from shapes import (TAU, ball, beveled, box, curve, grid, lathe, mesh, noise, place, ring, smooth_max, solid, sweep,
                    wrap_faces)

R = random.Random(7)


@once
def wood(tone='walnut'):
    s = Shader('wood')
    v = s.apart(s.here())
    tones = {'walnut': ('140a06', '2a170d', '452816', '5c3920'), 'oak': ('3a2414', '6b4526', '8f6238', 'a67a4b'),
             'beech': ('8a5e34', 'b78a58', 'cda873', 'dcbd8c')}[tone]
    low = s.noise(s.stretch(v, 0.22, 1.1, 1.1), 1.6, 3, 0.5, 0.4)
    rings = s.math('SINE', s.add(s.mul(low, 34.0), s.mul(s.axes(v)[1], 5.0)))
    fine = s.noise(s.stretch(v, 0.5, 9, 9), 2.2, 8, 0.65, 0.5)
    f = s.add(s.mul(s.scale(rings, 0.5, 0.5), 0.38), s.mul(fine, 0.62))
    c = s.ramp(f, *zip((0.22, 0.42, 0.6, 0.8), tones))
    pores = s.ramp(s.noise(s.stretch(v, 2.2, 110, 110), 1.0, 2, 0.6), (0.30, 0.0), (0.42, 1.0))
    c = s.mix(0.75, c, s.mix(pores, '0a0503', 'ffffff'), 'MULTIPLY')
    c = s.mix(s.mul(s.chance(), 0.35), c, tones[1])
    rough = s.add(s.scale(s.noise(v, 3.5, 5, 0.65), 0.35, 0.28), s.mul(s.sub(1.0, pores), 0.2))
    height = s.add(s.mul(pores, 0.6), s.mul(fine, 0.9))
    return s.surface(base=c, rough=rough, spec=0.42, normal=s.bump(height, 0.35, 0.012))


def planks(size=11, n=9, tone='walnut', turn=0.1):
    width = size / n
    for i in range(n):
        off = (i - n / 2 + 0.5) * width
        beveled(place(box('plank', size, width - 0.012, 0.3), wood(tone),
                      (-off * math.sin(turn), off * math.cos(turn), -0.15 + R.uniform(-0.006, 0.006)), (0, 0, turn)))


@once
def plaster(code='b98f5e'):
    """Limewash in several coats."""
    s = Shader('plaster')
    v = s.here()
    coats = s.add(s.mul(s.noise(v, .55, 6, .62, .3), .65), s.mul(s.noise(s.stretch(v, 1, 1, 2.2), 2.6, 5, .6), .35))
    c = s.mix(s.ramp(coats, (.34, 0.), (.66, 1.)), tuple(.62 * q for q in color(code)), code)
    return s.surface(base=c, rough=.9, spec=.2, normal=s.bump(s.add(coats, s.mul(s.noise(v, 9, 5, .65), .3)), .5, .05))


def wall(y, code='b98f5e'):
    """Behind the table. It keeps no light from it: the window stands in it."""
    o = place(box('wall', 16, .2, 9), plaster(code), (0, y + .1, 3.5))
    o.visible_shadow = False
    return o


def board(x, y, z, at, turn, tone='oak'):
    return beveled(place(box('board', x, y, z, 0.03), wood(tone), at, (0, 0, turn)))


@once
def glaze(radius=1.2, style='tile', body='ece6da'):
    """Hand-painted tin glaze, white with cobalt."""
    s = Shader('glaze')
    v = s.here()
    x, y, _ = s.axes(v)
    vo = s.apart(v)
    r = s.math('DIVIDE', s.math('SQRT', s.add(s.mul(x, x), s.mul(y, y))), radius)
    r = s.add(r, s.mul(s.sub(s.noise(vo, 5 / radius, 3, 0.6), 0.5), 0.035))

    def band(a, b, edge=0.008):
        return s.mul(s.math('MULTIPLY_ADD', s.sub(r, a), 1 / edge, 0.5, True),
                     s.math('MULTIPLY_ADD', s.sub(b, r), 1 / edge, 0.5, True))
    if style == 'tile':
        petals = s.math('ABSOLUTE', s.math('SINE', s.mul(s.math('ARCTAN2', y, x), float(round(14 * max(radius, 0.6))))))
        garland = s.sub(s.mul(petals, 0.055), s.math('ABSOLUTE', s.sub(r, 0.865)))
        garland = s.mul(s.math('MULTIPLY_ADD', garland, 70.0, 0.0, True), band(0.80, 0.93))
        k = s.math('MAXIMUM', s.math('MAXIMUM', band(0.945, 1.2), band(0.755, 0.772)), garland)
    else:
        k = s.math('MAXIMUM', band(0.93, 1.3), band(0.86, 0.872))
    brush = s.ramp(s.noise(vo, 18 / radius, 6, 0.65), (0.25, 0.35), (0.7, 1.0))
    white = s.mix(s.ramp(s.noise(vo, 1.4, 4, 0.6), (0.35, 0.0), (0.7, 1.0)), body, tuple(0.88 * q for q in color(body)))
    c = s.mix(s.mul(k, s.scale(brush, 0.25, 0.75)), white, s.mix(brush, '2d55a8', '0b2a75'))
    height = s.add(s.noise(vo, 2.6, 2, 0.5), s.mul(s.noise(vo, 14, 2, 0.5), 0.06))
    return s.surface(base=c, rough=s.scale(s.noise(vo, 6, 4, 0.6), 0.12, 0.08), spec=0.55, coat=0.35, coat_rough=0.04,
                     normal=s.bump(height, 0.25, 0.03))


def plate(r=1.25, at=(0, 0, 0), style='tile', seed=0, h=0.16):
    profile = [(0, .035), (.45 * r, .03), (.50 * r, 0), (.54 * r, 0), (.57 * r, .03), (.80 * r, h * .55),
               (.97 * r, h * .93), (r, h), (1.003 * r, h + .018), (.985 * r, h + .03), (.93 * r, h + .012),
               (.78 * r, h * .62 + .03), (.66 * r, .075), (.58 * r, .06), (.3 * r, .058), (0, .058)]
    return place(lathe('plate', profile, 180, 120, .004, seed), glaze(r, style), at, (0, 0, seed * 1.3))


def bowl(r=.62, h=.42, at=(0, 0, 0), style='rim', seed=0):
    profile = [(0, .03), (.42 * r, .03), (.46 * r, 0), (.54 * r, 0), (.56 * r, .03), (.82 * r, h * .38), (.97 * r, h * .8),
               (r, h), (.985 * r, h + .022), (.955 * r, h + .01), (.92 * r, h * .82), (.76 * r, h * .4),
               (.5 * r, .10), (.25 * r, .075), (0, .07)]
    return place(lathe('bowl', profile, 144, 110, .006, seed), glaze(r, style), at)


@once
def terracotta():
    s = Shader('terracotta')
    v = s.here()
    glazed = s.mix(s.ramp(s.noise(v, 3, 6, 0.65), (0.3, 0.0), (0.7, 1.0)), '5e2109', '9a4c1e')
    glazed = s.mix(0.7, glazed, s.ramp(s.noise(v, 11, 5, 0.7), (0.35, 0.45), (0.55, 1.0)), 'MULTIPLY')
    k = s.math('MULTIPLY_ADD', s.sub(s.axes(v)[2], s.scale(s.noise(v, 4, 3), 0.12, 0.10)), 30.0, 0.5, True)
    c = s.mix(k, s.mix(s.noise(v, 8, 6, 0.7), 'a65a33', 'c07a4e'), glazed)
    height = s.add(s.noise(v, 3, 3), s.mul(s.noise(v, 40, 4, 0.7), 0.12))
    return s.surface(base=c, rough=s.scale(k, -0.62, 0.78), coat=s.mul(k, 0.5), coat_rough=0.05,
                     normal=s.bump(height, 0.35, 0.03))


def cazuela(r=.95, h=.34, at=(0, 0, 0), seed=0):
    profile = [(0, 0), (.78 * r, 0), (.88 * r, .04), (.97 * r, h * .5), (r, h), (1.005 * r, h + .03), (.98 * r, h + .05),
               (.945 * r, h + .03), (.93 * r, h * .6), (.85 * r, .10), (.7 * r, .06), (0, .055)]
    return place(lathe('cazuela', profile, 160, 110, .007, seed), terracotta(), at, (0, 0, seed))


@once
def linen(code='d8ccb2', stripe='21468f'):
    s = Shader('linen')
    u, w = s.field('u'), s.field('v')
    weave = s.mul(s.math('SINE', s.mul(u, 1100.0)), s.math('SINE', s.mul(w, 1100.0)))
    uv = s.node('CombineXYZ', {0: u, 1: w}).outputs[0]
    slubs = s.add(s.noise(s.stretch(uv, 6, 500, 1), 1, 3, 0.6), s.noise(s.stretch(uv, 500, 6, 1), 1, 3, 0.6))
    c = s.mix(s.mul(slubs, 0.5), tuple(0.66 * q for q in color(code)), code)
    for a, b in ((.07, .10), (.115, .122), (.88, .91), (.86, .867)):
        c = s.mix(s.mul(s.mul(s.math('GREATER_THAN', w, a), s.math('LESS_THAN', w, b)), 0.8), c, stripe)
    return s.surface(base=c, rough=0.9, spec=0.15, sheen=0.4, normal=s.bump(s.add(weave, s.mul(slubs, 1.2)), 0.28, 0.006))


def napkin(at, size=(2.3, 1.8), turn=.4, fold=.07, seed=0, n=180):
    u, v = np.meshgrid(np.linspace(0, 1, n), np.linspace(0, 1, n), indexing='ij')
    p = np.stack([(u - .5) * size[0], (v - .5) * size[1], 0 * u], -1)
    ridge = noise(p + 3.1 * seed, 1.1, 3, seed)
    z = fold * np.exp(-(ridge / .16) ** 2) * (.5 + .5 * noise(p + 9, .9, 2, seed + 4))
    p[..., 2] = np.maximum(z + .02 + .02 * noise(p, 3, 2, seed + 7), .012)
    p[..., 0] += .10 * noise(p + 5, .8, 2, seed + 1)
    p[..., 1] += .10 * noise(p + 15, .8, 2, seed + 2)
    o = place(mesh('napkin', p.reshape(-1, 3), wrap_faces(n, n, False)[:, ::-1], u=u.ravel(), v=v.ravel()), linen(), at, (0, 0, turn))
    m = o.modifiers.new('thick', 'SOLIDIFY')
    m.thickness, m.offset = .012, 1
    return o


@once
def glass(): return clear('glass', (.93, .94, .93), 1.46)


DRINKS = {'red': ((.55, .10, .10), (.62, .012, .03), 8.5), 'white': ((.98, .94, .74), (.975, .86, .42), 1.9),
          'rosado': ((.99, .66, .64), (.99, .33, .55), 2.3), 'sangria': ((.95, .58, .54), (.72, .02, .05), 3.4)}


@once
def drink(kind):
    tint, volume, density = DRINKS[kind]
    return clear(kind, tint, 1.34, volume, density)


def fill(inner, level, at, material, size=1.0):
    """A drink in a vessel, a little into the glass so that no air shows between."""
    q = curve(inner, 90)
    q = q[q[:, 1] <= level]
    q = q[np.argsort(q[:, 1], kind='stable')]
    q[1:, 0] += .004
    q[0] = (0, q[0, 1] - .002)
    rim = q[-1, 0]
    top = [(rim - .006, level - .004), (rim - .03, level - .013), (rim / 2, level - .014), (0, level - .014)]
    return place(lathe('drink', np.vstack([q, top]), 128), material, at, size=size)


def poured(inner, level, at, material, around, step=.009):
    """Like fill, but round what swims in it: a distance field less those in `around`, which it touches."""
    q = curve(inner, 90)
    q = q[np.argsort(q[:, 1], kind='stable')]
    wide = q[:, 0].max() + .03
    lo = np.array([-wide, -wide, q[0, 1] - .03])
    p = grid(lo, (wide, wide, level + .06), step)
    r = np.hypot(p[..., 0], p[..., 1])
    side = np.interp(p[..., 2], q[:, 1], q[:, 0]) + .004
    d = smooth_max(smooth_max(r - side, q[0, 1] - .004 - p[..., 2], .02), p[..., 2] - level - .014 * np.exp((r - side) / .02), .004)
    for f in around:
        d = smooth_max(d, -f(p + np.asarray(at, np.float32)) - .012, .008)
    return place(solid('drink', d, lo, step), material, at)


def wineglass(at, level=1.36, kind='red', size=1.0):
    outer = [(0, 0), (.30, 0), (.345, .004), (.352, .016), (.30, .026), (.16, .045), (.06, .09), (.036, .2), (.032, .5), (.037, .8),
             (.06, .90), (.16, .955), (.30, 1.05), (.40, 1.22), (.435, 1.42), (.415, 1.65), (.365, 1.95), (.335, 2.12)]
    inner = [(0, .952), (.05, .955), (.15, .975), (.288, 1.065), (.387, 1.225), (.422, 1.42), (.402, 1.65), (.352, 1.95), (.322, 2.12)]
    profile = np.vstack([curve(outer, 110), [(.3335, 2.128), (.328, 2.131), (.3235, 2.127)], curve(inner, 80)[::-1]])
    place(lathe('wineglass', profile, 128), glass(), at, size=size)
    fill(inner, level, at, drink(kind), size)


@once
def parsley():
    rr, out = random.Random(3), []
    for k in range(5):
        a = np.linspace(0, TAU, 9, endpoint=False)
        r = .03 * (1 + .55 * np.array([rr.uniform(-1, 1) for _ in a]))
        x, y = 1.5 * r * np.cos(a), r * np.sin(a)
        z = .5 * x**2 / .03 * rr.uniform(-.6, 1) + .012 * np.array([rr.uniform(-1, 1) for _ in a])
        m = mesh('parsley', np.vstack([[(0, 0, .004)], np.stack([x, y, z], 1)]), [(0, 1 + i, 1 + (i + 1) % 9) for i in range(9)])
        m.materials.append(plain('3f5a16', .45, .15, .1, 30., .2, .4))
        out.append(m)
    return out


@once
def crumbs(code='c8924a', size=.02):
    v, f = ball(12)
    out = []
    for k in range(4):
        m = mesh('crumb', size * v * (1 + .5 * noise(2 * v + 5 * k, 1, 2, k)[:, None]) * (1.2, .9, .7), f)
        m.materials.append(plain(code, .8, .1, 0., 30., .4, .4))
        out.append(m)
    return out


@once
def salt():
    """Flakes: thin, broken plates of two or three millimeters."""
    s = Shader('salt')
    c = s.mix(s.chance(), 'ffffff', 'f2efe8')
    material = s.surface(base=c, rough=.25, sss=.3, radius=(.02, .02, .02), spec=.5)
    rr, out = random.Random(5), []
    for _ in range(4):
        a = np.sort([rr.uniform(0, TAU) for _ in range(6)])
        p = np.stack([.016 * np.cos(a) * rr.uniform(.7, 1.3), .012 * np.sin(a)], 1)
        v = np.vstack([np.c_[p, np.zeros(6)], np.c_[p * .8, np.full(6, .006)]])
        m = mesh('salt', v, [tuple(range(6))[::-1], tuple(range(6, 12))] + [(i, (i + 1) % 6, 6 + (i + 1) % 6, 6 + i) for i in range(6)], False)
        m.materials.append(material)
        out.append(m)
    return out


def named(*names):
    return [o for o in bpy.data.objects if o.name.split('.')[0] in names]


@once
def steel():
    s = Shader('steel')
    v = s.here()
    return s.surface(base='c2bcb0', metal=1., rough=s.scale(s.noise(v, 9, 6, .7), .22, .12), normal=s.bump(s.noise(v, 6, 4, .6), .1, .012))


def fork(at, turn):
    handle = curve([(-.95, .085, 0), (-.9, .10, .005), (-.5, .06, .03), (-.1, .035, .05), (.2, .04, .04), (.38, .10, .015), (.52, .115, .01)], 60)
    s = np.linspace(-1, 1, 9)
    v = np.stack([np.repeat(handle[:, :1], 9, 1), np.outer(handle[:, 1], s), handle[:, 2:] + .02 - .012 * s**2], -1)
    root = place(mesh('fork', v.reshape(-1, 3), wrap_faces(60, 9, False)), steel(), at, (0, 0, turn))
    m = root.modifiers.new('thick', 'SOLIDIFY')
    m.thickness = .018
    for k in range(4):
        y = -.0925 + k * .0617
        path = curve([(.50, y, .028), (.64, y, .015), (.80, y * .96, .03), (.93, y * .9, .065)], 24)
        r = .021 * (1 - .55 * np.linspace(0, 1, 24) ** 2)
        r[-1] = .002
        place(sweep('tine', path, ring(10, r, .6 * r)), steel()).parent = root


def spoon(at, turn, size=1.0):
    """Lies on its back: the bowl at the right end."""
    x = np.r_[np.linspace(-1.05, .15, 50), .15 + .62 * np.sin(np.linspace(.02, math.pi / 2, 50))]
    wide = np.interp(x, [-1.05, -1.03, -.95, -.5, 0, .15], [.03, .08, .095, .06, .036, .045])
    oval = np.sqrt(np.clip(1 - ((x - .44) / .332) ** 2, 0, 1))
    wide = np.maximum(wide * (x < .2), .19 * oval)
    s = np.linspace(-1, 1, 21)
    rise = np.interp(x, [-1.05, -.9, -.4, 0, .15, .3, .5, .77], [.03, .05, .13, .12, .095, .085, .08, .085])
    v = np.stack([np.repeat(x[:, None], 21, 1), np.outer(wide, s), rise[:, None] - .065 * np.outer(oval, 1 - s**2)], -1)
    o = place(mesh('spoon', v.reshape(-1, 3), wrap_faces(100, 21, False)), steel(), at, (0, 0, turn), size)
    m = o.modifiers.new('thick', 'SOLIDIFY')
    m.thickness = .016
    return o

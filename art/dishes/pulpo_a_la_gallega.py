"""Pulpo a la gallega: octopus snipped with scissors into slices a centimeter thick, two to four wide, over boiled potato.

On a round wooden plate of 22 centimeters: white flesh, dark red skin, two rows of suckers, a few curled tips; pimentón,
coarse salt and olive oil that the pimentón has reddened. Two wooden picks.
"""
import math
import random

import numpy as np
from scipy import ndimage

from grains import grains
from pile import lay
from shader import Shader, film, once, plain
from shapes import (TAU, blobs, grid, lathe, noise, place, puddle, ring, roughen, scatter, smooth_max, smooth_min, smoothstep,
                    solid, sweep)
from studio import camera, late_light
from table import napkin, planks, salt, wineglass, wood

STEP = .0052


def dusted(s, amount=1.):
    """Pimentón on what faces up: in drifts, and red where oil took it. How much, and the color."""
    g = s.node('NewGeometry').outputs
    up = s.ramp(s.axes(g['Normal'])[2], (.05, 0.), (.65, 1.))
    drift = s.ramp(s.noise(g['Position'], 3.4, 5, .62), (.38, 0.), (.55, 1.))
    fine = s.noise(g['Position'], 55, 4, .7)
    powder = s.ramp(s.add(s.mul(fine, .75), s.mul(drift, .22)), (.42, 0.), (.60, 1.))
    k = s.mul(s.mul(up, s.math('MAXIMUM', s.mul(drift, .62), powder)), s.scale(drift, .58, .42))
    return s.mul(k, amount), s.mix(fine, 'a03006', 'd8641a')


@once
def octopus():
    """Fields: cut (by the scissors), deep (how far under the skin), cup (a sucker), nerve (in the middle)."""
    s = Shader('octopus')
    v = s.apart(s.here())
    cut, deep, cup, nerve = (s.field(k) for k in ('cut', 'deep', 'cup', 'nerve'))
    fine, broad = s.noise(v, 22, 5, .62), s.noise(v, 5, 4, .6)
    skin = s.ramp(s.add(s.mul(broad, .7), s.mul(fine, .4)), (.32, '361022'), (.50, '561d30'), (.68, '7c3542'), (.85, 'aa6c6a'))
    spots = s.ramp(s.cells(v, 26), (.10, 1.), (.30, 0.))
    skin = s.mix(s.mul(spots, .45), skin, '3c0f1c')
    skin = s.mix(s.mul(cup, .85), skin, s.mix(fine, 'd8a094', 'f0d4c4'))
    white = s.mix(s.noise(s.stretch(v, 9, 9, 9), 2, 4, .6), 'f2e4d0', 'fdf6ea')
    white = s.mix(s.mul(nerve, .6), white, 'd9b9a2')
    flesh = s.mix(s.ramp(deep, (.0, 1.), (.09, .6), (.26, 0.)), white, s.mix(fine, 'b86a68', 'd99a90'))
    c = s.mix(cut, skin, flesh)
    k, red = dusted(s)
    c = s.mix(s.mul(k, .92), c, red)
    height = s.add(s.mul(fine, .5), s.add(s.mul(s.noise(v, 60, 3, .65), .35), s.mul(k, .7)))
    return s.surface(base=c, sss=.45, radius=(.08, .04, .03), rough=s.scale(k, .30, .16), spec=.5, coat=s.scale(k, -.15, .55), coat_rough=.08,
                     normal=s.bump(height, .42, .012))


@once
def boiled():
    """Fields: side."""
    s = Shader('boiled potato')
    v = s.apart(s.here())
    fine = s.noise(v, 20, 5, .68)
    c = s.mix(fine, 'e6c878', 'f6e4ae')
    c = s.mix(s.mul(s.field('side'), .3), c, 'dcb660')
    k, red = dusted(s, .9)
    c = s.mix(s.mul(k, .9), c, red)
    return s.surface(base=c, sss=.4, radius=(.08, .06, .02), rough=s.scale(fine, .25, .26), spec=.5, coat=.4, coat_rough=.12,
                     normal=s.bump(s.add(s.mul(s.noise(v, 9, 4, .65), .8), s.add(fine, s.mul(k, .5))), .85, .016))


def arm(seed, r, long, taper=.1, bend=0.):
    """A piece of an arm, lying along z, its suckers in two rows toward -y."""
    rng = np.random.default_rng(seed)
    wide = r * 1.5 + abs(bend) * long**2 * .3
    lo = np.array([-wide, -r * 1.75, -long / 2 - .06])
    p = grid(lo, (wide, r * 1.3, long / 2 + .06), STEP)
    tip = long > .3

    def local(q):
        x, y, z = q[..., 0] + 0, q[..., 1] + 0, q[..., 2]
        x = x - bend * (z + long / 2) ** 2 + .3 * bend * long**2
        return x, y, z, r * (1 - taper * np.clip(z / long + .5, 0, 1.05) ** 1.2)

    def trunk(q):
        x, y, z, rz = local(q)
        a = np.arctan2(y, x)
        oval = 1 + .08 * np.cos(2 * a + seed) + .05 * np.cos(3 * a + 2 * seed) - .14 * np.exp(-((a + math.pi / 2) / .5) ** 2)
        return np.hypot(x, y) - rz * oval - .010 * noise(q, 6, 2, seed)
    side = trunk(p)
    x, y, z, rz = local(p)
    cups = np.full(z.shape, .1, np.float32)
    for row in (-1, 1):
        at = -long / 2 - .05 + rng.uniform(0, .06) + .03 * row
        while at < long / 2 + .05:
            here = r * (1 - taper * np.clip(at / long + .5, 0, 1.05) ** 1.2)
            size = max(.014, (.40 + rng.uniform(-.03, .04)) * here)
            a = -math.pi / 2 + row * (.60 + rng.uniform(-.08, .08))
            far = here * (.90 + .06 * rng.random())
            out = np.array([math.cos(a), math.sin(a)])
            h = x * out[0] + y * out[1] - far
            q = np.sqrt((x * -out[1] + y * out[0]) ** 2 + (z - at) ** 2)
            tall = .62 * size
            body = smooth_max(q - size * (.80 + .28 * np.clip(h / tall, -.5, 1.2)), h - tall, .35 * size)
            body = smooth_max(body, -h - .5 * size, .01)
            hollow = smooth_max(q - .60 * size, .30 * tall - h, .3 * size)
            hollow = smooth_min(hollow, np.sqrt(q**2 + (h - .2 * tall) ** 2) - .26 * size, .1 * size)
            cups = np.minimum(cups, smooth_max(body, -hollow, .12 * size))
            at += size * rng.uniform(1.95, 2.2)
    d = smooth_min(side, cups, .012)
    depth = np.clip(-side / r, 0, 1)
    lean = rng.normal(0, .22 if not tip else .3, (2, 2))

    def faces(q, bulge=0.):
        top = q[..., 2] + lean[0, 0] * q[..., 0] + lean[0, 1] * q[..., 1] - long / 2
        low = -q[..., 2] + lean[1, 0] * q[..., 0] + lean[1, 1] * q[..., 1] - long / 2
        return (low if tip else np.maximum(top, low)) - bulge
    swell = .009 * smoothstep(depth, .02, .3) + .007 * noise(p, 11, 3, seed + 4)
    cutting = faces(p, swell)
    d = smooth_max(d, cutting, .010)
    if tip:
        d = smooth_max(d, z - long / 2, .03)
    d = roughen(d, p, .03, (.004, 16, 3, seed + 1), (.0022, 42, 2, seed + 2))
    at = lambda v, f: ndimage.map_coordinates(f, ((v - lo) / STEP).T, order=1, mode='nearest')
    cup = smoothstep(cups, .010, -.004) * smoothstep(side, -.004, .012)
    m = solid('octopus', d, lo, STEP, cut=lambda v: smoothstep(at(v, cutting), -.016, -.006) * smoothstep(at(v, side), .004, -.006),
              deep=lambda v: at(v, depth), cup=lambda v: at(v, cup), nerve=lambda v: smoothstep(at(v, depth), .78, .86))
    m.materials.append(octopus())
    return m


def potato(seed, r, high):
    lo = np.array([-r - .06, -r - .06, -high / 2 - .04])
    p = grid(lo, (r + .06, r + .06, high / 2 + .04), .0075)
    a = np.arctan2(p[..., 1], p[..., 0])
    side = np.hypot(p[..., 0], p[..., 1]) - r * (1 + .06 * np.cos(2 * a + seed) + .03 * np.cos(3 * a + 2.3 * seed))
    d = smooth_max(side, np.abs(p[..., 2] + .10 * p[..., 0] * math.sin(seed)) - high / 2, .022)
    d = roughen(d, p, .05, (.016, 6, 3, seed), (.010, 18, 3, seed + 1))
    m = solid('potato', d, lo, .0075, side=lambda v: smoothstep(np.hypot(v[:, 0], v[:, 1]), r - .04, r))
    m.materials.append(boiled())
    return m


def on_its_side(m):
    """Along x, the suckers up and a little toward the camera."""
    co = np.empty(len(m.vertices) * 3, np.float32)
    m.vertices.foreach_get('co', co)
    x, y, z = co.reshape(-1, 3).T
    m.vertices.foreach_set('co', np.stack([z, .6 * y + .8 * x, .6 * x - .8 * y], 1).ravel())
    m.update()
    return m


def wooden_plate(r, at):
    profile = [(0, .0), (.84 * r, .0), (.93 * r, .02), (.985 * r, .08), (r, .135), (.992 * r, .150), (.965 * r, .152), (.93 * r, .128),
               (.89 * r, .100), (.84 * r, .088), (0, .085)]
    return place(lathe('plate', profile, 180, 130, .004, 2), wood('beech'), at, (0, 0, .5))


def build():
    planks(turn=-.22)
    napkin((-1.55, 1.20, 0), (2.2, 1.8), -.4, seed=11)
    dish = wooden_plate(1.14, (0, 0, 0))
    rr = random.Random(8)
    slices = [potato(k, rr.uniform(.21, .27), rr.uniform(.09, .12)) for k in range(7)]
    coins = [arm(k, r, long, .08) for k, (r, long) in enumerate(((.150, .070), (.140, .062), (.132, .075), (.122, .066), (.115, .072), (.105, .066), (.096, .076),
                                                               (.136, .085), (.088, .07)))]
    lengths = [on_its_side(arm(20 + k, r, long, taper, bend)) for k, (r, long, taper, bend) in enumerate((
        (.115, .18, .12, 0.), (.105, .22, .2, .5), (.092, .26, .3, .9), (.078, .56, .82, 1.4), (.070, .48, .80, -1.8)))]
    under, pieces = [], []
    for i in range(15):
        under.append(place(slices[i % 7], None, size=rr.uniform(.9, 1.1)))
    lay(under, [dish], (0, 0), .74, 3, .10, 60)
    for i in range(39):
        m = lengths[i // 3 % 3] if i % 3 == 2 else coins[i % len(coins)]
        pieces.append(place(m, None, size=rr.uniform(.98, 1.2)))
    lay(pieces, [dish] + under, (0, 0), .70, 4, .22, 110, facing=lambda rr: rr.gauss(-.2, .9))
    tips = [place(m) for m in lengths[3:]]
    lay(tips, [dish] + under + pieces, (.1, -.1), .42, 6, .22, 60, facing=lambda rr: rr.gauss(.2, .3))
    pieces += tips
    red = lambda q, up: np.clip(up - .1, 0, 1) * np.clip(noise(q, 3.4, 3, 5) + .15, .02, 1) ** 1.5
    paprika = Shader('pimentón')
    dust = paprika.surface(base=paprika.ramp(paprika.field('tone'), (.1, 'd4661e'), (.5, 'b8430f'), (.9, '8c2608')), rough=.6, spec=.3)
    grains('pimentón', pieces + under, 900, 5, .0055, red, dust, (.4, 1.3), .22)
    grains('pimentón', [dish], 500, 6, .0065, lambda q, up: (up > .8) * np.exp(-((np.hypot(q[:, 0], q[:, 1]) - .8) / .12) ** 2), dust, (.4, 1.3), .22)
    scatter(pieces, salt(), 64, lambda q: (q.gauss(0, .42), q.gauss(0, .42)), (.6, 1.25), seed=2)
    pool = blobs([(.40 * math.cos(a), .40 * math.sin(a), .42 + .05 * math.sin(3 * a)) for a in np.arange(0, TAU, .8)] + [(.62, -.50, .22), (-.66, -.36, .2)], .3)
    place(puddle('oil', pool, (-1.05, -1.05), (1.05, 1.05), .083, .016), film('f6d08a', 5., .1, .03, 1.))
    for x, y, lean in ((.22, -.14, (-.40, .30, 0)), (-.34, .16, (-.30, -.42, 0))):
        t = np.linspace(0, 1, 30)
        path = np.stack([0 * t, 0 * t, .62 * t], 1)
        r = .0125 * np.minimum(1, np.minimum(t, 1 - t) * 9 + .1)
        place(sweep('pick', path, ring(10, r, r), up=(0, 1, 0)), plain('dcb47a', .6, .1, 0., 40., .3, .2), (x, y, .26), lean)
    wineglass((-.75, 1.85, 0), 1.30, 'white')
    late_light(1.1, fill=1.3, leaves=2)
    camera((.10, -2.95, 2.85), (.03, .06, .15), 62, 5.4, (0, -.28, .3))

"""Pulpo a la gallega: octopus snipped with scissors into coins a centimeter thick, two to three and a half wide, over boiled potato.

On a round wooden plate of 23 centimeters: white flesh, dark red skin, two rows of suckers, a few curled tips; a cloud of
pimentón, coarse salt, and olive oil that runs to the low side, red where pimentón has sunk in it. Two wooden picks.
"""
import math
import random

import numpy as np
from scipy import ndimage
from scipy.spatial import cKDTree

from grains import grains
from pile import lay
from shader import Shader, once, plain
from shapes import (TAU, blobs, grid, lathe, noise, place, puddle, ring, roughen, scatter, smooth_max, smooth_min, smoothstep,
                    solid, sweep)
from studio import camera, late_light
from table import napkin, planks, salt, wood

STEP = .0052


def dusted(s, amount=1.):
    """Pimentón on what faces up: a cloud that thins out, powder at its edges, red where oil took it. How much, and the color."""
    g = s.node('NewGeometry').outputs
    up = s.ramp(s.axes(g['Normal'])[2], (.15, 0.), (.75, 1.))
    cloud = s.ramp(s.add(s.mul(s.noise(g['Position'], 1.7, 3, .5, .4), .6), s.mul(s.noise(g['Position'], 7, 4, .6), .4)), (.385, 0.), (.575, 1.))
    fine = s.noise(g['Position'], 60, 4, .72)
    powder = s.math('MULTIPLY_ADD', s.sub(fine, s.scale(cloud, -.34, .68)), 9., 0., True)
    k = s.mul(s.mul(up, powder), s.scale(cloud, .30, .70))
    return s.mul(k, amount), s.mix(fine, '7a1c05', 'b0420c')


@once
def octopus():
    """Fields: cut (by the scissors), deep (how far under the skin), cup (a sucker), hollow (its middle), nerve (in the middle)."""
    s = Shader('octopus')
    v = s.apart(s.here())
    cut, deep, cup, hollow, nerve = (s.field(k) for k in ('cut', 'deep', 'cup', 'hollow', 'nerve'))
    fine, broad = s.noise(v, 24, 5, .62), s.noise(v, 5, 4, .6)
    skin = s.ramp(s.add(s.mul(broad, .7), s.mul(fine, .4)), (.30, '32101d'), (.48, '501c2b'), (.64, '743642'), (.84, 'a56a69'))
    suckers = s.mix(hollow, s.mix(fine, 'd39a96', 'ecccc0'), s.mix(fine, '8c3f4a', 'b8706f'))
    skin = s.mix(s.mul(cup, .92), skin, suckers)
    white = s.mix(s.noise(v, 18, 4, .6), 'e6d2c0', 'fbf4ea')
    white = s.mix(s.mul(nerve, .75), white, 'c9a493')
    flesh = s.mix(s.ramp(deep, (.0, 1.), (.055, .75), (.11, .18), (.30, 0.)), white, s.mix(fine, '8a3344', 'c07a80'))
    c = s.mix(cut, skin, flesh)
    k, red = dusted(s)
    c = s.mix(s.mul(k, .94), c, red)
    height = s.add(s.mul(s.noise(v, 15, 4, .62, .5), s.scale(cut, -.75, 1.1)), s.add(s.mul(s.noise(v, 60, 3, .65), .2), s.mul(k, .5)))
    return s.surface(base=c, sss=s.scale(k, -.45, .45), radius=(.07, .045, .035), rough=s.scale(k, .34, .20), spec=.5, coat=s.scale(k, -.45, .65), coat_rough=.07,
                     normal=s.bump(height, .34, .011))


@once
def boiled():
    """Fields: side."""
    s = Shader('boiled potato')
    v = s.apart(s.here())
    fine = s.noise(v, 16, 5, .6)
    c = s.mix(fine, 'efd690', 'faedc0')
    c = s.mix(s.mul(s.field('side'), .25), c, 'e2bd68')
    k, red = dusted(s, .92)
    c = s.mix(s.mul(k, .92), c, red)
    return s.surface(base=c, sss=s.scale(k, -.4, .4), radius=(.09, .07, .03), rough=s.scale(k, .3, .24), spec=.5, coat=s.scale(k, -.4, .6), coat_rough=.09,
                     normal=s.bump(s.add(s.mul(s.noise(v, 5, 3, .5), 1.), s.add(s.mul(fine, .9), s.mul(k, .5))), .5, .014))


@once
def oil():
    """Golden where it is thin, red where pimentón has sunk in it."""
    s = Shader('oil')
    v = s.here()
    swirl = s.add(s.mul(s.noise(v, 3.2, 5, .6, 1.2), .75), s.mul(s.noise(v, 22, 4, .7), .25))
    c = s.mix(s.math('MULTIPLY', s.field('deep'), s.ramp(swirl, (.42, .12), (.64, 1.))), 'ffeebf', 'f0ac62')
    through = s.node('BsdfTransparent', {0: c})
    shine = s.node('BsdfGlossy', {0: (1, 1, 1), 'Roughness': .025, 'Normal': s.bump(s.noise(v, 7, 2), .06)})
    path = s.node('LightPath').outputs
    seen = s.sub(1., s.math('MAXIMUM', path['Is Shadow Ray'], path['Is Diffuse Ray']))
    return s.finish(s.node('MixShader', {0: s.mul(s.node('Fresnel', {'IOR': 1.47}).outputs[0], seen), 1: through, 2: shine}))


def arm(seed, r, long, taper=.1, curl=0., roll=0.):
    """A piece of an arm along z, its suckers in two rows toward -y, or rolled from there; a tip curls up toward +y, over `curl` radians."""
    rng = np.random.default_rng(seed)
    way = np.linspace(0, 1, 500)
    angle = curl * way**1.4
    step = long / 499
    path = np.stack([np.cumsum(np.sin(angle)) * step, np.cumsum(np.cos(angle)) * step - long / 2], 1)
    low, top = path.min(0) - 1.75 * r, path.max(0) + 1.75 * r
    lo = np.array([-1.6 * r, low[0], low[1] if curl else -long / 2 - .06])
    p = grid(lo, (1.6 * r, top[0], top[1] if curl else long / 2 + .06), STEP)
    x, y, z = p[..., 0], p[..., 1], p[..., 2]
    if curl:
        i = cKDTree(path).query(p[0, :, :, 1:].reshape(-1, 2))[1].reshape(p.shape[1:3])
        off, c, si = p[0, :, :, 1:] - path[i], np.cos(angle[i]), np.sin(angle[i])
        y, z = (np.broadcast_to(f, x.shape) for f in (off[..., 0] * c - off[..., 1] * si, (i / 499 - .5) * long + off[..., 0] * si + off[..., 1] * c))
    rz = r * (1 - taper * np.clip(z / long + .5, 0, 1.05) ** .9)
    a = np.arctan2(y, x)
    oval = 1 + .06 * np.cos(2 * a + seed) + .04 * np.cos(3 * a + 2 * seed) - .16 * np.exp(-((np.mod(a + TAU - roll, TAU) - 1.5 * math.pi) / .55) ** 2)
    side = np.hypot(x, y) - rz * oval - .008 * noise(p, 6, 2, seed) * min(1, r / .1)
    cups, hollows = np.full(z.shape, .1, np.float32), np.full(z.shape, .1, np.float32)
    for row in (-1, 1):
        at = -long / 2 - .05 + rng.uniform(0, .06) + .03 * row
        while at < long / 2 + .05:
            here = r * (1 - taper * np.clip(at / long + .5, 0, 1.05) ** .9)
            size = max(.011, (.44 + rng.uniform(-.04, .04)) * here)
            b = roll - math.pi / 2 + row * (.56 + rng.uniform(-.06, .06))
            far = here * (.90 + .04 * rng.random())
            ox, oy = math.cos(b), math.sin(b)
            h = x * ox + y * oy - far
            q = np.sqrt((y * ox - x * oy) ** 2 + (z - at) ** 2)
            tall = .52 * size
            body = smooth_max(smooth_max(q - size * (.86 + .14 * np.clip(h / tall, -.5, 1.2)), h - tall, .5 * size), -h - .5 * size, .01)
            hollow = smooth_max(q - .46 * size, .26 * tall - h, .3 * size)
            cups, hollows = np.minimum(cups, smooth_max(body, -hollow, .22 * size)), np.minimum(hollows, hollow)
            at += size * rng.uniform(2., 2.25)
    d = smooth_min(side, cups, .014)
    depth = np.clip(-side / r, 0, 1)
    lean = rng.normal(0, .16, (2, 2))
    faces = -z + lean[1, 0] * x + lean[1, 1] * y - long / 2
    if not curl:
        faces = np.maximum(z + lean[0, 0] * x + lean[0, 1] * y - long / 2, faces)
    cutting = faces - .008 * smoothstep(depth, .02, .3) - .006 * noise(p, 9, 3, seed + 4)
    d = smooth_max(d, cutting, .012)
    if curl:
        d = smooth_max(d, z - long / 2, .03)
    d = roughen(d, p, .03, (.0030, 14, 2, seed + 1))
    at = lambda v, f: ndimage.map_coordinates(f, ((v - lo) / STEP).T, order=1, mode='nearest')
    m = solid('octopus', d, lo, STEP, cut=lambda v: smoothstep(at(v, cutting), -.016, -.006) * smoothstep(at(v, side), .004, -.006),
              deep=lambda v: at(v, depth), cup=lambda v: smoothstep(at(v, cups), .010, -.004) * smoothstep(at(v, side), -.004, .010),
              hollow=lambda v: smoothstep(at(v, hollows), .004, -.003), nerve=lambda v: smoothstep(at(v, depth), .80, .88))
    m.materials.append(octopus())
    return m


def potato(seed, r, high):
    lo = np.array([-1.2 * r - .05, -1.2 * r - .05, -high / 2 - .04])
    p = grid(lo, (1.2 * r + .05, 1.2 * r + .05, high / 2 + .04), .008)
    a = np.arctan2(p[..., 1], p[..., 0])
    side = np.hypot(p[..., 0], p[..., 1]) - r * (1 + .10 * np.cos(2 * a + seed) + .02 * np.cos(3 * a + 2.3 * seed))
    d = smooth_max(side, np.abs(p[..., 2] + .08 * p[..., 0] * math.sin(seed)) - high / 2, .05)
    d = roughen(d, p, .05, (.008, 3.5, 2, seed), (.0025, 12, 2, seed + 1))
    m = solid('potato', d, lo, .008, side=lambda v: smoothstep(np.hypot(v[:, 0], v[:, 1]), r - .04, r))
    m.materials.append(boiled())
    return m


def turned(m, *rows):
    """Laid another way: each row says of what its axis is made."""
    co = np.empty(len(m.vertices) * 3, np.float32)
    m.vertices.foreach_get('co', co)
    m.vertices.foreach_set('co', (co.reshape(-1, 3) @ np.array(rows, np.float32).T).ravel())
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
    slices = [potato(k, rr.uniform(.25, .31), rr.uniform(.11, .14)) for k in range(6)]
    coins = [arm(k, r, long, .05) for k, (r, long) in enumerate(((.170, .10), (.160, .095), (.150, .105), (.140, .09), (.128, .10), (.118, .095), (.108, .10),
                                                                (.155, .11), (.098, .09)))]
    lengths = [turned(arm(20 + k, r, long, .12), (0, 0, 1), (.8, .6, 0), (.6, -.8, 0)) for k, (r, long) in enumerate(((.120, .16), (.105, .19)))]
    tips = [turned(arm(30 + k, r, long, .80, curl, -.75), (0, 0, 1), (0, 1, 0), (-1, 0, 0)) for k, (r, long, curl) in enumerate((
        (.072, .62, 4.4), (.064, .56, 3.6)))]
    under = []
    for i in range(12):
        a, q = (TAU * i / 8 + .2, .60) if i < 8 else (TAU * i / 4, .24)
        o = place(slices[i % 6], None, (q * math.cos(a), q * math.sin(a), .155 + .05 * (i % 2) + .05 * (i > 7)), (rr.gauss(0, .09), rr.gauss(0, .09), rr.uniform(0, TAU)))
        under.append(o)
    pieces = [place(coins[i % len(coins)], None, size=rr.uniform(.95, 1.12)) for i in range(25)]
    pieces[9:9] = [place(m, None, size=rr.uniform(.95, 1.1)) for m in lengths]
    lay(pieces, [dish] + under, (0, 0), .74, 4, .11, 120, facing=lambda rr: rr.gauss(0, 1.1))
    ends = [place(m) for m in tips]
    lay(ends, [dish] + under + pieces, (.05, -.1), .5, 6, .12, 70)
    pieces += ends
    red = lambda q, up: np.clip(up - .1, 0, 1) * np.clip(noise(q, 2.2, 3, 5) + .2, .02, 1) ** 1.5
    paprika = Shader('pimentón')
    dust = paprika.surface(base=paprika.ramp(paprika.field('tone'), (.1, 'ee7c34'), (.5, 'd8581c'), (.9, 'b23a0e')), rough=.7, spec=.2, sss=.7, radius=(.02, .01, .005))
    grains('pimentón', pieces + under, 1000, 5, .0045, red, dust, (.4, 1.3), .22)
    grains('pimentón', [dish], 700, 6, .005, lambda q, up: (up > .8) * np.exp(-((np.hypot(q[:, 0], q[:, 1]) - .86) / .10) ** 2), dust, (.4, 1.3), .22)
    scatter(pieces, salt(), 46, lambda q: (q.gauss(0, .42), q.gauss(0, .42)), (.8, 1.6), seed=2)
    low = [(.80 * math.cos(a), .80 * math.sin(a), .17 + .05 * math.sin(5 * a)) for a in np.arange(1.08 * math.pi, 1.93 * math.pi, .12)]
    pool = blobs([(.40 * math.cos(a), .40 * math.sin(a), .40) for a in np.arange(0, TAU, .8)] + low + [(-.74, .30, .035), (.80, .22, .05), (.87, .10, .025)], .25)
    place(puddle('oil', pool, (-1.05, -1.05), (1.05, 1.05), .086, .020, .008), oil())
    for x, y, lean in ((.24, -.10, (-.40, .34, 0)), (-.34, .18, (-.30, -.46, 0))):
        t = np.linspace(0, 1, 30)
        path = np.stack([0 * t, 0 * t, .62 * t], 1)
        r = .0125 * np.minimum(1, np.minimum(t, 1 - t) * 9 + .1)
        place(sweep('pick', path, ring(10, r, r), up=(0, 1, 0)), plain('dcb47a', .6, .1, 0., 40., .3, .2), (x, y, .26), lean)
    late_light(1.1, fill=1.3, leaves=2)
    camera((.10, -2.95, 2.95), (.0, -.05, .12), 62, 5.4, (0, -.28, .3))

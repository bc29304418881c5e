"""Tortilla: 19 cm across, four high, smooth as a cushion; a quarter of it gone, potato in pieces thick and thin, the middle still loose."""
import math
import random

import bpy
import numpy as np
from scipy import ndimage

from shader import Shader, once
from shapes import (TAU, blobs, disc, grid, noise, place, puddle, roughen, scatter, smooth_max, smooth_min, smoothstep,
                    solid)
from studio import area, camera, late_light
from table import crumbs, named, napkin, planks, plate, salt

RADIUS, HEIGHT, ROUND, STEP = .95, .41, .19, .0062
GONE, PIECE = (-2.22, -.80), (-1.80, -1.20)


@once
def omelet():
    """Fields: cut (a cut face), potato, tone (one number for each slice), onion, loose (egg that has not set), pan (touched it), under."""
    s = Shader('tortilla')
    v = s.here()
    cut, potato, tone, onion, loose, pan, under = (s.field(k) for k in ('cut', 'potato', 'tone', 'onion', 'loose', 'pan', 'under'))
    fine, broad = s.noise(v, 26, 5, .62), s.noise(v, 2.1, 4, .6, .4)
    blotch = s.add(s.mul(broad, .50), s.add(s.mul(s.noise(v, 6.5, 5, .66, .6), .42), s.mul(fine, .16)))
    browned = s.mul(pan, s.ramp(s.add(blotch, s.mul(under, .07)), (.44, 0.), (.54, .6), (.66, 1.)))
    skin = s.mix(s.ramp(blotch, (.36, 0.), (.56, 1.)), 'eebf5c', 'd99a38')
    skin = s.mix(s.mul(under, .25), skin, 'f2d288')
    skin = s.mix(browned, skin, s.ramp(s.add(s.mul(browned, .6), s.mul(fine, .5)), (.35, 'c8832a'), (.62, '9c5417'), (.85, '5f2c0b')))
    egg = s.mix(fine, 'e8b342', 'f3cf72')
    egg = s.mix(loose, egg, s.mix(fine, 'eaaa2c', 'f6c558'))
    slices = s.mix(tone, s.mix(fine, 'e3c67a', 'eed698'), s.mix(fine, 'efdfa8', 'f8edc8'))
    inside = s.mix(potato, egg, slices)
    inside = s.mix(s.mul(onion, .8), inside, s.mix(fine, 'e2c998', 'efe0bd'))
    c = s.mix(cut, skin, inside)
    wet = s.math('MAXIMUM', s.sub(1., potato), s.mul(onion, .8))
    rough = s.mix(cut, s.scale(browned, .14, .36), s.mix(wet, s.scale(fine, .2, .32), (.14,) * 3))
    wrinkles = s.add(s.mul(s.noise(v, 13, 3, .55, 1.2), 1.), s.mul(s.noise(v, 48, 3, .6), .22))
    grain = s.add(s.mul(fine, .6), s.mul(s.noise(v, 70, 3, .7), .25))
    return s.surface(base=c, sss=.32, radius=(.09, .06, .02), rough=rough, spec=.5,
                     coat=s.mix(cut, (.20,) * 3, s.scale(wet, .6, .12)), coat_rough=s.mix(cut, (.34,) * 3, (.06,) * 3),
                     normal=s.bump(s.mix(cut, wrinkles, grain), .42, .013))


@once
def loose_egg():
    s = Shader('loose egg')
    v = s.here()
    curd = s.noise(v, 8, 5, .6, .5)
    c = s.mix(s.ramp(curd, (.4, 0.), (.7, 1.)), 'f5b428', 'fdd468')
    return s.surface(base=c, sss=.25, radius=(.06, .04, .01), rough=.10, coat=.9, coat_rough=.04,
                     normal=s.bump(s.add(curd, s.mul(s.noise(v, 30, 3), .08)), .3, .02))


def pieces(p, lo, centers, reach, shape):
    """The nearest of many small things and the one next to it: their distances, and a number for the nearest."""
    rng = np.random.default_rng(3)
    near, second, tone = (np.full(p.shape[:3], x, np.float32) for x in (.05, .06, 0))
    for c in centers:
        i, j = (np.maximum(((c + way * np.array(reach) - lo) / STEP).astype(int), 0) for way in (-1, 1))
        box = tuple(slice(a, b) for a, b in zip(i, j))
        if min(p[box].shape[:3]):
            d = shape(rng, p[box] - c.astype(np.float32))
            second[box] = np.minimum(second[box], np.maximum(d, near[box]))
            tone[box] = np.where(d < near[box], rng.random(), tone[box])
            near[box] = np.minimum(near[box], d)
    return near, second, tone


def turned(rng, d, most):
    """Turned as it may lie, and leaned a little."""
    a, (i, j) = rng.uniform(0, TAU), rng.normal(0, most, 2)
    x, y = d[..., 0] * math.cos(a) + d[..., 1] * math.sin(a), d[..., 1] * math.cos(a) - d[..., 0] * math.sin(a)
    return x, y, d[..., 2] + i * x + j * y


def slice_of_potato(rng, d):
    x, y, z = turned(rng, d, .20)
    z = z + rng.uniform(-.5, .5) * (x * x - .6 * y * y)
    r, thin = rng.uniform(.09, .20), rng.uniform(.019, .036)
    flat = np.hypot(x, y * rng.uniform(1.05, 1.4)) - r
    return smooth_max(flat, np.abs(z) - thin * (1 - .35 * x / r), .016)


def strand_of_onion(rng, d):
    x, y, z = turned(rng, d, .25)
    r = rng.uniform(.12, .3)
    ring = np.hypot(np.hypot(x + r, y) - r, z * .45) - .0085
    return smooth_max(ring, np.abs(y) - rng.uniform(.07, .13), .01)


def tortilla():
    """The cake without a quarter, and a piece of that, both around the same middle."""
    rng = np.random.default_rng(5)
    lo = np.array([-RADIUS - .06, -RADIUS - .06, -.03])
    p = grid(lo, (RADIUS + .06, RADIUS + .06, HEIGHT + .06), STEP)
    layers = np.arange(.045, HEIGHT - .02, .062)
    where = []
    for z in layers:
        for x in np.arange(-.96, 1, .21):
            for y in np.arange(-.96, 1, .21):
                x1, y1 = x + rng.normal(0, .07), y + rng.normal(0, .07)
                if math.hypot(x1, y1) < .90 and rng.random() < .95:
                    where.append((x1, y1, z + rng.normal(0, .016)))
    slices, others, tone = pieces(p, lo, np.array(where), (.33, .33, .13), slice_of_potato)
    q, a = RADIUS * .9 * np.sqrt(rng.random(420)), rng.uniform(0, TAU, 420)
    strands, _, _ = pieces(p, lo, np.stack([q * np.cos(a), q * np.sin(a), rng.uniform(.05, HEIGHT - .05, 420)], 1), (.3, .3, .16), strand_of_onion)
    column = p[:, :, :1]
    angle = np.arctan2(column[..., 1], column[..., 0])
    r = np.hypot(column[..., 0], column[..., 1]) - .012 * np.sin(2 * angle + 1) - .008 * np.sin(5 * angle)
    low, high = ROUND, HEIGHT - ROUND + .03 * np.clip(1 - (r / RADIUS) ** 2, 0, 1) - .03
    out = np.stack(np.broadcast_arrays(np.maximum(r - RADIUS + ROUND, 0), np.maximum(np.maximum(low - p[..., 2], p[..., 2] - high), 0)), -1)
    cushion = np.linalg.norm(out, axis=-1) - ROUND
    swell = ndimage.gaussian_filter(smoothstep(slices, .012, -.012), (5, 5, 2.5))
    body = roughen(cushion - .028 * swell, p, .06, (.009, 2.6, 2, 8), (.0045, 7, 2, 9))
    middle = smoothstep(body, -.07, -.17) * smoothstep(noise(p, 3, 2, 14), -.3, .3)
    gap = np.maximum(slices, (slices - others) / 2 + .0020 + .0025 * middle + .002 * noise(p, 4, 2, 15))
    potato = smoothstep(gap, .003, -.003) * smoothstep(body, -.005, -.011)
    onion = smoothstep(strands, .004, -.003) * smoothstep(body, -.01, -.02) * smoothstep(gap, -.010, -.001)

    def between(q, ways):
        """Below zero between two radii."""
        a, b = ways
        return np.maximum(q[..., 0] * math.sin(a) - q[..., 1] * math.cos(a), q[..., 1] * math.cos(b) - q[..., 0] * math.sin(b))
    relief = .004 * potato - .008 * middle * (1 - potato) + .004 * onion
    relief = ndimage.gaussian_filter(relief, .8) + .004 * noise(p, 7, 2, 11)

    def at(v, field): return ndimage.map_coordinates(field, ((v - lo) / STEP).T, order=1, mode='nearest')

    def cutout(name, shape, ways):
        return solid(name, smooth_max(body, shape - relief, .010), lo, STEP,
                     cut=lambda v: smoothstep(np.abs(between(v, ways)), .030, .018) * smoothstep(at(v, body), -.003, -.012),
                     potato=lambda v: at(v, potato), tone=lambda v: at(v, tone), onion=lambda v: at(v, onion), loose=lambda v: at(v, middle),
                     pan=lambda v: smoothstep(np.abs(v[:, 2] / HEIGHT - .5), .20, .44), under=lambda v: at(v, swell))
    return cutout('tortilla', -between(p, GONE), GONE), cutout('piece', between(p, PIECE), PIECE)


def build():
    planks(turn=.18)
    napkin((-1.55, 1.25, 0), (2.3, 1.8), -.35, seed=6)
    plate(1.26, (-.24, .34, 0), seed=4)
    cake, piece = tortilla()
    place(cake, omelet(), (-.24, .34, .062))
    plate(.74, (.94, -.82, 0), 'rim', seed=3, h=.09)
    place(piece, omelet(), (.53, -.52, .062), (0, 0, 1.0))
    rr, spots = random.Random(4), [(-1.5, .14, .15), (-1.58, .26, .11), (-1.50, .34, .08), (-1.2, .38, .06)]
    for way, end, side in ((GONE[0], .78, 1), (GONE[1], .62, -1)):
        spots += [(way + side * .03 / q, q, rr.uniform(.035, .085) * (1.1 - q)) for q in np.arange(.12, end, .04)]
    spots = [(-.24 + q * math.cos(way), .34 + q * math.sin(way), size) for way, q, size in spots]
    place(puddle('egg', blobs(spots, .5), (-1.1, -.7), (.5, .6), .062, .017, .0035), loose_egg())
    bpy.context.view_layer.update()
    scatter(named('tortilla', 'piece'), salt(), 16, disc(-.1, .2, .8), (.5, .9), seed=3)
    scatter(named('plank'), crumbs(size=.012), 8, disc(0, -.6, 1.4, .4), (.4, 1.))
    late_light(leaves=1, fill=1.1)
    area((2.6, -4.2, 2.2), (-.3, .3, .3), (1.6, 1.6), 95, (1, .89, .72))
    camera((.34, -4.3, 2.30), (.21, -.07, .14), 62, 4.2, (.1, -.25, .3))

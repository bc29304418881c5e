"""Tortilla: 19 cm across, four high, cut open; potato in slices, the middle still loose."""
import math

import bpy
import numpy as np
from scipy import ndimage

from shader import Shader, once
from shapes import (blobs, disc, grid, noise, place, puddle, roughen, scatter, smooth_max, smoothstep,
                    solid)
from studio import camera, late_light
from table import crumbs, fork, named, napkin, planks, plate, salt, wineglass

RADIUS, HEIGHT, STEP = .95, .43, .0075
WAY, HALF = -1.38, .40


@once
def crust():
    """Fields: cut (a cut face), potato, loose (egg that has not set), brown."""
    s = Shader('tortilla')
    v = s.here()
    cut, potato, loose, brown = (s.field(k) for k in ('cut', 'potato', 'loose', 'brown'))
    fine = s.noise(v, 22, 5, .65)
    n = s.noise(v, 3.2, 6, .68, .3)
    top = s.ramp(s.add(s.mul(n, .55), s.add(s.mul(brown, .42), s.mul(fine, .12))),
                 (.34, 'f0c458'), (.50, 'e6a838'), (.62, 'c98329'), (.74, '8c4a16'), (.90, '4a220a'))
    egg = s.mix(fine, 'efae22', 'f8cc4c')
    egg = s.mix(loose, egg, s.mix(fine, 'f0a008', 'fbc22a'))
    slices = s.mix(s.noise(v, 9, 4), 'efd694', 'f9ecc4')
    inside = s.mix(potato, egg, slices)
    c = s.mix(cut, top, inside)
    rough = s.mix(cut, s.scale(fine, .3, .26), s.mix(loose, s.scale(fine, .2, .30), (.10,) * 3))
    height = s.add(s.mul(fine, .6), s.mul(s.noise(v, 60, 3, .7), .35))
    return s.surface(base=c, sss=.35, radius=(.10, .07, .025), rough=rough, spec=.5, coat=s.scale(loose, .7, .25), coat_rough=.08,
                     normal=s.bump(height, .5, .014))


@once
def loose_egg():
    s = Shader('loose egg')
    v = s.here()
    c = s.mix(s.noise(v, 6, 4), 'f6b41c', 'ffd558')
    return s.surface(base=c, sss=.5, radius=(.12, .08, .02), rough=.09, coat=.9, coat_rough=.03, normal=s.bump(s.noise(v, 9, 3), .2, .02))


def tortilla():
    """The cake without its wedge, and the wedge, both round the same middle."""
    rng = np.random.default_rng(5)
    lo = np.array([-RADIUS - .08, -RADIUS - .08, -.05])
    p = grid(lo, (RADIUS + .08, RADIUS + .08, HEIGHT + .09), STEP)
    slices = np.full(p.shape[:3], .05, np.float32)
    for _ in range(400):
        a, q = rng.uniform(0, 2 * math.pi), RADIUS * .93 * math.sqrt(rng.random())
        c = np.array([q * math.cos(a), q * math.sin(a), rng.uniform(.05, HEIGHT - .04)])
        radii = np.array([rng.uniform(.10, .21), rng.uniform(.09, .16), rng.uniform(.022, .036)])
        turn, tilt = rng.uniform(0, 3.2), rng.normal(0, .22, 2)
        i0 = np.maximum(((c - (.24, .24, .12) - lo) / STEP).astype(int), 0)
        cut = tuple(slice(i, j) for i, j in zip(i0, ((c + (.24, .24, .12) - lo) / STEP).astype(int)))
        if not min(p[cut].shape[:3]):
            continue
        d = p[cut] - c
        x, y = d[..., 0] * math.cos(turn) + d[..., 1] * math.sin(turn), d[..., 1] * math.cos(turn) - d[..., 0] * math.sin(turn)
        z = d[..., 2] + tilt[0] * x + tilt[1] * y + .8 * (x * x - y * y) * rng.uniform(-1, 1)
        e = np.sqrt((x / radii[0]) ** 2 + (y / radii[1]) ** 2 + (np.abs(z) / radii[2]) ** 2.4 + 1e-9) - 1
        slices[cut] = np.minimum(slices[cut], e * radii[2])
    potato = smoothstep(slices, .006, -.004)
    column = p[:, :, :1]
    r = np.hypot(column[..., 0], column[..., 1]) * (1 + .022 * noise(column, 1.6, 3, 3))
    h = np.abs(p[..., 2] - HEIGHT / 2) / (HEIGHT / 2)
    cushion = (np.maximum(r / RADIUS, 0) ** 5 + h ** 2.5) ** (1 / 4.) - 1
    body = roughen(cushion * HEIGHT * .46 - .010 * potato, p, .08, (.016, 3.2, 3, 8), (.005, 16, 3, 9))
    n1 = np.array([math.sin(WAY - HALF), -math.cos(WAY - HALF), 0], np.float32)
    n2 = np.array([-math.sin(WAY + HALF), math.cos(WAY + HALF), 0], np.float32)

    def wedge(q): return np.maximum(q @ n1, q @ n2)
    w = wedge(p)
    rough = roughen(w.copy(), p, .05, (.006, 14, 3, 11), (.004, 40, 2, 12)) - w
    relief = .018 * potato + rough

    def at(v, field): return ndimage.map_coordinates(field, ((v - lo) / STEP).T, order=1, mode='nearest')
    fields = {
        'cut': lambda v: smoothstep(np.abs(wedge(v)), .035, .020) * smoothstep(at(v, body), -.004, -.022),
        'potato': lambda v: at(v, potato),
        'loose': lambda v: smoothstep(at(v, body), -.05, -.16) * smoothstep(noise(v, 2.5, 3, 14), -.35, .2),
        'brown': lambda v: smoothstep(np.abs(v[:, 2] / HEIGHT - .5), .25, .46) * (.65 + .35 * at(v, potato)),
    }
    cake = solid('tortilla', smooth_max(body, -w - relief + .006, .008), lo, STEP, **fields)
    piece = solid('piece', smooth_max(body, w - relief + .006, .008), lo, STEP, **fields)
    return cake, piece


def build():
    planks(turn=.18)
    napkin((-1.35, 1.15, 0), (2.3, 1.8), -.35, seed=6)
    plate(1.22, (-.25, .28, 0), seed=4)
    cake, piece = tortilla()
    place(cake, crust(), (-.25, .28, .062))
    plate(.74, (.92, -.80, 0), 'rim', seed=3, h=.09)
    place(piece, crust(), (.62, -.40, .062), (0, 0, .62))
    way = np.array([math.cos(WAY), math.sin(WAY)])
    spots = [(-.25 + q * way[0] + s, .28 + q * way[1], r) for q, s, r in ((.14, 0, .12), (.30, .04, .15), (.48, -.05, .16), (.66, .06, .12), (.60, -.14, .08))]
    place(puddle('egg', blobs(spots, .3), (-.7, -.8), (.6, .5), .066, .028), loose_egg())
    bpy.context.view_layer.update()
    scatter(named('tortilla', 'piece'), salt(), 26, disc(-.1, .2, .8), (.6, 1.1), seed=3)
    fork((1.42, -.95, .06), 1.9)
    wineglass((-.9, 1.9, 0), 1.34, 'white')
    scatter(named('plank'), crumbs(size=.012), 12, disc(0, -.6, 1.4, .4), (.4, 1.))
    late_light(leaves=1)
    camera((.35, -3.9, 2.6), (.24, -.17, .17), 66, 3.4, (.3, -.65, .3))

"""Setas al jerez: king oyster mushrooms of eight centimeters torn lengthwise, and maitake in tufts of small gray-brown fans.

Seared hard, so gold on the torn faces and dark at the thin edges; wet with oil and sherry, a little of it under them on a
plate of 22; garlic in slices, gold at the rim, and chopped parsley.
"""
import math
import random

import bpy
import numpy as np
from scipy import ndimage

from pile import lay
from shader import Shader, film, once
from shapes import blobs, curve, disc, grid, mesh, noise, place, puddle, ring, roughen, scatter, smooth_max, smooth_min, smoothstep, solid, sweep, wrap_faces
from studio import camera, late_light
from table import crumbs, named, napkin, parsley, planks, plate, salt

LO, HI, STEP = np.array([-.46, -.30, -.22]), np.array([.36, .30, .16]), .0062


@once
def king_oyster():
    """Fields: torn (the inside), sear, cap (its skin)."""
    s = Shader('king oyster')
    v = s.apart(s.here())
    fibers = s.noise(s.stretch(v, 3, 46, 46), 1.3, 4, .6)
    fine, broad = s.noise(v, 30, 5, .66), s.noise(v, 5, 4, .6)
    flesh = s.mix(s.ramp(fibers, (.36, 0.), (.64, 1.)), 'dcc496', 'f6ead0')
    skin = s.mix(s.ramp(s.add(s.mul(broad, .5), s.mul(fine, .5)), (.34, 0.), (.66, 1.)), '6a4426', 'b0865a')
    c = s.mix(s.field('torn'), s.mix(fine, 'd0b284', 'ecd9b2'), flesh)
    c = s.mix(s.field('cap'), c, skin)
    sear = s.add(s.field('sear'), s.add(s.scale(fine, .5, -.25), s.scale(fibers, .34, -.17)))
    c = s.mix(s.ramp(sear, (.14, 0.), (.48, .85)), c, s.mix(fibers, 'c07e30', 'dda650'))
    c = s.mix(s.ramp(sear, (.42, 0.), (.80, .9)), c, s.mix(fine, '6a3510', '8e5220'))
    c = s.mix(s.ramp(sear, (.82, 0.), (1.15, .9)), c, '241008')
    height = s.add(s.mul(fibers, .8), s.mul(fine, .45))
    return s.surface(base=c, sss=.22, radius=(.07, .045, .02), rough=s.scale(fine, .30, .14), spec=.5, coat=.75, coat_rough=.09,
                     normal=s.bump(height, .6, .012))


def torn(seed, flip, stem_only=False):
    """A half or a third of a mushroom along x, its cap at the right; `flip` lays it on its torn face."""
    rng = np.random.default_rng(seed)
    p = grid(LO, HI, STEP)
    q = p.copy()
    q[..., 1] += rng.uniform(-.35, .35) * (p[..., 0] + .1) ** 2 + .012 * np.sin(7 * p[..., 0] + seed)
    q[..., 2] += rng.uniform(-.25, .15) * (p[..., 0] + .1) ** 2
    x, r = q[..., 0], np.hypot(q[..., 1], q[..., 2] * rng.uniform(.95, 1.15))
    thick, wide, base = rng.uniform(.082, .108), rng.uniform(.175, .225), rng.uniform(-.42, -.34)
    shaft = np.interp(x, [base, base + .05, base + .2, .06, .16], [.55 * thick, .95 * thick, 1.05 * thick, .92 * thick, 1.35 * thick])
    d = smooth_max(r - shaft, smooth_max(base - x, x - .2, .01), .03)
    if not stem_only:
        k = r / wide
        over = x - (.27 - .085 * k**2 - .03 * k**6)
        under = (.045 + .125 * k - .02 * k**3) - x
        angle = np.arctan2(q[..., 1], q[..., 2])
        gills = .004 * np.sin(40 * angle + 4 * noise(q, 3, 2, seed)) * smoothstep(k, .45, .7)
        d = smooth_min(d, smooth_max(smooth_max(over, under + gills, .02) * .85, (r - wide), .015), .045)
    cut = p[..., 2] + .15 * rng.normal() * p[..., 1] + .04 * noise(p * (1, 1, 0), 3.5, 2, seed + 1) - rng.uniform(-.02, .03)
    cut += .013 * (1 - np.abs(noise(q * (1.6, 17, 17), 1, 3, seed + 2))) ** 2
    body = d.copy()
    d = smooth_max(d, cut, .006)
    if seed % 3 == 0:
        side = rng.choice((-1, 1)) * p[..., 1] - rng.uniform(.02, .07) - .10 * (p[..., 0] + .1) + .03 * noise(p, 4, 2, seed + 7)
        side += .012 * (1 - np.abs(noise(q * (1.6, 17, 17), 1, 3, seed + 8))) ** 2
        cut = np.maximum(cut, side)
        d = smooth_max(d, side, .006)
    d = smooth_max(d, -p[..., 2] - .15, .05)
    d = roughen(d, p, .05, (.014, 4.5, 3, seed + 3), (.004, 20, 3, seed + 4))
    bulge = ndimage.gaussian_filter(d, 4) - d
    at = lambda v, f: ndimage.map_coordinates(f, ((v - LO) / STEP).T, order=1, mode='nearest')

    def inside(v): return smoothstep(at(v, cut), -.018, -.004)
    def capped(v): return (1 - inside(v)) * smoothstep(v[:, 0] + .02 * noise(v, 6, 2, seed), .11, .19) * (not stem_only)

    def seared(v):
        patches = smoothstep(noise(v + seed, 3.2, 4, seed + 6, .6), -.55, .65)
        return np.clip(inside(v) * (.16 + .72 * patches) + 20 * at(v, bulge) + .30 * (1 - inside(v)) * patches - .05, 0, 1.2)
    m = solid('seta', d, LO, STEP, torn=inside, sear=seared, cap=capped)
    if flip:
        n = np.empty(len(m.vertices) * 3, np.float32)
        m.vertices.foreach_get('co', n)
        n = n.reshape(-1, 3) * (1, -1, -1)
        m.vertices.foreach_set('co', n.astype(np.float32).ravel())
        m.update()
    m.materials.append(king_oyster())
    return m


@once
def maitake():
    """Fields: u (from the stalk to the edge), v (across), under."""
    s = Shader('maitake')
    own = s.mul(s.field('own'), 30.)
    at = s.node('CombineXYZ', {0: s.mul(s.field('v'), 1.2), 1: s.mul(s.field('u'), .30), 2: own}).outputs[0]
    rays, here = s.noise(s.stretch(at, 11, 3, 1), 1.6, 5, .62), s.apart(s.here())
    fine, broad = s.noise(here, 34, 4, .66), s.noise(here, 6, 4, .6)
    zones = s.noise(s.stretch(at, .6, 26, 1), 1., 3, .6)
    n = s.add(s.mul(rays, .5), s.add(s.mul(broad, .25), s.mul(zones, .25)))
    top = s.ramp(n, (.32, '4c3826'), (.46, '7c6446'), (.58, 'a48a66'), (.72, 'cdb792'))
    c = s.mix(s.ramp(s.field('u'), (.10, 1.), (.50, 0.)), top, s.mix(rays, 'd4b888', 'efdcb4'))
    c = s.mix(s.field('under'), c, s.mix(broad, 'd2b078', 'eedab0'))
    edge = s.add(s.field('sear'), s.add(s.scale(broad, .7, -.35), s.scale(fine, .4, -.2)))
    c = s.mix(s.ramp(edge, (.30, 0.), (.62, .85)), c, s.mix(fine, '7c4216', 'ae6e2a'))
    c = s.mix(s.ramp(edge, (.62, 0.), (1.0, .95)), c, '1c0d06')
    return s.surface(base=c, sss=.15, radius=(.05, .03, .015), rough=s.scale(fine, .32, .18), spec=.5, coat=.65, coat_rough=.12,
                     normal=s.bump(s.add(s.mul(rays, .7), s.mul(fine, .5)), .55, .012))


def frond(rr, long, wide, own):
    """A fan that grows wide and wavy to its edge. Points, faces and fields."""
    n, k = 44, 40
    u, v = np.linspace(0, 1, n)[:, None], np.linspace(-1, 1, k)[None]
    q = np.stack(np.broadcast_arrays(2.1 * u, 1.3 * v, 0 * u * v + own), -1)
    half = wide * np.interp(u, [0, .2, .45, .7, .88, 1], [.20, .30, .62, .92, 1, .86])
    lobes = .07 * np.sin(rr.uniform(3, 4.5) * v + rr.uniform(0, 6)) + .07 * noise(q * (0, 1.6, 1), 1, 2, int(own * 9))
    x = long * u * (1 - .30 * u**2 * np.abs(v) ** 2.6 + lobes * u)
    y = half * v * (1 + .10 * noise(q * (1.4, 0, 1) + 4, 1, 1, int(own * 5)))
    waves = np.sin(rr.uniform(4., 6.) * v + rr.uniform(0, 6) + 1.5 * u) + .5 * noise(q * 1.8, 1, 1, int(own * 7))
    z = .026 * waves * u**1.5 + rr.uniform(.0, .14) * u**2 + .06 * v**2 * u - rr.uniform(.02, .09) * smoothstep(u, .70, 1.05) ** 2
    z = z + .005 * noise(q * 5, 1, 2, int(own * 3))
    top = np.stack(np.broadcast_arrays(x, y, z), -1)
    thick = .030 * np.interp(u, [0, .3, .9, 1], [1.6, 1., .55, .12]) * np.clip((1 - np.abs(v) ** 6), .12, 1)
    bottom = (top - np.stack([0 * thick, 0 * thick, thick], -1))[:, ::-1]
    points = np.concatenate([top, bottom], 1)
    flat = lambda a, b: np.concatenate([np.broadcast_to(a, (n, k)), np.broadcast_to(b, (n, k))], 1).ravel()
    edge = np.maximum(smoothstep(u, .78, 1.), .6 * smoothstep(np.abs(v), .75, 1.) * u) + .25 * noise(q * 3, 1, 2, int(own * 2))
    fields = {'u': flat(u, u), 'v': flat(v, v[:, ::-1]), 'under': flat(0 * u, 1 + 0 * u), 'own': np.full(2 * n * k, own),
              'sear': flat(edge, .6 * edge[:, ::-1])}
    return points.reshape(-1, 3), wrap_faces(n, 2 * k)[:, ::-1], fields


def tuft(seed):
    rr, points, faces, fields, start = random.Random(seed), [], [], [], 0
    for k in range(rr.randint(17, 21)):
        row = k % 4
        way = (-1.15 + 2.3 * ((k * .618 + rr.uniform(-.1, .1)) % 1)) * (1 - .16 * row)
        p, f, g = frond(rr, rr.uniform(.22, .33) * (1 - .07 * row), rr.uniform(.060, .105), rr.uniform(.1, 3))
        pitch, roll = -.02 + .30 * row + rr.uniform(-.12, .14), rr.uniform(-.55, .55)
        p = p @ np.array([[1, 0, 0], [0, math.cos(roll), math.sin(roll)], [0, -math.sin(roll), math.cos(roll)]])
        p = p @ np.array([[math.cos(pitch), 0, math.sin(pitch)], [0, 1, 0], [-math.sin(pitch), 0, math.cos(pitch)]])
        p = p @ np.array([[math.cos(way), math.sin(way), 0], [-math.sin(way), math.cos(way), 0], [0, 0, 1]])
        points.append(p + (.05 - .02 * row + rr.uniform(-.03, .03), .06 * way + rr.uniform(-.02, .02), .022 + .022 * row))
        faces.append(f + start)
        fields.append(g)
        start += len(p)
    n = 24
    path = curve([(-.20, .02, .02), (-.10, 0, .04), (.02, 0, .05), (.10, .0, .07)], n)
    t = np.linspace(0, 1, n)
    r = rr.uniform(.05, .07) * np.interp(t, [0, .05, .3, .8, 1], [.1, .8, .8, 1.1, .3])
    stalk = sweep('stalk', path, ring(20, r, r * .8))
    v = np.empty(len(stalk.vertices) * 3, np.float32)
    stalk.vertices.foreach_get('co', v)
    v = v.reshape(-1, 3)
    v = v + .016 * noise(v, 7, 3, seed)[:, None]
    points.append(v)
    faces.append(wrap_faces(n, 20) + start)
    fields.append({'u': np.full(len(v), .0), 'v': v[:, 1] * 6, 'under': np.full(len(v), .5), 'own': np.full(len(v), .2),
                   'sear': .25 + .3 * noise(v, 5, 2, seed)})
    m = mesh('tuft', np.concatenate(points) - (.08, 0, 0), np.concatenate(faces), **{k: np.concatenate([g[k] for g in fields]) for k in fields[0]})
    m.materials.append(maitake())
    return m


@once
def toasted():
    """Fields: rim."""
    s = Shader('toasted garlic')
    v = s.apart(s.here())
    n = s.add(s.field('rim'), s.scale(s.noise(v, 10, 4, .6), .9, -.45))
    c = s.ramp(n, (.10, 'f0d898'), (.50, 'e0b058'), (.85, 'b87428'), (1., '8a4c18'))
    return s.surface(base=c, sss=.35, radius=(.05, .035, .015), rough=.25, coat=.7, coat_rough=.08, normal=s.bump(s.noise(v, 26, 3, .6), .35, .01))


def slice_of_garlic(seed):
    rr = random.Random(seed)
    path = curve([(-.075, 0, 0), (-.03, .004, .004), (.03, .004, .006), (.085, .012, -.006)], 34)
    t = np.linspace(0, 1, 34)
    wide = rr.uniform(.036, .050) * np.interp(t, [0, .03, .25, .55, .85, 1], [.25, .7, .98, 1, .6, .06])
    section = ring(22, wide, np.full(34, .0085), 3.4)
    section[..., 1] += rr.uniform(-3, 4) * section[..., 0] ** 2
    rim = np.maximum(np.abs(section[..., 0]) / wide.max(), np.abs(2 * t - 1)[:, None]) ** 3
    m = sweep('garlic', path, section, rim=rim)
    m.materials.append(toasted())
    return m


def build():
    planks(turn=-.2)
    napkin((1.35, 1.0, 0), (2.2, 1.7), .5, seed=5)
    dish = plate(1.12, (0, 0, 0), seed=6)
    kings = [place(torn(k + 1, k % 3 == 1, k in (4, 8)), None, (0, 0, 9), size=.80 + .05 * (k % 4)) for k in range(10)]
    tufts = [place(tuft(k + 3), None, (0, 0, 9), size=.86 + .08 * (k % 3)) for k in range(5)]
    order = [kings[0], tufts[0], kings[1], kings[2], tufts[1], kings[4], kings[5], tufts[2], kings[3], tufts[3], kings[6], kings[7], tufts[4], *kings[8:]]
    lay(order, [dish], (0, -.02), .56, 3, .14)
    all_of_it = [*kings, *tufts]
    rr = random.Random(4)
    spots = [(rr.uniform(-.5, .5), rr.uniform(-.5, .4), rr.uniform(.10, .20)) for _ in range(10)]
    place(puddle('juice', blobs(spots, .3), (-.85, -.85), (.85, .85), .060, .008, .010, 2), film('dfae62', 5., .1, .04, .7))
    scatter(all_of_it, [slice_of_garlic(k) for k in range(6)], 16, disc(0, -.05, .55), (.85, 1.2), .008, .2, seed=4, steepest=.6)
    scatter([dish], [slice_of_garlic(k) for k in range(3)], 3, disc(.1, -.45, .3), (.8, 1.1), .012, .1, seed=8)
    bpy.context.view_layer.update()
    scatter([*all_of_it, dish], parsley(), 110, disc(0, -.05, .68), (.3, .85), .004, .4, seed=5, steepest=.45)
    scatter(all_of_it, salt(), 36, disc(0, -.1, .6), (.35, .8), .003, seed=2)
    scatter(named('plank'), crumbs(size=.012), 8, disc(.2, -.8, 1.2, .4), (.4, 1.))
    late_light(1.15, fill=1.3, leaves=2)
    camera((.12, -3.2, 2.5), (.02, .03, .16), 76, 4.6, (0, -.24, .26))

"""Setas al jerez: chestnut mushrooms of four centimeters, halved, some quartered, the smallest whole, in a cazuela of 17.

Seared on the cut face, so gold there and dark at its edge; the gills dark on both sides of the stem. Amontillado and oil
stand around them; garlic in slices, gold at the rim, and chopped parsley.
"""
import math
import random

import bpy
import numpy as np
from scipy import ndimage

from bread import slice_of_bread, toast
from pile import Nest
from shader import Shader, film, once
from shapes import (TAU, ball, disc, grid, mesh, noise, place, roughen, scatter, smooth_max, smooth_min, smoothstep, solid,
                    wrap_faces)
from studio import camera, late_light
from table import cazuela, crumbs, named, napkin, parsley, planks, salt

STEP, HALF = .0052, .27
R, LEVEL = .86, .135
# The inside of the cazuela: how far out its wall stands at which height.
HEIGHTS, WALL = (.05, .06, .10, .15, .29), (0, .70 * R, .85 * R, .93 * R, .945 * R)


@once
def mushroom():
    """Fields: cut (where the knife went), gill, stem (its skin), sear."""
    s = Shader('mushroom')
    v = s.apart(s.here())
    fine, broad = s.noise(v, 30, 5, .66), s.noise(v, 5, 4, .6)
    fibers, lamellae = s.noise(s.stretch(v, 4, 34, 34), 1.2, 4, .6), s.noise(s.stretch(v, 3, 70, 70), 1.3, 3, .65)
    scales = s.noise(s.stretch(v, 9, 26, 26), 1., 4, .65)
    skin = s.ramp(s.add(s.mul(broad, .45), s.mul(scales, .55)), (.34, '40200c'), (.48, '6e3e1a'), (.60, '965e2c'), (.74, 'bc8e58'))
    skin = s.mix(s.mul(s.chance(), .55), skin, '6a381a')
    skin = s.mix(s.field('stem'), skin, s.mix(fibers, 'b08450', 'e2c898'))
    flesh = s.mix(s.ramp(s.add(s.mul(broad, .6), s.mul(fibers, .4)), (.36, 0.), (.64, 1.)), 'e2cda6', 'f3e6cc')
    c = s.mix(s.field('cut'), skin, flesh)
    mottled = s.noise(v, 19, 5, .70)
    sear = s.add(s.field('sear'), s.add(s.scale(fine, .4, -.20), s.scale(mottled, .9, -.45)))
    gold = s.mul(s.ramp(sear, (.10, 0.), (.46, .95)), s.field('cut'))
    c = s.mix(gold, c, s.mix(fibers, 'bd8a4c', 'dfb679'))
    c = s.mix(s.ramp(sear, (.44, 0.), (.82, .92)), c, s.mix(fine, '6e4220', '9c6832'))
    c = s.mix(s.ramp(sear, (.80, 0.), (1.15, .92)), c, s.mix(fine, '1c0b04', '44200c'))
    c = s.mix(s.mul(s.field('gill'), .94), c, s.ramp(lamellae, (.32, '2a150b'), (.50, '4e2a16'), (.68, '744826')))
    wet = s.mul(s.ramp(s.noise(v, 8, 3, .55), (.36, 0.), (.60, 1.)), s.scale(s.field('gill'), -.8, 1.))
    height = s.add(s.mul(s.mix(s.field('gill'), fine, lamellae), .6), s.mul(s.mix(s.field('cut'), scales, fibers), .4))
    height = s.add(height, s.add(s.mul(mottled, .5), s.mul(s.noise(v, 80, 3, .6), .3)))
    return s.surface(base=c, sss=s.scale(s.field('cut'), .14, .06), radius=(.06, .04, .02), rough=s.scale(wet, -.16, .42), spec=.35,
                     coat=s.scale(wet, .65, .04), coat_rough=.06, normal=s.bump(height, .6, .012))


def cremini(seed, kind):
    """Stem along x and the cut of a half up, or whole and upright. The mesh, and the field that a nest needs."""
    rng = np.random.default_rng(seed)
    lo = np.full(3, -HALF)
    p = grid(lo, -lo, STEP)
    q = (p if kind != 'whole' else p[..., ::-1]) + .012 * np.stack([noise(p, 3.5, 2, seed + k) for k in (20, 30, 40)], -1)
    r = rng.uniform(.162, .208) if kind != 'whole' else rng.uniform(.135, .16)
    x, side = q[..., 0] + rng.uniform(-.2, .2) * q[..., 1], q[..., 1] + rng.uniform(-.8, .8) * np.minimum(q[..., 0], 0) ** 2
    across = np.hypot(side * rng.uniform(.93, 1.07), q[..., 2])
    k = across / r
    dome, lip = rng.uniform(.70, .98) * r, rng.uniform(.30, .42) * r
    over = (np.hypot(k, x / np.where(x > 0, dome, lip)) - 1) * .75 * r
    under = r * (rng.uniform(-.10, .0) - .12 * k**4) - x
    long, thick = r * rng.uniform(.72, 1.05), r * rng.uniform(.34, .44)
    shaft = thick * np.interp(x, [-long, -.65 * long, -.25 * long, .1 * r, .3 * r], [1.05, 1.1, 1.05, 1.2, 1.5])
    cap, stem = smooth_max(over, under, .02), smooth_max(across - shaft, smooth_max(-long - x + rng.uniform(-.4, .4) * side, x - .3 * r, .01), .03)
    body = roughen(smooth_min(cap, stem, .025), p, .06, (.008, 5, 3, seed + 3), (.003, 18, 3, seed + 4))
    gill = (smoothstep(r * (.14 - .20 * k**3) - x, -.004, .006) * smoothstep(across - shaft, .002, .012) * smoothstep(k, .95, .90)
            * smoothstep(x, -.5 * r, -.35 * r))
    cut = np.full_like(body, -1.)
    for axis in {'half': (2,), 'quarter': (2, 1), 'whole': ()}[kind]:
        face = p[..., axis] + .08 * rng.normal() * p[..., 3 - axis] - rng.uniform(-.01, .025) + .013 * noise(p, 5, 3, seed + 5 + axis)
        cut = np.maximum(cut, face + .006 * smoothstep(-body, .0, .03))
    cut, body = cut + .010 * gill, body + .003 * gill * smoothstep(k, .86, .74) * np.sin(44 * np.arctan2(side, q[..., 2]))
    d = smooth_max(body, cut, .007)
    bulge = ndimage.gaussian_filter(d, 4) - d
    at = lambda v, f: ndimage.map_coordinates(f, ((v - lo) / STEP).T, order=1, mode='nearest')
    hot = rng.uniform(.18, .62)

    def inside(v): return smoothstep(at(v, cut), -.013, -.003)

    def seared(v):
        patches = smoothstep(noise(v + seed, 3.6, 3, seed + 6), -.7, .7)
        rim = smoothstep(at(v, body), -.055, -.004)
        return np.clip(inside(v) * (hot + .36 * patches + .50 * rim) + (1 - inside(v)) * (.55 * patches - .05) + 14 * at(v, bulge), 0, 1.2)
    m = solid('mushroom', d, lo, STEP, cut=inside, sear=seared, gill=lambda v: at(v, gill),
              stem=lambda v: (1 - inside(v)) * smoothstep(at(v, cap - stem), .0, .02))
    m.materials.append(mushroom())
    return m, (d, lo, STEP)


@once
def pan_sauce():
    """Fields: deep (to what is under), oil (in drops on top)."""
    s = Shader('pan sauce')
    v = s.here()
    n, fine = s.noise(v, 4, 5, .6), s.noise(v, 26, 3, .6)
    deep, oil = s.field('deep'), s.field('oil')
    c = s.ramp(s.add(s.mul(n, .8), s.mul(fine, .2)), (.34, '5c2c0a'), (.52, '804812'), (.70, 'a46a1c'))
    c = s.mix(s.mul(oil, .65), c, 'c88a2a')
    body = s.node('BsdfPrincipled', {'Base Color': c, 'Roughness': .07, 'Specular': .5, 'Clearcoat': 1., 'Clearcoat Roughness': .02,
                                     'Normal': s.bump(s.add(s.mul(n, .8), s.mul(oil, .35)), .25, .03)})
    through = s.node('BsdfTransparent', {0: (.84, .60, .24)})
    return s.finish(s.node('MixShader', {0: s.ramp(deep, (.0, .10), (.5, .65), (1., .95)), 1: through, 2: body}))


def pool(nest, reach, rows=230, columns=560):
    """Liquid that stands between what is in the nest, and climbs a little at it."""
    a, q = np.linspace(0, TAU, columns, endpoint=False)[None], np.linspace(0, reach, rows)[:, None]
    x, y = q * np.cos(a), q * np.sin(a)
    level = int((LEVEL - nest.lo[2]) / nest.step)
    full = nest.d[:, :, :level] < 0
    under = nest.lo[2] + nest.step * (level - 1 - full[:, :, ::-1].argmax(2))
    cells = [(x - nest.lo[0]) / nest.step, (y - nest.lo[1]) / nest.step]
    at = lambda f: ndimage.map_coordinates(ndimage.gaussian_filter(f, 1.), cells, order=1)
    near = np.maximum(np.minimum(at(nest.d[:, :, level]), reach - q), 0)
    p = np.stack([x, y, LEVEL + .024 * np.exp(-near / .022)], -1)
    p[..., 2] += .005 * noise(p * (1, 1, 0), 3, 2, 3)
    rng, oil = np.random.default_rng(4), np.zeros_like(x)
    for _ in range(420):
        cx, cy = rng.uniform(-reach, reach, 2)
        r = .007 + .007 * min(rng.pareto(1.6), 5)
        if noise(np.array([[cx, cy, 0.]]), 2.2, 2, 6)[0] > -.35:
            oil = np.maximum(oil, smoothstep(np.hypot(x - cx, y - cy), r + .004, r - .004))
    return place(mesh('sauce', p.reshape(-1, 3), wrap_faces(rows, columns)[:, ::-1], deep=((LEVEL - at(under)) / .10).ravel(),
                      oil=oil.ravel()), pan_sauce())


@once
def toasted():
    """Fields: rim."""
    s = Shader('toasted garlic')
    v = s.apart(s.here())
    n = s.add(s.field('rim'), s.scale(s.noise(v, 12, 4, .6), 1.5, -.70))
    c = s.ramp(n, (.0, 'e8c584'), (.35, 'd69a42'), (.70, 'a86224'), (1., '6e380e'))
    return s.surface(base=c, sss=.35, radius=(.05, .035, .015), rough=.25, coat=.7, coat_rough=.08, normal=s.bump(s.noise(v, 26, 3, .6), .35, .01))


def slice_of_garlic(seed):
    """Cut across a clove, thin, its edge curled by the heat."""
    rr = random.Random(seed)
    q, a = np.r_[np.linspace(.01, .88, 10), np.linspace(.91, 1, 8)][:, None], np.linspace(0, TAU, 64, endpoint=False)[None]
    x, y = .070 * q * np.cos(a), rr.uniform(.042, .054) * q * np.sin(a) * (1 - rr.uniform(.15, .40) * np.cos(a))
    p = np.stack([x, y, 0 * x], -1)
    p *= 1 + .10 * noise(p, 14, 2, seed)[..., None]
    curl, thick = rr.uniform(-2, 4) * (x**2 + y**2) + .016 * noise(p, 9, 2, seed + 3), .004 * (1 - q**8)
    p = np.concatenate([p + np.stack([0 * x, 0 * x, curl + thick], -1), (p + np.stack([0 * x, 0 * x, curl - thick], -1))[::-1]])
    m = mesh('garlic', p.reshape(-1, 3), wrap_faces(len(p), 64)[:, ::-1], rim=np.repeat(np.r_[q, q[::-1]] ** 2.5, 64))
    m.materials.append(toasted())
    return m


@once
def drops():
    """Beads of oil, which lie flat."""
    v, f = ball(20)
    out = []
    for k in range(5):
        m = mesh('drop', .030 * v * (1 + .4 * noise(v * (1, 1, .2), 1.3, 2, k)[:, None]) * (1.3, .9, .22), f)
        m.materials.append(film('f6e4b4', 40., .05, .05, .6))
        out.append(m)
    return out


def heap(nest, rr):
    """From the outside in; the farther back, the more a cut face leans toward the camera. A whole one lies on its side."""
    places = [(.60, k / 12 * TAU + .2) for k in range(12)] + [(.34, k / 7 * TAU + .5) for k in range(7)] + [(.13, k / 5 * TAU) for k in range(5)]
    pieces = []
    for k, (far, a) in enumerate(places):
        kind = 'whole' if k in (3, 14, 21) else 'quarter' if k % 5 == 2 else 'half'
        m, field = cremini(k + 1, kind)
        o = place(m, None, size=rr.uniform(.94, 1.06))
        ways = []
        for _ in range(24):
            x, y = far * math.cos(a) + rr.gauss(0, .05), far * math.sin(a) + rr.gauss(0, .05)
            if kind == 'whole':
                lean, roll = rr.gauss(.4, .15), rr.choice((-1, 1)) * rr.uniform(1.5, 2.1)
            else:
                lean, roll = .41 + .45 * y + rr.gauss(0, .16), rr.gauss(0, .2)
            ways.append((x, y, (lean, roll, math.pi / 2 + rr.gauss(0, .7))))
        if nest.lower(o, ways, .08, .75, .028):
            nest.add(o, field)
            pieces.append(o)
        else:
            bpy.data.objects.remove(o)
    return pieces


def build():
    planks(turn=-.3)
    napkin((-1.35, 1.0, 0), (2.3, 1.8), -.6, seed=11)
    cazuela(R, .24, (0, 0, 0), seed=6)
    nest = Nest((-.92, -.92, .03), (.92, .92, .85))
    nest.d = np.minimum(nest.p[..., 2] - .06, np.interp(nest.p[..., 2], HEIGHTS, WALL) - np.hypot(nest.p[..., 0], nest.p[..., 1])).astype(np.float32)
    pieces = heap(nest, random.Random(2))
    sauce = pool(nest, .925 * R)
    wet = [*pieces, sauce]
    scatter(wet, [slice_of_garlic(k) for k in range(6)], 9, disc(0, -.10, .62), (.6, .95), .004, .2, seed=6, steepest=.6)
    bpy.context.view_layer.update()
    scatter(wet, parsley(), 90, disc(0, -.05, .74), (.3, .85), .004, .4, seed=5, steepest=.45)
    scatter(pieces, drops(), 280, disc(0, -.05, .74), (.15, .8), 0, .05, seed=7, steepest=.3)
    scatter(pieces, salt(), 12, disc(0, -.1, .6), (.3, .6), .003, seed=2)
    m, _ = slice_of_bread('bread', 5, .52, .34, .17)
    place(m, toast(), (1.20, .74, .03), (0, .06, .6))
    scatter(named('plank'), crumbs(size=.012), 10, disc(.2, -.8, 1.2, .4), (.4, 1.))
    late_light(1.15, fill=.9, leaves=2)
    camera((-.08, -3.4, 2.60), (.03, .02, .18), 78, 5.4, (0, -.28, .30))

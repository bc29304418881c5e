"""Ensaladilla rusa: a mound of twelve centimeters by four and a half, spooned and rough: potato crushed and in pieces of one
centimeter, carrot in dice of seven millimeters, peas of eight, bound by mayonnaise. On top three quarters of a hard-boiled
egg of six centimeters, flakes of bonito, parsley. No bread."""
import math

import bpy
import numpy as np
from scipy import ndimage
from scipy.spatial.transform import Rotation

from shader import Shader, once
from shapes import (TAU, ball, disc, grid, height_at, mesh, noise, place, roughen, scatter, smooth_max, smooth_min, smoothstep,
                    solid, tree_of)
from studio import camera, late_light
from table import fork, named, napkin, parsley, planks, plate

WIDE, HIGH, STEP = .62, .43, .0058


@once
def salad():
    """Fields: carrot, pea, potato (what shows through the mayonnaise)."""
    s = Shader('salad')
    v = s.here()
    n, fine = s.noise(v, 7, 5, .62), s.noise(v, 30, 4, .65)
    c = s.mix(n, 'f0e2b4', 'f9f1d6')
    c = s.mix(s.field('potato'), c, s.mix(fine, 'e6c982', 'f2dfa6'))
    c = s.mix(s.field('carrot'), c, s.mix(fine, 'cc5a10', 'ea8428'))
    c = s.mix(s.field('pea'), c, s.mix(n, '5f8422', '8cab3c'))
    dry = s.math('MAXIMUM', s.field('potato'), s.mul(s.field('carrot'), .5))
    return s.surface(base=c, sss=.40, radius=(.07, .055, .03), rough=s.scale(dry, .25, .24), spec=.5, coat=s.scale(dry, -.35, .6),
                     coat_rough=.10, normal=s.bump(s.add(s.mul(n, .6), s.mul(fine, s.scale(dry, .6, .25))), .45, .012))


def mound():
    rng = np.random.default_rng(12)
    lo = np.array([-WIDE - .14, -WIDE - .14, -.02])
    p = grid(lo, (WIDE + .14, WIDE + .14, HIGH + .16), STEP)

    def dome(q):
        r = np.hypot(q[..., 0], q[..., 1] * 1.06) / WIDE
        return ((np.maximum(r, 0) ** 2.4 + np.abs(np.maximum(q[..., 2], 0) / HIGH) ** 2.1) ** (1 / 2.25) - 1) * HIGH * .75
    base = dome(p) + .055 * noise(p, 3.2, 3, 4)
    roughen(base, p, .06, (.018, 10, 3, 7))
    parts = {k: np.full(base.shape, .06, np.float32) for k in ('potato', 'carrot', 'pea')}
    for kind, n in (('potato', 150), ('carrot', 95), ('pea', 105)):
        for _ in range(n):
            a, z = rng.uniform(0, TAU), rng.uniform(.0, 1.) ** .8
            r = WIDE * max(0, 1 - z**2.1) ** (1 / 2.4)
            c = np.array([r * math.cos(a), r * math.sin(a), HIGH * z]) * rng.uniform(.93, 1.04)
            c[2] = max(c[2], .03)
            reach = .16
            i0 = np.maximum(((c - reach - lo) / STEP).astype(int), 0)
            cut = tuple(slice(i, max(i, j)) for i, j in zip(i0, ((c + reach - lo) / STEP).astype(int)))
            if not min(p[cut].shape[:3]):
                continue
            cell = np.clip(((c - lo) / STEP).astype(int), 0, np.array(base.shape) - 1)
            c = c - .54 * base[tuple(cell)] * np.array([math.cos(a), math.sin(a), 1])
            q = (p[cut] - c) @ Rotation.random(random_state=rng.integers(1 << 30)).as_matrix().astype(np.float32)
            if kind == 'pea':
                d = np.linalg.norm(q, axis=-1) - .041 * rng.uniform(.9, 1.1)
            else:
                half = (.034 * rng.uniform(.8, 1.2, 3)) if kind == 'carrot' else .046 * rng.uniform(.55, 1.3, 3)
                soft = .007 if kind == 'carrot' else .016
                e = np.abs(q) - half + soft
                d = np.linalg.norm(np.maximum(e, 0), axis=-1) + np.minimum(e.max(-1), 0) - soft
                if kind == 'potato':
                    d = d + .010 * noise(q + c, 9, 2, 3)
            parts[kind][cut] = np.minimum(parts[kind][cut], d)
    d = base
    for k in parts:
        d = smooth_min(d, parts[k], .030)
    roughen(d, p, .05, (.005, 26, 3, 9))
    d = smooth_max(d, -p[..., 2], .01)

    def at(v, f): return ndimage.map_coordinates(f, ((v - lo) / STEP).T, order=1, mode='nearest')

    def shown(k, cover):
        def field(v):
            bare = smoothstep(at(v, base) + .014 * noise(v, 9, 3, 15), .004, .016)
            coat = smoothstep(noise(v, 7, 4, 21), cover, cover + .25)
            return smoothstep(at(v, parts[k]), .012, .003) * bare * (1 - .85 * coat)
        return field
    return solid('salad', d, lo, STEP, potato=shown('potato', .0), carrot=shown('carrot', .28), pea=shown('pea', .38))


@once
def boiled():
    """Field: yolk, 0 to 1; border (where the yolk meets the white)."""
    s = Shader('egg')
    v = s.apart(s.here())
    n, fine = s.noise(v, 6, 4), s.noise(v, 34, 4, .65)
    yolk = s.mix(fine, 'eaa81e', 'f8cf62')
    c = s.mix(s.field('yolk'), s.mix(n, 'f6f1e6', 'fdfbf5'), yolk)
    c = s.mix(s.mul(s.field('border'), .35), c, 'c9b06a')
    dry = s.field('yolk')
    return s.surface(base=c, sss=.5, radius=(.08, .07, .05), rough=s.scale(dry, .38, .22), spec=.45, coat=s.scale(dry, -.5, .5),
                     coat_rough=.08, normal=s.bump(s.mul(fine, s.scale(dry, 1., .08)), .45, .012))


def quarter(seed):
    """Its back down, its edge up."""
    lo, step = np.array([-.34, -.26, -.26]), .0055
    p = grid(lo, (.34, .26, .06), step)
    core = np.array([.015, .0, -.004 * seed], np.float32)

    def whole(q):
        r = np.hypot(q[..., 1], q[..., 2])
        return np.hypot(q[..., 0] / .295, r / (.222 * (1 - .32 * q[..., 0]))) - 1
    lean = .75
    n1, n2 = np.array([0, math.cos(lean), math.sin(lean)], np.float32), np.array([0, -math.cos(lean), math.sin(lean)], np.float32)

    def middle(q): return np.linalg.norm((q - core) * (.93, 1, 1), axis=-1) - .148 - .006 * noise(q, 6, 2, seed)
    flat = smooth_max(p @ n1, p @ n2, .006) + .004 * noise(p, 6, 2, seed + 3)
    d = smooth_max(whole(p) * .2, flat, .008)
    crumbly = smoothstep(middle(p), .004, -.006)
    d = d + crumbly * (.004 * noise(p, 26, 3, seed + 5) + .002)
    m = solid('egg', d, lo, step, yolk=lambda v: smoothstep(middle(v), .003, -.003) * smoothstep(whole(v), -.02, -.05),
              border=lambda v: np.exp(-(middle(v) / .006) ** 2) * smoothstep(whole(v), -.02, -.05))
    m.materials.append(boiled())
    return m


@once
def bonito():
    s = Shader('bonito')
    v = s.apart(s.here())
    grain = s.noise(s.stretch(v, 4, 26, 26), 2, 4, .62)
    c = s.ramp(s.add(s.mul(grain, .7), s.mul(s.noise(v, 5, 4), .3)), (.30, 'bd8a70'), (.5, 'dab79c'), (.68, 'efdcc6'))
    return s.surface(base=c, sss=.3, radius=(.05, .03, .02), rough=.38, coat=.5, coat_rough=.12, normal=s.bump(grain, .35, .010))


def flake(seed):
    """Muscle in leaves: it breaks along its grain, and in steps."""
    rng = np.random.default_rng(seed)
    lo, step = np.array([-.17, -.12, -.06]), .0055
    p = grid(lo, (.17, .12, .07), step)
    half = np.array([rng.uniform(.07, .11), rng.uniform(.045, .075), rng.uniform(.022, .034)])
    q = p + .03 * np.stack([noise(p, 6, 2, seed + i) for i in range(3)], -1)
    layer = np.round((q[..., 2] + .06) / .019)
    q[..., 0] += .030 * np.sin(9.1 * layer + seed)
    q[..., 2] -= .9 * q[..., 0] ** 2
    e = np.abs(q) - half
    d = np.linalg.norm(np.maximum(e, 0), axis=-1) + np.minimum(e.max(-1), 0) - .006
    d = d + .006 * noise(p * (1, 5, 5), 5, 3, seed + 5) + .005 * noise(p, 20, 2, seed + 8)
    m = solid('flake', d, lo, step)
    m.materials.append(bonito())
    return m


@once
def pea():
    v, f = ball(40)
    m = mesh('pea', v * .041 * (1 + .04 * noise(v, 2, 3, 2)[:, None]), f, pea=np.ones(len(v)))
    m.materials.append(salad())
    return m


def in_front(rr):
    a = rr.uniform(3.6, 5.6)
    return .60 * math.cos(a), .60 * math.sin(a)


def build():
    planks(turn=.1)
    napkin((-1.2, 1.0, 0), (2.2, 1.7), -.4, seed=16)
    dish = plate(.98, (0, 0, 0), seed=9)
    heap = place(mound(), salad(), (-.02, .03, .056))
    bpy.context.view_layer.update()
    tree = tree_of([heap])
    where = (-.16, -.02, 2.0, (.10, .05)), (.06, .12, .75, (-.15, .1)), (.13, -.12, -.5, (.25, -.05))
    for k, (x, y, turn, tilt) in enumerate(where):
        z = height_at(tree, x, y)[0]
        place(quarter(k), None, (x, y, z + .13), (*tilt, turn), .92)
    bpy.context.view_layer.update()
    on = [heap, *named('egg')]
    scatter([heap], [flake(k) for k in range(5)], 13, disc(-.02, -.08, .42), (.75, 1.05), .022, .35, seed=7, steepest=.6)
    scatter(on, parsley(), 34, disc(0, 0, .55), (.3, .85), seed=5)
    scatter([dish], [pea()], 4, in_front, (.9, 1.1), .035, .5, seed=3)
    fork((1.08, -.58, .01), 1.25)
    late_light(1.0, fill=1.7, leaves=0)
    camera((.15, -3.1, 2.05), (-.01, .02, .18), 74, 3.4, (0, -.35, .3))

"""Albóndigas: seven meatballs of four centimeters, browned in a pan, simmered in tomato with cinnamon and bay; sauce runs
over them and stands around them, its oil orange at the edge. Parsley and toasted pine nuts over the top."""
import math
import random

import bpy
import numpy as np
from scipy import ndimage
from scipy.spatial import cKDTree

from bread import slice_of_bread, toast
from shader import Shader, once
from shapes import (TAU, ball, disc, grid, mesh, noise, place, scatter, smooth_max, smooth_min, smoothstep, solid,
                    wrap_faces)
from spice import bay, cinnamon
from studio import camera, late_light
from table import bowl, crumbs, fork, named, napkin, parsley, planks

LEVEL = .235


def sauce_color(s, v):
    """Cooked tomato: brick red where it is thick, flecks of skin and paler flesh in it."""
    n = s.noise(v, 7, 5, .62)
    c = s.ramp(n, (.28, '6e260a'), (.46, '9c4216'), (.60, 'b85a24'), (.78, 'd08444'))
    flecks = s.ramp(s.noise(s.stretch(v, 1, 1.6, 1), 24, 3, .6), (.62, 0.), (.70, .7))
    return s.mix(flecks, c, '80200a'), s.add(n, s.mul(s.noise(v, 26, 4, .65), .55))


@once
def sauce():
    """Field: oil, where the fat gathers."""
    s = Shader('tomato sauce')
    v = s.here()
    c, height = sauce_color(s, v)
    drops = s.ramp(s.add(s.cells(s.stretch(v, 1, 1, .1), 17), s.mul(s.noise(v, 4, 3), .25)), (.22, 1.), (.27, 0.))
    oil = s.math('MAXIMUM', s.field('oil'), s.mul(drops, .55))
    c = s.mix(s.mul(oil, .7), c, 'c46a18')
    return s.surface(base=c, sss=.2, radius=(.04, .022, .01), rough=s.scale(oil, -.18, .38), spec=.34, coat=s.scale(oil, .35, .05), coat_rough=.10,
                     normal=s.bump(s.mul(height, s.scale(oil, -.7, 1.)), .5, .014))


@once
def meat():
    """Fields: sauce (over it), seared (where it lay in the pan), bread (milk-soaked, in the mince)."""
    s = Shader('meatball')
    v = s.apart(s.here())
    fine = s.noise(v, 22, 5, .65)
    c = s.ramp(s.add(s.mul(s.noise(v, 6, 5, .6), .6), s.mul(fine, .4)), (.32, '54290f'), (.5, '85502a'), (.68, 'ab7644'))
    c = s.mix(s.mul(s.field('bread'), .7), c, s.mix(fine, 'c89a62', 'dcb884'))
    c = s.mix(s.mul(s.field('seared'), .75), c, s.mix(fine, '341607', '663413'))
    herb = s.ramp(s.cells(v, 15), (.10, .8), (.14, 0.))
    c = s.mix(s.mul(herb, s.ramp(s.noise(v, 5, 2), (.5, 0.), (.6, 1.))), c, '3a4414')
    red, height = sauce_color(s, v)
    over = s.field('sauce')
    c = s.mix(over, s.mix(.2, c, '9c4216'), red)
    return s.surface(base=c, sss=s.scale(over, .05, .15), radius=(.04, .025, .012), rough=s.scale(over, -.04, .36), spec=.42, coat=.12, coat_rough=.15,
                     normal=s.bump(s.mix(over, s.add(fine, s.mul(s.noise(v, 60, 3, .7), .4)), height), .6, .014))


def meatball(seed, r=.20, step=.0052):
    rng = np.random.default_rng(seed)
    lo = np.full(3, -r - .06)
    p = grid(lo, -lo, step)
    round_ = np.linalg.norm(p * rng.uniform(.91, 1.08, 3), axis=-1) - r + .019 * noise(p, 3.4, 3, seed)
    near = np.abs(round_) < .06
    q = p[near]
    size = rng.uniform(.7, 1.3, 2600)
    grains = rng.normal(0, 1, (2600, 3))
    grains *= (rng.uniform(r - .05, r + .04, 2600) / np.linalg.norm(grains, axis=1))[:, None]
    bent = q + .014 * np.stack([noise(q, 14, 2, seed + k) for k in (2, 3, 4)], -1)
    far, which = cKDTree(grains).query(bent, 2)
    groove = np.exp(-(far[:, 1] - far[:, 0]) / .006)
    lean = round_.copy()
    lean[near] += .011 * groove * size[which[:, 0]] + .008 * (size[which[:, 0]] - 1) + .004 * noise(q, 40, 2, seed + 6)
    seared = np.zeros(p.shape[:3], np.float32)
    for _ in range(4):
        n = rng.normal(0, 1, 3) * (1, 1, .8)
        face = p @ (n / np.linalg.norm(n)) - r * rng.uniform(.87, .93)
        seared = np.maximum(seared, smoothstep(face, -.028, -.004))
        lean = smooth_max(lean, face + .003 * noise(p, 20, 2, seed + 8), .012)
    a = np.arctan2(p[..., 1], p[..., 0])
    rim = np.stack([np.cos(a), np.sin(a), 0 * a], -1)
    down = rng.uniform(-.25, .35) + .55 * noise(rim, 1.2, 3, seed + 9) + .35 * np.cos(a - rng.uniform(0, TAU))
    over = p[..., 2] / r - down + .42 * noise(p, 7, 4, seed + 10)
    coat = round_ - .007 - .012 * noise(p, 10, 3, seed + 11) - .005 * noise(p, 24, 2, seed + 14) + .045 * smoothstep(over, .45, -.35)
    d = smooth_min(lean, coat, .014)

    def at(v, f): return ndimage.map_coordinates(f, ((v - lo) / step).T, order=1, mode='nearest')
    pale = noise(p, 13, 2, seed + 12)
    m = solid('meatball', d, lo, step, sauce=lambda v: smoothstep(at(v, coat - lean), .016, -.006),
              seared=lambda v: np.clip(at(v, seared) * (.75 + .5 * noise(v, 8, 3, seed + 13)), 0, 1),
              bread=lambda v: smoothstep(at(v, pale), .52, .72))
    m.materials.append(meat())
    return m


@once
def pine_nuts():
    v, f = ball(28)
    s = Shader('pine nut')
    c = s.mix(s.chance(), 'efd7a4', 'e4bd7c')
    c = s.mix(s.field('tip'), c, s.mix(s.chance(), 'b0702c', '8a4c18'))
    material = s.surface(base=c, sss=.3, radius=(.04, .03, .015), rough=.3, coat=.4, coat_rough=.12, normal=s.bump(s.noise(s.here(), 40, 3), .2, .004))
    out = []
    for k in range(4):
        t = (v[:, 0] + 1) / 2
        wide = .030 * (1 - .70 * t**1.8) * (1 + .06 * math.sin(3 * k))
        p = np.stack([.060 * v[:, 0], v[:, 1] * wide / (1 - .3 * t), v[:, 2] * wide], 1)
        p[:, 2] += .006 * math.sin(2 * k + 1) * v[:, 0] ** 2
        p *= 1 + .04 * noise(v, 2, 2, k)[:, None]
        m = mesh('pine nut', p, f, tip=np.clip(smoothstep(np.abs(v[:, 0]), .55, 1.) + .6 * smoothstep(noise(v, 1.2, 2, k + 5), .2, .8), 0, 1))
        m.materials.append(material)
        out.append(m)
    return out


def pool(balls, wide):
    """Sauce that stands in the bowl and climbs a little up what lies in it."""
    r, a = np.linspace(0, wide, 170)[:, None], np.linspace(0, TAU, 420, endpoint=False)[None]
    x, y = r * np.cos(a), r * np.sin(a)
    p = np.stack(np.broadcast_arrays(x, y, 0 * x), -1)
    near = np.full(x.shape, 9.)
    for cx, cy, cz, cr in balls:
        cut = math.sqrt(max(cr**2 - (LEVEL - cz) ** 2, 1e-4))
        near = np.minimum(near, np.hypot(x - cx, y - cy) - cut)
    near = np.minimum(near, (wide - r) * 1.2)
    p[..., 2] = LEVEL + .030 * np.exp(-np.maximum(near, 0) / .035) + .014 * noise(p, 4, 3, 21) + .020 * noise(p, 12, 4, 24) * smoothstep(near, .0, .05)
    oil = smoothstep(near + .03 * noise(p, 7, 3, 25), .040, .008) * smoothstep(noise(p, 2.2, 2, 28), -.25, .35)
    return mesh('sauce', p.reshape(-1, 3), wrap_faces(170, 420)[:, ::-1], oil=oil.ravel())


def build():
    planks(turn=-.25)
    napkin((1.15, 1.0, 0), (2.2, 1.7), .5, seed=11)
    bowl(.86, .36, (0, 0, 0), seed=3)
    rr = random.Random(5)
    spots = [(.0, .02, .285)] + [(.425 * math.cos(q), .425 * math.sin(q), .300) for q in np.arange(6) * TAU / 6 + .32]
    spots = [(x + rr.uniform(-.02, .02), y + rr.uniform(-.02, .02), z + rr.uniform(-.015, .02)) for x, y, z in spots[:6]] + [(.20, .20, .535)]
    balls = [place(meatball(k), None, q, (rr.uniform(-.15, .15), rr.uniform(-.15, .15), rr.uniform(0, 6)), rr.uniform(.94, 1.07)) for k, q in enumerate(spots)]
    lake = place(pool([(*q, .20) for q in spots[:6]], .752), sauce())
    bpy.context.view_layer.update()
    leaf = place(bay(), None, (.30, -.66, .235), (.25, -.16, 1.05), .85)
    stick = cinnamon((.0, .0, .0), .0, .62)
    stick.location, stick.rotation_euler = (.52, -.24, .22), (.1, -.22, .75)
    wet = balls + [lake]
    scatter(wet, pine_nuts(), 24, disc(.02, -.04, .62), (.9, 1.2), .012, .3, seed=4, steepest=.35)
    scatter(wet + [leaf], parsley(), 75, disc(0, -.03, .66), (.45, 1.15), seed=5, steepest=.2)
    m, _ = slice_of_bread('bread', 5, .52, .34, .17)
    place(m, toast(), (1.12, .78, .03), (0, .06, .6))
    fork((-1.12, -.45, .01), .95)
    scatter(named('plank'), crumbs(size=.014), 12, disc(.6, .2, 1.2, .3), (.4, 1.))
    late_light(1.05, leaves=2)
    camera((-.10, -3.35, 2.45), (.03, .03, .20), 70, 3.2, (0, -.32, .36))

"""Arroz negro: bomba rice black and wet with ink, in a steel paella pan of 28 centimeters, two thirds full of it.

Pieces of cuttlefish two to three centimeters wide, white, browned in places, with curled arms; alioli in a heaped
spoonful, run out a little on one side; three wedges of lemon.
"""
import math
import random

import bpy
import numpy as np
from scipy import ndimage

from alioli import alioli
from lemon import fruit, wedge
from shader import Shader, once
from shapes import (TAU, ball, curve, disc, ellipsoid, grid, lathe, mesh, noise, place, ring, roughen, scatter, smooth_max,
                    smooth_min, smoothstep, solid, sweep, wrap_faces)
from studio import camera, late_light
from table import crumbs, named, napkin, parsley, planks, steel

RIM, DEEP, LEVEL = 1.40, .40, .235
# Wedges of lemon: where, how turned and how leaned.
LEMONS = (.74, .50, -.6, .35), (-.96, -.02, .9, -.3), (.60, -.74, .65, .3)


@once
def ink():
    """Rice and what it lies in: black, brown where the light comes through."""
    s = Shader('ink')
    v = s.apart(s.here())
    fine = s.noise(v, 26, 4, .6)
    c = s.mix(fine, '050405', '120d0c')
    c = s.mix(s.ramp(s.chance(), (.70, 0.), (1., .55)), c, '33261e')
    return s.surface(base=c, sss=.05, radius=(.03, .02, .015), rough=s.scale(fine, .20, .13), spec=.5, coat=.85, coat_rough=.09,
                     normal=s.bump(fine, .25, .006))


def grain(seed):
    """A cooked grain of bomba: short and plump, a little swollen at one end, a crease along it."""
    v, f = ball(20)
    p = v * (.034, .0195, .0175)
    p = p * (1 + .10 * v[:, :1] * (1, 1.2, 1.2)) * (1 + .09 * noise(v, 1.8, 2, seed)[:, None])
    p[:, 1] += .0045 * (v[:, 0] ** 2) * (seed % 3 - 1)
    p[:, 2] -= .0035 * np.exp(-((v[:, 1] / .3) ** 2)) * (v[:, 2] > 0)
    m = mesh('rice', p, f)
    m.materials.append(ink())
    return m


def hills(x, y):
    """How high the rice lies: scraped a little by the spoon, lower at the rim."""
    p = np.stack(np.broadcast_arrays(x, y, 0 * x), -1)
    return LEVEL + .040 * noise(p, 1.5, 2, 3) + .022 * noise(p, 5, 2, 7) - .05 * smoothstep(np.hypot(x, y), .95, 1.22)


def hill(x, y):
    return float(hills(np.array([x]), np.array([y]))[0])


def rice():
    q, a = np.linspace(0, 1.26, 150)[:, None], np.linspace(0, TAU, 260, endpoint=False)[None]
    x, y = q * np.cos(a), q * np.sin(a)
    p = np.stack(np.broadcast_arrays(x, y, hills(x, y) - .016), -1).reshape(-1, 3)
    p[:, 2] += .006 * noise(p, 22, 2, 5)
    bed = place(mesh('bed', p, wrap_faces(150, 260)), ink())
    rng, kinds, size = np.random.default_rng(5), [grain(k) for k in range(9)], .030
    for layer, (apart, sunk) in enumerate(((.030, -.012), (.036, .004), (.052, .017))):
        taken = {}
        for x, y in rng.uniform(-1.25, 1.25, (26000 if layer < 2 else 5000, 2)):
            if math.hypot(x, y) > 1.24:
                continue
            cell = int(x / apart // 1), int(y / apart // 1)
            near = (taken.get((cell[0] + i, cell[1] + j)) for i in (-1, 0, 1) for j in (-1, 0, 1))
            if any(o and math.hypot(o[0] - x, o[1] - y) < apart for o in near):
                continue
            taken[cell] = x, y
            place(kinds[rng.integers(9)], None, (x, y, hill(x, y) + sunk + rng.normal(0, .004)),
                  (rng.normal(0, .5), rng.normal(0, .32), rng.uniform(0, TAU)), rng.uniform(.84, 1.12))
    return bed


@once
def cuttlefish():
    """Fields: cut, stain."""
    s = Shader('cuttlefish')
    v = s.apart(s.here())
    broad, fine = s.noise(v, 6, 4, .6), s.noise(v, 28, 4, .62)
    white = s.mix(s.add(s.mul(broad, .6), s.mul(fine, .4)), 'e0d3ba', 'f6efe2')
    c = s.mix(s.mul(s.sub(1., s.field('cut')), .42), white, s.mix(fine, 'd8b890', 'eedcc0'))
    k = s.add(s.field('stain'), s.add(s.scale(broad, 1., -.5), s.scale(fine, .5, -.25)))
    c = s.mix(s.ramp(k, (.34, 0.), (.80, .70)), c, 'b07a44')
    c = s.mix(s.ramp(k, (.72, 0.), (1.1, .96)), c, '1a1210')
    return s.surface(base=c, sss=.35, radius=(.06, .045, .035), rough=.18, spec=.5, coat=.8, coat_rough=.06,
                     normal=s.bump(s.add(broad, s.mul(fine, .5)), .35, .010))


LO, STEP = np.array([-.24, -.20, -.13]), .0056


def piece(seed):
    """Of the body: a slab scored crosswise on its outside, curled by the heat."""
    rng = np.random.default_rng(seed)
    p = grid(LO, -LO, STEP)
    curl = rng.uniform(1.0, 2.6)
    q = p.copy()
    q[..., 2] += curl * p[..., 1] ** 2 + rng.uniform(-.5, .6) * p[..., 0] ** 2 - .03
    d = np.abs(q[..., 2]) - rng.uniform(.030, .040)
    sides = []
    for a in np.array([0, .5, 1, 1.5]) * math.pi + rng.normal(0, .22, 4):
        reach = rng.uniform(.11, .18) if abs(math.cos(a)) > .7 else rng.uniform(.085, .125)
        sides.append(q[..., 0] * math.cos(a) + q[..., 1] * math.sin(a) - reach + .012 * noise(p, 8, 2, seed))
    rim = np.maximum.reduce([*sides, np.abs(p[..., 0]) - .20, np.abs(p[..., 1]) - .165])
    bent = .10 * noise(p, 3, 2, seed + 6)
    cuts = (np.mod(q[..., 0] * .75 + w * q[..., 1] + .2 * bent, .066) - .033 for w in (.62, -.70))
    scored = rng.choice((.003, .008)) * np.maximum(*(np.exp(-((c / .008) ** 2)) for c in cuts)) * smoothstep(bent, -.08, .03)
    d = smooth_max(d + scored * (q[..., 2] > 0), rim, .020)
    d = roughen(d, p, .05, (.008, 6, 2, seed + 1), (.003, 24, 2, seed + 2))
    at = lambda v, f: ndimage.map_coordinates(f, ((v - LO) / STEP).T, order=1, mode='nearest')

    soaked = rng.uniform(.30, .66)

    def stained(v):
        low = smoothstep(v[:, 2] + .05 * noise(v + seed, 5, 2, seed), .0, -.07)
        return soaked + .75 * low + 34 * at(v, scored) + .34 * noise(v + seed, 4, 2, seed + 4)
    m = solid('sepia', d, LO, STEP, cut=lambda v: smoothstep(at(v, rim), -.016, -.002), stain=stained)
    m.materials.append(cuttlefish())
    return m


def arms(seed):
    """Short arms on a bit of the head, each curled, with two rows of suckers."""
    rr, made = random.Random(seed), []
    cup, f = ball(12)
    for k in range(rr.choice((4, 5))):
        n, long, curl = 60, rr.uniform(.24, .36), rr.uniform(3., 5.5) * rr.choice((-1, 1))
        t = np.linspace(0, 1, n)
        a = (k - 2) * .42 + curl * t**2 * .8
        path = np.stack([np.cumsum(np.cos(a)) * long / n, np.cumsum(np.sin(a)) * long / n, .05 + .09 * np.sin(2.4 * t + k) * t], 1)
        r = .038 * np.interp(t, [0, .1, .5, .9, 1], [.9, 1, .72, .34, .04])
        m = sweep('sepia', path, ring(18, r, r * .9), cut=np.zeros((n, 1)), stain=np.interp(t, [0, .6, 1], [.28, .42, .75])[:, None])
        made.append(m)
        side = np.stack([-np.sin(a), np.cos(a), 0 * a], 1) * math.copysign(1, curl)
        for j in range(5, 54, 4):
            for row in (-1, 1):
                at = path[j] + side[j] * r[j] * .85 + np.array([0, 0, row * .45 * r[j]])
                v = cup * .38 * r[j] + at
                made.append(mesh('sepia', v, f, cut=np.ones(len(v)), stain=np.full(len(v), .08)))
    head, f = ball(28)
    v = head * (.07, .085, .05) * (1 + .12 * noise(head, 2, 2, seed)[:, None]) + (-.03, 0, .045)
    made.append(mesh('sepia', v, f, cut=np.zeros(len(v)), stain=.25 + .3 * noise(head, 3, 2, seed)))
    root = bpy.data.objects.new('arms', None)
    bpy.context.scene.collection.objects.link(root)
    for m in made:
        m.materials.append(cuttlefish())
        place(m).parent = root
    return root


def pan():
    outer = [(0, 0), (.8 * RIM, 0), (.84 * RIM, .012), (.90 * RIM, .12), (.985 * RIM, DEEP), (1.0 * RIM, DEEP + .022), (1.012 * RIM, DEEP + .012)]
    inner = [(1.014 * RIM, DEEP + .024), (1.0 * RIM, DEEP + .036), (.972 * RIM, DEEP), (.886 * RIM, .13), (.83 * RIM, .03), (0, .026)]
    place(lathe('pan', [*outer, *inner], 160, 140, .002, 2), steel())
    for a in (.42, .42 + math.pi):
        path = curve([(.96, -.24, .30), (1.06, -.22, .40), (1.22, -.17, .50), (1.27, 0, .52), (1.22, .17, .50), (1.06, .22, .40), (.96, .24, .30)], 70)
        path[:, 0] += .36
        place(sweep('handle', path, ring(16, np.full(70, .034), np.full(70, .034))), steel(), (0, 0, 0), (0, 0, a))


def spoonful(at, ground):
    step, lo = .009, np.array([-.42, -.36, -.14])
    p = grid(lo, (.42, .36, .30), step)
    turn = 3 * np.arctan2(p[..., 1], p[..., 0]) + 24 * np.hypot(p[..., 0], p[..., 1])
    d = ellipsoid(p, (0, 0, .035), (.26, .21, .080)) + .026 * np.sin(turn) * smoothstep(p[..., 2], .005, .08)
    d = smooth_min(d, ellipsoid(p, (.17, -.09, .0), (.17, .12, .05)), .07)
    d = smooth_min(d, ellipsoid(p, (-.12, -.14, .0), (.15, .10, .045)), .06)
    peak = curve([(.02, .01, .09), (.03, .02, .12), (.06, .02, .138), (.10, .015, .128)], 12)
    for i, q in enumerate(peak):
        d = smooth_min(d, np.linalg.norm(p - q, axis=-1) - .040 * (1 - i / 12.5), .03)
    d = roughen(d, p, .06, (.020, 4.5, 2, 5), (.005, 18, 2, 8))
    place(solid('alioli', d, lo, step), alioli(), (*at, ground), (0, 0, .6))


def build():
    planks(turn=.15)
    napkin((-1.5, 1.25, 0), (2.5, 1.9), -.35, seed=12)
    pan()
    bed = rice()
    rr, put = random.Random(9), []
    kinds = [piece(k + 2) for k in range(8)]
    for k in range(90):
        a, q = rr.uniform(0, TAU), 1.06 * math.sqrt(rr.random())
        x, y = q * math.cos(a), q * math.sin(a)
        away = (((.10, -.02, .40),), ((*p, .255) for p in put), ((i, j, .36) for i, j, *_ in LEMONS))
        if len(put) < 20 and all(math.hypot(x - i, y - j) > q for some in away for i, j, q in some):
            put.append((x, y))
            z = hill(x, y) + rr.uniform(-.008, .030)
            if len(put) in (3, 8, 12, 17, 21):
                o = arms(len(put))
                o.location, o.rotation_euler = (x, y, z - .03), (rr.gauss(0, .12), rr.gauss(0, .12), rr.uniform(0, TAU))
            else:
                place(kinds[len(put) % 8], None, (x, y, z), (rr.gauss(0, .22), rr.gauss(0, .22), rr.uniform(0, TAU)), rr.uniform(.70, 1.25))
    spoonful((.10, -.02), hill(.1, 0.) - .006)
    for k, (x, y, turn, lean) in enumerate(LEMONS):
        place(wedge(k + 3), fruit(), (x, y, hill(x, y) + .18), (lean, 0, turn), .82)
    bpy.context.view_layer.update()
    scatter(named('sepia', 'alioli'), parsley(), 26, disc(0, 0, 1.1), (.5, 1.1), .004, seed=6, steepest=.4)
    scatter([bed], parsley(), 60, disc(0, 0, 1.15), (.5, 1.2), .03, seed=8)
    scatter(named('plank'), crumbs(size=.012), 8, disc(.2, -1., 1.4, .4), (.4, 1.))
    late_light(1.35, fill=1.5, back=1.6, leaves=2)
    camera((-.15, -3.9, 3.25), (.0, -.02, .16), 66, 5.6, (0, -.35, .3))

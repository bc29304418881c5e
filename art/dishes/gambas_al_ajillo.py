"""Gambas al ajillo: eleven peeled shrimp of seven centimeters, tails on, in a cazuela of oil that still spits.

Curled by the heat, six segments to be seen, white to coral, the back slit open; tail fans orange, translucent. Garlic in
slices, cream with a brown edge, rings of dried cayenne, golden oil with bubbles at what it fries.
"""
import math
import random

import bpy
import numpy as np

from bread import slice_of_bread, toast
from pile import lay
from pour import lake
from shader import Shader, film, once
from shapes import TAU, ball, disc, mesh, noise, place, ring, scatter, smoothstep, sweep, swept, wrap_faces
from studio import camera, late_light
from table import cazuela, crumbs, named, napkin, parsley, planks

LEVEL = .155
SEAMS = np.array([.16, .30, .44, .58, .72, .86])


@once
def shrimp_flesh():
    """Fields: back (1 at the back, -1 at the belly), band (1 where a segment ends), slit, shell."""
    s = Shader('shrimp')
    v = s.apart(s.here())
    broad, fine = s.noise(v, 7, 4, .6), s.noise(v, 34, 4, .65)
    back, shell = s.field('back'), s.field('shell')
    red = s.add(s.add(s.scale(back, .24, .24), s.mul(s.field('band'), .40)), s.add(s.scale(broad, .7, -.35), s.scale(fine, .30, -.15)))
    red = s.add(red, s.scale(s.chance(), .16, -.08))
    c = s.ramp(red, (.04, 'f6dcc2'), (.24, 'f0b48a'), (.44, 'e68654'), (.70, 'd2582a'))
    c = s.mix(s.mul(s.field('slit'), .7), c, 'f6e6d2')
    c = s.mix(s.mul(s.ramp(s.add(s.mul(broad, .7), s.mul(fine, .3)), (.60, 0.), (.74, 1.)), s.scale(shell, -.45, .45)), c, 'b4702c')
    tail = s.ramp(s.add(s.mul(broad, .6), s.mul(fine, .4)), (.34, '8e240e'), (.52, 'bc4216'), (.70, 'd8622a'))
    c = s.mix(shell, c, tail)
    height = s.add(s.mul(fine, .5), broad)
    return s.surface(base=c, sss=s.scale(shell, -.50, .55), radius=(.11, .045, .022), rough=s.scale(shell, -.06, .27), spec=.5, coat=.85, coat_rough=.045,
                     normal=s.bump(height, .32, .010))


def shrimp(seed):
    """Lies on its side, curled to the left; the middle of the curl at the origin."""
    rng = np.random.default_rng(seed)
    rows, columns, long = 190, 72, rng.uniform(.60, .70)
    s = np.linspace(0, 1, rows)
    turn = rng.uniform(3.5, 4.5) * (.30 * s + .70 * s**1.5)
    step = long / (rows - 1)
    path = np.stack([np.cumsum(np.cos(turn)) * step, np.cumsum(np.sin(turn)) * step, .035 * np.sin(s * 2.4 + seed) * s], 1)
    a = np.linspace(0, TAU, columns, endpoint=False)
    cos = np.cos(a)[None]
    t = s[:, None] + .018 * cos + .008 * noise(np.stack(np.broadcast_arrays(3 * np.cos(a)[None], 3 * np.sin(a)[None], s[:, None] * 0), -1), 1, 2, seed)
    k = np.searchsorted(SEAMS, t)
    ends, starts = np.r_[SEAMS, 1.][k], np.r_[0., SEAMS][k]
    u = np.clip((t - starts) / (ends - starts), 0, 1)
    high = np.interp(s, [0, .03, .10, .25, .45, .65, .80, .90, 1], [.066, .084, .098, .101, .092, .076, .058, .042, .026])
    wide = high * np.interp(s, [0, .5, .85, 1], [.74, .78, .84, 1.05])
    near = np.exp(-(np.minimum(t - starts, ends - t) / .013) ** 2) * (t < .93) * (t > .08)
    belly = smoothstep(-cos, -.2, .9)
    swell = 1 + .055 * (u**1.6 - .5) * (t < .9) - near * (.035 + .12 * belly) + .02 * np.sin(np.pi * u) * belly
    cap = np.sqrt(np.clip(1 - ((.035 - s) / .035).clip(0) ** 2, .0004, 1))[:, None]
    p = np.stack(np.broadcast_arrays(s[:, None] * 5, np.cos(a)[None], np.sin(a)[None]), -1)
    swell = swell * cap * (1 + .035 * noise(p, 1.4, 3, seed) + .010 * noise(p, 7, 2, seed + 2))
    off = np.abs((a + math.pi) % TAU - math.pi)[None]
    slit = np.exp(-(off / .17) ** 2) * smoothstep(s, .74, .52)[:, None] * smoothstep(s, .0, .06)[:, None]
    lips = np.exp(-((off - .34) / .15) ** 2) * smoothstep(s, .74, .52)[:, None]
    x = high[:, None] * cos * swell - .034 * slit + .006 * lips
    y = wide[:, None] * np.sin(a)[None] * swell * (1 - .14 * belly)
    roll = rng.choice((-1, 1)) * rng.uniform(.5, 1.1) * smoothstep(s, .45, 1.) + rng.uniform(-.12, .12)
    body = swept(path, np.stack([x, y], -1), roll=roll)
    shell = smoothstep(t, .855, .875) * np.ones_like(x)
    parts = [(body.reshape(-1, 3), wrap_faces(rows, columns),
              {'back': (cos * np.ones_like(x)), 'band': smoothstep(u, .45, .98) * (t < .86) * smoothstep(cos, -.75, .1), 'slit': slit, 'shell': shell})]
    # The frame of the tail: forward, the way the fan spreads, and up from it.
    forward = path[-1] - path[-4]
    forward /= np.linalg.norm(forward)
    spread = body[-1, columns // 4] - body[-1, 3 * columns // 4]
    spread /= np.linalg.norm(spread)
    up = np.cross(forward, spread)
    for side, size in ((0, .95), (-1, 1.), (1, 1.), (-2, .95), (2, .95)):
        n, m = 34, 26
        q = np.linspace(0, 1, n)
        angle = .26 * side * rng.uniform(.8, 1.2)
        way = forward * math.cos(angle) + spread * math.sin(angle)
        reach = rng.uniform(.185, .215) * size
        line = path[-1] - forward * .03 + spread * .010 * side + np.outer(q * reach, way) + np.outer(.022 * np.sin(q * 2.2) - .010 * abs(side) - .03 * q**2, up)
        half = np.interp(q, [0, .15, .45, .75, .92, 1], [.014, .024, .044, .046, .030, .002] if side else [.020, .024, .026, .018, .008, .001])
        flat = ring(m, half, np.interp(q, [0, .3, 1], [.012, .006, .0025]))
        flat[..., 1] += -.25 * flat[..., 0] ** 2 / .05 + .0028 * np.cos(flat[..., 0] / np.maximum(half[:, None], .004) * 9)
        v = swept(line, flat, up=up)
        parts.append((v.reshape(-1, 3), wrap_faces(n, m), {'back': np.zeros((n, m)), 'band': np.zeros((n, m)), 'slit': np.zeros((n, m)), 'shell': np.ones((n, m))}))
    starts = np.cumsum([0] + [len(v) for v, _, _ in parts])
    v = np.vstack([v for v, _, _ in parts])
    middle = path[:, :2].mean(0)
    m = mesh('shrimp', v - (*middle, 0), np.vstack([f + i for (_, f, _), i in zip(parts, starts)]),
             **{k: np.concatenate([f[k].ravel() for _, _, f in parts]) for k in parts[0][2]})
    m.materials.append(shrimp_flesh())
    return m


@once
def fried_garlic():
    """Field: edge (0 in the middle of the slice, 1 at its rim)."""
    s = Shader('fried garlic')
    v = s.apart(s.here())
    n = s.noise(v, 16, 4, .6)
    done = s.add(s.mul(s.field('edge'), .55), s.add(s.scale(n, .9, -.45), s.scale(s.chance(), .80, -.22)))
    c = s.ramp(done, (.02, 'f4e6bc'), (.26, 'eac77a'), (.50, 'cf8c34'), (.78, '8e4c16'))
    return s.surface(base=c, sss=.45, radius=(.06, .045, .02), rough=.26, spec=.5, coat=.7, coat_rough=.06, normal=s.bump(n, .3, .008))


def garlic_slice(seed):
    rng = np.random.default_rng(seed)
    v, f = ball(40)
    x, y, z = v.T
    taper = 1 - .55 * smoothstep(x, .1, 1.) - .12 * smoothstep(x, -.5, -1.)
    edge = np.hypot(x, y)
    p = np.stack([rng.uniform(.072, .10) * x, rng.uniform(.046, .060) * y * taper, .0085 * np.sign(z) * np.abs(z) ** .35], 1)
    p[:, :2] *= 1 + (.08 * noise(v, 1.6, 2, seed))[:, None]
    p[:, 2] += rng.uniform(-1.6, 1.6) * p[:, 0] ** 2 + rng.uniform(-2, 2) * p[:, 1] ** 2 + .004 * noise(v, 2, 2, seed + 1)
    m = mesh('garlic', p, f, edge=smoothstep(edge, .35, 1.))
    m.materials.append(fried_garlic())
    return m


@once
def chile_skin():
    s = Shader('chile')
    v = s.apart(s.here())
    n = s.noise(v, 8, 4, .6)
    c = s.mix(s.mul(s.chance(), .4), s.ramp(n, (.3, '5c0a06'), (.5, '9c1a0c'), (.7, 'c43416')), '6a0e08')
    return s.surface(base=c, sss=.12, radius=(.03, .006, .003), rough=.24, spec=.5, coat=.8, coat_rough=.05, normal=s.bump(s.noise(v, 20, 3), .4, .008))


def chile_ring(seed):
    rng = np.random.default_rng(seed)
    r, n, m = rng.uniform(.026, .040), 60, 16
    a, b = np.linspace(0, TAU, n, endpoint=False), np.linspace(0, TAU, m, endpoint=False)
    around = r * (1 + .16 * np.sin(2 * a + seed) + .07 * np.sin(5 * a + 2 * seed))
    v = np.stack([np.outer(np.cos(a), np.ones(m)) * (around[:, None] + .006 * np.cos(b)), np.outer(np.sin(a), np.ones(m)) * (around[:, None] + .006 * np.cos(b)),
                  rng.uniform(.010, .018) * np.sin(b)[None] * np.ones((n, 1))], -1)
    i, j = np.meshgrid(np.arange(n), np.arange(m), indexing='ij')
    k, l = (i + 1) % n, (j + 1) % m
    o = mesh('chile', v.reshape(-1, 3), np.stack([i * m + j, k * m + j, k * m + l, i * m + l], -1).reshape(-1, 4))
    o.materials.append(chile_skin())
    return o


def whole_chile(seed, at, turn):
    q = np.linspace(0, 1, 90)
    path = np.stack([.46 * q, .09 * np.sin(q * 2.6 + seed), .02 * np.sin(4 * q)], 1)
    r = np.interp(q, [0, .03, .15, .5, .85, .98, 1], [.012, .030, .044, .038, .020, .006, .001])
    section = ring(28, r, .62 * r)
    a = np.linspace(0, TAU, 28, endpoint=False)
    p = np.stack(np.broadcast_arrays(q[:, None] * 3, np.cos(a)[None], np.sin(a)[None]), -1)
    section *= (1 + .22 * noise(p, 1.6, 3, seed))[..., None]
    m = sweep('chile', path, section)
    m.materials.append(chile_skin())
    return place(m, None, at, turn)


@once
def oil():
    """Golden, deeper where it is deep; what lies in it shows. Fields: deep, oil (drops of red from the chile)."""
    s = Shader('oil')
    v = s.here()
    deep = s.add(s.field('deep'), s.scale(s.noise(v, 5, 3, .6), .3, -.15))
    tint = s.mix(s.mul(s.field('oil'), .5), s.ramp(deep, (.05, 'fbe9bc'), (.40, 'f0bf60'), (.80, 'd98a30')), 'd06a20')
    cloud = s.node('BsdfDiffuse', {0: s.ramp(s.noise(v, 9, 4, .65), (.35, 'b86414'), (.65, 'e89a2e'))})
    through = s.node('MixShader', {0: s.ramp(deep, (.1, .0), (.8, .42)), 1: s.node('BsdfTransparent', {0: tint}), 2: cloud})
    shine = s.node('BsdfGlossy', {0: (1, 1, 1), 'Roughness': .03, 'Normal': s.bump(s.noise(v, 8, 3), .10)})
    path = s.node('LightPath').outputs
    seen = s.sub(1., s.math('MAXIMUM', path['Is Shadow Ray'], path['Is Diffuse Ray']))
    return s.finish(s.node('MixShader', {0: s.mul(s.node('Fresnel', {'IOR': 1.47}).outputs[0], seen), 1: through, 2: shine}))


def bubbles(surface, n, seed):
    """Half spheres on the oil, in clusters where it climbs at what it fries."""
    rr = random.Random(seed)
    deep = np.array([a.value for a in surface.attributes['deep'].data])
    points = np.array([v.co for v in surface.vertices])
    edge = points[(points[:, 2] > LEVEL + .0035) & (deep > .02) & (deep < .9) & (np.hypot(*points[:, :2].T) < .74)]
    v, f = ball(22)
    dome = mesh('bubble', v * (1, 1, .8), f)
    dome.materials.append(film('fbe2a0', 3., .02, .02))
    for _ in range(n // 6):
        x, y, z = edge[rr.randrange(len(edge))]
        for _ in range(rr.randint(3, 9)):
            r = .005 + .006 * min(rr.paretovariate(1.8) - 1, 2.6)
            place(dome, None, (x + rr.gauss(0, .030), y + rr.gauss(0, .030), LEVEL + .003), size=r)


def build():
    planks(turn=.22)
    napkin((-1.30, 1.0, 0), (2.2, 1.8), -.42, seed=5)
    dish = cazuela(.86, .30, (0, 0, 0), seed=2)
    rr = random.Random(12)
    pieces = [place(shrimp(k + 1), None, size=rr.uniform(.92, 1.05)) for k in range(11)]
    lay(pieces, [dish], (.03, .02), .50, seed=3, tilt=.20, tries=140)
    for o in pieces:
        o.location.z += .022
    bpy.context.view_layer.update()
    surface = lake('oil', [dish, *pieces], LEVEL, .80, 90)
    pool = place(surface, oil())
    whole_chile(2, (-.52, -.38, LEVEL + .02), (.1, .0, -.75))
    bpy.context.view_layer.update()
    bubbles(surface, 900, 3)
    wet = [*pieces, pool]
    scatter(wet, [garlic_slice(k) for k in range(12)], 60, disc(0, -.07, .67), (.85, 1.2), .006, .25, seed=4, steepest=.4)
    scatter(wet, [chile_ring(k) for k in range(6)], 24, disc(0, -.05, .66), (.9, 1.25), .010, .35, seed=9, steepest=.5)
    scatter(wet, parsley(), 46, disc(0, -.03, .70), (.4, .9), .005, .4, seed=5, steepest=.4)
    m, _ = slice_of_bread('bread', 9, .52, .34, .15)
    place(m, toast(), (1.10, .66, .02), (0, .05, .55))
    scatter(named('plank'), crumbs(size=.013), 14, disc(.9, .0, .9, .3), (.4, 1.))
    late_light(1.2, fill=1.6, back=1.5, leaves=2)
    camera((-.04, -2.75, 2.50), (.02, -.02, .14), 70, 5.0, (0, -.22, .24))

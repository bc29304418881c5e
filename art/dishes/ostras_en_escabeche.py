"""Ostras en escabeche: six raw oysters of eight to nine centimeters in their deep half shells, on crushed ice in a plate of 29.

Shells gray and green in thin ragged leaves outside, pearl inside; the oyster plump and cream in the middle, gray and folded at
its dark-edged mantle, in its own clear liquor. On each a spoonful of cold escabeche: diced carrot in oil red with pimentón,
chopped parsley and a piece of bay. Lemon in wedges.
"""
import math
import random

import bpy
import numpy as np
from mathutils import Vector
from scipy.spatial import ConvexHull

import lemon
from grains import grains
from shader import Shader, film, once
from shapes import TAU, blobs, curve, disc, mesh, noise, place, puddle, scatter, smoothstep, wrap_faces
from studio import camera, late_light
from table import crumbs, named, napkin, parsley, planks, plate

AROUND = 300
HALF = [(-.43, .035), (-.39, .085), (-.30, .135), (-.15, .195), (.02, .245), (.17, .262), (.29, .235), (.38, .16), (.425, .06)]
MIDDLE = np.array([.03, 0.])


@once
def shell():
    """Fields: inside, q (0 in the middle, 1 at the edge), leaf (where in its leaf, 0 to 1)."""
    s = Shader('oyster shell')
    v = s.apart(s.here())
    q, inner, leaf = s.field('q'), s.field('inside'), s.field('leaf')
    broad, fine = s.noise(v, 5, 5, .62), s.noise(v, 30, 4, .66)
    rough = s.ramp(s.add(s.mul(broad, .65), s.mul(fine, .35)), (.32, '3c3a30'), (.44, '6f6a58'), (.56, '9c927c'), (.70, 'cbbfa6'))
    rough = s.mix(s.ramp(leaf, (.72, 0.), (.98, .8)), rough, s.mix(fine, 'b4a890', 'e2d8c2'))
    rough = s.mix(s.mul(s.ramp(s.noise(v, 7, 3), (.54, 0.), (.66, 1.)), .65), rough, '2e2834')
    pearl = s.ramp(s.add(s.mul(broad, .75), s.mul(fine, .25)), (.34, 'd3cdc6'), (.48, 'eee8dd'), (.60, 'f7f2e8'), (.74, 'd8d4dc'))
    rim = s.ramp(s.add(q, s.scale(broad, .20, -.10)), (.86, 0.), (.97, 1.))
    pearl = s.mix(s.mul(rim, .8), pearl, s.ramp(fine, (.35, '5c5466'), (.6, 'b8ac9e')))
    c = s.mix(inner, rough, pearl)
    return s.surface(base=c, sss=s.mul(inner, .15), radius=(.03, .03, .03), rough=s.scale(inner, -.34, .52), spec=.5, coat=s.scale(inner, .6, .15),
                     coat_rough=.06, normal=s.bump(s.add(fine, broad), .5, .012))


@once
def flesh():
    """Fields: body, frill (the dark edge of the mantle), fold."""
    s = Shader('oyster')
    v = s.apart(s.here())
    body, frill, fold = (s.field(k) for k in ('body', 'frill', 'fold'))
    broad, fine = s.noise(v, 9, 4, .6), s.noise(v, 34, 3, .6)
    cream = s.ramp(s.add(s.mul(broad, .8), s.mul(fine, .2)), (.32, 'b39a70'), (.48, 'd6c29a'), (.66, 'ead9b8'))
    veins = s.ramp(s.cells(s.stretch(v, 1, 2.2, 1), 9), (.02, 1.), (.16, 0.))
    cream = s.mix(s.mul(veins, .18), cream, 'b5a684')
    gray = s.ramp(s.add(s.mul(broad, .5), s.mul(fold, .5)), (.25, '5e564a'), (.5, '8c8270'), (.75, 'b8ac94'))
    c = s.mix(body, gray, cream)
    c = s.mix(s.mul(frill, .88), c, s.mix(fine, '1e1a18', '4a4038'))
    return s.surface(base=c, sss=.5, radius=(.07, .055, .035), rough=.18, spec=.5, coat=1., coat_rough=.03,
                     normal=s.bump(s.add(broad, s.mul(fine, .35)), .22, .010))


@once
def ice():
    """Crushed: part clear, part white with cracks and air."""
    s = Shader('ice')
    v = s.apart(s.here())
    n = s.noise(v, 9, 5, .62, .6)
    rough = s.bump(s.add(s.noise(v, 14, 3), s.mul(s.noise(v, 3, 2), 1.5)), .25, .02)
    pure = s.node('BsdfGlass', {'Color': (.97, .99, 1), 'Roughness': .04, 'IOR': 1.31, 'Normal': rough})
    white = s.node('BsdfPrincipled', {'Base Color': (.95, .97, .98, 1), 'Subsurface': .7, 'Subsurface Color': (.94, .97, .99, 1),
                                      'Subsurface Radius': (.2, .25, .3), 'Roughness': .16, 'Emission': (.80, .88, .95, 1), 'Emission Strength': .10, 'Clearcoat': .8, 'Clearcoat Roughness': .04, 'Normal': rough})
    through = s.node('BsdfTransparent', {0: (.98, .99, 1)})
    path = s.node('LightPath').outputs
    straight = s.math('MAXIMUM', path['Is Shadow Ray'], path['Is Diffuse Ray'])
    clear = s.node('MixShader', {0: straight, 1: pure, 2: through})
    return s.finish(s.node('MixShader', {0: s.ramp(n, (.30, .45), (.56, 1.)), 1: clear, 2: white}))


@once
def snow():
    """What lies below the pieces: their dust and water."""
    s = Shader('snow')
    v = s.here()
    n = s.noise(v, 16, 5, .7)
    return s.surface(base=s.mix(n, 'dde7ea', 'fbfdfd'), sss=.6, radius=(.2, .25, .3), rough=.2, emit='e4eef4', emit_strength=.10, coat=.6, coat_rough=.06, normal=s.bump(n, .8, .03))


@once
def carrot():
    s = Shader('carrot')
    v = s.apart(s.here())
    c = s.mix(s.field('tone'), 'd8560c', 'f59a2e')
    c = s.mix(s.ramp(s.noise(v, 30, 3), (.4, 0.), (.65, .5)), c, 'ffb65c')
    return s.surface(base=c, sss=.4, radius=(.05, .03, .01), rough=.18, spec=.5, coat=.9, coat_rough=.05)


def outline(rng):
    h = np.array(HALF)
    p = np.vstack([h, [(.44, 0)], (h * (1, -1))[::-1], [(-.445, 0)]])
    p = p * (1, rng.uniform(.92, 1.08))
    bend = rng.uniform(-.22, .22)
    p[:, 1] += bend * (p[:, 0] ** 2 - .06)
    ends = np.vstack([p[-3:], p, p[:4]])
    fine = curve(ends, 1400)
    a = np.arctan2(fine[:, 1], fine[:, 0] - MIDDLE[0])
    r = np.hypot(fine[:, 0] - MIDDLE[0], fine[:, 1])
    order = np.argsort(a)
    t = np.linspace(-math.pi, math.pi, AROUND, endpoint=False)
    r = np.interp(t, a[order], r[order], period=TAU)
    way = np.stack([np.cos(t), np.sin(t), 0 * t], 1)
    wave = 1 + .045 * noise(way, 1.6, 3, int(rng.integers(99))) + .02 * noise(way, 7, 2, int(rng.integers(99)))
    return way, r * wave


def half_shell(way, r, seed):
    """The deep half, its hollow up, its lowest point at z = 0. Also the height of its inside."""
    q = np.r_[np.linspace(.002, .85, 40), np.linspace(.86, 1, 24)][:, None]
    rim = .20 + .040 * noise(way * (1.5, 1.5, 0) + seed, 1, 2, seed) + .012 * noise(way, 6, 2, seed + 1)

    def inner(k):
        p = way[None] * (r * k)[..., None]
        z = .055 + (rim - .055) * k ** 3.2 + .010 * noise(p + seed, 4, 2, seed + 2)
        return p, z
    p, z = inner(q * np.ones(AROUND))
    inside = np.dstack([p[..., :2], z])
    t = np.linspace(0, 1, 110)[:, None]
    drift = t * 6.5 + .9 * noise(way[None] * (1.2, 1.2, 0) + np.dstack([0 * t, 0 * t, 2 * t]) + seed, 1, 3, seed + 4)
    leaf = np.mod(drift, 1.)
    step = leaf ** 2
    k = 1.015 * (1 - t) ** .42 + .055 * (step - .4) * smoothstep(t, .0, .08) * (1 - t)
    k = k * (1 + .035 * noise(way[None] * 5 + np.dstack([0 * t, 0 * t, 9 * t]), 1, 3, seed + 5) * smoothstep(t, .02, .2))
    z_out = rim * (1 - t) - .010 + .016 * noise(way[None] * 4 + np.dstack([0 * t, 0 * t, 14 * t]) + seed, 1, 2, seed + 6) * smoothstep(t, .0, .1)
    out = np.dstack([way[None, :, :2] * (r * k)[..., None], z_out])
    v = np.concatenate([inside[:, ::-1], out[:, ::-1]])
    fields = {'inside': np.r_[np.ones(len(q)), np.zeros(len(t))][:, None] * np.ones(AROUND), 'q': np.vstack([q, 0 * t]) * np.ones(AROUND),
              'leaf': np.vstack([0 * q * np.ones(AROUND), leaf[:, ::-1]])}
    v[..., :2] += MIDDLE
    m = mesh('oyster shell', v.reshape(-1, 3), wrap_faces(len(v), AROUND)[:, ::-1], **{n: f.ravel() for n, f in fields.items()})
    m.materials.append(shell())
    return m, inner, rim


def meat(way, r, inner, seed):
    rng = np.random.default_rng(seed + 50)
    n = 420
    q = np.linspace(.003, 1., 150)[:, None]
    t = np.linspace(-math.pi, math.pi, n, endpoint=False)
    pick = np.linspace(0, AROUND, n, endpoint=False)
    w = np.stack([np.cos(t), np.sin(t), 0 * t], 1)
    reach = np.interp(pick, np.arange(AROUND + 1), np.r_[r, r[0]])
    edge = .80 + .045 * noise(w * 2 + seed, 1, 3, seed + 1)
    k = q * edge
    p = w[None] * (reach * k)[..., None]
    z = np.empty(k.shape)
    for j, i in enumerate(pick.astype(int) % AROUND):
        z[:, j] = .055 + .145 * k[:, j] ** 3.2
    x, y = p[..., 0], p[..., 1]
    turn = rng.uniform(-.25, .25)
    bx, by = (x + .05) * math.cos(turn) + y * math.sin(turn), y * math.cos(turn) - (x + .05) * math.sin(turn)
    bent = noise(p + seed, 3.2, 2, seed + 2)
    d = np.maximum(np.hypot(bx / .255, (by + .02 * bent) / .150) + .10 * bent, 0)
    body = np.sqrt(np.clip(1 - d ** 2.2, 0, 1))
    gut = np.exp(-((by - .03 + .05 * bent) / .022) ** 2) * smoothstep(d, 1., .55)
    thick = .052 + .098 * body - .014 * gut + .008 * noise(p + seed, 7, 2, seed + 8) * (.4 + body)
    wide = 13 + 2 * noise(w * 1.5 + seed, 1, 2, seed + 3)
    phase = wide * t[None] + 2.2 * noise(np.dstack([p[..., 0] * 5, p[..., 1] * 5, 0 * x]) + seed, 1, 2, seed + 4)
    near = smoothstep(q, .62, .80) * smoothstep(q, 1.01, .94)
    ruffle = np.sin(phase) * near * (1 - .7 * body)
    ridge = np.exp(-((q - .76 - .02 * np.sin(phase + 1)) / .022) ** 2) + .9 * np.exp(-((q - .90 - .025 * np.sin(phase * .93)) / .022) ** 2)
    thick = thick + .013 * ruffle + .014 * ridge * (1 - body)
    gills = np.sin(70 * (q + .04 * bent)) * smoothstep(q, .42, .56) * smoothstep(q, .80, .68) * (1 - smoothstep(body, .0, .35))
    thick = (thick + .005 * gills) * smoothstep(q, 1.0, .965) ** .6 - .012 * smoothstep(q, .97, 1.)
    v = np.dstack([x + MIDDLE[0], y, z + thick])
    dark = np.clip(1.1 * ridge * smoothstep(q, .66, .74) - .15, 0, 1) * (.55 + .45 * np.sin(phase * .5 + seed)) * (1 - body)
    m = mesh('oyster', v.reshape(-1, 3), wrap_faces(len(q), n), body=smoothstep(body, .05, .55).ravel(), frill=dark.ravel(),
             fold=(.5 + .5 * np.clip(ruffle + gills, -1, 1)).ravel())
    m.materials.append(flesh())
    return m


def liquor(way, r, inner):
    q = np.linspace(.0, .93, 30)[:, None]
    level = .152
    z = level + .012 * smoothstep(q, .86, .93) + 0 * r
    v = np.dstack([way[None, :, 0] * r * q + MIDDLE[0], way[None, :, 1] * r * q, z])
    m = mesh('liquor', v.reshape(-1, 3), wrap_faces(len(q), AROUND)[:, ::-1])
    m.materials.append(film('ece4cc', 7., .10, .02, .3))
    return m


def chunk(seed):
    rng = np.random.default_rng(seed)
    p = rng.normal(size=(13, 3))
    p = p / np.linalg.norm(p, axis=1, keepdims=True) * rng.uniform(.75, 1.1, (13, 1)) * (1., rng.uniform(.6, .95), rng.uniform(.5, .8))
    h = ConvexHull(p)
    faces = [f if np.dot(np.cross(p[f[1]] - p[f[0]], p[f[2]] - p[f[0]]), e[:3]) > 0 else f[::-1] for f, e in zip(h.simplices, h.equations)]
    m = mesh('ice', p, np.array(faces, np.int32), False)
    m.materials.append(ice())
    return m


def mound(x, y):
    r = np.hypot(x, y)
    return .085 + .155 * smoothstep(r, 1.42, .70)


def build():
    rr = random.Random(5)
    planks(turn=.2)
    napkin((-1.75, 1.25, 0), (2.4, 1.9), -.5, seed=4)
    dish = plate(1.48, (0, 0, 0), seed=6)
    q, a = np.linspace(0, 1.12, 90)[:, None], np.linspace(0, TAU, 260, endpoint=False)[None]
    x, y = q * np.cos(a), q * np.sin(a)
    p = np.stack(np.broadcast_arrays(x, y, 0 * x), -1)
    bed = place(mesh('snow', np.dstack([x, y, mound(x, y) - .055 + .035 * noise(p, 7, 3, 2) - .10 * smoothstep(q, 1.02, 1.12)]).reshape(-1, 3), wrap_faces(90, 260)), snow())
    pieces = [chunk(k) for k in range(14)]
    for _ in range(980):
        r, b = 1.21 * rr.random() ** .46, rr.uniform(0, TAU)
        size = rr.choice((.04, .05, .065, .085, .11)) * rr.uniform(.8, 1.2)
        px, py = r * math.cos(b), r * math.sin(b)
        place(rr.choice(pieces), None, (px, py, mound(px, py) - .05 + rr.uniform(.0, .05)), [rr.uniform(0, TAU) for _ in 'xyz'], size)
    bpy.context.view_layer.update()
    bodies = []
    for k in range(6):
        b = TAU * k / 6 + .30 + rr.uniform(-.08, .08)
        r = .74 + rr.uniform(-.03, .03)
        way, far = outline(np.random.default_rng(k + 3))
        m, inner, _ = half_shell(way, far, k + 3)
        at = (r * math.cos(b), r * math.sin(b), mound(r * math.cos(b), r * math.sin(b)) - .005)
        o = place(m, None, at, (rr.uniform(-.07, .07), rr.uniform(-.05, .09), b + rr.uniform(-.16, .16)), rr.uniform(.96, 1.06))
        body = place(meat(way, far, inner, k + 3))
        for part in (body, place(liquor(way, far, inner))):
            part.parent = o
        bodies.append(body)
    bpy.context.view_layer.update()
    for k, o in enumerate(bodies):
        c = o.matrix_world @ Vector((.0, .0, .15))
        spot = blobs([(c.x + rr.uniform(-.04, .04), c.y + rr.uniform(-.04, .04), rr.uniform(.07, .12)) for _ in range(3)], .2)
        place(puddle('pimenton', spot, (c.x - .3, c.y - .3), (c.x + .3, c.y + .3), .2, .006, .007, k, [o]), film('ee8a34', 6., .1, .04, .55))
        near = lambda t, up, c=c: np.exp(-((np.hypot(t[:, 0] - c.x, t[:, 1] - c.y)) / .095) ** 2)
        grains('carrot', [o], 24, 20 + k, .036, near, carrot(), (.7, 1.15), .06, .45)
        scatter([o], parsley(), 9, disc(c.x, c.y, .15), (.25, .55), .012, .4, seed=k)
    for k, (x, y, turn, tip) in enumerate(((-.14, .15, .45, .2), (.14, -.13, 2.75, -.1))):
        place(lemon.wedge(k + 2), lemon.fruit(), (x, y, mound(x, y) + .21), (tip, 0, turn), .92)
    scatter(named('plank'), crumbs('d8e4ea', .016), 6, disc(.3, -1.1, 1., .4), (.5, 1.2))
    late_light(1.15, fill=2.2, leaves=0)
    camera((.0, -3.9, 3.05), (.0, -.06, .14), 66, 5.0, (0, -.62, .3))

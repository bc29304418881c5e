"""Mejillones al txakoli: fourteen mussels of seven centimeters, steamed open, in a wide bowl with their cloudy broth.

Shells blue-black and wet, with lines of growth, inside pale and pearly with a dark rim; the flesh orange to cream, plump, its
edge frilled and dark, lying in one half. Thin rings of leek on it, white to green, and a bay leaf. Bread beside.
"""
import math
import random

import bpy
import numpy as np

from bread import slice_of_bread, toast
from pile import lay
from pour import lake
from shader import Shader, once
from shapes import (TAU, curve, disc, grid, mesh, noise, place, ring, roughen, scatter, smooth_max, smooth_min, smoothstep, solid, sweep,
                    wrap_faces)
from spice import bay
from studio import camera, late_light
from table import bowl, crumbs, named, napkin, planks

LEVEL = .20
AROUND = 260
WIDE = [.01, .038, .070, .098, .094, .068, .01]
OUTLINE = [(0, 0), (.045, -.038), (.11, -.062), (.22, -.078), (.34, -.086), (.46, -.090), (.56, -.084), (.635, -.052), (.672, .010), (.668, .075),
           (.63, .135), (.56, .180), (.47, .210), (.38, .222), (.29, .208), (.20, .168), (.11, .105), (.045, .048)]
HINGE = np.array([.30, .214]) / np.hypot(.30, .214)


@once
def shell():
    """Fields: inside, grow (0 at the beak, 1 at the newest edge), q (0 in the middle, 1 at the edge)."""
    s = Shader('mussel')
    v = s.apart(s.here())
    grow, q, inner = s.field('grow'), s.field('q'), s.field('inside')
    fine, broad = s.noise(v, 14, 5, .65), s.noise(v, 3, 4, .6)
    lines = s.noise(s.node('CombineXYZ', {0: s.mul(grow, 26.), 1: s.mul(broad, 1.2), 2: s.chance()}).outputs[0], 1., 4, .7)
    blue = s.ramp(lines, (.30, '06070e'), (.48, '10142a'), (.60, '1e2a4a'), (.72, '3a2c22'))
    worn = s.mul(s.ramp(grow, (.02, 1.), (.30, 0.)), s.ramp(fine, (.35, .4), (.6, 1.)))
    blue = s.mix(worn, blue, s.mix(fine, '6a5c78', 'b8aeb4'))
    blue = s.mix(s.mul(s.ramp(s.add(s.mul(broad, .6), s.mul(fine, .4)), (.54, 0.), (.66, 1.)), .5), blue, '4a3218')
    pearl = s.ramp(s.add(s.mul(broad, .7), s.mul(fine, .3)), (.34, '8f9cb4'), (.46, 'c3c8ce'), (.58, 'e2ded6'), (.70, 'b4b2c8'))
    rim = s.ramp(s.add(q, s.scale(broad, .16, -.08)), (.80, 0.), (.94, 1.))
    pearl = s.mix(rim, pearl, s.mix(fine, '141830', '35406a'))
    c = s.mix(inner, blue, pearl)
    height = s.add(s.mul(lines, s.scale(inner, -.8, 1.)), s.mul(fine, .25))
    return s.surface(base=c, sss=s.mul(inner, .1), radius=(.03, .03, .03), rough=s.scale(inner, .04, .20), spec=.5, coat=.75, coat_rough=.07,
                     normal=s.bump(height, .35, .010))


@once
def flesh():
    """Fields: frill (the dark edge of the mantle), groove."""
    s = Shader('mussel flesh')
    v = s.apart(s.here())
    broad, fine = s.noise(v, 6, 4, .6), s.noise(v, 24, 4, .65)
    c = s.ramp(s.add(s.mul(broad, .86), s.mul(fine, .14)), (.30, 'e88a20'), (.46, 'f2a544'), (.60, 'f8c47a'), (.76, 'fbe0b4'))
    c = s.mix(s.mul(s.chance(), .35), c, 'f0c488')
    c = s.mix(s.mul(s.field('groove'), .35), c, 'b8641e')
    c = s.mix(s.field('frill'), c, s.mix(fine, '6a3c18', 'b07834'))
    return s.surface(base=c, sss=.45, radius=(.10, .05, .02), rough=.26, spec=.5, coat=.7, coat_rough=.06,
                     normal=s.bump(s.add(s.mul(fine, .4), broad), .3, .012))


@once
def broth():
    """Cloudy, but not milk: what lies just under shows. Fields: deep (to what is under), oil (in drops on top)."""
    s = Shader('broth')
    v = s.here()
    n, fine = s.noise(v, 4, 5, .6), s.noise(v, 26, 3, .6)
    deep, oil = s.field('deep'), s.field('oil')
    c = s.ramp(s.add(s.mul(n, .8), s.mul(fine, .2)), (.34, 'b89c54'), (.52, 'd2bd80'), (.70, 'e4d7ac'))
    c = s.mix(s.mul(oil, .75), c, 'd8a420')
    body = s.node('BsdfPrincipled', {'Base Color': c, 'Subsurface': .5, 'Subsurface Color': c, 'Subsurface Radius': (.14, .10, .04), 'Roughness': .06,
                                     'Specular': .5, 'Clearcoat': 1., 'Clearcoat Roughness': .02,
                                     'Normal': s.bump(s.add(s.mul(n, .8), s.mul(oil, .35)), .25, .03)})
    through = s.node('BsdfTransparent', {0: (.93, .82, .50)})
    thick = s.ramp(deep, (.0, .10), (.30, .80), (.75, 1.))
    return s.finish(s.node('MixShader', {0: thick, 1: through, 2: body}))


@once
def leek():
    s = Shader('leek')
    v = s.apart(s.here())
    c = s.mix(s.chance(), 'd6e0a0', '6f9430')
    c = s.mix(s.ramp(s.noise(s.stretch(v, 3, 3, 30), 2, 3), (.4, 0.), (.6, .35)), c, 'f0f0d4')
    return s.surface(base=c, sss=.5, radius=(.05, .06, .02), rough=.28, spec=.5, coat=.5, coat_rough=.08, normal=s.bump(s.noise(v, 20, 3), .2, .006))


def outline(rng):
    p = np.array(OUTLINE) * (1, rng.uniform(.92, 1.06)) + np.array([0, .014]) * np.sin(np.linspace(0, TAU, len(OUTLINE), endpoint=False) * 2 + rng.uniform(0, 6))[:, None]
    p = np.vstack([p, p[:1]])
    ends = np.vstack([p[-4:-1], p, p[1:4]])
    fine = curve(ends, 1200)
    a = int(np.argmin(np.hypot(*(fine[:500] - p[0]).T)))
    b = 600 + int(np.argmin(np.hypot(*(fine[600:] - p[0]).T)))
    return curve(fine[a:b + 1], AROUND + 1)[:AROUND]


def valve(edge, seed, side):
    """Points, and how far grown, inside, from the middle: one half, its hollow toward z = 0."""
    middle = np.array([.30, .05])
    q = np.r_[np.linspace(.002, .80, 44), np.linspace(.81, 1, 22)]

    def layer(depth, wide):
        p = middle + (edge - middle) * (q[:, None, None] * wide)
        return p, depth * np.clip(1 - q**2.3, 0, 1)[:, None] ** .62 * np.ones(AROUND)

    def grown(p):
        a = np.arctan2(edge[:, 1], edge[:, 0] + 1e-4)
        order = np.argsort(a)
        far = np.interp(np.arctan2(p[..., 1], p[..., 0] + 1e-4), a[order], np.hypot(*edge[order].T))
        return np.clip(np.hypot(p[..., 0], p[..., 1]) / np.maximum(far, .02), 0, 1)
    (p, z), (pi, zi) = layer(.128, 1.), layer(.116, .985)
    g = grown(p)
    ribs = .0035 * noise(np.stack([g * 16, 0 * g + seed, 0 * g], -1), 1, 3, seed) * smoothstep(g, .1, .4)
    z = z + ribs + .004 * noise(np.dstack([p, 0 * g]) + seed, 4, 2, seed)
    ripple = .006 * noise(np.dstack([np.broadcast_to(edge[None], p.shape), 0 * g + seed]), 7, 2, seed + 3) * smoothstep(q, .6, 1)[:, None]
    out, back = np.dstack([p, z + ripple]), np.dstack([pi, zi - .004 + ripple])[::-1]
    v = np.concatenate([out, back])
    fields = {'grow': np.concatenate([g, grown(pi)[::-1]]), 'inside': np.concatenate([0 * g, 1 + 0 * g]),
              'q': np.concatenate([q, q[::-1]])[:, None] * np.ones(AROUND)}
    v = v * (1, 1, -side)
    faces = wrap_faces(len(v), AROUND)
    return v.reshape(-1, 3), faces if side > 0 else faces[:, ::-1], {k: f.ravel() for k, f in fields.items()}


def about_hinge(v, angle):
    """Turned about the line through the beak and the end of the ligament."""
    k = np.array([*HINGE, 0])
    c, s = math.cos(angle), math.sin(angle)
    return v * c + np.cross(k, v) * s + np.outer(v @ k, k) * (1 - c)


def meat(seed):
    rng = np.random.default_rng(seed)
    lo, step = np.array([-.02, -.14, -.16]), .0062
    p = grid(lo, (.72, .26, .14), step)
    x, y, z = np.moveaxis(p, -1, 0)
    fat = rng.uniform(.85, 1.12)
    mid = .03 + .06 * np.sin(x * 4)
    wide = np.interp(x, [.03, .10, .2, .35, .5, .58, .64], WIDE) * rng.uniform(.9, 1.05)
    high = np.interp(x, [.03, .10, .2, .35, .5, .58, .64], [.01, .040, .070, .088, .080, .050, .01]) * fat
    u = (y - mid) / np.maximum(wide, .01)
    body = (np.sqrt(u**2 + ((z + .05) / np.maximum(high, .01)) ** 2) - 1) * np.minimum(wide, high) * .6
    slit = np.exp(-(u + .15 + .2 * noise(p, 5, 2, seed)) ** 2 / .02) * smoothstep(x, .12, .2) * smoothstep(x, .6, .5)
    body = body + .022 * slit
    foot = np.sqrt((x - .22) ** 2 / 2.2 + (y - mid + .03) ** 2 + (z - .022) ** 2) - .036
    body = smooth_min(body, foot, .02)
    wave = .016 * np.sin(x * 60 + 8 * noise(p, 6, 2, seed + 2)) + .014 * noise(p, 16, 2, seed + 3)
    frill = np.sqrt((np.sqrt(u**2) * wide - wide - .010 - .35 * wave) ** 2 * .8 + (z + .030 - wave) ** 2) - .010
    frill = smooth_max(frill, np.maximum(.07 - x, x - .61), .03)
    d = smooth_min(body, frill, .014)
    d = roughen(d, p, .05, (.006, 7, 2, seed + 4), (.0015, 28, 2, seed + 5))
    grooved = lambda v: np.exp(-((v[:, 1] - .03 - .06 * np.sin(v[:, 0] * 4)) / np.interp(v[:, 0], [.03, .2, .35, .5, .64], [.01, .070, .098, .094, .01]).clip(.01) + .15) ** 2 / .03)

    def dark(v):
        w = np.interp(v[:, 0], [.03, .10, .2, .35, .5, .58, .64], WIDE).clip(.01)
        off = np.abs(v[:, 1] - .03 - .06 * np.sin(v[:, 0] * 4)) - w
        return smoothstep(off + .006 * noise(v, 12, 2, seed), -.006, .010) * .6
    m = solid('flesh', d, lo, step, groove=grooved, frill=dark)
    m.materials.append(flesh())
    return m


def mussel(seed, open_):
    """Both halves as one mesh, hinge to the back; the flesh for the lower half."""
    edge = outline(np.random.default_rng(seed))
    parts = [valve(edge, seed, side) for side in (1, -1)]
    lower, upper = (about_hinge(v, a) for (v, _, _), a in zip(parts, (.10, -open_)))
    v = np.vstack([lower, upper])
    faces = np.vstack([parts[0][1], parts[1][1] + len(lower)])
    center = np.array([.33, .02, .0])
    m = mesh('mussel', v - center, faces, **{k: np.concatenate([parts[0][2][k], parts[1][2][k]]) for k in parts[0][2]})
    m.materials.append(shell())
    soft = meat(seed)
    points = np.array([q.co for q in soft.vertices])
    soft.vertices.foreach_set('co', (about_hinge(points, .10) - center).astype(np.float32).ravel())
    soft.update()
    return m, soft


def ribbon(seed):
    """A quarter or half of a thin ring of leek, limp."""
    rr = random.Random(seed)
    r, n = rr.uniform(.025, .062), 30
    a = np.linspace(0, rr.uniform(1.6, 5.6), n)
    path = np.stack([r * np.cos(a) * rr.uniform(.9, 1.5), r * np.sin(a), .012 * np.sin(2 * a + seed)], 1)
    taper = np.clip(np.sin(np.linspace(0, math.pi, n)) * 6, .05, 1)
    m = sweep('leek', path, ring(10, .0045 * taper, rr.uniform(.009, .015) * taper))
    m.materials.append(leek())
    return m


def build():
    planks(turn=.22)
    napkin((-1.25, 1.05, 0), (2.2, 1.8), -.45, seed=5)
    dish = bowl(1.08, .40, (0, 0, 0), seed=3)
    rr = random.Random(6)
    heap, soft = [], []
    under = ((-.36, -.54, -.25), (.22, -.56, .30), (-.68, -.16, -.55), (-.10, -.20, .12), (.52, -.20, .42), (-.42, .22, -.2), (.20, .20, .15), (.66, .20, .26),
             (-.10, .60, -.1))
    for k in range(14):
        m, s = mussel(k + 1, rr.uniform(.60, .90) if k < 9 else rr.uniform(.46, .72))
        heap.append(place(m, None, size=rr.uniform(.86, 1.02)))
        soft.append(s)
    for o, (x, y, turn) in zip(heap, under):
        o.location = (x + rr.uniform(-.03, .03), y + rr.uniform(-.03, .03), LEVEL + .050 + .10 * max(0, math.hypot(x, y) - .4))
        o.rotation_euler = (rr.gauss(-.10, .14), rr.gauss(-.12 * x, .10), turn + rr.gauss(0, .12))
    bpy.context.view_layer.update()
    lay(heap[9:], [dish, *heap[:9]], (0, .02, 0), .46, seed=11, tilt=.13, tries=120, facing=lambda q: q.gauss(0, .38))
    bodies = [place(s) for s in soft]
    for o, s in zip(heap, bodies):
        s.parent = o
    for o in heap[9:]:
        o.location.z -= .11
    bpy.context.view_layer.update()
    water = place(lake('broth', [dish, *heap, *bodies], LEVEL + .015, .93, 230), broth())
    bpy.context.view_layer.update()
    scatter([*bodies, water], [ribbon(k) for k in range(9)], 70, disc(0, -.04, .82), (.8, 1.25), .006, .3, seed=3, steepest=.55)
    place(bay(), None, (.36, -.76, .245), (.16, -.10, .62), .72)
    m, _ = slice_of_bread('bread', 9, .52, .34, .15)
    place(m, toast(), (1.22, .72, .02), (0, .05, .5))
    scatter(named('plank'), crumbs(size=.013), 14, disc(.9, .1, .9, .3), (.4, 1.))
    late_light(1.2, fill=2.3, leaves=0)
    camera((.0, -3.55, 2.75), (.03, .07, .24), 61, 3.8, (0, -.30, .35))

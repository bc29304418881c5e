"""What stands on the boards: a chair with a seat of rush, a Spanish guitar, an embroidered shawl."""
import math

import bpy
import numpy as np

from room import block, metal, tube
from shader import Shader, once, plain
from shapes import TAU, beveled, box, curve, lathe, mesh, noise, place, ring, smoothstep, sweep, wrap_faces


def gather(parts, at, turn):
    root = bpy.data.objects.new('root', None)
    root.location, root.rotation_euler = at, turn
    bpy.context.scene.collection.objects.link(root)
    for o in parts:
        o.parent = root
    return root


@once
def rush():
    s = Shader('rush')
    v = s.here()
    x, y, _ = s.axes(v)
    side = s.math('GREATER_THAN', s.math('ABSOLUTE', x), s.math('ABSOLUTE', y))
    along = s.node('CombineXYZ', {0: s.mul(x, s.scale(side, -8., 9.)), 1: s.mul(y, s.scale(side, 8., 1.))}).outputs[0]
    fine, broad = s.noise(along, 2.4, 5, .6), s.noise(v, .8, 4)
    c = s.ramp(s.add(s.mul(fine, .6), s.mul(broad, .4)), (.28, '4a3416'), (.5, '94713a'), (.72, 'b4966a'))
    c = s.mix(s.mul(s.ramp(s.field('deep'), (.0, 1.), (.6, 0.)), .8), c, '1e1408')
    return s.surface(base=c, rough=.55, spec=.35, normal=s.bump(fine, .4, .03))


def seat(front, back, deep, z, n=280):
    """Cords over the four rails that meet on the diagonals."""
    u, v = np.meshgrid(np.linspace(-1, 1, n), np.linspace(-1, 1, n), indexing='ij')
    wide = (front + (back - front) * (v + 1) / 2) / 2
    side = np.abs(u) > np.abs(v)
    across = np.where(side, v * deep / 2, u * (front + back) / 4)
    cord = np.abs(np.cos(across * math.pi / .24 + .25 * noise(np.stack([u, v, 0 * u], -1), 2, 2, 4)))
    edge = np.maximum(np.abs(u), np.abs(v))
    h = .05 * np.sqrt(cord) - .30 * np.clip((edge - .90) / .10, 0, 1) ** 2 - .16 * (1 - edge) + .05 * noise(np.stack([u, v, 0 * u], -1), 1.5, 2, 7)
    seam = np.exp(-((np.abs(u) - np.abs(v)) / .025) ** 2)
    p = np.stack([u * wide, v * deep / 2, z + h - .05 * seam], -1)
    return place(mesh('seat', p.reshape(-1, 3), wrap_faces(n, n, False)[:, ::-1], deep=(np.sqrt(cord) * (1 - .8 * seam)).ravel()), rush())


def leg(points, r):
    path = curve(points, 90)
    z = path[:, 2]
    q = r * (1 + .10 * np.sin(z * 1.9) - .14 * np.exp(-((z - z.min()) / .5) ** 2))
    q[[0, -1]] *= .3
    return sweep('leg', path, ring(20, q, q), (0, 1, 0))


@once
def turned(*grain):
    """Rubbed pale by hands and heels; along the grain the pattern is stretched."""
    s = Shader('turned')
    v = s.apart(s.here())
    fine, broad = s.noise(s.stretch(v, *grain), 1.6, 6, .62), s.noise(v, .8, 4)
    c = s.ramp(s.add(s.mul(fine, .6), s.mul(broad, .4)), (.3, '2e1a0c'), (.5, '6a4222'), (.7, '946238'))
    return s.surface(base=c, rough=s.scale(broad, .3, .2), spec=.45, normal=s.bump(fine, .25, .02))


def chair(at, turn):
    """Ninety-four centimeters high; its posts lean back a little above the seat."""
    material, parts = turned(7, 7, .6), []
    front, back, deep, z = 4.3, 3.6, 3.9, 4.6
    legs = {}
    for k in (-1, 1):
        legs[k, 0] = [(k * front / 2, -deep / 2, 0), (k * front / 2, -deep / 2, 2.3), (k * front / 2, -deep / 2, z + .08)]
        legs[k, 1] = [(k * back / 2, deep / 2 + .25, 0), (k * back / 2, deep / 2, z), (k * back / 2, deep / 2 + .12, z + 1.6), (k * back / 2, deep / 2 + .75, 9.4)]
    for (_, which), points in legs.items():
        parts.append(place(leg(points, .2 if which else .215), material))
    for k in (-1, 1):
        parts.append(place(lathe('knob', [(0, -.1), (.2, -.05), (.13, .12), (.22, .3), (.16, .46), (0, .5)], 32), material, (k * back / 2, deep / 2 + .75, 9.35)))
        for h in (1.5, 3.1):
            parts.append(tube([(k * front / 2, -deep / 2, h), (k * (front + back) / 4, 0, h), (k * back / 2, deep / 2 + .12, h)], .115, material, 20))
        parts.append(tube([(k * front / 2, -deep / 2, z - .15), (k * (front + back) / 4, 0, z - .15), (k * back / 2, deep / 2, z - .15)], .14, material, 20))
    for h in (1.9, 3.4):
        parts.append(tube([(-front / 2, -deep / 2, h), (0, -deep / 2, h), (front / 2, -deep / 2, h)], .115, material, 20))
    parts.append(tube([(-back / 2, deep / 2 + .1, 2.4), (0, deep / 2 + .1, 2.4), (back / 2, deep / 2 + .1, 2.4)], .115, material, 20))
    for h, high in ((5.9, .62), (7.25, .62), (8.6, .8)):
        out = np.interp(h, [4.6, 6.2, 9.4], [0, .12, .75]) + deep / 2
        x = np.linspace(-back / 2, back / 2, 40)
        bow = .28 * (1 - (2 * x / back) ** 2)
        path = np.stack([x, out + bow, h + 0 * x], 1)
        top = high / 2 * (1 + .18 * np.cos(x / back * 2 * math.pi))
        parts.append(place(sweep('slat', path, ring(24, np.full(40, .075), top, 4.)), turned(.6, 7, 7)))
    parts.append(seat(front + .2, back + .2, deep + .2, z + .12))
    return gather(parts, at, (0, 0, turn))


@once
def cedar():
    """The table of the guitar, in its own plane: grain along y, a rosette about the hole."""
    s = Shader('cedar')
    v = s.here()
    x, y, _ = s.axes(v)
    grain = s.noise(s.stretch(v, 26, .5, 1), 1., 4, .6)
    c = s.ramp(s.add(s.mul(grain, .7), s.mul(s.noise(v, .7, 3), .3)), (.3, '8a4c1c'), (.5, 'b0702e'), (.7, 'c88a44'))
    dy = s.sub(y, 3.3)
    r = s.math('SQRT', s.add(s.mul(x, x), s.mul(dy, dy)))
    band = lambda a, b: s.mul(s.math('GREATER_THAN', r, a), s.math('LESS_THAN', r, b))
    pattern = s.math('GREATER_THAN', s.math('SINE', s.add(s.mul(s.math('ARCTAN2', dy, x), 44.), s.mul(r, 60.))), 0.)
    c = s.mix(band(.50, .72), c, s.mix(pattern, '2a1408', 'b89a5c'))
    c = s.mix(s.math('MAXIMUM', band(.47, .50), band(.72, .75)), c, '120a06')
    c = s.mix(s.math('LESS_THAN', r, .44), c, '050302')
    return s.surface(base=c, rough=s.scale(s.noise(v, 2, 4), .14, .16), spec=.5, coat=.5, coat_rough=.12, normal=s.bump(grain, .05, .01))


def outline(n=220):
    """Half widths of the body along its length of forty-nine centimeters."""
    y = [0, .06, .3, .8, 1.35, 2.0, 2.6, 3.05, 3.5, 4.0, 4.45, 4.75, 4.87, 4.9]
    x = [0, .55, 1.25, 1.72, 1.85, 1.72, 1.36, 1.20, 1.27, 1.40, 1.30, .85, .4, 0]
    side = curve(np.stack([x, y, np.zeros(len(x))], 1), n)[:, :2]
    side[:, 0] = np.maximum(side[:, 0], 0)
    return np.vstack([side, (side * (-1, 1))[::-1][1:-1]])


def guitar(at, turn):
    """One meter; lies in the plane of x and y, its face toward z."""
    dark, black, steel = plain('2e130a', .22, coat=.6, bump_scale=3., vary=.5), plain('0c0806', .3, coat=.3), metal('b89a60', .25)
    edge, depth, parts = outline(), .95, []
    n = len(edge)
    center = np.array([0, 2.4])
    shrink = lambda k: edge + (center - edge) / np.linalg.norm(center - edge, axis=1, keepdims=True) * k
    flat = lambda p, z: np.c_[p, np.full(n, z)]
    face = np.vstack([flat(shrink(.03), 0.), flat(center + (shrink(.03) - center) * .5, .02), [(*center, .02)]])
    k = np.arange(n)
    j = (k + 1) % n
    quads = [(a, b, b + n, a + n) for a, b in zip(k, j)] + [(a + n, b + n, 2 * n) for a, b in zip(k, j)]
    parts.append(place(mesh('face', face, quads), cedar()))
    walls = np.vstack([flat(shrink(.03), 0.), flat(edge, -.03), flat(edge, -depth + .05), flat(shrink(.05), -depth), [(*center, -depth - .06)]])
    ring_ = [(a + n * r, a + n * (r + 1), b + n * (r + 1), b + n * r) for r in range(3) for a, b in zip(k, j)]
    parts.append(place(mesh('ribs', walls, ring_ + [(b + 3 * n, a + 3 * n, 4 * n) for a, b in zip(k, j)]), dark))
    binding = np.vstack([flat(shrink(.05), .012), flat(shrink(-.005), .0), flat(shrink(-.005), -.07)])
    parts.append(place(mesh('binding', binding, [(a + n * r, a + n * (r + 1), b + n * (r + 1), b + n * r) for r in (0, 1) for a, b in zip(k, j)]),
                       plain('3a1a0c', .3)))
    piece = lambda x, y, z, m, bevel=.03: parts.append(block(x, y, z, m, bevel))
    piece((-.29, .29), (3.78, 8.05), (.03, .13), black)
    y = np.linspace(4.6, 8.3, 40)
    behind = np.interp(y, [4.6, 5.2, 8.0, 8.3], [.7, .16, .15, .05])
    parts.append(place(sweep('neck', np.stack([0 * y, y, np.full(40, -.02)], 1), ring(24, np.full(40, .27), behind)), dark))
    for f in range(1, 19):
        at_ = 8.05 - 6.5 * (1 - 2 ** (-f / 12))
        piece((-.28, .28), (at_ - .012, at_ + .012), (.12, .155), steel, .008)
    piece((-.28, .28), (8.03, 8.1), (.03, .17), plain('d8ceb4', .35), .01)
    parts.append(beveled(place(box('head', .72, 1.85, .22, .05), dark, (0, 8.98, -.16), (-.2, 0, 0))))
    for k in (-1, 1):
        for m in range(3):
            h = 8.5 + .48 * m
            parts.append(tube([(k * .3, h, -.1 - .2 * (h - 8.1)), (k * .5, h, -.12 - .2 * (h - 8.1)), (k * .68, h, -.14 - .2 * (h - 8.1))], .045, steel, 8))
            peg = lathe('peg', [(0, -.13), (.09, -.11), (.1, 0), (.09, .11), (0, .13)], 16)
            parts.append(place(peg, plain('d0c4a4', .3), (k * .72, h, -.14 - .2 * (h - 8.1)), (math.pi / 2, 0, 0)))
    piece((-.95, .95), (1.42, 1.70), (.02, .12), black, .04)
    piece((-.42, .42), (1.55, 1.60), (.1, .20), plain('d8ceb4', .4), .01)
    for q in np.linspace(-1, 1, 6):
        parts.append(tube([(q * .29, 1.58, .2), (q * .26, 4.8, .19), (q * .22, 8.06, .18), (q * .18, 8.7, .02)], .013 if q > 0 else .018,
                          plain('c8bfa8', .35) if q > 0 else metal('a08a58', .3), 12))
    return gather(parts, at, turn)


@once
def silk():
    """Red, with roses in cream, pink and gold toward the border."""
    s = Shader('silk')
    u, v = s.field('u'), s.field('v')
    uv = s.node('CombineXYZ', {0: u, 1: v}).outputs[0]
    warp = s.node('MixRGB', {0: .035, 1: uv, 2: s.node('TexNoise', {'Vector': uv, 'Scale': 14., 'Detail': 3.}).outputs['Color']}).outputs[0]
    near, pick = s.cells(warp, 7.5), s.axes(s.cells(warp, 7.5, out='Color'))[0]
    petals = s.noise(warp, 46, 3, .6)
    size = s.scale(pick, .18, .34)
    inside = lambda d: s.math('MULTIPLY_ADD', d, 60., .5, True)
    rose = inside(s.sub(size, s.add(near, s.mul(petals, .26))))
    heart = inside(s.sub(s.mul(size, .30), near))
    leaf = s.mul(inside(s.sub(s.noise(warp, 24, 2), .60)), s.math('SUBTRACT', 1., rose))
    c = s.mix(s.noise(uv, 4, 3), '5a080c', '740e12')
    c = s.mix(s.mul(leaf, .8), c, '4a5a24')
    c = s.mix(rose, c, s.mix(s.mul(s.math('DIVIDE', near, size), s.scale(petals, 1.3, .2)), s.mix(s.math('GREATER_THAN', pick, .5), 'a8384e', 'b8762a'), 'ecd6b8'))
    c = s.mix(heart, c, 'b8862c')
    weave = s.noise(uv, 320, 2)
    return s.surface(base=c, rough=s.scale(rose, .15, .40), spec=.4, sheen=.6, normal=s.bump(s.add(s.mul(s.math('MAXIMUM', rose, leaf), .9), s.mul(weave, .2)), .4, .03))


def shawl(root, seed=1, long=5.6, half=1.95):
    """A square folded corner to corner over the back of a chair: a point behind, pleats where it falls off the posts."""
    n, m = 300, 170
    a, w = np.meshgrid(np.linspace(-long, long, n), np.linspace(-1, 1, m), indexing='ij')
    s = w * (long - np.abs(a))
    down, side = np.abs(s), np.sign(a) * np.clip(np.abs(a) - half, 0, None)
    off = np.abs(side)
    here = np.stack([a * .6, s * .6, 0 * a + 3 * seed], -1)
    soft = smoothstep(off, 0, .9)
    pleat = 4.1 * off + .5 * noise(here, .5, 2, seed) + .35 * np.sign(a)
    x = np.clip(a, -half, half) + np.sign(a) * (.22 * smoothstep(off, 0, .4) + soft * (.12 + .09 * off + .26 * np.sin(pleat)))
    fold = .85 * np.sin(1.5 * (np.abs(a) - .5) + .42 * down + .7 * seed) * (1 - soft) * smoothstep(down, .2, 4.5) + .16 * noise(here, .7, 3, seed + 3) * smoothstep(down, 0, 1.5)
    y = np.where(s > 0, .17 + .05 * down, -.17 - .15 * down) * (1 - .5 * soft) + fold * np.where(s > 0, 1, .3) + soft * .34 * np.cos(pleat + .4)
    round_ = smoothstep(down, 0, .3)
    y = y * round_
    bow = .28 * (1 - np.clip(np.abs(a) / half, 0, 1) ** 2)
    z = 9.12 - down - off - .12 * (1 - np.abs(np.clip(a, -half, half)) / half) + .04 * noise(here, 1.6, 2, seed + 5)
    p = np.stack([x, y + 2.66 + bow, z], -1)
    corners = {'u': ((a + s) / long / 2 + .5).ravel(), 'v': ((a - s) / long / 2 + .5).ravel()}
    o = place(mesh('shawl', p.reshape(-1, 3), wrap_faces(n, m, False)[:, ::-1], **corners), silk())
    o.modifiers.new('thick', 'SOLIDIFY').thickness = .022
    o.parent = root
    fringe([p[:, 0], p[:, -1]], root, seed)


def fringe(edges, root, seed, long=2.2):
    rng, strands = np.random.default_rng(seed), []
    for e in edges:
        for start in curve(e, 330):
            s = np.linspace(0, 1, 8)[:, None]
            sway = rng.normal(0, .10, 3) * (1, 1, 0)
            strands.append(start + s * (0, 0, -long * rng.uniform(.88, 1.06)) + s**2 * sway + .03 * np.sin(s * 9 + rng.uniform(0, 6)) * (1, .6, 0))
    t = np.linspace(0, TAU, 3, endpoint=False)
    v = np.array(strands)[:, :, None] + np.stack([np.cos(t), np.sin(t), 0 * t], -1) * .018
    f = (wrap_faces(8, 3)[None] + 24 * np.arange(len(strands))[:, None, None]).reshape(-1, 4)
    place(mesh('fringe', v.reshape(-1, 3), f), plain('8a1014', .5, vary=.4)).parent = root

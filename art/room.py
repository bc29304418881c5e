"""What a picture of the room needs: tiled floor and walls, stools, bottles, hams, a tap. As all else, in tens of centimeters."""
import math

import numpy as np
from scipy import ndimage

from shader import Shader, once, plain
from shapes import TAU, beveled, box, curve, grid, lathe, noise, place, ring, smooth_max, smoothstep, solid, sweep
from table import glass, steel, wood


def block(x, y, z, material, bevel=.05):
    """A box from its extents: pairs (from, to)."""
    (a, b), (c, d), (e, f) = x, y, z
    return beveled(place(box('block', b - a, d - c, f - e, bevel), material, ((a + b) / 2, (c + d) / 2, (e + f) / 2)))


def tiles(s, across, up, size):
    """The place in its tile (-.5 to .5), a number for each tile, and the joint."""
    out, cells = [], []
    for way in (across, up):
        q = s.mul(way, 1 / size)
        cells.append(s.math('FLOOR', q))
        out.append(s.sub(s.math('FRACT', q), .5))
    cell = s.node('CombineXYZ', {0: cells[0], 1: cells[1], 2: 3.7}).outputs[0]
    chance = s.node('TexWhiteNoise', {'Vector': cell}).outputs['Value']
    edge = s.math('MAXIMUM', *(s.math('ABSOLUTE', q) for q in out))
    return (*out, chance, s.math('MULTIPLY_ADD', s.sub(edge, .485), 120., .5, True))


@once
def azulejo(size=1.5):
    """Painted tiles in the plane of x and z: corner arcs that join to circles, a flower of four petals in each."""
    s = Shader('azulejo')
    v = s.here()
    x, _, z = s.axes(v)
    wobble = s.scale(s.noise(v, 2.6, 2), .05, -.025)
    u, w, chance, joint = tiles(s, s.add(x, wobble), s.add(z, wobble), size)
    far = lambda a, b: s.math('SQRT', s.add(s.mul(a, a), s.mul(b, b)))
    corner = far(*(s.sub(.5, s.math('ABSOLUTE', q)) for q in (u, w)))
    r, turn = far(u, w), s.math('ARCTAN2', w, u)
    inside = lambda d: s.math('MULTIPLY_ADD', d, -60., .5, True)
    ringed = inside(s.sub(s.math('ABSOLUTE', s.sub(corner, .33)), .028))
    petal = inside(s.sub(r, s.mul(s.math('ABSOLUTE', s.math('COSINE', s.mul(turn, 2.))), .25)))
    blue = s.math('MAXIMUM', ringed, petal)
    ochre = s.math('MAXIMUM', inside(s.sub(corner, .13)), inside(s.sub(r, .06)))
    brush = s.noise(v, 9, 4, .65)
    white = s.mix(chance, 'd8cdb4', 'ece4d2')
    c = s.mix(s.mul(blue, s.scale(brush, .35, .7)), white, s.mix(brush, '2d55a8', '0f2f7c'))
    c = s.mix(s.mul(ochre, s.scale(brush, .4, .6)), c, 'c4862a')
    c = s.mix(joint, c, s.mix(brush, '5a4c3a', '8a7a62'))
    tilt = s.mul(s.sub(chance, .5), s.add(u, s.mul(w, s.math('SINE', s.mul(chance, 90.)))))
    height = s.add(s.mul(tilt, .5), s.add(s.mul(joint, -.8), s.mul(s.noise(v, 1.8, 2), .35)))
    return s.surface(base=c, rough=s.scale(joint, .6, .14), spec=.5, coat=s.scale(joint, -.3, .3), coat_rough=.06, normal=s.bump(height, .35, .08))


@once
def floor_tiles(size=2.5, turn=.785):
    """Baked clay, waxed and walked on."""
    s = Shader('floor')
    v = s.here()
    turned = s.node('Mapping', {'Vector': v, 'Rotation': (0, 0, turn)}).outputs[0]
    x, y, _ = s.axes(turned)
    u, w, chance, joint = tiles(s, x, y, size)
    clouds, fine = s.noise(v, .5, 6, .62), s.noise(v, 7, 5, .65)
    c = s.mix(chance, '7a3a1e', 'a85c34')
    c = s.mix(s.mul(s.ramp(clouds, (.35, 0.), (.7, 1.)), .55), c, '5e2a14')
    c = s.mix(s.mul(fine, .35), c, 'b87850')
    c = s.mix(joint, c, s.mix(fine, '4a3c2e', '80705a'))
    tilt = s.mul(s.sub(chance, .5), s.add(u, s.mul(w, s.math('SINE', s.mul(chance, 90.)))))
    worn = s.ramp(s.add(s.mul(clouds, .6), s.mul(fine, .4)), (.35, .20), (.65, .46))
    height = s.add(s.mul(tilt, .6), s.add(s.mul(joint, -.9), s.mul(fine, .3)))
    return s.surface(base=c, rough=s.add(worn, s.mul(joint, .4)), spec=.45, normal=s.bump(height, .3, .08))


@once
def metal(code, rough=.28):
    s = Shader('metal')
    v = s.here()
    return s.surface(base=code, metal=1., rough=s.scale(s.noise(v, 3, 5, .65), .3, rough - .12), normal=s.bump(s.noise(v, 4, 3), .08, .02))


def tube(points, r, material, n=60):
    path = curve(points, n)
    return place(sweep('tube', path, ring(12, np.full(n, r), np.full(n, r))), material)


def stool(at, turn):
    """Seventy-five centimeters: a seat of beech, worn in the middle, on four iron legs with a ring for the feet."""
    seat = [(0, 0), (1.45, 0), (1.62, .06), (1.68, .20), (1.64, .36), (1.52, .42), (1.2, .40), (.6, .34), (0, .33)]
    root = place(lathe('seat', seat, 96, 60, .004, int(turn * 10)), wood('beech'), (at[0], at[1], 7.1), (0, 0, turn))
    iron = metal('2a2622', .42)
    parts = []
    for k in range(4):
        a = k * TAU / 4 + .785
        c, s = math.cos(a), math.sin(a)
        parts.append(tube([(.75 * c, .75 * s, 0), (1.02 * c, 1.02 * s, -1.5), (1.30 * c, 1.30 * s, -4.4), (1.62 * c, 1.62 * s, -7.1)], .125, iron))
    a = np.linspace(0, TAU, 73)
    parts.append(tube(np.stack([1.34 * np.cos(a), 1.34 * np.sin(a), 0 * a - 4.5], 1), .10, iron, 73))
    parts.append(place(lathe('collar', [(0, -.22), (.9, -.22), (.95, -.12), (.95, 0), (0, 0)], 48), iron))
    for o in parts:
        o.parent = root
    return root


SHAPES = {  # radius and height along the outside, in tens of centimeters
    'bordeaux': [(0, 0), (.36, 0), (.385, .04), (.385, 1.85), (.36, 2.02), (.22, 2.2), (.155, 2.34), (.148, 2.85), (.165, 2.87), (.165, 2.97), (0, 2.98)],
    'burgundy': [(0, 0), (.39, 0), (.415, .05), (.415, 1.45), (.38, 1.72), (.26, 2.1), (.165, 2.42), (.148, 2.82), (.168, 2.84), (.168, 2.95), (0, 2.96)],
    'brandy': [(0, 0), (.48, 0), (.52, .06), (.54, 1.2), (.50, 1.42), (.40, 1.64), (.26, 1.82), (.19, 2.0), (.165, 2.5), (.19, 2.52), (.19, 2.75), (0, 2.76)],
    'gin': [(0, 0), (.42, 0), (.44, .04), (.44, 1.7), (.40, 1.86), (.22, 1.98), (.17, 2.06), (.17, 2.32), (.20, 2.34), (.20, 2.6), (0, 2.61)],
}


@once
def bottled(code, label, cap):
    """Dark glass with what is in it; label and cap by height."""
    s = Shader('bottle')
    v = s.here()
    z = s.axes(v)[2]
    between = lambda a, b: s.mul(s.math('GREATER_THAN', z, a), s.math('LESS_THAN', z, b))
    print_ = s.mul(between(.95, 1.15), s.ramp(s.noise(s.stretch(v, 6, 6, 1.5), 3, 3, .7), (.5, 0.), (.54, 1.)))
    paper = s.mix(s.mul(print_, .8), label, '3a2418')
    lines = s.math('MAXIMUM', between(.62, .65), between(1.35, 1.38))
    on, top = between(.55, 1.45), s.math('GREATER_THAN', z, 2.36)
    c = s.mix(on, code, s.mix(lines, paper, '7a1c20'))
    c = s.mix(top, c, cap)
    dull = s.math('MAXIMUM', on, s.mul(top, .7))
    return s.surface(base=c, rough=s.scale(dull, .45, .06), spec=.6, coat=s.scale(dull, -.6, .6), coat_rough=.03)


LOOKS = [('bordeaux', '0a120a', 'd8ccb0', '4e1018'), ('bordeaux', '100806', 'cbb98c', '1a1410'), ('burgundy', '14200c', 'd8ccb0', '8a6a2c'),
         ('bordeaux', '0a0e08', '5a1a18', '101010'), ('brandy', '5a2408', 'e8dcc0', '201410'), ('gin', '24382a', 'd8ceb0', '8a7c60'),
         ('burgundy', '6a5216', 'ddd2b4', 'a8904c'), ('brandy', '7a3a0c', 'b09454', '301808'), ('gin', '8a4a1c', '2a3a5a', 'a89870')]


@once
def empty_bottle(kind):
    p = np.array(SHAPES[kind])
    far = np.r_[0, np.cumsum(np.hypot(*np.diff(p, axis=0).T))]
    p = np.stack([np.interp(np.linspace(0, far[-1], 140), far, q) for q in p.T], 1)
    p[1:-1] = ndimage.gaussian_filter1d(p, 1.3, axis=0, mode='nearest')[1:-1]
    return lathe('bottle', p, 48)


def bottle(look, at, turn):
    kind, code, label, cap = LOOKS[look]
    m = empty_bottle(kind).copy()
    return place(m, bottled(code, label, cap), at, (0, 0, turn))


def tumbler(at, upside=True, h=.95, r=.36):
    """A small glass; upside down to dry."""
    profile = [(0, 0), (.80 * r, 0), (.84 * r, .02), (r, h), (.985 * r, h + .01), (.955 * r, h), (.80 * r, .12), (.4 * r, .10), (0, .10)]
    return place(lathe('tumbler', profile, 64), glass(), (at[0], at[1], at[2] + (h + .012) * upside), (math.pi * upside, 0, 0))


@once
def cured():
    """Fields: hoof, cut (where the skin has been taken off)."""
    s = Shader('ham')
    v = s.apart(s.here())
    broad, fine = s.noise(v, .9, 5, .6), s.noise(v, 5, 5, .68)
    c = s.ramp(s.add(s.mul(broad, .65), s.mul(fine, .35)), (.30, '4a240c'), (.46, '8a5420'), (.58, 'b98638'), (.74, 'd8b268'))
    lean = s.ramp(s.add(s.mul(broad, .5), s.mul(fine, .5)), (.34, '2a0c08'), (.5, '562014'), (.66, 'a07048'))
    c = s.mix(s.field('cut'), c, lean)
    c = s.mix(s.mul(s.ramp(fine, (.55, 0.), (.68, 1.)), .4), c, 'd6cfb8')
    c = s.mix(s.field('hoof'), c, '15100c')
    return s.surface(base=c, sss=.05, radius=(.1, .05, .02), rough=s.scale(fine, .3, .25), spec=.5, coat=.25, coat_rough=.25,
                     normal=s.bump(s.add(broad, s.mul(fine, .6)), .6, .12))


def ham(seed, step=.055):
    """Hangs by the hoof: eighty centimeters, its shank thin, the thigh wide and flat."""
    rng = np.random.default_rng(seed)
    lo = np.array([-2.0, -1.5, -8.4])
    p = grid(lo, (2.0, 1.5, .3), step)
    z = -p[..., 2]
    x = p[..., 0] - .22 * np.sin(z * .5) - .02 * z
    y = p[..., 1] - .012 * z**1.6 * rng.uniform(.6, 1.2)
    wide = np.interp(z, [0, .5, .8, 1.6, 2.4, 3.2, 4.4, 5.6, 6.6, 7.3, 7.9], [.22, .27, .22, .26, .36, .62, 1.08, 1.36, 1.30, 1.0, .45])
    deep = np.interp(z, [0, .5, .8, 1.6, 2.4, 3.2, 4.4, 5.6, 6.6, 7.3, 7.9], [.20, .25, .22, .25, .32, .46, .70, .86, .84, .66, .35])
    d = (np.sqrt((x / wide) ** 2 + (y / deep) ** 2) - 1) * np.minimum(wide, deep) * .7
    d = smooth_max(d, z - 7.75, .5)
    d = smooth_max(d, -z, .08)
    face = y + .55 - .35 * smoothstep(z, 3.0, 5.5) + .12 * noise(p, .8, 3, seed)
    cut = smooth_max(d, -face, .12)
    out = cut + .05 * noise(p, .9, 3, seed + 1) + .02 * noise(p, 3, 3, seed + 2)
    at = lambda v: smoothstep(v[:, 1] * 0 + np.interp(-v[:, 2], [2.8, 3.6, 7.6, 7.9], [0, 1, 1, 0]), .3, .7) * smoothstep(-v[:, 1], .28, .42)
    m = solid('ham', out, lo, step, hoof=lambda v: smoothstep(-v[:, 2], .62, .5), cut=at)
    m.materials.append(cured())
    return m


def hang(m, at, turn):
    """With its cord, and the little cup under it that catches the fat."""
    o = place(m, None, at, (0, 0, turn))
    tube([(at[0] - .2, at[1], at[2] + 1.5), (at[0] - .16, at[1], at[2] - .3), (at[0] + .02, at[1], at[2] - .75), (at[0] + .2, at[1], at[2] - .3),
          (at[0] + .2, at[1], at[2] + 1.5)], .05, plain('6a5030', .8))
    return o


def lamp(at):
    """An enamel shade on its cord."""
    profile = [(0, 1.5), (.22, 1.5), (.26, 1.1), (.5, .95), (1.1, .6), (1.55, .0), (1.6, -.03), (1.54, .02), (1.06, .55), (.48, .9), (.2, 1.0), (0, 1.0)]
    place(lathe('lamp', profile, 72), metal('6a4a1c', .3), at)
    tube([(at[0], at[1], at[2] + 1.4), (at[0], at[1], at[2] + 6), (at[0], at[1], at[2] + 14)], .05, plain('15100c', .6))


def tap(at, turn=0.):
    """A column of chrome with three handles."""
    x, y, z = at
    place(lathe('column', [(0, 0), (.75, 0), (.78, .08), (.5, .2), (.36, .5), (.34, 2.6), (.42, 2.7), (.42, 3.4), (.34, 3.5), (0, 3.55)], 64), steel(), at)
    place(lathe('bar', [(0, -1.6), (.30, -1.6), (.34, -1.5), (.34, 1.5), (.30, 1.6), (0, 1.6)], 40), steel(), (x, y, z + 3.05), (0, math.pi / 2, turn))
    for k in (-1.1, 0, 1.1):
        cx, cy = x + k * math.cos(turn), y + k * math.sin(turn)
        tube([(cx, cy, z + 3.05), (cx, cy + .5, z + 3.05), (cx, cy + .75, z + 2.8), (cx, cy + .78, z + 2.2)], .11, steel())
        tube([(cx, cy + .1, z + 3.3), (cx, cy + .15, z + 3.7), (cx, cy + .12, z + 4.3), (cx, cy + .1, z + 4.9)], .12, plain('1a0f0a', .3, coat=.5))

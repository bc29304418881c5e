"""Oranges: whole, and in slices."""
import random

import numpy as np

from shader import Shader, once
from shapes import TAU, ball, mesh, noise, place, smooth_min, smoothstep, wrap_faces


@once
def peel():
    s = Shader('orange')
    v = s.here()
    pores = s.ramp(s.cells(s.stretch(v, 1, 1, 1), 34), (.0, 0.), (.35, 1.))
    c = s.mix(s.ramp(s.noise(v, 3, 5, .6), (.35, 0.), (.7, 1.)), 'd9660a', 'ef8a17')
    c = s.mix(s.mul(s.sub(1., pores), .35), c, 'b8500a')
    return s.surface(base=c, sss=.12, radius=(.05, .02, .008), rough=.34, spec=.5, coat=.25, coat_rough=.18,
                     normal=s.bump(s.add(pores, s.mul(s.noise(v, 7, 3), .8)), .45, .012))


def whole(at, turn=(0, 0, 0), r=.37, seed=1):
    v, f = ball(96)
    p = v * (r, r, .95 * r) * (1 + .02 * noise(v, 1.5, 3, seed))[:, None]
    p[:, 2] -= .035 * np.exp(-(np.hypot(p[:, 0], p[:, 1]) / .06) ** 2) * (v[:, 2] > 0)
    return place(mesh('orange', p, f), peel(), at, turn)


@once
def cut(ripe=False):
    """Fields: pulp, rind; in (a cell's place in its segment) u and w; soaked, how much wine the pith has drunk."""
    s = Shader('orange cut')
    pulp, rind, soaked = s.field('pulp'), s.field('rind'), s.field('soaked')
    v = s.here()
    sacs = s.node('CombineXYZ', {0: s.mul(s.field('u'), 13.), 1: s.mul(s.field('w'), 3.6), 2: s.field('k')}).outputs[0]
    skins = s.cells(sacs, 1.5, 'DISTANCE_TO_EDGE')
    tone = s.node('TexVoronoi', {'Vector': sacs, 'Scale': 1.5}).outputs['Color']
    tone = s.math('FRACT', s.mul(s.axes(tone)[0], 7.))
    flesh = s.mix(tone, *(('e25402', 'f88410') if ripe else ('ea6c06', 'f79a26')))
    flesh = s.mix(s.ramp(skins, (.0, .35), (.10, 0.)), flesh, 'f8aa48' if ripe else 'fbc869')
    white = s.mix(s.noise(v, 14, 4), *(('f4ca8c', 'f8dcb0') if ripe else ('f7e4b8', 'fdf3dc')))
    white = s.mix(soaked, white, s.mix(s.noise(v, 7, 4), '8c2438', 'c2566a'))
    flesh = s.mix(soaked, flesh, s.mix(tone, '8a1c14', 'b83a1e'))
    zest = s.mix(s.noise(v, 9, 4), *(('d25404', 'e8730c') if ripe else ('d8640a', 'f08c18')))
    c = s.mix(pulp, white, flesh)
    c = s.mix(rind, c, s.mix(s.mul(soaked, .6), zest, '9c3a10'))
    height = s.add(s.mul(s.ramp(skins, (.0, 0.), (.22, 1.)), pulp), s.mul(s.noise(v, 60, 3), .25))
    return s.surface(base=c, sss=s.scale(pulp, .35, .25), radius=(.09, .045, .015), rough=s.scale(pulp, -.30, .44), spec=.5,
                     coat=s.mul(pulp, .5), coat_rough=.05, normal=s.bump(height, .55, .012))


def slice_of_orange(seed, r=.355, thick=.055, soaked=0., ripe=False):
    """A wheel: rind, pith, and ten segments or so, none like another. A ripe one is deeper in color, with less pith."""
    rng, n = np.random.default_rng(seed), int(random.Random(seed).choice((9, 10, 10, 11)))
    edges = (np.arange(n) + rng.uniform(-.18, .18, n)) * TAU / n + rng.uniform(0, TAU)
    around = 420
    a = np.linspace(0, TAU, around, endpoint=False)
    q = np.r_[np.linspace(0, .88, 60), np.linspace(.89, 1, 16)]
    core = rng.normal(0, .018, 2)
    out = 1 + .018 * np.sin(a + seed) + .012 * np.sin(3 * a + 2. * seed)
    x, y = r * np.outer(q, np.cos(a) * out), r * np.outer(q, np.sin(a) * out)
    px, py = x - core[0], y - core[1]
    far = np.hypot(px, py)
    angle = np.arctan2(py, px) + .05 * noise(np.stack([x, y, 0 * x + seed], -1), 6, 3, seed)
    turn = np.mod(angle[..., None] - edges, TAU)
    k = turn.argmin(-1)
    inside = turn.min(-1)
    width = np.mod(np.roll(edges, -1) - edges, TAU)[k]
    walls = far * np.sin(np.minimum(np.minimum(inside, width - inside), 1.2))
    q2 = np.broadcast_to(q[:, None], x.shape)
    pith = r * ((.895 if ripe else .855) + .012 * noise(np.stack([x, y, 0 * x], -1), 9, 3, seed + 1) - q2)
    d = smooth_min(smooth_min(walls - .0035, pith, .030), far - .028 - .012 * rng.random(n)[k], .02)
    pulp = smoothstep(d, .0, .007)
    rind = smoothstep(q2, .945, .965)
    dome = thick / 2 + .007 * pulp * smoothstep(d, 0, .04) - .005 * smoothstep(q2, .97, 1.) ** 2 \
        + .004 * noise(np.stack([x, y, 0 * x], -1), 22, 3, seed + 3) * pulp
    warp = .02 * noise(np.stack([x, y, 0 * x], -1), 1.4, 2, seed + 5)
    top = np.stack([x, y, dome + warp], -1)
    mid = np.stack([x[-1] * 1.012, y[-1] * 1.012, warp[-1]], -1)[None]
    under = np.stack([x, y, -dome + warp], -1)[::-1]
    v = np.concatenate([top, mid, under])

    def both(f, edge): return np.concatenate([f, np.full((1, around), edge), f[::-1]]).ravel()
    fields = {'pulp': (pulp, 0.), 'rind': (rind, 1.), 'u': ((inside / width - .5) * (.4 + q2), 0.), 'w': (q2 * 2.2, 0.),
              'k': (1. * k, 0.), 'soaked': (np.full(x.shape, soaked), soaked)}
    m = mesh('orange slice', v.reshape(-1, 3), wrap_faces(len(v), around)[:, ::-1], **{n_: both(*f) for n_, f in fields.items()})
    m.materials.append(cut(ripe))
    return m

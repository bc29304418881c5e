"""Lemon in wedges: rind, pith, and flesh in long drops between thin walls."""
import math

import numpy as np

from shader import Shader, once
from shapes import grid, noise, roughen, smooth_max, smoothstep, solid

LONG, ROUND, STEP = .40, .27, .0058


@once
def fruit():
    """Fields: rind (the outside), pith, wall (between two segments)."""
    s = Shader('lemon')
    v = s.apart(s.here())
    drops = s.cells(s.stretch(v, 30, 9, 9), 1.6)
    fine = s.noise(v, 12, 4, .6)
    flesh = s.mix(s.ramp(drops, (.0, 1.), (.55, 0.)), 'd9b93a', 'f3e08a')
    c = s.mix(s.field('wall'), flesh, 'f6ecc0')
    c = s.mix(s.field('pith'), c, s.mix(fine, 'f4ead0', 'fbf5e4'))
    pores = s.ramp(s.cells(v, 42), (.05, 0.), (.42, 1.))
    c = s.mix(s.field('rind'), c, s.mix(fine, 'e3b21c', 'f2cb3a'))
    height = s.mix(s.field('rind'), s.mul(s.ramp(drops, (.0, 1.), (.6, 0.)), .9), pores)
    dry = s.math('MAXIMUM', s.field('rind'), s.field('pith'))
    return s.surface(base=c, sss=.5, radius=(.10, .08, .02), rough=s.scale(dry, .30, .10), spec=.5, coat=s.scale(dry, -.75, .85),
                     coat_rough=.05, normal=s.bump(height, .45, .012))


def wedge(seed, opening=1.05):
    """A mesh lying along x, its sharp edge up."""
    lo = np.array([-LONG - .06, -ROUND - .02, -ROUND - .02])
    p = grid(lo, (LONG + .06, ROUND + .02, .03), STEP)

    def outside(q):
        x = q[..., 0] / LONG
        r = np.hypot(q[..., 1], q[..., 2])
        body = np.sqrt(np.clip(1 - np.abs(x) ** 2.2, 0, 1)) + .13 * smoothstep(np.abs(x), .82, 1.) * smoothstep(np.abs(x), 1.14, 1.)
        return (r - ROUND * body) * .8 + .006 * noise(q, 5, 3, seed)
    h = opening / 2
    left, right = (math.cos(h), math.sin(h)), (-math.cos(h), math.sin(h))

    def cut(q): return np.maximum(q[..., 1] * left[0] + q[..., 2] * left[1], q[..., 1] * right[0] + q[..., 2] * right[1])
    out, flat = outside(p), cut(p)
    d = smooth_max(out, roughen(flat + .004, p, .03, (.004, 16, 3, seed + 1), (.003, 45, 2, seed + 2)), .010)
    d = smooth_max(d, p[..., 2] + .020, .02)
    face = lambda v: smoothstep(cut(v), -.018, -.006)
    side = lambda v: outside(v) + .004 * noise(v, 14, 2, seed + 4)
    def rind(v): return np.maximum(smoothstep(side(v), -.020, -.012), 1 - face(v)) * smoothstep(side(v), -.05, -.02)

    def pith(v):
        core = smoothstep(v[:, 2] + .012 * noise(v, 9, 2, seed), -.040, -.028)
        return np.clip(smoothstep(side(v), -.052, -.040) + core, 0, 1)
    return solid('lemon', d, lo, STEP, rind=rind, pith=pith, wall=lambda v: .8 * smoothstep(side(v), -.066, -.052))

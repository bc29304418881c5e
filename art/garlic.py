"""Garlic in cloves, peeled."""
import numpy as np

from shader import Shader, once
from shapes import ball, mesh, noise, smoothstep


@once
def flesh(cooked):
    s = Shader('garlic')
    v = s.apart(s.here())
    streaks = s.noise(s.stretch(v, 2, 26, 26), 2, 4, .6)
    raw, done = ('e9dcb8', 'f5eed6', 'c9b07c'), ('c98f42', 'e6bf78', '8a5520')
    tones = done if cooked else raw
    c = s.mix(streaks, *tones[:2])
    root = s.math('MULTIPLY_ADD', s.axes(s.here())[0], -40., -3.9, True)
    c = s.mix(root, c, tones[2])
    return s.surface(base=c, sss=.4, radius=(.06, .05, .03), rough=s.scale(streaks, .25, .2), coat=.35, coat_rough=.15,
                     normal=s.bump(streaks, .45, .012))


def clove(seed, cooked=False):
    """One side flat, where it lay against the others; blunt at the root, pointed at the shoot."""
    v, f = ball(64)
    x = v[:, 0]
    taper = 1 - .80 * smoothstep(x, .25, 1.05) - .18 * smoothstep(x, -.6, -1.)
    p = np.stack([.13 * x + .03 * smoothstep(x, .6, 1.), .074 * v[:, 1] * taper, .070 * v[:, 2] * taper], 1)
    p[:, 1] = np.minimum(p[:, 1], .040) + .30 * np.maximum(p[:, 1] - .040, 0)
    p[:, 1] -= .035 * (x + .2) ** 2
    p[:, 0] = np.maximum(p[:, 0], -.112)
    p *= 1 + (.05 * noise(v, 1.6, 3, seed) + .02 * noise(v * (1, 6, 6), 1, 2, seed + 3))[:, None]
    m = mesh('clove', p, f)
    m.materials.append(flesh(cooked))
    return m

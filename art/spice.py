"""Cinnamon in sticks, bay leaves."""
import math

import numpy as np

from shader import Shader, once
from shapes import mesh, noise, place, wrap_faces


def cinnamon(at, turn, long=.85):
    t = np.linspace(0, 5.2, 46)
    scroll = np.stack([(.018 + .0085 * t) * np.cos(t), (.018 + .0085 * t) * np.sin(t)], 1)
    scroll = np.concatenate([scroll[::-1] * (-1, 1) - (.064, 0), scroll])
    x = np.linspace(-long / 2, long / 2, 40)
    v = np.stack(np.broadcast_arrays(x[:, None], scroll[None, :, 0], scroll[None, :, 1] + .062), -1)
    v = v + .004 * noise(v, 9, 3, 2)[..., None]
    s = Shader('cinnamon')
    p = s.here()
    grain = s.noise(s.stretch(p, 1.2, 22, 22), 2, 5, .65)
    c = s.ramp(grain, (.3, '4c210c'), (.5, '7c3f18'), (.7, 'a8652e'))
    m = mesh('cinnamon', v.reshape(-1, 3), wrap_faces(40, len(scroll), False))
    m.materials.append(s.surface(base=c, rough=.65, spec=.3, normal=s.bump(grain, .6, .010)))
    o = place(m, None, at, (0, 0, turn))
    o.modifiers.new('thick', 'SOLIDIFY').thickness = .011
    return o


@once
def bay():
    n, k = 30, 11
    t, s = np.meshgrid(np.linspace(0, 1, n), np.linspace(-1, 1, k), indexing='ij')
    w = .11 * np.sin(math.pi * t**.9) ** .85 + .003
    v = np.stack([.62 * t, s * w * (1 + .06 * np.sin(22 * t)), .10 * w * np.abs(s) + .07 * np.sin(2.4 * t) + .012 * np.sin(9 * t + 2 * s)], -1)
    sh = Shader('bay')
    u, a = sh.field('t'), sh.field('s')
    vein = sh.math('MULTIPLY_ADD', sh.math('ABSOLUTE', a), -14., 1., True)
    side = sh.ramp(sh.math('SINE', sh.sub(sh.mul(u, 60.), sh.mul(sh.math('ABSOLUTE', a), 16.))), (.8, 0.), (1., .5))
    c = sh.mix(sh.noise(sh.here(), 5, 4), '4c4f1e', '70703a')
    c = sh.mix(sh.math('MAXIMUM', vein, side), c, '96935a')
    m = mesh('bay', v.reshape(-1, 3), np.array([(i * k + j, (i + 1) * k + j, (i + 1) * k + j + 1, i * k + j + 1) for i in range(n - 1) for j in range(k - 1)]),
             t=t.ravel(), s=s.ravel())
    m.materials.append(sh.surface(base=c, rough=.35, spec=.5, coat=.5, coat_rough=.1, sss=.05, radius=(.02, .03, .01)))
    return m

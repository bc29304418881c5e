"""Green olives, whole."""
import math

import numpy as np

from shader import Shader, once
from shapes import ball, mesh, noise


@once
def olive_skin():
    s = Shader('olive')
    v = s.apart(s.here())
    n = s.noise(v, 5, 5, 0.6)
    c = s.mix(s.ramp(n, (0.3, 0.0), (0.7, 1.0)), '6b6a1c', '98953a')
    c = s.mix(s.mul(s.chance(), 0.5), c, '565a1c')
    c = s.mix(s.mul(s.ramp(s.cells(v, 42), (0.10, 1.0), (0.2, 0.0)), 0.3), c, 'c2b86a')
    c = s.mix(s.mul(s.ramp(s.noise(v, 11, 5, 0.7), (0.58, 0.0), (0.75, 1.0)), 0.45), c, '4a3c12')
    return s.surface(base=c, sss=0.25, radius=(0.05, 0.05, 0.015), rough=0.2, coat=0.8, coat_rough=0.04,
                     normal=s.bump(s.add(n, s.mul(s.noise(v, 26, 3, 0.6), 0.25)), 0.25, 0.012))


def olive(k):
    v, f = ball(56)
    long, wide = .122 + .008 * math.sin(2 * k), .092 + .005 * math.cos(1.7 * k)
    r = np.hypot(v[:, 0], v[:, 1])
    dent = np.exp(-(r / .20) ** 2) * .022 * np.sign(v[:, 2])
    p = np.stack([v[:, 0] * wide, v[:, 1] * wide, v[:, 2] * long - dent], 1)
    p *= 1 + .035 * noise(v, 1.3, 3, k)[:, None]
    m = mesh('olive', p, f)
    m.materials.append(olive_skin())
    return m

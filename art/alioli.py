"""Alioli: thick, pale, with the turns of the spoon in it."""
import numpy as np

from shader import Shader, once
from shapes import TAU, mesh, noise, place, smoothstep, wrap_faces
from table import bowl


@once
def alioli():
    s = Shader('alioli')
    v = s.here()
    n = s.noise(v, 7, 4, .6)
    c = s.mix(n, 'efe2b8', 'f8f0d4')
    return s.surface(base=c, sss=.5, radius=(.07, .06, .04), rough=.30, spec=.5, coat=.45, coat_rough=.12,
                     normal=s.bump(s.add(n, s.mul(s.noise(v, 34, 3, .6), .25)), .30, .012))


def bowl_of_alioli(at, r=.34, h=.22, seed=3):
    bowl(r, h, at, seed=seed)
    rim, level = .925 * r, .80 * h
    q, a = np.linspace(0, 1, 120)[:, None], np.linspace(0, TAU, 200, endpoint=False)[None]
    x, y = rim * q * np.cos(a), rim * q * np.sin(a)
    p = np.stack(np.broadcast_arrays(x, y, 0 * x), -1)
    bent = q + .05 * noise(p, 4, 3, seed)
    turns = np.abs(np.sin((bent * 5.2 + a + seed) / 2)) ** .6
    z = level + r * (.16 * smoothstep(bent, .85, .1) + .075 * turns * smoothstep(bent, .96, .6) * smoothstep(bent, .0, .2))
    z += r * (.05 * noise(p, 5, 3, seed + 2) + .10 * np.exp(-((bent / .13) ** 2))) * smoothstep(q, 1., .8)
    p[..., 2] = z + .012 * smoothstep(q, .95, 1.)
    return place(mesh('alioli', p.reshape(-1, 3), wrap_faces(120, 200)), alioli(), at)

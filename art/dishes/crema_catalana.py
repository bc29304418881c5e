"""Crema catalana: custard in a clay dish of thirteen centimeters, its burnt sugar broken like ice."""
import math

import numpy as np

from shader import Shader, once
from shapes import TAU, ball, grid, mesh, noise, place, smooth_max, smoothstep, solid, wrap_faces
from spice import cinnamon
from studio import camera, late_light
from table import cazuela, napkin, planks, spoon

RADIUS, LEVEL, STRUCK = .615, .205, np.array([.07, -.14])


@once
def burnt():
    """Sugar under the iron: gold where it just melted, black where it stayed."""
    s = Shader('burnt sugar')
    v = s.here()
    broad, fine = s.noise(v, 3.1, 5, .62, .5), s.noise(v, 13, 5, .65, .3)
    f = s.add(s.mul(broad, .72), s.mul(fine, .36))
    c = s.ramp(f, (.38, 'eab24c'), (.47, 'd4842a'), (.54, 'a4520f'), (.61, '5a2408'), (.70, '1a0904'))
    bubble = s.ramp(s.cells(v, 34), (.04, 1.), (.22, 0.))
    bubble = s.mul(bubble, s.ramp(s.noise(v, 5, 3), (.42, 0.), (.58, 1.)))
    c = s.mix(s.mul(bubble, .5), c, 'f0b958')
    height = s.add(s.add(s.mul(broad, 1.3), s.mul(s.noise(v, 8, 3, .5), .8)), s.mul(bubble, .35))
    return s.surface(base=c, sss=.18, radius=(.05, .025, .008), rough=.16, spec=.5, coat=1., coat_rough=.03, normal=s.bump(height, .5, .020))


@once
def cream():
    s = Shader('cream')
    v = s.here()
    n = s.noise(v, 9, 4, .6)
    c = s.mix(n, 'f6d08a', 'fbe0ae')
    return s.surface(base=c, sss=.55, radius=(.12, .08, .04), rough=.26, spec=.45, coat=.3, coat_rough=.12,
                     normal=s.bump(s.add(n, s.mul(s.noise(v, 40, 3, .6), .3)), .35, .014))


def crust(rng, step=.0042):
    """One sheet, in cells near the spoon: cracked between, pressed down and tilted, three of them gone."""
    near = [STRUCK + rng.uniform(.07, .14) * np.array([math.cos(a), math.sin(a)]) for a in np.arange(0, TAU, 1.26)]
    seeds = near + [STRUCK + q * np.array([math.cos(a), math.sin(a)]) for q, n in ((.26, 7), (.42, 7), (.72, 6))
                    for a in np.arange(n) * TAU / n + rng.uniform(0, .8, n) for q in [q + rng.uniform(-.06, .05)]]
    lo = np.array([-RADIUS - .02, -RADIUS - .02, -.09])
    p = grid(lo, (RADIUS + .02, RADIUS + .02, .08), step)
    flat = p[:, :, :1] * (1, 1, 0)
    bent = flat + .018 * np.stack([noise(flat, 9, 3, 3), noise(flat, 9, 3, 5), 0 * flat[..., 0]], -1)
    far = np.stack([np.hypot(bent[..., 0] - x, bent[..., 1] - y) for x, y in seeds])
    order = np.argsort(far, 0)[:2]
    first, second = np.take_along_axis(far, order, 0)
    apart = np.linalg.norm(np.array(seeds)[order[0]] - np.array(seeds)[order[1]], axis=-1)
    border = (second**2 - first**2) / (2 * apart)
    struck = np.hypot(flat[..., 0] - STRUCK[0], flat[..., 1] - STRUCK[1])
    tilt, sink = np.zeros((len(seeds), 2)), np.zeros(len(seeds))
    for k, seed in enumerate(seeds):
        loose = float(smoothstep(np.linalg.norm(seed - STRUCK), .30, .06))
        tilt[k], sink[k] = rng.normal(0, .16, 2) * loose, -.020 * loose
    cell = order[0]
    middle = np.array(seeds)[cell]
    level = sink[cell] + tilt[cell][..., 0] * (flat[..., 0] - middle[..., 0]) + tilt[cell][..., 1] * (flat[..., 1] - middle[..., 1])
    level = level + .006 * noise(flat, 4, 3, 8)
    gap = .008 * smoothstep(struck, .44, .08) - .002 * smoothstep(struck, .30, .5)
    d = smooth_max(np.abs(p[..., 2] - level) - .010, gap - border, .006)
    d = np.maximum(d, np.hypot(p[..., 0], p[..., 1]) - RADIUS)
    d = np.where((cell == 1) | (cell == 2) | (cell == 3), np.maximum(d, .5 * (border + .004)), d)
    return solid('crust', d, lo, step)


def build():
    planks(turn=.15)
    napkin((-.95, .85, 0), (2.1, 1.7), -.35, seed=7)
    cazuela(.68, .215, (0, 0, 0), seed=4)
    rng = np.random.default_rng(11)
    r, a = np.linspace(0, RADIUS + .012, 110)[:, None], np.linspace(0, TAU, 220, endpoint=False)[None]
    x, y = r * np.cos(a), r * np.sin(a)
    p = np.stack(np.broadcast_arrays(x, y, 0 * x), -1)
    away = np.hypot(x - STRUCK[0], y - STRUCK[1])
    z = LEVEL - .012 - .045 * np.exp(-((away / .15) ** 2)) + .020 * noise(p, 9, 3, 6) * smoothstep(away, .28, .10)
    p[..., 2] = z
    place(mesh('cream', p.reshape(-1, 3), wrap_faces(110, 220)), cream())
    place(crust(rng), burnt(), (0, 0, LEVEL))
    dip = spoon((.42, -.36, .25), 2.52, .72)
    dip.rotation_euler = (.12, .30, 2.52)
    v, f = ball(48)
    scoop = mesh('scoop', (v * (1 + .10 * noise(v, 2.2, 3, 4))[:, None]) * (.16, .105, .06) + (.40, 0, .055), f)
    place(scoop, cream()).parent = dip
    cinnamon((.86, .56, 0), .75)
    cinnamon((.98, .42, 0), .95, .7)
    late_light(back=.35, leaves=2)
    camera((.15, -2.75, 2.35), (.08, -.02, .12), 68, 3.2, (.05, -.15, .2))

"""A flight: two and a half ounces each of a pale gold white, a pink rosado and a red, left to right on a long card; thin
glasses of 21 centimeters, filled to where the bowl is not yet widest. Candles on the bar behind, olives in front."""
import random

from olive import olive
from pile import settle
from shader import Shader, once
from shapes import beveled, box, lathe, place
from studio import area, camera, late_light
from table import bowl, planks, wall, wineglass


@once
def paper():
    """A line around it, a finger from the edge."""
    s = Shader('paper')
    v = s.here()
    x, y, _ = s.axes(v)
    inset = s.math('MAXIMUM', s.sub(s.math('ABSOLUTE', x), 1.66), s.sub(s.math('ABSOLUTE', y), .46))
    line = s.math('MULTIPLY_ADD', s.math('ABSOLUTE', inset), -160., 1.2, True)
    c = s.mix(s.noise(v, 30, 5, .7), 'e6dbc2', 'efe6d0')
    c = s.mix(s.mul(line, s.ramp(s.noise(v, 60, 3), (.3, .4), (.6, .9))), c, '6b1229')
    return s.surface(base=c, rough=.75, spec=.25, normal=s.bump(s.noise(v, 45, 4, .7), .15, .004))


@once
def wax():
    s = Shader('candle')
    up = s.axes(s.here())[2]
    return s.surface(base='efd9a8', rough=.45, sss=.4, radius=(.1, .05, .02), emit='ff8a30', emit_strength=s.ramp(up, (.0, .25), (.34, 1.9)))


@once
def flame():
    s = Shader('flame')
    return s.finish(s.node('Emission', {0: (1, .62, .25), 1: 38.}))


def candle(x, y, high=.36):
    place(lathe('candle', [(0, 0), (.16, 0), (.165, .03), (.16, high), (.13, high - .02), (0, high - .05)], 48), wax(), (x, y, 0))
    o = place(lathe('flame', [(0, 0), (.028, .03), (.034, .07), (.02, .13), (0, .18)], 16), flame(), (x, y, high - .02))
    o.visible_shadow = False


def build():
    planks(size=16, n=11, turn=.03)
    wall(3.0, 'cfa470')
    beveled(place(box('card', 3.5, 1.1, .016, .004), paper(), (.0, .02, .009), (0, 0, .03)))
    for x, y, level, kind in ((-1.08, .12, 1.236, 'white'), (.0, -.14, 1.226, 'rosado'), (1.10, .10, 1.231, 'red')):
        wineglass((x, y, .017), level, kind)
    for x, y, high in ((-1.78, 1.9, .40), (-.62, 2.5, .30), (1.95, 1.7, .34), (2.25, 2.4, .46), (.66, 2.6, .38)):
        candle(x, y, high)
    dish = bowl(.44, .30, (1.70, -.92, 0), seed=5)
    rr = random.Random(4)
    shapes = [olive(k) for k in range(5)]
    heap = [place(shapes[k % 5], None, (1.70 + rr.uniform(-.18, .18), -.92 + rr.uniform(-.18, .18), .26 + .12 * (k // 4)), [rr.uniform(0, 6) for _ in 'xyz'])
            for k in range(12)]
    settle(heap, [o.data for o in heap], [dish], (1.70, -.92, 0), .36)
    late_light(.9, fill=.95, leaves=2)
    area((-2.9, .9, 3.3), (-.2, 3.0, 1.1), (1.2, 1.2), 130, (1, .80, .58))
    camera((.1, -8.4, 2.15), (.02, .0, 1.03), 78, 2.4, (0, -.14, 1.1))

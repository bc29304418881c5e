"""The bar: a counter of one meter ten, its shelves, hams on their rail, and a window onto the street at the end."""
import bpy

from room import azulejo, block, bottle, floor_tiles, ham, hang, lamp, metal, tap, tiles, tube
from shader import Shader, once, plain
from shapes import box, place
from studio import area, sunlight
from table import plaster, wood

TOP, END, BACK = 11., -36., 17.


@once
def street():
    s = Shader('street')
    v = s.here()
    _, y, z = s.axes(v)
    u, w, _, _ = tiles(s, s.mul(y, 1.3), z, 11.)
    house = s.mul(*(s.math('MULTIPLY_ADD', s.sub(half, s.math('ABSOLUTE', q)), 9., .5, True) for half, q in ((.17, u), (.29, w))))
    c = s.mix(s.noise(v, .12, 4, .6), 'c8904e', 'eec68c')
    c = s.mix(s.mul(house, .8), c, '4a4038')
    c = s.mix(s.ramp(s.scale(z, 1 / 60, .5), (.28, 1.), (.34, 0.)), c, '54402c')
    return s.finish(s.node('Emission', {0: c, 1: 3.4}))


def window(y, z):
    """The end wall with an opening, and its frame and bars."""
    wall = plaster('c8aa7c')
    block((END - 2, END), (-60, y[0]), (0, 40), wall)
    block((END - 2, END), (y[1], BACK + 3), (0, 40), wall)
    block((END - 2, END), y, (0, z[0]), wall)
    block((END - 2, END), y, (z[1], 40), wall)
    frame = wood('walnut')
    for a in (y[0], y[1] - .6, *(y[0] + (y[1] - y[0]) * k / 4 - .2 for k in (1, 2, 3))):
        wide = .6 if a in (y[0], y[1] - .6) else .4
        block((END - 1.2, END - .4), (a, a + wide), z, frame)
    for b in (z[0], z[1] - .6, *(z[0] + (z[1] - z[0]) * k / 3 - .2 for k in (1, 2))):
        block((END - 1.2, END - .4), y, (b, b + .5), frame)
    o = place(box('street', .1, 90, 60), street(), (END - 14, -8, 12))
    o.visible_shadow = o.visible_diffuse = False
    area((END + .3, sum(y) / 2, sum(z) / 2), (END + 10, sum(y) / 2, sum(z) / 2 - 4), (y[1] - y[0], z[1] - z[0]), 6500, (1, .88, .74)).visible_camera = False


def counter(x):
    block(x, (0, 5.2), (0, TOP - .6), plain('2a1a10', .5))
    block((x[0], x[1] + .1), (-.12, 0), (2.6, 8.6), azulejo())
    dark = wood('walnut')
    block(x, (-.30, 0), (8.6, TOP - .5), dark)
    block(x, (-.42, -.1), (8.55, 8.9), dark)
    block(x, (-.25, 0), (0, 2.6), dark)
    block((x[0], x[1] + .6), (-1.1, 5.6), (TOP - .55, TOP), wood('oak'), .14)
    brass = metal('b08038', .24)
    tube([(x[0], -1.3, 1.9), ((x[0] + x[1]) / 2, -1.3, 1.9), (x[1], -1.3, 1.9)], .22, brass, 20)
    for k in range(int(x[0]), int(x[1]), 9):
        tube([(k, -1.3, 1.9), (k, -.7, 1.8), (k, -.2, 1.6)], .12, brass, 8)


def shelves(x, rr, beyond=30):
    block((END, x[1] + beyond), (BACK, BACK + 2), (0, 40), plaster('a87a48'))
    dark = wood('walnut')
    block(x, (BACK - 4.2, BACK), (0, 9.4), dark)
    block((x[0] - .3, x[1]), (BACK - 4.5, BACK), (9.4, 9.9), dark, .1)
    for z in (14.2, 18.4, 22.6):
        block(x, (BACK - 2.0, BACK), (z - .35, z), dark)
    for k in range(5):
        at = x[0] + (x[1] - x[0]) * k / 4
        block((at - .3, at + .3), (BACK - 2.1, BACK), (9.9, 24), dark)
    for z in (9.9, 14.2, 18.4):
        at, look = x[0] + 1., rr.randrange(9)
        while at < x[1] - .6:
            if rr.random() < .35:
                look = rr.randrange(9)
            if rr.random() > .07:
                bottle(look, (at, BACK - 1.1 + rr.uniform(-.25, .25), z), rr.uniform(0, 6))
            at += rr.uniform(.95, 1.15)
    area(((x[0] + x[1]) / 2, BACK - 4, 25), ((x[0] + x[1]) / 2, BACK - .5, 14), (x[1] - x[0], 1.), 1500, (1, .68, .36))


def bar(rr):
    """The room without what stands on the counter and before it, in the light of the late afternoon."""
    place(box('floor', 160, 160, .4), floor_tiles(), (0, 0, -.2))
    window((-19, -4.5), (3., 25.))
    counter((-30, 16))
    shelves((-31, 33), rr)
    tap((-18., 3.4, TOP))
    tube([(-32, 7.4, 25), (0, 7.4, 25), (26, 7.4, 25)], .2, metal('2a2622', .42), 20)
    for k, (x, turn) in enumerate(((-24.0, .7), (-18.2, 1.2), (-12.6, .9))):
        hang(ham(k + 1), (x, 7.4, 23.6 + .3 * k), turn)
    for x in (-24, -10, 4):
        lamp((x, 2.4, 18.6))
    world = bpy.data.worlds.new('room')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs[0].default_value = (.74, .70, .66, 1)
    world.node_tree.nodes['Background'].inputs[1].default_value = .10
    sunlight((1., .34, -.50), 30., (1, .80, .58))

"""The street front in the blue hour: a shop front of dark green wood in a brick house, the bar lit behind its panes, the pavement wet.

The room behind is that of `bar.py`; the front stands two meters forty before its counter.
"""
import random

import bpy
import numpy as np

from bar import TOP, counter, shelves
from evening import barrel, bulb, candle, glow, lantern, post, shade
from front import EDGES, FRONT, HIGH, chalkboard, door, front
from masonry import brickwork, granite, herringbone, mortar, pieces, setts, sheet, water
from room import block, floor_tiles, ham, hang, lamp, metal, stool, tap, tiles, tube
from shader import Shader, once, plain
from shapes import box, lathe, mesh, place
from studio import area, camera
from table import plaster, wineglass

CORNER = 31.


def inside(rr):
    place(box('floor', 67, 42, .4), floor_tiles(), (-3, -3, -.2))
    wall = plaster('b8986a')
    for a in (-37, 29.6):
        block((a, a + 1.1), (FRONT + 1, 18), (0, 34), wall)
    block((-37, 31), (FRONT + .5, 18), (33, 34), plaster('8a6a44'))
    counter((-30, 12))
    shelves((-31, 29), rr, 1)
    tap((-18., 3.4, TOP))
    tube([(-32, -18, 28.6), (0, -18, 28.6), (24, -18, 28.6)], .2, metal('2a2622', .42), 20)
    for k, (x, turn) in enumerate(((-27.0, .7), (-22.6, 1.2), (-18.6, .9), (17.2, .4))):
        hang(ham(k % 3 + 1, .08), (x, -18, 27.2), turn)
    for x in (-24, -13, 0, 13):
        lamp((x, -5., 20.6))
        bulb((x, -5., 20.2), 1500, (1, .72, .44), .5)
        place(lathe('bulb', [(0, -.5), (.3, -.35), (.4, 0), (.3, .35), (0, .5)], 24), glow('ffc070', 60.), (x, -5, 20.7)).visible_shadow = False
    area((-4, -4, 32.5), (-4, -4, 0), (44, 12), 1900, (1, .80, .58)).visible_camera = False
    for x, z, code in ((-33.6, 18, '7a2a1c'), (-33.5, 12.6, '8a7a50'), (26.5, 17, '2a4a5a')):
        block((x - 1.7, x + 1.7), (16.4, 16.9), (z, z + 4.6), plain('1c120a', .4))
        block((x - 1.4, x + 1.4), (16.3, 16.5), (z + .3, z + 4.3), plain(code, .5, bump_scale=3., vary=.9))
    for x, y, turn in ((-25, -3.6, .3), (-18, -3.4, .9), (-10, -3.7, .1), (-4, -3.5, .6)):
        stool((x, y), turn)


def outside():
    brickwork((-62, CORNER), (0, 54), FRONT, [((EDGES[0][0] - .2, EDGES[-1][1] + .2), (-1, HIGH + 6.4))])
    block((-62, EDGES[0][0]), (FRONT + .09, FRONT + 1), (-1, HIGH + 6), mortar(), .01)
    block((EDGES[-1][1], CORNER), (FRONT + .09, FRONT + 1), (-1, HIGH + 6), mortar(), .01)
    block((-62, CORNER), (FRONT + .09, FRONT + 1), (HIGH + 6, 54), mortar(), .01)
    block((CORNER - 1, CORNER), (FRONT + .3, 90), (0, 120), plain('3a1c14', .9))
    herringbone((-75, 75), (-48, FRONT + 1), 0)
    sheet('bed', (-90, 160), (-48, 400), -.12, mortar('3a302a', .5))
    herringbone((CORNER - 6, 72), (FRONT, 30), 0)
    sheet('puddles', (-90, 70), (-48.1, FRONT + .5), -.012, water())
    post((-38, FRONT - .7), .42, 60, metal('3c3028', .5))
    for z in (6, 24, 42):
        block((-38.7, -37.3), (FRONT - 1.15, FRONT), (z, z + .5), metal('2a2622', .5))
    for a, b in ((-61.9, EDGES[0][0] - .3), (EDGES[-1][1] + .3, CORNER + .2)):
        pieces('plinth', [((a + b) / 2, FRONT + .3, 1.5)], [(b - a, 1.1, 3.2)], granite(), .12, .04, 0, 4)
    pieces('curb', [(x, -49, -.75) for x in range(-88, 120, 12)], [(11.9, 2., 1.6)] * 18, granite(), .14, .05, .004, 8)
    setts((-80, 90), (-84, -50), -1.3)
    sheet('ground', (-300, 300), (-200, -49), -1.48, mortar('22201e', .4))
    sheet('gutter', (-300, 300), (-200, -49.8), -1.31, water())


@once
def leafage(*codes):
    s = Shader('leafage')
    c = s.ramp(s.field('tone'), *zip((0., .6, 1.), codes))
    return s.surface(base=c, rough=.45, spec=.4)


def fallen(n, seed=6):
    """Leaves of the plane trees, flat on the wet ground."""
    rng = np.random.default_rng(seed)
    a = np.linspace(0, 2 * np.pi, 14, endpoint=False)
    r = .34 * (1 + .45 * np.cos(5 * a / 2) ** 2) * rng.uniform(.6, 1.3, (n, 1)) * rng.uniform(.8, 1.2, (n, 14))
    turn, x, y = rng.uniform(0, 6, (n, 1)), rng.uniform(-50, 45, (n, 1)), -24.6 - 40 * rng.random((n, 1)) ** 1.6
    v = np.stack([x + r * np.cos(a + turn), y + r * np.sin(a + turn), np.where(y > -50, .06, -1.2) + .12 * r * rng.normal(0, 1, (n, 1)) * np.cos(a) ** 2], -1)
    place(mesh('fallen', v.reshape(-1, 3), np.arange(14 * n).reshape(n, 14), False, tone=np.repeat(rng.random(n), 14)), leafage('6a3a12', 'a8681c', '5a2a14'))


def bush(at, high, n, seed):
    """An olive tree in a pot: leaves about the tips of its twigs."""
    rng = np.random.default_rng(seed)
    place(lathe('pot', [(0, 0), (1.7, 0), (1.8, .1), (2.25, 3.3), (2.5, 3.4), (2.5, 4.0), (2.25, 4.05), (2.1, 3.6), (0, 3.5)], 96, 120, .006, 2),
          plain('7a4028', .8, bump_scale=4., vary=.5), at)
    root = np.array(at) + (0, 0, 3.5)
    bark, tips = plain('4a4034', .9, bump_scale=6., bump=.6), []
    crown = root + (.3, -.1, high * .42)
    tube([root, root + (-.2, .1, high * .2), crown], .26, bark, 20)
    for _ in range(26):
        way = rng.normal(0, 1, 3) * (1, 1, .7) + (0, 0, .9)
        end = crown + way / np.linalg.norm(way) * high * rng.uniform(.25, .52)
        mid = (crown + end) / 2 + rng.normal(0, .25, 3)
        tube([crown - (0, 0, rng.uniform(0, .8)), mid, end], .05, bark, 12)
        tips += [mid, end, end, (mid + end) / 2]
    c = np.array(tips)[rng.integers(0, len(tips), n)] + rng.normal(0, .55, (n, 3))
    a = rng.normal(0, 1, (n, 3)) + (0, 0, .5)
    a /= np.linalg.norm(a, axis=1, keepdims=True)
    b = np.cross(a, rng.normal(0, 1, (n, 3)))
    b /= np.linalg.norm(b, axis=1, keepdims=True)
    long, wide = rng.uniform(.35, .62, (n, 1)), rng.uniform(.06, .10, (n, 1))
    v = np.stack([c, c + a * long * .5 + b * wide, c + a * long, c + a * long * .5 - b * wide], 1).reshape(-1, 3)
    place(mesh('leaves', v, np.arange(4 * n).reshape(-1, 4), False, tone=np.repeat(rng.random(n), 4)), leafage('1c2a14', '3a4a26', '76825c'))


@once
def houses(bright, lit_share):
    """Houses far off, a window here and there lit."""
    s = Shader('houses')
    v = s.here()
    x, _, z = s.axes(v)
    house = s.node('TexWhiteNoise', {'W': s.math('FLOOR', s.mul(x, 1 / 66.))}, noise_dimensions='1D').outputs['Value']
    u, w, chance, _ = tiles(s, x, z, 15.)
    within = lambda q, half: s.math('LESS_THAN', s.math('ABSOLUTE', q), half)
    glazed = s.mul(s.mul(within(u, .19), within(w, .32)), s.sub(1., within(u, .02)))
    lit = s.mul(glazed, s.math('GREATER_THAN', chance, 1 - lit_share))
    c = s.mix(house, '20202a', '34303a')
    c = s.mix(s.mul(s.noise(v, .05, 4), .6), c, '121018')
    c = s.mix(glazed, c, '161c2c')
    wall = s.node('Emission', {0: c, 1: bright})
    curtain = s.scale(s.noise(s.stretch(v, 1, 1, .1), .5, 3), 1.6, -.3)
    light = s.node('Emission', {0: s.mix(chance, 'ff8a34', 'ffd08a'), 1: s.mul(curtain, .8 * bright)})
    roof = s.math('GREATER_THAN', z, s.scale(house, 44., 26.))
    body = s.node('MixShader', {0: lit, 1: wall, 2: light})
    return s.finish(s.node('MixShader', {0: roof, 1: body, 2: s.node('BsdfTransparent', {0: (1, 1, 1)})}))


def bare_tree(at, high, seed):
    """Against the sky: each branch forks into three, thinner and more level."""
    rng, bark = np.random.default_rng(seed), plain('14100e', .9)

    def branch(start, way, long, r):
        end = start + way * long
        tube([start, (start + end) / 2 + rng.normal(0, .05 * long, 3), end], r, bark, 6)
        for _ in range(3 if long > .05 * high else 0):
            turned = way + rng.normal(0, .42, 3) + (0, 0, .12)
            branch(start + way * long * rng.uniform(.65, 1), turned / np.linalg.norm(turned), long * rng.uniform(.60, .78), r * .62)
    branch(np.array(at, float), np.array((.04, 0, 1.)), .32 * high, .022 * high)


def far():
    """The row at the end of the side street, a lamp and a tree before it, and the row across, which only panes and puddles see."""
    place(box('row', 600, .1, 160), houses(.3, .4), (230, 150, 2)).visible_diffuse = False
    o = place(box('row', 900, .1, 160), houses(.35, .16), (0, -240, 26))
    o.visible_camera = o.visible_diffuse = o.visible_shadow = False
    iron = metal('141414', .5)
    post((66, 40), .5, 34, iron)
    bare_tree((100, 105, 0), 72, 3)
    place(lathe('globe', [(0, 0), (.9, .2), (1.3, 1.3), (.9, 2.5), (0, 2.7)], 40, 40), glow('ffa850', 1.8), (66, 40, 34)).visible_shadow = False
    bulb((66, 38, 36), 4000, (1, .62, .3), 1.5)


def dusk(strength=.55):
    """Blue above, paler toward the west, which is behind the camera."""
    world = bpy.data.worlds.new('dusk')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    nodes, links = tree.nodes, tree.links
    ramp, split, where = nodes.new('ShaderNodeValToRGB'), nodes.new('ShaderNodeSeparateXYZ'), nodes.new('ShaderNodeTexCoord')
    links.new(where.outputs['Generated'], split.inputs[0])
    links.new(split.outputs['Z'], ramp.inputs[0])
    e = ramp.color_ramp.elements
    e[0].position, e[0].color = 0., (.30, .26, .34, 1)
    e[1].position, e[1].color = .9, (.035, .075, .24, 1)
    for at, c in ((.10, (.24, .28, .46, 1)), (.35, (.09, .16, .40, 1))):
        e.new(at).color = c
    links.new(ramp.outputs[0], nodes['Background'].inputs[0])
    west = nodes.new('ShaderNodeMapRange')
    links.new(split.outputs['Y'], west.inputs[0])
    for k, value in enumerate((-1., 1., 1.35 * strength, .24 * strength), 1):
        west.inputs[k].default_value = value
    links.new(west.outputs[0], nodes['Background'].inputs[1])


def build():
    rr = random.Random(8)
    inside(rr)
    front()
    door((EDGES[1][1], EDGES[2][0]))
    outside()
    for x in (-6, 7):
        lantern((x, FRONT - 2.2, 21), FRONT)
    for x in (-26, -11, 4, 18):
        shade(x, FRONT, HIGH + 8.6)
    barrel((-17, -33, 0))
    candle((-17.2, -33.9, 8.6))
    wineglass((-18.6, -33.2, 8.6), kind='red', size=.95)
    wineglass((-15.7, -33.5, 8.6), kind='white', size=.95)
    for x, y, turn in ((-22.4, -32, .3), (-13., -34.5, .9)):
        stool((x, y), turn)
    bush((15.5, -28.6, 0), 15, 4400, 4)
    chalkboard((10.6, -31.5, 0), .25)
    fallen(110)
    far()
    dusk()
    camera((-4, -104, 13.5), (-3.2, FRONT, 13.5), 36, 2.8, (-3.2, FRONT, 13.5))
    bpy.context.scene.camera.data.shift_y = -.014

"""Lights of the evening: lamps, candles, lanterns, and the barrel they stand on."""
import math

import bpy

from room import block, metal, tube
from shader import Shader, once
from shapes import lathe, place
from studio import area


@once
def glow(code, strength):
    s = Shader('glow')
    return s.finish(s.node('Emission', {0: code, 1: strength}))


def bulb(at, power, tint=(1, .60, .26), r=.26):
    data = bpy.data.lights.new('bulb', 'POINT')
    data.energy, data.color, data.shadow_soft_size = power, tint, r
    o = bpy.data.objects.new('bulb', data)
    o.location = at
    bpy.context.scene.collection.objects.link(o)


@once
def pane():
    """Old window glass: thin, a little wavy, the street in it."""
    s = Shader('pane')
    v = s.apart(s.here())
    shine = s.node('BsdfGlossy', {0: (1, 1, 1), 'Roughness': .0, 'Normal': s.bump(s.noise(v, .22, 2), .10, .3)})
    path = s.node('LightPath').outputs
    seen = s.sub(1., s.math('MAXIMUM', path['Is Shadow Ray'], path['Is Diffuse Ray']))
    through = s.node('BsdfTransparent', {0: (.93, .95, .92)})
    return s.finish(s.node('MixShader', {0: s.mul(s.scale(s.node('Fresnel', {'IOR': 1.5}).outputs[0], 1.6, 0.), seen), 1: through, 2: shine}))


@once
def wax(high):
    """Lit from within, toward the flame."""
    s = Shader('wax')
    up = s.mul(s.axes(s.here())[2], 1 / high)
    c = s.ramp(up, (0., '7a3208'), (.55, 'c8641a'), (1., 'ffc878'))
    return s.finish(s.node('AddShader', {0: s.node('BsdfDiffuse', {0: 'd8c8a0'}), 1: s.node('Emission', {0: c, 1: s.scale(s.math('POWER', up, 2.), 1.6, .25)})}))


def candle(at, high=1.1, r=.36):
    x, y, z = at
    rim = [(0, 0), (r, 0), (1.01 * r, .5 * high), (r, high - .03), (r - .03, high), (r - .07, high - .02), (r - .12, high - .08), (0, high - .12)]
    place(lathe('candle', rim, 64, None, .02, int(7 * abs(x))), wax(high), at)
    flame = [(0, 0), (.04, .03), (.065, .11), (.05, .22), (.015, .32), (0, .36)]
    place(lathe('flame', flame, 24, 30), glow('ffb45c', 40.), (x, y, z + high)).visible_shadow = False
    bulb((x, y, z + high + .18), 60, (1, .55, .2), .12)


@once
def glass_of_lantern(bright):
    s = Shader('lantern')
    return s.finish(s.node('MixShader', {0: s.scale(s.noise(s.here(), 2.5, 3), .16, .02), 1: s.node('BsdfTransparent', {0: (.98, .94, .86)}),
                                         2: s.node('Emission', {0: 'ff9a3c', 1: 4.5 * bright})}))


def lantern(at, wall, bright=1.):
    """On an arm of iron: four panes, a roof, a flame."""
    x, y, z = at
    iron = metal('1c1a18', .5)
    tube([(x, wall - .5, z - 2.4), (x, y + .4, z - 2.6), (x, y, z - 2.0), (x, y, z - 1.5)], .12, iron, 24)
    for q in (-.62, .62):
        for w in (-.62, .62):
            tube([(x + q * .8, y + w * .8, z - 1.4), (x + q, y + w, z), (x + q * 1.15, y + w * 1.15, z + 1.4)], .07, iron, 8)
    block((x - .6, x + .6), (y - .6, y + .6), (z - 1.55, z - 1.35), iron)
    roof = place(lathe('roof', [(0, 1.3), (1.2, 1.3), (1.2, 1.45), (.45, 2.2), (.4, 2.6), (.12, 2.8), (.12, 3.1), (0, 3.15)], 4), iron, at, (0, 0, math.pi / 4))
    roof.data.polygons.foreach_set('use_smooth', [False] * len(roof.data.polygons))
    flame = place(lathe('flame', [(0, -.7), (.16, -.6), (.24, -.2), (.2, .3), (.08, .7), (0, .85)], 24), glow('ffb050', 60. * bright), at)
    flame.visible_shadow = flame.visible_diffuse = False
    o = place(lathe('panes', [(.80, -1.35), (1.08, 1.3)], 4), glass_of_lantern(bright), at, (0, 0, math.pi / 4))
    o.visible_shadow = False
    bulb((x, y - .1, z), 900 * bright, (1, .56, .22), .3)


def shade(x, wall, top):
    """A lamp on a swan's neck over the sign."""
    iron = metal('161412', .45)
    tube([(x, wall + .1, top), (x, wall - 1.5, top + .8), (x, wall - 3.0, top + .5), (x, wall - 3.3, top - .6)], .11, iron, 30)
    cup = [(0, .5), (.2, .5), (.3, .3), (.85, -.4), (.95, -.75), (.90, -.75), (.78, -.4), (.2, .2), (0, .2)]
    place(lathe('shade', cup, 48), iron, (x, wall - 3.3, top - .9), (.35, 0, 0))
    place(lathe('bulb', [(0, -.2), (.2, -.1), (.25, .1), (0, .25)], 20), glow('ffc070', 40.), (x, wall - 3.25, top - 1.2)).visible_shadow = False
    spot = area((x, wall - 3.1, top - 1.7), (x, wall, top - 6.5), (.5, .5), 260, (1, .66, .34))
    spot.data.spread = 2.2


@once
def staves():
    s = Shader('staves')
    v = s.here()
    x, y, z = s.axes(v)
    way = s.mul(s.math('ARCTAN2', y, x), 24 / 6.2832)
    chance = s.node('TexWhiteNoise', {'W': s.math('FLOOR', way)}, noise_dimensions='1D').outputs['Value']
    gap = s.math('MULTIPLY_ADD', s.sub(s.math('ABSOLUTE', s.sub(s.math('FRACT', way), .5)), .47), 60., 0., True)
    grain = s.noise(s.stretch(v, 6, 6, .7), 1.6, 6, .65)
    c = s.ramp(s.add(s.mul(grain, .7), s.mul(chance, .3)), (.2, '241408'), (.5, '5a3a20'), (.75, '86603a'))
    c = s.mix(gap, c, '0c0704')
    return s.surface(base=c, rough=s.scale(grain, .3, .3), spec=.4, normal=s.bump(s.sub(s.mul(grain, .5), gap), .4, .06))


def barrel(at):
    """Stands upright as a table."""
    turned = [(0, 0), (2.55, 0), (2.6, .1), (2.85, 1.8), (3.12, 4.5), (2.85, 7.2), (2.6, 8.9), (2.52, 8.9), (2.48, 8.6), (0, 8.6)]
    place(lathe('barrel', turned, 120, 140, .004, 3), staves(), at)
    for z, r in ((.35, 2.65), (1.6, 2.83), (3.1, 3.04), (5.9, 3.04), (7.4, 2.83), (8.55, 2.67)):
        place(lathe('hoop', [(r - .1, 0), (r + .03, 0), (r + .03, .42), (r - .1, .42)], 96), metal('2c2826', .5), (at[0], at[1], at[2] + z - .2))


def post(at, radius, high, material):
    place(lathe('post', [(radius, 0), (radius, high)], 32), material, (*at, 0))

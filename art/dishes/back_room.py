"""The back room before the first set: worn boards, two chairs, a guitar against one and a shawl over the other, candles on the tables."""
import math
import random

import bpy
import numpy as np
from mathutils import Vector

from evening import candle, lantern
from flamenco import chair, guitar, shawl
from masonry import brickwork, mortar
from room import azulejo, block, floor_tiles
from shader import Shader, once, plain
from shapes import beveled, box, lathe, mesh, place, wrap_faces
from studio import area, camera
from table import wineglass, wood

BACK, STAGE = 24., 3.


def stage():
    rr = random.Random(5)
    y = 1.
    while y < BACK:
        wide = rr.uniform(1.25, 1.6)
        cut = rr.uniform(-14, 14)
        for a, b in ((-24, cut), (cut, 26)):
            at = ((a + b) / 2, y + wide / 2, STAGE - .18 + rr.uniform(-.02, .02))
            beveled(place(box('plank', b - a - .03, wide - .05, .35, .05), boards(), at, (rr.gauss(0, .006), 0, 0)))
        y += wide
    block((-24, 26), (.9, 1.3), (0, STAGE - .35), plain('120c08', .6))
    block((-24, 26), (.75, 1.15), (STAGE - .42, STAGE + .02), wood('walnut'), .08)


@once
def boards():
    """Worn pale where the heels fall, dark in the joints."""
    s = Shader('boards')
    v = s.apart(s.here())
    fine = s.noise(s.stretch(v, .3, 6, 6), 2.2, 7, .65, .4)
    worn = s.ramp(s.noise(v, .35, 5, .62), (.38, 0.), (.66, 1.))
    c = s.ramp(fine, (.25, '1c0e06'), (.45, '4a2a14'), (.62, '6e4424'), (.8, '8a5c34'))
    c = s.mix(s.mul(worn, .45), c, 'a07c54')
    scuff = s.ramp(s.noise(s.stretch(v, 1.3, 1.3, 1), 7, 6, .75), (.58, 0.), (.66, 1.))
    c = s.mix(s.mul(scuff, .35), c, '140a06')
    c = s.mix(s.mul(s.chance(), .4), c, '2e1a0c')
    return s.surface(base=c, rough=s.add(s.scale(worn, .18, .30), s.scale(scuff, .15, 0.)), spec=.45, normal=s.bump(s.add(fine, s.mul(scuff, -.4)), .3, .03))


@once
def limed():
    """Brick under old whitewash."""
    s = Shader('limed')
    v = s.here()
    broad, fine = s.noise(v, .22, 6, .62), s.noise(v, 3.2, 6, .7)
    bare = s.ramp(s.add(s.add(s.mul(broad, .55), s.mul(fine, .35)), s.mul(s.field('tone'), .12)), (.50, 0.), (.60, 1.))
    c = s.mix(fine, 'cdbd9c', 'a8946e')
    c = s.mix(bare, c, s.ramp(s.field('tone'), (0., '4a2216'), (.5, '7a3a24'), (1., '96563a')))
    return s.surface(base=c, rough=.88, spec=.2, normal=s.bump(s.add(fine, s.mul(bare, -.5)), .5, .06))


def wall():
    block((-60, 60), (BACK - .25, BACK + 2), (-1, 12), plain('5a4a3a', .9), .01)
    block((-60, 60), (BACK - .4, BACK), (STAGE, 11.), azulejo(), .02)
    block((-60, 60), (BACK - .75, BACK), (11., 11.5), wood('walnut'), .12)
    brickwork((-50, 50), (11.4, 46), BACK - .2, [], 5, limed())
    block((-60, 60), (BACK - .1, BACK + 2), (11, 48), mortar('b8a888'), .01)


def curtain(x, y, folds, seed):
    """Velvet, from the ceiling to the boards."""
    rng = np.random.default_rng(seed)
    n, m = 300, 60
    u, z = np.meshgrid(np.linspace(0, 1, n), np.linspace(STAGE + .1, 46, m), indexing='ij')
    phase = np.interp(u[:, 0], np.linspace(0, 1, folds), np.cumsum(rng.uniform(.6, 1.4, folds)))[:, None] * math.pi * 2
    deep = .75 * (1 - .25 * (z / 46))
    p = np.stack([x[0] + (x[1] - x[0]) * u + .25 * np.sin(2 * phase + .02 * z), y + deep * np.sin(phase + .015 * z), z], -1)
    o = place(mesh('curtain', p.reshape(-1, 3), wrap_faces(n, m, False)), velvet())
    o.modifiers.new('thick', 'SOLIDIFY').thickness = .06


@once
def velvet():
    s = Shader('velvet')
    v = s.here()
    c = s.mix(s.noise(s.stretch(v, 1, 1, .2), 2, 4), '4a0a0c', '7a1214')
    return s.surface(base=c, rough=.85, spec=.1, sheen=1., normal=s.bump(s.noise(v, 14, 3), .2, .02))


def table(at, r=3.1):
    x, y = at
    place(lathe('top', [(0, 7.1), (r - .1, 7.1), (r, 7.18), (r, 7.36), (r - .06, 7.42), (0, 7.42)], 128), wood('walnut'), (x, y, 0))
    place(lathe('foot', [(0, 0), (2.1, 0), (2.1, .15), (.5, .35), (.28, .6), (.28, 7.1), (0, 7.1)], 48), plain('14100e', .5), (x, y, 0))


def spot(at, toward, power, angle, tint):
    data = bpy.data.lights.new('spot', 'SPOT')
    data.energy, data.color, data.spot_size, data.spot_blend, data.shadow_soft_size = power, tint, angle, .55, .5
    o = bpy.data.objects.new('spot', data)
    o.location, o.rotation_euler = at, (Vector(toward) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(o)


def build():
    place(box('floor', 160, 160, .4), floor_tiles(), (0, 0, -.2))
    stage()
    wall()
    curtain((-26, -13), 21.5, 9, 3)
    chair((2.2, 12., STAGE), -.45)
    guitar((-1.84, 9.7, STAGE + .33), (math.radians(70), 0, -.64))
    shawl(chair((9.6, 8.6, STAGE), -2.85))
    for x, y, high in ((-3.4, 2.5, 1.3), (-2.5, 2.0, .6), (6.9, 2.3, .9)):
        candle((x, y, STAGE), high)
    for x, y, way in ((-4.7, -14, 1), (11.2, -12, -1)):
        table((x, y))
        candle((x + .6 * way, y - .3, 7.42), 1.15, .3)
        wineglass((x + 1.7 * way, y - 1, 7.42), kind='red')
    lantern((19, BACK - 2.6, 17.5), BACK - .2, .3)
    spot((1, -4, 44), (5.5, 10, STAGE), 120000, math.radians(34), (1, .85, .64))
    area((0, -30, 40), (0, 8, 4), (30, 20), 1100, (1, .72, .5)).visible_glossy = False
    world = bpy.data.worlds.new('room')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs[0].default_value = (.30, .34, .5, 1)
    world.node_tree.nodes['Background'].inputs[1].default_value = .06
    camera((2.8, -37, 11.5), (3., 11, 11.5), 50, 1., (5, 9.6, 8))
    bpy.context.scene.camera.data.shift_y = -.034

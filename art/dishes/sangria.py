"""Sangria: a jug of seventeen centimeters and a tumbler of eleven; red wine dark where it is deep, oranges that soaked
in it and a fresh slice on top, a little apple, ice, cinnamon, the wooden spoon that keeps the fruit back."""
import math

import bpy
import numpy as np
from mathutils import Euler

from orange import slice_of_orange, whole
from shader import Shader, clear, once
from shapes import (ball, curve, grid, lathe, mesh, noise, place, ring, smooth_max, smoothstep, solid,
                    sweep)
from spice import cinnamon
from studio import area, camera, late_light
from table import drink, glass, napkin, planks, poured, wall, wood

JUG = [(0, .065), (.30, .068), (.43, .10), (.515, .24), (.545, .45), (.525, .75), (.45, 1.08), (.405, 1.32), (.415, 1.50), (.45, 1.66)]
TUMBLER = [(0, .10), (.22, .105), (.290, .14), (.318, .30), (.345, .70), (.366, 1.08)]


@once
def ice_clear(): return clear('ice', (.97, .98, .98), 1.31)


@once
def cloud():
    """The white heart of a cube: air that froze with it."""
    s = Shader('cloud')
    white = s.node('BsdfTranslucent', {0: (.95, .97, 1.)})
    return s.finish(s.node('MixShader', {0: s.ramp(s.noise(s.apart(s.here()), 7, 3, .6), (.40, 0.), (.80, .4)),
                                         1: s.node('BsdfTransparent', {0: (1, 1, 1)}), 2: white}))


def turned(p, at, turn): return (p - np.asarray(at, np.float32)) @ np.array(Euler(turn).to_matrix(), np.float32)


def ice(at, turn, seed, edge=.29):
    """A cube that has begun to melt; also its field, so that a drink can leave room for it."""
    rng = np.random.default_rng(seed)
    half = edge / 2 * rng.uniform(.85, 1.1, 3)

    def field(p):
        q = turned(p, at, turn)
        b = np.abs(q) - half + .045
        d = np.linalg.norm(np.maximum(b, 0), axis=-1) + np.minimum(b.max(-1), 0) - .045
        d = d + .035 * np.exp(-(np.hypot(q[..., 0], q[..., 1]) / .10) ** 2) * (q[..., 2] > 0)
        return d + .010 * noise(q, 5, 2, seed)
    lo = np.array(at) - .3
    place(solid('ice', field(grid(lo, lo + .6, .008)), lo, .008), ice_clear())
    v, f = ball(40)
    place(mesh('cloud', v * half * .6 * (1 + .35 * noise(v, 1.8, 3, seed))[:, None], f), cloud(), at, turn)
    return field


@once
def apple_flesh():
    """Fields: skin, wine (how far it has drunk)."""
    s = Shader('apple')
    v = s.apart(s.here())
    flesh = s.mix(s.noise(v, 12, 4), 'efdca8', 'faf0d0')
    flesh = s.mix(s.field('wine'), flesh, s.mix(s.noise(v, 6, 4), 'a8455a', 'd08a86'))
    streaks = s.noise(s.stretch(v, 18, 18, 2.5), 2, 4, .6)
    skin = s.ramp(streaks, (.34, '8c1414'), (.52, 'b02a1a'), (.66, 'd08a34'))
    c = s.mix(s.field('skin'), flesh, skin)
    return s.surface(base=c, sss=.3, radius=(.07, .05, .03), rough=.22, spec=.5, coat=.6, coat_rough=.06,
                     normal=s.bump(s.noise(v, 40, 3), .2, .006))


def apple(seed, wine=.4, r=.30):
    """Half a slice: skin round it, the knife's cuts on both sides, a notch where the core was."""
    lo, step = np.array([-r - .03, -.04, -.08]), .006
    p = grid(lo, (r + .03, r + .05, .08), step)
    bend = p[..., 2] - .35 * (p[..., 0] ** 2) + .02 * p[..., 1]

    def edge(q): return np.hypot(q[..., 0], q[..., 1] * .94) - r * (1 + .05 * noise(q * (1, 1, 0), 2.5, 2, seed))
    core = np.hypot(p[..., 0] / 1.5, p[..., 1]) - .055
    d = smooth_max(smooth_max(edge(p), -p[..., 1] + .012 * noise(p, 6, 2, seed + 1), .008), np.abs(bend) - .03 - .05 * p[..., 1], .008)
    d = smooth_max(d, -core, .02) + .002 * noise(p, 16, 3, seed + 2)
    m = solid('apple', d, lo, step, skin=lambda v: smoothstep(edge(v), -.012, -.006),
              wine=lambda v: np.clip(wine * (1 + noise(v, 5, 2, seed)), 0, 1))
    m.materials.append(apple_flesh())
    return m


def jug(at, spout):
    outer = [(0, 0), (.36, 0), (.44, .02), (.53, .14), (.575, .40), (.562, .72), (.487, 1.06), (.437, 1.32), (.443, 1.50), (.472, 1.66)]
    profile = np.vstack([curve(outer, 120), [(.470, 1.682), (.462, 1.686), (.453, 1.680)], curve(JUG, 110)[::-1]])
    m = lathe('jug', profile, 192)
    co = np.empty(len(m.vertices) * 3, np.float32)
    m.vertices.foreach_get('co', co)
    p = co.reshape(-1, 3)
    lip = np.exp(-(np.arctan2(p[:, 1], p[:, 0]) / .30) ** 2) * smoothstep(p[:, 2], 1.30, 1.72) ** 1.5
    p[:, :2] *= (1 + .30 * lip)[:, None]
    p[:, 2] += .05 * lip
    m.vertices.foreach_set('co', p.ravel())
    m.update()
    o = place(m, glass(), at, (0, 0, spout))
    way = curve([(-.435, 0, 1.50), (-.56, 0, 1.575), (-.72, 0, 1.50), (-.83, 0, 1.24), (-.82, 0, .92), (-.70, 0, .66), (-.555, 0, .60)], 70)
    w = np.interp(np.linspace(0, 1, 70), [0, .12, .5, .9, 1], [.075, .052, .046, .055, .085])
    place(sweep('handle', way, ring(20, w * 1.25, w * .8), up=(0, 1, 0)), glass()).parent = o


def wooden_spoon(foot, top):
    foot, top = np.array(foot), np.array(top)
    t = np.linspace(0, 1, 60)[:, None]
    path = foot + (top - foot) * t
    r = .036 * np.interp(t[:, 0], [0, .96, .99, 1], [.9, 1.05, .75, .05])
    place(sweep('wooden spoon', path, ring(20, r * 1.15, r)), wood('oak'))


def build():
    planks(turn=.08, size=14, n=11)
    wall(3.4)
    napkin((.86, -.10, 0), (1.9, 1.5), .25, seed=5)
    at = np.array((-.45, .25, 0))
    jug(at, math.pi + .35)
    cubes = [ice(at + q, t, k, .34) for k, (q, t) in enumerate((
        ((.19, -.22, 1.24), (.3, .5, .2)), ((-.08, .20, 1.24), (.6, .2, 1.1)), ((.24, .12, 1.22), (1.0, .3, .5)), ((-.27, .0, 1.16), (.2, .9, .3))))]
    poured(JUG, 1.20, at, drink('sangria'), cubes)
    for k, (a, z, lean, soaked) in enumerate(((-1.15, .86, .20, .20), (-2.25, .50, -.2, .30), (-.45, .44, .35, .30), (-2.95, .90, .3, .3))):
        r = np.interp(z, [.1, .3, .5, .75, 1.], [.28, .36, .385, .36, .28])
        place(slice_of_orange(k + 1, .31, .05, soaked), None, at + (r * math.cos(a), r * math.sin(a), z),
              (math.pi / 2 - .12 + .1 * (k % 3), lean, a + math.pi / 2 + .12 * (k % 2)))
    place(slice_of_orange(21, .325, .055, .12), None, at + (-.10, -.16, 1.235), (.36, -.22, .4))
    for x, y, z, turn in ((.10, .10, 1.26, (.5, .6, .8)), (.36, -.12, .98, (1.3, .2, 1.2)), (-.26, -.36, .98, (1.3, .9, -.7)), (.22, -.42, .42, (1.4, -.8, .6))):
        place(apple(int(99 * z), .45 if z < 1.1 else .15, .25), None, at + (x, y, z), turn)
    wooden_spoon(at + (-.12, .12, .30), at + (.42, .10, 2.25))
    by = np.array((.33, -.52, .0))
    outer = [(0, 0), (.26, 0), (.305, .02), (.322, .08), (.340, .30), (.367, .70), (.386, 1.08)]
    profile = np.vstack([curve(outer, 90), [(.385, 1.093), (.377, 1.098), (.368, 1.092)], curve(TUMBLER, 80)[::-1]])
    place(lathe('tumbler', profile, 144), glass(), by)
    cubes = [ice(by + q, t, 10 + k, .31) for k, (q, t) in enumerate((
        ((-.14, -.12, .87), (.3, .4, .2)), ((.13, .07, .90), (.5, -.3, .9)), ((-.10, .17, .86), (.2, .8, .4)), ((.10, -.14, .58), (.7, .3, .1)),
        ((-.12, .0, .52), (.3, .2, .8))))]
    poured(TUMBLER, .80, by, drink('sangria'), cubes, .0075)
    place(slice_of_orange(31, .27, .05, .05), None, by + (.02, -.02, .90), (.62, .16, .50))
    place(slice_of_orange(32, .235, .05, .5), None, by + (-.05, -.20, .36), (math.pi / 2 - .12, .4, -.25))
    place(apple(30, .1, .24), None, by + (.09, -.20, .83), (-.55, .25, 2.9))
    place(apple(31, .5, .20), None, by + (.20, -.10, .30), (1.3, .9, .9))
    stick = cinnamon((0, 0, 0), 0., 1.15)
    stick.location, stick.rotation_euler = by + (-.16, .12, .80), (.3, -1.15, -.35)
    whole((-1.45, -.10, .355), (.5, .4, 0))
    place(slice_of_orange(41, .36, .06), None, (-1.12, -.66, .035), (.0, .0, .6))
    place(slice_of_orange(42, .34, .055), None, (-.90, -.76, .085), (.20, -.16, 1.7))
    late_light(1.0, leaves=2)
    area((-2.4, 1.2, 2.9), (.6, 3.4, 1.2), (1.2, 1.2), 45, (1, .78, .55))
    # On the wall behind, so that the wine glows; the rims of the glass mirror the room, and not the night.
    glow = area((-.3, 2.3, .7), (-.3, 3.4, .9), (1.6, 1.2), 34, (1, .80, .56))
    glow.visible_camera = glow.visible_transmission = False
    bpy.context.scene.world.node_tree.nodes['Background'].inputs[1].default_value = .25
    bpy.context.scene['bounces'] = 24
    camera((.15, -6.6, 2.75), (-.17, .0, .83), 72, 3.2, (.4, -.45, .85))

"""The shop front: painted wood, its panes and tiles, the door in its recess, the letters above."""
import math
import random

import bpy

from evening import bulb, pane
from room import azulejo, block, metal, tube
from shader import Shader, once, plain
from shapes import beveled, box, place

FRONT, LOW, HIGH = -24., 7., 30.
EDGES = ((-32., -29.4), (-7., -5.), (6., 8.), (21., 23.6))


@once
def painted(code='0d1d15'):
    s = Shader('painted')
    v = s.apart(s.here())
    broad, fine = s.noise(v, .5, 5, .6), s.noise(s.stretch(v, 6, 6, 1.2), 2.5, 5, .65)
    c = s.mix(s.mul(broad, .6), code, '1d3226')
    c = s.mix(s.mul(s.ramp(s.noise(v, 3, 6, .72), (.60, 0.), (.70, 1.)), .35), c, '3a4a3c')
    return s.surface(base=c, rough=s.scale(broad, .3, .16), spec=.5, normal=s.bump(s.add(fine, s.mul(broad, .8)), .18, .05))


def sash(x, z, y, columns, rows=1, bar=.45):
    """A frame with its bars, and one pane of glass."""
    wood = painted()
    for k in range(columns + 1):
        at = x[0] + (x[1] - x[0]) * k / columns
        wide = bar if 0 < k < columns else .8
        block((at - wide / 2, at + wide / 2), (y - .35, y + .35), z, wood, .08)
    for k in range(rows + 1):
        at = z[0] + (z[1] - z[0]) * k / rows
        high = bar if 0 < k < rows else .8
        block(x, (y - .33, y + .33), (at - high / 2, at + high / 2), wood, .08)
    for k in range(columns):
        a, b = (x[0] + (x[1] - x[0]) * q / columns for q in (k, k + 1))
        lean = (random.Random(k).gauss(0, .004), 0, random.Random(k + 9).gauss(0, .004))
        place(box('pane', b - a, .02, z[1] - z[0]), pane(), ((a + b) / 2, y, (z[0] + z[1]) / 2), lean).visible_shadow = False


def window(x, columns):
    wood = painted()
    block(x, (FRONT + .1, FRONT + 1.2), (0, LOW - .9), wood)
    block((x[0] + .6, x[1] - .6), (FRONT - .05, FRONT + .1), (1.4, LOW - 1.2), azulejo(), .02)
    block((x[0] - .1, x[1] + .1), (FRONT - .55, FRONT + 1.4), (LOW - .9, LOW - .3), wood, .1)
    sash(x, (LOW - .3, 23.4), FRONT + .5, columns)
    sash(x, (23.4, HIGH), FRONT + .5, columns * 2, 1, .3)


def letters(text, at, size, material, thick=.10, apart=1.25, slant=0.):
    data = bpy.data.curves.new('letters', 'FONT')
    data.body, data.size, data.extrude, data.bevel_depth, data.shear = text, size, thick, .3 * thick, slant
    data.align_x, data.space_character = 'CENTER', apart
    o = bpy.data.objects.new('letters', data)
    o.location, o.rotation_euler = at, (math.pi / 2, 0, 0)
    data.materials.append(material)
    bpy.context.scene.collection.objects.link(o)
    return o


def front():
    wood = painted()
    for a, b in EDGES:
        block((a, b), (FRONT - .5, FRONT + 1), (0, HIGH), wood, .1)
        block((a - .25, b + .25), (FRONT - .7, FRONT + 1), (0, 2.2), wood, .12)
        block((a + .45, b - .45), (FRONT - .62, FRONT), (3.2, HIGH - 2.4), wood, .1)
        block((a - .2, b + .2), (FRONT - .75, FRONT + 1), (HIGH - 1.6, HIGH), wood, .15)
    left, right = EDGES[0][0] - .3, EDGES[-1][1] + .3
    block((left, right), (FRONT - .6, FRONT + 1), (HIGH, HIGH + 5.8), wood, .1)
    for z, out, high in ((HIGH, 1.0, .45), (HIGH + 5.3, 1.1, .5), (HIGH + 5.8, 1.7, .5), (HIGH + 6.3, 2.3, .35)):
        block((left - out * .4, right + out * .4), (FRONT - out, FRONT + 1), (z, z + high), wood, .12)
    window((EDGES[0][1], EDGES[1][0]), 4)
    window((EDGES[2][1], EDGES[3][0]), 2)
    letters('TAPAS  ·  VINOS  ·  VERMUT', (-4.2, FRONT - .62, HIGH + 1.8), 3.3, metal('c08a34', .34))


def door(x):
    wood, back = painted(), FRONT + 7
    for a in x:
        block((a - .2, a + .2), (FRONT, back), (0, HIGH), wood)
    block(x, (FRONT, back), (HIGH - .3, HIGH), wood)
    a, b = x[0] + .5, x[1] - .5
    sash((a, b), (24, HIGH - .4), back, 2)
    block((a, b), (back - .4, back + .4), (23.2, 24.2), wood, .1)
    block((a, b), (back - .3, back + .3), (0, 7.6), wood, .1)
    block((a + 1.4, b - 1.4), (back - .5, back), (2.4, 6.4), wood, .15)
    sash((a, b), (7.4, 23.4), back, 1)
    for k in (a + .5, b - .5):
        block((k - .5, k + .5), (back - .36, back + .36), (0, 23.4), wood, .1)
    tube([(b - 1.0, back - .5, 9.5), (b - 1.0, back - 1.1, 10), (b - 1.0, back - 1.1, 14), (b - 1.0, back - .5, 14.5)], .16, metal('b08038', .22), 24)
    bulb((sum(x) / 2, FRONT + 3.5, HIGH - 2.2), 420, r=.5)
    block((x[0] - .4, x[1] + .4), (FRONT - .8, back), (-.2, .25), plain('5a5650', .5), .1)


@once
def chalked():
    """Chalk: it breaks off where the board is smooth."""
    s = Shader('chalk')
    grain = s.ramp(s.noise(s.here(), 16, 4, .7), (.38, 0.), (.56, .9))
    return s.finish(s.node('MixShader', {0: grain, 1: s.node('BsdfTransparent', {0: (1, 1, 1)}), 2: s.node('BsdfDiffuse', {0: 'd8d4c8'})}))


def chalkboard(at, turn):
    root = beveled(place(box('board', 5.2, .25, 9.4, .06), plain('16181a', .75, bump_scale=3., vary=.5), (at[0], at[1], 4.75), (-.17, 0, turn)))
    dark = plain('2e1c10', .5)
    for x, z, w, h in ((-2.55, 0, .5, 9.6), (2.55, 0, .5, 9.6), (0, 4.6, 5.4, .5), (0, -4.0, 5.4, .5)):
        beveled(place(box('frame', w, .4, h, .06), dark, (x, 0, z))).parent = root
    chalk = chalked()
    for k, (text, size) in enumerate((('Hoy', 1.5), ('gambas al ajillo', .60), ('pulpo a la gallega', .56), ('jamón ibérico', .63), ('tortilla', .66))):
        o = letters(text, (0, -.14, 2.6 - 1.25 * k - .5 * (k > 0)), size, chalk, 0., 1.05, .22)
        o.parent, o.rotation_euler[1] = root, random.Random(k).gauss(0, .035)

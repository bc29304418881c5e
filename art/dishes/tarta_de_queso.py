"""Tarta de queso: a Basque cheesecake of nineteen centimeters, six high, in the crumpled paper it was baked in.

Black on top and sunk in the middle, brown at the side, where the paper left its folds; inside pale, creamy and set. One
slice, an eighth, lies on a plate.
"""
import math

import bpy
import numpy as np
from scipy import ndimage

from shader import Shader, once
from shapes import TAU, disc, grid, mesh, noise, place, roughen, scatter, smooth_max, smoothstep, solid, wrap_faces
from studio import area, camera, late_light
from table import board, crumbs, fork, named, napkin, planks, plate

RADIUS, HIGH, STEP = .95, .60, .0075
WAY, HALF = -1.22, .39


def folds(x, y, z):
    """What the paper pressed into the side: ridges, each between two valleys, that lean and fade."""
    a = np.arctan2(y, x)
    q = np.stack([2.6 * np.cos(a) + .25 * z, 2.6 * np.sin(a), .55 * z], -1)
    return 1 - 2.2 * np.abs(noise(q, 1.7, 2, 61)) + .3 * noise(q, 5, 2, 63)


@once
def cheesecake():
    """Fields: cut (the knife's), deep (how far from the crust, in units), top, pleat."""
    s = Shader('cheesecake')
    v = s.here()
    cut, deep, top, pleat = (s.field(k) for k in ('cut', 'deep', 'top', 'pleat'))
    fine, broad = s.noise(v, 24, 5, .65), s.noise(v, 2.6, 5, .62, .4)
    burnt = s.ramp(s.add(s.mul(broad, .75), s.mul(fine, .28)), (.36, '0d0504'), (.52, '1d0b06'), (.64, '3a180a'), (.76, '6a3210'), (.92, '9a5722'))
    side = s.ramp(s.add(s.mul(s.noise(v, 5, 5, .6), .6), s.mul(pleat, .45)), (.22, '5a2b10'), (.40, '99602a'), (.58, 'c49450'), (.85, 'e0c088'))
    skin = s.mix(top, side, burnt)
    cream = s.mix(s.noise(v, 7, 4, .6), 'f6dda0', 'fcebbe')
    below = s.ramp(deep, (.0, '9a5c24'), (.10, 'cf9a4c'), (.26, 'e6c37e'), (.60, 'f6e0a8'))
    cream = s.mix(s.ramp(deep, (.25, 0.), (.75, 1.)), below, cream)
    c = s.mix(cut, skin, cream)
    pores = s.ramp(s.cells(v, 36), (.04, 0.), (.16, 1.))
    pores = s.math('MAXIMUM', pores, s.ramp(s.noise(v, 6, 3), (.48, 1.), (.56, 0.)))
    drag = s.noise(s.stretch(v, 5, 5, 26), 1.4, 4, .62)
    inside = s.add(s.mul(drag, .55), s.add(s.mul(pores, .35), s.mul(s.noise(v, 55, 3, .65), .35)))
    wrinkles = s.add(s.mul(fine, .6), s.mul(s.noise(v, 11, 4, .6, 1.2), .9))
    rough = s.mix(cut, s.scale(fine, .30, .42), s.mix(deep, s.scale(fine, .2, .46), s.scale(fine, .2, .22)))
    return s.surface(base=c, sss=s.mix(cut, (.10,) * 3, (.50,) * 3), radius=(.12, .085, .045), rough=rough, spec=s.mix(cut, (.28,) * 3, (.5,) * 3),
                     coat=s.mix(cut, (.05,) * 3, (.25,) * 3), coat_rough=.15, normal=s.bump(s.mix(cut, wrinkles, inside), .5, .014))


def cake():
    """The cake without its slice, and the slice, both around the same middle."""
    lo = np.array([-RADIUS - .09, -RADIUS - .09, -.05])
    p = grid(lo, (RADIUS + .09, RADIUS + .09, HIGH + .12), STEP)
    flat = p[:, :, :1] * (1, 1, 0)
    r = np.hypot(flat[..., 0], flat[..., 1])
    pressed = np.concatenate([folds(p[:, :, k:k + 1, 0], p[:, :, k:k + 1, 1], p[:, :, k:k + 1, 2]) for k in range(p.shape[2])], 2)
    sunk = HIGH - .085 * smoothstep(r, .86, .25) + .020 * noise(flat, 3, 4, 71) + .012 * np.abs(noise(flat, 7, 3, 72)) * smoothstep(r, .5, .9)
    side = r - RADIUS + .03 - .030 * pressed + .03 * smoothstep(p[..., 2], .18, 0)
    body = smooth_max(smooth_max(side, p[..., 2] - sunk, .085), -p[..., 2], .03)
    body = roughen(body, p, .05, (.004, 13, 3, 73))
    n1 = np.array([math.sin(WAY - HALF), -math.cos(WAY - HALF), 0], np.float32)
    n2 = np.array([-math.sin(WAY + HALF), math.cos(WAY + HALF), 0], np.float32)

    def wedge(q): return np.maximum(q @ n1, q @ n2)
    w = wedge(p)
    soft = smoothstep(body, -.03, -.20)
    relief = .022 * soft + .014 * noise(p * (1, 1, 1.6), 3.2, 3, 75)
    relief += roughen(w.copy(), p, .05, (.007, 13, 3, 76), (.0030, 42, 2, 77)) - w

    def at(v, field): return ndimage.map_coordinates(field, ((v - lo) / STEP).T, order=1, mode='nearest')
    up = smoothstep(p[..., 2] - sunk, -.075, -.025)
    fields = {
        'cut': lambda v: smoothstep(np.abs(wedge(v)), .06, .04) * smoothstep(at(v, body) + .010 * noise(v, 12, 3, 79), -.000, -.014),
        'deep': lambda v: np.clip(-at(v, body) / .2 + .06 * noise(v, 4, 3, 80), 0, 1),
        'top': lambda v: np.clip(at(v, up) + .25 * noise(v, 9, 3, 78) * (at(v, up) > .02), 0, 1),
        'pleat': lambda v: .5 + .5 * at(v, pressed),
    }
    whole = solid('cake', smooth_max(body, -w - relief + .005, .010), lo, STEP, **fields)
    piece = solid('slice', smooth_max(body, w - relief + .005, .010), lo, STEP, **fields)
    return whole, piece


@once
def parchment():
    """Fields: fat (where butter went through)."""
    s = Shader('parchment')
    v = s.here()
    fine = s.noise(v, 30, 5, .7)
    c = s.mix(fine, 'c4a878', 'dcc69c')
    c = s.mix(s.mul(s.field('fat'), s.ramp(s.noise(v, 5, 5, .65), (.35, 0.), (.62, 1.))), c, '7d4f22')
    lit = s.node('BsdfTranslucent', {0: c})
    front = s.node('BsdfPrincipled', {'Base Color': c, 'Roughness': .5, 'Specular': .35, 'Normal': s.bump(fine, .2, .008)})
    return s.finish(s.node('MixShader', {0: .22, 1: front, 2: lit}))


def paper(at, size=1.68):
    """A square sheet under the cake: it still stands at the back, and was pulled down in front."""
    n, m = 190, 520
    a = np.linspace(0, TAU, m, endpoint=False)[None]
    turned = a - .5
    edge = size / np.maximum(np.abs(np.cos(turned)), np.abs(np.sin(turned))) * .80
    edge = np.minimum(edge, 1.86) + .03 * noise(np.stack([np.cos(a), np.sin(a), 0 * a], -1), 6, 3, 81)
    t = np.linspace(0, 1, n)[:, None] ** .8
    along = t * edge
    base = RADIUS - .005
    out = np.maximum(along - base, 0)
    back = smoothstep(np.cos(a - math.pi / 2 - .15), -.35, .30)
    lift = .06 + 1.30 * back
    x, y = np.cos(a), np.sin(a)
    fold = folds(x + 0 * t, y + 0 * t, out * back)
    stand = 1 - np.exp(-out / .035)
    r = np.minimum(along, base) + out * np.cos(lift) + .030 * fold * stand * back + .06 * back * smoothstep(out, .40, .75) * (1 + fold)
    z = out * np.sin(lift) - .03 * back * stand
    q = np.stack(np.broadcast_arrays(r * x, r * y, z), -1)
    crumple = 1 - 2 * np.abs(noise(q, 2.3, 3, 83))
    z = z + (.014 + .034 * (1 - back)) * crumple * smoothstep(out, .0, .12) + .016 * (1 - back) * smoothstep(out, 0, .1)
    q[..., 2] = np.maximum(z, 0) + .004
    q[..., 0] += .015 * noise(q, 4, 3, 85) * smoothstep(out, .05, .2)
    fat = smoothstep(out, .62, .25) * back + (1 - back) * smoothstep(out, .55, .0)
    place(mesh('paper', q.reshape(-1, 3), wrap_faces(n, m), fat=np.broadcast_to(fat, q.shape[:2]).ravel()), parchment(), at)


def build():
    planks(turn=.14)
    napkin((1.5, 1.30, 0), (2.2, 1.7), .35, seed=6)
    middle = (-.30, .40, .122)
    board(2.9, 2.6, .12, (middle[0], middle[1] + .05, .06), .10)
    paper(middle)
    whole, piece = cake()
    place(whole, cheesecake(), (middle[0], middle[1], .132))
    plate(.80, (.88, -.84, 0), 'rim', seed=3, h=.09)
    place(piece, cheesecake(), (.40, -.86, .062), (0, 0, 1.36))
    bpy.context.view_layer.update()
    scatter(named('paper', 'plate'), crumbs('ecd59c', .016), 30, disc(.25, -.55, .6), (.3, 1.2), seed=4)
    scatter(named('paper', 'board'), crumbs('3a1a0a', .012), 26, disc(0, -.45, .9), (.3, 1.2), seed=5)
    fork((1.62, -1.0, .06), 1.9)
    late_light(1.05, fill=1.2, leaves=1)
    area((-.6, -4.6, 2.0), (.4, -.4, .3), (2.6, 2.), 95, (1, .89, .74))
    camera((.38, -3.95, 2.35), (.22, -.09, .22), 52.5, 3.8, (.35, -.70, .3))

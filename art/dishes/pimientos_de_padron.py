"""Pimientos de Padrón: six centimeters long, blistered and limp from a very hot pan, oil and flakes of salt."""
import math
import random

import bpy
import numpy as np

from pile import settle
from shader import Shader, film, once, plain
from shapes import TAU, blobs, curve, disc, lathe, mesh, noise, place, puddle, scatter, smoothstep, sweep, wrap_faces
from studio import camera, late_light
from table import bowl, named, napkin, planks, plate, salt


@once
def skin():
    """Fields: blister (skin that has come off the flesh), char."""
    s = Shader('padron')
    v = s.apart(s.here())
    blister, char = s.field('blister'), s.field('char')
    fine = s.noise(v, 24, 5, .65)
    c = s.mix(s.ramp(s.noise(v, 3, 4, .6), (.3, 0.), (.7, 1.)), '2f5410', '5f8a22')
    c = s.mix(s.mul(s.chance(), .55), c, '7d9634')
    c = s.mix(s.mul(blister, .75), c, s.mix(fine, '8a8a3c', 'b9b468'))
    edge = s.ramp(char, (.05, 0.), (.30, .8), (.75, .8))
    c = s.mix(edge, c, s.mix(fine, '4a2c0e', '7a5220'))
    c = s.mix(s.ramp(char, (.40, 0.), (.75, .96)), c, s.mix(fine, '0d0805', '2c1d12'))
    cells = s.ramp(s.cells(v, 34), (.0, 0.), (.5, 1.))
    height = s.add(s.mul(s.noise(v, 15, 5, .65), .8), s.add(s.mul(fine, .4), s.mul(s.mul(cells, s.add(blister, char)), .5)))
    return s.surface(base=c, sss=s.scale(char, -.10, .12), radius=(.03, .045, .012), rough=s.scale(char, .30, .22), spec=.5,
                     coat=s.scale(char, -.5, .65), coat_rough=.09, normal=s.bump(height, .7, .014))


@once
def stalk():
    s = Shader('stalk')
    v = s.apart(s.here())
    c = s.mix(s.noise(s.stretch(v, 30, 6, 6), 1, 4, .6), '65792c', '9cab58')
    c = s.mix(s.field('end'), c, '8a7a4c')
    return s.surface(base=c, sss=.15, radius=(.03, .03, .01), rough=.42, spec=.45, normal=s.bump(s.noise(v, 30, 4, .6), .4, .01))


def body(seed, rows=150, columns=90):
    """Points of a pepper without its stalk, and its two fields; limp, so it has fallen in between its ribs."""
    rr = random.Random(seed)
    s, a = np.linspace(0, 1, rows)[:, None], np.linspace(0, TAU, columns, endpoint=False)[None]
    long, wide, bend, turn = rr.uniform(.52, .70), rr.uniform(.92, 1.2), rr.uniform(-.14, .14), rr.uniform(0, TAU)
    r = wide * np.interp(s, [0, .015, .06, .16, .34, .58, .80, .93, .985, 1], [.008, .05, .088, .112, .116, .100, .074, .048, .022, .003])
    ribs = 1 + (.13 * np.cos(3 * a + turn) + .06 * np.cos(2 * a + 2 * turn)) * (1 - .45 * s) - .05 * np.abs(np.sin(1.5 * a + turn)) ** 8
    flat = rr.uniform(.62, .84)
    p = np.stack(np.broadcast_arrays((s - .5) * long, r * ribs * np.cos(a), flat * r * ribs * np.sin(a)), -1)
    q = p + 7.7 * seed
    fall = 1 + .22 * noise(q * (4, 5, 5), 1, 2, seed) - .30 * np.clip(noise(q * (3, 7, 7), 1, 2, seed + 2), 0, 1)
    folds = 1 - .08 * (1 - np.abs(noise(q * (5, 17, 17), 1, 3, seed + 4))) ** 4 + .04 * noise(q, 24, 3, seed + 6)
    blister = smoothstep(noise(q, 7.5, 4, seed + 8), .08, .50)
    pan = np.abs(np.sin(a)) ** 1.5
    char = smoothstep(noise(q, 8.5, 5, seed + 10, .6) + .30 * pan - .30 + .12 * smoothstep(s, .6, 1) + .5 * noise(q, 2.2, 2, seed + 14), .10, .50)
    bubbles = .055 * blister * (1 + .8 * noise(q, 30, 2, seed + 12))
    p[..., 1:] *= (fall * folds + bubbles)[..., None]
    p[..., 1] += bend * np.sin(math.pi * s)
    p[..., 2] += .05 * np.sin(3.2 * s + turn)
    return p, blister, char


def pepper(seed):
    p, blister, char = body(seed)
    m = mesh('pepper', p.reshape(-1, 3), wrap_faces(*p.shape[:2]), blister=blister.ravel(), char=char.ravel())
    m.materials.append(skin())
    return m


def stem(seed):
    """The calyx sits on the shoulder; the stalk bends away."""
    rr = random.Random(seed)
    p, _, _ = body(seed, 60, 24)
    start = p[1].mean(0)
    side, lift = rr.uniform(-.12, .12), rr.uniform(-.04, .12)
    path = curve([start + (.045, 0, 0), start + (.01, 0, 0), start + (-.03, 0, 0), start + (-.10, side * .3, lift * .3), start + (-.17, side, lift),
                  start + (-.20, side * 1.4, lift * 1.5)], 70)
    t = np.linspace(0, 1, 70)
    r = np.interp(t, [0, .04, .14, .22, .34, .7, .93, .965, 1], [.050, .058, .046, .026, .017, .015, .019, .018, .001])
    a = np.linspace(0, TAU, 24, endpoint=False)
    star = 1 + .22 * np.cos(5 * a + seed) * smoothstep(t, .20, .0)[:, None]
    section = np.stack([r[:, None] * star * np.cos(a), r[:, None] * star * np.sin(a)], -1)
    m = sweep('stalk', path, section, end=smoothstep(t, .95, .975)[:, None])
    m.materials.append(stalk())
    return m


def build():
    planks(turn=-.3)
    napkin((-1.3, .95, 0), (2.2, 1.8), -.6, seed=9)
    dish = plate(1.06, (0, 0, 0), 'rim', seed=5)
    kinds = list(range(9))
    bodies, stems = [pepper(k) for k in kinds], [stem(k) for k in kinds]
    proxies = []
    for k in kinds:
        p, _, _ = body(k, 9, 8)
        proxies.append(mesh('proxy', p.reshape(-1, 3), wrap_faces(*p.shape[:2])))
    rr, heap, which = random.Random(12), [], []
    for i in range(20):
        a, q = rr.uniform(0, TAU), .44 * math.sqrt(rr.random())
        which.append(i % len(kinds))
        heap.append(place(bodies[which[-1]], None, (q * math.cos(a), .02 + q * math.sin(a), .25 + i * .075),
                          (rr.uniform(-.5, .5) + rr.choice((0, math.pi)), rr.uniform(-.3, .3), rr.uniform(0, TAU)), rr.uniform(.95, 1.16)))
    settle(heap, [proxies[k] for k in which], [dish], (0, .02, 0), .74)
    for o, k in zip(heap, which):
        place(stems[k]).parent = o
    place(puddle('oil', blobs([(.12, -.12, .5), (-.3, .2, .35), (.3, .3, .3)]), (-.9, -.9), (.9, .9), .061, .010), film('e8d890', 5., .12))
    bpy.context.view_layer.update()
    scatter(heap, salt(), 260, disc(0, .02, .72), (.5, 1.6), .005, steepest=.35, seed=2)
    scatter([dish], salt(), 44, disc(0, 0, .85), (.5, 1.5), .004, seed=3)
    scatter(named('plank'), salt(), 22, disc(.2, -.6, 1.3, .4), (.4, 1.2), .004, seed=4)
    bowl(.32, .21, (1.36, .34, 0), seed=7)
    mound = place(lathe('mound', [(.285, .145), (.22, .175), (.12, .205), (0, .215)], 96, 30, .02), plain('f1ece2', .7, .3, 0., 70., .9, .06), (1.36, .34, 0))
    bpy.context.view_layer.update()
    scatter([mound], salt(), 80, disc(1.36, .34, .27), (.6, 1.5), .004, seed=5)
    late_light(1.15, leaves=1)
    camera((-.15, -3.7, 2.75), (.05, .0, .18), 68, 3.2, (0, -.30, .34))

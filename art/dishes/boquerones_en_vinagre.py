"""Boquerones en vinagre: twenty-two fillets of eight to nine centimeters and little more than one wide, three thick,
turned opaque white in vinegar, some with their silver skin and blue-black back up, laid over one another in olive oil in a
clay dish of 16 centimeters; raw garlic in slivers, chopped parsley."""
import math
import random

import bpy
import numpy as np
from scipy import ndimage

import garlic
from drape import Heap
from shader import Shader, film, once
from shapes import TAU, curve, disc, mesh, noise, place, ring, scatter, smoothstep, sweep, wrap_faces
from studio import camera, late_light
from table import cazuela, napkin, named, parsley, planks


@once
def fish():
    """Fields: x (along), v (across: 1 is the back), skin (on the silver side)."""
    s = Shader('boqueron')
    own = s.mul(s.chance(), 40.)
    x, v = s.field('x'), s.field('v')
    at = s.node('CombineXYZ', {0: s.add(x, own), 1: s.mul(v, .09), 2: own}).outputs[0]
    fine = s.noise(s.stretch(at, 4, 30, 1), 3, 4, .65)
    cloudy = s.noise(s.stretch(at, 1, 2.5, 1), 5, 4, .6)
    wavy = s.add(v, s.scale(cloudy, .35, -.175))
    # The flesh: flakes that run aslant to a seam in the middle, which stays a little pink.
    aslant = s.add(s.mul(x, 190.), s.add(s.mul(s.math('ABSOLUTE', wavy), -9.), s.mul(cloudy, 5.)))
    flakes = s.scale(s.math('SINE', aslant), .5, .5)
    seam = s.math('MULTIPLY_ADD', s.math('ABSOLUTE', s.sub(wavy, .08)), -9., 1., True)
    flesh = s.mix(s.ramp(s.add(s.mul(cloudy, .6), s.mul(fine, .4)), (.36, 0.), (.66, 1.)), 'f6f0e4', 'd3c2ad')
    flesh = s.mix(s.mul(s.sub(1., flakes), .16), flesh, 'c9b6a4')
    flesh = s.mix(s.mul(seam, .75), flesh, 'a87a68')
    flesh = s.mix(s.math('MULTIPLY_ADD', wavy, 5., -4.1, True), flesh, '8d8c8a')
    silver = s.ramp(s.scale(s.add(wavy, s.mul(s.sub(fine, .5), .35)), .5, .5),
                    (.06, 'e9e4da'), (.36, 'd9dad8'), (.56, 'b3bcc0'), (.66, '6b7c86'), (.78, '22303a'))
    skin = s.field('skin')
    c = s.mix(skin, flesh, silver)
    height = s.mix(skin, s.add(s.mul(flakes, .5), s.mul(fine, .8)), s.add(s.mul(fine, .35), s.mul(cloudy, .5)))
    return s.surface(base=c, sss=s.scale(skin, -.28, .36), radius=(.05, .04, .03), metal=s.mul(skin, .45), spec=.5,
                     rough=s.scale(skin, -.04, .30), coat=.9, coat_rough=.06, normal=s.bump(height, .40, .010))


def fillet(seed, heap, at, turn, silver):
    rr = random.Random(seed)
    n, k, long = 130, 40, rr.uniform(.78, .92)
    t = np.linspace(0, 1, n)
    path = np.stack([long * (t - .5), rr.uniform(-.22, .22) * (t - .45) ** 2 + .012 * np.sin(5 * t + seed), 0 * t], 1)
    wide = rr.uniform(.060, .074) * np.interp(t, [0, .015, .05, .2, .4, .7, .9, .97, 1], [.52, .80, .93, 1, 1, .72, .36, .20, .03])
    wide = wide * (1 + .05 * noise(np.stack([7 * t, 0 * t + seed, 0 * t], 1), 1, 3, seed))
    thick = .017 * np.interp(t, [0, .03, .3, .8, 1], [.35, .9, 1, .6, .1])
    section = ring(k, wide, thick, 2.3)
    side = np.sin(np.linspace(0, TAU, k, endpoint=False))
    v = section[..., 0] / np.maximum(wide, 1e-4)[:, None]
    belly = rr.choice((-1, 1))
    ragged = np.stack([np.broadcast_to(16 * t[:, None], v.shape), np.full_like(v, seed), 0 * v], -1)
    section[..., 0] *= 1 + np.where(belly * v > 0, .16, .03) * noise(ragged, 1, 3, seed + 3)
    section[..., 1] -= .006 * np.exp(-(v / .16) ** 2) * (side > 0) * (thick / .017)[:, None]
    m = sweep('fillet', path, section, x=np.broadcast_to(long * t[:, None], v.shape), v=-belly * v,
              skin=np.broadcast_to(smoothstep(side * (1 if silver else -1), -.15, .25), v.shape))
    p = np.empty(len(m.vertices) * 3, np.float32)
    m.vertices.foreach_get('co', p)
    p = p.reshape(-1, 3).astype(float)
    p[:, 0] += rr.uniform(.3, .8) * rr.choice((-1, 1)) * p[:, 1] * np.repeat(smoothstep(t, .12, 0), k)
    p[:, 2] += .017 + .004 * noise(p + seed, 4, 2, seed + 5) + .003 * noise(p * (1, 3, 1) + seed, 12, 2, seed + 6)
    p[:, 2] += rr.uniform(0, .035) * smoothstep(p[:, 0] * rr.choice((-1, 1)), .25, .5)
    c, w = math.cos(turn), math.sin(turn)
    p[:, :2] = p[:, :2] @ np.array([[c, w], [-w, c]]) + at
    p[:, 2] += heap.under(p, .10, .022)
    heap.add(p)
    m.vertices.foreach_set('co', p.astype(np.float32).ravel())
    m.flip_normals()
    m.update()
    m.materials.append(fish())
    return place(m)


def sliver(seed):
    """A clove cut lengthwise, a millimeter thick."""
    rr = random.Random(seed)
    path = curve([(-.10, 0, 0), (-.05, .004, 0), (0, 0, .003), (.06, .006, .004), (.105, .02, .002)], 30)
    wide = rr.uniform(.030, .044) * np.interp(np.linspace(0, 1, 30), [0, .03, .2, .5, .85, 1], [.3, .7, .95, 1, .45, .05])
    m = sweep('sliver', path, ring(20, wide, np.full(30, .0065), 4.))
    m.materials.append(garlic.flesh(False))
    return m


def oil_round(heap, level):
    """The oil climbs a little at all it touches."""
    x, y = (heap.lo[i] + heap.step * np.indices(heap.top.shape)[i] for i in (0, 1))
    free = ndimage.gaussian_filter(heap.top, 1) < level
    z = level + .009 * np.exp(-ndimage.distance_transform_edt(free) * heap.step / .014)
    z = ndimage.gaussian_filter(np.where(free, z, level), .8)
    inside = (np.hypot(x, y) < .775)[:-1, :-1].ravel()
    return mesh('oil', np.stack([x, y, z], -1).reshape(-1, 3), wrap_faces(*x.shape, False)[inside, ::-1])


def build():
    planks(turn=-.15)
    napkin((-1.2, 1.05, 0), (2.2, 1.7), -.45, seed=8)
    dish = cazuela(.80, .19, (0, 0, 0), seed=3)
    bpy.context.view_layer.update()
    heap, rr, fillets = Heap([dish], .85), random.Random(6), []
    way = .62
    across = np.array([-math.sin(way), math.cos(way)])
    for i in range(12):
        at = across * (.51 - .093 * i) + np.array([math.cos(way), math.sin(way)]) * rr.uniform(-.05, .05)
        fillets.append(fillet(i, heap, at, way + rr.uniform(-.09, .09) + math.pi * (i % 2), i in (0, 2, 3, 6, 9, 11)))
    for i in range(10):
        at = across * (.40 - .090 * i) + np.array([math.cos(way), math.sin(way)]) * rr.uniform(-.10, .06)
        fillets.append(fillet(20 + i, heap, at, way + rr.uniform(-.34, .22) + math.pi * rr.choice((0, 1)), i in (1, 2, 4, 6, 7)))
    place(oil_round(heap, .109), film('f0dc94', 5., .06, strength=.26))
    bpy.context.view_layer.update()
    scatter(fillets, [sliver(k) for k in range(5)], 14, disc(0, 0, .55), (.6, .95), .006, .18, seed=4, steepest=.85)
    scatter(fillets, parsley(), 80, disc(0, 0, .62, .6), (.2, .62), .002, .35, seed=5)
    scatter(named('oil'), parsley(), 14, disc(0, 0, .68, .3), (.25, .6), .0, .1, seed=9)
    late_light(1.05, fill=1.1, leaves=1)
    camera((.15, -2.8, 2.5), (.0, .0, .08), 86, 7., (0, -.10, .14))

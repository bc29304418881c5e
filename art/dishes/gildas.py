"""Gildas: olive, folded anchovy, piparra peppers, olive on a pick of nine centimeters, in olive oil."""
import math
import random

import bpy
import numpy as np

from olive import olive
from shader import Shader, film, once, plain
from shapes import TAU, blobs, curve, mesh, noise, place, puddle, ring, smoothstep, sweep
from studio import camera, late_light
from table import napkin, planks, plate


@once
def anchovy_flesh():
    s = Shader('anchovy')
    v = s.stretch(s.node('CombineXYZ', {0: s.field('along'), 1: s.field('around'), 2: s.chance()}).outputs[0], 3, 5, 9)
    fibers = s.noise(s.stretch(v, 2, 9, 1), 3, 5, 0.65)
    c = s.ramp(s.add(fibers, s.mul(s.sub(s.noise(v, 1.5, 3), 0.5), 0.5)),
               (0.25, '2e1009'), (0.44, '5c2716'), (0.58, '84472e'), (0.76, 'b58a6a'))
    skin = s.mul(s.field('skin'), s.ramp(s.noise(v, 2.2, 4), (0.35, 0.3), (0.6, 0.9)))
    c = s.mix(s.mul(skin, 0.75), c, s.mix(fibers, '5a5a60', 'd8d2c8'))
    return s.surface(base=c, sss=0.2, radius=(0.04, 0.018, 0.012), rough=s.scale(skin, -0.06, 0.24), coat=0.9, coat_rough=0.05,
                     normal=s.bump(fibers, 0.55, 0.02))


@once
def pepper_skin():
    s = Shader('piparra')
    v = s.apart(s.here())
    t = s.field('along')
    c = s.mix(s.ramp(s.noise(s.stretch(v, 2, 6, 6), 3, 4), (0.3, 0.0), (0.7, 1.0)), '8c9a2c', 'bcbb58')
    c = s.mix(s.mul(s.chance(), 0.55), c, 'c9bd62')
    c = s.mix(s.ramp(t, (0.0, 0.9), (0.10, 0.0)), c, '7d8a34')
    return s.surface(base=c, sss=0.45, radius=(0.07, 0.06, 0.018), rough=0.2, coat=0.8, coat_rough=0.05,
                     normal=s.bump(s.noise(s.stretch(v, 5, 14, 14), 3, 4), 0.4, 0.02))


def anchovy(seed):
    """A fillet of ten centimeters: over the olive, along the pick, its tail on the plate."""
    rr = random.Random(seed)
    j = [rr.uniform(-.04, .04) for _ in range(8)]
    points = [(-.47, .05 + j[0], .02), (-.46, .03, .08), (-.42, .01, .168), (-.33, .0, .212), (-.24, -.005, .165), (-.195, -.01, .115),
              (-.14, -.02 + j[1] / 2, .105), (-.07 + j[2] / 2, -.03, .145 + j[2] / 2), (.0, -.05, .135), (.05 + j[3], -.10, .085),
              (.07 + j[4], -.17, .035), (.06 + j[5], -.26, .022), (.10 + j[6], -.36, .02), (.16 + 3 * j[7], -.44, .02)]
    way = rr.choice((1, -1))
    points = np.array(points) * (1, way, 1) + np.outer(np.linspace(-1, 1, len(points)), (0, rr.uniform(-.03, .03), 0))
    n = 170
    path = curve(points, n)
    t = np.linspace(0, 1, n)
    wide = .066 * np.interp(t, [0, .02, .10, .35, .6, .85, 1], [.4, .7, .95, 1.05, 1, .6, .06])
    thick = .0115 * np.interp(t, [0, .03, .5, .95, 1], [.4, 1, 1.1, .7, .1])
    section = ring(28, wide, thick, 2.4)
    section[..., 1] -= .012 * np.exp(-(section[..., 0] / .018) ** 2) * (section[..., 1] > 0) * np.minimum(1, wide / .06)[:, None]
    sag = np.interp(t, [0, .12, .34, .44, .6, .8, 1], [4.5, 5, 4.5, 1.5, 2, 1, 0])
    section[..., 1] -= sag[:, None] * section[..., 0] ** 2
    around = np.linspace(0, 1, 28, endpoint=False)
    side = np.array([np.zeros(n), np.ones(n), np.zeros(n)]).T * (1 - smoothstep(t, .50, .82))[:, None]
    side += np.outer(smoothstep(t, .50, .82), (way, .15, 0))
    tangent = np.gradient(path, axis=0)
    m = sweep('anchovy', path, section, up=np.cross(side, tangent), along=t[:, None], around=around[None],
              skin=np.broadcast_to(smoothstep(np.cos(TAU * around), .25, .8), (n, 28)))
    co = np.empty(len(m.vertices) * 3, np.float32)
    m.vertices.foreach_get('co', co)
    p = co.reshape(-1, 3)
    q = np.stack([np.repeat(t, 28) * 3, np.tile(around, n) * 5, np.full(len(p), seed)], 1)
    p += .016 * np.stack([noise(p, 9, 3, seed), noise(p, 8, 3, seed + 5), noise(q, 2, 3, seed + 9)], 1)
    fiber = np.stack([np.repeat(t, 28) * 5, np.tile(np.minimum(around, 1 - around), n) * 34, np.full(len(p), seed)], 1)
    p[:, 2] += .0055 * noise(fiber, 1, 2, seed + 12)
    m.vertices.foreach_set('co', p.ravel())
    m.materials.append(anchovy_flesh())
    m.update()
    return m


def piparra(seed, long, way):
    """Thin, curved, a little crumpled; threaded near its stem."""
    rr = random.Random(seed)
    n, bend = 90, way * rr.uniform(.1, .45)
    t = np.linspace(0, 1, n)
    a = bend * t**1.5 * 1.6
    path = np.stack([np.cumsum(np.cos(a)) * long / n, np.cumsum(np.sin(a)) * long / n,
                     .03 * np.sin(3 * t + seed) + .04 * np.sin(math.pi * t)], 1)
    path -= path[int(.14 * n)]
    r = .031 * np.interp(t, [0, .004, .02, .05, .12, .45, .8, .95, 1], [.02, .28, .36, .55, .95, 1, .72, .36, .03]) * rr.uniform(.9, 1.15)
    m = sweep('piparra', path, ring(26, r, r * rr.uniform(.72, .9)), along=t[:, None])
    co = np.empty(len(m.vertices) * 3, np.float32)
    m.vertices.foreach_get('co', co)
    p = co.reshape(-1, 3)
    away = p - np.repeat(path, 26, 0)
    p += away * (.16 * noise(p * (5, 12, 12), 1, 3, seed) + .10 * noise(p * (30, 6, 6), 1, 2, seed + 3))[:, None]
    m.vertices.foreach_set('co', p.ravel())
    m.materials.append(pepper_skin())
    m.update()
    return m


def gilda(at, turn, seed):
    rr = random.Random(seed)
    root = bpy.data.objects.new('gilda', None)
    bpy.context.scene.collection.objects.link(root)
    root.location, root.rotation_euler = at, (rr.uniform(-.3, .3), 0, turn)
    n = 40
    stick = sweep('pick', np.stack([np.linspace(-.50, .56, n), np.zeros(n), np.full(n, .095)], 1),
                  ring(10, *[.011 * np.interp(np.linspace(0, 1, n), [0, .06, .97, 1], [.1, 1, 1, .8])] * 2))
    stick.materials.append(plain('d9b27c', .6, 0., 0., 30., .2, .2))
    parts = [place(stick)]
    parts.append(place(olive(seed), None, (-.33, 0, .095), (rr.uniform(0, 6), math.pi / 2, rr.uniform(-.2, .2)), 1.05))
    parts.append(place(olive(seed + 3), None, (.37, 0, .098), (rr.uniform(0, 6), math.pi / 2, rr.uniform(-.2, .2)), 1.05))
    parts.append(place(anchovy(seed), None, (0, 0, 0), (0, 0, 0)))
    for q, x in enumerate((.125, .185, .245)):
        way = rr.choice((-1, 1)) if q else 1
        parts.append(place(piparra(11 * seed + q, rr.uniform(.60, .76), way), None, (x, 0, .095 + rr.uniform(-.01, .02)),
                           (0, rr.uniform(.0, .08), way * (math.pi / 2 + rr.uniform(-.05, .35)))))
    for p in parts:
        p.parent = root


def build():
    planks(turn=.1)
    napkin((1.25, 1.05, 0), (2.0, 1.6), .45, seed=12)
    plate(.92, (0, 0, 0), seed=12)
    place(puddle('oil', blobs([(0, -.05, .50), (.3, .22, .3), (-.38, -.2, .3), (.2, -.4, .2)]), (-.8, -.8), (.8, .8), .062, .012), film('f8f1cc', 5., .12))
    for i in range(4):
        gilda((-.05 + .08 * (i % 2), -.46 + .29 * i, .062), .12 + .10 * math.sin(i * 2.1), i)
    late_light(leaves=0)
    camera((.35, -3.0, 2.3), (.03, -.02, .10), 78, 3.4, (0, -.25, .16))

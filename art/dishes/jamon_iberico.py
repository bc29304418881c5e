"""Jamón ibérico de bellota: 42 grams, fourteen slices of seven to nine centimeters cut by hand, a millimeter at most:
dark red, light goes through, veined with fat along the muscle and with a rim of ivory fat; they lie loosely over one
another on a warm white plate, so the fat has begun to melt and shines. No bread."""
import math
import random

import bpy
import numpy as np

from drape import Heap, folded
from shader import Shader, once
from shapes import TAU, mesh, noise, place, smoothstep, wrap_faces
from studio import camera, late_light
from table import napkin, planks, plate


@once
def ham():
    """Fields: x, y (in the flat slice), rim (the fat around the muscle)."""
    s = Shader('ham')
    own = s.chance()
    x, y = s.add(s.field('x'), s.mul(own, 31.)), s.add(s.field('y'), s.mul(own, 57.))
    v = s.node('CombineXYZ', {0: x, 1: y, 2: s.mul(own, 9.)}).outputs[0]

    def moved(at, by): return s.node('VectorMath', {0: at, 1: by}, operation='ADD').outputs[0]
    swirl = s.node('TexNoise', {'Vector': v, 'Scale': 3.2, 'Detail': 3.}).outputs['Color']
    bent = moved(v, s.stretch(swirl, .22, .22, .22))
    fine = s.noise(s.stretch(v, 3, 22, 1), 3, 5, .65)
    broad = s.noise(bent, 3., 4, .6)
    lean = s.ramp(s.add(s.mul(broad, .75), s.mul(fine, .25)), (.28, '5e0d11'), (.46, '8c1a1c'), (.60, 'ad3229'), (.78, 'c25642'))

    def vein(scale, wide, aside):
        """Where a noise drawn out along the muscle crosses its middle; thick in places, gone in others."""
        n = s.noise(s.stretch(moved(bent, (aside, aside, 0)), 1., 3.4, 1.), scale, 3.5, .6, .35)
        off = s.math('ABSOLUTE', s.sub(n, .5))
        here = s.ramp(s.noise(bent, 2.2, 2, .5), (.37, 0.), (.64, 1.))
        return s.math('SUBTRACT', 1., s.math('DIVIDE', off, s.add(s.mul(here, wide), .003)), clamp=True)
    seam = s.cells(s.stretch(bent, 2.1, 4.2, 1.), 1.15, 'DISTANCE_TO_EDGE')
    seam = s.math('MULTIPLY', s.ramp(seam, (.0, 1.), (.055, 0.)), s.ramp(s.noise(v, 4, 2), (.35, 0.), (.6, 1.)))
    fat = s.math('MAXIMUM', s.math('MAXIMUM', vein(3.4, .030, 0.), s.mul(vein(8.5, .050, 7.3), .8)), s.mul(seam, .9))
    fat = s.math('MAXIMUM', fat, s.field('rim'))
    ivory = s.mix(broad, 'e9c9a2', 'f6e6cc')
    ivory = s.mix(s.mul(s.sub(1., s.field('rim')), .45), ivory, 'e0a08c')
    c = s.mix(fat, lean, ivory)
    height = s.add(s.mul(fine, .5), s.mul(fat, .5))
    sheet = s.node('BsdfPrincipled', {
        'Base Color': c, 'Subsurface': .30, 'Subsurface Color': c, 'Subsurface Radius': (.07, .025, .018), 'Specular': .5,
        'Roughness': s.scale(fat, -.10, .30), 'Clearcoat': 1., 'Clearcoat Roughness': .07, 'Normal': s.bump(height, .35, .010)})
    light = s.node('BsdfTranslucent', {0: s.mix(fat, 'd0402c', 'f4dcbc')})
    through = s.node('BsdfTransparent', {0: s.mix(fat, 'd8503c', 'f6e4c8')})
    lit = s.node('MixShader', {0: .34, 1: sheet, 2: light})
    return s.finish(s.node('MixShader', {0: .10, 1: lit, 2: through}))


def slice_of_ham(seed, heap, at, turn, fold=None):
    rr = random.Random(seed)
    long, wide = rr.uniform(.74, .94), rr.uniform(.17, .225)
    n, k = 170, 76
    u, v = np.meshgrid(np.linspace(-1, 1, n), np.linspace(-1, 1, k), indexing='ij')
    flat = np.stack([2.2 * u, 0 * u, np.full_like(u, 3.7 * seed)], -1)
    body = np.clip(1 - np.abs(u) ** rr.uniform(2.2, 3.2), 0, 1) ** .55 * (1 + rr.uniform(-.35, .35) * u)
    near = 1 + .20 * noise(flat, 1.2, 3, seed) + .025 * noise(flat, 5, 2, seed + 1)
    far = 1 + .20 * noise(flat, 1.2, 3, seed + 2) + .025 * noise(flat, 5, 2, seed + 3)
    x = long / 2 * u + .05 * v * rr.uniform(-1, 1)
    y = wide * body * v * np.where(v > 0, far, near) + rr.uniform(-.10, .10) * (u * u - .4)
    side = rr.choice((-1, 1))
    q = np.stack([x, y, np.full_like(x, seed)], -1)
    edge = (1 - side * v) * wide * body
    rim = smoothstep(edge + .020 * noise(q, 5, 3, seed + 4), *(np.array([.065, .045]) * rr.uniform(.4, 1.3)))
    end = rr.choice((-1, 1))
    rim = np.maximum(rim, .9 * smoothstep(end * u + .1 * noise(q, 4, 3, seed + 5), .90, .96))
    thin = np.maximum(np.abs(u), np.abs(v))
    ripple = .018 * noise(q * (1, .6, 1), 3.6, 2, seed + 6) + .006 * noise(q, 9, 2, seed + 7)
    curl = rr.uniform(0, .05) * smoothstep(rr.choice((-1, 1)) * v, .1, 1.2) ** 2
    curl += rr.uniform(0, .06) * smoothstep(rr.choice((-1, 1)) * u, .4, 1.1) ** 2
    z = np.maximum(ripple * (.6 + thin) + .016, .004) + curl * (.5 + .8 * noise(q, 3, 2, seed + 8))
    p = np.stack([x, y, z], -1).reshape(-1, 3)
    if fold:
        p = folded(p, *fold)
    c, w = math.cos(turn), math.sin(turn)
    p[:, :2] = p[:, :2] @ np.array([[c, w], [-w, c]]) + at
    p[:, 2] += heap.under(p, .36, .05)
    heap.add(p)
    m = mesh('ham', p, wrap_faces(n, k, False)[:, ::-1], x=x.ravel(), y=y.ravel(), rim=rim.ravel())
    m.materials.append(ham())
    o = place(m)
    t = o.modifiers.new('thick', 'SOLIDIFY')
    t.thickness, t.offset = .007, 1


def build():
    planks(turn=.12)
    napkin((1.2, 1.15, 0), (2.2, 1.7), .4, seed=14)
    dish = plate(1.12, (0, 0, 0), seed=5)
    bpy.context.view_layer.update()
    heap = Heap([dish], 1.2)
    rr = random.Random(4)
    n = 12
    for i in range(n):
        a = .5 + i * TAU / n + rr.uniform(-.10, .10)
        q = .50 + rr.uniform(-.06, .05)
        fold = None
        if rr.random() < .25:
            fold = rr.uniform(.02, .16), rr.choice((0, math.pi)) + rr.uniform(-.6, .6), rr.uniform(.022, .04), rr.uniform(2.2, 3.05)
        slice_of_ham(i, heap, (q * math.cos(a), q * math.sin(a)), a + rr.uniform(.35, 1.0), fold)
    for i, (x, y, a, way) in enumerate(((-.08, .10, .4, 1.6), (.06, -.10, 2.9, -1.3))):
        slice_of_ham(20 + i, heap, (x, y), a, (rr.uniform(.02, .08), way, rr.uniform(.022, .035), rr.uniform(2.4, 2.9)))
    late_light(1.1, fill=1.4, back=2., leaves=0)
    camera((.2, -3.0, 2.75), (-.03, -.02, .06), 74, 3.4, (0, -.2, .12))

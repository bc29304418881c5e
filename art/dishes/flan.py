"""Flan de huevo: eight centimeters across, its caramel thin enough to run off and lie around it on the plate."""
import math
import random

import numpy as np
from scipy import ndimage

from shader import Shader, once, plain
from shapes import TAU, blobs, curve, mesh, noise, place, puddle, ring, smoothstep, sweep, wrap_faces
from studio import camera, late_light
from table import napkin, planks, plate, spoon


@once
def custard():
    """Field: stain, how much caramel has soaked in or runs over it."""
    s = Shader('custard')
    v = s.here()
    n = s.noise(v, 4, 5, .6)
    c = s.mix(n, 'f5c680', 'fad9a2')
    pores = s.mul(s.ramp(s.cells(v, 26), (.05, 1.), (.12, 0.)), s.ramp(s.noise(v, 5, 2), (.5, 0.), (.6, 1.)))
    c = s.mix(s.mul(pores, .35), c, 'c08a34')
    stain = s.add(s.field('stain'), s.mul(s.sub(s.noise(v, 7, 5, .65), .5), s.mul(s.field('stain'), .55)))
    soaked = s.ramp(stain, (.0, 'f5c87a'), (.22, 'e6a03c'), (.50, 'c06a1a'), (.78, '8c400a'), (1., '5a2406'))
    c = s.mix(s.ramp(stain, (.0, 0.), (.20, 1.)), c, soaked)
    return s.surface(base=c, sss=.55, radius=(.13, .08, .03), rough=s.scale(s.field('stain'), -.2, .28), spec=.4, coat=.8, coat_rough=.03,
                     normal=s.bump(s.sub(s.mul(n, .5), pores), .25, .010))


def flan():
    profile = curve([(0, 0), (.43, 0), (.458, .010), (.466, .035), (.458, .11), (.436, .22), (.410, .33), (.398, .385), (.380, .415),
                     (.350, .428), (.30, .427), (.15, .420), (.0, .417)], 190)
    n, around = len(profile), 360
    a = np.linspace(0, TAU, around, endpoint=False)
    r, z = np.maximum(profile[:, :1], 1e-4), profile[:, 1:]
    p = np.stack([r * np.cos(a), r * np.sin(a), z + 0 * a], -1)
    over = (np.arange(n) >= np.argmax(profile[:, 0]))[:, None]
    down = np.r_[0, np.cumsum(np.linalg.norm(np.diff(profile, axis=0), axis=1))]
    down = (down[profile[:, 1].argmax()] - down)[:, None]
    streak = noise(np.stack([np.cos(a) * 2.6 + 0 * down, np.sin(a) * 2.6 + 0 * down, .8 * down + 0 * a], -1), 1, 4, 31)
    long = .20 + .14 * noise(np.stack([np.cos(a), np.sin(a), 0 * a], -1), 1.7, 3, 14)
    side = (.42 * smoothstep(down, long, -.02) ** 1.5 + .22 * smoothstep(streak, .05, .75)) * over
    lid = smoothstep(down + .035 * noise(p, 6, 3, 4), .105, .0)
    stain = np.maximum(side, lid * (.66 + .18 * noise(p, 3, 3, 9)))
    stain = ndimage.gaussian_filter(stain, (2, 2), mode=('nearest', 'wrap'))
    p += .006 * noise(p, 3, 2, 12)[..., None]
    p[..., :2] *= 1 + .010 * np.sin(2 * a + 1)[None, :, None]
    return mesh('flan', p.reshape(-1, 3), wrap_faces(n, around), stain=stain.ravel())


@once
def caramel():
    """Amber where it is thin, nearly black where it is deep; a shine, no refraction."""
    s = Shader('caramel')
    deep = s.field('deep')
    tint = s.ramp(deep, (.05, 'fff3d6'), (.35, 'f5dca4'), (.70, 'e0b26a'), (1., 'bd823c'))
    through = s.node('BsdfTransparent', {0: tint})
    shine = s.node('BsdfGlossy', {0: (1, 1, 1), 'Roughness': .02, 'Normal': s.bump(s.noise(s.here(), 5, 2, .5), .05)})
    path = s.node('LightPath').outputs
    seen = s.sub(1., s.math('MAXIMUM', path['Is Shadow Ray'], path['Is Diffuse Ray']))
    fresnel = s.node('Fresnel', {'IOR': 1.48}).outputs[0]
    return s.finish(s.node('MixShader', {0: s.mul(fresnel, seen), 1: through, 2: shine}))


@once
def mint():
    n, k = 44, 25
    t, s = np.meshgrid(np.linspace(0, 1, n), np.linspace(-1, 1, k), indexing='ij')
    saw = 1 + .09 * (np.mod(t * 9, 1) - .5) * (np.abs(s) > .9)
    w = (.10 * np.sin(math.pi * t**.75) ** .8 + .002) * saw
    vein = np.abs(np.sin(math.pi * (t * 7.5 - np.abs(s) * 1.1)))
    quilt = (.011 * vein**.6 * np.minimum(1, 3 * np.abs(s)) * np.sin(math.pi * np.clip(t, .03, .97))) * (1 - np.abs(s) ** 6)
    v = np.stack([.30 * t, s * w, .30 * w * np.abs(s) + quilt + .05 * np.sin(2.6 * t) - .05 * t**3], -1)
    sh = Shader('mint')
    rib = sh.math('MULTIPLY_ADD', sh.math('ABSOLUTE', sh.field('s')), -16., 1., True)
    side = sh.ramp(sh.field('vein'), (.0, .8), (.28, 0.))
    c = sh.mix(sh.noise(sh.here(), 14, 4), '2f6420', '54892f')
    c = sh.mix(sh.math('MAXIMUM', rib, side), c, '86ad58')
    faces = np.array([(i * k + j, (i + 1) * k + j, (i + 1) * k + j + 1, i * k + j + 1) for i in range(n - 1) for j in range(k - 1)])
    m = mesh('mint', v.reshape(-1, 3), faces, s=s.ravel(), vein=vein.ravel())
    m.materials.append(sh.surface(base=c, rough=.42, spec=.45, sss=.12, radius=(.02, .04, .01)))
    return m


def zest(seed):
    """A thread of orange peel."""
    rr = random.Random(seed)
    t = np.linspace(0, 1, 40)
    a = rr.uniform(.5, 1.5) * (t - .5)
    path = np.stack([.17 * np.sin(a) / 1.2, .17 * (1 - np.cos(a)), .02 + .03 * np.sin(3 * t + rr.uniform(0, 3)) ** 2], 1)
    fade = np.minimum(1, np.minimum(t, 1 - t) * 12 + .2)
    m = sweep('zest', path, ring(10, .014 * fade, .008 * fade, 3.))
    m.materials.append(plain('f08a12', .35, .3, .2, 90., .3, .2))
    return m


def build():
    planks(turn=.12)
    napkin((1.0, .85, 0), (1.9, 1.5), .45, seed=3)
    plate(.98, (0, 0, 0), seed=6)
    place(flan(), custard(), (-.02, .04, .061))
    rr = random.Random(2)
    spots = [(-.02 + .44 * math.cos(a), .04 + .44 * math.sin(a), rr.uniform(.17, .26)) for a in np.arange(0, TAU, .5)] + [(-.02, .04, .52)]
    lake = puddle('caramel', blobs(spots + [(.30, -.40, .22), (-.46, -.22, .20)], .2), (-1, -1), (1, 1), .061, .030, .008, 3)
    place(lake, caramel())
    for k, (turn, tilt) in enumerate(((.5, -.35), (2.3, -.30), (3.9, -.55))):
        place(mint(), None, (.02 + .015 * math.cos(turn), .05 + .015 * math.sin(turn), .485), (0, tilt, turn), .8 if k < 2 else .5)
    for k, (x, y) in enumerate(((-.06, -.05), (.05, -.07), (.0, -.10), (.02, .10), (-.10, .02), (.09, .0))):
        place(zest(k), None, (x, y, .488), (0, 0, 2. * k))
    spoon((.82, -.62, .0), .42, .75)
    late_light(1.1, fill=.8, leaves=1)
    camera((.25, -3.2, 1.85), (.02, .0, .20), 76, 3.4, (0, -.30, .30))

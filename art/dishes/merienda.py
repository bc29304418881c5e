"""Merienda: young manchego laid like tiles, membrillo and almonds on slate, two toasts rubbed with tomato, a short red."""
import math
import random

import bpy
import numpy as np

import tomato
from manchego import RADIUS, almond, cheese, slab
from shader import Shader, once
from shapes import TAU, curve, disc, grid, lathe, noise, place, scatter, smooth_max, smoothstep, solid
from studio import camera, late_light
from table import crumbs, drink, fill, glass, napkin, planks, salt


@once
def stone():
    """Field: broken, where the edge shows its layers."""
    s = Shader('slate')
    v = s.here()
    x, y, z = s.axes(v)
    broad = s.noise(s.stretch(v, .8, 1.5, 1), 1.6, 6, .62, .4)
    fine = s.noise(v, 34, 5, .7)
    c = s.ramp(broad, (.28, '2a2e30'), (.5, '3d4244'), (.72, '55595a'))
    chalk = s.mul(s.ramp(s.noise(s.stretch(v, 1.2, 3.4, 1), 2.2, 7, .72), (.46, 0.), (.74, 1.)), s.ramp(fine, (.35, .25), (.62, 1.)))
    c = s.mix(s.mul(chalk, .7), c, '989b98')
    layers = s.noise(s.stretch(v, 1.5, 1.5, 60), 1.4, 3, .6)
    c = s.mix(s.field('broken'), c, s.ramp(layers, (.32, '24282a'), (.50, '6a6f6f'), (.66, 'b0b2ae')))
    height = s.add(s.mul(broad, .9), s.add(s.mul(fine, .35), s.mul(s.noise(v, 110, 3, .7), .2)))
    return s.surface(base=c, rough=s.scale(chalk, .22, .56), spec=.4, normal=s.bump(height, .5, .02))


def slate(x, y, z, step=.011):
    """Split, not sawn: the top in low terraces, flakes off the edge, two corners lost."""
    lo = np.array([-x / 2 - .08, -y / 2 - .08, -.03])
    p = grid(lo, (x / 2 + .08, y / 2 + .08, z + .05), step)

    def outline(q):
        flat = q * (1, 1, 0)
        leaf = q * (1, 1, 14)
        d = smooth_max(np.abs(q[..., 0]) - x / 2, np.abs(q[..., 1]) - y / 2, .03)
        corner = np.minimum(np.hypot(q[..., 0] - x / 2, q[..., 1] + y / 2) - .17, np.hypot(q[..., 0] + x / 2, q[..., 1] - y / 2) - .12)
        d = smooth_max(d, -corner + .05 * noise(flat, 7, 3, 8), .01)
        flake = np.maximum(noise(flat, 2.6, 3, 5), 0) * .11 * smoothstep(q[..., 2], .15 * z, z)
        return d + .022 * noise(flat, 2.2, 3, 3) + .018 * noise(leaf, 5, 3, 4) + flake
    swell = .9 * noise(p * (1, 1, 0), .8, 3, 11) + .35 * noise(p * (1, 1, 0), 3, 3, 12)
    terrace = np.floor(swell * 2.4) + smoothstep(np.mod(swell * 2.4, 1), .75, 1)
    d = smooth_max(outline(p), p[..., 2] - z - .006 * terrace - .002 * noise(p, 14, 3, 13), .006)
    d = smooth_max(d, -p[..., 2], .006)
    return solid('slate', d, lo, step, broken=lambda v: np.maximum(smoothstep(outline(v), -.035, -.008), smoothstep(v[:, 2], .6 * z, .3 * z)))


def tiled(at, turn, n, apart=.235, high=.062, half=.25):
    """Slices in a row, each half upon the next."""
    lean = math.asin(high / (RADIUS * math.sin(half)))
    rr = random.Random(5)
    for i in range(n):
        q = apart * (i - (n - 1) / 2)
        x, y = at[0] - q * math.sin(turn), at[1] + q * math.cos(turn)
        last = i == n - 1
        out = rr.uniform(-.055, .055)
        place(cheese(30 + i, high, half, young=True), None, (x + out * math.cos(turn), y + out * math.sin(turn), at[2]),
              (0 if last else lean + rr.uniform(-.015, .015), 0 if last else -high / RADIUS, turn + rr.uniform(-.04, .04)))


def chato(at, level=.50):
    inner = [(0, .07), (.20, .075), (.262, .11), (.285, .30), (.318, .86)]
    outer = [(0, 0), (.23, 0), (.270, .02), (.283, .07), (.303, .30), (.336, .86)]
    profile = np.vstack([curve(outer, 80), [(.335, .872), (.327, .876), (.319, .871)], curve(inner, 70)[::-1]])
    place(lathe('chato', profile, 128), glass(), at)
    fill(inner, level, at, drink('red'))


def build():
    planks(turn=.12)
    napkin((-1.75, 1.95, 0), (1.9, 1.5), -.5, .03, seed=8)
    stone_ = place(slate(3.3, 2.05, .085), stone(), (0, .08, .002), (0, 0, -.10))
    top = .089
    tiled((-.60, .50, top), -1.95, 6)
    layers = []
    for at, turn, seed, lean in (((.52, .70, top), -.10, 1, 0), ((.98, .20, top + .07), -.36, 4, .24)):
        root, layer = tomato.rubbed_toast(at, turn, seed, .58, .33)
        root.rotation_euler = (lean, 0, turn)
        layers += [root, layer]
    rr = random.Random(3)
    turn = .46
    place(slab(9, .50, .44, .25, .007), None, (.16, -.06, top), (0, 0, turn))
    for k in range(3):
        q = .34 + .13 * k
        place(slab(20 + k, .46, .29, .05), None, (.16 + q * math.sin(turn), -.06 - q * math.cos(turn), top + .056),
              (.39, 0, turn + rr.uniform(-.06, .06)))
    almonds = [almond(k) for k in range(4)]
    for x, y in ((.92, -.50), (1.10, -.42), (1.02, -.66), (1.25, -.58), (.80, -.70), (1.34, -.34)):
        place(rr.choice(almonds), None, (x, y, top + .044), (rr.uniform(-.3, .3), rr.uniform(-.15, .15), rr.uniform(0, TAU)), rr.uniform(.9, 1.1))
    chato((-.42, 1.50, 0))
    bpy.context.view_layer.update()
    scatter(layers, salt(), 34, disc(.8, .4, .85), (.7, 1.4), seed=2)
    scatter([stone_], crumbs('efe2b8', .013), 40, lambda q: (q.gauss(-.5, .5), q.gauss(-.35, .4)), (.3, 1.1))
    late_light(leaves=2, side=-1)
    camera((-.1, -4.5, 3.25), (-.03, .19, .12), 57, 3.0, (0, -.15, .2))

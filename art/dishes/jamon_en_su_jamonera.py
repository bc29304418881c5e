"""A whole leg of jamón ibérico on its stand, half carved, the knife and the first plate of slices before it.

The leg is 79 centimeters long with its black hoof and 14 thick. It lies with the broad thigh up and turned a little to the
carver; the face is cut flat, dark red, with a rim of ivory fat, and the rind is peeled a few fingers below it.
"""
import math
import random

import bpy
import numpy as np
from scipy import ndimage

from dishes.jamon_iberico import slice_of_ham
from drape import Heap
from room import block, bottle, metal, tube
from shader import Shader, once, plain
from shapes import TAU, beveled, box, curve, grid, lathe, mesh, noise, place, ring, roughen, smooth_max, smooth_min, smoothstep, solid, sweep, wrap_faces
from studio import area, camera, sunlight
from table import napkin, planks, plate, steel, wall, wood

LONG = 7.9
SLOPE, ROLL = math.radians(21), math.radians(34)
REST = (-3.75, .05, 1.62)  # where the end of the thigh lies
HALVES = np.array([  # from the hoof's tip: half the leg above its axis, below it, and half its thickness
    (.00, .05, .08, .10), (.30, .22, .26, .24), (.70, .29, .31, .28), (1.0, .24, .26, .24), (1.5, .25, .26, .25), (2.0, .36, .32, .31),
    (2.5, .38, .38, .33), (3.2, .48, .56, .40), (4.0, .78, .88, .56), (4.8, 1.08, 1.18, .68), (5.6, 1.26, 1.36, .74), (6.4, 1.26, 1.36, .73),
    (7.0, 1.10, 1.18, .64), (7.5, .80, .86, .48), (7.9, .20, .20, .16)])


def face(x):
    """The height of the cut: flat along the thigh, a little hollow, then steeply up before the shank."""
    return .36 - .07 * np.sin(np.clip(x / 4.2, 0, 1) * math.pi) + .9 * np.maximum(x - 4.15, 0)


@once
def cured_leg():
    """Fields: hoof, cut (on the face), peeled (without its rind), deep (below the skin that was)."""
    s = Shader('leg')
    v = s.here()
    hoof, cut, peeled, deep = (s.field(k) for k in ('hoof', 'cut', 'peeled', 'deep'))

    def moved(at, by): return s.node('VectorMath', {0: at, 1: by}, operation='ADD').outputs[0]
    swirl = s.node('TexNoise', {'Vector': v, 'Scale': 1.6, 'Detail': 3.}).outputs['Color']
    bent = moved(v, s.stretch(swirl, .5, .5, .5))
    broad, fine = s.noise(v, .9, 5, .6), s.noise(v, 6, 5, .68)
    fibers = s.noise(s.stretch(bent, 1.2, 14, 14), 2.2, 5, .65)

    def vein(scale, wide, aside, along=.42):
        n = s.noise(s.stretch(moved(bent, (aside, aside, 0)), along, 1.3, 1.), scale, 3.5, .6, .35)
        off = s.math('ABSOLUTE', s.sub(n, .5))
        here = s.ramp(s.noise(bent, 1.5, 2, .5), (.36, 0.), (.62, 1.))
        return s.math('SUBTRACT', 1., s.math('DIVIDE', off, s.add(s.mul(here, wide), .003)), clamp=True)
    muscle = s.cells(s.stretch(bent, .55, 1.25, 1.), 1.0, 'F1', 'Color')
    tone = s.axes(muscle)[0]
    seam = s.ramp(s.cells(s.stretch(bent, .55, 1.25, 1.), 1.0, 'DISTANCE_TO_EDGE'), (.004, 1.), (.026, 0.))
    lean = s.ramp(s.add(s.mul(s.add(s.mul(broad, .45), s.mul(fibers, .4)), .85), s.mul(tone, .16)),
                  (.26, '200203'), (.42, '420608'), (.56, '5e0d0c'), (.74, '7a1b14'))
    marbled = s.math('MAXIMUM', s.mul(vein(2.8, .015, 0.), .75), s.mul(vein(7.0, .036, 7.3), .7))
    marbled = s.math('MAXIMUM', marbled, s.mul(seam, .8))
    side = s.math('MULTIPLY_ADD', s.axes(v)[1], -.16, 0.)
    edge = s.add(s.add(deep, side), s.scale(s.noise(bent, 1.6, 4, .6), .30, -.15))
    rim = s.ramp(edge, (.10, 1.), (.155, 0.))
    ivory = s.ramp(s.add(s.mul(broad, .5), s.mul(fine, .5)), (.35, 'c8a066'), (.6, 'e0c592'))
    flesh = s.mix(marbled, lean, 'd69a80')
    flesh = s.mix(rim, flesh, ivory)
    fat = s.ramp(s.add(s.mul(broad, .5), s.mul(fine, .5)), (.32, 'a06a22'), (.48, 'c4964c'), (.64, 'dcbc7c'))
    rind = s.ramp(s.add(s.mul(broad, .65), s.mul(fine, .35)), (.30, '2c1306'), (.46, '643712'), (.58, '965f22'), (.74, 'c08d44'))
    rind = s.mix(s.mul(s.ramp(s.noise(v, 3.2, 5, .7), (.56, 0.), (.68, 1.)), .35), rind, 'c8bd98')
    c = s.mix(peeled, rind, fat)
    c = s.mix(cut, c, flesh)
    c = s.mix(hoof, c, s.mix(fine, '0c0a09', '2a211b'))
    height = s.add(s.mul(s.sub(1., cut), s.add(broad, s.mul(fine, .6))), s.mul(cut, s.add(s.mul(fibers, .10), s.mul(marbled, .05))))
    rough = s.add(s.mul(s.sub(1., cut), s.scale(fine, .3, .22)), s.mul(cut, .36))
    return s.surface(base=c, sss=s.scale(s.math('MAXIMUM', cut, peeled), .16, .04), radius=(.12, .05, .03), rough=rough, spec=.5,
                     coat=s.scale(cut, -.16, .3), coat_rough=.2, normal=s.bump(height, .5, .08))


def leg(seed=3, step=.03):
    """Along x from the end of the thigh (0) to the tip of the hoof; z is up when it lies on the stand."""
    lo = np.array([-.15, -1.0, -1.65])
    p = grid(lo, (LONG + .15, 1.0, 1.6), step)
    s = LONG - p[:, :1, :1, 0]
    up, down, thick = (ndimage.gaussian_filter1d(np.interp(np.linspace(0, LONG, 400), HALVES[:, 0], HALVES[:, k]), 6) for k in (1, 2, 3))
    along = np.linspace(0, LONG, 400)
    up, down, thick = (np.interp(s, along, k) for k in (up, down, thick))
    z = p[..., 2] - .30 * smoothstep(s, 2.2, .2) * (2.2 - s) / 2.2 - .05 * np.sin(s * 1.1)
    y = p[..., 1] + .10 * np.sin(s * .55)
    tall = np.where(z > 0, up, down)
    around = ((np.abs(y) / thick) ** 2.3 + (np.abs(z) / tall) ** 2.3) ** (1 / 2.3) - 1
    skin = around / np.maximum(np.linalg.norm(np.gradient(around, step), axis=0), .5)
    skin = smooth_max(skin, np.broadcast_to(.06 - s, skin.shape), .06)
    skin = smooth_max(skin, np.broadcast_to(s - LONG + .10, skin.shape), .30)
    cleft = np.abs(y) - .028 - .03 * smoothstep(s, .7, 0.)
    skin = smooth_max(skin, -np.maximum(cleft, s - .62), .05)
    dew = np.linalg.norm((np.stack([s + 0 * z, np.abs(y) - .13, z + .36], -1) - (1.05, 0, 0)) / (.17, .07, .10), axis=-1) * .08 - .08
    skin = smooth_min(skin, dew, .05)
    roughen(skin, p, .4, (.085, .75, 3, seed + 1), (.018, 3, 3, seed + 2), (.006, 11, 2, seed + 3))
    x = p[..., 0]
    below = face(x) - p[..., 2]
    edge = .33 + .14 * noise(p * (1, .4, .4), .9, 2, seed + 5)
    peel = smoothstep(below - edge, .02, -.02) * smoothstep(x, 4.75, 4.70)
    d = smooth_max(skin + .035 * peel, -below + .012 * noise(p, 1.4, 2, seed + 6) + .004 * noise(p * (3, 1, 1), 3, 2, seed + 7), .025)
    at = lambda v, f: ndimage.map_coordinates(f, ((v - lo) / step).T, order=1, mode='nearest')
    m = solid('leg', d, lo, step, deep=lambda v: -at(v, skin), peeled=lambda v: at(v, peel),
              cut=lambda v: smoothstep(at(v, below), .035, .012), hoof=lambda v: smoothstep(LONG - v[:, 0] + .05 * noise(v, 4, 2, 1), .66, .58))
    m.materials.append(cured_leg())
    return m


def on_the_leg(s, y=0., z=0.):
    """A point of the leg, s from its tip, in the room."""
    c, n = math.cos(ROLL), math.sin(ROLL)
    y, z = y * c - z * n, y * n + z * c
    x = LONG - s
    return np.array([REST[0] + x * math.cos(SLOPE) - z * math.sin(SLOPE), REST[1] + y, REST[2] + x * math.sin(SLOPE) + z * math.cos(SLOPE)])


def stand():
    """A board, a post with an iron ring and its screw for the shank, a low block with spikes for the thigh."""
    beech, iron = wood('oak'), metal('3a3632', .38)
    beveled(place(box('board', 5.9, 2.0, .30, .06), beech, (-.25, .2, .21)))
    for x in (-2.8, 2.3):
        for y in (-.55, .95):
            place(lathe('foot', [(0, 0), (.14, 0), (.16, .03), (.15, .07), (0, .07)], 32), plain('15100c', .6), (x, y, 0))
    ring_at = on_the_leg(2.3, 0, -.02)
    high = ring_at[2] - .62
    beveled(place(box('post', high - .3, .80, .46, .06), beech, (ring_at[0] + .12, .2, .3 + high / 2 - .1), (0, -math.pi / 2, 0)))
    a = np.linspace(0, TAU, 61)
    axis = np.array([math.cos(SLOPE), 0, math.sin(SLOPE)])
    side, over = np.array([0, 1., 0]), np.array([-math.sin(SLOPE), 0, math.cos(SLOPE)])
    for k in (-.05, .05):
        tube([ring_at + k * axis + .52 * (math.cos(q) * side + math.sin(q) * over) for q in a], .055, iron, 90)
    tube([ring_at - .50 * over, (ring_at[0] + .12, .15, high + .02), (ring_at[0] + .12, .2, high - .5)], .12, iron, 20)
    tube([ring_at + .36 * over, ring_at + .7 * over, ring_at + 1.0 * over], .06, iron, 12)
    tube([ring_at + .98 * over - .26 * side, ring_at + .98 * over, ring_at + .98 * over + .26 * side], .075, iron, 12)
    low = on_the_leg(6.2, 0, -1.3)
    block((low[0] - .35, low[0] + .35), (low[1] - .42, low[1] + .42), (.34, low[2] + .10), beech, .05)


def knife(at, turn):
    """Forty centimeters: a narrow, bending blade, rounded at its end, and a dark handle with three rivets."""
    x = np.linspace(0, 2.75, 80)
    wide = .105 * np.clip((2.75 - x) / .12, 0, 1) ** .5 + 1e-3
    y = np.linspace(-1, 1, 9)
    v = np.stack([np.repeat(x[:, None], 9, 1), np.outer(wide, y), .10 + np.outer(1 + 0 * x, .016 * (1 - np.abs(y - .5) / 1.5))], -1)
    root = place(mesh('blade', v.reshape(-1, 3), wrap_faces(80, 9, False)), metal('dcd8d0', .40), at, (0, 0, turn))
    root.modifiers.new('thick', 'SOLIDIFY').thickness = .016
    black = plain('1a1210', .32, coat=.3)
    path = curve([(-1.25, 0, .1), (-.9, .0, .1), (-.5, 0, .1), (0, 0, .1)], 60)
    half = np.interp(np.linspace(0, 1, 60), [0, .03, .2, .5, .85, 1], [.03, .12, .15, .12, .125, .11])
    place(sweep('handle', path, ring(24, half, .62 * half, 2.6)), black).parent = root
    place(lathe('collar', [(0, -.03), (.115, -.03), (.115, .05), (0, .05)], 32), steel(), (0, 0, .1), (0, math.pi / 2, 0), (.7, 1, 1)).parent = root
    for k in (-.95, -.62, -.28):
        place(lathe('rivet', [(0, 0), (.028, 0), (.02, .008), (0, .01)], 20), steel(), (k, 0, .1 + .085)).parent = root


def light():
    world = bpy.data.worlds.new('room')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs[0].default_value = (.72, .70, .72, 1)
    world.node_tree.nodes['Background'].inputs[1].default_value = .10
    area((-12, 3.0, 4.6), (-.5, 0, 1.6), (5, 6), 2300, (1, .84, .66))
    area((1, 7.5, 9.5), (0, 0, 1.5), (6, 3), 420, (1, .90, .78))
    area((8.5, -8, 7.5), (0, 0, 1.5), (9, 7), 800, (.92, .93, 1))
    sunlight((5., -1.9, -2.9), 3.6)


def slices():
    dish = plate(1.02, (2.05, -2.3, 0), seed=5)
    bpy.context.view_layer.update()
    heap = Heap([dish], 1.2, (2.05, -2.3))
    rr = random.Random(4)
    for i in range(10):
        a = .5 + i * TAU / 10 + rr.uniform(-.12, .12)
        q = .50 + rr.uniform(-.06, .05)
        fold = (rr.uniform(.02, .16), rr.choice((0, math.pi)) + rr.uniform(-.6, .6), rr.uniform(.03, .05), rr.uniform(2.0, 2.9)) if rr.random() < .35 else None
        slice_of_ham(i, heap, (2.05 + q * math.cos(a), -2.3 + q * math.sin(a)), a + rr.uniform(.35, 1.0), fold)
    for i, (x, y, a, way) in enumerate(((-.08, .10, .4, 1.6), (.06, -.10, 2.9, -1.3))):
        slice_of_ham(20 + i, heap, (2.05 + x, -2.3 + y), a, (rr.uniform(.02, .08), way, rr.uniform(.03, .045), rr.uniform(2.2, 2.7)))


def build():
    planks(34, 17, turn=.05)
    wall(7.5, '7a4a26')
    stand()
    place(leg(), None, REST, (ROLL, -SLOPE, 0))
    knife((-1.9, -2.0, 0), .10)
    napkin((3.5, -1.3, 0), (2.2, 1.7), .5, .1, seed=14)
    bottle(0, (3.5, 2.6, 0), 2.)
    slices()
    light()
    camera((.7, -18.6, 6.9), (.12, -.75, 1.95), 74, 1.3, (-1., -.6, 2.2))

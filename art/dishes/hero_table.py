"""A table at the bar, at night: patatas bravas in front, olives, croquetas, tomato toast; padrón peppers, manchego and
oranges behind, a white and two reds, candles; bottles on the shelf and lamps, out of focus."""
import importlib
import math
import random

import bpy
from mathutils import Vector

import orange
import tomato
from dishes.three_wines import candle
from evening import bulb, glow
from room import LOOKS, block, bottle
from shapes import TAU, ball, disc, mesh, place, scatter
from studio import area, camera
from table import fork, named, napkin, planks, plate, salt, wineglass, wood


def served(dish, middle, within, at, turn=0.):
    """What another picture shows within a circle, without its table, linen and light, put down at a place of this one."""
    before = set(bpy.data.objects)
    importlib.import_module(f'dishes.{dish}').build()
    bpy.context.view_layer.update()
    plate_ = bpy.data.objects.new(dish, None)
    plate_.location = (*middle, 0)
    bpy.context.scene.collection.objects.link(plate_)
    bpy.context.view_layer.update()
    for o in [o for o in bpy.data.objects if o not in before and o is not plate_ and not o.parent]:
        corners = [o.matrix_world @ Vector(c) for c in o.bound_box]
        far = max(math.hypot(c.x - middle[0], c.y - middle[1]) for c in corners)
        if o.type == 'MESH' and far < 1.45 * within and o.name.split('.')[0] not in ('leaves', 'napkin', 'plank'):
            o.parent, o.matrix_parent_inverse = plate_, plate_.matrix_world.inverted()
        else:
            for child in o.children_recursive:
                bpy.data.objects.remove(child)
            bpy.data.objects.remove(o)
    plate_.location, plate_.rotation_euler = (*at, 0), (0, 0, turn)


def shelf_and_lamps(rr):
    block((-12, 12), (9.4, 9.8), (-6, 9), wood('walnut'))
    for z in (-.9, 3.2):
        block((-12, 12), (7.9, 9.6), (z - .2, z), wood('walnut'))
        at = -9.
        while at < 9:
            bottle(rr.randrange(len(LOOKS)), (at, 8.7 + rr.uniform(-.2, .2), z), rr.uniform(0, 6))
            at += rr.uniform(.95, 1.25)
    area((0, 7.6, 6.5), (0, 9, 1), (16, 1), 1000, (1, .66, .34)).visible_camera = False
    lamp = mesh('lamp', .074 * ball(16)[0], ball(16)[1])
    lamp.materials.append(glow('ffb868', 90.))
    for k in range(34):
        o = place(lamp, None, (-6.2 + 12.4 * (k + rr.random()) / 34, rr.uniform(5.5, 7.4), 1.0 + 1.7 * rr.random() ** .6), size=rr.uniform(.6, 1.1))
        o.visible_diffuse = o.visible_shadow = False


def build():
    served('patatas_bravas', (0, 0), .95, (-.42, -.42), .2)
    for flakes in named('grain'):  # too small to see from here, they would only make the potatoes gray
        bpy.data.objects.remove(flakes)
    served('croquetas', (0, 0), 1.05, (2.05, .10), -.35)
    served('wine_and_olives', (.30, -.55), .75, (1.02, -.98), .4)
    served('manchego_y_membrillo', (0, .17), 1.5, (.42, 1.95), -.1)
    served('pimientos_de_padron', (0, 0), 1.15, (-2.75, 1.55), 0)
    bpy.context.scene['bounces'] = 14
    planks(size=16, n=11, turn=.03)
    toasted = plate(1.08, (-2.42, -.34, 0), seed=2)
    layers = []
    for x, y, turn, seed in ((-.26, .26, .30, 1), (.20, -.30, .22, 4)):
        root, layer = tomato.rubbed_toast((-2.42 + x, -.34 + y, .075), turn, seed, .62, .34)
        layers += [root, layer]
    plate(.80, (3.35, 1.75, 0), seed=3)
    for x, y, z in ((-.34, -.18, .40), (.34, -.20, .40), (.0, .36, .40), (.0, -.02, .92)):
        orange.whole((3.35 + x, 1.75 + y, z), (3 * x, 2 * y, z), seed=int(9 * abs(x)))
    napkin((.15, -1.45, 0), (2.6, 1.5), .06, .04, seed=3)
    fork((1.05, -1.72, .03), .16)
    for at, level, kind in (((-1.35, .92, 0), 1.32, 'white'), ((.98, .78, 0), 1.30, 'red'), ((1.80, 1.50, 0), 1.28, 'red')):
        wineglass(at, level, kind)
    bottle(3, (2.52, 2.55, 0), 2.)
    for x, y, high in ((-.95, 2.0, .42), (2.05, 3.1, .36), (-2.0, 2.9, .36)):
        candle(x, y, high)
        bulb((x, y, high + .22), 9., (1, .55, .2), .08)
    bpy.context.view_layer.update()
    scatter(layers, salt(), 40, disc(-2.4, -.34, .8), (.7, 1.4), seed=2)
    shelf_and_lamps(random.Random(5))
    world = bpy.data.worlds.new('room')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs[0].default_value = (.62, .50, .42, 1)
    world.node_tree.nodes['Background'].inputs[1].default_value = .06
    area((-3.2, 2.6, 4.2), (-.2, 0, .2), (2.4, 2.4), 330, (1, .74, .46))
    area((3.6, 2.2, 4.0), (1.4, 0, .3), (1.8, 1.8), 150, (1, .72, .44))
    area((.4, -4.6, 4.4), (0, 0, .2), (3.4, 2.4), 120, (1, .86, .72))
    for x, turn in ((-3.4, .6), (3.6, -.6)):
        area((x, -.6, 2.6), (0, 1, 1.2), (.5, 1.9), 26, (1, .86, .70)).visible_camera = False
    camera((.05, -7.2, 2.40), (.10, .35, .84), 42, 1.8, (-.3, -.75, .4))

"""Somebody was just here: a chair pushed back from the table, the napkin dropped, a glass of red half drunk.

The wine has left a film on the glass; on the plate are olive pits, a pick and the last of the oil,
beside it the end of the bread and its crumbs. The table top is at 0, the floor 74 centimeters below.
"""
import random

import bpy
import numpy as np

from bread import slice_of_bread, toast
from flamenco import chair
from olive import olive
from room import azulejo, block, floor_tiles, tube
from shader import Shader, film, once, plain
from shapes import TAU, ball, blobs, box, curve, disc, mesh, noise, place, puddle, scatter, smoothstep, wrap_faces
from studio import area, camera, sunlight
from table import crumbs, linen, named, plaster, plate, wineglass, wood

FLOOR, WALL = -7.4, 11.
GLASS, PLATE, NAPKIN, BREAD = (1.05, .75), (-.12, .2), (-2.8, 1.0), (1.15, -.85)


def room():
    place(box('floor', 80, 80, .4), floor_tiles(), (0, 0, FLOOR - .2))
    block((-40, 40), (WALL - .2, WALL + 1), (FLOOR, .1), azulejo(), .02)
    block((-40, 40), (WALL - .5, WALL + 1), (.1, .5), wood('walnut'), .1)
    block((-40, 40), (WALL, WALL + 1), (.5, 20), plaster('b8854e'), .02)


def table(x, y):
    """Five boards, as wide as two hands, and four legs."""
    wide = (y[1] - y[0]) / 5
    for k in range(5):
        block(x, (y[0] + k * wide, y[0] + (k + 1) * wide - .012), (-.32, 0), wood('walnut'), .03)
    block((x[0] + .3, x[1] - .3), (y[1] - .55, y[1] - .35), (-1.3, -.32), wood('walnut'))
    for a in (x[0] + .3, x[1] - .9):
        block((a, a + .6), (y[1] - .95, y[1] - .35), (FLOOR, -.32), wood('walnut'), .05)


def dropped(at, side=3.4, n=60, turn=.5):
    """A napkin let down from its middle until it lies in folds: Blender's own cloth."""
    ground = place(box('ground', 12, 12, .4), None, (at[0], at[1], -.2))
    ground.modifiers.new('collision', 'COLLISION')
    ground.collision.thickness_outer = .02
    u, v = np.meshgrid(np.linspace(0, 1, n), np.linspace(0, 1, n), indexing='ij')
    p = np.stack([(u - .5) * side, (v - .5) * side, 0 * u], -1)
    p[..., 2] += .05 * noise(p, .9, 3, 5)
    o = place(mesh('napkin', p.reshape(-1, 3), wrap_faces(n, n, False)[:, ::-1], u=u.ravel(), v=v.ravel()), linen(), (*at, 3.2), (0, 0, turn))
    held = np.hypot(u - .44, v - .57).ravel() < .03
    o.vertex_groups.new(name='held').add([int(k) for k in np.flatnonzero(held)], 1, 'REPLACE')
    cloth = o.modifiers.new('cloth', 'CLOTH')
    c = cloth.settings
    c.quality, c.mass, c.air_damping, c.vertex_group_mass = 4, .3, 1.5, 'held'
    c.tension_stiffness, c.compression_stiffness, c.shear_stiffness, c.bending_stiffness = 25, 25, 12, 1.2
    cloth.collision_settings.use_self_collision, cloth.collision_settings.self_distance_min = True, .025
    cloth.collision_settings.distance_min = .02
    cloth.point_cache.frame_end = 80
    scene = bpy.context.scene
    scene.frame_end = 80
    for frame, z, x in ((1, 3.2, 0), (16, 3.0, 0), (52, .62, .5)):
        o.location = (at[0] + x, at[1] - .3 * x, z)
        o.keyframe_insert('location', frame=frame)
    for frame in range(1, 73):
        scene.frame_set(frame)
    made = o.evaluated_get(bpy.context.evaluated_depsgraph_get())
    lying = bpy.data.meshes.new_from_object(made)
    at_last = made.matrix_world.copy()
    bpy.data.objects.remove(o)
    bpy.data.objects.remove(ground)
    o = place(lying)
    o.matrix_world = at_last
    scene.frame_set(1)
    smooth = o.modifiers.new('smooth', 'SUBSURF')
    smooth.levels = smooth.render_levels = 2
    thick = o.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = .014, 0


@once
def stain():
    """Red wine dried to almost nothing, thicker where it ran down."""
    s = Shader('stain')
    runs = s.ramp(s.noise(s.stretch(s.here(), 5, 5, .8), 2.2, 3), (.38, 0.), (.66, 1.))
    deep = s.mul(s.field('deep'), s.scale(runs, .6, .4))
    return s.finish(s.node('BsdfTransparent', {0: s.mix(deep, 'ffffff', 'd8a4a0')}))


def film_in_the_glass(at, level):
    inner = curve([(.288, 1.065), (.387, 1.225), (.422, 1.42), (.402, 1.65), (.352, 1.95)], 120)
    t, up = np.linspace(0, TAU, 240, endpoint=False), np.linspace(0, 1, 40)[:, None]
    z = level + .45 * up + 0 * t
    r = np.interp(z, inner[:, 1], inner[:, 0]) - .004
    p = np.stack([r * np.cos(t), r * np.sin(t), z], -1)
    uneven = .25 * noise(p * (1, 1, 0), 1.4, 2, 3)
    o = place(mesh('film', p.reshape(-1, 3), wrap_faces(40, 240), deep=smoothstep(up + uneven, .95, .3).ravel()), stain(), (*at, 0))
    o.visible_shadow = False


def pit(k):
    v, f = ball(24)
    m = mesh('pit', v * (.080, .036, .036) * (1 + .06 * noise(v, 4, 3, k)[:, None]), f)
    m.materials.append(plain('a67c46', .5, .05, .2, 40., .5, .4))
    return m


def on_the_plate():
    x, y = PLATE
    dish = plate(1.0, (x, y, 0), seed=3)
    bpy.context.view_layer.update()
    oil = puddle('oil', blobs([(x + .16, y - .16, .24), (x - .10, y - .02, .14), (x - .2, y - .32, .08)]), (x - .7, y - .7), (x + .7, y + .7), .06, .02, under=[dish])
    place(oil, film('f4e2ae', 5., .1))
    rr = random.Random(5)
    for k, (a, b) in enumerate(((-.42, .10), (-.20, .22), (-.38, .30), (-.22, -.02), (-.02, .34))):
        place(pit(k), None, (x + a, y + b, .098), (0, 0, rr.uniform(0, TAU)))
    place(olive(2), None, (x + .30, y + .22, .155), (1.2, .4, .8))
    tube([(x - .05, y - .42, .10), (x + .25, y - .22, .10), (x + .55, y - .02, .135)], .014, plain('d8b888', .6), 20)


def bread():
    m, _ = slice_of_bread('bread', 5, .66, .42, .20, torn=.06)
    place(m, toast(), (*BREAD, .005), (0, 0, -1.9))
    bpy.context.view_layer.update()
    boards = named('block')
    scatter(boards, crumbs('d8ac6a', .022), 26, disc(BREAD[0] - .25, BREAD[1] - .15, .75, .7), (.3, 1.3))
    scatter(boards, crumbs('8a5424', .018), 14, disc(BREAD[0], BREAD[1], .9, .6), (.4, 1.4), seed=2)


def light():
    world = bpy.data.worlds.new('room')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs[0].default_value = (.70, .68, .72, 1)
    world.node_tree.nodes['Background'].inputs[1].default_value = .09
    area((-8, 3.5, 3.4), (0, 1, 0), (4, 5), 650, (1, .80, .58))
    area((1, 6.5, 8), (0, 0, 0), (4, 2), 160, (1, .86, .70))
    area((7, -7, 6), (0, 1, 0), (7, 6), 420, (.92, .93, 1))
    sunlight((4.2, 2.0, -2.0), 11.)
    for y, z in [((-30, -11), (-8, 30)), ((7, 30), (-8, 30)), ((-11, 7), (10.6, 30)), ((-11, 7), (-8, 3.6)), ((-11, 7), (7.0, 7.5)),
                 *(((k, k + .5), (3.6, 10.6)) for k in (-7.6, -4.2, -.8, 2.6))]:
        bar = block((-14.3, -14), y, z, plain('000000', 1.))  # the window, seen by the sun alone
        bar.visible_camera = bar.visible_glossy = bar.visible_diffuse = bar.visible_transmission = False


def build():
    room()
    table((-4.6, 4.6), (-4.4, 2.3))
    chair((.9, 6.3, FLOOR), -.6)
    dropped(NAPKIN)
    wineglass((*GLASS, 0), 1.20, 'red')
    film_in_the_glass(GLASS, 1.20)
    on_the_plate()
    bread()
    light()
    camera((.5, -9.2, 3.9), (-.45, .8, .94), 57, 2.2, (.6, .3, .6))

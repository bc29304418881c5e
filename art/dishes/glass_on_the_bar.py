"""Somebody was just here: a glass of red wine half drunk on the bar, bread torn in two, olives and their pits, a napkin dropped.

Late light along the counter from the window onto the street; a stool pushed back, the tap, hams and bottles out of focus.
"""
import math
import random

import bpy

from bar import TOP, bar
from bread import slice_of_bread, toast
from olive import olive
from pile import settle
from room import stool
from shader import plain
from shapes import TAU, ball, disc, mesh, noise, place, scatter
from studio import area, camera
from table import bowl, crumbs, named, napkin, plate, wineglass

X, Y = -12., 1.5


def pit(k):
    v, f = ball(24)
    m = mesh('pit', v * (.075, .034, .034) * (1 + .05 * noise(v, 4, 3, k)[:, None]), f)
    m.materials.append(plain('7a5428', .5, .05, .2, 40., .5, .4))
    return m


def build():
    rr = random.Random(8)
    bar(rr)
    for x, y, turn in ((-24, -3.6, .3), (-17.5, -5.6, .9), (-10, -3.7, .1)):
        stool((x, y), turn)
    wineglass((X, Y, TOP), 1.20, 'red')
    m, _ = slice_of_bread('bread', 5, .62, .40, .17, torn=.10)
    place(m, toast(), (X + 1.72, Y - .98, TOP + .01), (0, 0, 2.7))
    m, _ = slice_of_bread('bread', 8, .62, .40, .17, torn=-.06)
    place(m, toast(), (X + 1.25, Y - .22, TOP + .01), (0, 0, .9))
    dish = bowl(.46, .30, (X + 1.5, Y + 1.15, TOP), seed=5)
    shapes = [olive(k) for k in range(5)]
    heap = [place(shapes[k % 5], None, (X + 1.5 + rr.uniform(-.18, .18), Y + 1.15 + rr.uniform(-.18, .18), TOP + .26 + .12 * (k // 4)),
                  [rr.uniform(0, 6) for _ in 'xyz']) for k in range(9)]
    settle(heap, [o.data for o in heap], [dish], (X + 1.5, Y + 1.15, TOP), .36)
    for k, (x, y) in enumerate(((1.05, .42), (1.22, .36), (1.12, .58))):
        place(pit(k), None, (X + x + .9, Y + y, TOP + .034), (0, 0, rr.uniform(0, TAU)))
    napkin((X - .5, Y - 1.15, TOP), (2.0, 1.6), .5, .16, seed=14)
    bpy.context.view_layer.update()
    scatter(named('block'), crumbs(size=.016), 26, disc(X + 1.5, Y - .6, .7, .4), (.4, 1.2))
    area((X + 9, Y - 6, TOP + 7), (X, Y, TOP + .5), (6, 5), 500, (.95, .93, 1))
    camera((X + 7.5, Y - .9, TOP + 2.9), (X - .2, Y + .16, TOP + .74), 44, 2.2, (X + .2, Y, TOP + 1.))

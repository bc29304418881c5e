"""Calamares a la andaluza: rings of four to six centimeters, one wide, in a thin crust of coarse semolina, fried golden.

On a plate of 22 centimeters with two wedges of lemon, chopped parsley, a bowl of alioli beside.
"""
import random

import bpy
import numpy as np

from alioli import bowl_of_alioli
from grains import grains
from lemon import fruit, wedge
from pile import lay
from shapes import disc, place, scatter
from squid import ring_of_squid, semolina
from studio import camera, late_light
from table import napkin, parsley, planks, plate, wineglass


def build():
    planks(turn=-.2)
    napkin((-1.5, 1.25, 0), (2.2, 1.8), -.3, seed=8)
    dish = plate(1.08, (0, 0, 0), seed=2)
    kinds = [ring_of_squid(k) for k in range(10)]
    rr, heap, which = random.Random(6), [], []
    for i in range(18):
        which.append(i % len(kinds))
        heap.append(place(kinds[which[-1]][0], size=rr.uniform(.9, 1.1)))
    lay(heap, [dish], (-.12, -.10), .47, 7, .42, 90)
    for o, k in zip(heap, which):
        place(kinds[k][1]).parent = o
    place(wedge(5), fruit(), (.68, -.24, .26), (.45, .05, .75), .84)
    place(wedge(9), fruit(), (.72, .18, .25), (-.35, .0, 1.30), .82)
    bowl_of_alioli((1.16, .86, 0), .36, .24, 5)
    bpy.context.view_layer.update()
    scatter(heap, parsley(), 46, disc(-.1, -.05, .6), (.35, .8), .004, seed=5)
    scatter([dish], parsley(), 12, disc(0, -.1, .8), (.4, .9), .004, seed=6)
    loose = lambda q, up: np.exp(-(np.hypot(q[:, 0], q[:, 1] + .1) / .6) ** 2) * (up > .9)
    grains('loose', [dish], 160, 5, .011, loose, semolina(), (.4, 1.3), .18)
    wineglass((-.65, 1.8, 0), 1.30, 'white')
    late_light(1.1, fill=1.3, leaves=2)
    camera((.10, -2.95, 2.85), (.10, .0, .17), 70, 5.2, (0, -.30, .3))

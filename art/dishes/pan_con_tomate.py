"""Pan con tomate: toasted country bread rubbed with tomato, on a board."""
import bpy

import garlic
import tomato
from shader import plain
from shapes import disc, lathe, place, scatter
from studio import camera, late_light
from table import board, bowl, crumbs, named, napkin, planks, salt


def build():
    planks(turn=-.15)
    napkin((1.25, 1.2, 0), (2.2, 1.7), .4, seed=8)
    board(2.7, 1.55, .12, (-.02, .05, .06), -.06)
    layers = []
    for at, turn, seed in (((-.60, -.20), .40, 1), ((.06, .45), .34, 2), ((.60, -.26), .22, 4)):
        root, layer = tomato.rubbed_toast((*at, .125), turn, seed, .60, .34)
        layers += [root, layer]
    tomato.whole((-1.05, .92, .0))
    tomato.half((1.22, .22, .30), (.50, -.25, .4))
    bowl(.34, .22, (-1.28, .12, .02), seed=5)
    place(lathe('oil', [(0, .165), (.2, .165), (.30, .168), (.318, .176)][::-1]), plain('b8901c', .05, .3, .3, 3., .03, .1), (-1.28, .12, .02))
    for k, (x, y, turn) in enumerate(((-.06, -.60, .6), (.10, -.70, 2.9))):
        place(garlic.clove(k), None, (x, y, .185), (.3 - k, 0, turn))
    bpy.context.view_layer.update()
    scatter(layers, salt(), 60, disc(0, .05, .85), (.7, 1.5), seed=2)
    scatter(named('board', 'plank'), crumbs(size=.016), 70, disc(0, -.3, 1.3, .4), (.3, 1.2))
    late_light(leaves=2)
    camera((.12, -3.5, 2.75), (.0, .04, .14), 64, 3.6, (0, -.3, .3))

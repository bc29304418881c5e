"""The bar before opening: nobody yet, late light through the window onto the floor, the tiles of the counter and the stools.

Five stools of seventy-five centimeters, one of them pulled out; glasses upside down on a cloth, oranges, plates in a pile.
"""
import math
import random

import orange
from bar import TOP, bar
from room import stool, tumbler
from shapes import TAU
from studio import camera
from table import bowl, napkin, plate


def on_the_counter(rr):
    napkin((-1.2, 2.2, TOP), (5.0, 3.2), .12, .03, 3)
    for k in range(11):
        tumbler((-2.9 + .86 * (k % 5) + rr.uniform(-.06, .06), 1.5 + .85 * (k // 5) + rr.uniform(-.06, .06), TOP + .05))
    for k in range(7):
        plate(.95, (-9.5 + rr.uniform(-.03, .03), 2.0 + rr.uniform(-.03, .03), TOP + .10 * k), seed=k)
    bowl(1.35, .75, (5.2, 2.2, TOP), seed=2)
    for k in range(5):
        orange.whole((5.2 + .66 * math.cos(k * TAU / 5), 2.2 + .66 * math.sin(k * TAU / 5), TOP + .66 + rr.uniform(-.03, .03)), (k, .7 * k, 0), seed=k)
    orange.whole((5.25, 2.2, TOP + 1.14), (.4, .3, 0), seed=6)


def build():
    rr = random.Random(8)
    bar(rr)
    on_the_counter(rr)
    for x, y, turn in ((-24, -3.6, .3), (-17, -3.4, .9), (-10, -3.7, .1), (-3, -3.5, .6), (4.6, -5.2, .4)):
        stool((x, y), turn)
    camera((21.5, -20, 15.5), (-6, 1.2, 9.6), 32, 1.6, (-3, -3.5, 8))

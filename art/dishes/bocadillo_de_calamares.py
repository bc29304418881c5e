"""A draft, not on the menu yet. Bocadillo de calamares: a crusty roll of eighteen centimeters, cut along, full of fried rings of squid, with alioli.

The lid leans on the filling from behind, so that its crumb shows; two wedges of lemon beside, on the bare table.
"""
import random

import bpy
import numpy as np

from alioli import alioli
from bread import toast
from lemon import fruit, wedge
from shapes import disc, ellipsoid, grid, noise, place, roughen, scatter, smooth_max, smooth_min, smoothstep, solid
from squid import ring_of_squid
from studio import camera, late_light
from table import crumbs, named, napkin, planks, wineglass

LONG, WIDE, STEP = .92, .36, .0085


def outline(q):
    """Negative inside, seen from above: long, with rounded ends."""
    r = (np.abs(q[..., 0] / LONG) ** 3.2 + np.abs(q[..., 1] / WIDE) ** 2.6) ** (1 / 2.9)
    return (r - 1) * WIDE + .022 * noise(q * (1, 1, 0), 2.2, 3, 3)


def half(name, thick, seed, is_lid):
    """From its cut at 0 down (the base) or up (the lid); the cut is open crumb, the rest crust."""
    rng = np.random.default_rng(seed)
    lo = np.array([-LONG - .1, -WIDE - .1, -thick - .06])
    p = grid(lo, (LONG + .1, WIDE + .1, .06), STEP)
    depth = np.clip(-p[..., 2] / thick, 0, 1.4)
    edge = outline(p)
    shrink = WIDE * (1 - np.sqrt(np.clip(1 - depth ** (2.2 if is_lid else 3.5), 0, 1)))
    shell = edge + shrink
    shell = np.where(depth >= 1, np.maximum(shell, -p[..., 2] - thick), shell)
    d = np.maximum(shell, -p[..., 2] - thick)
    if is_lid:
        # Three cuts of the blade, opened by the oven.
        for x in (-.50, .0, .50):
            along = (p[..., 0] - x) * .55 + p[..., 1] * .9
            across = (p[..., 0] - x) * .9 - p[..., 1] * .55
            d += .045 * np.exp(-((across / .055) ** 2)) * smoothstep(np.abs(along), .27, .16) * smoothstep(depth, .35, .8)
    d = roughen(d, p, .05, (.010, 5, 3, seed + 1), (.004, 22, 2, seed + 2))
    cut = p[..., 2] + .012 * noise(p * (1, 1, 0), 4, 3, seed + 3) + .010 * noise(p, 14, 2, seed + 4)
    d = smooth_max(d, cut, .018)
    holes = np.full(d.shape, 1., np.float32)
    for _ in range(240):
        r = min(.05, .010 + .008 * rng.pareto(1.7))
        c = np.array([rng.uniform(-LONG, LONG), rng.uniform(-WIDE, WIDE), rng.uniform(-.05, .02)])
        i0 = np.maximum(((c - 2.4 * r - lo) / STEP).astype(int), 0)
        i1 = ((c + 2.4 * r - lo) / STEP).astype(int) + 1
        at = tuple(slice(*ij) for ij in zip(i0, i1))
        if min(p[at].shape[:3]):
            holes[at] = smooth_min(holes[at], ellipsoid(p[at], c, r * np.array([1.5, 1.0, .9])), .012)
    d = smooth_max(d, -np.maximum(holes, edge + .05), .012)
    crust = lambda v: 1 - smoothstep(v[:, 2], -.050, -.026) * smoothstep(outline(v), -.018, -.040)
    return solid(name, d, lo, STEP, crust=crust,
                 browned=lambda v: .25 * smoothstep(outline(v), -.10, -.02) + 0 * v[:, 0],
                 pit=lambda v: smoothstep(v[:, 2], -.012, -.06) * (1 - crust(v)), wet=lambda v: 0 * v[:, 0])


def ribbon():
    """Alioli, spooned along the rings."""
    step, lo = .010, np.array([-.80, -.26, -.08])
    p = grid(lo, (.80, .26, .16), step)
    d = np.full(p.shape[:3], 1.)
    rr = random.Random(4)
    for k in range(13):
        x = -.66 + 1.32 * k / 12
        c = np.array([x + rr.uniform(-.03, .03), .05 * np.sin(k * 2.1) + rr.uniform(-.03, .03), rr.uniform(-.01, .02)])
        d = smooth_min(d, ellipsoid(p, c, (rr.uniform(.055, .09), rr.uniform(.05, .085), rr.uniform(.030, .05))), .05)
    d = roughen(d, p, .05, (.014, 6, 2, 5), (.004, 20, 2, 8))
    return solid('alioli', d, lo, step)


def build():
    planks(turn=.12)
    napkin((-1.3, 1.1, 0), (2.3, 1.8), -.25, seed=10)
    base = place(half('base', .24, 5, False), toast(), (0, 0, .25))
    kinds = [ring_of_squid(k) for k in range(10)]
    rr = random.Random(6)
    for i in range(17):
        # Each leans on the one before.
        at = -.74 + .088 * i, (-.13, .05, -.04)[i % 3] + rr.gauss(0, .02), .395 + (0, .05, .02)[i % 3]
        ring = place(kinds[i % 10][0], None, at, (rr.gauss(.45, .25), rr.gauss(.75, .2), rr.gauss(0, .5)), rr.uniform(.85, 1.05))
        place(kinds[i % 10][1]).parent = ring
    place(ribbon(), alioli(), (0, -.20, .36), (.35, 0, 0))
    place(half('lid', .26, 9, True), toast(), (.02, .36, .60), (np.pi - 1.22, 0, .03))
    place(wedge(5), fruit(), (.86, -.62, .12), (.45, .05, .75), .84)
    place(wedge(9), fruit(), (.55, -.80, .11), (-.35, .0, 1.30), .82)
    bpy.context.view_layer.update()
    scatter(named('plank'), crumbs(size=.016), 60, disc(0, -.35, 1.3, .5), (.4, 1.2))
    wineglass((-.75, 1.75, 0), 1.30, 'white')
    late_light(1.3, fill=1.7, leaves=2)
    camera((.25, -3.5, 2.0), (.06, .02, .36), 60, 5.4, (0, -.25, .45))

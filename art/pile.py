"""Food let fall into a heap: by Blender's rigid bodies, or laid down one by one where it comes to lie lowest."""
import math
import random

import bpy
import numpy as np
from mathutils import Euler
from scipy import ndimage

from shapes import TAU, box, grid, height_at, lathe, place, tree_of


def settle(pieces, proxies, on, at, radius, frames=70):
    """Drops coarse proxies of the pieces, inside a wall that is then gone, and moves the pieces to where they lie."""
    scene, layer = bpy.context.scene, bpy.context.view_layer
    falling = [place(m, None, o.location, o.rotation_euler, tuple(o.scale)) for o, m in zip(pieces, proxies)]
    wall = place(lathe('wall', [(radius, 0), (radius, 6)], 40), None, at)
    floor = place(box('floor', 9, 9, .2), None, (0, 0, -.1))
    resting = [*on, wall, floor]
    others = [o for o in layer.objects if o not in falling and o not in resting]
    for o in others:
        o.hide_viewport = True
    layer.update()
    bpy.ops.rigidbody.world_add()
    scene.rigidbody_world.substeps_per_frame, scene.rigidbody_world.solver_iterations = 8, 12
    scene.rigidbody_world.point_cache.frame_end = frames + 5
    for objects, kind, shape in ((falling, 'ACTIVE', 'CONVEX_HULL'), (resting, 'PASSIVE', 'MESH')):
        for o in layer.objects:
            o.select_set(o in objects)
        layer.objects.active = objects[0]
        bpy.ops.rigidbody.objects_add(type=kind)
        for o in objects:
            b = o.rigid_body
            b.collision_shape, b.friction, b.restitution = shape, .7, .02
            b.use_margin, b.collision_margin, b.linear_damping, b.angular_damping = True, .004, .2, .5
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    graph = bpy.context.evaluated_depsgraph_get()
    where = [o.evaluated_get(graph).matrix_world.copy() for o in falling]
    bpy.ops.rigidbody.world_remove()
    for o in [*falling, wall, floor]:
        bpy.data.objects.remove(o)
    for o in others:
        o.hide_viewport = False
    for o, m in zip(pieces, where):
        o.matrix_world = m
    layer.update()


def lay(pieces, on, at, radius, seed=0, tilt=.5, tries=70, step=.012, facing=lambda rr: rr.uniform(0, TAU)):
    """For what has holes: each piece is tried in many ways, and lies where its middle is lowest."""
    rr, tree, edge = random.Random(seed), tree_of(on), radius + .45
    line = np.arange(-edge, edge, step)
    top = np.array([[height_at(tree, at[0] + x, at[1] + y)[0] for y in line] for x in line])
    for o in pieces:
        points = np.array([v.co for v in o.data.vertices]) * o.scale[0]
        few, best = points[:: len(points) // 1500 + 1], None
        for _ in range(tries):
            a, q = rr.uniform(0, TAU), radius * math.sqrt(rr.random())
            turn = Euler((rr.gauss(0, tilt), rr.gauss(0, tilt), facing(rr)))
            x, y = q * math.cos(a), q * math.sin(a)
            p = few @ np.array(turn.to_matrix()).T
            i = ((p[:, :2] + (x + edge, y + edge)) / step).astype(int)
            z = (top[i[:, 0], i[:, 1]] - p[:, 2]).max()
            if best is None or z + .12 * q < best[0]:
                best = z + .12 * q, (x, y, z), turn
        _, (x, y, z), turn = best
        o.location, o.rotation_euler = (at[0] + x, at[1] + y, z), turn
        p = points @ np.array(turn.to_matrix()).T + (x + edge, y + edge, z)
        own = np.zeros_like(top)
        np.maximum.at(own, tuple((p[:, :2] / step).astype(int).T), p[:, 2])
        top = np.maximum(top, ndimage.grey_closing(own, 3))
    bpy.context.view_layer.update()


class Nest:
    """Pieces put in one another's gaps, by distance fields: each a field with where it starts and its step."""

    def __init__(self, lo, hi, step=.011):
        self.lo, self.step, self.p = np.array(lo), step, grid(lo, hi, step)
        self.d = np.full(self.p.shape[:3], 1., np.float32)

    def add(self, o, own):
        """What lies at o now belongs to the heap."""
        bpy.context.view_layer.update()
        field, start, pace = own
        back = np.array(o.matrix_world.inverted())
        q = self.p @ back[:3, :3].T.astype(np.float32) + back[:3, 3].astype(np.float32)
        d = ndimage.map_coordinates(field, np.moveaxis((q - start) / pace, -1, 0), order=1, cval=1.) * o.scale[0]
        self.d = np.minimum(self.d, d)

    def depth(self, q):
        return ndimage.map_coordinates(self.d, ((q - self.lo) / self.step).T, order=1, cval=1.).min()

    def lower(self, o, ways, low, high, squeezed=.012):
        """Moves o the lowest of several ways (x, y, turn) where it presses into nothing, between two heights; or says no.

        It is spun before it is leaned."""
        points = np.array([v.co for v in o.data.vertices]) * np.array(o.scale)
        few, best = points[:: len(points) // 700 + 1], None
        for x, y, turn in ways:
            p = few @ np.array(Euler(turn, 'ZYX').to_matrix()).T + (x, y, 0)
            for z in np.arange(low, high if best is None else best[0], .012):
                if self.depth(p + (0, 0, z)) > -squeezed:
                    best = z, (x, y, z), turn
                    break
        if best is not None:
            o.rotation_mode = 'ZYX'
            _, o.location, o.rotation_euler = best
            bpy.context.view_layer.update()
        return best is not None

"""Food let fall into a heap, by Blender's rigid bodies."""
import bpy

from shapes import box, lathe, place


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

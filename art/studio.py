"""Light, camera and the render itself."""
import math
import os
import random

import bpy
import numpy as np
from mathutils import Vector

from shader import plain
from shapes import TAU, mesh, place


def area(at, toward, size, power, tint):
    lamp = bpy.data.lights.new('area', 'AREA')
    lamp.shape, lamp.energy, lamp.color = 'RECTANGLE', power, tint
    lamp.size, lamp.size_y = size
    o = bpy.data.objects.new('area', lamp)
    o.location = at
    o.rotation_euler = (Vector(toward) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(o)
    return o


def sunlight(way, strength, tint=(1, .70, .42)):
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.color, lamp.angle = strength, tint, .035
    o = bpy.data.objects.new('sun', lamp)
    o.rotation_euler = Vector(way).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(o)
    return o


def leaf_shadows(at, turn, seed):
    """Leaves and a window bar between the sun and the table; seen by nobody but the light."""
    rr, vertices, faces = random.Random(seed), [], []
    t = np.linspace(0, TAU, 10, endpoint=False)
    for cx, cy, spread, n in ((-1.8, .9, .5, 26), (1.8, -.7, .5, 24), (-.6, 1.8, .4, 14)):
        for _ in range(n):
            x, y = rr.uniform(.14, .30) * np.cos(t), rr.uniform(.05, .09) * np.sin(t)
            a, px, py = rr.uniform(0, TAU), cx + rr.gauss(0, spread), cy + rr.gauss(0, spread)
            faces.append(tuple(range(len(vertices), len(vertices) + 10)))
            vertices += [(px + i * math.cos(a) - j * math.sin(a), py + i * math.sin(a) + j * math.cos(a), 0) for i, j in zip(x, y)]
    n = len(vertices)
    vertices += [(-1.5, -3, 0), (-1.4, -3, 0), (-1.4, 3, 0), (-1.5, 3, 0)]
    o = place(mesh('leaves', vertices, faces + [(n, n + 1, n + 2, n + 3)]), plain('000000', 1.), at, turn)
    o.visible_camera = o.visible_glossy = o.visible_transmission = o.visible_diffuse = False


def late_light(key=1.0, sun=4.6, fill=1.0, back=1.0, leaves=3, side=1):
    """A window at the back left (right, with side -1), a low sun through leaves, a pale fill from the room."""
    world = bpy.data.worlds.new('room')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs[0].default_value = (.72, .70, .72, 1)
    world.node_tree.nodes['Background'].inputs[1].default_value = .12
    area((-4.2 * side, 3.0, 3.6), (0, 0, .2), (3.3, 4.1), 400 * key, (1, .84, .66))
    area((.2, 5.2, 3.9), (0, 0, .2), (3.0, 1.6), 95 * back, (1, .90, .78))
    area((4.2 * side, -2.6, 3.4), (0, 0, .2), (4.5, 3.5), 80 * fill, (.92, .93, 1))
    way = Vector((5. * side, -2.6, -2.7))
    o = sunlight(way, sun)
    if leaves:
        leaf_shadows(-way.normalized() * 6, o.rotation_euler, leaves)


def camera(at, toward, lens=70, f=4.0, focus=None):
    data = bpy.data.cameras.new('camera')
    way = (Vector(toward) - Vector(at)).normalized()
    data.lens, data.dof.use_dof, data.dof.aperture_fstop = lens, True, f / 10
    data.dof.focus_distance = (Vector(focus or toward) - Vector(at)).dot(way)
    o = bpy.data.objects.new('camera', data)
    o.location, o.rotation_euler = at, way.to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(o)
    bpy.context.scene.camera = o


def render(folder, name, width, height, samples):
    """Two halves of the samples, with albedo and normals: the denoiser compares the halves."""
    scene = bpy.context.scene
    c, r, deep = scene.cycles, scene.render, scene.get('bounces', 7)
    r.resolution_x, r.resolution_y, r.resolution_percentage = width, height, 100
    r.threads_mode, r.threads, r.use_persistent_data = 'FIXED', 2, True
    c.device, c.use_denoising, c.use_adaptive_sampling, c.adaptive_threshold = 'CPU', False, True, .08
    c.adaptive_min_samples, c.samples = max(6, samples // 6), samples // 2
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = deep, 2, 3, deep, 8
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.sample_clamp_direct, c.blur_glossy, c.filter_width = 2.5, 12, 1., 1.4
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, file = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    file.base_path, file.format.file_format, file.format.color_depth, file.format.color_mode = folder, 'OPEN_EXR', '32', 'RGB'
    tree.links.new(layers.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])
    for i, half in enumerate('AB'):
        file.file_slots.clear()
        for slot, output in (('rgb', 'Image'), ('alb', 'Denoising Albedo'), ('nrm', 'Denoising Normal')):
            file.file_slots.new(f'{name}_{half}_{slot}')
            tree.links.new(layers.outputs[output], file.inputs[-1])
        c.seed, scene.frame_current = 11 + 101 * i, 1
        bpy.ops.render.render()
        for slot in ('rgb', 'alb', 'nrm'):
            os.replace(f'{folder}/{name}_{half}_{slot}0001.exr', f'{folder}/{name}_{half}_{slot}.exr')

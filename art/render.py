"""blender -b --factory-startup -P art/render.py -- DISH WIDTHxHEIGHT SAMPLES FOLDER"""
import importlib
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True
import bpy  # noqa: E402

dish, size, samples, folder = sys.argv[sys.argv.index('--') + 1:]
bpy.ops.wm.read_factory_settings(use_empty=True)
bpy.context.scene.render.engine = 'CYCLES'
importlib.import_module(f'dishes.{dish}').build()
bpy.context.view_layer.update()
width, height = map(int, size.split('x'))
from studio import render  # noqa: E402

render(folder, dish, width, height, int(samples))

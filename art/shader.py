"""Materials as short programs: a thin layer over Blender's shader nodes."""
import functools

import bpy
import numpy as np


def color(code):
    """A hexadecimal sRGB color as linear light."""
    c = [int(code[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in c)


INPUTS = {
    'base': 'Base Color', 'rough': 'Roughness', 'sss': 'Subsurface', 'radius': 'Subsurface Radius',
    'sss_color': 'Subsurface Color', 'metal': 'Metallic', 'spec': 'Specular', 'coat': 'Clearcoat',
    'coat_rough': 'Clearcoat Roughness', 'ior': 'IOR', 'clear': 'Transmission', 'normal': 'Normal',
    'sheen': 'Sheen', 'emit': 'Emission', 'emit_strength': 'Emission Strength',
}
once = functools.lru_cache(None)


class Shader:
    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.out = self.tree.nodes.new('ShaderNodeOutputMaterial')

    def node(self, kind, inputs=None, **settings):
        n = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in settings.items():
            setattr(n, key, value)
        for key, value in (inputs or {}).items():
            self.feed(n.inputs[key], value)
        return n

    def feed(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, bpy.types.Node):
            self.tree.links.new(value.outputs[0], socket)
        elif isinstance(value, str):
            socket.default_value = (*color(value), 1)
        else:
            socket.default_value = (*value, 1) if socket.type == 'RGBA' and len(value) == 3 else value

    def math(self, operation, a, b=0.0, c=0.0, clamp=False):
        return self.node('Math', {0: a, 1: b, 2: c}, operation=operation, use_clamp=clamp).outputs[0]

    def add(self, a, b): return self.math('ADD', a, b)
    def sub(self, a, b): return self.math('SUBTRACT', a, b)
    def mul(self, a, b): return self.math('MULTIPLY', a, b)
    def scale(self, a, k, b): return self.math('MULTIPLY_ADD', a, k, b)

    def mix(self, f, a, b, blend='MIX'):
        return self.node('MixRGB', {0: f, 1: a, 2: b}, blend_type=blend).outputs[0]

    def ramp(self, f, *stops):
        n = self.node('ValToRGB', {0: f})
        e = n.color_ramp.elements
        while len(e) < len(stops):
            e.new(0.5)
        for one, (at, c) in zip(e, stops):
            one.position = at
            one.color = (*color(c), 1) if isinstance(c, str) else (c, c, c, 1)
        return n.outputs[0]

    def here(self): return self.node('TexCoord').outputs['Object']
    def chance(self): return self.node('ObjectInfo').outputs['Random']
    def field(self, name): return self.node('Attribute', attribute_name=name).outputs['Fac']
    def pointed(self): return self.node('NewGeometry').outputs['Pointiness']
    def axes(self, v): return self.node('SeparateXYZ', {0: v}).outputs

    def apart(self, v):
        """The same material does not repeat from piece to piece."""
        r = self.chance()
        c = self.node('CombineXYZ', {0: self.mul(r, 37.0), 1: self.mul(r, 63.0), 2: self.mul(r, 22.0)})
        return self.node('VectorMath', {0: v, 1: c.outputs[0]}, operation='ADD').outputs[0]

    def stretch(self, v, x, y, z): return self.node('Mapping', {'Vector': v, 'Scale': (x, y, z)}).outputs[0]

    def noise(self, v, scale, detail=4.0, rough=0.55, distort=0.0):
        return self.node('TexNoise', {'Vector': v, 'Scale': scale, 'Detail': detail, 'Roughness': rough,
                                      'Distortion': distort}).outputs['Fac']

    def cells(self, v, scale, feature='F1', out='Distance'):
        return self.node('TexVoronoi', {'Vector': v, 'Scale': scale}, feature=feature).outputs[out]

    def bump(self, height, strength=0.3, distance=0.02):
        return self.node('Bump', {'Height': height, 'Strength': strength, 'Distance': distance}).outputs[0]

    def surface(self, **inputs):
        if 'sss' in inputs:
            inputs.setdefault('sss_color', inputs['base'])
        n = self.node('BsdfPrincipled', {INPUTS[k]: v for k, v in inputs.items()})
        self.tree.links.new(n.outputs[0], self.out.inputs[0])
        return self.material

    def finish(self, shader, volume=None):
        self.tree.links.new(shader.outputs[0], self.out.inputs[0])
        if volume is not None:
            self.tree.links.new(volume.outputs[0], self.out.inputs[1])
        return self.material


@once
def plain(code, rough=0.5, sss=0.0, coat=0.0, bump_scale=20.0, bump=0.15, vary=0.25, spec=0.5):
    s = Shader('plain')
    v = s.apart(s.here())
    base = np.array(color(code))
    c = s.mix(s.ramp(s.noise(v, 0.35 * bump_scale, 5, 0.6), (0.3, 0.0), (0.72, 1.0)),
              tuple(base * (1 - vary)), tuple(np.minimum(1, base * (1 + vary / 2))))
    c = s.mix(s.mul(s.chance(), vary), c, tuple(0.7 * base))
    return s.surface(base=c, rough=rough, spec=spec, coat=coat, coat_rough=0.06, sss=sss, radius=(0.06, 0.03, 0.015),
                     normal=s.bump(s.noise(v, bump_scale, 4, 0.6), bump))


def clear(name, tint, ior, volume=None, density=0.0):
    """Glass and drinks: shadows and bounced light go straight through, tinted, which spares the caustics' noise."""
    s = Shader(name)
    glass = s.node('BsdfGlass', {'Color': (1, 1, 1), 'Roughness': 0.0, 'IOR': ior})
    through = s.node('BsdfTransparent', {0: tint})
    path = s.node('LightPath').outputs
    straight = s.math('MAXIMUM', path['Is Shadow Ray'], path['Is Diffuse Ray'])
    both = s.node('MixShader', {0: straight, 1: glass, 2: through})
    inside = s.node('VolumeAbsorption', {'Color': volume, 'Density': density}) if volume else None
    return s.finish(both, inside)


@once
def film(tint='f0c860', ripples=6.0, amount=0.1, rough=0.03, strength=1.0):
    """A thin sheet of oil or juice: tinted, with a shine but no refraction. Casts no shadow."""
    s = Shader('film')
    through = s.node('BsdfTransparent', {0: tuple(x**strength for x in color(tint))})
    shine = s.node('BsdfGlossy', {0: (1, 1, 1), 'Roughness': rough,
                                  'Normal': s.bump(s.noise(s.here(), ripples, 3, 0.5), amount)})
    path = s.node('LightPath').outputs
    seen = s.sub(1.0, s.math('MAXIMUM', path['Is Shadow Ray'], path['Is Diffuse Ray']))
    fresnel = s.node('Fresnel', {'IOR': 1.45}).outputs[0]
    return s.finish(s.node('MixShader', {0: s.mul(fresnel, seen), 1: through, 2: shine}))

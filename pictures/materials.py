"""Procedural materials. One scene unit is one metre; nothing here is an image file.

Wood is a solid texture: a board is cut out of a log with growth rings, at a random place for every object, so that
straight grain, cathedrals and knots come out of the cut and no two boards are alike.
"""

import bpy


class Graph:
    """A node tree of one material, written as expressions."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()

    def node(self, kind, inputs=None, **properties):
        """A node with properties set and inputs linked or filled."""
        node = self.tree.nodes.new(kind)
        for key, value in properties.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, node.inputs[key])
            else:
                node.inputs[key].default_value = value
        return node

    def math(self, operation, a, b=0.0, clamp=False):
        return self.node('ShaderNodeMath', {0: a, 1: b}, operation=operation, use_clamp=clamp).outputs[0]

    def vector(self, operation, a, b=(0, 0, 0)):
        return self.node('ShaderNodeVectorMath', {0: a, 1: b}, operation=operation).outputs[0]

    def split(self, vector):
        return self.node('ShaderNodeSeparateXYZ', {0: vector}).outputs

    def join(self, x, y, z):
        return self.node('ShaderNodeCombineXYZ', {0: x, 1: y, 2: z}).outputs[0]

    def mix(self, factor, a, b, blend='MIX'):
        return self.node('ShaderNodeMixRGB', {0: factor, 1: a, 2: b}, blend_type=blend).outputs[0]

    def noise(self, vector, scale=1.0, detail=3.0, roughness=0.5, distortion=0.0):
        """Noise between 0 and 1, mostly around 0.5."""
        return self.node(
            'ShaderNodeTexNoise',
            {'Vector': vector, 'Scale': scale, 'Detail': detail, 'Roughness': roughness, 'Distortion': distortion},
        ).outputs['Fac']

    def ramp(self, factor, *stops, ease=False):
        """A colour or value ramp from (position, colour or value) stops."""
        node = self.node('ShaderNodeValToRGB', {0: factor})
        ramp = node.color_ramp
        ramp.interpolation = 'EASE' if ease else 'LINEAR'
        while len(ramp.elements) < len(stops):
            ramp.elements.new(0.5)
        for element, (position, value) in zip(ramp.elements, stops):
            element.position = position
            element.color = value if isinstance(value, tuple) else (value, value, value, 1)
        return node.outputs[0]

    def position(self):
        """The position in the object, in metres, not scaled."""
        return self.node('ShaderNodeTexCoord').outputs['Object']

    def random(self, salt=0.0):
        """Three random values of the object as a vector between 0 and 1."""
        number = self.node('ShaderNodeObjectInfo').outputs['Random']
        seed = self.math('ADD', self.math('MULTIPLY', number, 913.7), salt)
        return self.node('ShaderNodeTexWhiteNoise', {'W': seed}, noise_dimensions='1D').outputs['Color']

    def bump(self, height, distance, strength=1.0, normal=None):
        inputs = {'Height': height, 'Distance': distance, 'Strength': strength}
        if normal is not None:
            inputs['Normal'] = normal
        return self.node('ShaderNodeBump', inputs).outputs[0]

    def finish(self, **inputs):
        """End in a principled shader; underscores stand for spaces in the names of its inputs."""
        shader = self.node('ShaderNodeBsdfPrincipled', {key.replace('_', ' '): value for key, value in inputs.items()})
        output = self.node('ShaderNodeOutputMaterial')
        self.tree.links.new(shader.outputs[0], output.inputs[0])
        return self.material


def srgb(code, alpha=1.0):
    """A linear colour from a hexadecimal sRGB code."""
    values = [int(code[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values) + (alpha,)


def _cached(build):
    """Build a material once for each set of arguments."""
    made = {}

    def get(*arguments):
        if arguments not in made:
            made[arguments] = build(*arguments)
        return made[arguments]

    get.__doc__ = build.__doc__
    return get


METALS = {
    # name: colour, roughness, anisotropy
    'silver': ('c9cacb', 0.34, 0.5), 'silver_light': ('d9d9d8', 0.30, 0.5), 'silver_brushed': ('c4c5c6', 0.26, 0.8),
    'stainless': ('b5b3ae', 0.24, 0.8), 'mill': ('c6c8ca', 0.22, 0.6), 'champagne': ('cdb897', 0.34, 0.5),
    'champagne_light': ('d8c9ae', 0.34, 0.5), 'sand': ('bfa98a', 0.38, 0.5), 'gold': ('cda04f', 0.32, 0.5),
    'gold_light': ('d6b671', 0.32, 0.5), 'brass': ('c9a04e', 0.24, 0.8), 'copper': ('ad7a58', 0.30, 0.6),
    'bronze_light': ('94714f', 0.36, 0.5), 'bronze': ('6e4f35', 0.36, 0.5), 'bronze_dark': ('3f3026', 0.38, 0.5),
    'titanium': ('76777a', 0.36, 0.5), 'anthracite': ('3d4043', 0.38, 0.5), 'black': ('1d1e20', 0.40, 0.4),
}


@_cached
def metal(name='silver'):
    """Anodised or brushed metal with draw lines along the local y axis."""
    code, roughness, anisotropy = METALS[name]
    g = Graph(f'metal {name}')
    place = g.vector('ADD', g.position(), g.random())
    lines = g.noise(g.vector('MULTIPLY', place, (2600, 9, 2600)), 1, 1, 0.6)
    broad = g.noise(g.vector('MULTIPLY', place, (160, 1.4, 160)), 1, 2)
    stain = g.noise(place, 14, 2)
    along = g.node('ShaderNodeVectorTransform', {0: (0, 1, 0)}, vector_type='VECTOR', convert_from='OBJECT',
                   convert_to='WORLD').outputs[0]
    colour = srgb(code)
    darker = tuple(v * 0.88 for v in colour[:3]) + (1,)
    spread = g.math('ADD', g.math('MULTIPLY', lines, 0.10), g.math('MULTIPLY', stain, 0.08))
    return g.finish(
        Base_Color=g.mix(g.ramp(broad, (0.35, 0.0), (0.65, 1.0)), darker, colour), Metallic=1.0,
        Roughness=g.math('ADD', spread, roughness - 0.09), Anisotropic=anisotropy, Anisotropic_Rotation=0.25,
        Tangent=along, Normal=g.bump(lines, 0.00004, 0.35))


@_cached
def cut_metal(name='silver'):
    """The sawn end of a profile: bare metal with the blade's fine arcs; only coatings keep their colour."""
    g = Graph(f'cut {name}')
    place = g.position()
    arcs = g.noise(g.vector('MULTIPLY', place, (500, 500, 4200)), 1, 3, 0.6, 0.2)
    tone = srgb('d9b964') if name == 'brass' else srgb('d7d8d9')
    return g.finish(Base_Color=tone, Metallic=1.0, Roughness=0.30, Normal=g.bump(arcs, 0.00006, 0.5))


WOODS = {
    # name: light, dark, ring and pore strength, gloss roughness
    'oak_natural': ('c49a6a', '855a32', 0.80, 0.42), 'oak_honey': ('b97f45', '764319', 0.80, 0.40),
    'oak_lime': ('d2c0a2', 'a08763', 0.70, 0.50), 'oak_mist': ('b4a692', '7d6f5c', 0.75, 0.52),
    'oak_smoked': ('6d4d36', '352317', 0.80, 0.42), 'ash_light': ('dcc9a6', 'b49a70', 0.75, 0.45),
    'walnut': ('7d573b', '45291a', 0.66, 0.38), 'larch_grey': ('a19a90', '706860', 0.78, 0.55),
    'pine': ('cf9a5c', 'a5672d', 0.85, 0.35), 'beech': ('cda077', 'b07f55', 0.30, 0.40),
}


@_cached
def wood(name='oak_natural', worn=0.0):
    """Boards along the local x axis, cut from a log at a place that differs for every object."""
    light, dark, strength, gloss = WOODS[name]
    light, dark = srgb(light), srgb(dark)
    g = Graph(f'wood {name}')
    chance, second = g.split(g.random()), g.split(g.random(71.3))
    offset = g.vector('SUBTRACT', g.random(5.1), (0.5, 0.5, 0.5))
    place = g.vector('ADD', g.position(), g.vector('MULTIPLY', offset, (40, 3, 3)))
    x, y, z = g.split(g.position())

    # Where the log's axis runs, seen from the board: below it by 1 to 9 cm, up to 11 cm aside, and slightly askew.
    depth = g.math('ADD', g.math('MULTIPLY', chance[0], 0.08), 0.01)
    aside = g.math('MULTIPLY', g.math('SUBTRACT', chance[1], 0.5), 0.22)
    askew = g.math('MULTIPLY', g.math('SUBTRACT', chance[2], 0.5), 0.055)
    sway = g.noise(g.vector('MULTIPLY', place, (1.3, 5, 5)), 1, 2, 0.45)
    waver = g.noise(g.vector('MULTIPLY', place, (7, 46, 46)), 1, 2)
    across = g.math('ADD', g.math('SUBTRACT', y, aside), g.math('MULTIPLY', g.math('SUBTRACT', sway, 0.5), 0.05))
    below = g.math('ADD', g.math('ADD', z, depth), g.math('MULTIPLY', askew, x))
    radius = g.math('SQRT', g.math('ADD', g.math('POWER', across, 2.0), g.math('POWER', below, 2.0)))
    radius = g.math('ADD', radius, g.math('MULTIPLY', sway, 0.016))
    radius = g.math('ADD', radius, g.math('MULTIPLY', waver, 0.0016))

    # Few knots; the rings flow around them.
    spot = g.node('ShaderNodeTexVoronoi', {'Vector': g.vector('MULTIPLY', place, (1.6, 3.4, 0.0)), 'Scale': 1.0})
    reach = spot.outputs['Distance']
    rare = g.math('GREATER_THAN', g.split(spot.outputs['Color'])[0], 0.86)
    swell = g.math('MULTIPLY', g.ramp(reach, (0.0, 1.0), (0.05, 0.55), (0.16, 0.0), ease=True), rare)
    core = g.math('MULTIPLY', g.ramp(reach, (0.0, 1.0), (0.022, 0.8), (0.035, 0.0), ease=True), rare)
    radius = g.math('ADD', radius, g.math('MULTIPLY', swell, 0.018))

    width = g.math('ADD', g.math('MULTIPLY', second[0], 0.0022), 0.0022)
    count = g.math('DIVIDE', radius, width)
    ring = g.math('FRACT', count)
    year = g.node('ShaderNodeTexWhiteNoise', {'W': g.math('FLOOR', count)}, noise_dimensions='1D').outputs['Value']
    early = g.ramp(ring, (0.0, 0.15), (0.08, 1.0), (0.32, 0.55), (0.95, 0.0), (1.0, 0.15))
    early = g.math('MULTIPLY', early, g.math('ADD', g.math('MULTIPLY', year, 0.7), 0.3))

    fibre = g.noise(g.vector('MULTIPLY', place, (9, 420, 420)), 1, 2, 0.65)
    streak = g.noise(g.vector('MULTIPLY', place, (1.6, 60, 60)), 1, 3, 0.6)
    cloud = g.noise(g.vector('MULTIPLY', place, (2.2, 7, 7)), 1, 3)
    dents = g.ramp(g.noise(g.vector('MULTIPLY', place, (75, 1500, 1500)), 1, 0), (0.60, 0.0), (0.70, 1.0))
    pore = g.math('MULTIPLY', dents, g.math('ADD', g.math('MULTIPLY', early, 0.9), 0.12))

    tone = g.math('MULTIPLY', early, strength)
    tone = g.math('ADD', tone, g.math('MULTIPLY', g.math('SUBTRACT', fibre, 0.5), 0.85))
    tone = g.math('ADD', tone, g.math('MULTIPLY', g.math('SUBTRACT', streak, 0.5), 0.9))
    tone = g.math('ADD', tone, g.math('MULTIPLY', g.math('SUBTRACT', cloud, 0.5), 0.7), clamp=True)
    colour = g.mix(tone, light, dark)
    deep = tuple(v * 0.42 for v in dark[:3]) + (1,)
    colour = g.mix(g.math('MULTIPLY', pore, 0.75), colour, deep)
    colour = g.mix(g.math('MULTIPLY', core, 0.8), colour, deep)
    colour = g.node('ShaderNodeHueSaturation', {
        'Hue': g.math('ADD', g.math('MULTIPLY', second[1], 0.010), 0.494),
        'Saturation': g.math('ADD', g.math('MULTIPLY', second[2], 0.22), 0.86),
        'Value': g.math('ADD', g.math('MULTIPLY', chance[1], 0.34), 0.81), 'Color': colour}).outputs[0]

    relief = g.math('SUBTRACT', g.math('MULTIPLY', fibre, 0.45), g.math('MULTIPLY', dents, 0.5))
    wear = g.math('MULTIPLY', g.noise(g.node('ShaderNodeNewGeometry').outputs['Position'], 3.1, 4), 0.16 + worn)
    return g.finish(Base_Color=colour, Specular=0.42,
                    Roughness=g.math('ADD', g.math('ADD', g.math('MULTIPLY', tone, 0.14), wear), gloss - 0.12),
                    Normal=g.bump(relief, 0.00016, 0.75))


STONES = {
    # name: two body tones, vein tone, vein strength, roughness
    'concrete': ('9a9894', '858380', '6f6d6a', 0.10, 0.55), 'pebble': ('b2aea6', '9a958d', '837e77', 0.15, 0.5),
    'slate': ('4b4e51', '373a3d', '5d6164', 0.25, 0.48), 'limestone': ('cbbfa9', 'b9ab93', 'a3937a', 0.20, 0.42),
    'travertine': ('d3c1a3', 'bda683', '9b8260', 0.45, 0.40), 'white': ('dcdad5', 'cfccc6', 'bcb8b1', 0.15, 0.22),
    'grey': ('7d7f80', '6c6e70', '5a5c5e', 0.20, 0.45), 'terracotta': ('b0714f', '965a3c', '7a4630', 0.1, 0.5),
    'greige': ('a89f92', '958b7e', '7f766a', 0.22, 0.42), 'black': ('2a2b2d', '202123', '45474a', 0.2, 0.3),
}


@_cached
def stone(name='concrete'):
    """Mineral tile or slab: clouds, fine grain, few veins, each object from another place."""
    first, second, third, veins, roughness = STONES[name]
    g = Graph(f'stone {name}')
    place = g.vector('ADD', g.position(), g.vector('MULTIPLY', g.random(), (37, 53, 41)))
    cloud = g.noise(place, 4.2, 5, 0.62, 0.6)
    grain = g.noise(place, 210, 3, 0.7)
    speck = g.noise(place, 900, 2)
    bent = g.vector('ADD', place, g.vector('MULTIPLY', g.node('ShaderNodeTexNoise', {'Vector': place, 'Scale': 3.0,
                    'Detail': 5.0}).outputs['Color'], (0.55, 0.55, 0.55)))
    crack = g.noise(bent, 2.4, 3)
    vein = g.math('MULTIPLY', g.ramp(crack, (0.485, 0.0), (0.5, 1.0), (0.515, 0.0)), veins)
    tone = g.math('ADD', g.ramp(cloud, (0.34, 0.0), (0.68, 1.0)), g.math('MULTIPLY', g.math('SUBTRACT', grain, 0.5), 0.9),
                  clamp=True)
    colour = g.mix(vein, g.mix(tone, srgb(first), srgb(second)), srgb(third))
    colour = g.mix(g.math('MULTIPLY', g.ramp(speck, (0.62, 0.0), (0.72, 1.0)), 0.28), colour, srgb(third))
    chance = g.split(g.random(9.0))
    colour = g.node('ShaderNodeHueSaturation', {'Value': g.math('ADD', g.math('MULTIPLY', chance[0], 0.12), 0.94),
                                                'Color': colour}).outputs[0]
    gloss = g.math('ADD', g.math('MULTIPLY', grain, 0.22), roughness - 0.11)
    return g.finish(Base_Color=colour, Roughness=gloss, Normal=g.bump(grain, 0.00022, 0.5))


@_cached
def terrazzo(ground='b9b3a8'):
    """Ground terrazzo: chips of three stones in a cement ground."""
    g = Graph('terrazzo')
    place = g.position()
    jitter = g.node('ShaderNodeTexNoise', {'Vector': place, 'Scale': 180.0}).outputs['Color']
    bent = g.vector('ADD', place, g.vector('MULTIPLY', jitter, (0.004, 0.004, 0.004)))
    cells = g.node('ShaderNodeTexVoronoi', {'Vector': bent, 'Scale': 85.0})
    pick = g.split(cells.outputs['Color'])
    chip = g.ramp(cells.outputs['Distance'], (0.28, 1.0), (0.33, 0.0))
    chip = g.math('MULTIPLY', chip, g.math('GREATER_THAN', pick[1], 0.25))
    tone = g.ramp(pick[0], (0.0, srgb('e4dfd4')), (0.4, srgb('8d8578')), (0.7, srgb('5b5148')), (1.0, srgb('c7a98a')))
    fine = g.noise(place, 420, 3)
    body = g.mix(g.ramp(fine, (0.4, 0.0), (0.62, 1.0)), srgb(ground), srgb('a39c90'))
    return g.finish(Base_Color=g.mix(chip, body, tone), Roughness=0.26, Specular=0.45)


def _mineral(name, tone, scale, depth, roughness, even=0.90):
    """A plain mineral or painted surface with a little relief; `even` is how bright its darker patches are."""
    g = Graph(name)
    place = g.node('ShaderNodeNewGeometry').outputs['Position']
    coarse = g.noise(place, scale, 3, 0.65)
    cloud = g.noise(place, 1.7, 4)
    colour = srgb(tone)
    shade = tuple(v * even for v in colour[:3]) + (1,)
    return g.finish(Base_Color=g.mix(g.ramp(cloud, (0.3, 0.0), (0.7, 1.0)), shade, colour), Roughness=roughness,
                    Specular=0.3, Normal=g.bump(coarse, depth, 0.8))


@_cached
def plaster(tone='e6e3dc'):
    """Painted fine plaster."""
    return _mineral(f'plaster {tone}', tone, 170, 0.00035, 0.85, 0.97)


@_cached
def screed():
    """Cement screed."""
    return _mineral('screed', '8e8c87', 240, 0.0014, 0.9)


@_cached
def grout(tone='8b8984'):
    """Tile grout."""
    return _mineral(f'grout {tone}', tone, 700, 0.0006, 0.9)


@_cached
def paint(tone='ecebe7', roughness=0.35):
    """Lacquered wood or powder coat."""
    g = Graph(f'paint {tone}')
    peel = g.noise(g.position(), 260, 3)
    return g.finish(Base_Color=srgb(tone), Roughness=roughness, Normal=g.bump(peel, 0.00012, 0.5))


@_cached
def rubber(tone='26282a'):
    """Soft plastic and rubber inserts."""
    g = Graph(f'rubber {tone}')
    grain = g.noise(g.position(), 1500, 2)
    return g.finish(Base_Color=srgb(tone), Roughness=0.62, Specular=0.35, Normal=g.bump(grain, 0.00006, 0.6))


@_cached
def sheet(tone='5e6468', fleck='6d7478', roughness=0.42):
    """Linoleum, rubber flooring or plain vinyl in sheets: a fine marbling of two tones."""
    g = Graph(f'sheet {tone}')
    place = g.vector('MULTIPLY', g.position(), (1, 0.45, 1))
    marble = g.noise(place, 34, 8, 0.72, 1.4)
    fine = g.noise(g.position(), 900, 2)
    colour = g.mix(g.ramp(marble, (0.36, 0.0), (0.66, 1.0)), srgb(tone), srgb(fleck))
    return g.finish(Base_Color=colour, Roughness=roughness, Normal=g.bump(fine, 0.00005, 0.6))


@_cached
def carpet(tone='4c5156', second='62686d'):
    """Loop pile: rows of loops with uneven height and tone."""
    g = Graph(f'carpet {tone}')
    place = g.position()
    loops = g.node('ShaderNodeTexVoronoi', {'Vector': g.vector('MULTIPLY', place, (1, 0.62, 1)), 'Scale': 330.0})
    pick = g.split(loops.outputs['Color'])
    blotch = g.noise(place, 6, 5)
    tone_mix = g.math('ADD', g.math('MULTIPLY', pick[0], 0.75), g.math('SUBTRACT', blotch, 0.4), clamp=True)
    depth = g.ramp(loops.outputs['Distance'], (0.0, 1.0), (0.75, 0.0))
    colour = g.mix(tone_mix, srgb(tone), srgb(second))
    colour = g.mix(g.math('SUBTRACT', 1.0, depth), colour, g.mix(0.7, colour, (0, 0, 0, 1)))
    return g.finish(Base_Color=colour, Roughness=0.95, Specular=0.1, Sheen=0.4, Normal=g.bump(depth, 0.0022, 1.0))


@_cached
def glass():
    """Window glass seen from a distance: thin, reflecting."""
    g = Graph('glass')
    return g.finish(Base_Color=(0.8, 0.85, 0.85, 1), Roughness=0.02, Transmission=1.0, IOR=1.1)


@_cached
def outside(strength=2.0, sky='dbe6f0', leaves='8b9186', top=1.3):
    """What is seen through a window, far out of focus: trees up to about `top` metres, hazy, the sky above."""
    g = Graph(f'outside {sky}')
    place = g.node('ShaderNodeNewGeometry').outputs['Position']
    height = g.split(place)[2]
    crowns = g.noise(g.vector('MULTIPLY', place, (1.1, 1.1, 0.5)), 1, 3, 0.5)
    level = g.math('SUBTRACT', height, g.math('MULTIPLY', crowns, 1.3))
    foliage = g.noise(g.vector('MULTIPLY', place, (3, 3, 3.4)), 1, 4, 0.6)
    dark = tuple(v * 0.6 for v in srgb(leaves)[:3]) + (1,)
    green = g.mix(g.ramp(foliage, (0.3, 0.0), (0.7, 1.0), ease=True), dark, srgb(leaves))
    far = g.ramp(level, (0.0, 0.0), (1.0, 1.0), ease=True)
    edge = g.node('ShaderNodeMapRange', {'Value': level, 'From Min': top - 0.85, 'From Max': top - 0.45}).outputs[0]
    colour = g.mix(edge, g.mix(g.math('MULTIPLY', far, 0.5), green, srgb(sky)), srgb(sky))
    return g.finish(Base_Color=(0, 0, 0, 1), Specular=0.0, Emission=colour, Emission_Strength=strength)


@_cached
def glow(tone='ffffff', strength=1.0):
    """A surface that shines: sky behind a pane, a lamp's shade."""
    g = Graph(f'glow {tone}')
    return g.finish(Base_Color=(0, 0, 0, 1), Emission=srgb(tone), Emission_Strength=strength)

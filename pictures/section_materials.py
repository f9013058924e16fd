"""What the parts of a section are made of, outside and where they are sawn through."""

import materials
from materials import Graph, _cached, srgb

# The first part of a colour's name that matches decides on the metal.
METAL_OF_COLOUR = (
    ('silver_light', 'silver_light'), ('silver_brushed', 'silver_brushed'), ('silver', 'silver'), ('steel', 'stainless'),
    ('mill', 'mill'), ('champagne_light', 'champagne_light'), ('champagne', 'champagne'), ('sand', 'sand'),
    ('gold', 'gold'), ('brass', 'brass'), ('bronze_light', 'bronze_light'), ('bronze_dark', 'bronze_dark'),
    ('bronze', 'bronze'), ('titanium', 'titanium'), ('anthracite', 'anthracite'), ('black', 'black'),
)
PAINT_OF_COLOUR = {
    'signal_white': 'cdccc7', 'pure_white': 'efefec', 'white_powder': 'ebebe8', 'light_grey': 'c4c7c6',
    'pearl_grey': '9a9d9c', 'window_grey': '999d9f', 'stone_grey': '8a8c86', 'basalt_grey': '5a5c5e',
}
WOOD_OF_DECOR = {'oak_mist': 'oak_mist', 'oak_honey': 'oak_honey', 'oak_lime': 'oak_lime', 'oak_smoked': 'oak_smoked',
                 'ash_light': 'ash_light', 'walnut_medium': 'walnut', 'larch_grey': 'larch_grey'}


@_cached
def cut_screed():
    """Screed sawn through: grey cement with sand and pebbles of several stones."""
    g = Graph('cut screed')
    place = g.position()
    bent = g.vector('ADD', place, g.vector('MULTIPLY', g.node('ShaderNodeTexNoise', {'Vector': place, 'Scale': 260.0})
                    .outputs['Color'], (0.0022, 0.0022, 0.0022)))
    colour, height = g.mix(g.noise(place, 60, 5), srgb('97948d'), srgb('83807a')), 0.5
    for scale, share, reach in ((950.0, 0.45, 0.36), (330.0, 0.62, 0.36), (170.0, 0.70, 0.40)):
        cells = g.node('ShaderNodeTexVoronoi', {'Vector': bent, 'Scale': scale})
        pick = g.split(cells.outputs['Color'])
        pebble = g.math('MULTIPLY', g.ramp(cells.outputs['Distance'], (reach, 1.0), (reach + 0.05, 0.0)),
                        g.math('GREATER_THAN', pick[1], share))
        tone = g.ramp(pick[0], (0.0, srgb('6f6a63')), (0.35, srgb('8f877b')), (0.6, srgb('a89c88')),
                      (0.8, srgb('7b7c7d')), (1.0, srgb('b9b2a4')))
        colour = g.mix(g.math('MULTIPLY', pebble, 0.8), colour, tone)
    holes = g.ramp(g.noise(place, 620, 3), (0.66, 0.0), (0.71, 1.0))
    colour = g.mix(g.math('MULTIPLY', holes, 0.55), colour, srgb('5d5a55'))
    rough = g.math('SUBTRACT', g.noise(place, 1400, 3), g.math('MULTIPLY', holes, 1.2))
    return g.finish(Base_Color=colour, Roughness=0.88, Specular=0.25, Normal=g.bump(rough, 0.00016, 0.7))


@_cached
def masonry(tone='8f8a82'):
    """Lightweight block sawn through: small round pores."""
    g = Graph('masonry')
    place = g.position()
    pores = g.node('ShaderNodeTexVoronoi', {'Vector': place, 'Scale': 620.0})
    pore = g.math('MULTIPLY', g.ramp(pores.outputs['Distance'], (0.26, 1.0), (0.36, 0.0)),
                  g.math('GREATER_THAN', g.split(pores.outputs['Color'])[0], 0.55))
    colour = g.mix(g.noise(place, 45, 5), srgb(tone), srgb('817c74'))
    colour = g.mix(g.math('MULTIPLY', pore, 0.45), colour, srgb('6f6a62'))
    return g.finish(Base_Color=colour, Roughness=0.9, Specular=0.2,
                    Normal=g.bump(g.math('SUBTRACT', g.noise(place, 900, 3), pore), 0.00025, 0.7))


@_cached
def foam(tone='aab3b4'):
    """Underlay and edge strip: fine foam."""
    g = Graph(f'foam {tone}')
    cells = g.node('ShaderNodeTexVoronoi', {'Vector': g.position(), 'Scale': 1500.0}).outputs['Distance']
    colour = g.mix(cells, srgb(tone), tuple(v * 0.7 for v in srgb(tone)[:3]) + (1,))
    return g.finish(Base_Color=colour, Roughness=0.85, Specular=0.25, Normal=g.bump(cells, 0.00012, 0.6))


@_cached
def fibreboard(tone='a38a69'):
    """MDF or HDF sawn through."""
    g = Graph(f'fibreboard {tone}')
    fibre = g.noise(g.vector('MULTIPLY', g.position(), (1500, 1500, 3200)), 1, 3, 0.7)
    cloud = g.noise(g.position(), 90, 4)
    lighter = g.math('ADD', g.math('MULTIPLY', fibre, 0.8), g.math('MULTIPLY', cloud, 0.2))
    colour = g.mix(lighter, srgb('86704f'), srgb(tone))
    return g.finish(Base_Color=colour, Roughness=0.8, Specular=0.25, Normal=g.bump(fibre, 0.00006, 0.5))


@_cached
def tile_body(tone='b7a893'):
    """Stoneware broken or sawn: even and matt."""
    g = Graph(f'tile body {tone}')
    grain = g.noise(g.position(), 1300, 4, 0.7)
    colour = g.mix(g.ramp(grain, (0.35, 0.0), (0.65, 1.0)), srgb(tone), tuple(v * 0.78 for v in srgb(tone)[:3]) + (1,))
    return g.finish(Base_Color=colour, Roughness=0.7, Specular=0.3, Normal=g.bump(grain, 0.00008, 0.5))


@_cached
def pile(tone, second):
    """Fine loop pile seen close."""
    g = Graph(f'pile {tone}')
    place = g.position()
    bent = g.vector('ADD', place, g.vector('MULTIPLY', g.node('ShaderNodeTexNoise', {'Vector': place, 'Scale': 300.0})
                    .outputs['Color'], (0.0016, 0.0016, 0.0016)))
    loops = g.node('ShaderNodeTexVoronoi', {'Vector': g.vector('MULTIPLY', bent, (1, 0.8, 0.7)), 'Scale': 980.0})
    yarn = g.noise(place, 2600, 2)
    mix = g.math('ADD', g.math('MULTIPLY', g.split(loops.outputs['Color'])[0], 0.55),
                 g.math('MULTIPLY', g.noise(place, 30, 4), 0.45))
    height = g.math('ADD', g.ramp(loops.outputs['Distance'], (0.0, 1.0), (0.8, 0.0)), g.math('MULTIPLY', yarn, 0.35))
    colour = g.mix(mix, srgb(tone), srgb(second))
    shade = tuple(v * 0.55 for v in srgb(tone)[:3]) + (1,)
    colour = g.mix(g.ramp(height, (0.15, 0.8), (0.65, 0.0)), colour, shade)
    return g.finish(Base_Color=colour, Roughness=0.95, Specular=0.1, Sheen=0.5, Normal=g.bump(height, 0.0009, 1.0))


def article(entry):
    """(surface, cut end, grain runs along) of an article by its record: first colour or decor, and its material."""
    colour, decor = (entry.get('colours') or [''])[0], (entry.get('decors') or [''])[0]
    if 'foil_wrapped' in entry['finishes'] and decor:
        core = fibreboard() if entry['material'] == 'mdf' else materials.paint('d9d6cf', 0.5)
        return materials.wood(WOOD_OF_DECOR[decor]), core, True
    if entry['material'] in ('pvc', 'mdf') or colour in PAINT_OF_COLOUR:
        paint = materials.paint(PAINT_OF_COLOUR[colour], 0.42)
        return paint, fibreboard() if entry['material'] == 'mdf' else paint, False
    if entry['material'] == 'stainless_steel' and not colour:
        colour = 'steel'
    if entry['material'] == 'brass' and not colour:
        colour = 'brass'
    name = next(metal for start, metal in METAL_OF_COLOUR if colour.startswith(start))
    return materials.metal(name), materials.cut_metal('brass' if name == 'brass' else 'silver'), False

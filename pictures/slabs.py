"""Stone, concrete and plain surfaces for swatches, each with the mark by which it is known."""

from materials import Graph, srgb


def _clouds(g, place, first, second, scale=9, contrast=(0.34, 0.68), grain=0.5):
    """Two tones in clouds, with grain in them."""
    cloud = g.noise(place, scale, 5, 0.6, 0.5)
    fine = g.noise(place, 520, 3, 0.7)
    tone = g.math('ADD', g.ramp(cloud, (contrast[0], 0.0), (contrast[1], 1.0)),
                  g.math('MULTIPLY', g.math('SUBTRACT', fine, 0.5), grain), clamp=True)
    return g.mix(tone, srgb(first), srgb(second)), fine


def _holes(g, place, scale, share, size, stretch=(1, 1, 1)):
    """Round holes in some cells; 1 in the hole."""
    ragged = g.node('ShaderNodeTexNoise', {'Vector': place, 'Scale': scale * 3.0}).outputs['Color']
    bent = g.vector('ADD', place, g.vector('MULTIPLY', ragged, (0.35 / scale,) * 3))
    cells = g.node('ShaderNodeTexVoronoi', {'Vector': g.vector('MULTIPLY', bent, stretch), 'Scale': scale},
                   voronoi_dimensions='2D')
    chance, other, _ = g.split(cells.outputs['Color'])
    reach = g.math('MULTIPLY', g.math('ADD', g.math('MULTIPLY', other, 0.8), 0.2), size)
    inside = g.math('SUBTRACT', 1.0, g.math('DIVIDE', cells.outputs['Distance'], reach))
    return g.math('MULTIPLY', g.ramp(inside, (0.0, 0.0), (0.25, 1.0)), g.math('LESS_THAN', chance, share))


def _slate(g, place, x, y):
    """Riven: layers that break off in steps."""
    wide = g.noise(g.vector('MULTIPLY', place, (7, 13, 1)), 1, 6, 0.55, 0.7)
    layers = g.math('MULTIPLY', wide, 13)
    step = g.math('FLOOR', layers)
    edge = g.ramp(g.math('SUBTRACT', layers, step), (0.0, 0.0), (0.10, 1.0), (1.0, 1.0))
    height = g.math('ADD', g.math('ADD', step, edge), g.math('MULTIPLY', g.noise(place, 60, 6, 0.7), 0.7))
    fine = g.noise(g.vector('MULTIPLY', place, (260, 420, 1)), 1, 4, 0.7)
    height = g.math('ADD', height, g.math('MULTIPLY', fine, 0.12))
    tone = g.noise(g.vector('MULTIPLY', place, (12, 20, 1)), 1, 5, 0.6)
    colour = g.mix(g.ramp(tone, (0.30, 0.0), (0.70, 1.0)), srgb('3f4449'), srgb('565b60'))
    colour = g.mix(g.math('MULTIPLY', g.ramp(fine, (0.5, 0.0), (0.75, 1.0)), 0.25), colour, srgb('777c80'))
    return colour, g.bump(height, 0.0011, 1.0), 0.52


def _travertine(g, place, x, y):
    """Banded, with long pores that lie in the bands."""
    bend = g.math('MULTIPLY', g.noise(g.vector('MULTIPLY', place, (9, 5, 1)), 1, 3), 0.022)
    level = g.math('ADD', y, bend)
    bands = g.noise(g.join(g.math('MULTIPLY', x, 1.6), g.math('MULTIPLY', level, 62), 4.0), 1, 5, 0.62)
    colour = g.mix(g.ramp(bands, (0.32, 0.0), (0.70, 1.0)), srgb('efdec2'), srgb('c3a67b'))
    thin = g.noise(g.join(g.math('MULTIPLY', x, 5), g.math('MULTIPLY', level, 260), 9.0), 1, 3)
    colour = g.mix(g.math('MULTIPLY', g.ramp(thin, (0.54, 0.0), (0.66, 1.0)), 0.4), colour, srgb('a98a60'))
    where = g.ramp(g.noise(g.join(g.math('MULTIPLY', x, 3), g.math('MULTIPLY', level, 40), 2.0), 1, 2), (0.47, 0.0), (0.58, 1.0))
    holes = g.noise(g.join(g.math('MULTIPLY', x, 75), g.math('MULTIPLY', level, 330), 6.0), 1, 3, 0.6)
    pore = g.math('MULTIPLY', g.ramp(holes, (0.585, 0.0), (0.625, 1.0)), where)
    colour = g.mix(g.math('MULTIPLY', pore, 0.88), colour, srgb('6d5335'))
    fine = g.noise(place, 600, 3)
    colour = g.mix(g.math('MULTIPLY', fine, 0.16), colour, srgb('f8efdd'))
    return colour, g.bump(g.math('SUBTRACT', g.math('MULTIPLY', fine, 0.1), pore), 0.0009, 0.9), 0.45


def _limestone(g, place, x, y):
    """Fine-grained, with bits of shell and two seams."""
    colour, fine = _clouds(g, place, 'e4ddcf', 'd0c6b3', 12, grain=0.6)
    for scale, tone, share in ((95, 'f7f2e6', 0.30), (150, 'b0a48e', 0.16), (60, 'c6bca8', 0.16)):
        shell = _holes(g, place, scale, share, 0.42, (1.0, 1.9, 1.0))
        colour = g.mix(g.math('MULTIPLY', shell, 0.7), colour, srgb(tone))
    for level, salt in ((0.034, 3.0), (-0.058, 8.0)):
        jag = g.noise(g.join(g.math('MULTIPLY', x, 70), salt, 0.0), 1, 6, 0.72)
        wave = g.noise(g.join(g.math('MULTIPLY', x, 7), salt, 1.0), 1, 2)
        line = g.math('ADD', g.math('MULTIPLY', g.math('SUBTRACT', jag, 0.5), 0.010), g.math('MULTIPLY', wave, 0.022))
        far = g.math('ABSOLUTE', g.math('SUBTRACT', y, g.math('ADD', line, level - 0.011)))
        colour = g.mix(g.math('MULTIPLY', g.ramp(g.math('MULTIPLY', far, 1000), (0.12, 0.75), (0.55, 0.0)), 1.0), colour, srgb('8b7f69'))
    return colour, g.bump(fine, 0.00014, 0.6), 0.42


def _basalt(g, place, x, y):
    """Dark, with small round pores."""
    colour, fine = _clouds(g, place, '505356', '424548', 10, grain=0.9)
    small, large = _holes(g, place, 260, 0.30, 0.30), _holes(g, place, 90, 0.16, 0.24)
    pore = g.math('MAXIMUM', small, large)
    colour = g.mix(g.math('MULTIPLY', pore, 0.85), colour, srgb('1c1d1f'))
    return colour, g.bump(g.math('SUBTRACT', g.math('MULTIPLY', fine, 0.16), pore), 0.0008, 0.9), 0.55


def _marble(g, place, x, y):
    """White, with grey veins that run aslant."""
    along, over = g.math('ADD', x, y), g.math('SUBTRACT', y, x)
    bent = g.node('ShaderNodeTexNoise', {'Vector': place, 'Scale': 9.0, 'Detail': 5.0}).outputs['Color']
    wind, twist, _ = g.split(bent)
    colour = g.mix(g.ramp(g.noise(place, 7, 4), (0.35, 0.0), (0.75, 1.0)), srgb('f4f2f0'), srgb('e2e0df'))
    for across, reach, width, weight, tone in ((17, 0.42, 0.012, 1.0, '7c7f83'), (34, 0.50, 0.009, 0.7, '9a9c9f'),
                                                (8, 0.35, 0.075, 0.45, 'bcbdbf')):
        place_in = g.join(g.math('ADD', g.math('MULTIPLY', over, across), g.math('MULTIPLY', wind, reach * 9)),
                          g.math('ADD', g.math('MULTIPLY', along, across * 0.13), twist), across * 1.7)
        vein = g.noise(place_in, 0.55, 3, 0.45)
        far = g.math('ABSOLUTE', g.math('SUBTRACT', vein, 0.5))
        fade = g.ramp(g.noise(place, 15, 2), (0.34, 0.12), (0.60, 1.0))
        mark = g.math('MULTIPLY', g.ramp(far, (0.0, 1.0), (width, 0.4), (width * 3.6, 0.0)), g.math('MULTIPLY', fade, weight))
        colour = g.mix(mark, colour, srgb(tone))
    return colour, g.bump(g.noise(place, 500, 2), 0.00003, 0.4), 0.22


def _pebbles(g, place, x, y):
    """Ground concrete: pebbles of several stones in grey cement."""
    colour, fine = _clouds(g, place, 'b7b4ad', 'a6a39d', 10, grain=0.7)
    for scale, size, share in ((330, 0.36, 0.40), (150, 0.40, 0.55), (75, 0.42, 0.42)):
        ragged = g.node('ShaderNodeTexNoise', {'Vector': place, 'Scale': scale * 1.6}).outputs['Color']
        bent = g.vector('ADD', place, g.vector('MULTIPLY', ragged, (0.55 / scale,) * 3))
        cells = g.node('ShaderNodeTexVoronoi', {'Vector': bent, 'Scale': float(scale)},
                       voronoi_dimensions='2D')
        chance, other, tone = g.split(cells.outputs['Color'])
        reach = g.math('MULTIPLY', g.math('ADD', g.math('MULTIPLY', other, 0.6), 0.4), size)
        inside = g.math('LESS_THAN', cells.outputs['Distance'], reach)
        inside = g.math('MULTIPLY', inside, g.math('LESS_THAN', chance, share))
        stone = g.ramp(tone, (0.0, srgb('d9d5cb')), (0.3, srgb('8f8c86')), (0.55, srgb('a89a86')), (0.8, srgb('c7c2b8')),
                       (1.0, srgb('76777a')))
        colour = g.mix(g.math('MULTIPLY', inside, 0.9), colour, g.mix(g.math('MULTIPLY', fine, 0.25), stone, srgb('f0eee8')))
    return colour, g.bump(fine, 0.00006, 0.5), 0.38


def _concrete(g, place, x, y):
    """Cast and cloudy, with a few blowholes."""
    colour, fine = _clouds(g, place, 'cfccc7', 'b3b0ac', 8, (0.28, 0.72), 0.45)
    wash = g.noise(g.vector('MULTIPLY', place, (22, 8, 1)), 1, 5, 0.65)
    colour = g.mix(g.math('MULTIPLY', g.ramp(wash, (0.48, 0.0), (0.72, 1.0)), 0.4), colour, srgb('a09d98'))
    hole = g.math('MAXIMUM', _holes(g, place, 46, 0.12, 0.09), _holes(g, place, 150, 0.04, 0.16))
    colour = g.mix(g.math('MULTIPLY', hole, 0.8), colour, srgb('6f6d69'))
    return colour, g.bump(g.math('SUBTRACT', g.math('MULTIPLY', fine, 0.08), hole), 0.0013, 0.9), 0.6


def _trowelled(g, place, x, y):
    """Smoothed by hand: sweeps of the trowel in wide arcs that lie over each other."""
    colour, fine = _clouds(g, place, '6b6e70', '515456', 7, grain=0.3)
    height = g.math('MULTIPLY', fine, 0.10)
    for across, up, reach in ((-0.30, -0.22, 1.0), (0.34, -0.30, 0.9), (-0.10, 0.42, 0.8)):
        right, high = g.math('SUBTRACT', x, across), g.math('SUBTRACT', y, up)
        far = g.math('SQRT', g.math('ADD', g.math('POWER', right, 2.0), g.math('POWER', high, 2.0)))
        turn = g.math('ARCTAN2', high, right)
        sweep = g.noise(g.join(g.math('MULTIPLY', far, 120), g.math('MULTIPLY', turn, 2.4), up * 9), 1, 5, 0.7)
        where = g.ramp(g.noise(g.vector('ADD', place, (across * 31, up * 17, 0)), 8, 2), (0.44, 0.0), (0.58, 1.0))
        stroke = g.math('MULTIPLY', g.math('SUBTRACT', sweep, 0.5), g.math('MULTIPLY', where, reach))
        height = g.math('ADD', height, stroke)
        colour = g.mix(g.math('MULTIPLY', stroke, 2.2, clamp=True), colour, srgb('7f8284'))
        colour = g.mix(g.math('MULTIPLY', stroke, -1.8, clamp=True), colour, srgb('3e4143'))
    return colour, g.bump(height, 0.0005, 0.8), 0.42


def _plain(tone, peel):
    """One colour; what is seen is the fine grain of the foil and the light on it."""
    def surface(g, place, x, y):
        grain = g.noise(g.vector('MULTIPLY', place, (1, 0.55, 1)), 820, 2, 0.6)
        return srgb(tone), g.bump(grain, peel, 0.9), 0.5
    return surface


SLABS = {
    'slate_anthracite': ('494d52', _slate), 'travertine_sand': ('d6c1a0', _travertine),
    'limestone_light': ('dad3c4', _limestone), 'basalt_dark': ('484a4c', _basalt), 'marble_white': ('e8e6e5', _marble),
    'concrete_pebble': ('b1aea7', _pebbles), 'concrete_light': ('c2bfbb', _concrete),
    'concrete_graphite': ('5f6264', _trowelled), 'plain_white': ('efeeea', _plain('efeeea', 0.00016)),
    'plain_black': ('242527', _plain('242527', 0.00022)),
}


def slab(name, lie=Graph.position):
    """The material of one decor, at the place on it that `lie` gives; returns it and its mean colour."""
    mean, surface = SLABS[name]
    g = Graph(f'slab {name}')
    place = g.vector('ADD', lie(g), (3.7 + len(name), 1.3, 2.0))
    x, y, _ = g.split(lie(g))
    colour, normal, roughness = surface(g, place, x, y)
    return g.finish(Base_Color=colour, Normal=normal, Roughness=roughness, Specular=0.35), mean

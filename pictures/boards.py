"""Boards for swatches: seen straight on, grain upright, each with the figure that its name promises.

Like materials.wood a board is cut out of a log with growth rings, but where and how steeply is chosen here, and so is
every knot, because the decors' alt texts say what is seen.
"""

import zlib

from materials import Graph, srgb

# How a year's ring runs from its first wood (0) to its last (1).
RINGS = {
    'porous': ((0.0, 0.25), (0.06, 1.0), (0.34, 0.42), (0.94, 0.0), (1.0, 0.25)),
    'late': ((0.0, 0.25), (0.10, 0.0), (0.50, 0.12), (0.90, 1.0), (0.97, 0.85), (1.0, 0.25)),
    'fine': ((0.0, 0.75), (0.12, 0.20), (0.80, 0.25), (1.0, 0.75)),
}

DEFAULT = {
    # The log's axis: aside (m), below the board's middle (m), and how much deeper per metre; width of a ring (m).
    'aside': 0.0, 'depth': 0.05, 'slope': 0.07, 'width': 0.0034, 'ring': 'porous', 'strength': 0.6,
    'sway': 0.05, 'waver': 0.0026, 'fibre': 0.7, 'streak': 0.6, 'cloud': 0.5, 'pores': 0.7, 'pore_colour': None, 'knots': (),
    'rays': 0.0, 'dashes': 0.0, 'ripple': 0.0, 'stripes': 0.0, 'seed': '',
}

BOARDS = {
    # name: mean colour, light, dark, and what differs
    'oak_mist': ('c6b8a3', 'd6c9b4', 'a4947c', {'strength': 0.42, 'depth': 0.06, 'aside': -0.01}),
    'oak_honey': ('bd8f56', 'd3a469', '8c5a28', {'aside': 0.035, 'strength': 0.6, 'knots': ((-0.062, -0.032, 0.0042),)}),
    'oak_lime': ('d6c9b0', 'cdbb9b', 'ab9470', {'aside': 0.03, 'slope': 0.08, 'strength': 0.45, 'pores': 0.6,
                                                'pore_colour': 'fbf8f0', 'cloud': 0.3}),
    'oak_smoked': ('5f4535', '77573f', '38261b', {'width': 0.0021, 'aside': -0.04, 'slope': 0.06, 'depth': 0.035, 'strength': 0.7}),
    'oak_natural': ('bf996b', 'd4b184', '92693b', {'width': 0.0040, 'slope': 0.10, 'depth': 0.045, 'rays': 0.45}),
    'oak_sand': ('cebb99', 'ddcdaf', 'ad9670', {'aside': 0.21, 'slope': 0.09, 'sway': 0.07, 'strength': 0.45}),
    'oak_silver': ('afaaa1', 'beb9b0', '8b857b', {'aside': 0.42, 'slope': 0.0, 'sway': 0.012, 'width': 0.0026,
                                                  'strength': 0.5, 'rays': 1.0}),
    'oak_cognac': ('995f35', 'b37747', '66381a', {'aside': 0.05, 'slope': 0.09, 'strength': 0.62}),
    'oak_rustic': ('9c7345', 'b98c59', '5f3f1f', {'aside': 0.01, 'slope': 0.10, 'depth': 0.035, 'sway': 0.06, 'strength': 0.8, 'streak': 0.9,
                   'knots': ((-0.042, 0.048, 0.0135), (0.063, -0.048, 0.0105), (-0.075, -0.086, 0.006))}),
    'oak_white': ('dfd9ce', 'e9e4da', 'c5bbaa', {'aside': -0.02, 'strength': 0.4, 'streak': 0.4}),
    'ash_light': ('d1bc97', 'e4d3b3', 'a98c5f', {'aside': 0.02, 'width': 0.0040, 'slope': 0.10, 'depth': 0.03, 'strength': 0.9,
                                                 'streak': 0.35}),
    'ash_grey': ('9c978d', 'b4afa5', '716c63', {'aside': 0.20, 'slope': 0.06, 'width': 0.0050, 'strength': 0.95}),
    'walnut_medium': ('78523a', '946a4b', '452b1a', {'aside': 0.02, 'ring': 'fine', 'strength': 0.5, 'stripes': 0.7,
                                                     'sway': 0.06}),
    'walnut_dark': ('473023', '5f4331', '20130d', {'aside': 0.30, 'slope': 0.06, 'ring': 'fine', 'strength': 0.4,
                                                   'stripes': 1.1, 'sway': 0.015}),
    'larch_grey': ('968f85', 'aca59b', '605a53', {'aside': -0.055, 'ring': 'late', 'width': 0.0048, 'strength': 0.95,
                                                  'pores': 0.0, 'knots': ((0.048, 0.026, 0.0085),)}),
    'larch_light': ('d3aa7a', 'e3c296', 'a4642f', {'aside': 0.01, 'ring': 'late', 'width': 0.0052, 'strength': 0.95,
                                                   'pores': 0.0, 'knots': ((-0.066, 0.052, 0.0065),)}),
    'beech_steamed': ('c89774', 'd2a381', 'b07c58', {'aside': 0.14, 'ring': 'fine', 'strength': 0.25, 'pores': 0.0,
                                                     'dashes': 1.0, 'fibre': 0.4, 'streak': 0.35}),
    'maple_light': ('e6d2b1', 'eddcbf', 'c9aa7c', {'ring': 'fine', 'strength': 0.60, 'pores': 0.0, 'ripple': 0.8,
                                                   'fibre': 0.4, 'streak': 0.35, 'aside': -0.015}),
    'pine_white': ('dfd5bf', 'e9e1cf', 'c3ad84', {'ring': 'late', 'width': 0.0070, 'slope': 0.12, 'depth': 0.04, 'aside': 0.02,
                   'strength': 0.8, 'pores': 0.0, 'knots': ((-0.038, 0.066, 0.0085), (0.014, -0.068, 0.0070))}),
    'cherry_classic': ('a76842', 'b97b54', '854a2a', {'aside': -0.03, 'ring': 'fine', 'strength': 0.42, 'pores': 0.25,
                                                      'dashes': 0.6, 'stripes': 0.25}),
}


def _knots(g, x, y, place, knots):
    """How much the rings give way, and how much of a place is knot or its rim."""
    give, core, rim, rays = 0.0, 0.0, 0.0, 0.0
    ragged = g.math('MULTIPLY', g.math('SUBTRACT', g.noise(place, 110, 4, 0.6), 0.5), 0.9)
    for across, along, size in knots:
        right = g.math('DIVIDE', g.math('SUBTRACT', x, across), size)
        up = g.math('DIVIDE', g.math('SUBTRACT', y, along), size * 1.25)
        far = g.math('SQRT', g.math('ADD', g.math('POWER', right, 2.0), g.math('POWER', up, 2.0)))
        fall = g.math('POWER', 2.718, g.math('MULTIPLY', g.math('POWER', far, 2.0), -0.16))
        far = g.math('ADD', far, ragged)
        give = g.math('ADD', g.math('MULTIPLY', fall, size * 1.5), give)
        core = g.math('ADD', g.ramp(far, (0.0, 1.0), (0.55, 0.88), (1.0, 0.35), (1.5, 0.0)), core, clamp=True)
        years = g.math('ADD', g.math('MULTIPLY', g.math('SINE', g.math('MULTIPLY', far, 21)), 0.25), 0.25)
        bark = g.ramp(g.math('DIVIDE', far, 2.0), (0.40, 0.0), (0.48, 1.0), (0.53, 0.7), (0.66, 0.0))
        inside = g.math('MULTIPLY', years, g.math('LESS_THAN', far, 0.9))
        rim = g.math('ADD', g.math('ADD', bark, inside), rim, clamp=True)
        turn = g.math('ARCTAN2', up, right)
        crack = g.noise(g.join(g.math('MULTIPLY', g.math('COSINE', turn), 2.6), g.math('MULTIPLY', g.math('SINE', turn), 2.6),
                               across * 70), 1.6, 2)
        crack = g.math('MULTIPLY', g.ramp(crack, (0.60, 0.0), (0.66, 1.0)), g.ramp(far, (0.0, 1.0), (0.85, 0.0)))
        rays = g.math('ADD', crack, rays, clamp=True)
    return give, core, rim, rays


def board(name, lie=Graph.position):
    """The material of one decor, in metres around the middle of the swatch; returns it and its mean colour.

    `lie` gives the place on the board, grain along y, for a thing that lies otherwise.
    """
    mean, light_code, dark_code, own = BOARDS[name]
    spec = {**DEFAULT, **own}
    light, dark = srgb(light_code), srgb(dark_code)
    g = Graph(f'board {name}')
    seed = zlib.crc32((name + spec['seed']).encode())
    place = g.vector('ADD', lie(g), ((seed % 97) * 0.83, (seed // 97 % 89) * 1.37, (seed // 8633 % 83) * 0.71))
    x, y, _ = g.split(lie(g))

    sway = g.noise(g.vector('MULTIPLY', place, (5, 4.2, 5)), 1, 2, 0.45)
    waver = g.noise(g.vector('MULTIPLY', place, (48, 9, 48)), 1, 4, 0.55)
    across = g.math('ADD', g.math('SUBTRACT', x, spec['aside']),
                    g.math('MULTIPLY', g.math('SUBTRACT', sway, 0.5), spec['sway']))
    below = g.math('ADD', g.math('MULTIPLY', y, spec['slope']), spec['depth'])
    radius = g.math('SQRT', g.math('ADD', g.math('POWER', across, 2.0), g.math('POWER', below, 2.0)))
    radius = g.math('ADD', radius, g.math('MULTIPLY', waver, spec['waver']))
    give, core, rim, cracks = _knots(g, x, y, place, spec['knots'])
    radius = g.math('ADD', radius, give)

    # Years are unlike: some wide, some narrow, some faint.
    uneven = g.noise(g.join(g.math('MULTIPLY', radius, 70), float(seed % 50), 0.0), 1, 3)
    count = g.math('ADD', g.math('DIVIDE', radius, spec['width']), g.math('MULTIPLY', uneven, 3.2))
    year = g.node('ShaderNodeTexWhiteNoise', {'W': g.math('FLOOR', count)}, noise_dimensions='1D').outputs['Value']
    ring = g.ramp(g.math('FRACT', count), *RINGS[spec['ring']])
    ring = g.math('MULTIPLY', ring, g.math('ADD', g.math('MULTIPLY', year, 0.6), 0.4))

    # Neighbouring fibres begin at different heights: nothing stands in rows.
    start = g.math('MULTIPLY', g.noise(g.vector('MULTIPLY', place, (1100, 0, 0)), 1, 0), 0.35)
    staggered = g.vector('ADD', place, g.join(0.0, start, 0.0))
    fibre = g.noise(g.vector('MULTIPLY', staggered, (900, 14, 900)), 1, 3, 0.65)
    streak = g.noise(g.vector('MULTIPLY', place, (120, 2.4, 120)), 1, 3, 0.6)
    cloud = g.noise(g.vector('MULTIPLY', place, (11, 4, 11)), 1, 3)
    tone = g.math('MULTIPLY', ring, spec['strength'])
    for value, weight in ((fibre, spec['fibre']), (streak, spec['streak']), (cloud, spec['cloud'])):
        tone = g.math('ADD', tone, g.math('MULTIPLY', g.math('SUBTRACT', value, 0.5), weight))
    if spec['stripes']:
        bands = g.noise(g.join(g.math('MULTIPLY', radius, 95), g.math('MULTIPLY', y, 2.0), float(seed % 31)), 1, 3, 0.6)
        tone = g.math('ADD', tone, g.math('MULTIPLY', g.ramp(bands, (0.46, 0.0), (0.70, 1.0)), spec['stripes']))
    tone = g.math('ADD', tone, 0.12, clamp=True)
    colour = g.mix(tone, light, dark)
    deep = tuple(v * 0.40 for v in dark[:3]) + (1,)
    pale = tuple(min(1.0, v * 1.25) for v in light[:3]) + (1,)

    relief = g.math('MULTIPLY', fibre, 0.45)
    if spec['pores']:
        long = g.noise(g.vector('MULTIPLY', staggered, (1500, 62, 1500)), 1, 1)
        wide = 0.04 if spec['pore_colour'] else 0.0
        dent = g.ramp(long, (0.575 - wide, 0.0), (0.66 - wide, 1.0))
        pore = g.math('MULTIPLY', dent, g.math('ADD', g.math('MULTIPLY', ring, 0.85), 0.55 if spec['pore_colour'] else 0.14))
        filled = srgb(spec['pore_colour']) if spec['pore_colour'] else deep
        colour = g.mix(g.math('MULTIPLY', pore, spec['pores'], clamp=True), colour, filled)
        relief = g.math('SUBTRACT', relief, g.math('MULTIPLY', pore, 0.6))
    if spec['rays']:
        bent = g.join(g.math('ADD', x, g.math('MULTIPLY', y, 0.25)), y, float(seed % 77))
        ray = g.noise(g.vector('MULTIPLY', bent, (85, 330, 1)), 1, 2, 0.5, 0.6)
        patch = g.ramp(g.noise(place, 16, 2), (0.40, 0.15), (0.62, 1.0))
        ray = g.math('MULTIPLY', g.ramp(ray, (0.60, 0.0), (0.66, 1.0)), patch)
        colour = g.mix(g.math('MULTIPLY', ray, 0.62 * spec['rays']), colour, pale)
    if spec['dashes']:
        dash = g.noise(g.vector('MULTIPLY', staggered, (1250, 170, 1250)), 1, 0)
        colour = g.mix(g.math('MULTIPLY', g.ramp(dash, (0.66, 0.0), (0.76, 1.0)), 0.55 * spec['dashes']), colour, deep)
    if spec['ripple']:
        wave = g.noise(g.vector('MULTIPLY', place, (9, 78, 9)), 1, 2, 0.5, 0.4)
        colour = g.mix(g.math('MULTIPLY', g.ramp(wave, (0.40, 0.0), (0.62, 1.0)), 0.34 * spec['ripple']), colour, pale)
    if spec['knots']:
        heart = tuple(0.85 * a + 0.08 * b for a, b in zip(dark[:3], light[:3])) + (1,)
        colour = g.mix(g.math('MULTIPLY', core, 0.85), colour, g.mix(g.noise(place, 420, 3), heart, dark))
        colour = g.mix(g.math('MULTIPLY', rim, 0.7), colour, deep)
        colour = g.mix(g.math('MULTIPLY', cracks, 0.9), colour, tuple(v * 0.3 for v in deep[:3]) + (1,))
    return g.finish(Base_Color=colour, Specular=0.3, Roughness=g.math('ADD', g.math('MULTIPLY', tone, 0.12), 0.46),
                    Normal=g.bump(relief, 0.00012, 0.7)), mean

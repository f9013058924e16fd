"""A denoiser for Cycles builds without OpenImageDenoise.

Two renders with different seeds tell noise from detail. The light (colour divided by the surface's own colour) is
smoothed by non-local means, guided by surface colour and normal, close by and then once more over a wider reach, so that
walls do not stay blotchy; then the surface's colour is put back, so that grain and joints stay as sharp as rendered.
"""

import numpy


def _shift(image, dx, dy):
    """The image moved by whole pixels, its edge repeated."""
    height, width = image.shape[:2]
    pad = [(abs(dy), abs(dy)), (abs(dx), abs(dx))] + [(0, 0)] * (image.ndim - 2)
    wide = numpy.pad(image, pad, mode='edge')
    return wide[abs(dy) + dy:abs(dy) + dy + height, abs(dx) + dx:abs(dx) + dx + width]


def _box(image, radius):
    """The mean over a square around each pixel."""
    for axis in (0, 1):
        pad = [(0, 0)] * image.ndim
        pad[axis] = (radius + 1, radius)
        total = numpy.cumsum(numpy.pad(image, pad, mode='edge'), axis=axis, dtype=numpy.float32)
        size = image.shape[axis]
        high = numpy.take(total, numpy.arange(2 * radius + 1, 2 * radius + 1 + size), axis=axis)
        low = numpy.take(total, numpy.arange(size), axis=axis)
        image = (high - low) / (2 * radius + 1)
    return image


def _unfly(image):
    """Single bright pixels brought down to the brightest of their neighbours."""
    near = [_shift(image, dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
    return numpy.minimum(image, numpy.sort(numpy.stack(near), axis=0)[-2] * 1.1)


def _smooth(light, variance, guides, offsets, patch, strength):
    """The mean of like pixels at these distances, and how many of them it rests on."""
    total, weights = numpy.zeros_like(light), numpy.zeros(light.shape[:2], numpy.float32)
    squares = numpy.zeros_like(weights)
    for dy in offsets:
        for dx in offsets:
            other, noise = _shift(light, dx, dy), _shift(variance, dx, dy)
            apart = ((light - other) ** 2).mean(axis=2) - (variance + numpy.minimum(variance, noise))
            apart = numpy.maximum(_box(apart / (1e-6 + strength ** 2 * (variance + noise)), patch), 0)
            for guide, width in guides:
                apart += ((guide - _shift(guide, dx, dy)) ** 2).sum(axis=2) / (2 * width ** 2)
            weight = numpy.exp(-apart).astype(numpy.float32)
            total += other * weight[..., None]
            weights += weight
            squares += weight ** 2
    return total / weights[..., None], weights ** 2 / squares


def denoise(first, second, albedo, normal, reach=5, patch=1, strength=0.75):
    """The smoothed mean of two renders (height × width × 3, linear light)."""
    surface = numpy.maximum(albedo, 0.02)
    halves = [numpy.log1p(8 * _unfly(numpy.maximum(half, 0)) / surface) for half in (first, second)]
    light = (halves[0] + halves[1]) / 2
    variance = _box(((halves[0] - halves[1]) ** 2).mean(axis=2) / 4, 3) + 1e-6
    guides = [(albedo, 0.06), (_box(normal, 1), 0.10)]
    light, count = _smooth(light, variance, guides, range(-reach, reach + 1), patch, strength)
    left = 4 * variance / numpy.maximum(count, 1) + 1e-6
    light, _ = _smooth(light, _box(left, 3), guides, range(-20, 21, 5), patch, strength)
    return numpy.expm1(light) / 8 * surface

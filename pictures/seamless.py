"""Makes a picture continue across its own edges, so that it can be laid side by side like a tile.

The picture is taken larger than the tile. What stands over at one edge is laid on the other, and the two are joined
along the line where they differ least: tone and light pass over gently, the figure is cut sharply, and fibres run out
along the grain.
"""

import numpy

# What counts as tone is coarser than this share of the picture; over how many pixels the figure changes at a cut.
TONE, SOFT = 1 / 30, 3
# How far a cut may jump from one row to the next, and what a pixel of such a jump costs beside one of the cut.
JUMP, JUMP_COST = 6, 0.7


def tile(pixels, side, fibre=SOFT):
    """The tile of side × side pixels out of a larger picture (height × width × 3); upright fibres run out over so many."""
    height, width = pixels.shape[:2]
    wrapped = _wrap(pixels, width - side, SOFT, 'reflect')
    return _wrap(wrapped.swapaxes(0, 1), height - side, fibre, 'wrap').swapaxes(0, 1)


def _wrap(pixels, over, soft, beyond):
    """The picture narrower by what stands over at its right, which its left edge takes in; what comes beyond its upper and
    lower edge is mirrored ('reflect') or begins anew ('wrap')."""
    tone = _blur(pixels, max(1, round(pixels.shape[1] * TONE)), beyond)
    figure = pixels - tone
    there, here = figure[:, -over:], figure[:, :over]
    cost = _mean(((here - there) ** 2).sum(axis=2), 2, 1, 'reflect')
    cost += cost.mean() * 0.02
    cost[:, :soft] = cost[:, -soft:] = cost.sum()
    place = numpy.arange(over)
    sharp = numpy.clip((place - _cut(cost, beyond)[:, None]) / soft + 0.5, 0, 1)[..., None]
    gentle = ((place + 0.5) / over)[:, None]
    gentle = gentle ** 2 * (3 - 2 * gentle)
    out = pixels[:, :-over].copy()
    out[:, :over] = tone[:, -over:] * (1 - gentle) + tone[:, :over] * gentle + there * (1 - sharp) + here * sharp
    return out


def _cut(cost, beyond):
    """The cheapest cut, which ends where it begins if the picture begins anew there."""
    if beyond != 'wrap':
        return _cheapest_cut(cost)
    height = len(cost)
    return _cheapest_cut(numpy.concatenate([cost] * 3))[height:2 * height]


def _cheapest_cut(cost):
    """For each row the column in which a cut from the first row to the last costs least."""
    height, width = cost.shape
    columns = numpy.arange(width)
    total, came_from = cost[0].copy(), numpy.zeros((height, width), int)
    for row in range(1, height):
        crossed = numpy.concatenate([[0], numpy.cumsum(cost[row])])
        best, best_from = total.copy(), columns
        for jump in (*range(-JUMP, 0), *range(1, JUMP + 1)):
            start = columns + jump
            inside = (start >= 0) & (start < width)
            start = numpy.clip(start, 0, width - 1)
            way = numpy.abs(crossed[start] - crossed[columns]) * JUMP_COST
            with_jump = numpy.where(inside, total[start] + way, numpy.inf)
            best_from = numpy.where(with_jump < best, start, best_from)
            best = numpy.minimum(best, with_jump)
        total, came_from[row] = best + cost[row], best_from
    cut = numpy.empty(height, int)
    cut[-1] = total.argmin()
    for row in range(height - 1, 0, -1):
        cut[row - 1] = came_from[row, cut[row]]
    return cut


def _blur(image, radius, beyond):
    """The image without what is finer than the radius."""
    for _ in range(2):
        image = _mean(_mean(image, radius, 0, beyond), radius, 1, 'reflect')
    return image


def _mean(image, radius, axis, beyond):
    """The mean over so many pixels to both sides."""
    pad = [(0, 0)] * image.ndim
    pad[axis] = (radius + 1, radius)
    total = numpy.cumsum(numpy.pad(image, pad, mode=beyond), axis=axis)
    start = numpy.arange(image.shape[axis])
    return (numpy.take(total, start + 2 * radius + 1, axis=axis) - numpy.take(total, start, axis=axis)) / (2 * radius + 1)

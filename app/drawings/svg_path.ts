import type { Outline, Point } from '#drawings/outlines'

/** Returns an SVG path with relative coordinates, which is shorter than with absolute ones. */
function outlinePath(points: readonly Point[]): string {
  const [[left, top] = [0, 0], ...others] = points.map(([x, y]) => [round(x), round(-y)] as const)
  let [fromX, fromY] = [left, top]
  const steps = others.map(([x, y]) => {
    const [dx, dy] = [round(x - fromX), round(y - fromY)]
    fromX = x
    fromY = y
    if (dy === 0) return `h${short(dx)}`
    return dx === 0 ? `v${short(dy)}` : `l${short(dx)}${dy < 0 ? '' : ' '}${short(dy)}`
  })
  return `M${left} ${top}${steps.join('')}`
}

export function linePath(from: Point, to: Point): string {
  return outlinePath([from, to])
}

/** Returns the closed SVG path of an outline. */
export function closed(outline: Outline): string {
  return `${outlinePath(outline)}z`
}

/** Formats a number without a leading zero: `.3`. */
function short(value: number): string {
  return String(value).replace(/^(-?)0\./, '$1.')
}

/** Rounds to hundredths; never returns -0. */
export function round(value: number): number {
  return Math.round(value * 100) / 100 + 0
}

/** Bars and cylinders in cavalier projection. */
import { disc, INK, line, outline, round, shape } from './pen.mjs'

/** A bar in cavalier projection: the section in front, its length running back along `back`. */
export function bar(points, [dx, dy], fill, side) {
  const sides = points
    .map((from, index) => {
      const to = points[(index + 1) % points.length]
      const swept = [from, to, [to[0] + dx, to[1] + dy], [from[0] + dx, from[1] + dy]]
      /** All run the same way round: opposite ones would cut holes into each other. */
      const clockwise = (to[0] - from[0]) * dy > (to[1] - from[1]) * dx
      return outline(clockwise ? swept : swept.toReversed())
    })
    .join('')
  return (
    `<path d="${sides}" fill="${side}" stroke="${INK}" stroke-width="6" stroke-linejoin="round"/>` +
    `<path d="${sides}" fill="${side}"/>` +
    shape(outline(points), fill)
  )
}

/** A cylinder in the same projection; its front stands at `x`, `y`. */
export function cylinder(x, y, r, [dx, dy], fill, side) {
  const length = Math.hypot(dx, dy)
  const [nx, ny] = [(-dy / length) * r, (dx / length) * r]
  return (
    disc(x + dx, y + dy, r, side) +
    `<path d="${outline([
      [x + nx, y + ny],
      [x + dx + nx, y + dy + ny],
      [x + dx - nx, y + dy - ny],
      [x - nx, y - ny],
    ])}" fill="${side}"/>` +
    line(
      `M${round(x + nx)} ${round(y + ny)}l${dx} ${dy}M${round(x - nx)} ${round(y - ny)}l${dx} ${dy}`,
      3
    ) +
    disc(x, y, r, fill)
  )
}

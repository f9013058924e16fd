/** How a profile is cut, fixed and cleaned. */
import {
  box,
  DARK_RED,
  dashed,
  disc,
  GREY,
  INK,
  line,
  move,
  outline,
  PAPER,
  RED,
  round,
  SAND,
  STONE,
  shape,
} from './pen.mjs'
import { drawParts, FILLS, FLOOR, partsOf, placed, runOn, section, without } from './sections.mjs'
import { bar } from './solids.mjs'

/** A point of the saw blade; 72 teeth stand round it. */
function onBlade(tooth, r) {
  const angle = (tooth / 72) * 2 * Math.PI
  return [560 + Math.cos(angle) * r, 190 + Math.sin(angle) * r]
}

/** A bar in the clamp between two pieces of wood, tape round the cut, the blade through it. */
export function saw() {
  const teeth = Array.from({ length: 72 }, (_, index) => {
    return [onBlade(index, 212), onBlade(index + 0.25, 228)]
  }).flat()
  return (
    box(-5, 470, 910, 140, STONE) +
    box(-5, 350, 910, 120, RED) +
    line('M-5 382h910M-5 438h910', 2) +
    box(500, 346, 120, 128, SAND) +
    box(130, 470, 210, 40, PAPER) +
    box(130, 310, 210, 40, PAPER) +
    line('M150 324h90M190 336h130M150 486h120M200 498h120', 2, GREY) +
    box(214, 160, 42, 120, GREY) +
    box(170, 280, 130, 30, GREY) +
    line('M214 184l42 14M214 206l42 14M214 228l42 14M214 250l42 14', 2) +
    shape(outline(teeth), PAPER) +
    disc(560, 190, 64, SAND) +
    disc(560, 190, 16, INK) +
    dashed('M560 420v170')
  )
}

/** The visible screw draws the profile to its base, another holds the base in the screed. */
export function screw() {
  const place = { x: 450, y: 390, scale: 13.5 }
  const parts = runOn(section('transition', 'screw_44'), FLOOR)
  return drawParts(parts, place) + dashed('M450 150v-110') + move([450, 40], [450, 150])
}

/** The base stands in the joint, the cap comes down on it. */
export function clip() {
  const place = { x: 450, y: 430, scale: 13.5 }
  const parts = runOn(section('transition', 'clip_38'), FLOOR)
  const cap = { ...place, y: place.y - 150 }
  return (
    drawParts(without(parts, 'profile'), place) +
    dashed('M392 330v-110M508 330v-110') +
    drawParts(partsOf(parts, 'profile'), cap) +
    move([150, 90], [150, 210]) +
    move([750, 90], [750, 210])
  )
}

/** Two strips of adhesive under the profile, above a clean floor. */
export function bond() {
  const place = { x: 450, y: 430, scale: 13.5 }
  const parts = runOn(section('transition', 'self_adhesive_40'), FLOOR)
  const strips = parts.filter(
    ({ part, points }) => part === 'adhesive' && points.every(([, y]) => y >= 12)
  )
  const floor = parts.filter((part) => part.part !== 'profile' && !strips.includes(part))
  const raised = { ...place, y: place.y - 80 }
  return (
    drawParts(floor, place) +
    drawParts(partsOf(parts, 'profile'), raised) +
    strips
      .map(({ points }) => shape(outline(placed(points, { ...raised, y: raised.y + 4 })), INK, 6))
      .join('') +
    dashed('M217 196v70M353 196v70M547 196v70M683 196v70') +
    move([450, 20], [450, 120])
  )
}

/** A cloth over the profile, wiped along it; the floors run on beside. */
export function wipe() {
  const place = { x: 285, y: 446, scale: 7.4 }
  const back = [330, -225]
  const at = (share, points) =>
    placed(points, place).map(([x, y]) => [x + share * back[0], y + share * back[1]])
  const parts = section('transition', 'self_adhesive_40').map(({ part, points }) => ({
    part,
    points: points.map(([x, y]) => [Math.max(-34, Math.min(34, x)), Math.max(-6, y)]),
  }))
  const sides = { substrate: GREY, profile: DARK_RED }
  const drawn = parts.map(({ part, points }) =>
    bar(placed(points, place), back, FILLS[part], sides[part] ?? FILLS[part])
  )
  /** It lies on the floor beside the profile and runs over its top. */
  const cap = partsOf(parts, 'profile')[0].points
  const cloth = [
    [-29, 12.8],
    [-22, 13],
    ...cap.filter(([, y]) => y > 13.2).map(([x, y]) => [x, y + 0.8]),
    [22, 13],
    [29, 12.8],
  ]
  const hem = (share) =>
    `M${at(share, cloth)
      .map((point) => point.map(round).join(' '))
      .join('L')}`
  const along = (x, y, from, to) => [...at(from, [[x, y]]), ...at(to, [[x, y]])]
  const folds = [-20, -11, 11, 20].map((x) => outline(along(x, 15.6 - x * x * 0.006, 0.32, 0.72)))
  return (
    drawn.join('') +
    shape(outline([...at(0.24, cloth), ...at(0.8, cloth).toReversed()]), PAPER) +
    line(hem(0.28) + hem(0.76)) +
    line(folds.join(''), 2, GREY) +
    move(...along(0, 15.8, 0.36, 0.7))
  )
}

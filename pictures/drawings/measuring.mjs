/** What is measured: heights, joints, steps and widths. */
import { COLOURS } from '#config/design'
import { arrowhead, box, dimension, figure, INK, line, PAPER, RED, SAND, STONE } from './pen.mjs'
import { drawParts, FILLS, FLOOR, runOn, section } from './sections.mjs'

/** The depth rod of a calliper stands on the screed, its foot on the covering: 2 + 8 = 10 mm. */
export function height() {
  const ticks = Array.from(
    { length: 12 },
    (_, index) => `M392 ${30 + index * 20}h${index % 5 === 0 ? 34 : 20}`
  ).join('')
  return (
    box(-5, 480, 910, 130, STONE) +
    box(-5, 444, 425, 36, FILLS.underlay) +
    box(-5, 300, 425, 144, FILLS.wood) +
    line('M-5 330h425', 2) +
    line('M420 444h170M420 300h330M450 480h300', 1.5) +
    box(444, 290, 12, 190, INK, 0) +
    box(380, -10, 100, 310, PAPER) +
    box(364, 110, 132, 96, SAND) +
    line(ticks, 2.5) +
    line('M392 150h60M392 162h36M392 174h36M392 186h36', 2.5, RED) +
    dimension([560, 444], [560, 300]) +
    figure(580, 385, '8', { anchor: 'start' }) +
    line('M560 444v64M560 480v44', 2.5) +
    `<path d="${arrowhead([560, 480], [0, -1])}" fill="${INK}"/>` +
    figure(580, 530, '2', { anchor: 'start' }) +
    dimension([720, 480], [720, 300], RED) +
    figure(740, 403, '10', { anchor: 'start', colour: RED })
  )
}

/** A room of 12 by 8 metres in plan; the joint lies in the doorway, where the floor goes on. */
export function joint() {
  const rows = Array.from({ length: 12 }, (_, row) => {
    const y = 76 + row * 32
    const butts = [0, 1, 2, 3].map((n) => 176 + [40, 104, 72, 136][row % 4] + n * 130)
    return `M126 ${y}h576${butts.map((x) => `M${x} ${y}v32`).join('')}`
  })
  const beyond = [1, 2, 3, 4, 5].map((n) => `M${726 + n * 32} 76v384`)
  return (
    `<path d="M126 76h576v384h-576zM702 204h24v128h-24zM726 76h180v384h-180z" fill="${FILLS.wood}"/>` +
    line(rows.join(''), 1.5, COLOURS.steel) +
    line(beyond.join(''), 1.5, COLOURS.steel) +
    `<path d="M102 52h804v24h-180v128h-24v-128h-576v384h576v-128h24v128h180v24h-804z" fill="${INK}"/>` +
    `<path d="M708 204h12v128h-12z" fill="${RED}"/>` +
    line('M126 496v54M702 496v54M86 76h-50M86 460h-50', 1.5) +
    dimension([126, 534], [702, 534]) +
    `<path d="M359 516h110v36h-110z" fill="${SAND}"/>` +
    figure(414, 547, '12') +
    dimension([52, 76], [52, 460]) +
    `<path d="M12 246h80v48h-80z" fill="${SAND}"/>` +
    figure(52, 281, '8')
  )
}

/** The edge of a step with its marking: 40–50 mm on the tread, at least 10, better 20 mm on the riser. */
export function step() {
  const place = { x: 620, y: 300, scale: 10 }
  const parts = section('stair_nosing', 'ribbed_45').map(({ part, points }) => ({
    part,
    points: points.map(([x, y]) => [x === -88 ? -63 : x, y === -38 ? -31 : y]),
  }))
  return (
    drawParts(parts, place) +
    line('M205 256v-140M655 256v-140M664 265h106M664 465h106', 1.5) +
    dimension([205, 140], [655, 140], RED) +
    figure(430, 120, '40–50', { colour: RED }) +
    dimension([745, 265], [745, 465], RED) +
    `<path d="M700 340h180v50h-180z" fill="${SAND}"/>` +
    figure(790, 378, '≥ 10', { colour: RED })
  )
}

/** A section as an answer from the drawing office: visible width and width of the joint. */
export function detail() {
  const place = { x: 450, y: 325, scale: 13.5 }
  const parts = runOn(section('transition', 'clip_38'), { ...FLOOR, foot: -12.5 })
  return (
    drawParts(parts, place) +
    line('M193.5 155v-95M706.5 155v-95M301.5 325v245M571.5 325v245', 1.5) +
    dimension([193.5, 80], [706.5, 80], RED) +
    figure(450, 66, '38', { colour: RED }) +
    dimension([301.5, 552], [571.5, 552]) +
    figure(592, 564, '20', { anchor: 'start' })
  )
}

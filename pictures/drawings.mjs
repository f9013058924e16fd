/**
 * Draws the line drawings of what the texts speak of, in one style: ink on sand, and red for what
 * the drawing is about. `node --import=@poppinss/ts-exec pictures/drawings.mjs` writes
 * resources/media/drawings/*.svg. Cross-sections are the catalogue's own points, and coverings have the
 * colours that they have there, so that drawing and product page agree. All languages share a drawing:
 * its figures have no units, which the text beside it names.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import { COLOURS } from '#config/design'
import { PART_COLOURS } from '#drawings/part_colours'
import { setLine } from '#media/lettering/letters'

const WIDTH = 900
const HEIGHT = 600

const { ink: INK, paper: PAPER, sand: SAND, red: RED } = COLOURS
const DARK_RED = '#8f0102'
const STONE = '#dcd8ce'
const GREY = '#bdb8ac'

/** Solid ground has no hatching here, and what holds the profile lets its outline be seen. */
const FILLS = { ...PART_COLOURS, substrate: STONE, base: '#6d7074' }

const round = (value) => Math.round(value * 10) / 10
const outline = (points) => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`
const shape = (d, fill = 'none', width = 3) =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"/>`
const line = (d, width = 2, colour = INK) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
const dashed = (d) =>
  `<path d="${d}" fill="none" stroke="${INK}" stroke-width="2" stroke-dasharray="12 8"/>`
const box = (x, y, wide, high, fill, stroke = 3) =>
  shape(`M${x} ${y}h${wide}v${high}h${-wide}z`, fill, stroke)
const disc = (x, y, r, fill, width = 3) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${INK}" stroke-width="${width}"/>`
const figure = (x, y, text, { anchor = 'middle', colour = INK } = {}) => {
  const { d, width } = setLine(text, 500, 36)
  const left = anchor === 'middle' ? x - width / 2 : x
  return `<path transform="translate(${round(left)} ${y})" fill="${colour}" d="${d}"/>`
}

/** An arrowhead at a point, pointing along a unit vector. */
function arrowhead([x, y], [dx, dy], size = 18) {
  const back = [x - dx * size, y - dy * size]
  const half = size * 0.3
  return outline([
    [x, y],
    [back[0] - dy * half, back[1] + dx * half],
    [back[0] + dy * half, back[1] - dx * half],
  ])
}

/** A dimension line between two points with arrowheads at both ends. */
function dimension(from, to, colour = INK) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const along = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const heads = arrowhead(to, along) + arrowhead(from, [-along[0], -along[1]])
  return (
    line(`M${from.join(' ')}L${to.join(' ')}`, 2.5, colour) +
    `<path d="${heads}" fill="${colour}"/>`
  )
}

/** A bold arrow: how something moves. */
const move = (from, to) => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const along = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const neck = [to[0] - along[0] * 20, to[1] - along[1] * 20]
  return (
    line(`M${from.join(' ')}L${neck.join(' ')}`, 6, RED) +
    `<path d="${arrowhead(to, along, 32)}" fill="${RED}"/>`
  )
}

/** The parts of a group's cross-section, in millimetres, y up. */
function section(family, group) {
  const file = `resources/content/pages/product_families/${family}/${group}/de.yaml`
  return parse(readFileSync(file, 'utf8')).data.section.parts
}

/** Places millimetres on the picture: the origin stands at `x`, `y`; `scale` is pixels per millimetre. */
const placed = (points, { x, y, scale }) =>
  points.map(([px, py]) => [x + px * scale, y - py * scale])

const drawParts = (parts, place) =>
  parts.map(({ part, points }) => shape(outline(placed(points, place)), FILLS[part])).join('')

/** The floors of a cross-section run on to the edges of the picture, the substrate to its foot. */
function runOn(parts, { left, right, foot }) {
  const xs = parts.flatMap(({ points }) => points.map(([x]) => x))
  const ys = parts.flatMap(({ points }) => points.map(([, y]) => y))
  const [minX, maxX, minY] = [Math.min(...xs), Math.max(...xs), Math.min(...ys)]
  return parts.map(({ part, points }) => ({
    part,
    points: points.map(([x, y]) => [
      x === minX ? left : x === maxX ? right : x,
      y === minY ? foot : y,
    ]),
  }))
}

/** A bar in cavalier projection: the section in front, its length running back along `back`. */
function bar(points, [dx, dy], fill, side) {
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
function cylinder(x, y, r, [dx, dy], fill, side) {
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

const partsOf = (parts, ...names) => parts.filter(({ part }) => names.includes(part))
const without = (parts, ...names) => parts.filter(({ part }) => !names.includes(part))

/** The depth rod of a calliper stands on the screed, its foot on the covering: 2 + 8 = 10 mm. */
function height() {
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
function joint() {
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
function step() {
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

/** Billet, die, profile: one line along which the metal moves. */
function extrusion() {
  const back = [-110, -58]
  const cap = section('transition', 'clip_38').find(({ part }) => part === 'profile').points
  const opening = placed(cap, { x: 470, y: 350, scale: 3.4 })
  return (
    dashed('M120 122L716 454') +
    cylinder(270, 200, 84, [-150, -79], PAPER, STONE) +
    cylinder(470, 312, 128, [-34, -18], PAPER, GREY) +
    shape(outline(opening), INK, 1) +
    bar(placed(cap, { x: 730, y: 540, scale: 6.4 }), back, RED, DARK_RED) +
    move([300, 430], [410, 490])
  )
}

/** A point of the saw blade; 72 teeth stand round it. */
function onBlade(tooth, r) {
  const angle = (tooth / 72) * 2 * Math.PI
  return [560 + Math.cos(angle) * r, 190 + Math.sin(angle) * r]
}

/** A bar in the clamp between two pieces of wood, tape round the cut, the blade through it. */
function saw() {
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

const FLOOR = { left: -40, right: 40, foot: -16 }

/** The visible screw draws the profile to its base, another holds the base in the screed. */
function screw() {
  const place = { x: 450, y: 390, scale: 13.5 }
  const parts = runOn(section('transition', 'screw_44'), FLOOR)
  return drawParts(parts, place) + dashed('M450 150v-110') + move([450, 40], [450, 150])
}

/** The base stands in the joint, the cap comes down on it. */
function clip() {
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
function bond() {
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

/** Cap and base of the clip, drawn apart. */
function two_part() {
  const back = [330, -150]
  const parts = section('transition', 'clip_38')
  const points = (name, y) =>
    placed(parts.find(({ part }) => part === name).points, { x: 300, y, scale: 10.5 })
  return (
    bar(points('base', 540), back, GREY, '#6d7074') +
    dashed('M240 440v-80M360 440v-80') +
    bar(points('profile', 400), back, RED, DARK_RED)
  )
}

/** Bars hang from the flight bar in the bath; beside it the layer that grows there. */
function anodising() {
  const bars = [120, 180, 240, 300, 360, 420, 480]
  return (
    `<path d="M70 230h460v310h-460z" fill="${STONE}"/>` +
    line('M70 230h460', 3) +
    bars.map((x) => box(x - 12, 180, 24, 310, RED) + line(`M${x} 180v-70`, 4)).join('') +
    box(30, 86, 540, 26, GREY) +
    shape('M60 170v380h480v-380h24v404h-528v-404z', INK, 1) +
    dashed('M492 330L650 200M492 350L650 500') +
    disc(730, 350, 150, PAPER) +
    shape('M580.4 360A150 150 0 0 0 879.6 360z', GREY) +
    shape('M588 302L872 302A150 150 0 0 1 879.6 360L580.4 360A150 150 0 0 1 588 302z', RED) +
    dimension([690, 360], [690, 302], PAPER) +
    figure(730, 285, '≥ 10')
  )
}

/** The press hall from outside. */
function plant() {
  const roof = [0, 1, 2, 3].map((n) => `M${90 + n * 180} 300v-110l180 110`).join('')
  const glass = [0, 1, 2, 3].map((n) => `M${104 + n * 180} 286v-66`).join('')
  const windows = [0, 1, 2, 3, 4, 5].map((n) => box(120 + n * 72, 350, 48, 60, SAND, 2.5)).join('')
  return (
    line('M0 500h900', 3) +
    box(700, 90, 40, 160, STONE) +
    shape('M90 300v-110l180 110v-110l180 110v-110l180 110v-110l180 110v200h-720z', PAPER) +
    line(roof, 3) +
    line(glass, 8, GREY) +
    windows +
    box(610, 360, 150, 140, RED) +
    line('M610 388h150M610 416h150M610 444h150M610 472h150', 2)
  )
}

/** Long goods in the rack, seen from their ends. */
function warehouse() {
  const shelves = [150, 290, 430]
  const bundle = (x, y, fill) =>
    box(x, y, 64, 44, fill, 2.5) + line(`M${x} ${y + 22}h64M${x + 32} ${y}v44`, 1.5)
  const rows = shelves.flatMap((y, row) =>
    [0, 1].flatMap((layer) =>
      [0, 1, 2, 3, 4, 5, 6, 7]
        .filter((n) => n !== 3 + row && !(layer === 1 && (n + row) % 3 === 0))
        .map((n) =>
          bundle(
            (n < 4 ? 92 : 128) + n * 86,
            y + 48 - layer * 46,
            row === 1 && n === 2 && layer === 0 ? RED : PAPER
          )
        )
    )
  )
  return (
    line('M0 560h900', 3) +
    rows.join('') +
    shelves.map((y) => box(80, y + 94, 740, 16, GREY)).join('') +
    [60, 440, 820].map((x) => box(x, 60, 20, 500, INK, 1)).join('')
  )
}

/** A fan of sample bars on one rivet. */
function samples() {
  const fills = [GREY, PAPER, STONE, RED, PAPER, '#6d7074', STONE]
  const bars = fills.map((fill, index) => {
    const angle = -54 + index * 18
    return `<g transform="rotate(${angle} 450 540)">${box(414, 90, 72, 450, fill)}${line('M414 130h72', 2)}</g>`
  })
  return bars.join('') + disc(450, 540, 46, STONE) + disc(450, 540, 12, INK)
}

/** A section as an answer from the drawing office: visible width and width of the joint. */
function detail() {
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

/** A carton of cut lengths, ready to go. */
function parcel() {
  const front = [
    [120, 420],
    [250, 420],
    [250, 520],
    [120, 520],
  ]
  const back = [560, -240]
  const at = (share, [px, py]) => [px + back[0] * share, py + back[1] * share]
  const strap = (share) =>
    shape(
      outline([
        at(share, front[0]),
        at(share, front[1]),
        at(share + 0.05, front[1]),
        at(share + 0.05, front[0]),
      ]),
      RED
    ) +
    shape(
      outline([
        at(share, front[1]),
        at(share, front[2]),
        at(share + 0.05, front[2]),
        at(share + 0.05, front[1]),
      ]),
      DARK_RED
    )
  return (
    shape(outline([front[0], front[1], at(1, front[1]), at(1, front[0])]), PAPER) +
    shape(outline([front[1], front[2], at(1, front[2]), at(1, front[1])]), GREY) +
    shape(outline(front), STONE) +
    strap(0.2) +
    strap(0.72) +
    box(142, 446, 86, 50, PAPER, 2) +
    line('M154 462h62M154 476h40', 2.5) +
    line('M262 532l24 34M822 292l24 34', 1.5) +
    dimension([280, 556], [840, 316]) +
    figure(600, 500, '270', { anchor: 'start' })
  )
}

/** A cloth over the profile, wiped along it; the floors run on beside. */
function wipe() {
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

/** An edge for a round landing, bent between three rolls, seen from above. */
function bend() {
  const centre = [450, 800]
  const [inner, outer] = [500, 542]
  const at = (radius, turn) => {
    const angle = (turn * Math.PI) / 180
    return [centre[0] + radius * Math.sin(angle), centre[1] - radius * Math.cos(angle)].map(round)
  }
  const arc = (radius, from, to) =>
    `A${radius} ${radius} 0 0 ${from < to ? 1 : 0} ${at(radius, to).join(' ')}`
  const roll = (radius, turn, r) => {
    const [x, y] = at(radius, turn)
    return disc(x, y, r, PAPER) + disc(x, y, r * 0.42, STONE) + disc(x, y, r * 0.12, INK)
  }
  const edge = `M${at(inner, -70).join(' ')}${arc(inner, -70, 70)}L${at(outer, 70).join(' ')}${arc(outer, 70, -70)}z`
  return (
    box(100, 70, 700, 440, STONE) +
    shape(edge, RED) +
    line(`M${at(inner + 14, -70).join(' ')}${arc(inner + 14, -70, 70)}`, 2) +
    roll(inner - 84, 0, 84) +
    roll(outer + 76, -23, 76) +
    roll(outer + 76, 23, 76) +
    line(`M${at(210, -38).join(' ')}L${at(inner - 8, -38).join(' ')}`, 2.5) +
    `<path d="${arrowhead(at(inner - 2, -38), [Math.sin((-38 * Math.PI) / 180), -Math.cos((38 * Math.PI) / 180)])}" fill="${INK}"/>` +
    figure(212, 560, 'R') +
    move(at(outer + 36, 37), at(outer + 36, 47))
  )
}

const DRAWINGS = {
  height,
  joint,
  step,
  extrusion,
  saw,
  screw,
  clip,
  bond,
  two_part,
  anodising,
  plant,
  warehouse,
  samples,
  detail,
  parcel,
  wipe,
  bend,
}

mkdirSync('resources/media/drawings', { recursive: true })
for (const [name, draw] of Object.entries(DRAWINGS)) {
  const ground = `<path d="M0 0h${WIDTH}v${HEIGHT}h${-WIDTH}z" fill="${SAND}"/>`
  writeFileSync(
    `resources/media/drawings/${name}.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${ground}${draw()}</svg>\n`
  )
}

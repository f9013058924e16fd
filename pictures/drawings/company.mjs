/** Where profiles come from, and how they are sent. */
import {
  box,
  DARK_RED,
  dimension,
  disc,
  figure,
  GREY,
  INK,
  line,
  outline,
  PAPER,
  RED,
  SAND,
  STONE,
  shape,
} from './pen.mjs'

/** The press hall from outside. */
export function plant() {
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

const bundle = (x, y, fill) =>
  box(x, y, 64, 44, fill, 2.5) + line(`M${x} ${y + 22}h64M${x + 32} ${y}v44`, 1.5)

/** Long goods in the rack, seen from their ends. */
export function warehouse() {
  const shelves = [150, 290, 430]
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
export function samples() {
  const fills = [GREY, PAPER, STONE, RED, PAPER, '#6d7074', STONE]
  const bars = fills.map((fill, index) => {
    const angle = -54 + index * 18
    return `<g transform="rotate(${angle} 450 540)">${box(414, 90, 72, 450, fill)}${line('M414 130h72', 2)}</g>`
  })
  return bars.join('') + disc(450, 540, 46, STONE) + disc(450, 540, 12, INK)
}

/** A carton of cut lengths, ready to go. */
export function parcel() {
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

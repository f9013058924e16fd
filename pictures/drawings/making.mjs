/** How profiles are made, and what they are made of. */
import {
  arrowhead,
  box,
  DARK_RED,
  dashed,
  dimension,
  disc,
  figure,
  GREY,
  INK,
  line,
  move,
  outline,
  PAPER,
  RED,
  round,
  STONE,
  shape,
} from './pen.mjs'
import { placed, section } from './sections.mjs'
import { bar, cylinder } from './solids.mjs'

/** Billet, die, profile: one line along which the metal moves. */
export function extrusion() {
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

/** Cap and base of the clip, drawn apart. */
export function two_part() {
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
export function anodising() {
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

/** An edge for a round landing, bent between three rolls, seen from above. */
export function bend() {
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

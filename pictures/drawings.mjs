/**
 * Draws the line drawings of what the texts speak of, in one style: ink on sand, and red for what
 * the drawing is about. `node --import=@poppinss/ts-exec pictures/drawings.mjs` writes
 * resources/media/drawings/*.svg. Cross-sections are the catalogue's own points, and coverings have the
 * colours that they have there, so that drawing and product page agree. All languages share a drawing:
 * its figures have no units, which the text beside it names.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import * as company from './drawings/company.mjs'
import * as fitting from './drawings/fitting.mjs'
import * as making from './drawings/making.mjs'
import * as measuring from './drawings/measuring.mjs'
import { SAND } from './drawings/pen.mjs'

const WIDTH = 900
const HEIGHT = 600

const DRAWINGS = { ...measuring, ...fitting, ...making, ...company }

mkdirSync('resources/media/drawings', { recursive: true })
for (const [name, draw] of Object.entries(DRAWINGS)) {
  const ground = `<path d="M0 0h${WIDTH}v${HEIGHT}h${-WIDTH}z" fill="${SAND}"/>`
  writeFileSync(
    `resources/media/drawings/${name}.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${ground}${draw()}</svg>\n`
  )
}

/**
 * Draws the line drawings of what the texts speak of, in one style: ink on sand, and red for what
 * the drawing is about. `node --import=@poppinss/ts-exec pictures/drawings/write_drawings.mjs` writes
 * resources/media/drawings/*.svg. Cross-sections are the catalogue's own points, and coverings have the
 * colours that they have there, so that drawing and product page agree. All languages share a drawing:
 * its figures have no units, which the text beside it names.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import * as company from './company.mjs'
import * as fitting from './fitting.mjs'
import * as making from './making.mjs'
import * as measuring from './measuring.mjs'
import { SAND } from './pen.mjs'

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

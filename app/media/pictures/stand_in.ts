import { createHash } from 'node:crypto'
import { compressedCopies, type Original } from '#media/original'

/** A plain area in the colour of the hairlines, of the most usual ratio. */
const DRAWING = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="1000" viewBox="0 0 3 2"><path fill="#d9d6cf" d="M0 0h3v2H0z"/></svg>'
)
const NAME = `stand-in-${createHash('sha256').update(DRAWING).digest('hex').slice(0, 10)}.svg`

/** Returns the drawing that pages show in the place of a picture that cannot be used. */
export function standIn(): Original {
  const content = async () => DRAWING
  return {
    media: {
      original_url: `/media/${NAME}`,
      mime_type: 'image/svg+xml',
      size: DRAWING.length,
      width: 1500,
      height: 1000,
      conversion_urls: {},
    },
    files: [...compressedCopies(NAME, content), { name: NAME, content }],
  }
}

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { unpackWoff } from '#media/unpack_woff'

/** The typeface of the site in the cuts that sheets use: a PDF cannot embed its variable font. */
export const FONTS = {
  regular: readFont(400),
  medium: readFont(500),
  semibold: readFont(600),
}

function readFont(weight: number): Buffer {
  const file = `@fontsource/onest/files/onest-latin-${weight}-normal.woff`
  return unpackWoff(readFileSync(fileURLToPath(import.meta.resolve(file))))
}

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The cuts of the site's typeface that documents and social images embed. */
const CUTS = { 400: '400Regular', 500: '500Medium', 600: '600SemiBold' }

export type Weight = keyof typeof CUTS

/** Returns a cut of the site's typeface with the letters of all languages, as a TrueType file. */
export function readTypeface(weight: Weight): Buffer {
  const cut = CUTS[weight]
  const file = `@expo-google-fonts/onest/${cut}/Onest_${cut}.ttf`
  return readFileSync(fileURLToPath(import.meta.resolve(file)))
}

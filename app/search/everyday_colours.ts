import type { Cielab } from '#catalogue/colours/cielab'
import type { languageWords } from '#search/language_words'

/** A colour as visitors call it, whatever the names of the catalogue are. */
type EverydayColour = keyof ReturnType<typeof languageWords>['colours']

/**
 * Returns what visitors call a colour.
 *
 * @param lab its CIELAB value
 * @param isMetallic whether it shines like metal
 */
export function everydayColoursOf({ l, a, b }: Cielab, isMetallic: boolean): EverydayColour[] {
  const chroma = Math.hypot(a, b)
  const hue = (Math.atan2(b, a) * 180) / Math.PI
  if (chroma < 6) return neutral(l, isMetallic)
  if (hue < -20) return ['blue']
  if (hue < 40) return ['red']
  if (hue > 110) return hue > 200 ? ['blue'] : ['green']
  if (!isMetallic) return woody(l, chroma)
  if (l < 40) return ['bronze', 'brown']
  if (l < 62 && hue < 80) return ['bronze']
  return chroma > 21 ? ['gold'] : ['beige']
}

/** Colours without a hue. */
function neutral(lightness: number, isMetallic: boolean): EverydayColour[] {
  if (lightness < 20) return ['black']
  if (lightness < 28) return ['anthracite', 'black']
  if (lightness < 42) return ['anthracite', 'grey']
  if (isMetallic) return lightness > 55 ? ['silver', 'grey'] : ['grey']
  return lightness > 90 ? ['white'] : ['grey']
}

/** Colours of wood, sand and cream. */
function woody(lightness: number, chroma: number): EverydayColour[] {
  if (lightness > 88) return chroma < 9 ? ['white', 'beige'] : ['beige']
  return lightness > 68 ? ['beige'] : ['brown']
}

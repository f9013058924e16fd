import type { Swatch } from '#catalogue/swatches'

/** A colour as the solid's finishes name it. */
export type SolidColour = Pick<Swatch, 'id' | 'code' | 'title' | 'lang'>

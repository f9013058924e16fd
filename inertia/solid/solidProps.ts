import type { Swatch } from '#catalogue/swatches'
import type { ShownDrawing } from '#drawings/cross_section_drawing'

/** A colour as the solid's finishes name it. */
export type SolidColour = Pick<Swatch, 'id' | 'code' | 'title' | 'lang'>

/** A cross-section as drawing and as solid. */
export type SolidProps = {
  drawing: ShownDrawing
  caption: string
  /** Of the solid's file. */
  address: string
  colours: readonly SolidColour[]
}

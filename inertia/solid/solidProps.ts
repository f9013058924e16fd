import type { Swatch } from '#catalogue/colours/swatches'
import type { ShownDrawing } from '#drawings/cross_section_drawing'

/** A colour to name a finish of the solid with. */
export type SolidColour = Pick<Swatch, 'id' | 'code' | 'title' | 'lang'>

/** A cross-section as a drawing and as a solid. */
export type SolidProps = {
  drawing: ShownDrawing
  caption: string
  /** The URL of the solid's file. */
  address: string
  colours: readonly SolidColour[]
  /** The id of the colour that the solid is shown in first, if it has that finish. */
  colour?: string
}

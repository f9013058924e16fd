import { readTypeface } from '#media/lettering/typeface'

/** The cuts of the site's typeface that sheets embed. */
export const FONTS = {
  regular: readTypeface(400),
  medium: readTypeface(500),
  semibold: readTypeface(600),
}

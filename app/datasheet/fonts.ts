import { readTypeface } from '#media/typeface'

/** The typeface of the site in the cuts that sheets use. */
export const FONTS = {
  regular: readTypeface(400),
  medium: readTypeface(500),
  semibold: readTypeface(600),
}

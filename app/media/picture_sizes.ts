import type { Picture } from '#media/picture'
import { type PictureSize, sizesOfWidth } from '#shared/picture_sizes'

/**
 * The sizes of a picture's variants. An animation only has a thumb of its first frame; it is
 * published unchanged otherwise.
 */
export function sizesOf(picture: Picture): PictureSize[] {
  return picture.animated ? ['thumb'] : sizesOfWidth(picture.width)
}

import type { Picture } from '#media/pictures/conversion/picture'
import { type PictureSize, sizesOfWidth } from '#shared/picture_sizes'

/**
 * Returns the sizes of a picture's variants. An animation only has a thumb of its first frame;
 * otherwise it is published unchanged.
 */
export function sizesOf(picture: Picture): PictureSize[] {
  return picture.animated ? ['thumb'] : sizesOfWidth(picture.width)
}

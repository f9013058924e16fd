import type { Picture } from '#media/picture'
import { type PictureSize, sizesOfWidth } from '#shared/picture_sizes'

/**
 * The sizes in which a picture is kept. Of an animation it is the thumb alone, of its first frame: the
 * animation is shown as it is.
 */
export function sizesOf(picture: Picture): PictureSize[] {
  return picture.animated ? ['thumb'] : sizesOfWidth(picture.width)
}

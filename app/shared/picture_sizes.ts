/** The widths in which pictures are kept (specification §9 "Image widths"), in pixels. */
export const PICTURE_WIDTHS = { thumb: 10, sm: 300, md: 500, lg: 900, xl: 1400 } as const

export type PictureSize = keyof typeof PICTURE_WIDTHS

/**
 * The sizes in which a picture of a width is kept: each that is not wider than the picture, the last
 * one at the picture's own width where that lies between two.
 */
export function sizesOfWidth(width: number): PictureSize[] {
  const sizes = Object.entries(PICTURE_WIDTHS) as [PictureSize, number][]
  return sizes
    .filter(([, size], index) => size <= width || (sizes[index - 1]?.[1] ?? 0) < width)
    .map(([size]) => size)
}

/**
 * The addresses of a photo's sizes, which lie beside it. None of a drawing, which has one size, and of
 * an animation, whose thumb may be of either format.
 */
export function conversionsOf(photo: { original_url: string; width: number }) {
  const [, stem, extension] = /^(.*)\.(jpg|png)$/.exec(photo.original_url) ?? []
  const sizes = stem ? sizesOfWidth(photo.width) : []
  return Object.fromEntries(sizes.map((size) => [size, `${stem}-${size}.${extension}`]))
}

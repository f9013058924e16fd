/** The widths of resized pictures (specification §9 "Image widths"), in pixels. */
export const PICTURE_WIDTHS = { thumb: 10, sm: 300, md: 500, lg: 900, xl: 1400 } as const

export type PictureSize = keyof typeof PICTURE_WIDTHS

/**
 * The sizes of a picture: all that are not wider than the picture; the last one has the picture's
 * own width if it lies between two.
 */
export function sizesOfWidth(width: number): PictureSize[] {
  const sizes = Object.entries(PICTURE_WIDTHS) as [PictureSize, number][]
  return sizes
    .filter(([, size], index) => size <= width || (sizes[index - 1]?.[1] ?? 0) < width)
    .map(([size]) => size)
}

/**
 * The URLs of a photo's sizes. Drawings have none; of animations, the thumb may have either format.
 */
export function conversionsOf(photo: { original_url: string; width: number }) {
  const [, stem, extension] = /^(.*)\.(jpg|png)$/.exec(photo.original_url) ?? []
  const sizes = stem ? sizesOfWidth(photo.width) : []
  return Object.fromEntries(sizes.map((size) => [size, `${stem}-${size}.${extension}`]))
}

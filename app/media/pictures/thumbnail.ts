import type { ImageProps } from '#media/pictures/image_queries'

/** A picture in a list; its sizes are derived from its URL (`conversionsOf`). */
export type Thumbnail = Pick<ImageProps, 'original_url' | 'width' | 'height'> &
  Partial<Pick<ImageProps, 'custom_properties'>>

/** @param alt 'decorative' if the text beside it says the same */
export function toThumbnail(image: ImageProps, alt: 'alt' | 'decorative'): Thumbnail {
  const { original_url, width, height, custom_properties } = image
  return { original_url, width, height, ...(alt === 'alt' && { custom_properties }) }
}

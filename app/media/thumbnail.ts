import type { ImageProps } from '#media/image_queries'

/** A picture that lists show, in brief: its sizes follow from its address (`conversionsOf`). */
export type Thumbnail = Pick<ImageProps, 'original_url' | 'width' | 'height'> &
  Partial<Pick<ImageProps, 'custom_properties'>>

/** @param alt whether it says anything that the text beside it does not */
export function toThumbnail(image: ImageProps, alt: 'alt' | 'decorative'): Thumbnail {
  const { original_url, width, height, custom_properties } = image
  return { original_url, width, height, ...(alt === 'alt' && { custom_properties }) }
}

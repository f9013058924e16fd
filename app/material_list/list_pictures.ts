import type { ListEntry } from '#material_list/list_entries'
import { tintFile } from '#media/pictures/tinting/tinted_picture'

/**
 * Returns the pictures of a line in order of preference: the product in the chosen colour, then the
 * colour; without a colour the product. An accessory has no picture of its own, and a product is not
 * shown in a colour in which it is not available.
 */
export function picturesOf({ article, swatch, swatches }: ListEntry): string[] {
  const image = article?.group.data.image
  if (!swatch) return image ? [image] : []
  const isShown = image && !article?.listed.accessory && swatches.includes(swatch)
  return [
    ...(isShown ? [tintFile(image, swatch.name)] : []),
    ...(swatch.record.image ? [swatch.record.image] : []),
  ]
}

import type { ListEntry } from '#material_list/list_entries'
import { tintFile } from '#media/pictures/tinting/tinted_picture'

/**
 * Returns the files of pictures of a line, of which the first that exists is shown: the product in
 * the chosen colour, else the colour; without a colour the product. An accessory has no picture of
 * its own, and a product is not shown in a colour that it is not available in.
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

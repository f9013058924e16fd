import { linksOf, type Rule, warning } from '#content/checking/check_context'
import { tintSources } from '#media/pictures/tinting/tinted_picture'

/** Finds pictures of products without a mask: they look the same whatever colour is chosen. */
export const untintedPictures: Rule = {
  name: 'untinted-picture',
  *check({ pictures, masks, records }) {
    const photographs = new Set(pictures.filter(({ drawing }) => !drawing).map(({ file }) => file))
    for (const { kind, key, tinted, place } of linksOf({ records })) {
      const file = String(key)
      if (kind !== 'image' || !tinted || !photographs.has(file)) continue
      const { mask } = tintSources(file)
      if (masks.has(mask)) continue
      yield warning(
        place(),
        `the picture "${file}" has no mask, and shows no colour that is chosen`,
        `Render one with pictures/masks.py and put it beside the picture, as resources/media/${mask}.`
      )
    }
  },
}

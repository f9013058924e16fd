import { linksOf, type Rule, warning } from '#content/checking/check_context'

/**
 * Finds pictures with fewer pixels than the width at which they are shown. Drawings scale to any
 * size.
 */
export const smallPictures: Rule = {
  name: 'small-picture',
  *check({ pictures, records }) {
    const photographs = new Map(
      pictures.filter(({ drawing }) => !drawing).map(({ file, width }) => [file, width])
    )
    for (const { kind, key: file, width: needed = 0, place } of linksOf({ records })) {
      const width = kind === 'image' ? photographs.get(String(file)) : undefined
      if (width === undefined || width >= needed) continue
      yield warning(
        place(),
        `the picture "${file}" is ${width} pixels wide, and is shown with up to ${needed}`,
        `Replace it by one that is at least ${needed} pixels wide.`
      )
    }
  },
}

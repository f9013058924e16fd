import { type ExtractedText, type Rule, warning } from '#content/checking/check_context'

/** Finds different pictures with the same alt text. */
export const altTexts: Rule = {
  name: 'alt-text',
  *check({ records }) {
    const described = records.filter(({ folder }) => folder === 'images')
    for (const texts of described.flatMap((record) => [...record.texts.values()])) {
      const first = new Map<string, ExtractedText>()
      for (const text of texts) {
        const words = text.value.trim().toLowerCase()
        const other = first.get(words)
        if (!other) {
          first.set(words, text)
          continue
        }
        yield warning(
          text.placeOf(0),
          `the alt text is the same as that of "${pictureOf(other)}"`,
          'Say what this picture shows and the other does not.'
        )
      }
    }
  },
}

/** `images.<file>.alt` */
function pictureOf({ key }: ExtractedText): string {
  return key.slice('images.'.length, -'.alt'.length)
}

import { type ExtractedText, placeIn, type Rule } from '#content/checking/check_context'

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
        yield {
          severity: 'warning',
          ...placeIn(text, 0),
          message: `the alt text is the same as that of "${pictureOf(other)}"`,
          remedy: 'Say what this picture shows and the other does not.',
        }
      }
    }
  },
}

/** `images.<file>.alt` */
function pictureOf({ key }: ExtractedText): string {
  return key.slice('images.'.length, -'.alt'.length)
}

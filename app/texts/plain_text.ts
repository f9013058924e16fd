const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** Not seen; where it stands, no line ends. */
const WORD_JOINER = '\u2060'

/** A text as it is shown: a line ends before "8–15 mm", never after its dash. */
export function keepRangesWhole(text: string): string {
  return text.replaceAll(/(?<=\d\.?)–(?=\d)/g, `–${WORD_JOINER}`)
}

/** A shown text for those who do not set it in lines: machines, search, drawings. */
export function withoutWordJoiners(text: string): string {
  return text.replaceAll(WORD_JOINER, '')
}

/** The text of stored HTML, in one line: tags, entities, breaks and word joiners are gone. */
export function withoutTags(html: string): string {
  return withoutWordJoiners(html)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:#39|(amp|lt|gt|quot));/g, (_, name: string | undefined) =>
      name ? (ENTITIES[name] ?? ' ') : "'"
    )
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:!?)])/g, '')
    .trim()
}

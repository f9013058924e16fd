const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** Not seen; where it stands, no line ends. */
export const WORD_JOINER = '\u2060'

/** The text of stored HTML, in one line: tags, entities, breaks and word joiners are gone. */
export function withoutTags(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:#39|(amp|lt|gt|quot));/g, (_, name: string | undefined) =>
      name ? (ENTITIES[name] ?? ' ') : "'"
    )
    .replaceAll(WORD_JOINER, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:!?)])/g, '')
    .trim()
}

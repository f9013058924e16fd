const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** The text of stored HTML, in one line: tags, entities and breaks are gone. */
export function withoutTags(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:#39|(amp|lt|gt|quot));/g, (_, name: string | undefined) =>
      name ? (ENTITIES[name] ?? ' ') : "'"
    )
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:!?)])/g, '')
    .trim()
}

/** Keys and indexes that lead to a value inside a file. */
export type Path = readonly PropertyKey[]

/**
 * What a field may link to: a page by its route, a picture or another file by its path below
 * resources/media, or a record by its id (`contact`, `colour`, … as `defineRecord` names them).
 */
export type LinkKind = 'route' | 'image' | 'file' | (string & {})

/** What a field of content, or a link inside its rich text, leads to. It has to exist. */
export type Link = {
  kind: LinkKind
  key: string | number
  path: Path
  /** The component that a page has to have. */
  component?: string
  /** A picture whose record says what it shows. */
  named?: true
}

/** Keys and indexes that lead to a value inside a file. */
export type Path = readonly PropertyKey[]

/**
 * The kind of a link target: a page by its route, a picture or another file by its path below
 * resources/media, or a record by its id (`contact`, `colour`, … as `defineRecord` names them).
 */
export type LinkKind = 'route' | 'image' | 'file' | (string & {})

/** A link of a content field or of rich text. Its target must exist. */
export type Link = {
  kind: LinkKind
  key: string | number
  path: Path
  /** The required component of a page. */
  component?: string
  /** A picture whose alt text is the name of its record. */
  named?: true
}

import type { PartQuery } from './file/useOpenedFile'
import type { PartName } from './values'

/**
 * What the panel shows: the parts of the page, what can be done with it, the changes, one part, or
 * the form of another file, with the address of the page that it is of.
 */
export type View =
  | { name: 'parts' | 'page' | 'changes' }
  | { name: 'part'; part: PartName }
  | { name: 'record'; query: PartQuery; url?: string }

import type { PartQuery } from './useOpenedFile'

/**
 * What the panel shows: the parts of the page, one part by its JSON pointer, the form of another
 * file, or the changes.
 */
export type View =
  | { name: 'parts' | 'changes' }
  | { name: 'part'; pointer: string }
  | { name: 'record'; query: PartQuery }

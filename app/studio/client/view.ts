import type { PartQuery } from './file/useOpenedFile'

/**
 * What the panel shows: the parts of the page, what can be done with it, the changes, one part by
 * its JSON pointer, or the form of another file, with the address of the page that it is of.
 */
export type View =
  | { name: 'parts' | 'page' | 'changes' }
  | { name: 'part'; pointer: string }
  | { name: 'record'; query: PartQuery; url?: string }

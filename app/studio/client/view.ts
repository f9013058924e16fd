/** What the panel shows: the parts of the page, one part by its JSON pointer, or the changes. */
export type View = { name: 'parts' | 'changes' } | { name: 'part'; pointer: string }

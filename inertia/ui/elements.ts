import type { ReactElement } from 'react'

/**
 * Content that stands beside other content: elements and no text. Text beside elements is updated
 * through its text node, which a browser's translation replaces; alone in its element, through that.
 */
export type Elements = ReactElement | boolean | '' | null | undefined | readonly Elements[]

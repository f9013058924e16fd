import type { ReactElement } from 'react'

/**
 * Children without text, for elements with several children. React updates text that stands beside
 * elements through its text node, which the translation of a browser replaces. Wrap text in an
 * element of its own.
 */
export type Elements = ReactElement | boolean | '' | null | undefined | readonly Elements[]

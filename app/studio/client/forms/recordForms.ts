import { createContext, type ReactNode } from 'react'
import type { PartQuery } from '../file/useOpenedFile'

/** Renders the form of another file within a form, whose fields cannot import it. */
export const RecordForms = createContext<(query: PartQuery) => ReactNode>(() => null)

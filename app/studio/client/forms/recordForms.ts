import { createContext, type ReactNode } from 'react'
import type { PartQuery } from '../file/useOpenedFile'

/** Renders the form of another file within a form. A context, because forms import the fields. */
export const RecordForms = createContext<(query: PartQuery) => ReactNode>(() => null)

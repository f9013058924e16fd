import { createContext, use } from 'react'
import { formatMessage, type Messages, type TextKey } from '#shared/messages'
import { useShared } from '~/context/useShared'

/** Gives the interface text of a key in the page's language. */
export type Translate = (key: TextKey, args?: Record<string, string | number>) => string

/** Texts that were fetched after the page, for what is inside. */
export const LaterTexts = createContext<Messages>({})

/** Looks up interface texts: those that all pages share, this page's own, and those fetched later. */
export function useText(): Translate {
  const { messages, pageMessages, locale } = useShared()
  const later = use(LaterTexts)
  return (key, args = {}) =>
    formatMessage(messages[key] ?? pageMessages[key] ?? later[key] ?? key, args, locale)
}

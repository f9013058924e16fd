import { createContext, use } from 'react'
import { formatMessage, type Messages, type Translate } from '#shared/messages'
import { useShared } from '~/context/useShared'

/** Interface texts that were fetched after the page, for the components below. */
export const FetchedTexts = createContext<Messages>({})

/**
 * Returns a function that translates interface texts: those that all pages share, this page's, and
 * those fetched later. A key without a text is returned as it is.
 */
export function useText(): Translate {
  const { messages, pageMessages, locale } = useShared()
  const later = use(FetchedTexts)
  return (key, args = {}) =>
    formatMessage(messages[key] ?? pageMessages[key] ?? later[key] ?? key, args, locale)
}

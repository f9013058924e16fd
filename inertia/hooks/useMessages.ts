import { formatMessage, type MessageKey } from '#shared/messages'
import { useShared } from '~/hooks/useShared'

/** Gives the interface text of a key in the page's language. */
export type Translate = (key: MessageKey, args?: Record<string, string | number>) => string

export function useMessages(): Translate {
  const { messages, pageMessages, locale } = useShared()
  return (key, args = {}) => formatMessage(messages[key] ?? pageMessages[key] ?? key, args, locale)
}

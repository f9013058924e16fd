import type { PageContext } from '#content/pages/context'
import { toDay } from '#texts/days'

/** Returns the date of a group's documents as text; empty if it is unknown. */
export function stateOf(
  { modified_at }: { modified_at: string | null },
  { t, locale }: Pick<PageContext, 't' | 'locale'>
): string {
  if (modified_at === null) return ''
  return t('catalogue.documents.state', { date: toDay(modified_at.slice(0, 10), locale).text })
}

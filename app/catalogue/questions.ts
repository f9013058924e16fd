import { createContentCache } from '#content/pages/content_version'
import { bestRow, fallbackChain, whereShown } from '#content/pages/page_queries'
import { parentKey } from '#content/pages/urls'
import { linkedRoutes } from '#content/schema/route_links'
import type { WithLang } from '#content/schema/with_lang'
import { from } from '#database/query'
import { parseJson } from '#database/stored_values'
import { panelAnchor } from '#shared/anchors'
import { LOCALES, type Locale } from '#shared/locales'
import { ROUTES } from '#shared/routes'

/** The maximum number of questions on a group's page. */
const MAX_QUESTIONS = 3

/** An entry of the FAQ page: its anchor, and the routes that its answer links to. */
type Question = { anchor: string; title: string; routes: readonly string[] } & WithLang

const questionLists = createContentCache<Question[]>(LOCALES.length)

/**
 * Finds the questions whose answers link to a group, then those whose answers link to its family.
 *
 * @param locale the visitor's language, which is preferred for the FAQ page
 */
export async function findQuestions(key: string, locale: Locale): Promise<Question[]> {
  const questions = await questionLists.get(locale, () => readQuestions(locale))
  const linkingTo = (route: string) => questions.filter(({ routes }) => routes.includes(route))
  return [...new Set([...linkingTo(key), ...linkingTo(parentKey(key))])].slice(0, MAX_QUESTIONS)
}

async function readQuestions(locale: Locale): Promise<Question[]> {
  const locales = fallbackChain(locale)
  const rows = await whereShown(
    from('page_translations').join('pages', 'pages.key', 'page_translations.page_key')
  )
    .where('page_key', ROUTES.questions)
    .whereIn('locale', locales)
    .select('locale', 'content')
  const row = bestRow(rows, locales)
  if (!row) return []
  const spoken = row.locale === locale ? undefined : row.locale
  return parseJson(row.content).blocks.flatMap((block) => {
    if (block.type !== 'Accordion') return []
    return block.items.map(({ id, title, text, lang }: (typeof block.items)[number] & WithLang) => {
      const other = lang?.title ?? spoken
      return {
        anchor: panelAnchor(block.id, id),
        title,
        lang: other && { title: other },
        routes: linkedRoutes(text),
      }
    })
  })
}

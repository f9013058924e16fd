import { z } from 'zod'
import { catalogueContent } from '#catalogue/catalogue_queries'
import { findGroupsByKey } from '#catalogue/groups'
import { findProfiles } from '#catalogue/profile_queries'
import type { Locale } from '#shared/locales'
import { translator } from '#texts/translate'

const key = z.string().optional().catch(undefined)

/**
 * The URL parameters of links from the catalogue to the contact form: keys and numbers, never free
 * text.
 */
export const sampleParameters = z.object({ group: key, article: key, colour: key, decor: key })

/**
 * Returns the message that requests a sample of a product. Colours or articles that do not belong
 * to the group or are not available together are omitted.
 *
 * @returns an empty string if no product group is given
 */
export async function sampleMessage(
  locale: Locale,
  { group, ...requested }: z.output<typeof sampleParameters>
): Promise<string> {
  if (group === undefined) return ''
  const found = await findGroupsByKey(locale, [group])
  const title = found.pages[0]?.data.title
  if (title === undefined) return ''

  const { colours, decors } = await catalogueContent(locale)
  const profiles = await findProfiles([group])
  const article = profiles.find((profile) => profile.article_number === requested.article)
  const inGroup = article ? [article] : profiles
  const colour = inGroup.some((each) => each.colours.includes(requested.colour ?? ''))
    ? colours.get(requested.colour ?? '')
    : undefined
  const decor = inGroup.some((each) => each.decors.includes(requested.decor ?? ''))
    ? decors.get(requested.decor ?? '')
    : undefined

  const t = translator(locale)
  const what = [
    title,
    ...(article ? [t('catalogue.sample.article', { number: article.article_number })] : []),
    ...(colour ? [t('catalogue.sample.colour', { name: nameOf(colour) })] : []),
    ...(decor ? [t('catalogue.sample.decor', { name: nameOf(decor) })] : []),
  ]
  return t('catalogue.sample.message', { what: what.join(', ') })
}

/** Returns the order number and name of a colour or decor. */
function nameOf({ code, title }: { code: string; title: string }): string {
  return `${code} ${title}`
}

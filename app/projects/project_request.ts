import { z } from 'zod'
import { findListedPages } from '#content/pages/listed_pages'
import { urlParameter } from '#content/pages/url_parameter'
import { CONCERN_VALUE, type ConcernSource, type ContactPrefill } from '#shared/concern'
import type { Locale } from '#shared/locales'
import { translator } from '#texts/translate'

/** The URL parameters of a question about a project: its key. */
const projectParameters = z.object({ project: urlParameter(z.string().regex(CONCERN_VALUE)) })

/** A question about a project. */
export const projectRequest = {
  parameters: projectParameters,
  find: findProject,
} satisfies ConcernSource

async function findProject(
  locale: Locale,
  { project: key }: z.output<typeof projectParameters>
): Promise<ContactPrefill | undefined> {
  if (key === undefined) return undefined
  const { pages } = await findListedPages('References/Show', locale, (query) =>
    query.where('page_translations.page_key', key)
  )
  const project = pages[0]?.data
  if (!project) return undefined
  const t = translator(locale)
  const { title, place, year, image, lang } = project
  return {
    parameters: { project: key },
    message: t('records.project.message', { title }),
    concern: {
      label: t('records.project.ask'),
      title,
      lang: lang?.title,
      details: `${place}, ${year}`,
      images: image ? [image] : [],
      page: { route: key, choice: '' },
    },
  }
}

import type { PageFiles, PageTranslation } from '#content/loading/page_reader'
import { startOf } from '#content/loading/problems'
import type { Reading } from '#content/loading/reading'
import type { AnyPageDefinition } from '#content/pages/define_page'
import { DEFAULT_LOCALE, FALLBACK_LOCALE } from '#shared/locales'
import { FRAME_ROUTES } from '#shared/routes'

/**
 * Reports each page that code links to but that content lacks. Without this check a link would
 * disappear unnoticed.
 */
export function checkDeclaredRoutes(
  { pages, translations, blockRoutes }: PageFiles,
  { links, problems }: Reading,
  definitions: Readonly<Record<string, AnyPageDefinition>>
) {
  const users = new Map<string, string>()
  for (const route of blockRoutes) users.set(route, 'a block')
  for (const { component } of pages) {
    for (const route of definitions[component].routes ?? []) users.set(route, component)
  }
  for (const route of FRAME_ROUTES) users.set(route, 'every page')

  const existing = new Set(links.keys('route'))
  for (const [route, user] of users) {
    const versions = translations.filter(({ key }) => key === route)
    const lack = lackOf(existing.has(route), versions)
    if (!lack) continue
    problems.error(
      startOf(`resources/content/pages/${route.replaceAll('.', '/')}/de.yaml`),
      `${user} links to the page "${route}", which ${lack}`,
      'Add this page, or change its name in app/shared/routes.ts.'
    )
  }
}

/**
 * Returns why a page cannot be linked to from every language. A page with errors is not reported
 * here.
 */
function lackOf(exists: boolean, versions: PageTranslation[]): string | undefined {
  if (!exists) return 'does not exist'
  if (versions.some(({ gone }) => gone)) return 'is gone'
  const spoken = versions.filter(
    ({ locale }) => locale === DEFAULT_LOCALE || locale === FALLBACK_LOCALE
  )
  if (versions.length > 0 && spoken.length === 0) return 'speaks neither German nor English'
  const isAlwaysThere = spoken.some(
    ({ draft, publish_from, publish_until }) => !draft && !publish_from && !publish_until
  )
  return versions.length === 0 || isAlwaysThere ? undefined : 'is a draft, or there for a time only'
}

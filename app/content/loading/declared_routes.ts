import { routesOf } from '#content/blocks/blocks'
import type { PageFiles } from '#content/loading/page_reader'
import type { Reading } from '#content/loading/reading'
import type { AnyPageDefinition } from '#content/pages/define_page'
import type { PageContent } from '#content/pages/page_schema'
import { SHELL_ROUTES } from '#shared/routes'

/**
 * Reports each page that code links to by name and that content does not have: a button whose page
 * is gone would vanish without a word.
 */
export function checkDeclaredRoutes(
  { pages, translations }: PageFiles,
  { links, problems }: Reading,
  definitions: Readonly<Record<string, AnyPageDefinition>>
) {
  const users = new Map<string, string>()
  for (const { content } of translations) {
    const { blocks } = content as PageContent
    for (const route of routesOf(blocks)) users.set(route, 'a block')
  }
  for (const { component } of pages) {
    for (const route of definitions[component].routes ?? []) users.set(route, component)
  }
  for (const route of SHELL_ROUTES) users.set(route, 'every page')

  const gone = new Set(pages.filter((page) => page.gone).map(({ key }) => key))
  const known = new Set(links.keys('route'))
  for (const [route, user] of users) {
    if (known.has(route) && !gone.has(route)) continue
    problems.add({
      severity: 'error',
      file: `resources/content/pages/${route.replaceAll('.', '/')}/de.yaml`,
      line: 1,
      column: 1,
      message: gone.has(route)
        ? `${user} links to the page "${route}", which is gone`
        : `${user} links to the page "${route}", which does not exist`,
      remedy: 'Add this page, or change its name in app/shared/routes.ts.',
    })
  }
}

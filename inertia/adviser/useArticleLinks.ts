import { CONTACT_FORM_ANCHOR, ROUTES } from '#shared/routes'
import { answersFromQuery } from '~/adviser/adviserUrl'
import { useRoute } from '~/context/useRoute'
import { type RouteTarget, useRouteUrl } from '~/context/useRouteUrl'

type Article = { article_number: string; group: string }

/**
 * Returns functions that link to the page of an article's group with the article chosen, and to the
 * contact form, which receives the answers.
 */
export function useArticleLinks(query: string | undefined) {
  const urlOf = useRouteUrl()
  const routeOf = useRoute()
  const see = ({ group, choice }: { group: string; choice: string }): RouteTarget | undefined => {
    const target = urlOf(group)
    return target && { ...target, href: target.href + choice }
  }
  const ask = (article?: Article): RouteTarget => {
    const { href, ...target } = routeOf(ROUTES.contact)
    const concern = answersFromQuery(query)
    if (article) {
      concern.set('group', article.group)
      concern.set('article', article.article_number)
    }
    return { ...target, href: `${href}?${concern}#${CONTACT_FORM_ANCHOR}` }
  }
  return { see, ask }
}

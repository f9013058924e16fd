import { CONTACT_FORM_ANCHOR, ROUTES } from '#shared/routes'
import { answersFromQuery } from '~/adviser/adviserUrl'
import { useRoute } from '~/context/useRoute'
import { useRouteUrl } from '~/context/useRouteUrl'

type Article = { article_number: string; group: string }

/**
 * Returns functions that link to the page of an article's group with the article chosen, and to the
 * contact form, which receives the answers.
 */
export function useArticleLinks(query: string | undefined) {
  const urlOf = useRouteUrl()
  const routeOf = useRoute()
  const see = ({ group, choice }: { group: string; choice: string }) => urlOf(group, choice)
  const ask = (article?: Article) => {
    const concern = answersFromQuery(query)
    if (article) {
      concern.set('group', article.group)
      concern.set('article', article.article_number)
    }
    return routeOf(ROUTES.contact, `?${concern}#${CONTACT_FORM_ANCHOR}`)
  }
  return { see, ask }
}

import { ROUTES } from '#shared/routes'
import type { PageProps } from '#start/pages'
import { langOf } from '~/context/langOf'
import { useRoute } from '~/context/useRoute'
import { RouteLink } from '~/ui/RouteLink'

/** A list of questions about a group or its family, with links to their answers. */
export function GroupQuestions(props: {
  questions: PageProps<'ProductFamilies/ShowGroup'>['questions']
}) {
  const routeOf = useRoute()
  return (
    <ul className="border-t border-ink">
      {props.questions.map((question) => (
        <li key={question.anchor} className="border-b border-hairline py-4">
          <RouteLink
            to={routeOf(ROUTES.questions, `#${question.anchor}`)}
            lang={langOf(question, 'title')}
            className="text-link"
          >
            {question.title}
          </RouteLink>
        </li>
      ))}
    </ul>
  )
}

import type { TrailStep } from '#content/pages/metadata/trail'
import { useRouteUrl } from '~/context/useRouteUrl'
import { useText } from '~/context/useText'
import { RouteLink } from '~/ui/RouteLink'

/**
 * The breadcrumb of a page; its last entry is the page itself, without a link. Phones leave it out from
 * the third level on, where the heading below says the same.
 */
export function Breadcrumb({ trail }: { trail: readonly TrailStep[] }) {
  const t = useText()
  const urlOf = useRouteUrl()
  return (
    <nav aria-label={t('global.navigation.breadcrumb')} className="text-sm text-steel print:hidden">
      <ol className="flex flex-wrap gap-x-2 gap-y-1">
        {trail.map((step, index) => {
          const slash = index > 0 && (
            <span aria-hidden="true" className="py-1">
              /
            </span>
          )
          if (step.route === null) {
            return (
              <li
                key={step.title}
                aria-current="page"
                className={`flex gap-x-2 ${index > 1 ? 'max-sm:hidden' : ''}`}
                lang={step.lang}
              >
                {slash}
                <span className="py-1">{step.title}</span>
              </li>
            )
          }
          const target = urlOf(step.route)
          return (
            target && (
              <li key={step.route} className="flex gap-x-2">
                {slash}
                <RouteLink
                  to={target}
                  className="py-1 hover:text-red hover:underline"
                  lang={step.lang}
                >
                  {step.title}
                </RouteLink>
              </li>
            )
          )
        })}
      </ol>
    </nav>
  )
}

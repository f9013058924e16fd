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
          const target = urlOf(step.route)
          const isPage = step.route === null
          return (
            (target || isPage) && (
              <li
                key={step.title}
                aria-current={isPage ? 'page' : undefined}
                className={`flex gap-x-2 ${isPage && index > 1 ? 'max-sm:hidden' : ''}`}
                lang={step.lang}
              >
                {index > 0 && (
                  <span aria-hidden="true" className="py-1">
                    /
                  </span>
                )}
                {target ? (
                  <RouteLink to={target} className="py-1 hover:text-red hover:underline">
                    {step.title}
                  </RouteLink>
                ) : (
                  <span className="py-1">{step.title}</span>
                )}
              </li>
            )
          )
        })}
      </ol>
    </nav>
  )
}

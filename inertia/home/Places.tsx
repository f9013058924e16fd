import type { Place } from '#home/home_page'
import { ROUTES } from '#shared/routes'
import { useRoute } from '~/context/useRoute'
import { useText } from '~/context/useText'
import { showWhole } from '~/home/showWhole'

/**
 * Places for profiles, which begin the adviser at the question after the first one; a row to swipe
 * on small screens.
 */
export function Places({ places }: { places: readonly Place[] }) {
  const t = useText()
  const adviser = useRoute()(ROUTES.adviser).href
  return (
    <div className="container-page pt-6">
      <h2 className="font-semibold">{t('adviser.ui.situations')}</h2>
      <ul className="-mx-gutter mt-3 flex gap-2 overflow-x-auto px-gutter">
        {places.map(({ place, title }) => (
          <li key={place} className="grid w-40 shrink-0 grow">
            <a
              href={`${adviser}?place=${place}&step=next#question`}
              onFocus={showWhole}
              className="border border-hairline p-2.5 text-sm font-semibold transition-colors hover:border-ink hover:bg-sand"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

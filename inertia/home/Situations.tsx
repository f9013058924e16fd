import type { Shortcut } from '#home/home_page'
import { ROUTES } from '#shared/routes'
import { useRoute } from '~/context/useRoute'
import { useText } from '~/context/useText'

/** Common situations with the adviser's result one tap away; a row to swipe on small screens. */
export function Situations({ situations }: { situations: readonly Shortcut[] }) {
  const t = useText()
  const adviser = useRoute()(ROUTES.adviser).href
  return (
    <div className="container-page pt-6">
      <h2 className="font-semibold">{t('adviser.ui.situations')}</h2>
      <ul className="mt-3 flex gap-2 overflow-x-auto">
        {situations.map(({ title, query }) => (
          <li key={query} className="grid w-44 shrink-0">
            <a
              href={`${adviser}?${query}&step=result#result`}
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

import type { PagingProps } from '#content/pages/paging'
import { useCurrentPath } from '~/context/useCurrentPath'
import { useText } from '~/context/useText'
import { Button } from '~/ui/Button'

/** Links to the previous and next page of a list. Renders nothing if there is one page only. */
export function Paging({ paging, query }: { paging: PagingProps; query?: Record<string, string> }) {
  const t = useText()
  const path = useCurrentPath()
  const { page, pages } = paging
  if (pages === 1) return null

  const url = (target: number) => {
    const parameters = new URLSearchParams(query)
    if (target > 1) parameters.set('page', String(target))
    const search = parameters.toString()
    return search ? `${path}?${search}` : path
  }
  return (
    <nav
      aria-label={t('records.ui.paging')}
      className="mt-12 print:hidden flex flex-wrap items-center justify-between gap-4 border-t border-ink pt-6"
    >
      <p className="text-sm text-steel">{t('records.ui.page', { page, pages })}</p>
      <ul className="flex flex-wrap gap-3">
        {page > 1 && (
          <li>
            <Button page={url(page - 1)} variant="outline">
              {t('records.ui.previous_page')}
            </Button>
          </li>
        )}
        {page < pages && (
          <li>
            <Button page={url(page + 1)} variant="outline">
              {t('records.ui.next_page')}
            </Button>
          </li>
        )}
      </ul>
    </nav>
  )
}

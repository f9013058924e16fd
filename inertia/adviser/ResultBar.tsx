import { RESULT, stepUrl } from '~/adviser/adviserUrl'
import { useCurrentPath } from '~/context/useCurrentPath'
import { useText } from '~/context/useText'

/** On small screens: how many articles fit so far, with a link to them, at the foot of the window. */
export function ResultBar({ count, groups, query }: ResultBarProps) {
  const t = useText()
  const path = useCurrentPath()
  return (
    <div className="foot-bar bottom-0 z-20 -mx-gutter mt-6 flex py-2 items-center gap-3 bg-ink px-gutter text-paper on-ink lg:hidden print:hidden">
      <p aria-live="polite" className="min-w-0 grow text-sm">
        <span className="block text-base font-semibold first-letter:uppercase">
          {count > 0 ? t('adviser.ui.fits', { count }) : t('adviser.ui.none_title')}
        </span>
        {count > 0 && <span>{t('catalogue.ui.groups', { count: groups })}</span>}
      </p>
      <a
        href={stepUrl(path, query, RESULT)}
        data-button="primary"
        className="inline-flex min-h-11 shrink-0 items-center border border-red bg-red px-4 text-sm font-medium transition-colors hover:border-red-dark hover:bg-red-dark"
      >
        {t('adviser.ui.show')}
      </a>
    </div>
  )
}

type ResultBarProps = {
  count: number
  /** The number of product groups. */
  groups: number
  query: string | undefined
}

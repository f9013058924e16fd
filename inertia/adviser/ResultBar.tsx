import { RESULT, stepUrl } from '~/adviser/adviserUrl'
import { useCurrentPath } from '~/context/useCurrentPath'
import { useText } from '~/context/useText'
import { FootBar } from '~/filters/FootBar'

/** On small screens: how many articles fit so far, with a link to them, at the foot of the window. */
export function ResultBar({ count, groups, query }: ResultBarProps) {
  const t = useText()
  const path = useCurrentPath()
  return (
    <FootBar href={stepUrl(path, query, RESULT)} label={t('adviser.ui.show')} className="lg:hidden">
      <p aria-live="polite" className="grow basis-28 text-sm">
        <span className="block text-base font-semibold first-letter:uppercase">
          {count > 0 ? t('adviser.ui.fits', { count }) : t('adviser.ui.none_title')}
        </span>
        {count > 0 && <span>{t('catalogue.ui.groups', { count: groups })}</span>}
      </p>
    </FootBar>
  )
}

type ResultBarProps = {
  count: number
  groups: number
  query: string | undefined
}

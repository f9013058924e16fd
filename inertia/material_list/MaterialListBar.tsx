import { useText } from '~/context/useText'
import { useListRequest } from '~/material_list/useListRequest'

/**
 * The sums of the list, with the link that sends it with the contact form: below the lines, and at
 * the foot of the window while they are in view.
 */
export function MaterialListBar({ list, count, sums, onLeave }: MaterialListBarProps) {
  const t = useText()
  const request = useListRequest(list)
  return (
    <div className="foot-bar bottom-0 z-20 -mx-gutter mt-6 flex items-center gap-4 bg-ink px-gutter py-2 text-paper on-ink print:hidden">
      <p className="min-w-0 grow text-sm leading-tight">
        <span className="block font-semibold">{t('material_list.ui.lines', { count })}</span>
        {sums.length > 0 && <span className="block">{sums.join(' · ')}</span>}
      </p>
      <a
        href={request}
        onClick={onLeave}
        data-button="primary"
        className="inline-flex min-h-11 shrink-0 items-center border border-red bg-red px-4 text-sm font-medium transition-colors hover:border-red-dark hover:bg-red-dark"
      >
        {t('material_list.ui.ask')}
      </a>
    </div>
  )
}

type MaterialListBarProps = {
  list: string
  /** The number of lines. */
  count: number
  /** The sums by unit. */
  sums: readonly string[]
  /** Called when the link is clicked. */
  onLeave: () => void
}

import { useText } from '~/context/useText'
import { FootBar } from '~/filters/FootBar'
import { useListRequest } from '~/material_list/useListRequest'

/**
 * The sums of the list, with the link that sends it with the contact form: below the lines, and at
 * the foot of the window while they are in view.
 */
export function MaterialListBar({ list, count, sums, onLeave }: MaterialListBarProps) {
  const t = useText()
  const request = useListRequest(list)
  return (
    <FootBar href={request} label={t('material_list.ui.ask')} onFollow={onLeave}>
      <p className="grow basis-28 text-sm leading-tight">
        <span className="block font-semibold">{t('material_list.ui.lines', { count })}</span>
        {sums.length > 0 && <span className="block">{sums.join('\u00A0· ')}</span>}
      </p>
    </FootBar>
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

import { type RefObject, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { ShownChoice } from '#catalogue/choice/shown_choice'
import { useText } from '~/context/useText'
import { CHIP_SIZE, type Chip } from '~/group_choice/chips'
import { SwatchPicture } from '~/media/SwatchPicture'
import { Button } from '~/ui/Button'

/**
 * A bar at the foot of small screens with the chosen article, while its panel is out of view. It is
 * the last element of the page, in whose end it has its own place: it covers nothing there.
 */
export function ChoiceBar(props: {
  /** The panel of the choice. */
  panel: RefObject<HTMLElement | null>
  choice: ShownChoice
  chip: Chip | undefined
  /** The unit of the length. */
  centimetre: string
  /** The material list's URL, the choice as its line, and how many it has if that is one of them. */
  list: string
  line: string
  lines: number
}) {
  const { panel, choice, chip } = props
  const t = useText()
  const [isShown, setIsShown] = useState(false)

  useEffect(() => {
    if (!panel.current) return
    const observer = new IntersectionObserver((entries) =>
      setIsShown(entries.at(-1)?.isIntersecting === false)
    )
    observer.observe(panel.current)
    return () => observer.disconnect()
  }, [panel])

  if (!isShown) return null
  return createPortal(
    <aside
      aria-label={t('catalogue.choice.yours', { choice: choice.article ?? '' })}
      className="choice-bar foot-bar on-ink bottom-0 z-30 flex min-h-16 flex-wrap items-center gap-x-3 gap-y-2 bg-ink px-gutter py-2 text-paper sm:hidden print:hidden"
    >
      {chip && (
        <SwatchPicture {...chip} sizes={CHIP_SIZE} className="size-10 shrink-0 object-cover" />
      )}
      <p className="min-w-0 grow basis-28 text-sm leading-tight">
        <b className="block font-semibold">
          {[choice.article, chip?.title].filter(Boolean).join(' ')}
        </b>
        {props.lines > 0 ? (
          <a href={props.list} className="block underline">
            <span className="sr-only">{`${t('material_list.ui.title')}: `}</span>
            <span>{t('material_list.ui.lines', { count: props.lines })}</span>
          </a>
        ) : (
          <span className="block text-steel-on-ink">
            {[choice.length && `${choice.length}\u00A0${props.centimetre}`, choice.facts[0]?.text]
              .filter(Boolean)
              .join('\u00A0· ')}
          </span>
        )}
      </p>
      <Button page={`${props.list}?add=${props.line}`}>
        <span>{t('catalogue.ui.list')}</span>
        <span className="sr-only">{` ${choice.article}`}</span>
      </Button>
    </aside>,
    document.body
  )
}

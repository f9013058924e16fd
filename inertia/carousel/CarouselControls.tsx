import { useText } from '~/context/useText'
import { StepButton } from '~/ui/StepButton'

/**
 * The dots and buttons of a carousel. Before hydration they are invisible but keep their space, so
 * that the layout does not shift.
 */
export function CarouselControls(props: {
  /** The accessible names of the slides. */
  names: readonly string[]
  current: number
  dots: boolean
  buttons: boolean
  disabled: boolean
  onShow: (index: number) => void
}) {
  const t = useText()
  const { names, current, onShow } = props
  if (!props.dots && !props.buttons) return null

  return (
    <div
      className={`mt-2 flex items-center justify-center gap-2 ${props.disabled ? 'invisible' : ''}`}
    >
      {props.buttons && (
        <StepButton
          icon="back"
          label={t('media.previous')}
          disabled={current === 0}
          onClick={() => onShow(current - 1)}
        />
      )}
      {props.dots && (
        <ul className="flex flex-wrap justify-center">
          {names.map((name, index) => (
            <li key={name} className="flex">
              <button
                type="button"
                aria-label={name}
                aria-current={index === current ? 'true' : undefined}
                onClick={() => onShow(index)}
                className="group p-2"
              >
                <span className="block size-2 border border-steel transition-colors group-hover:bg-steel group-aria-current:border-red group-aria-current:bg-red forced-colors:group-aria-current:bg-[Highlight]" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {props.buttons && (
        <StepButton
          icon="arrow"
          label={t('media.next')}
          disabled={current === names.length - 1}
          onClick={() => onShow(current + 1)}
        />
      )}
    </div>
  )
}

import { useId } from 'react'
import { langOf } from '~/context/langOf'
import { useText } from '~/context/useText'
import type { ShownFinish } from '~/solid/lazy/Stage'
import type { SolidColour } from '~/solid/solidProps'

/**
 * Radio buttons for the finishes of a profile, shown as colours, with the name of the chosen one.
 */
export function FinishChoice({ finishes, colours, chosen, onChoose }: FinishChoiceProps) {
  const t = useText()
  /** Unique, since a page may show several solids. */
  const name = useId()
  const named = finishes.flatMap(({ id, hex }) => {
    const colour = colours.find((each) => each.id === id)
    return colour ? [{ ...colour, hex }] : []
  })
  const current = named.find(({ id }) => id === chosen)
  return (
    <fieldset>
      <legend className="mb-2 w-full border-t border-hairline pt-4 text-sm">
        <span>{`${t('catalogue.facts.colour')} `}</span>
        {current && (
          <span className="font-semibold" lang={langOf(current, 'title')}>
            {`${current.title}, ${current.code}`}
          </span>
        )}
      </legend>
      <div className="flex flex-wrap gap-2">
        {named.map((colour) => (
          <label key={colour.id} className="relative size-11" title={colour.title}>
            <input
              type="radio"
              name={name}
              checked={colour.id === chosen}
              onChange={() => onChoose(colour.id)}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <svg
              aria-hidden="true"
              viewBox="0 0 1 1"
              className="pointer-events-none size-full border border-steel p-1 peer-checked:border-2 peer-checked:border-ink peer-checked:p-0.5 peer-focus-visible:outline-3"
            >
              <path fill={colour.hex} d="M0 0h1v1H0z" />
            </svg>
            <span className="sr-only" lang={langOf(colour, 'title')}>
              {`${colour.title}, ${colour.code}`}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type FinishChoiceProps = {
  finishes: readonly ShownFinish[]
  colours: readonly SolidColour[]
  chosen: string | undefined
  onChoose: (id: string) => void
}

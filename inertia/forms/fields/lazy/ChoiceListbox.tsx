import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react'
import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import type { EnhancedChoiceProps } from '~/forms/fields/ChoiceField'
import { CONTROL } from '~/forms/fields/control'
import { LIST, OPTION, OptionText } from '~/forms/fields/lazy/ChoiceOption'
import { isLetter, Typeahead } from '~/forms/fields/lazy/Typeahead'
import { Icon } from '~/ui/Icon'

/**
 * A button that opens a list: arrow keys, Home and End move in it. Letters lead to the option that
 * begins with them, and choose it while the list is closed; that is our own, because Headless UI
 * would remember the letters of a list that was closed over them. Enter opens the list: from a
 * button Headless UI would send the form.
 *
 * The list stands below the button without Headless UI's anchor: that moves it to the end of the
 * document, where a modal dialog would cover it.
 */
export function ChoiceListbox(props: EnhancedChoiceProps) {
  const { control, options, placeholder, value, onChoose } = props
  const [typeahead] = useState(() => new Typeahead())
  const chosen = options.find((option) => option.value === value)
  const values = ['', ...options.map((option) => option.value)]
  const labels = [placeholder, ...options.map((option) => option.label)]

  /** The place that a key leads to; undefined for a key that is none of ours. */
  function placeOf(event: KeyboardEvent, current: number): number | undefined {
    if (!isLetter(event) || (event.key === ' ' && !typeahead.isTyping)) return undefined
    event.preventDefault()
    return typeahead.find(labels, event.key, current)
  }

  function pressClosed(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Enter') {
      event.preventDefault()
      typeahead.forget()
      event.currentTarget.dispatchEvent(new globalThis.KeyboardEvent('keydown', SPACE))
    }
    const place = placeOf(event, values.indexOf(value))
    if (place !== undefined) onChoose(values[place])
  }

  /** Headless UI has its frame follow the focus of an option. */
  function pressOpen(event: KeyboardEvent<HTMLElement>) {
    const found = [...event.currentTarget.querySelectorAll('[role="option"]')]
    const place = placeOf(
      event,
      found.findIndex((option) => option.hasAttribute('data-focus'))
    )
    if (place === undefined) return
    found[place].dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  }

  return (
    <Listbox value={value} onChange={onChoose} disabled={props.disabled}>
      <ListboxButton
        as={ValueButton}
        ref={control}
        id={props.id}
        aria-required={props.required}
        aria-invalid={props['aria-invalid']}
        description={props['aria-describedby']}
        onKeyDown={pressClosed}
        className={`${CONTROL} relative pr-12`}
      >
        <span className={chosen ? '' : 'text-steel'} lang={chosen?.lang}>
          {chosen?.label ?? placeholder}
        </span>
        <span className="absolute inset-y-0 right-3 flex items-center">
          <Icon name="chevron" />
        </span>
      </ListboxButton>
      <ListboxOptions modal={false} onKeyDown={pressOpen} className={LIST}>
        <ListboxOption value="" className={`${OPTION} text-steel`}>
          {placeholder}
        </ListboxOption>
        {options.map((option) => (
          <ListboxOption key={option.value} value={option.value} className={OPTION}>
            <OptionText label={option.label} lang={option.lang} />
          </ListboxOption>
        ))}
      </ListboxOptions>
    </Listbox>
  )
}

/** The key by which Headless UI opens a list. */
const SPACE = { key: ' ', bubbles: true, cancelable: true }

/** To a screen reader the label is its name and its words are its value, as of a select. */
const ROLE = { role: 'combobox' } as const

/** Headless UI would take a description away that it has not made itself. */
function ValueButton({ description, ...props }: ValueButtonProps) {
  return <button type="button" {...props} {...ROLE} aria-describedby={description} />
}

type ValueButtonProps = ComponentProps<'button'> & { description?: string }

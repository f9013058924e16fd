import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react'
import type { ComponentProps } from 'react'
import type { EnhancedChoiceProps } from '~/forms/fields/ChoiceField'
import { LIST, OPTION, OptionText } from '~/forms/fields/lazy/ChoiceOption'
import { Icon } from '~/ui/Icon'

/**
 * A select-only combobox: Headless UI's listbox with its keyboard and type-ahead, which clears
 * after 350 ms (specification §9 "List type-ahead clear").
 *
 * The list is not positioned by Headless UI's `anchor`, which moves it to the end of the document,
 * where a modal dialog would cover it.
 */
export function ChoiceListbox(props: EnhancedChoiceProps) {
  const { control, options, placeholder, value, onChoose } = props
  const chosen = options.find((option) => option.value === value)

  return (
    <Listbox value={value} onChange={onChoose} disabled={props.disabled}>
      <ListboxButton
        as={ValueButton}
        ref={control}
        id={props.id}
        aria-required={props.required}
        aria-invalid={props['aria-invalid']}
        description={props['aria-describedby']}
        className="field-box relative pr-12 text-left"
      >
        <span className={chosen ? '' : 'text-steel'}>{chosen?.label ?? placeholder}</span>
        <span className="absolute inset-y-0 right-3 flex items-center">
          <Icon name="chevron" />
        </span>
      </ListboxButton>
      <ListboxOptions modal={false} className={LIST}>
        <ListboxOption value="" className={`${OPTION} text-steel`}>
          {placeholder}
        </ListboxOption>
        {options.map((option) => (
          <ListboxOption key={option.value} value={option.value} className={OPTION}>
            <OptionText label={option.label} />
          </ListboxOption>
        ))}
      </ListboxOptions>
    </Listbox>
  )
}

/** With this role the label is the accessible name and the text is the value, as of a select. */
const ROLE = { role: 'combobox' } as const

/**
 * The button of the listbox. Restores `aria-describedby`, which Headless UI replaces by its own,
 * and opens the list on Enter, where Headless UI would submit the form.
 */
function ValueButton({ description, onKeyDown, ...props }: ValueButtonProps) {
  return (
    <button
      type="button"
      {...props}
      {...ROLE}
      aria-describedby={description}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return onKeyDown?.(event)
        event.preventDefault()
        event.currentTarget.click()
      }}
    />
  )
}

type ValueButtonProps = ComponentProps<'button'> & { description?: string }

import {
  Combobox,
  ComboboxButton,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
} from '@headlessui/react'
import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react'
import { useText } from '~/context/useText'
import type { EnhancedChoiceProps } from '~/forms/fields/ChoiceField'
import { LIST, OPTION, OptionText } from '~/forms/fields/lazy/ChoiceOption'
import { findOptions, type Option } from '~/forms/fields/options'
import { Icon } from '~/ui/Icon'

/**
 * An editable combobox: a text field with a list of matching options, whose number is announced. On
 * blur, a text that matches no option is replaced by the chosen option; clearing the field clears
 * the value.
 */
export function ChoiceCombobox<Each extends Option>(props: ChoiceComboboxProps<Each>) {
  const { control, options, placeholder, value, onChoose } = props
  const t = useText()
  const [typed, setTyped] = useState('')
  const leavesEmpty = useRef(false)
  const found = findOptions(options, typed, props.keywordsOf)
  const labelOf = (chosen: string) => options.find((option) => option.value === chosen)?.label ?? ''
  const matches =
    found.length > 0 ? t('forms.matches', { count: found.length }) : t('forms.no_match')

  /**
   * Headless UI's Tab chooses the active option, even after the field was emptied. Enter in a closed
   * list would send the form, as in any text field.
   */
  function press(event: KeyboardEvent<HTMLInputElement>) {
    const { key, currentTarget, nativeEvent } = event
    leavesEmpty.current = key === 'Tab' && currentTarget.value === ''
    const isOpen = currentTarget.getAttribute('aria-expanded') === 'true'
    if (key === 'Enter' && !isOpen && !nativeEvent.isComposing) event.preventDefault()
  }

  function choose(chosen: string | null) {
    if (!leavesEmpty.current) onChoose(chosen ?? '')
  }

  function close() {
    leavesEmpty.current = false
    setTyped('')
  }

  /** Headless UI notices that the field was cleared only after a key press. */
  function type(text: string) {
    setTyped(text)
    if (text === '') onChoose('')
  }

  return (
    <Combobox value={value} onChange={choose} onClose={close} disabled={props.disabled}>
      <ComboboxInput
        as={DescribedInput}
        ref={control}
        id={props.id}
        type="text"
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        required={props.required}
        aria-invalid={props['aria-invalid']}
        description={props['aria-describedby']}
        displayValue={labelOf}
        onKeyDown={press}
        onChange={(event) => type(event.target.value)}
        className="field-box pr-14"
      />
      <ComboboxButton
        aria-label={t('forms.open_list')}
        className="absolute inset-y-0 right-0 flex w-12 items-center justify-center"
      >
        <Icon name="chevron" />
      </ComboboxButton>
      <ComboboxOptions modal={false} className={LIST}>
        {found.map((option) => (
          <ComboboxOption key={option.value} value={option.value} className={OPTION}>
            <OptionText label={option.label} />
          </ComboboxOption>
        ))}
        {found.length === 0 && (
          <ComboboxOption value={undefined} disabled className="px-3 py-3 text-steel">
            {t('forms.no_match')}
          </ComboboxOption>
        )}
      </ComboboxOptions>
      <output className="sr-only">{typed && matches}</output>
    </Combobox>
  )
}

type ChoiceComboboxProps<Each extends Option> = EnhancedChoiceProps<Each> & {
  /** Words by which an option is found, besides its label. */
  keywordsOf?: (option: Each) => readonly string[]
}

/** Restores `aria-describedby`, which Headless UI replaces by its own. */
function DescribedInput({ description, ...props }: DescribedInputProps) {
  return <input {...props} aria-describedby={description} />
}

type DescribedInputProps = ComponentProps<'input'> & { description?: string }

import {
  type ComponentProps,
  type ComponentType,
  type FocusEvent,
  type RefCallback,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { useText } from '~/context/useText'
import { type Control, Field, type FieldTexts } from '~/forms/fields/Field'
import type { Option } from '~/forms/fields/options'
import { useEnhancement } from '~/forms/fields/useEnhancement'
import { useSelectValue } from '~/forms/fields/useSelectValue'
import { ErrorBoundary } from '~/ui/errors/ErrorBoundary'

/**
 * A field to choose one of several options: a native `<select>`, covered by an enhanced control
 * after hydration. The select always holds the value, whoever sets it: the visitor before
 * hydration, the browser's autofill, react-hook-form, or the enhanced control.
 */
export function ChoiceField<Each extends Option>({ load, ...props }: ChoiceFieldProps<Each>) {
  const { label, hint, error, required, options, ref, ...own } = props
  const t = useText()
  const select = useRef<HTMLSelectElement>(null)
  const [control, setControl] = useState<HTMLElement | null>(null)
  useImperativeHandle(ref, () => select.current as HTMLSelectElement)
  const { enhancement: Choice, fail } = useEnhancement(select, load)
  const value = useSelectValue(select)
  const placeholder = t('forms.choose')

  /** Sets the value of the select and fires `change`, as if the visitor had. */
  function choose(chosen: string) {
    if (!select.current || select.current.value === chosen) return
    select.current.value = chosen
    select.current.dispatchEvent(new Event('change', { bubbles: true }))
  }

  /** Fires a `focusout` event on the select when the enhanced control loses the focus. */
  function leave({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (target === select.current || currentTarget.contains(relatedTarget)) return
    select.current?.dispatchEvent(new globalThis.FocusEvent('focusout', { bubbles: true }))
  }

  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(attributes) => (
        <div className="relative" onBlur={Choice && leave}>
          <select
            {...own}
            {...(Choice ? HIDDEN : attributes)}
            ref={select}
            required={required}
            onFocus={Choice && (() => control?.focus())}
            className={Choice ? UNDERNEATH : 'field-box'}
          >
            <option value="">{placeholder}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          {Choice && (
            <ErrorBoundary content={Choice} fallback={null} onError={fail}>
              <Choice
                {...attributes}
                control={setControl}
                options={options}
                placeholder={placeholder}
                value={value}
                disabled={own.disabled}
                onChoose={choose}
              />
            </ErrorBoundary>
          )}
        </div>
      )}
    </Field>
  )
}

/** As large as the control that covers it. */
const UNDERNEATH = 'pointer-events-none absolute inset-0 size-full opacity-0'

/** Hides the select from keyboard and screen readers while the enhanced control replaces it. */
const HIDDEN = { 'aria-hidden': true, tabIndex: -1 }

type ChoiceFieldProps<Each extends Option = Option> = ChoiceProps<Each> & {
  /** Imports the enhanced control. */
  load: () => Promise<ComponentType<EnhancedChoiceProps<Each>>>
}

export type ChoiceProps<Each extends Option = Option> = FieldTexts & {
  options: readonly Each[]
} & Omit<ComponentProps<'select'>, 'id' | 'className' | 'value' | 'multiple' | 'children'>

/** The props of a control that replaces a select. */
export type EnhancedChoiceProps<Each extends Option = Option> = Control & {
  /** The element that gets the focus of the field. */
  control: RefCallback<HTMLElement>
  options: readonly Each[]
  placeholder: string
  /** The value of the chosen option; empty if none is chosen. */
  value: string
  disabled?: boolean
  onChoose: (value: string) => void
}

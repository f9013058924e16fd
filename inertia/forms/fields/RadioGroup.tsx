import { type ComponentProps, useId } from 'react'
import { CHECK_BOX } from '~/forms/fields/Checkbox'
import { descriptionOf, type FieldTexts } from '~/forms/fields/Field'
import { FieldError } from '~/forms/fields/FieldError'
import { LabelText } from '~/forms/fields/Label'
import type { Option } from '~/forms/fields/options'

/** A field to choose one of a few options with radio buttons. */
export function RadioGroup({
  label,
  hint,
  error,
  required,
  options,
  defaultValue,
  ...input
}: RadioGroupProps) {
  const id = useId()
  const { hintId, errorId, ...control } = descriptionOf(id, { hint, error })

  return (
    <fieldset role="radiogroup" aria-required={required} {...control} className="min-w-0">
      <legend className="font-medium">
        <LabelText required={required}>{label}</LabelText>
      </legend>
      {hint && (
        <p id={hintId} className="mt-1 text-sm text-steel">
          {hint}
        </p>
      )}
      <div className="my-1 flex flex-wrap gap-x-8">
        {options.map((option) => (
          <label key={option.value} className="flex items-start gap-3">
            <input
              {...input}
              type="radio"
              value={option.value}
              defaultChecked={
                defaultValue === undefined ? undefined : defaultValue === option.value
              }
              required={required}
              data-invalid={control['aria-invalid']}
              className={`${CHECK_BOX} rounded-full checked:border-7`}
            />
            <span className="min-w-0 py-2.5">{option.label}</span>
          </label>
        ))}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  )
}

type RadioGroupProps = FieldTexts & {
  options: readonly Option[]
  defaultValue?: string
} & Omit<
    ComponentProps<'input'>,
    | 'id'
    | 'className'
    | 'type'
    | 'value'
    | 'checked'
    | 'defaultValue'
    | 'defaultChecked'
    | 'children'
  >

import { type ComponentProps, type ReactNode, useId } from 'react'
import { descriptionOf, type FieldTexts } from '~/forms/fields/Field'
import { FieldError } from '~/forms/fields/FieldError'
import { Label } from '~/forms/fields/Label'

/** A checkbox with its label, which may contain a link. */
export function Checkbox({ label, hint, error, required, ...input }: CheckboxProps) {
  const id = useId()
  const { hintId, errorId, ...control } = descriptionOf(id, { hint, error })

  return (
    <div className="grid content-start gap-2">
      <div className="flex items-start gap-3">
        <input
          {...input}
          {...control}
          data-invalid={control['aria-invalid']}
          id={id}
          required={required}
          type="checkbox"
          className={`${CHECK_BOX} ${CHECK_MARK}`}
        />
        <div className="min-w-0 py-2.5">
          <Label htmlFor={id} required={required}>
            <span className="font-normal">{label}</span>
          </Label>
          {hint && (
            <p id={hintId} className="mt-1 text-sm text-steel">
              {hint}
            </p>
          )}
        </div>
      </div>
      <FieldError id={errorId} error={error} />
    </div>
  )
}

type CheckboxProps = Omit<FieldTexts, 'label'> & { label: ReactNode } & Omit<
    ComponentProps<'input'>,
    'id' | 'className' | 'type' | 'checked' | 'children'
  >

/**
 * The classes of checkboxes and radio buttons: 24 px in a target of 44 px. With forced colours the
 * browser draws them.
 */
export const CHECK_BOX =
  'relative my-3 size-6 shrink-0 appearance-none border border-steel bg-paper transition-colors hover:border-ink checked:border-ink data-invalid:border-red disabled:border-steel disabled:bg-sand forced-colors:appearance-auto after:absolute after:-inset-2.75'

const CHECK_MARK =
  'before:block before:size-full before:[clip-path:polygon(20%_48%,12%_58%,40%_84%,90%_26%,80%_18%,39%_65%)] checked:bg-ink checked:before:bg-paper disabled:checked:bg-steel'

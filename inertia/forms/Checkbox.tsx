import { type ComponentProps, type ReactNode, useId } from 'react'
import { describe, type FieldTexts } from '~/forms/Field'
import { FieldError } from '~/forms/FieldError'
import { Label } from '~/forms/Label'

/** A box to tick, with its label beside it; the label may hold a link. */
export function Checkbox({ label, hint, error, required, lang, ...input }: CheckboxProps) {
  const id = useId()
  const { hintId, errorId, ...control } = describe(id, { hint, error })

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
          className={TICK}
        />
        <div className="min-w-0 py-2.5">
          <Label htmlFor={id} required={required} lang={lang}>
            <span className="font-normal">{label}</span>
          </Label>
          {hint && (
            <p id={hintId} lang={lang} className="mt-1 text-sm text-steel">
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
 * A box or a dot that the browser draws, 24 px wide in a target of 48: it knows ticked, disabled and
 * forced colours by itself.
 */
export const TICK =
  'm-3 ml-0 size-6 shrink-0 accent-ink data-invalid:accent-red data-invalid:outline-2 data-invalid:outline-offset-2 data-invalid:outline-red focus-visible:outline-3! focus-visible:outline-ink!'

import type { ReactNode } from 'react'
import { useText } from '~/context/useText'

/** The label of a field. */
export function Label({ htmlFor, ...text }: LabelTextProps & { htmlFor: string }) {
  return (
    <label htmlFor={htmlFor} className="font-medium">
      <LabelText {...text} />
    </label>
  )
}

/**
 * The text of a label, with an asterisk if the field is required, and "required" for screen
 * readers.
 */
export function LabelText({ required, children }: LabelTextProps) {
  const t = useText()
  return (
    <>
      <span>{children}</span>
      {required && (
        <>
          <span aria-hidden="true" className="text-red">
            {' *'}
          </span>
          <span className="sr-only">{` (${t('forms.required')})`}</span>
        </>
      )}
    </>
  )
}

type LabelTextProps = { required?: boolean; children: ReactNode }

import type { ReactNode } from 'react'
import { useText } from '~/context/useText'

/** The label of a field. */
export function Label(props: {
  htmlFor: string
  required?: boolean
  lang?: string
  children: ReactNode
}) {
  return (
    <label htmlFor={props.htmlFor} className="font-medium">
      <LabelText required={props.required} lang={props.lang}>
        {props.children}
      </LabelText>
    </label>
  )
}

/**
 * The text of a label, with an asterisk if the field is required, and "required" for screen
 * readers.
 */
export function LabelText(props: { required?: boolean; lang?: string; children: ReactNode }) {
  const t = useText()
  return (
    <>
      <span lang={props.lang}>{props.children}</span>
      {props.required && (
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

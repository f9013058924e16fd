import type { ReactNode } from 'react'
import { useText } from '~/context/useText'

/** The name of a field. */
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

/** A field's name with the asterisk of required fields, which is said in words, too. */
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

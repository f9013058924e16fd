import { type ReactNode, type Ref, useId } from 'react'
import type { Elements } from '~/ui/elements'

/** The attributes that tie a control to its field. */
type QuestionControl = {
  id: string
  className: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

/** A field of a GET form: label, control, hint and error message. */
export function QuestionField(props: {
  label: string
  hint?: string
  /** The error message; empty if there is none, undefined if the field cannot be invalid. */
  problem?: string
  className?: string
  children: (control: QuestionControl) => Elements
}) {
  const { label, hint, problem } = props
  const id = useId()
  const note = problem === undefined ? undefined : `${id}-note`
  return (
    <div className={props.className}>
      <label htmlFor={id} className="mb-1.5 block self-end text-sm font-medium">
        {label}
      </label>
      {props.children({
        id,
        className: 'field-box',
        'aria-describedby': note,
        'aria-invalid': problem ? true : undefined,
      })}
      {note && (
        <p id={note} aria-live="polite" className="text-sm not-empty:mt-1">
          {hint && <span className="block text-steel">{hint}</span>}
          {problem && <span className="block font-medium text-red">{problem}</span>}
        </p>
      )}
    </div>
  )
}

/** A field of a GET form with a select, whose options are its children. */
export function SelectQuestion(props: {
  ref?: Ref<HTMLSelectElement>
  label: string
  name: string
  value: string
  onChange: () => void
  className?: string
  children: ReactNode
}) {
  return (
    <QuestionField label={props.label} className={props.className}>
      {(control) => (
        <select
          {...control}
          ref={props.ref}
          name={props.name}
          defaultValue={props.value}
          onChange={props.onChange}
        >
          {props.children}
        </select>
      )}
    </QuestionField>
  )
}

type Labelled = { value: string; label: string; lang?: string }

/** The options of a select, after an empty one. */
export function Options({ empty, options }: { empty: string; options: readonly Labelled[] }) {
  return (
    <>
      <option value="">{empty}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value} lang={option.lang}>
          {option.label}
        </option>
      ))}
    </>
  )
}

/** The options of a select in groups, after an empty one. */
export function GroupedOptions(props: {
  empty: string
  groups: readonly {
    id: string
    label: string
    lang?: string
    options: readonly { value: string; title: string; lang?: string }[]
  }[]
}) {
  return (
    <>
      <option value="">{props.empty}</option>
      {props.groups.map((group) => (
        <optgroup key={group.id} label={group.label} lang={group.lang}>
          {group.options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.title}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  )
}

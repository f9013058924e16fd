import type { DesignsystemSample } from '#designsystem/designsystem_page'
import { SampleForm } from '~/designsystem/SampleForm'
import { Checkbox } from '~/forms/fields/Checkbox'
import { Combobox } from '~/forms/fields/Combobox'
import type { FieldTexts } from '~/forms/fields/Field'
import { RadioGroup } from '~/forms/fields/RadioGroup'
import { Select } from '~/forms/fields/Select'
import { TextArea } from '~/forms/fields/TextArea'
import { TextField } from '~/forms/fields/TextField'

/** All form fields in all states, and a working form. */
export function FormStates({ sample }: { sample: Pick<DesignsystemSample, 'forms'> }) {
  const texts = sample.forms
  const { states, hint, error, long_label } = texts
  return (
    <div className="container-page mt-10">
      <div className="grid gap-16">
        <Fields texts={texts} name="empty" title={states.empty} />
        <Fields texts={texts} name="filled" title={states.filled} filled />
        <Fields texts={texts} name="hint" title={states.hint} field={{ hint }} />
        <Fields texts={texts} name="error" title={states.error} field={{ hint, error }} filled />
        <Fields texts={texts} name="disabled" title={states.disabled} filled disabled />
        <Fields texts={texts} name="required" title={states.required} field={{ required: true }} />
        <Fields texts={texts} name="long" title={states.long} field={{ label: long_label }} />
        <section>
          <h3 className="mb-6 text-h3">{texts.sample.title}</h3>
          <SampleForm texts={texts.sample} countries={texts.countries} />
        </section>
      </div>
    </div>
  )
}

/** A field of each kind, all in the same state. */
function Fields({ texts, name, title, field = {}, filled, disabled }: FieldsProps) {
  const { labels, options, countries, value } = texts
  const of = (kind: keyof typeof labels) => ({
    name: `${name}_${kind}`,
    label: labels[kind],
    disabled,
    ...field,
  })
  const chosen = filled ? options[1].value : undefined

  return (
    <section>
      <h3 className="mb-6 text-h3">{title}</h3>
      <div className="grid gap-8 md:grid-cols-2 xl:grid-cols-3">
        <TextField {...of('text')} defaultValue={filled ? value : undefined} />
        <Select {...of('select')} options={options} defaultValue={chosen} />
        <Combobox
          {...of('combobox')}
          options={countries}
          defaultValue={filled ? countries[1].value : undefined}
        />
        <TextArea {...of('textarea')} defaultValue={filled ? value : undefined} />
        <RadioGroup {...of('radio')} options={options} defaultValue={chosen} />
        <Checkbox {...of('checkbox')} defaultChecked={filled} />
      </div>
    </section>
  )
}

type FieldsProps = {
  texts: DesignsystemSample['forms']
  /** The prefix of the fields' names. */
  name: string
  title: string
  field?: Partial<FieldTexts>
  filled?: boolean
  disabled?: boolean
}

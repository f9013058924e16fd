import { describe, expect, test } from 'vitest'
import { Checkbox } from '~/forms/fields/Checkbox'
import { Combobox } from '~/forms/fields/Combobox'
import { RadioGroup } from '~/forms/fields/RadioGroup'
import { Select } from '~/forms/fields/Select'
import { TextArea } from '~/forms/fields/TextArea'
import { TextField } from '~/forms/fields/TextField'
import { render, tag, words } from '../render'

const options = [
  { value: 'painter', label: 'Maler' },
  { value: 'architect', label: 'Architektur' },
]

/** The value of an attribute in a tag. */
function attribute(html: string, name: string): string | undefined {
  return new RegExp(` ${name}="([^"]*)"`, 'i').exec(html)?.[1]
}

/** The text of the element with an id. */
function wordsOf(html: string, id: string): string {
  return words(
    html
      .slice(html.indexOf(`id="${id}"`))
      .replace(/^[^>]*>/, '')
      .split('</p>')[0]
  )
}

type Props = {
  hint?: string
  error?: string
  required?: boolean
}

/**
 * Each kind of field with one control: its tag, and a function that renders it with further props.
 */
const fields = [
  ['TextField', 'input', (more: Props) => <TextField name="x" label="Firma" {...more} />],
  ['TextArea', 'textarea', (more: Props) => <TextArea name="x" label="Firma" {...more} />],
  [
    'Select',
    'select',
    (more: Props) => <Select name="x" label="Firma" options={options} {...more} />,
  ],
  [
    'Combobox',
    'select',
    (more: Props) => <Combobox name="x" label="Firma" options={options} {...more} />,
  ],
  ['Checkbox', 'input', (more: Props) => <Checkbox name="x" label="Firma" {...more} />],
] as const

describe.each(fields)('%s', (_, element, field) => {
  test('with the least is a control with a name and a label', () => {
    const html = render(field({}))
    const control = tag(html, element)
    expect(attribute(control, 'name')).toBe('x')
    expect(attribute(tag(html, 'label'), 'for')).toBe(attribute(control, 'id'))
    expect(control).not.toMatch(/ (required|aria-\w+)=/)
    expect(html).not.toMatch(/<p[ >]/)
  })

  test('is described by its hint and its error, which is called one', () => {
    const html = render(field({ hint: 'Hinweis', error: 'Fehlt' }))
    const control = tag(html, element)
    const [hint, error] = attribute(control, 'aria-describedby')?.split(' ') ?? []
    expect(wordsOf(html, hint)).toBe('Hinweis')
    expect(wordsOf(html, error)).toBe('forms.error Fehlt')
    expect(attribute(control, 'aria-invalid')).toBe('true')
  })

  test('says in words what its asterisk means', () => {
    const html = render(field({ required: true }))
    expect(tag(html, element)).toContain(' required=""')
    expect(html).toMatch(/<span aria-hidden="true"[^>]*> \*<\/span>/)
    expect(words(html)).toContain('(forms.required)')
  })
})

describe.each([
  ['Select', Select],
  ['Combobox', Combobox],
])('%s on the server', (_, Choice) => {
  test('is a native select, which begins with nothing chosen', () => {
    const html = render(<Choice name="x" label="Branche" options={options} />)
    expect(html.match(/<option /g)).toHaveLength(3)
    expect(html).toContain('<option value="">forms.choose</option>')
    expect(html).toContain('<option value="painter">Maler</option>')
    expect(html).toContain('<option value="architect">')
  })

  test('has the server’s value', () => {
    const html = render(<Choice name="x" label="Land" options={options} defaultValue="painter" />)
    expect(html).toContain('<option value="painter" selected="">')
  })
})

describe('RadioGroup', () => {
  test('with the least is a group with a name, of which nothing is chosen', () => {
    const html = render(<RadioGroup name="x" label="Branche" options={options} />)
    expect(words(html)).toBe('Branche Maler Architektur')
    expect(html.match(/<input [^>]*name="x"/g)).toHaveLength(2)
    expect(html).not.toMatch(/checked=|required=|aria-/)
  })

  test('with the most says what it is for, what is chosen and what is wrong', () => {
    const html = render(
      <RadioGroup
        name="x"
        label="Branche"
        options={options}
        defaultValue="architect"
        hint="Hinweis"
        error="Fehlt"
        required
      />
    )
    const group = tag(html, 'fieldset')
    expect(group).toContain('role="radiogroup"')
    expect(group).toContain('aria-required="true"')
    expect(group).toContain('aria-invalid="true"')
    const [hint, error] = attribute(group, 'aria-describedby')?.split(' ') ?? []
    expect(wordsOf(html, hint)).toBe('Hinweis')
    expect(wordsOf(html, error)).toBe('forms.error Fehlt')
    expect(html.match(/ checked=""/g)).toHaveLength(1)
    expect(html.match(/ required=""/g)).toHaveLength(2)
  })
})

test('a text field keeps what its kind asks for', () => {
  const html = render(
    <TextField name="email" label="E-Mail" type="email" autoComplete="email" defaultValue="a@b" />
  )
  const input = tag(html, 'input')
  expect(attribute(input, 'type')).toBe('email')
  expect(attribute(input, 'autocomplete')).toBe('email')
  expect(attribute(input, 'value')).toBe('a@b')
})

import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { invalidText } from '#shared/invalid_text'

const schema = z.object({
  name: z.optional(z.string().check(z.minLength(2), z.maxLength(5))),
  email: z.optional(z.email()),
  policy: z.optional(z.literal(true)),
  number: z.optional(z.number()),
})

/** The message for a value: the text's key and its arguments. */
function said(field: keyof z.output<typeof schema>, value: unknown): unknown {
  const { error } = schema.safeParse(
    { [field]: value },
    { error: (issue) => JSON.stringify(Object.values(invalidText(issue))) }
  )
  return JSON.parse(error?.issues[0].message ?? 'null')
}

test('an empty field is missing, whatever rule it breaks', () => {
  expect(said('name', '')).toEqual(['forms.invalid.missing', {}])
  expect(said('email', '')).toEqual(['forms.invalid.missing', {}])
  expect(said('name', null)).toEqual(['forms.invalid.missing', {}])
})

test('a text is too short or too long, and for what', () => {
  expect(said('name', 'A')).toEqual(['forms.invalid.too_short', { minimum: 2 }])
  expect(said('name', 'Friedrich')).toEqual(['forms.invalid.too_long', { maximum: 5 }])
})

test('an address is incomplete, a box is not ticked', () => {
  expect(said('email', 'name@')).toEqual(['forms.invalid.email', {}])
  expect(said('policy', false)).toEqual(['forms.invalid.unticked', {}])
})

test('anything else is to be checked', () => {
  expect(said('number', 'drei')).toEqual(['forms.invalid.other', {}])
})

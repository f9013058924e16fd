import { describe, expect, test } from 'vitest'
import { contactFormSchema } from '#shared/contact_form'
import { asciiEmail, toEmailKey } from '#shared/email'
import { newsletterFormSchema } from '#shared/newsletter_form'
import { ADDRESSES, NO_ADDRESSES } from '#tests/fixtures/email_addresses'

/** The rules by which browser and server judge what was typed (specification §5). */
const RULES = [
  ['contact form', contactFormSchema.shape.email],
  ['newsletter', newsletterFormSchema.shape.email],
] as const

describe.each(RULES)('the rules of the %s', (_, email) => {
  test.each(ADDRESSES)('take %s as it is', (typed) => {
    expect(email.safeParse(typed)).toEqual({ success: true, data: typed })
  })

  test.each(NO_ADDRESSES)('refuse %j', (typed) => {
    expect(email.safeParse(typed).error?.issues).toMatchObject([{ format: 'email' }])
  })

  test('refuse what is longer than 254 characters', () => {
    const long = `ada@${'b'.repeat(60)}.`.padEnd(251, 'c.').replace(/\.?$/, '.de')
    expect(long.length).toBeGreaterThanOrEqual(253)
    expect(email.safeParse(`${'a'.repeat(60)}${long}`).success).toBe(false)
  })
})

test.each(ADDRESSES)('%s is handed over as %s', (typed, handedOver) => {
  expect(asciiEmail(typed)).toBe(handedOver)
})

test('all spellings of an address have one key', () => {
  const spellings = [
    'Info@Müller.de',
    'info@MÜLLER.DE',
    'info@xn--mller-kva.de',
    'info@mu\u0308ller.de',
  ]
  expect(new Set(spellings.map(toEmailKey))).toEqual(new Set(['info@xn--mller-kva.de']))
})

import { describe, expect, test } from 'vitest'
import { contactFormSchema } from '#shared/forms/contact_form'
import { asciiEmail, needsSmtpUtf8, toEmailKey } from '#shared/forms/email'
import { newsletterFormSchema } from '#shared/forms/newsletter_form'
import { cpuTimeOf } from '#tests/cpu_time'
import { ADDRESSES, NO_ADDRESSES, SMTPUTF8_ADDRESSES } from '#tests/fixtures/forms/email_addresses'

/** The rules by which browser and server judge what was typed (specification §5). */
const RULES = [
  ['contact form', contactFormSchema.shape.email],
  ['newsletter', newsletterFormSchema.shape.email],
] as const

describe.each(RULES)('the rules of the %s', (_, email) => {
  const cost = (filling: string) => cpuTimeOf(() => email.safeParse(`a${filling.repeat(20_000)}a`))

  test.each([...ADDRESSES, ...SMTPUTF8_ADDRESSES])('take %s as it is', (typed) => {
    expect(email.safeParse(typed)).toEqual({ success: true, data: typed })
  })

  test.each([
    ' ada@boden.example ',
    '\u200Bada@boden.example',
    'ada@\u00ADboden.example\uFEFF',
    '\u202Aada@boden\u2060.example\u00A0\u202C',
  ])('take %j without what nobody sees', (pasted) => {
    expect(email.safeParse(pasted)).toEqual({ success: true, data: 'ada@boden.example' })
  })

  test.each(NO_ADDRESSES)('refuse %j', (typed) => {
    expect(email.safeParse(typed).error?.issues).toMatchObject([{ format: 'email' }])
  })

  test('take as long for spaces as for letters, however many are in the middle', () => {
    cost('b')
    expect(cost(' ')).toBeLessThan(50 * cost('b'))
  })

  test('refuse what is longer than 254 characters', () => {
    const long = `ada@${'b'.repeat(60)}.`.padEnd(251, 'c.').replace(/\.?$/, '.de')
    expect(long.length).toBeGreaterThanOrEqual(253)
    expect(email.safeParse(`${'a'.repeat(60)}${long}`).success).toBe(false)
  })
})

test.each([...ADDRESSES, ...SMTPUTF8_ADDRESSES])('%s is handed over as %s', (typed, handedOver) => {
  expect(asciiEmail(typed)).toBe(handedOver)
})

test('SMTPUTF8 is needed for letters beyond ASCII in front of the @ alone', () => {
  for (const [typed] of ADDRESSES) expect(needsSmtpUtf8(typed), typed).toBe(false)
  for (const [typed] of SMTPUTF8_ADDRESSES.slice(0, 3)) expect(needsSmtpUtf8(typed)).toBe(true)
})

test('all spellings of an address have one key', () => {
  const spellings = [
    'Info@Müller.de',
    'info@MÜLLER.DE',
    'info@xn--mller-kva.de',
    'info@mu\u0308ller.de',
  ]
  expect(new Set(spellings.map(toEmailKey))).toEqual(new Set(['info@xn--mller-kva.de']))
  expect(toEmailKey('Jo\u0308rg@x.de')).toBe(toEmailKey('jörg@X.de'))
})

import { constantFrom, dictionary, oneof, sample, string } from 'fast-check'
import { expect, test } from 'vitest'
import { AS_BROWSER, REQUEST, sendRequest } from '#tests/fixtures/forms/contact_request'
import { givenFormSite } from '#tests/fixtures/forms/form_site'
import { givenMailServer } from '#tests/fixtures/mail/given_mail_server'
import { deliverAll, waitingMails } from '#tests/fixtures/mail/outbox'

const { server, env } = await givenMailServer()
const { app } = givenFormSite({
  ...env,
  FORMS_PER_ADDRESS: '100000',
  FORMS_IN_TOTAL: '100000',
})

/** How many inputs are made up; `HOSTILE_INPUTS=10000` takes three minutes. */
const INPUTS = Number(process.env.HOSTILE_INPUTS ?? 400)

/** What makes mail programs, databases, spreadsheets and browsers stumble. */
const NASTY = [
  'Ada\r\nBcc: thief@evil.example',
  'Ada\nContent-Type: text/html\n\n<script>alert(1)</script>',
  '"Ada" <thief@evil.example>, x',
  'a@b.example, thief@evil.example',
  '\u0000\u0007\u001b[31m',
  '\u2028\u2029\u202Etxt.exe',
  "'; drop table contact_requests; --",
  '{{ 7 * 7 }} @each(x in y) ${7 * 7}',
  '</script><img src=x onerror=alert(1)>',
  '=HYPERLINK("https://evil.example")',
  '😀'.repeat(60),
  'ﷺ'.repeat(120),
]

const word = oneof(
  constantFrom(...NASTY),
  string({ unit: 'binary', maxLength: 200 }),
  string({ unit: 'grapheme', maxLength: 200 })
)

const field = constantFrom(
  ...Object.keys(REQUEST),
  'message',
  'phone',
  'sector',
  'locale',
  'website',
  'form_token',
  'request_key',
  '__proto__',
  'constructor'
)

test('whatever is sent, nothing fails on our side, and no mail gets a header of the visitor’s', async () => {
  const samples = sample(dictionary(field, word, { maxKeys: 4 }), {
    numRuns: INPUTS,
    seed: 20261121,
  })
  const statuses = new Set<number>()
  await inTurns(samples, async (fields, number) => {
    const answer = await sendRequest(
      app,
      { ...REQUEST, ...fields },
      number % 5 === 0 ? AS_BROWSER : {}
    )
    await answer.text()
    statuses.add(answer.status)
  })
  expect([...statuses].filter((status) => ![200, 422].includes(status))).toEqual([])

  const mails = await waitingMails()
  expect(mails.length).toBeGreaterThan(INPUTS / 30)
  for (const { to, replyTo, subject } of mails) {
    for (const text of [to.name, to.address, replyTo?.name, replyTo?.address, subject]) {
      expect(text ?? '').not.toMatch(/[\r\n\0]/)
    }
  }
})

test('a nasty request is delivered as what it is: one sender, one recipient, no header more', async () => {
  for (const nasty of NASTY) {
    await sendRequest(app, { ...REQUEST, name: nasty, company: nasty, message: nasty })
  }
  await deliverAll()
  const requests = server.mails.filter(({ to }) => to?.[0].address === 'kontakt@saumer.example')
  expect(requests.length).toBeGreaterThan(6)
  for (const mail of server.mails) {
    expect(mail.to).toHaveLength(1)
    expect(mail.cc ?? []).toEqual([])
    expect(mail.bcc ?? []).toEqual([])
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(mail.html).not.toMatch(/<script|<img/)
  }
  for (const { replyTo } of requests) expect(replyTo).toMatchObject([{ address: REQUEST.email }])
})

/** Does something with each of many things, eight at a time. */
async function inTurns<Thing>(
  things: readonly Thing[],
  work: (thing: Thing, number: number) => Promise<void>
) {
  let next = 0
  const lane = async () => {
    while (next < things.length) {
      const number = next++
      await work(things[number], number)
    }
  }
  await Promise.all(Array.from({ length: 8 }, lane))
}

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { COLOURS } from '#config/design'
import { givenFormSite } from '#tests/fixtures/forms/form_site'
import {
  EMAIL,
  givenRequest,
  givenSubscriber,
  ORIGIN,
  signUp,
  subscriptions,
} from '#tests/fixtures/forms/newsletter'
import { deliverAll, waitingMails } from '#tests/fixtures/mail/outbox'

const { app } = givenFormSite()

const DAY = 86_400_000

/** What the contact page of the small site says. */
const REACHABLE = 'Telefon: +49 30 23125 100\nErreichbar: 8–16 Uhr'

/** The one mail, as its file has it. */
async function mailFile(): Promise<{ mail: Email; source: string }> {
  const folder = join(app.storage, 'mail')
  const files = await readdir(folder)
  const sources = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  const source = sources.find((text) => text.includes('mail-test@boden.example')) ?? ''
  return { source, mail: await PostalMime.parse(source) }
}

test('the mail that asks for confirmation says who asks for what, in the visitor’s language, and how to refuse', async () => {
  await signUp(app, {
    email: 'mail-test@boden.example',
    redirectionUrl: `${ORIGIN}/en/contact`,
  })
  await deliverAll()
  const { mail, source } = await mailFile()
  expect(mail).toMatchObject({
    from: { name: 'Saumer Profile', address: 'website@saumer.example' },
    to: [{ address: 'mail-test@boden.example' }],
    subject: 'Please confirm your newsletter sign-up',
  })
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value
  const [{ id }] = await subscriptions()
  expect(header('list-unsubscribe')).toMatch(
    new RegExp(`^<${ORIGIN}/en/newsletter/unsubscribe/${id}\\.[\\w-]{43}>$`)
  )
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(header('auto-submitted')).toBe('auto-generated')
  expect(source).toMatch(/^List-Unsubscribe:\s+<https:\S+>\r\n/m)

  const link = /https:\S+\/en\/newsletter\/confirm\/[\w-]{43}/.exec(mail.text ?? '')?.[0]
  expect(mail.html).toContain('<html lang="en">')
  expect(mail.html).toContain(`href="${link}"`)
  for (const content of [mail.text, mail.html]) {
    expect(content).toContain('the newsletter of Saumer Profile')
    expect(content).toContain('works for 7\u00a0days')
    expect(content).toContain('You did not sign up?')
  }
})

describe('a mail of the newsletter says how to reach the company', () => {
  test('when it asks for confirmation', async () => {
    await givenRequest()
    const [mail] = await waitingMails()
    expect(plain(mail?.text)).toContain(REACHABLE)
    expect(mail?.html).toContain('+49 30 23125 100')
  })

  test('when it tells a subscriber that they have the newsletter', async () => {
    await givenSubscriber(EMAIL, new Date(Date.now() - 2 * DAY))
    await givenRequest()
    const known = (await waitingMails()).at(-1)
    expect(known?.kind).toBe('newsletter_known')
    expect(plain(known?.text)).toContain(REACHABLE)
    expect(plain(known?.text)).toContain('Newsletter abbestellen:\nhttp')
    const html = plain(known?.html)
    expect(html).toContain('+49 30 23125 100')
    expect(html).toContain('8–16 Uhr')
    expect(html).toContain(`background-color:${COLOURS.red}"></td>`)
    expect(html).toContain('>Saumer Profile</td>')
  })
})

/** A text without the marks that keep a range of hours on one line. */
function plain(text = ''): string {
  return text.replaceAll('\u2060', '').replaceAll('\u00A0', ' ')
}

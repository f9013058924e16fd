import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { givenFormSite } from '#tests/fixtures/forms/form_site'
import { givenRequest, givenSubscriber, subscriptions } from '#tests/fixtures/forms/newsletter'
import { deliverAll, giveUp, outbox } from '#tests/fixtures/mail/outbox'
import { run } from '#tests/fixtures/processes/commands'

/** Without a mail server: mails become files. */
const { app, send } = givenFormSite()

/** Words that are nowhere but in one visitor's request. */
const WORDS = 'Unverwechselbare Treppenkante'

async function givenContact(email: string, message = WORDS) {
  await expect(await send({ email, message })).toHaveStatus(200)
}

/** What the files that the site has written say, but for pictures. */
function written(folder: string): string {
  const path = join(app.storage, folder)
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => readFileSync(join(path, name), 'latin1'))
    .join('\n')
}

/** Every row that may know a visitor. */
async function rows(): Promise<string> {
  const { from } = await import('#database/query')
  return JSON.stringify([
    await from('contact_requests'),
    await subscriptions(),
    await outbox(),
    await from('rate_limits'),
  ])
}

describe('privacy:erase', () => {
  test('erases requests, receipts, sign-ups and mails in every state, and says how many', async () => {
    await givenContact('ada@boden.example')
    expect(await deliverAll()).toBe(2)
    await givenContact('Ada@Boden.example', `${WORDS} 2`)
    await giveUp()
    await givenContact('ada@BODEN.example', `${WORDS} 3`)
    await givenRequest('ADA@boden.example')
    await givenContact('eva@boden.example', 'Evas Frage')
    expect(written('mail')).toContain(WORDS)

    const { said, exitCode } = await run('privacy:erase', 'aDa@boden.example')

    expect(exitCode).toBe(0)
    expect(said).toContain(
      'Erased: contact requests 3, newsletter subscriptions 1, mails 5, mail files 2.'
    )
    const left = await rows()
    expect(left).not.toMatch(/ada@boden\.example/i)
    expect(left).not.toContain(WORDS)
    expect(left).toContain('Evas Frage')
    expect(await outbox()).toMatchObject([
      { kind: 'contact_request', status: 'waiting' },
      { recipient: 'eva@boden.example' },
    ])
    expect(written('mail')).not.toContain(WORDS)
  })

  test('finds every spelling of an internationalised domain', async () => {
    await givenContact('Info@Müller.example')
    await givenRequest('info@xn--mller-kva.example')
    const { said } = await run('privacy:erase', 'info@MÜLLER.example')
    expect(said).toContain('contact requests 1, newsletter subscriptions 1, mails 3')
    expect(await rows()).not.toMatch(/info@/i)
  })

  test('leaves what others wrote, even to the company’s own address', async () => {
    await givenContact('eva@boden.example')
    const { said } = await run('privacy:erase', 'kontakt@saumer.example')
    expect(said).toContain('contact requests 0, newsletter subscriptions 0, mails 0, mail files 0')
    expect(await outbox()).toHaveLength(2)
  })

  test('refuses what is no address', async () => {
    const { said, exitCode } = await run('privacy:erase', 'ada')
    expect(said).toContain('ada is no e-mail address.')
    expect(exitCode).toBe(1)
  })

  test('ends a confirmed subscription and keeps its proof, until the privacy page says', async () => {
    const { exportSubscribers } = await import('#newsletter/export_subscribers')
    await givenSubscriber('ada@boden.example')
    const { said } = await run('privacy:erase', 'ada@boden.example')
    const year = new Date().getUTCFullYear() + 3
    expect(said).toContain('newsletter subscriptions 0, mails 1')
    expect(said).toContain(`Kept as proof of consent until the end of ${year}: ended newsletter`)
    expect(await exportSubscribers()).not.toContain('ada@boden.example')
    expect(await subscriptions()).toMatchObject([
      { email: 'ada@boden.example', unsubscribedAt: expect.stringMatching(/^\d{4}-/) },
    ])
    expect(await outbox()).toEqual([])
  })

  test('erases the proof as well when it is told to', async () => {
    await givenSubscriber('ada@boden.example')
    const { said } = await run('privacy:erase', 'ada@boden.example', '--with-proof')
    expect(said).toContain('newsletter subscriptions 1, mails 1')
    expect(said).not.toContain('Kept')
    expect(await rows()).not.toContain('ada@boden.example')
  })
})

describe.runIf(process.env.TEST_DATABASE === 'sqlite')('what is erased or purged', () => {
  test('is gone from the database file and its log, too', async () => {
    await givenContact('ada@boden.example')
    expect(written('.')).toContain(WORDS)
    await run('privacy:erase', 'ada@boden.example')
    expect(written('.')).not.toContain(WORDS)
  })
})

test('privacy:purge deletes what is due', async () => {
  await givenRequest('ada@boden.example', new Date(Date.now() - 8 * 86_400_000))
  await givenRequest('eva@boden.example')
  expect((await run('privacy:purge')).said).toContain('What was due is deleted.')
  expect(await subscriptions()).toMatchObject([{ email: 'eva@boden.example' }])
})

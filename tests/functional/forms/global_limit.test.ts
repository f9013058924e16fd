import { describe, expect, test } from 'vitest'
import { AS_BROWSER } from '#tests/fixtures/forms/contact_request'
import { givenFormSite } from '#tests/fixtures/forms/form_site'
import { ORIGIN, signUp, subscriptions } from '#tests/fixtures/forms/newsletter'
import { outbox, waitingMails } from '#tests/fixtures/mail/outbox'
import { givenLog } from '#tests/fixtures/processes/log'

const { app, send } = givenFormSite({ FORMS_PER_ADDRESS: '10', FORMS_IN_TOTAL: '30' })

let number = 0

/** Sends a request of somebody else each time, from an address. */
async function sendFrom(address: string, fields: object = {}, headers: object = {}) {
  number++
  const own = { message: `Frage ${number}`, email: `ada${number}@boden.example` }
  return send({ ...own, ...fields }, { 'X-Forwarded-For': address, ...headers })
}

/** Signs somebody else up each time, from an address. */
function signUpFrom(address: string, email = `ada${number++}@boden.example`) {
  const body = { email, redirectionUrl: `${ORIGIN}/de` }
  return signUp(app, body, { 'X-Forwarded-For': address })
}

/** Three networks send as much as each may: together it is as much as is usual. */
async function givenGlobalLimitReached(submit: (address: string) => Promise<Response>) {
  const addresses = Array.from({ length: 30 }, (_, sent) => `10.0.${Math.floor(sent / 10)}.1`)
  const answers = await Promise.all(addresses.map((address) => submit(address)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
}

async function requests() {
  const { from } = await import('#database/query')
  return from('contact_requests').orderBy('id')
}

const kinds = async () => (await outbox()).map(({ kind }) => kind)

describe('above the global limit of the contact form', () => {
  test('shuts nobody out: each request is stored, with its finding', async () => {
    await givenGlobalLimitReached(sendFrom)
    for (let network = 3; network < 10; network++) {
      await expect(await sendFrom(`10.0.${network}.1`)).toHaveStatus(200)
    }
    const page = await sendFrom('10.0.10.1', {}, AS_BROWSER)
    await expect(page).toHaveStatus(200)
    const stored = await requests()
    expect(stored).toHaveLength(38)
    expect(new Set(stored.slice(0, 30).map(({ spam_signals }) => spam_signals))).toEqual(
      new Set([''])
    )
    expect(new Set(stored.slice(30).map(({ spam_signals }) => spam_signals))).toEqual(
      new Set(['global_limit'])
    )
  })

  test('has nobody sent a mail that they have not asked for', async () => {
    await givenGlobalLimitReached(sendFrom)
    expect((await kinds()).filter((kind) => kind === 'contact_receipt')).toHaveLength(30)
    for (let sent = 0; sent < 5; sent++) await sendFrom('10.0.3.1')
    expect(await outbox()).toHaveLength(60)
  })

  test('reaches the company in one mail, which tells of each request once', async () => {
    const { mailBundles } = await import('#contact/request_bundle')
    await givenGlobalLimitReached(sendFrom)
    await sendFrom('10.0.3.1', { message: 'Welches Profil\nbei 8 mm?', phone: '+49 30 1' })
    await sendFrom('10.0.4.1', { website: 'https://pills.example' })
    await Promise.all([mailBundles(), mailBundles()])
    await mailBundles()
    const bundles = (await waitingMails()).filter(({ kind }) => kind === 'contact_bundle')
    expect(bundles).toMatchObject([
      { to: { address: 'kontakt@saumer.example' }, subject: 'Kontaktanfragen, gesammelt: 2' },
    ])
    const [first, second] = (await requests()).slice(30)
    expect(bundles[0].text).toContain(
      `${first.code}: Ada Boden, Boden & Söhne, ${first.email}, +49 30 1: Welches Profil bei 8 mm?\n${second.code}: `
    )
  })

  test('tells of nobody who was erased, and of the others in another mail', async () => {
    const { eraseAddress } = await import('#operations/erase_address')
    const { mailBundles } = await import('#contact/request_bundle')
    await givenGlobalLimitReached(sendFrom)
    for (const name of ['eva', 'ida']) {
      await sendFrom('10.0.9.1', { email: `${name}@boden.example` })
    }
    await mailBundles()
    expect(await eraseAddress('eva@boden.example')).toMatchObject({ requests: 1, mails: 1 })
    await mailBundles()
    const bundles = (await waitingMails()).filter(({ kind }) => kind === 'contact_bundle')
    expect(bundles).toHaveLength(1)
    expect(bundles[0].text).not.toContain('eva@')
    expect(bundles[0].text).toContain('ida@boden.example')
  })

  test('of many is divided into mails that can be read', async () => {
    const { mailBundles } = await import('#contact/request_bundle')
    const { from } = await import('#database/query')
    for (let sent = 0; sent < 3; sent++) await sendFrom('10.0.0.1')
    const [model] = await requests()
    const { into } = await import('#database/query')
    for (let copy = 0; copy < 205; copy++) {
      const { id: _, ...request } = model
      await into('contact_requests').insert({
        ...request,
        code: `C${copy}`,
        request_key: `copy ${copy}`,
        awaits_bundle: true,
      })
    }
    await from('outbox_messages').delete()
    await mailBundles()
    const mails = await waitingMails()
    expect(mails.map(({ subject }) => subject.split(': ')[1])).toEqual(['100', '100', '5'])
    const told = mails.flatMap(({ text }) => Array.from(text.matchAll(/^C\d+(?=:)/gm), String))
    expect(told).toEqual(Array.from({ length: 205 }, (_, copy) => `C${copy}`))
  })

  test('still has a network refused that sends too much', async () => {
    await givenGlobalLimitReached(sendFrom)
    for (let sent = 0; sent < 10; sent++) {
      await expect(await sendFrom('10.0.3.1')).toHaveStatus(200)
    }
    const refused = await sendFrom('10.0.3.1')
    await expect(refused).toHaveStatus(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(1700)
  })

  test('is none of refused attempts: one network alone does not reach the global limit', async () => {
    for (let sent = 0; sent < 40; sent++) await sendFrom('10.0.0.1')
    await sendFrom('10.0.1.1')
    expect((await requests()).map(({ spam_signals }) => spam_signals)).toEqual(Array(11).fill(''))
  })

  test('is over after half an hour', async () => {
    const { purgeAttempts } = await import('#forms/rate_limit')
    await givenGlobalLimitReached(sendFrom)
    await sendFrom('10.0.3.1')
    await purgeAttempts(Date.now() + 31 * 60_000)
    await sendFrom('10.0.3.1')
    expect((await requests()).slice(30).map(({ spam_signals }) => spam_signals)).toEqual([
      'global_limit',
      '',
    ])
  })

  test('is logged once, with its figure', async () => {
    const log = await givenLog()
    await givenGlobalLimitReached(sendFrom)
    for (let network = 3; network < 6; network++) await sendFrom(`10.0.${network}.1`)
    expect(log).toEqual([
      { level: 40, msg: 'the global limit of a form is exceeded', form: 'contact', limit: 30 },
    ])
  })

  test('leaves the newsletter as it is', async () => {
    await givenGlobalLimitReached(sendFrom)
    for (let sent = 0; sent < 3; sent++) {
      await expect(await signUpFrom('10.0.3.1')).toHaveStatus(200)
    }
  })
})

describe('above the global limit of the newsletter', () => {
  test('shuts nobody out: whoever comes gets the mail to confirm', async () => {
    await givenGlobalLimitReached(signUpFrom)
    for (let network = 3; network < 8; network++) {
      await expect(await signUpFrom(`10.0.${network}.1`)).toHaveStatus(200)
    }
    expect(await subscriptions()).toHaveLength(35)
    expect(await kinds()).toEqual(Array(35).fill('newsletter_confirmation'))
  })

  test('leaves each network a fifth, and tells the rest when to come back', async () => {
    await givenGlobalLimitReached(signUpFrom)
    await expect(await signUpFrom('10.0.3.1')).toHaveStatus(200)
    await expect(await signUpFrom('10.0.3.2')).toHaveStatus(200)
    const refused = await signUpFrom('10.0.3.3')
    await expect(refused).toHaveStatus(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(1700)
    expect(await outbox()).toHaveLength(32)
  })
})

import { afterEach, describe, expect, test, vi } from 'vitest'
import { NEWSLETTER_URL } from '#shared/forms/newsletter_form'
import { givenFormSite } from '#tests/fixtures/forms/form_site'
import {
  EMAIL,
  FIELDS,
  givenRequest,
  givenSubscriber,
  linkOf,
  ORIGIN,
  postSignUp,
  signUp,
  subscriptions,
  tokenOf,
} from '#tests/fixtures/forms/newsletter'
import { waitingMails } from '#tests/fixtures/mail/outbox'
import { givenPauses } from '#tests/fixtures/processes/pauses'
import { ask, pageObject } from '#tests/visitor'

const { app } = givenFormSite()

const DAY = 86_400_000

/** Some days before now. */
const daysAgo = (days: number) => new Date(Date.now() - days * DAY)

describe('a sign-up', () => {
  test('is kept as pending, with the proof of the consent and no more', async () => {
    const answer = await signUp(app, {
      email: 'Ada@Boden.example',
      redirectionUrl: `${ORIGIN}/de/kontakt?thema=8%20mm&notice=contact_sent#form`,
    })
    await expect(answer).toHaveStatus(200)
    expect(await answer.json()).toEqual({})
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await subscriptions()).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        email: 'Ada@Boden.example',
        emailKey: 'ada@boden.example',
        locale: 'de',
        requestedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        confirmedAt: null,
        unsubscribedAt: null,
        consentWording: expect.stringMatching(/^Ich möchte den Newsletter .* unter Datenschutz\.$/),
        consentVersion: expect.stringMatching(/^[0-9a-f]{16}$/),
        formAddress: '/de/kontakt',
        returnPath: '/de/kontakt?thema=8%20mm&notice=contact_sent',
        tokenHash: expect.stringMatching(/^[0-9a-f]{64}$/),
        tokenExpiresAt: expect.any(String),
        mailedAt: expect.any(String),
      },
    ])
    const [{ requestedAt, tokenExpiresAt }] = await subscriptions()
    expect(Date.parse(tokenExpiresAt) - Date.parse(requestedAt)).toBe(7 * DAY)
  })

  test('has its consent kept in the words of the visitor’s language, with a version of its own', async () => {
    await signUp(app, { email: 'a@boden.example', redirectionUrl: `${ORIGIN}/de` })
    await signUp(app, { email: 'b@boden.example', redirectionUrl: `${ORIGIN}/en` })
    await signUp(app, { email: 'c@boden.example', redirectionUrl: `${ORIGIN}/en` })
    const [german, english, another] = await subscriptions()
    expect(english).toMatchObject({ locale: 'en', consentWording: /^I would like/ })
    expect(english.consentVersion).not.toBe(german.consentVersion)
    expect(another.consentVersion).toBe(english.consentVersion)
  })
})

test.each<[string, object, Record<string, string>, string]>([
  ['the one it names', { locale: 'fr' }, { Referer: `${ORIGIN}/en/contact` }, 'fr'],
  ['that of its page', { redirectionUrl: `${ORIGIN}/en/contact` }, {}, 'en'],
  ['that of the page it was sent from', {}, { Referer: `${ORIGIN}/en/contact` }, 'en'],
  ['German else', { redirectionUrl: 'https://evil.example/en', locale: 'xx' }, {}, 'de'],
])('the language of a sign-up is %s', async (_, body, headers, locale) => {
  await signUp(app, { email: EMAIL, ...body }, headers)
  expect(await subscriptions()).toMatchObject([{ locale }])
})

/** The answer to a sign-up, without what differs between any two. */
async function comparableAnswer(email: string) {
  const answer = await signUp(app, { email, redirectionUrl: `${ORIGIN}/de` })
  const { date: _, 'x-request-id': __, ...headers } = Object.fromEntries(answer.headers)
  return { status: answer.status, headers, body: await answer.text() }
}

test('nobody finds out whether an address is known: all are answered the same, as fast', async () => {
  const addresses = ['new@boden.example', 'pending@boden.example', 'confirmed@boden.example']
  await givenRequest('pending@boden.example', daysAgo(2))
  await givenSubscriber('confirmed@boden.example', daysAgo(2))

  const { default: db } = await import('@adonisjs/lucid/services/db')
  const transaction = db.transaction.bind(db) as (...work: unknown[]) => Promise<never>
  const events: string[] = []
  vi.spyOn(db, 'transaction').mockImplementation(async (...work: unknown[]) => {
    const result = await transaction(...work)
    events.push('written')
    return result
  })
  let pause = Promise.withResolvers<void>()
  givenPauses((milliseconds) => {
    events.push(`pause of ${milliseconds} ms`)
    return pause.promise
  })

  const answers: unknown[] = []
  for (const address of addresses) {
    const answering = comparableAnswer(address).then((answer) => {
      events.push('answered')
      return answer
    })
    await expect.poll(() => events).toHaveLength(2)
    await ask(app, '/health')
    events.push('end of the pause')
    pause.resolve()
    answers.push(await answering)
    expect(events).toEqual(['pause of 300 ms', 'written', 'end of the pause', 'answered'])
    events.length = 0
    pause = Promise.withResolvers()
  }
  for (const answer of answers) expect(answer).toEqual(answers[0])
})

describe('the mail', () => {
  test('goes out once in 24 hours, however often somebody asks', async () => {
    const start = daysAgo(3)
    for (const minutes of [0, 1, 60, 23 * 60, 24 * 60 - 1]) {
      await givenRequest(EMAIL, new Date(start.getTime() + minutes * 60_000))
    }
    await givenRequest('ADA@boden.example', start)
    expect(await waitingMails()).toHaveLength(1)
    await givenRequest(EMAIL, new Date(start.getTime() + DAY + 60_000))
    expect(await waitingMails()).toHaveLength(2)
    expect(await subscriptions()).toHaveLength(1)
  })

  test('goes to an address that has unsubscribed only after 24 hours', async () => {
    const { unsubscribe } = await import('#newsletter/unsubscription')
    const start = daysAgo(3)
    await givenRequest(EMAIL, start)
    const [{ id }] = await subscriptions()
    await unsubscribe(id, start)
    await givenRequest(EMAIL, new Date(start.getTime() + DAY - 60_000))
    expect(await waitingMails()).toHaveLength(1)
    await givenRequest(EMAIL, new Date(start.getTime() + DAY + 60_000))
    expect(await waitingMails()).toHaveLength(2)
    expect(await subscriptions()).toHaveLength(2)
  })

  test('tells a subscriber that they have the newsletter; their proof stays as it is', async () => {
    await givenSubscriber(EMAIL, daysAgo(2))
    const [before] = await subscriptions()
    await givenRequest()
    const [after] = await subscriptions()
    expect(after).toEqual({ ...before, mailedAt: after.mailedAt })
    const mails = await waitingMails()
    expect(mails.map(({ kind }) => kind)).toEqual(['newsletter_confirmation', 'newsletter_known'])
    expect(linkOf(mails[1])).toEqual(unsubscribePath(before))
  })

  test('after a day replaces the first one’s link', async () => {
    const { linkState } = await import('#newsletter/confirmation')
    await givenRequest(EMAIL, daysAgo(2))
    await givenRequest()
    const tokens = (await waitingMails()).map(tokenOf)
    expect(await Promise.all(tokens.map((token) => linkState(token)))).toEqual(['unknown', 'open'])
  })
})

function unsubscribePath({ id }: { id: string }) {
  return expect.stringMatching(new RegExp(`^/de/newsletter/unsubscribe/${id}\\.[\\w-]{43}$`))
}

describe('what is refused is told why, in the language of the visitor:', () => {
  const english = { Referer: `${ORIGIN}/en/contact` }

  test.each([
    ['no address', {}],
    ['half an address', { email: 'ada@boden' }],
    ['two addresses', { email: 'ada@boden.example, eva@boden.example' }],
    ['a line break', { email: 'ada@boden.example\r\nBcc: eva@boden.example' }],
    ['a control character at its end', { email: 'ada@boden.example\u0000' }],
    ['a name', { email: 'Ada <ada@boden.example>' }],
    ['a list', { email: ['ada@boden.example'] }],
    ['a box that is not ticked', { email: EMAIL, data_policy: false }],
    ['a list in the place of fields', [1]],
  ])('%s', async (_, body) => {
    const answer = await signUp(app, body, english)
    await expect(answer).toHaveStatus(422)
    expect(await answer.json()).toMatchObject({
      message: 'Please check the email address, and tick the box.',
    })
    expect(await subscriptions()).toEqual([])
  })

  test.each(['7', 'null', '{"email":', '"ada"'])('%s in the place of fields', async (body) => {
    await expect(await signUp(app, body, english)).toHaveStatus(400)
  })

  test('what machines fill in: it is said, and nobody gets a mail', async () => {
    const answer = await signUp(app, { email: EMAIL, website: 'https://evil.example' })
    await expect(answer).toHaveStatus(422)
    expect(await answer.json()).toMatchObject({
      message: expect.stringContaining('für Menschen nicht zu sehen'),
    })
    expect(await waitingMails()).toEqual([])
  })
})

/** Has the database refuse whatever is written. */
async function givenFullDatabase() {
  const { default: db } = await import('@adonisjs/lucid/services/db')
  vi.spyOn(db, 'transaction').mockRejectedValue(new Error('database or disk is full'))
}

describe('while the database takes nothing', () => {
  afterEach(() => vi.restoreAllMocks())

  test('a sign-up is refused and never acknowledged', async () => {
    await givenFullDatabase()
    const answer = await signUp(app)
    await expect(answer).toHaveStatus(503)
    expect(answer.headers.get('retry-after')).toBe('60')
    expect(await answer.json()).toEqual({ message: expect.stringContaining('in einigen Minuten') })
    vi.restoreAllMocks()
    expect(await subscriptions()).toEqual([])
    await expect(await signUp(app)).toHaveStatus(200)
  })

  test('without JavaScript the form comes back with what was entered', async () => {
    await givenFullDatabase()
    const answer = await postSignUp(app, FIELDS)
    await expect(answer).toHaveStatus(503)
    const { component, props } = pageObject(await answer.text())
    expect(component).toBe('Root/Newsletter')
    expect(props).toMatchObject({ values: { email: EMAIL, data_policy: true }, errors: {} })
  })
})

describe('without JavaScript', () => {
  test('a sign-up leads back to its page, which says so', async () => {
    const answer = await postSignUp(app, { ...FIELDS, redirectionUrl: '/de/newsletter?a=b' })
    await expect(answer).toHaveStatus(303)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const location = answer.headers.get('location') ?? ''
    expect(location).toBe('/de/newsletter?a=b&notice=newsletter_requested')
    expect(pageObject((await ask(app, location)).body).props.notice).toMatch(/^Fast geschafft/)
    expect(await subscriptions()).toHaveLength(1)
  })

  test('a sign-up that cannot be taken comes back with what was entered', async () => {
    const answer = await postSignUp(app, { ...FIELDS, email: 'ada@boden', data_policy: '' })
    await expect(answer).toHaveStatus(422)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const { component, props } = pageObject(await answer.text())
    expect(component).toBe('Root/Newsletter')
    expect(props).toMatchObject({
      message: 'Bitte prüfen Sie die E-Mail-Adresse, und setzen Sie das Häkchen.',
      values: { email: 'ada@boden', data_policy: false },
      errors: {
        email: ['„E-Mail-Adresse“ ist keine vollständige E-Mail-Adresse, wie name@beispiel.de.'],
        data_policy: ['Bitte setzen Sie das Häkchen.'],
      },
    })
    expect(await subscriptions()).toEqual([])
  })

  test('the form’s address leads whoever comes back to it to the page', async () => {
    const answer = await ask(app, NEWSLETTER_URL)
    expect(answer).toMatchObject({ status: 302, headers: { location: '/de/newsletter' } })
  })
})

describe('the texts of the form', () => {
  test('are those that the modal needs, in the page’s language', async () => {
    const { status, body } = await ask(app, '/api/newsletter/texts/en')
    expect(status, body).toBe(200)
    const texts: Record<string, unknown> = JSON.parse(body)
    expect(texts).toHaveProperty(['newsletter.form.subscribe'], 'Subscribe')
    expect(texts).toHaveProperty(['forms.offline'])
    expect(Object.keys(texts).filter((key) => /\.(step|refused)\./.test(key))).toEqual([])
  })

  test('are there in no other language', async () => {
    await expect(await ask(app, '/api/newsletter/texts/xx')).toHaveStatus(404)
  })
})

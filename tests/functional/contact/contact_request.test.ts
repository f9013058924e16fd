import { describe, expect, test } from 'vitest'
import {
  AS_BROWSER,
  guards,
  REQUEST,
  sendRequest,
  storedRequests,
} from '#tests/fixtures/forms/contact_request'
import { givenFormSite } from '#tests/fixtures/forms/form_site'
import { waitingMails } from '#tests/fixtures/mail/outbox'
import { pageObject } from '#tests/visitor'

const { app, send } = givenFormSite()

/** The time in some days. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

describe('a request', () => {
  test('is kept with everything that was entered, choices by their value, booleans as given', async () => {
    const answer = await send({
      department: 'Einkauf',
      sector: 'objector',
      phone: '+49 30 23125 333',
      origin: 'recommendation',
      message: 'Welches Profil\r\nbei 8 mm?',
      application_engineer: 'true',
      field_service: 'false',
      per_mail: 'true',
    })
    await expect(answer).toHaveStatus(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const { data_policy: _, ...entered } = REQUEST
    expect(await storedRequests()).toEqual([
      expect.objectContaining({
        ...entered,
        department: 'Einkauf',
        sector: 'objector',
        phone: '+49 30 23125 333',
        origin: 'recommendation',
        message: 'Welches Profil\nbei 8 mm?',
        applicationEngineer: true,
        fieldService: false,
        backOffice: false,
        perPhone: false,
        perMail: true,
        countryCode: 'DE',
        locale: 'de',
        isSuspected: false,
        spamSignals: '',
        code: expect.stringMatching(/^[2-9A-Z]{8}$/),
      }),
    ])
  })

  test('writes a mail to the company, which answers to the visitor', async () => {
    await send({ sector: 'objector', message: 'Eine <b>Frage</b>' })
    const [mail] = await waitingMails()
    const [{ code }] = await storedRequests()
    expect(mail).toMatchObject({
      kind: 'contact_request',
      to: { address: 'kontakt@saumer.example' },
      replyTo: { name: 'Ada Boden', address: 'ada@boden.example' },
      subject: `Kontaktanfrage von Boden & Söhne (${code})`,
    })
    expect(mail.text).toContain('Branche: Objekteur')
    expect(mail.text).toContain('> Eine <b>Frage</b>')
    expect(mail.html).toContain('Eine &lt;b&gt;Frage&lt;/b&gt;')
  })

  test('gets a receipt in the language of the page, without a word of what was written', async () => {
    await send({ message: 'Besuchen Sie meine Seite', locale: 'en' })
    const [, receipt] = await waitingMails()
    expect(receipt).toMatchObject({
      kind: 'contact_receipt',
      to: { name: '', address: 'ada@boden.example' },
      subject: 'Your enquiry has arrived',
    })
    expect(receipt.html).toContain('lang="en"')
    for (const word of [REQUEST.name, 'Boden', 'Besuchen']) {
      expect(receipt.text + receipt.html).not.toContain(word)
    }
  })

  test('is answered with the code in its mails, with what was sent and with what happens next', async () => {
    const answer = await send({
      sector: 'objector',
      message: 'Zwei\nZeilen',
      per_mail: 'true',
      locale: 'en',
      country: 'Germany',
    })
    const [{ code }] = await storedRequests()
    expect(await answer.json()).toEqual({
      code: { label: 'Request code', value: code },
      facts: [
        { label: 'Name', value: 'Ada Boden' },
        { label: 'Company', value: 'Boden & Söhne' },
        { label: 'Line of business', value: 'Contract fitter' },
        { label: 'Street and number', value: 'Estrichweg 4' },
        { label: 'Postcode', value: '10115' },
        { label: 'Town or city', value: 'Berlin' },
        { label: 'Country', value: 'Germany' },
        { label: 'Email', value: 'ada@boden.example' },
        { label: 'Reply requested', value: 'By email' },
      ],
      message: 'Zwei\nZeilen',
      next: expect.stringMatching(/will get in touch with you.*give the request code\.$/),
    })
    const [mail, receipt] = await waitingMails()
    expect(mail.subject).toContain(`(${code})`)
    expect(receipt.text).toContain(`Request code: ${code}`)
  })

  test('that is sent again with its key is one request, with one code', async () => {
    const again = await guards('9f1c')
    const answers = await Promise.all(
      [1, 2, 3].map(() => sendRequest(app, { ...REQUEST, ...again }))
    )
    answers.push(await sendRequest(app, { ...REQUEST, ...again }))
    const [{ code }, ...others] = await storedRequests()
    expect(others).toEqual([])
    for (const answer of answers) expect((await answer.json()).code.value).toBe(code)
    expect(await waitingMails()).toHaveLength(2)
  })

  test('whose words were changed before it was sent again is a second one', async () => {
    const again = await guards('9f1c')
    await sendRequest(app, { ...REQUEST, ...again })
    await sendRequest(app, { ...REQUEST, ...again, message: 'Noch etwas' })
    expect(await storedRequests()).toHaveLength(2)
  })

  test('without JavaScript counts once when it is sent twice within minutes', async () => {
    await sendRequest(app, REQUEST, AS_BROWSER)
    const again = await sendRequest(app, REQUEST, AS_BROWSER)
    const [{ code }, ...others] = await storedRequests()
    expect(others).toEqual([])
    expect(pageObject(await again.text()).props.sent).toHaveProperty('code.value', code)
    await sendRequest(app, { ...REQUEST, message: 'Noch etwas' }, AS_BROWSER)
    expect(await storedRequests()).toHaveLength(2)
  })

  test('is deleted with its mails after its retention period', async () => {
    await send()
    const { purgeContactRequests } = await import('#contact/contact_requests')
    await purgeContactRequests(inDays(180))
    expect(await storedRequests()).toHaveLength(1)
    expect(await waitingMails()).not.toHaveLength(0)
    await purgeContactRequests(inDays(182))
    expect(await storedRequests()).toHaveLength(0)
    expect(await waitingMails()).toHaveLength(0)
  })
})

describe('a request that cannot be taken', () => {
  test.each([
    ['name', 'A'],
    ['company', ''],
    ['street', 'x'],
    ['zip', '1011'],
    ['city', 'B'],
    ['country', ''],
    ['email', 'ada@boden'],
    ['data_policy', 'false'],
    ['message', 'x'.repeat(5001)],
    ['sector', 'thief'],
  ])('says what is wrong with %s (%j)', async (field, value) => {
    const answer = await send({ [field]: value })
    await expect(answer).toHaveStatus(422)
    expect(await answer.json()).toEqual({
      message: 'Ihre Anfrage wurde noch nicht gesendet. Bitte prüfen Sie die markierten Felder.',
      errors: { [field]: [expect.stringMatching(/\.$/)] },
    })
    expect(await storedRequests()).toEqual([])
    expect(await waitingMails()).toEqual([])
  })

  test('says everything that is wrong at once, in the language of the page', async () => {
    const answer = await sendRequest(app, { locale: 'en' })
    const { errors } = await answer.json()
    expect(Object.keys(errors).toSorted()).toEqual([
      'city',
      'company',
      'country',
      'data_policy',
      'email',
      'name',
      'street',
      'zip',
    ])
    expect(errors.name).toEqual(['Please fill in “Name”.'])
  })

  test('without JavaScript comes back as its page with everything that was entered', async () => {
    const answer = await sendRequest(
      app,
      { ...REQUEST, zip: '1', per_phone: 'true', message: 'Lange\r\nWorte', locale: 'en' },
      AS_BROWSER
    )
    await expect(answer).toHaveStatus(422)
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const { component, props } = pageObject(await answer.text())
    expect(component).toBe('Contact/Show')
    expect(props).toMatchObject({
      locale: 'en',
      currentRoute: 'contact',
      errors: { zip: [expect.stringContaining('country code')] },
      values: { name: 'Ada Boden', zip: '1', per_phone: true, per_mail: false, data_policy: true },
      message: expect.stringContaining('not been sent'),
    })
  })
})

describe('without JavaScript', () => {
  test('a request is answered with its page, which says the code and what was sent', async () => {
    const answer = await sendRequest(app, { ...REQUEST, locale: 'de' }, AS_BROWSER)
    await expect(answer).toHaveStatus(200)
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const html = await answer.text()
    const { component, props } = pageObject(html)
    expect(component).toBe('Contact/Show')
    const [{ code }] = await storedRequests()
    expect(props.sent).toMatchObject({
      code: { label: 'Kennzeichen', value: code },
      facts: expect.arrayContaining([{ label: 'Firma', value: 'Boden & Söhne' }]),
    })
    expect(html).not.toContain('name="data_policy"')
  })

  test('nothing but known sentences can be put on a page by its address', async () => {
    for (const query of ['notice=constructor', 'notice=Hallo', 'notice[]=newsletter_requested']) {
      const page = await fetch(`${app.url}/de/kontakt?${query}`)
      expect(pageObject(await page.text()).props.notice).toBeNull()
    }
  })

  test('whoever comes back to the form’s address is led to its page', async () => {
    const answer = await fetch(`${app.url}/contact/submit`, { redirect: 'manual' })
    await expect(answer).toHaveStatus(302)
    expect(answer.headers.get('location')).toBe('/de/kontakt')
  })
})

describe('what speaks against a person', () => {
  test('the field that nobody sees marks a request, and nobody gets a receipt', async () => {
    const answer = await send({ website: 'https://pills.example' })
    await expect(answer).toHaveStatus(200)
    expect(await storedRequests()).toMatchObject([{ isSuspected: true, spamSignals: 'honeypot' }])
    expect(await waitingMails()).toMatchObject([
      { kind: 'contact_request', subject: expect.stringMatching(/^\[Spam-Verdacht\] /) },
    ])
  })

  test('a form that was filled in within a second is marked', async () => {
    const { createFormToken } = await import('#forms/form_token')
    await send({ form_token: createFormToken() })
    expect(await storedRequests()).toMatchObject([{ isSuspected: true, spamSignals: 'too_fast' }])
  })

  test('a missing or forged token alone is not enough', async () => {
    await send({ form_token: '' })
    await send({ form_token: 'zzzz.abc', message: 'b' })
    expect(await storedRequests()).toMatchObject([
      { isSuspected: false, spamSignals: 'no_token' },
      { isSuspected: false, spamSignals: 'no_token' },
    ])
  })

  test('more than two links are told, and two are not', async () => {
    await send({ message: 'https://a.example und https://b.example' })
    await send({ message: 'https://a.example http://b.example https://c.example' })
    const found = (await storedRequests()).map(({ spamSignals }) => spamSignals)
    expect(found.toSorted()).toEqual(['', 'links'])
  })

  test('the token is given to whoever begins a form, and stored nowhere', async () => {
    const asked = Date.now()
    const answer = await fetch(`${app.url}/api/form-token`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const { token } = await answer.json()
    const { formTokenAge } = await import('#forms/form_token')
    const answered = Date.now()
    expect(formTokenAge(token, answered)).toBeLessThanOrEqual(answered - asked)
  })
})

import { describe, expect, test } from 'vitest'
import type { ConcernProps } from '#contact/contact_page'
import { givenCatalogueSite } from '#tests/fixtures/catalogue/catalogue_site'
import {
  AS_BROWSER,
  REQUEST,
  sendRequest,
  storedRequests,
} from '#tests/fixtures/forms/contact_request'
import { givenFormSite } from '#tests/fixtures/forms/form_site'
import { waitingMails } from '#tests/fixtures/mail/outbox'
import { ask, pageObject, visit } from '#tests/visitor'

const { app, send } = givenFormSite({}, givenCatalogueSite())

const NOSING = 'product_families.stairs.nosing_42'
const SAMPLE = `group=${NOSING}&article=15101&colour=silver_matt&length=270&h=8%2C5`

/** What the form shows that a link has begun. */
async function shownFor(query: string, path = '/de/kontakt') {
  const { props } = await visit(app, `${path}?${query}`)
  return props.concern as ConcernProps | null
}

const storedConcerns = async () => (await storedRequests()).map(({ concern }) => concern)

describe('a link to the contact form names', () => {
  test('a sample, with its picture and the way back to the choice', async () => {
    expect(await shownFor(SAMPLE)).toEqual({
      label: 'Muster anfragen',
      title: 'Kante 42',
      details: 'Artikel 15101, Farbe 101 Silber matt, 270\u00A0cm',
      image: expect.objectContaining({ original_url: expect.stringContaining('silver-matt') }),
      href: '/de/produkte/treppe/nosing-42?h=8%2C5&article=15101&colour=silver_matt&length=270#article-15101',
      query: SAMPLE,
    })
  })

  test('how the sample is fixed, if the article can be', async () => {
    expect(await shownFor(`${SAMPLE}&fixing=screw_visible`)).toMatchObject({
      details:
        'Artikel 15101, Farbe 101 Silber matt, 270\u00A0cm, Befestigung: sichtbar verschraubt',
      href: expect.stringContaining('&length=270&fixing=screw_visible#article-15101'),
    })
    expect(await shownFor(`${SAMPLE}&fixing=mounting_adhesive`)).toMatchObject({
      details: 'Artikel 15101, Farbe 101 Silber matt, 270\u00A0cm',
    })
  })

  test('a decor, and what is told in another language', async () => {
    const shown = await shownFor(`group=${NOSING}&decor=oak`, '/en/contact')
    expect(shown).toMatchObject({
      label: 'Request a sample',
      title: 'Nosing 42',
      details: 'decor D 101 Eiche',
      href: '/en/products/stairs/nosing-42?colour=decor-oak#decor-oak',
    })
    expect(await shownFor('group=product_families.stairs.ramp', '/en/contact')).toMatchObject({
      title: 'Rampe 4–\u206012',
      lang: { title: 'de' },
    })
  })

  test('a material list, of which only what the catalogue has is told', async () => {
    const list = '1**15101*l270*rFlur*nEilt**99999**sample*scolour-silver_matt'
    expect(await shownFor(new URLSearchParams({ list }).toString())).toMatchObject({
      label: 'Materialliste',
      title: '2 Positionen',
      details: '15101 Kante 42 · Handmuster 101 Silber matt',
      href: expect.stringMatching(/^\/de\/produkte\/liste\?list=/),
    })
    expect(await shownFor('list=1**99999')).toBeNull()
  })

  test('the advice, with or without an article', async () => {
    const answers = 'place=step&left=vinyl&left_mm=6.5'
    expect(await shownFor(`${answers}&group=${NOSING}&article=15102`)).toMatchObject({
      label: 'Profilberater',
      title: 'Kante 42',
      details: 'Artikel 15102',
      href: `/de/produkte/berater?${answers}&step=result#result`,
    })
    expect(await shownFor(`${answers}&heating=maybe`)).toMatchObject({
      title: 'Treppenstufe, Vinyl, 6,5\u00A0mm',
      details: '',
      href: `/de/produkte/berater?${answers}&step=result#result`,
    })
  })

  test('a project, whose page leads there', async () => {
    const { body } = await ask(app, '/de/referenzen/museum')
    expect(body).toContain('href="/de/kontakt?project=references.museum#request"')
    const { props } = await visit(app, '/de/kontakt?project=references.museum')
    expect(props.concern).toMatchObject({
      label: 'Frage zu diesem Objekt',
      title: 'museum',
      details: 'Saumingen, 2024',
      href: '/de/referenzen/museum',
    })
    expect(props.values).toEqual({ message: 'Meine Frage zu Ihrer Referenz museum:' })
  })

  test.each([
    '',
    'group=none',
    'group=product_families.stairs',
    'project=root.company',
    'list=Hallo',
    'place=moon',
    'article=15101',
    'concern=Hallo',
    'h=8',
    'group[]=a',
  ])('nothing that does not exist: ?%s', async (query) => {
    expect(await shownFor(query)).toBeNull()
  })

  test('no article, colour or length of another group', async () => {
    const others = 'article=12101&colour=gold&decor=pine&length=999'
    expect(await shownFor(`group=${NOSING}&${others}`)).toMatchObject({
      details: '',
      href: '/de/produkte/treppe/nosing-42',
    })
    expect(await shownFor(`group=${NOSING}&article=15102&colour=silver_matt`)).toMatchObject({
      details: 'Artikel 15102',
    })
  })
})

/** Whether the response to a link may be cached. */
async function isCacheable(query: string) {
  const { concernParameters, findPrefill } = await import('#contact/concerns')
  const { contactShow } = await import('#contact/contact_page')
  const parameters = concernParameters().parse(Object.fromEntries(new URLSearchParams(query)))
  const prefill = await findPrefill('de', parameters)
  return contactShow.isCacheable?.(parameters, {} as never, { prefill } as never)
}

describe('the response to a link', () => {
  const ADVICE = 'place=step&left=vinyl&left_mm=6.5'

  test.each([
    '',
    SAMPLE,
    `group=${NOSING}&decor=oak&h=8`,
    ADVICE,
    `${ADVICE}&group=${NOSING}&article=15102`,
    'project=references.museum',
  ])('may be cached: ?%s', async (query) => {
    expect(await isCacheable(query)).toBe(true)
  })

  test.each([
    'group=made.up',
    `group=${NOSING}&article=00000`,
    `group=${NOSING}&article=15102&colour=silver_matt`,
    `group=${NOSING}&decor=pine`,
    `group=${NOSING}&length=0270`,
    `group=${NOSING}&h=08`,
    `group=${NOSING}&h=8.0 mm`,
    'place=step&left=vinyl&left_mm=8.0001',
    `${ADVICE}&heating=maybe`,
    `${ADVICE}&article=00000`,
    `${ADVICE}&group=made.up`,
    'project=references.museum&article=15101',
    'list=1**15101',
  ])('is not cached for what content does not have or a visitor writes: ?%s', async (query) => {
    expect(await isCacheable(query)).toBe(false)
  })
})

describe('a request that a link has begun', () => {
  const WORDS = 'Muster anfragen: Kante 42, Artikel 15101, Farbe 101 Silber matt, 270\u00A0cm'

  test('says it on the page, in both mails and in the store', async () => {
    const answer = await send({ concern: SAMPLE })
    await expect(answer).toHaveStatus(200)
    const { facts } = await answer.json()
    expect(facts[0]).toEqual({ label: 'Anliegen', value: WORDS })
    expect(await storedConcerns()).toEqual([WORDS])
    const [mail, receipt] = await waitingMails()
    expect(mail.text).toContain(`Anliegen: ${WORDS}`)
    expect(receipt.text).toContain(`Anliegen: ${WORDS}`)
  })

  test('says it to each in their language', async () => {
    const answer = await send({ concern: SAMPLE, locale: 'en' })
    const words = 'Request a sample: Nosing 42, article 15101, colour 101 Silber matt, 270\u00A0cm'
    expect((await answer.json()).facts[0]).toEqual({ label: 'Subject', value: words })
    const [mail, receipt] = await waitingMails()
    expect(mail.text).toContain(WORDS)
    expect(receipt.text).toContain(words)
  })

  test.each(['group=none', 'Besuchen Sie meine Seite', 'list=1**99999*nKaufen'])(
    'says nothing that does not exist: %s',
    async (sent) => {
      const answer = await send({ concern: sent })
      await expect(answer).toHaveStatus(200)
      expect((await answer.json()).facts[0].label).toBe('Name')
      expect(await storedConcerns()).toEqual([''])
    }
  )

  test('puts no note of a list into the receipt', async () => {
    await send({ concern: new URLSearchParams({ list: '1**15101*nKaufen' }).toString() })
    const [, receipt] = await waitingMails()
    expect(receipt.text).toContain('Materialliste: 1 Position, 15101 Kante 42')
    expect(receipt.text + receipt.html).not.toContain('Kaufen')
  })

  test('is another one for another thing, even without a key', async () => {
    const fields = { ...REQUEST, message: 'Bitte' }
    await sendRequest(app, { ...fields, concern: SAMPLE }, AS_BROWSER)
    await sendRequest(app, { ...fields, concern: `group=${NOSING}` }, AS_BROWSER)
    expect(await storedConcerns()).toHaveLength(2)
  })

  test('has a button that removes it, after the one that the Return key presses', async () => {
    const { body } = await ask(app, `/de/kontakt?${SAMPLE}`)
    const [form] = /<form[^>]*action="\/contact\/submit".*?<\/form>/s.exec(body) ?? []
    const [first, second] = form?.match(/<button type="submit".*?<\/button>/gs) ?? []
    expect(first).not.toContain('name=')
    expect(second).toContain('name="remove_concern"')
    expect(second).toContain('formNoValidate')
    expect(second).toContain('<span>Entfernen</span>')
  })

  test('is changed in a new tab without JavaScript, so that nothing entered is lost', async () => {
    const { body } = await ask(app, `/de/kontakt?${SAMPLE}`)
    const [change] = /<a [^>]*>(?:<span>)Ändern.*?<\/a>/s.exec(body) ?? []
    expect(change).toContain('target="_blank"')
    expect(change).toContain('(öffnet in neuem Tab)')
  })

  test('loses it without JavaScript, and nothing that was entered', async () => {
    const entered = { name: 'Hugo Alt', zip: '1', data_policy: 'true' }
    const removed = { concern: SAMPLE, remove_concern: '1', ...entered }
    const answer = await send({ ...removed, message: 'Meine\r\nWorte' }, AS_BROWSER)
    await expect(answer).toHaveStatus(200)
    const { props } = pageObject(await answer.text())
    expect(props).toMatchObject({ concern: null, message: null, errors: {}, sent: null })
    expect(props.values).toMatchObject({
      name: 'Hugo Alt',
      zip: '1',
      data_policy: true,
      message: 'Meine\r\nWorte',
    })
    expect(await storedConcerns()).toEqual([])
  })

  test('loses its prefilled message with it', async () => {
    const { props } = await visit(app, `/de/kontakt?${SAMPLE}`)
    const { message } = props.values as { message: string }
    expect(message).not.toBe('')
    const typed = message.replaceAll('\n', '\r\n')
    const removed = { concern: SAMPLE, remove_concern: '1', message: typed }
    const answer = await send(removed, AS_BROWSER)
    expect(pageObject(await answer.text()).props.values).toMatchObject({ message: '' })
  })

  test('comes back with it when it is refused without JavaScript', async () => {
    const answer = await send({ concern: SAMPLE, zip: '1', message: 'Meine Worte' }, AS_BROWSER)
    await expect(answer).toHaveStatus(422)
    const html = await answer.text()
    const { props } = pageObject(html)
    expect(props.concern).toMatchObject({ title: 'Kante 42', query: SAMPLE })
    expect(props.values).toMatchObject({ message: 'Meine Worte' })
    expect(html).toMatch(
      /<input type="hidden" name="concern" value="group=[^"]*length=270&amp;h=8%2C5"/
    )
  })
})

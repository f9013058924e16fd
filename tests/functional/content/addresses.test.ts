import { describe, expect, test } from 'vitest'
import { givenSmallSite } from '#tests/fixtures/content/small_site'
import { ask, pageObject, visitHeaders } from '#tests/visitor'

const { app } = givenSmallSite()

/** The page of the response to a path, which must have this status. */
async function failure(requested: string, status: number) {
  const answer = await ask(app, requested)
  await expect(answer).toHaveStatus(status)
  return pageObject(answer.body)
}

describe('an address leads permanently to the one spelling of its page:', () => {
  test.each([
    ['the bare site, to the German home', '/', '/de'],
    ['a path without a locale, to German', '/kontakt', '/de/kontakt'],
    ['a trailing slash', '/de/kontakt/', '/de/kontakt'],
    ['several trailing slashes', '/de/kontakt///', '/de/kontakt'],
    ['a trailing slash after the locale', '/de/', '/de'],
    ['upper case', '/DE/Kontakt', '/de/kontakt'],
    ['an upper-case locale', '/EN', '/en'],
    ['double slashes inside', '/de//kontakt', '/de/kontakt'],
    ['double slashes in front', '//kontakt', '/de/kontakt'],
    ['double slashes in front of a locale', '//en//company', '/en/company'],
    ['nothing but slashes', '///', '/de'],
    ['an encoded letter', '/de/%6bontakt', '/de/kontakt'],
    ['an encoded upper-case letter', '/de/%4Bontakt', '/de/kontakt'],
    ['an encoded locale', '/%64e/kontakt', '/de/kontakt'],
    ['the page named home', '/de/home', '/de'],
    ['the page named home, in another language', '/fr/home/', '/fr'],
    ['the page named home, without a locale', '/home', '/de'],
    ['an old address', '/de/firma', '/de/unternehmen'],
    ['an old address with a trailing slash and upper case', '/de/Firma/', '/de/unternehmen'],
    ['an old address without a locale', '/firma', '/de/unternehmen'],
    ['an old address of a page that is not in this language', '/en/products-old', '/de/produkte'],
    ['an old address that names a path', '/de/altes-impressum', '/de/unternehmen'],
  ])('%s', async (_, requested, location) => {
    const { status, headers } = await ask(app, requested)
    expect({ status, location: headers.location }).toEqual({ status: 301, location })
  })

  test.each([
    ['/kontakt?product=7', '/de/kontakt?product=7'],
    ['/?utm_source=newsletter&utm_medium=email', '/de?utm_source=newsletter&utm_medium=email'],
    ['/de/firma?a=1&a=2', '/de/unternehmen?a=1&a=2'],
    ['/kontakt?q=%C3%BC+x&flag', '/de/kontakt?q=%C3%BC+x&flag'],
    ['/kontakt?next=//evil.example', '/de/kontakt?next=//evil.example'],
    ['/?', '/de?'],
  ])('%s keeps its query, letter by letter', async (requested, location) => {
    expect((await ask(app, requested)).headers.location).toBe(location)
  })

  test('and is not redirected again', async () => {
    const { headers } = await ask(app, '//DE//Firma/')
    await expect(await ask(app, headers.location ?? '')).toHaveStatus(200)
  })
})

describe('no address leads to another site:', () => {
  test.each([
    '//evil.example',
    '//evil.example/',
    '//evil.example/de',
    '//evil.example/%2e%2e',
    '///evil.example//kontakt/',
    '/%2Fevil.example',
    '/\\evil.example',
    '/%5Cevil.example/de',
    '/de//evil.example/..',
    '/kontakt//evil.example',
    '/http://evil.example/',
    '/de/http://evil.example',
    '/@evil.example',
    '/.evil.example',
  ])('%s', async (requested) => {
    const { status, headers, body } = await ask(app, requested)
    expect(status, body).toBe(404)
    expect(headers.location).toBeUndefined()
  })

  test('nor does a visit by an older version of the site', async () => {
    const { status, headers, body } = await ask(app, '//evil.example/x', {
      'X-Inertia': 'true',
      'X-Inertia-Version': 'of last week',
    })
    expect(status, body).toBe(409)
    expect(headers['x-inertia-location']).toBe('/evil.example/x')
  })
})

describe('an address without a page', () => {
  test.each([
    ['/de/nirgends', 'de'],
    ['/en/nowhere', 'en'],
    ['/fr/nulle-part', 'fr'],
    ['/RU/nigde', 'ru'],
    ['/nirgends', 'de'],
    ['/xx/nirgends', 'de'],
    ['/de/kontakt/formular', 'de'],
    ['/fr/contact', 'fr'],
    ['/de/root.company', 'de'],
    ['/de/undefined', 'de'],
    ['/de/kontakt%00', 'de'],
    ['/de/__proto__', 'de'],
    ['/constructor', 'de'],
    ['/de/%2e%2e/kontakt', 'de'],
    ['/de/../kontakt', 'de'],
    ['/de%2Fkontakt', 'de'],
  ])('%s is a designed page with status 404, in %s', async (requested, locale) => {
    const { status, headers, body } = await ask(app, requested)
    expect(status, body).toBe(404)
    expect(headers['content-type']).toMatch(/^text\/html/)
    expect(body).toContain(`<html lang="${locale}">`)
    expect(body).toContain('<header')
    expect(body).toContain('<footer')
    expect(body).toMatch(/<meta name="robots" content="noindex"/)
    const { component, props } = pageObject(body)
    expect(component).toBe('Root/Error')
    expect(props).toMatchObject({ status: 404, locale, currentRoute: null })
    expect(body).toContain(`<h1 class="text-h1">${String(props.title)}</h1>`)
  })

  test('leads home, and to every language of the home page', async () => {
    const { props } = await failure('/fr/nulle-part', 404)
    expect(props.localize).toEqual({ de: '/de', en: '/en', fr: '/fr' })
  })
})

test.each([
  ['a page marked gone', '/de/messe'],
  ['a page marked gone, spelt otherwise', '/de/Messe/'],
  ['an address in the list of what is gone', '/de/sommeraktion'],
  ['the same without a locale', '/sommeraktion'],
])('what is gone for good answers 410, with a page that says so: %s', async (_, requested) => {
  const { status, headers, body } = await ask(app, requested)
  expect(status, body).toBe(410)
  expect(headers['cache-control']).toBe('no-store')
  expect(pageObject(body)).toMatchObject({ component: 'Root/Error', props: { status: 410 } })
})

test('a removed page has another message than one that never existed', async () => {
  const gone = await failure('/de/messe', 410)
  const unknown = await failure('/de/nirgends', 404)
  expect(gone.props.title).not.toBe(unknown.props.title)
  expect(gone.props.text).not.toBe(unknown.props.text)
})

describe('an address that cannot be read', () => {
  test.each([
    ['/de/%', 'de'],
    ['/ru/%zz?q=%zz', 'ru'],
    ['/%E0%A4%A', 'de'],
    ['/fr/%C0%80', 'fr'],
    ['/media/%', 'de'],
    ['/assets/%zz.js', 'de'],
    ['/%', 'de'],
  ] as const)(
    '%s is refused with a page in %s, and the headers of every answer',
    async (requested, locale) => {
      const { translate } = await import('#texts/translate')
      const { status, headers, body } = await ask(app, requested)
      expect(status, body).toBe(400)
      expect(pageObject(body)).toMatchObject({
        component: 'Root/Error',
        url: requested,
        props: { status: 400, locale, title: translate(locale, 'errors.bad_request.title') },
      })
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['cache-control']).toBe('no-store')
    }
  )

  test('is refused in the same way whatever is asked of it', async () => {
    for (const method of ['HEAD', 'POST', 'PUT', 'OPTIONS']) {
      await expect(await ask(app, '/de/%', {}, method), method).toHaveStatus(400)
    }
    await expect(await ask(app, '/de/%', await visitHeaders(app))).toHaveStatus(400)
  })
})

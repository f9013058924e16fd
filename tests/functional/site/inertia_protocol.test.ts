import { describe, expect, test } from 'vitest'
import { givenSmallSite } from '#tests/fixtures/content/small_site'
import { ask, pageObject, visit, visitHeaders } from '#tests/visitor'

const { app, content } = givenSmallSite()

/** Props that are sent once while neither language nor content changes. */
const ONCE = [
  'routes',
  'mainNavigation',
  'platformLink',
  'footer',
  'footerNavigation',
  'newsletterInfoText',
  'toast',
  'messages',
]

function keysOf(page: { onceProps: Record<string, unknown> }): string {
  return Object.keys(page.onceProps).join(',')
}

test('a visit is answered with JSON and says that it is a page', async () => {
  const { status, headers, body } = await ask(app, '/de/kontakt', await visitHeaders(app))
  expect(status, body).toBe(200)
  expect(headers['x-inertia']).toBe('true')
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  expect(JSON.parse(body)).toMatchObject({ component: 'Contact/Show', url: '/de/kontakt' })
})

test('the page’s address keeps its query', async () => {
  expect((await visit(app, '/de/kontakt?product=7')).url).toBe('/de/kontakt?product=7')
})

test('an error is a page too, with its status', async () => {
  const { status, headers, body } = await ask(app, '/de/nirgends', await visitHeaders(app))
  expect(status, body).toBe(404)
  expect(headers['x-inertia']).toBe('true')
  expect(headers['cache-control']).toBe('no-store')
  expect(JSON.parse(body)).toMatchObject({ component: 'Root/Error', props: { status: 404 } })
})

test('a visit follows the same redirects as a browser', async () => {
  const { status, headers, body } = await ask(app, '/kontakt?a=1', await visitHeaders(app))
  expect(status, body).toBe(301)
  expect(headers.location).toBe('/de/kontakt?a=1')
})

describe('navigation, footer and texts', () => {
  test('travel with the first page, each under a key', async () => {
    const page = pageObject((await ask(app, '/de')).body)
    expect(Object.values(page.onceProps).map((once) => once.prop)).toEqual(ONCE)
    for (const name of ONCE) expect(page.props).toHaveProperty(name)
  })

  test('are not sent again to a client that has them', async () => {
    const first = pageObject((await ask(app, '/de')).body)
    const next = await visit(app, '/de/kontakt', {
      'X-Inertia-Except-Once-Props': keysOf(first),
    })
    for (const name of ONCE) expect(next.props).not.toHaveProperty(name)
    expect(next.onceProps).toEqual(first.onceProps)
    expect(next.props).toMatchObject({ locale: 'de', currentRoute: 'contact' })
  })

  test('are sent again in another language', async () => {
    const german = pageObject((await ask(app, '/de')).body)
    const english = await visit(app, '/en', { 'X-Inertia-Except-Once-Props': keysOf(german) })
    for (const name of ONCE) expect(english.props).toHaveProperty(name)
  })

  test('are sent again after a load that changed something', async () => {
    const before = pageObject((await ask(app, '/de')).body)
    await content.edit(
      'content/navigation/main/de.yaml',
      'title: Kontakt',
      'title: Ansprechpartner'
    )
    await content.load()
    await expect
      .poll(async () => {
        const headers = { 'X-Inertia-Except-Once-Props': keysOf(before) }
        const { props } = await visit(app, '/de', headers)
        return props.mainNavigation?.map((item) => item.title)
      })
      .toEqual(['Produkte', 'Ansprechpartner'])
  })

  test('are sent to a client with unknown keys', async () => {
    const { props } = await visit(app, '/de', {
      'X-Inertia-Except-Once-Props': 'footer,,x:y:z',
    })
    for (const name of ONCE) expect(props).toHaveProperty(name)
  })
})

describe('a client with an older version of the site', () => {
  test.each(['', 'of last week', '0'])(
    '(%j) is sent to the address as a whole',
    async (version) => {
      const { status, headers, body } = await ask(app, '/de/kontakt?a=1', {
        'X-Inertia': 'true',
        'X-Inertia-Version': version,
      })
      expect(status, body).toBe(409)
      expect(headers['x-inertia-location']).toBe('/de/kontakt?a=1')
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['x-inertia']).toBeUndefined()
    }
  )

  test('is not told so at its first visit, which is HTML', async () => {
    await expect(await ask(app, '/de', { 'X-Inertia-Version': 'of last week' })).toHaveStatus(200)
  })
})

describe('a partial reload', () => {
  test('gets only the props it names', async () => {
    const { props, component } = await visit(app, '/de/kontakt', {
      'X-Inertia-Partial-Component': 'Contact/Show',
      'X-Inertia-Partial-Data': 'address,localize',
    })
    expect(component).toBe('Contact/Show')
    expect(Object.keys(props).toSorted()).toEqual(['address', 'localize'])
  })

  test('may ask again for what travels once', async () => {
    const first = pageObject((await ask(app, '/de')).body)
    const { props } = await visit(app, '/de', {
      'X-Inertia-Partial-Component': 'Home/Show',
      'X-Inertia-Partial-Data': 'messages',
      'X-Inertia-Except-Once-Props': keysOf(first),
    })
    expect(Object.keys(props)).toEqual(['messages'])
  })
})

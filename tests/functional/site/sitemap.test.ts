import { expect, test } from 'vitest'
import { givenSmallSite } from '#tests/fixtures/content/small_site'
import { ask, sitemapPaths, visit } from '#tests/visitor'

const ORIGIN = 'https://www.saumer.example'

const { app, content } = givenSmallSite()

/** The pages of a language's sitemap, by path. */
const listed = (locale: string) => sitemapPaths(app, locale)

test('the sitemap names only the languages that have pages', async () => {
  const { body } = await ask(app, '/sitemap.xml')
  expect(Array.from(body.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url]) => url)).toEqual([
    `${ORIGIN}/sitemaps/de.xml`,
    `${ORIGIN}/sitemaps/en.xml`,
    `${ORIGIN}/sitemaps/fr.xml`,
  ])
})

test('a language’s sitemap lists its pages, but none that is gone or kept out', async () => {
  const german = await listed('de')
  expect(german).toEqual(expect.arrayContaining(['/de', '/de/kontakt', '/de/produkte/treppe']))
  for (const page of ['messe', 'newsletter', 'suche']) expect(german).not.toContain(`/de/${page}`)
  expect(await listed('fr')).toEqual(['/fr'])
  expect(await listed('pl')).toEqual([])
})

test('the canonical address never carries the query', async () => {
  const { props } = await visit(app, '/de/kontakt?utm_source=newsletter')
  expect(props.meta).toMatchObject({ canonical: `${ORIGIN}/de/kontakt` })
})

test('addresses for search engines do not follow the request’s host', async () => {
  const { body } = await ask(app, '/sitemap.xml', {
    Host: 'evil.example',
    'X-Forwarded-Host': 'evil.example',
  })
  expect(body).not.toContain('evil.example')
})

/** The `lastmod` of a language's pages, by path. */
async function changes(locale: string): Promise<Record<string, string>> {
  const { body } = await ask(app, `/sitemaps/${locale}.xml`)
  const entries = body.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g)
  return Object.fromEntries(Array.from(entries, ([, url, time]) => [url.replace(ORIGIN, ''), time]))
}

test('a page has the time of its own last change, in each language', async () => {
  const before = { de: await changes('de'), en: await changes('en') }
  expect(Object.keys(before.de).toSorted()).toEqual((await listed('de')).toSorted())

  await content.write(
    'content/pages/root/company/en.yaml',
    'path: company\nmeta: { title: The company }\n'
  )
  await content.load()
  const after = { de: await changes('de'), en: await changes('en') }
  expect(after.de).toEqual(before.de)
  expect(after.en['/en/contact']).toBe(before.en['/en/contact'])
  expect(Date.parse(after.en['/en/company'])).toBeGreaterThan(Date.parse(before.en['/en/company']))

  const { run } = await import('#tests/fixtures/processes/commands')
  const changed = await run('seo:changed', after.en['/en/company'])
  expect(changed.said.match(/https?:\S+/g)).toEqual([`${ORIGIN}/en/company`])
  expect((await run('seo:changed', '2020-01-01')).said).toContain(`${ORIGIN}/de/kontakt`)
  expect(await run('seo:changed', 'yesterday')).toMatchObject({ exitCode: 1 })

  const { body } = await ask(app, '/sitemap.xml')
  expect(body).toContain(`/en.xml</loc><lastmod>${after.en['/en/company']}</lastmod>`)
  expect(body).toContain(`/de.xml</loc><lastmod>${before.de['/de']}</lastmod>`)
})

test('however many pages there are, a sitemap lists a thousand at most', async () => {
  const before = await listed('de')
  for (let number = 1; number <= 1_000; number++) {
    const page = `component: Root/Show\npath: many/${number}\nmeta: { title: Page ${number} }\n`
    await content.write(`content/pages/root/many_${number}/de.yaml`, page)
  }
  await content.load()

  const { body } = await ask(app, '/sitemap.xml')
  const parts = Array.from(body.matchAll(/sitemaps\/([^<]+)\.xml</g), ([, name]) => name)
  expect(parts).toEqual(['de', 'de-2', 'en', 'fr'])
  const [first, second] = [await listed('de'), await listed('de-2')]
  expect(first).toHaveLength(1_000)
  expect(new Set([...first, ...second]).size).toBe(1_000 + before.length)
  expect(second).toHaveLength(before.length)

  for (const name of ['de-3', 'de-0', 'de-01x', 'xx']) {
    await expect(await ask(app, `/sitemaps/${name}.xml`)).toHaveStatus(404)
  }
})

test('a page that expired since then is among the changed ones, for search engines to drop it', async () => {
  const { from } = await import('#database/query')
  const { run } = await import('#tests/fixtures/processes/commands')
  const [yesterday, before] = [1, 2].map((days) =>
    new Date(Date.now() - days * 86_400_000).toISOString()
  )
  await from('page_translations')
    .where('page_key', 'root.company')
    .update({ modified_at: '2020-01-01T00:00:00.000Z' })
  expect((await run('seo:changed', before)).said).not.toContain(`${ORIGIN}/de/unternehmen`)
  await from('pages')
    .where('key', 'root.company')
    .update({ expires_on: yesterday.slice(0, 10) })
  expect((await run('seo:changed', before)).said).toContain(`${ORIGIN}/de/unternehmen`)
})

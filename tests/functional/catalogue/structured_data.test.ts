import { describe, expect, test } from 'vitest'
import { givenCatalogueSite } from '#tests/fixtures/catalogue/catalogue_site'
import { ask, jsonLd, visitHeaders } from '#tests/visitor'

const ORIGIN = 'https://www.saumer.example'

const { app } = givenCatalogueSite()

/** The structured data of a page. */
const things = async (url: string) => jsonLd((await ask(app, url)).body)

test('the home page tells of the company, the site and its events', async () => {
  expect(await things('/de')).toMatchObject([
    {
      '@type': 'Organization',
      '@id': `${ORIGIN}/#organization`,
      name: 'Saumer Profile',
      logo: expect.stringMatching(/^https:\/\/www\.saumer\.example\/assets\/.*\.svg$/),
    },
    { '@type': 'WebSite', url: `${ORIGIN}/de`, inLanguage: 'de' },
    {
      '@type': 'Event',
      name: 'Tag der Tür',
      startDate: '2099-05-01',
      endDate: '2099-05-02',
      location: { '@type': 'Place', name: 'Saumingen' },
    },
  ])
})

test('a product group has its articles, and no price', async () => {
  const [group, breadcrumbs] = await things('/de/produkte/treppe/nosing-42')
  expect(group).toMatchObject({
    '@type': 'ProductGroup',
    name: 'Kante 42',
    description: 'Für Stufen',
    url: `${ORIGIN}/de/produkte/treppe/nosing-42`,
    brand: { '@type': 'Brand', name: 'Saumer Profile' },
    category: 'Treppe',
    hasVariant: [
      {
        sku: '15101',
        url: `${ORIGIN}/de/produkte/treppe/nosing-42#article-15101`,
        material: 'Aluminium',
        color: ['101 Silber matt'],
        pattern: ['D 101 Eiche'],
        additionalProperty: [
          { name: 'Aufbauhöhe', minValue: 2, maxValue: 5.5, unitCode: 'MMT' },
          { name: 'Längen', value: 90, unitCode: 'CMT' },
          { name: 'Längen', value: 270, unitCode: 'CMT' },
          { name: 'Oberfläche', value: 'eloxiert matt' },
        ],
      },
      { sku: '15102', material: 'Messing', pattern: ['D 101 Eiche'] },
    ],
  })
  expect(JSON.stringify(group)).not.toMatch(/price|offer/i)
  expect(breadcrumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: expect.arrayContaining([
      expect.objectContaining({ name: 'Treppe', item: `${ORIGIN}/de/produkte/treppe` }),
    ]),
  })
})

test('a job has place, term and range of pay', async () => {
  expect(await things('/de/jobs/technik')).toMatchObject([
    {
      '@type': 'JobPosting',
      title: 'technik',
      description: '<p>Aufgabe</p>',
      datePosted: '2026-11-01',
      validThrough: '2099-12-31',
      employmentType: 'FULL_TIME',
      hiringOrganization: { '@type': 'Organization', name: 'Saumer Profile' },
      jobLocation: [{ address: { addressRegion: 'Saumingen', addressCountry: 'DE' } }],
      baseSalary: {
        currency: 'EUR',
        value: { minValue: 48_000, maxValue: 56_000, unitText: 'YEAR' },
      },
    },
    { '@type': 'BreadcrumbList' },
  ])
})

test('an announcement is an article with its day', async () => {
  expect(await things('/de/aktuelles/neu')).toMatchObject([
    { '@type': 'NewsArticle', headline: 'neu', datePublished: '2026-03-04', inLanguage: 'de' },
    { '@type': 'BreadcrumbList' },
  ])
})

test('the downloads page tells of the catalogue as data, with licence and version', async () => {
  const [dataset, breadcrumbs] = await things('/de/downloads')
  const { content_version } = JSON.parse((await ask(app, '/data/changes.json')).body)
  expect(dataset).toMatchObject({
    '@type': 'Dataset',
    name: 'Saumer Profile: Daten für Handel und Planung',
    description: expect.stringMatching(/^Alle Artikel mit .{50,}$/),
    url: `${ORIGIN}/de/downloads`,
    license: `${ORIGIN}/data/licence.txt`,
    creator: { '@type': 'Organization', name: 'Saumer Profile' },
    publisher: { '@id': `${ORIGIN}/#organization` },
    version: content_version,
    dateModified: expect.stringMatching(/^\d{4}-/),
  })
  expect(breadcrumbs).toMatchObject({ '@type': 'BreadcrumbList' })
  const downloads = dataset?.distribution as { contentUrl: string; encodingFormat: string }[]
  expect(downloads.map(({ contentUrl }) => contentUrl)).toEqual(
    ['json', 'schema.json', 'de.csv', 'bmecat.xml'].map(
      (name) => `${ORIGIN}/data/catalogue.${name}`
    )
  )
  for (const { contentUrl, encodingFormat } of downloads) {
    const { status, headers, body } = await ask(app, new URL(contentUrl).pathname)
    expect(status, body).toBe(200)
    expect(headers['content-type']).toContain(encodingFormat)
  }
})

describe('structured data is sent', () => {
  test('with the first HTML only', async () => {
    const { body } = await ask(app, '/de/jobs/technik', await visitHeaders(app))
    expect(body).not.toContain('schema.org')
  })

  test('by every page but those that do not exist', async () => {
    expect(await things('/de/dekore')).toMatchObject([{ '@type': 'BreadcrumbList' }])
    const missing = await ask(app, '/de/nirgends')
    await expect(missing).toHaveStatus(404)
    expect(missing.body).not.toContain('ld+json')
  })
})

test('a product group has its documents, each by its address, type and language', async () => {
  const [group] = await things('/de/produkte/treppe/nosing-42')
  const folder = `${ORIGIN}/data/groups/stairs/nosing_42`
  const file = (name: string, encodingFormat: string, inLanguage?: string) =>
    expect.objectContaining({
      '@type': 'DigitalDocument',
      name: 'Kante 42',
      url: folder + name,
      encodingFormat,
      dateModified: expect.stringMatching(/^\d{4}-/),
      ...(inLanguage && { inLanguage }),
    })
  expect(group?.subjectOf).toHaveLength(10)
  expect(group?.subjectOf).toEqual(
    expect.arrayContaining([
      file('/datasheet-de.pdf', 'application/pdf', 'de'),
      file('/section.dxf', 'image/vnd.dxf'),
      file('/section.glb', 'model/gltf-binary'),
      file('/tender/en.txt', 'text/plain', 'en'),
      file('.json', 'application/json'),
    ])
  )
})

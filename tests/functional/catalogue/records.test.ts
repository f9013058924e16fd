import { beforeAll, describe, expect, test } from 'vitest'
import { givenCatalogueSite } from '#tests/fixtures/catalogue/catalogue_site'
import { ask, visit } from '#tests/visitor'

const { app, content } = givenCatalogueSite()

/** The rows of a list of a page, by key. */
async function keys(url: string, list: string): Promise<string[]> {
  const { props } = await visit(app, url)
  return (props[list] as { key: string }[]).map(({ key }) => key)
}

/** The `meta` of a page. */
async function metaOf(url: string) {
  return (await visit(app, url)).props.meta as Record<string, string>
}

describe('references', () => {
  test('are listed newest first, and by sector', async () => {
    expect(await keys('/de/referenzen', 'references')).toEqual([
      'references.school',
      'references.museum',
    ])
    expect(await keys('/de/referenzen?sector=culture', 'references')).toEqual(['references.museum'])
    expect(await keys('/de/referenzen?sector=retail', 'references')).toEqual([])
  })

  test('say where, what and how much', async () => {
    const { props } = await visit(app, '/de/referenzen/museum')
    expect(props.facts).toMatchObject([
      { id: 'sector', text: 'Kultur' },
      { id: 'place', text: 'Saumingen' },
      { id: 'floor', text: 'Eiche zu Stein' },
      { id: 'running_metres', text: '1.240\u00A0m' },
      { id: 'year', text: '2024' },
      { id: 'partner', text: 'Bodenleger' },
    ])
    expect(props.products).toMatchObject([
      {
        key: 'product_families.stairs',
        title: 'Treppe',
        groups: [{ key: 'product_families.stairs.nosing_42', title: 'Kante 42' }],
      },
    ])
  })
})

describe('installation guides', () => {
  test('say the language of a title that has no translation, below an anchor of the group', async () => {
    const { body } = await ask(app, '/en/products/stairs/nosing-42')
    const [section = ''] = /<section id="installation".*?<\/h2>/.exec(body) ?? []
    expect(section).toMatch(/<span>Installation: <\/span><span lang="de">Kleben<\/span>/)
  })

  test('are the records, each with its way of fixing and the groups it is for', async () => {
    const { props } = await visit(app, '/de/montage')
    expect(props.guides).toMatchObject([
      {
        id: 'bonded',
        title: 'Kleben',
        fixings: 'Montagekleber',
        steps: [{ title: 'Andrücken' }],
        groups: [
          { key: 'product_families.stairs.nosing_42', title: 'Kante 42' },
          { key: 'product_families.stairs.ramp', title: 'Rampe 4–\u206012' },
        ],
      },
    ])
  })

  test('are where a product group’s guide leads to', async () => {
    const { body } = await ask(app, '/de/produkte/treppe/rampe')
    expect(body).toContain('href="/de/montage#bonded"')
    const guides = (await ask(app, '/de/montage')).body
    expect(guides).toMatch(/<details [^>]*><summary .*<\/summary><div id="bonded"/)
    expect(guides).toContain('<li value="1"')
  })
})

describe('announcements', () => {
  test('are listed newest first once they are out', async () => {
    const { props } = await visit(app, '/de/aktuelles')
    expect(props.announcements).toMatchObject([
      { key: 'announcements.new', published_on: { iso: '2026-03-04', text: '4. März 2026' } },
      { key: 'announcements.old' },
    ])
    expect(props.paging).toEqual({ page: 1, pages: 1, total: 2 })
  })

  test('offer the others', async () => {
    expect(await keys('/de/aktuelles/neu', 'others')).toEqual(['announcements.old'])
  })
})

describe('jobs', () => {
  test('are listed while they are offered', async () => {
    const { props } = await visit(app, '/de/jobs')
    expect(props.jobs).toMatchObject([
      { key: 'jobs.engineer', type: 'Vollzeit', pay: expect.stringMatching(/48\.000.*56\.000/) },
    ])
  })

  test('are listed in a language without their pages, and say which language these are in', async () => {
    const { props } = await visit(app, '/fr/emplois')
    expect(props.note).toBe('Décrits en allemand.')
    expect(props.jobs).toMatchObject([
      { key: 'jobs.engineer', title: 'Technicien', start: 'immédiat', type: 'Temps plein' },
    ])
    expect(props.jobs).not.toHaveProperty([0, 'lang'])
    const { body } = await ask(app, '/fr/emplois')
    expect(body).toMatch(/<a href="\/de\/jobs\/technik" hreflang="de"[^>]*>.*?\(en allemand\)/i)
  })

  test('have the words of their own pages where these are in the language', async () => {
    const { props } = await visit(app, '/de/jobs')
    expect(props.jobs).toMatchObject([{ title: 'technik', text: 'Aufgabe', start: 'ab sofort' }])
  })

  test('are marked as foreign where nobody has written their titles', async () => {
    const { body, props } = { ...(await ask(app, '/en/jobs')), ...(await visit(app, '/en/jobs')) }
    expect(props.note).toBeUndefined()
    expect(props.jobs).toMatchObject([{ title: 'technik', lang: { title: 'de', text: 'de' } }])
    expect(body).toMatch(/<h3[^>]* lang="de"/)
  })

  test('say whom to ask, in texts that travel with them only', async () => {
    const { props } = await visit(app, '/de/jobs/technik')
    expect(props.pageMessages).toMatchObject({ 'contact.person.title': 'Ihr Kontakt' })
    expect((await visit(app, '/de')).props.pageMessages).not.toHaveProperty([
      'contact.person.title',
    ])
  })

  test('are gone afterwards, from the sitemap too', async () => {
    await expect(await ask(app, '/de/jobs/vorbei')).toHaveStatus(410)
    const { body } = await ask(app, '/sitemaps/de.xml')
    expect(body).toContain('/de/jobs/technik')
    expect(body).not.toContain('/de/jobs/vorbei')
  })
})

test('the home page shows events to come, news and references', async () => {
  const { props } = await visit(app, '/de')
  expect(props.events).toMatchObject([
    { id: 'open_day', place: 'Saumingen', days: '1.–\u20602. Mai 2099' },
  ])
  expect(props.announcements).toHaveLength(2)
  expect(props.projects).toHaveLength(2)
})

/** This test comes last: it adds references. */
describe('a list that is shown in parts', () => {
  beforeAll(async () => {
    const page = await content.read('content/pages/references/museum/de.yaml')
    for (let number = 1; number <= 12; number++) {
      await content.write(
        `content/pages/references/more_${number}/de.yaml`,
        page.replace('referenzen/museum', `referenzen/weitere-${number}`)
      )
    }
    await content.load()
  })

  test('tells its second page by address, title and description', async () => {
    const first = await metaOf('/de/referenzen')
    const second = await metaOf('/de/referenzen?page=2')
    expect(first.title).toBe('Referenzen – Saumer Profile')
    expect(second).toMatchObject({
      title: 'Referenzen – Seite 2 von 2 – Saumer Profile',
      description: `${first.description} Seite 2 von 2.`,
      canonical: `${first.canonical}?page=2`,
    })
    const { body } = await ask(app, '/de/referenzen?page=2')
    expect(body).toContain(`<link rel="canonical" href="${first.canonical}?page=2"`)
    expect(body).not.toContain('rel="alternate"')
  })

  test('has the canonical address of the whole list for a page of a selection', async () => {
    const { canonical } = await metaOf('/de/referenzen')
    expect(await metaOf('/de/referenzen?sector=culture&page=2')).toMatchObject({
      title: 'Referenzen – Seite 2 von 2 – Saumer Profile',
      canonical,
    })
  })
})

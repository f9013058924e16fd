import { describe, expect, test } from 'vitest'
import type { HitGroup } from '#search/hits'
import { givenApp } from '#tests/app'
import { run } from '#tests/fixtures/processes/commands'
import { ask, propsOf, visit } from '#tests/visitor'

const app = givenApp()

const search = (q: string, rest = '') => `/de/suche?q=${encodeURIComponent(q)}${rest}`

const groups = async (url: string) => (await propsOf(app, 'Search/Index', url)).groups

/** The characters of '… ' and ' …' around an excerpt. */
const ELLIPSES = 4

function longestText(found: readonly HitGroup[]): number {
  return Math.max(...found.flatMap(({ hits }) => hits.map(({ text }) => text.join('').length)))
}

describe('the search', () => {
  test.each([
    ['/de/suche', 'Suche'],
    ['/en/search', 'Search'],
  ])('%s is a page without a query, too', async (url, title) => {
    const { component, props } = await visit(app, url)
    expect(component).toBe('Search/Index')
    expect(props).toMatchObject({
      q: '',
      total: 0,
      groups: [],
      meta: { title: expect.stringContaining(title) },
    })
    expect(props.families).toHaveLength(10)
  })

  test('leads from an article’s number to the page of its group, with the article chosen', async () => {
    const [group] = await groups(search('101 01'))
    expect(group).toMatchObject({ kind: 'article', hits: [{ number: '10101' }] })
    expect(group?.hits[0]?.href).toMatch(
      /^\/de\/produkte\/[a-z-]+\/[a-z0-9-]+\?article=10101#article-10101$/
    )
  })

  test.each([
    ['Endkappe', /^1936[0-2]$/],
    ['Endkappe 19302', /^19361$/],
    ['Endkappe Sockelleiste Aluminium', /^1936[0-2]$/],
    ['19361', /^19361$/],
    ['Einlage Signalgelb', /^15254$/],
  ])('finds the accessory of %s, and leads to its row', async (query, number) => {
    const found = (await groups(search(query))).find(({ kind }) => kind === 'accessory')
    const [first] = found?.hits ?? []
    expect(first?.number).toMatch(number)
    expect(first?.href).toContain(`#article-${first?.number}`)
  })

  test('groups what it finds by kind, and marks the words', async () => {
    const { props } = await visit(app, search('Treppenkante'))
    const found = props.groups as HitGroup[]
    expect(found[0]).toMatchObject({ kind: 'family' })
    expect(found.map(({ kind }) => kind)).toContain('group')
    const { body } = await ask(app, search('Treppenkante'))
    expect(body).toMatch(/<mark[^>]*>Treppenkante/)
    expect(body.match(/<h1/g)).toHaveLength(1)
  })

  test('leads who names a colour to it, and shows sizes, drawing and colours that fit', async () => {
    const found = await groups(search('Sockelleiste weiß'))
    const group = found.find(({ kind }) => kind === 'group')
    expect(group?.hits[0]).toMatchObject({
      href: expect.stringMatching(
        /^\/de\/produkte\/sockelleisten\/.+\?colour=(decor-)?\w+#(colour|decor)-/
      ),
      sizes: expect.stringContaining('mm'),
      drawing: expect.stringMatching(/^\/data\/groups\/skirting\/.+\.svg$/),
    })
    const [, colour = ''] = /colour=(\w+)/.exec(group?.hits[0]?.href ?? '') ?? []
    expect(group?.hits[0]?.image?.original_url).toContain(colour.replaceAll('_', '-'))
    const titles = group?.hits[0]?.swatches?.map(({ title }) => title.toLowerCase()) ?? []
    expect(titles).not.toEqual([])
    expect(titles.filter((title) => !title.includes('weiß'))).toEqual([])
  })

  test('leads who names one colour alone to the groups of the family that have it', async () => {
    const found = await groups(search('Übergangsprofil Silber matt'))
    const family = found.find(({ kind }) => kind === 'family')
    expect(family?.hits[0]?.href).toBe('/de/produkte/uebergangsprofile?colour=silver_matt')
    const { props } = await visit(app, family?.hits[0]?.href ?? '')
    expect(props.groups).not.toEqual([])
  })

  test('lists the articles of what is called by its name', async () => {
    const found = await groups(search('Treppenkante'))
    expect(found.find(({ kind }) => kind === 'article')?.total).toBe(17)
  })

  test('quotes sentences of a page, not the line above its headline', async () => {
    const [family] = (await groups(search('Treppenkante', '&kind=family')))[0]?.hits ?? []
    expect(family?.text.join('')).toContain('· Eine Kante')
  })

  test('has more than the term of the glossary', async () => {
    const kinds = (await groups(search('Eloxal'))).map(({ kind }) => kind)
    expect(kinds[0]).toBe('term')
    expect(kinds.length).toBeGreaterThan(1)
  })

  test('shows one kind alone when it is asked for', async () => {
    const found = await groups(search('Treppenkante', '&kind=group'))
    expect(found.map(({ kind }) => kind)).toEqual(['group'])
  })

  test('shows the best three of each kind in short, and more of one kind at length', async () => {
    const found = await groups(search('Treppenkante'))
    expect(found.length).toBeGreaterThan(5)
    expect(Math.max(...found.map(({ hits }) => hits.length))).toBe(3)
    expect(longestText(found)).toBeLessThanOrEqual(90 + ELLIPSES)
    const ofOneKind = await groups(search('Treppenkante', '&kind=article'))
    expect(ofOneKind[0]?.hits).toHaveLength(17)
    expect(ofOneKind[0]?.hits.slice(0, 3).map(({ id }) => id)).toEqual(
      found.find(({ kind }) => kind === 'article')?.hits.map(({ id }) => id)
    )
    expect(longestText(await groups(search('Treppenkante', '&kind=page')))).toBeGreaterThan(
      90 + ELLIPSES
    )
  })

  test('is for nobody’s list: noindex, and in no sitemap', async () => {
    const { body } = await ask(app, search('Treppe'))
    expect(body).toMatch(/<meta name="robots" content="noindex/)
    expect((await ask(app, '/sitemaps/de.xml')).body).not.toContain('/de/suche')
  })

  test.each([
    '<script>alert(1)</script>',
    '"\'; drop table pages --',
    '%',
    '\u0000',
    '🪵'.repeat(120),
  ])('takes %j for words', async (q) => {
    const { status, body } = await ask(app, search(q))
    expect(status, body).toBe(200)
    expect(body).not.toContain('<script>alert')
  })
})

describe('suggestions', () => {
  test('are the first hits, as data', async () => {
    const { status, headers, body } = await ask(app, '/api/search/de?q=10101')
    expect(status, body).toBe(200)
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(JSON.parse(body)[0]).toMatchObject({ kind: 'article', number: '10101' })
  })

  test('are none without a query, and not there in a language that is not there', async () => {
    expect(JSON.parse((await ask(app, '/api/search/de')).body)).toEqual([])
    await expect(await ask(app, '/api/search/xx?q=a')).toHaveStatus(404)
  })
})

test('a query without result says what to do, and is counted for editors', async () => {
  const { body } = await ask(app, search('Xylofonhalter'))
  expect(body).toContain('Zu „Xylofonhalter“ haben wir nichts gefunden.')
  await ask(app, search('Xylofonhalter'))
  await expect
    .poll(async () => (await run('search:no_results')).said, { interval: 500 })
    .toMatch(/2\b.*\bde\b.*xylofonhalter/)
})

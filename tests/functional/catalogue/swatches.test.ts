import { describe, expect, test } from 'vitest'
import { givenCatalogueSite } from '#tests/fixtures/catalogue/catalogue_site'
import { ask, visit } from '#tests/visitor'

const { app } = givenCatalogueSite()

describe('colours and decors', () => {
  test('stand in their groups, with hints', async () => {
    const { props } = await visit(app, '/de/farben')
    expect(props).toMatchObject({
      color_groups: [{ id: 'silver', colours: [{ id: 'silver_matt', lrv: 60 }] }],
      color_hints: [{ id: 'light', title: 'Tageslicht' }],
      hint_box: { title: 'Hinweis', text: '<p>Am <em>Muster</em> entscheiden.</p>' },
    })
  })

  test('lead to the groups that have them', async () => {
    const { props } = await visit(app, '/de/farben')
    expect(props).toMatchObject({ color_groups: [{ colours: [{ groups: 2 }] }] })
    expect((await ask(app, '/de/farben')).body).toContain('href="/de/produkte?colour=silver_matt"')
    expect((await visit(app, '/de/dekore')).props).toMatchObject({
      decors: [{ groups: 2, room: { original_url: expect.stringContaining('brass') } }],
    })
    expect((await ask(app, '/de/dekore')).body).toContain('href="/de/produkte?decor=oak"')
  })

  test.each([
    ['colour=silver_matt', 'silver_matt', 'colour-silver_matt'],
    ['decor=oak', 'decor-oak', 'decor-oak'],
  ])(
    'choose %s on the page of each group, by family, and name its articles',
    async (query, swatch, anchor) => {
      const { body } = await ask(app, `/de/produkte?${query}`)
      expect(body).toMatch(/<h3[^>]*>Treppe<\/h3>[^]*<h4[^>]*>/)
      expect(body).toContain(`href="/de/produkte/treppe/nosing-42?colour=${swatch}#${anchor}"`)
      expect(body).toContain(
        `href="/de/produkte/treppe/nosing-42?article=15101&amp;colour=${swatch}#article-15101"`
      )
    }
  )

  test('of a foil stand beside the room of its decor, and on no product’s page', async () => {
    const foil = { id: 'silver_matt', room: { original_url: expect.stringContaining('brass') } }
    const { props } = await visit(app, '/de/farben')
    expect(props).toMatchObject({ color_groups: [{ colours: [foil] }] })
    const [colour] = (await visit(app, '/de/produkte/treppe/nosing-42')).props.colours as object[]
    expect(colour).not.toHaveProperty('room')
  })

  test.each([
    ['/de/farben', '101'],
    ['/de/farben', 'matt', 'material=aluminium'],
    ['/de/dekore', 'D101'],
    ['/de/dekore', 'eich', 'group=oak'],
  ])('are found on %s by %j', async (path, search, more = '') => {
    const { props } = await visit(app, `${path}?${new URLSearchParams({ search })}&${more}`)
    expect(props.search).toMatchObject({ name: 'search', value: search })
    expect(props.color_groups ?? props.decors).toHaveLength(1)
    expect(props).not.toHaveProperty('none')
    expect((props.meta as { canonical: string }).canonical).toMatch(new RegExp(`${path}$`))
  })

  test.each([
    ['/de/farben', 'search=gold'],
    ['/de/farben', 'search=Silber&material=brass'],
    ['/de/dekore', 'search=Eiche&group=stone'],
  ])('are not on %s if asked for by %s', async (path, query) => {
    const { props } = await visit(app, `${path}?${query}`)
    expect(props.color_groups ?? props.decors).toEqual([])
    expect(props.none).toMatchObject({ text: expect.not.stringContaining('Profilen') })
  })

  test('of a group are still found by the address that named it', async () => {
    const { props } = await visit(app, '/de/farben?group=silver')
    expect(props.search).toMatchObject({ value: 'Silber' })
    expect(props.color_groups).toHaveLength(1)
    expect((await visit(app, '/de/farben?group=gold')).props.search).toMatchObject({ value: '' })
  })

  test.each([
    ['/de/farben', 'material=brass'],
    ['/de/dekore', 'group=stone'],
    ['/de/produkte', 'material=wpc'],
    ['/de/produkte/treppe', 'material=wpc'],
    ['/de/referenzen', 'sector=retail'],
  ])(
    'say on %s that nothing fits ?%s, and carry the words for it only then',
    async (path, query) => {
      const none = { title: expect.any(String), text: expect.any(String) }
      expect((await visit(app, `${path}?${query}`)).props.none).toEqual(none)
      expect((await visit(app, path)).props).not.toHaveProperty('none')
    }
  )
})

describe('a sample is asked for', () => {
  const GROUP = 'group=product_families.stairs.nosing_42'

  test.each([
    ['', [GROUP]],
    ['?article=15101&colour=silver_matt', [`${GROUP}&article=15101&colour=silver_matt`]],
    ['?article=15102&colour=decor-oak', [`${GROUP}&article=15102&decor=oak`]],
  ])('by links of the articles and of the choice %s on the product’s page', async (query, own) => {
    const { body } = await ask(app, `/de/produkte/treppe/nosing-42${query}`)
    const links = [...body.matchAll(/href="\/de\/kontakt\?([^"#]*)#request"/g)].map(([, asked]) =>
      asked.replaceAll('&amp;', '&')
    )
    expect(links.toSorted()).toEqual(
      [...own, `${GROUP}&article=15101`, `${GROUP}&article=15102`].toSorted()
    )
    expect((await ask(app, '/de/kontakt')).body).toContain(' id="request"')
  })

  test.each([
    [
      `/de/kontakt?${GROUP}&article=15101&colour=silver_matt`,
      'Bitte schicken Sie mir ein Muster: Kante 42, Artikel 15101, Farbe 101 Silber matt.',
    ],
    [
      `/en/contact?${GROUP}&article=15102&decor=oak`,
      'Please send me a sample: Nosing 42, article 15102, decor D 101 Eiche.',
    ],
  ])('%s begins the message', async (url, message) => {
    expect((await visit(app, url)).props.values).toEqual({ message })
    expect((await ask(app, url)).body).toContain(`>${message}</textarea>`)
  })
})

test('strip inserts say how much light they reflect', async () => {
  const { props } = await visit(app, '/de/produkte/treppe/nosing-42')
  expect(props.extras).toEqual([
    { title: 'Einlagen', entries: [{ title: 'Gelb', text: 'Hellbezugswert 49' }] },
  ])
  expect((await ask(app, '/de/produkte/treppe/nosing-42')).body).toContain('Hellbezugswert 49')
})

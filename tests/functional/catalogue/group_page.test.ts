import { describe, expect, test } from 'vitest'
import type { AccessoryTable } from '#catalogue/accessories/accessory_words'
import type { ShownChoice } from '#catalogue/choice/shown_choice'
import { givenApp } from '#tests/app'
import { until } from '#tests/until'
import { ask, propsOf, sitemapPaths, visit, visitHeaders } from '#tests/visitor'

const app = givenApp()

/** The links from a group's page to the page of questions. */
async function questionsOn(path: string) {
  const { body } = await ask(app, path)
  return Array.from(
    body.matchAll(/<a href="([^"#]+)#(panel-[^"]+)"[^>]*>([^<]+)</g),
    ([, page = '', anchor = '', title = '']) => ({ page, anchor, title })
  )
}

describe('the accessories of a group', () => {
  test('are named on its page, in the language of the page', async () => {
    const { props } = await visit(app, '/de/produkte/sockelleisten/aluminium-sockelleiste-40-80')
    const names = ['Innenecken', 'Außenecken', 'Verbinder', 'Endkappen', 'Clips']
    expect(props.extras).toEqual([{ title: 'Zubehör', entries: names.map((title) => ({ title })) }])
  })

  test('have numbers, what they fit, colours and packs', async () => {
    const { props } = await visit(app, '/de/produkte/sockelleisten/aluminium-sockelleiste-40-80')
    const { title, rows } = props.accessories as AccessoryTable
    expect(title).toBe('Zubehör')
    expect(rows.find(({ article_number }) => article_number === '19360')).toEqual({
      article_number: '19360',
      name: 'Endkappen, 40\u00A0mm, Aluminium',
      fits: ['19301'],
      colours: expect.arrayContaining(['104']),
      pack: '1 Paar',
    })
    const english = await visit(app, '/en/products/carpet-bars/carpet-edge-25')
    expect((english.props.accessories as AccessoryTable).rows.map(({ name }) => name)).toContain(
      'Screws, 3.5 × 30\u00A0mm, Stainless steel'
    )
  })

  test('have no place on the page of a group that has none', async () => {
    const { props } = await visit(app, '/de/produkte/winkelprofile/winkel-ungleichschenklig-20-50')
    expect(props.extras).toBeUndefined()
    expect(props.accessories).toBeUndefined()
  })
})

describe('the choice in the address of a group', () => {
  const PATH = '/de/produkte/uebergangsprofile/uebergang-38-clip'

  /** The choice of the page for a query string, and the page's canonical URL. */
  async function chosen(query: string) {
    const { choice, meta } = await propsOf(app, 'ProductFamilies/ShowGroup', PATH + query)
    return { choice, canonical: new URL(meta.canonical) }
  }

  test('is resolved on the server, at one canonical address', async () => {
    const { choice, canonical } = await chosen('?h=12&article=10102&colour=silver_matt&length=270')
    expect(choice).toMatchObject({
      height: 12,
      article: '10102',
      colour: 'silver_matt',
      length: 270,
      fitting: ['10102', '10104'],
      title: 'Ihre Wahl: 10102, 104 Silber matt, 270\u00A0cm',
      notices: [],
      section: { article_number: '10102', caption: '10102 bei 12\u00A0mm' },
    })
    expect(canonical.pathname).toBe(PATH)
    expect(canonical.search).toBe('')
  })

  test('is said where the article does not have it', async () => {
    const { choice } = await chosen('?article=10103&colour=gold_matt&length=90')
    expect(choice).toMatchObject({
      article: '10103',
      notices: [
        {
          text: '303 Gold matt gibt es in 10103 nicht, aber in 10101, 10102.',
          articles: ['10101', '10102'],
        },
        { text: '90\u00A0cm gibt es hier nicht, aber 100, 270\u00A0cm.', articles: [] },
      ],
    })
  })

  test('is limited to articles that can be fixed as the address asks', async () => {
    const { choice } = await chosen('?h=12&fixing=mounting_adhesive&colour=silver_matt')
    expect(choice).toMatchObject({
      article: '10102',
      fixing: 'mounting_adhesive',
      title: expect.stringMatching(/, Montagekleber$/),
      unfixed: 'andere Befestigung',
    })
    const { body } = await ask(app, `${PATH}?h=12&fixing=mounting_adhesive`)
    expect(body).toContain('<input type="hidden" name="fixing" value="mounting_adhesive"/>')
    expect((await chosen('?fixing=hot_melt')).choice).not.toHaveProperty('fixing')
  })

  test('has a foil and its decor as one, and decors without a foil', async () => {
    expect((await chosen('?colour=decor-oak_mist')).choice).toMatchObject({
      article: '10104',
      colour: 'oak_mist_foil',
    })
    expect((await chosen('?colour=decor-oak_natural')).choice).toMatchObject({
      colour: 'decor-oak_natural',
    })
  })

  test('is shown in its colour, by a picture that is made when it is asked for', async () => {
    const { props } = await visit(app, `${PATH}?colour=bronze_matt`)
    const { picture } = props.choice as ShownChoice
    expect(picture?.name).toBe('404 Bronze matt')
    expect(picture?.image.custom_properties?.de?.alt).toMatch(
      /^Übergang 38 Clip: .+ \(Bronze matt\)$/
    )
    const url = picture?.image.original_url.replace('.jpg', '-sm.jpg') ?? ''
    const made = await ask(app, url)
    await expect(made).toHaveStatus(200)
    await expect(await ask(app, url.replace('bronze-matt', 'pink'))).toHaveStatus(404)
    await expect(await ask(app, url.replace(/-\w{10}-/, '-0123456789-'))).toHaveStatus(404)

    const { storedPictures } = await import('#media/pictures/make_pictures')
    const inBackground = (await storedPictures()).map(({ original_url }) => original_url)
    expect(inBackground).not.toContain(picture?.image.original_url)
  })

  test('without a colour has no picture of its own', async () => {
    expect((await chosen('?h=12')).choice).not.toHaveProperty('picture')
  })

  test.each(['hoch', '-5', '8-12'])('says that the height %s cannot be read', async (h) => {
    const problem = 'Diese Angabe ist keine Zahl. Schreiben Sie zum Beispiel 8,5.'
    const { choice } = await chosen(`?${new URLSearchParams({ h, article: '10101' })}`)
    expect(choice).toMatchObject({ typed: h, problem, article: '10101', notices: [] })
    const { body } = await ask(app, `${PATH}?h=${h}`)
    expect(body).toMatch(new RegExp(`<input [^>]*aria-invalid="true"[^>]* value="${h}"`))
    expect(body).toContain(problem)
  })

  test.each(['8', 'hoch'])('knows no height %s where no article depends on one', async (h) => {
    const path = '/de/produkte/winkelprofile/winkel-ungleichschenklig-20-50'
    const { props } = await visit(app, `${path}?h=${h}`)
    expect(props.choice).toMatchObject({ typed: '', problem: '', notices: [] })
  })

  test('has its sizes in the way of each language', async () => {
    const { props } = await visit(app, '/ru/produkciya/ugolki/ugolok-neravnopolochnyi-20-50?h=5')
    expect(props).toMatchObject({ centimetre: 'см' })
    expect((await chosen('?h=12')).choice).toMatchObject({ unfit: 'passt nicht zu 12\u00A0mm' })
  })

  test('is kept by the link that chooses an article of the table', async () => {
    const { body } = await ask(app, `${PATH}?h=12&colour=silver_matt`)
    expect(body).toContain('href="?h=12&amp;article=10102&amp;colour=silver_matt#choice"')
  })
})

describe('the response to a choice', () => {
  const PATH = '/de/produkte/uebergangsprofile/uebergang-38-clip'
  const RELOAD = {
    'X-Inertia-Partial-Component': 'ProductFamilies/ShowGroup',
    'X-Inertia-Partial-Data': 'choice,meta',
  }

  /** Whether later requests get the first response from the cache. */
  async function isCached(query: string, headers: Record<string, string> = {}) {
    const { currentVersion, responses } = await import('#http/responses')
    await until('the site knows its content', () => currentVersion.isCertain)
    const { hits } = responses.count
    const answers = []
    for (let time = 0; time < 3; time++) answers.push(await ask(app, PATH + query, headers))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    return responses.count.hits > hits
  }

  test('is cached, as a page and as a partial reload', async () => {
    const query = '?h=8%2C5&article=10101&colour=silver_matt&length=270'
    expect(await isCached(query)).toBe(true)
    const visited = await visitHeaders(app)
    expect(await isCached(query, { ...visited, ...RELOAD })).toBe(true)
    const { props } = await visit(app, PATH + query, RELOAD)
    expect(Object.keys(props)).toContain('choice')
    expect(Object.keys(props)).not.toContain('variants')
    expect((await visit(app, PATH + query)).props).toHaveProperty('variants')
  })

  test.each([
    '?h=99',
    '?h=08.50',
    '?h=hoch',
    '?article=99999',
    '?colour=x1',
    '?article=10103&colour=gold_matt',
    '?length=271',
  ])('to %s is not cached', async (query) => {
    expect(await isCached(query)).toBe(false)
  })

  test('is not cached for other props', async () => {
    const headers = { ...(await visitHeaders(app)), ...RELOAD, 'X-Inertia-Partial-Data': 'meta' }
    expect(await isCached('?h=8', headers)).toBe(false)
  })
})

describe('the questions on the page of a group', () => {
  test('are those that lead to it, then those that lead to its family', async () => {
    const questions = await questionsOn('/de/produkte/anpassungsprofile/anpassung-46-clip')
    expect(questions.map(({ anchor }) => anchor)).toEqual([
      'panel-choosing-height_offset',
      'panel-fitting-finished_floor',
    ])
    const answers = await ask(app, questions[0]?.page ?? '')
    for (const { anchor, title } of questions) {
      expect(answers.body).toContain(`id="${anchor}"`)
      expect(answers.body).toContain(title)
    }
  })

  test('are asked and answered in the language of the page', async () => {
    const [first] = await questionsOn('/ru/produkciya/ugolki/ugolok-neravnopolochnyi-20-50')
    expect(first?.page).toMatch(/^\/ru\//)
    expect(first?.title).toMatch(/^[\p{Script=Cyrillic}\s\p{P}]+$/u)
    expect((await ask(app, first?.page ?? '')).body).toContain(`id="${first?.anchor}"`)
  })

  test('are three at most, and have no place where there are none', async () => {
    const counts = new Map<string, number>()
    const paths = await sitemapPaths(app)
    for (const path of paths.filter((each) => each.startsWith('/de/produkte/'))) {
      const page = await visit(app, path)
      if (page.component !== 'ProductFamilies/ShowGroup') continue
      counts.set(path, (page.props.questions as object[]).length)
    }
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(3)
    const without = [...counts].find(([, count]) => count === 0)?.[0] ?? ''
    const isAsked = (await ask(app, without)).body.includes('Häufige Fragen dazu</h2>')
    expect(isAsked).toBe(false)
  })
})

import { beforeEach, describe, expect, test } from 'vitest'
import { givenSmallSite } from '#tests/fixtures/content/small_site'
import { run } from '#tests/fixtures/processes/commands'
import { ask, pageObject, visitHeaders } from '#tests/visitor'

/** Cached responses stay valid for half a second after a load. */
const { app, content } = givenSmallSite({ RESPONSE_CACHE: '0' })

const WORKS = 'content/pages/root/works'
const NEWS = 'content/pages/announcements/works'
const HOME = 'content/pages/home/index/de.yaml'

async function load() {
  const { formatProblem } = await import('#content/loading/problems')
  return (await content.load()).warnings.map(formatProblem)
}

/** A page in German and English, and an announcement, with further lines in their German files. */
async function write(lines: string, english = '') {
  await content.write(
    `${WORKS}/de.yaml`,
    `component: Root/Show\npath: werk\nmeta: { title: Werk Zwei }\n${lines}`
  )
  await content.write(`${WORKS}/en.yaml`, `path: works\nmeta: { title: Works Two }\n${english}`)
  await content.write(
    `${NEWS}/de.yaml`,
    `component: Announcements/Show
path: aktuelles/werk
meta: { title: Neues Werk }
hero: { hero_headline: Neues Werk }
data: { published_on: 2020-01-01, title: Neues Werk, text: Es steht. }
${lines}`
  )
  return load()
}

async function statusOf(address: string): Promise<number> {
  return (await ask(app, address)).status
}

/** Today's date at the company, moved by some days. */
async function day(offset: number): Promise<string> {
  const { today } = await import('#texts/days')
  return today(new Date(Date.now() + offset * 86_400_000))
}

async function onDay<Result>(offset: number, work: () => Promise<Result>): Promise<Result> {
  const { onDay: suppose } = await import('#texts/days')
  const supposed = await day(offset)
  return suppose(supposed, work)
}

async function preview(...args: string[]): Promise<string> {
  const { said, exitCode } = await run('content:preview', ...args)
  expect(said).toMatch(/^https:\/\/www\.saumer\.example\//)
  expect(exitCode).toBe(0)
  return said.slice('https://www.saumer.example'.length)
}

/** All responses that list pages, and their mentions of a page. */
async function listings(words: RegExp): Promise<string[]> {
  const addresses = [
    '/de',
    '/de/aktuelles',
    '/sitemaps/de.xml',
    '/sitemaps/en.xml',
    '/feeds/de.xml',
  ]
  const found = await Promise.all(
    addresses.map(async (address) => {
      const { status, body } = await ask(app, address)
      return status === 200 && words.test(body) ? [address] : []
    })
  )
  return found.flat()
}

beforeEach(async () => {
  if (!(await content.read(HOME)).includes('route:root.works')) {
    await content.edit(HOME, 'Mehr über', 'Unser [Werk](route:root.works). Mehr über')
    await content.edit(
      'content/navigation/main/de.yaml',
      '  - { id: contact,',
      '  - { id: works, title: Unser Werk, route: root.works }\n  - { id: contact,'
    )
    await content.write('content/paths.yaml', '')
  }
})

describe('a draft', () => {
  test('has no address, and is in no list, menu, sitemap, feed or text', async () => {
    await write('status: draft\n')
    for (const address of ['/de/werk', '/en/works', '/de/aktuelles/werk']) {
      expect(await statusOf(address), address).toBe(404)
    }
    expect(await listings(/\/werk|\/works|Neues Werk|Unser Werk/)).toEqual([])
  })

  test('leaves no dead link: of a link to it its words stay', async () => {
    await write('status: draft\n')
    const { props } = pageObject((await ask(app, '/de')).body)
    expect(JSON.stringify(props.blocks)).toContain('Unser <a >Werk</a>')
  })

  test('is told where it is linked to, but not from another draft', async () => {
    const warnings = await write(
      'status: draft\nintro: Siehe [uns selbst](route:announcements.works).\n'
    )
    expect(warnings).toEqual([
      'resources/content/navigation/main/de.yaml:12:44 warning: the page "root.works" is a draft, so nothing leads there until it is published. Publish both together, or take the link out.',
      'resources/content/pages/home/index/de.yaml:23:11 warning: the page "root.works" is a draft, so nothing leads there until it is published. Publish both together, or take the link out.',
    ])
  })

  test('appears everywhere once it is published', async () => {
    await write('')
    expect(await statusOf('/de/werk')).toBe(200)
    expect(await statusOf('/en/works')).toBe(200)
    expect(await listings(/\/werk"|\/werk<|\/works</)).toEqual([
      '/de',
      '/de/aktuelles',
      '/sitemaps/de.xml',
      '/sitemaps/en.xml',
      '/feeds/de.xml',
    ])
  })

  test('in one language leaves the others alone, and is no language of the page', async () => {
    await write('', 'status: draft\n')
    expect(await statusOf('/en/works')).toBe(404)
    const { body } = await ask(app, '/de/werk')
    expect(pageObject(body).props.localize).toEqual({ de: '/de/werk' })
    expect(body).not.toContain('hreflang="en"')
    expect(await listings(/\/works/)).toEqual([])
    const { body: map } = await ask(app, '/sitemaps/de.xml')
    expect(map).toContain('/de/werk<')
  })

  test('of the source is one in each language that does not say otherwise', async () => {
    await write('status: draft\n', 'status: published\n')
    expect(await statusOf('/de/werk')).toBe(404)
    expect(await statusOf('/en/works')).toBe(200)
  })

  test('that was published before is gone, and there again when it is published again', async () => {
    await write('')
    await content.load({ keepPaths: true })
    await write('status: draft\n')
    expect(await statusOf('/de/werk')).toBe(410)
    await write('')
    expect(await statusOf('/de/werk')).toBe(200)
    await content.write('content/paths.yaml', '')
  })

  test('is refused for a page that code links to', async () => {
    await content.edit('content/pages/root/privacy/de.yaml', 'path:', 'status: draft\npath:')
    await expect(load()).rejects.toThrow(
      'every page links to the page "root.privacy", which is a draft, or there for a time only'
    )
    await content.edit('content/pages/root/privacy/de.yaml', 'status: draft\n', '')
  })
})

describe('a page with days', () => {
  test('is unknown before the first, there from it to the last, and gone afterwards', async () => {
    const cases: [from: number, until: number, status: number][] = [
      [1, 2, 404],
      [0, 0, 200],
      [-1, 1, 200],
      [-2, -1, 410],
    ]
    for (const [from, until, status] of cases) {
      await write(`publish_from: ${await day(from)}\npublish_until: ${await day(until)}\n`)
      expect([from, until, await statusOf('/de/werk')]).toEqual([from, until, status])
      const listed = status === 200 ? expect.arrayContaining(['/de', '/sitemaps/de.xml']) : []
      expect(await listings(/\/werk"|\/werk<|Unser Werk/)).toEqual(listed)
    }
  })

  test('comes and goes by itself, with all that tells of it', async () => {
    await write(`publish_from: ${await day(3)}\npublish_until: ${await day(5)}\n`)
    const { findListedUrls, findRouteUrls } = await import('#content/pages/page_queries')
    const { siteFrame } = await import('#site/frame')
    const shown = async (offset: number) =>
      onDay(offset, async () => [
        (await findListedUrls()).includes('/de/werk'),
        (await findRouteUrls(['root.works'], 'de')).has('root.works'),
        (await siteFrame('de')).mainNavigation.some(({ title }) => title === 'Unser Werk'),
      ])
    expect(await shown(2)).toEqual([false, false, false])
    expect(await shown(3)).toEqual([true, true, true])
    expect(await shown(5)).toEqual([true, true, true])
    expect(await shown(6)).toEqual([false, false, false])
  })

  test('is among the addresses that have changed once its day has come', async () => {
    await write(`publish_from: ${await day(3)}\n`)
    const { findUrlsChangedSince } = await import('#content/pages/page_queries')
    const since = new Date(Date.now() + 2 * 86_400_000)
    expect(await findUrlsChangedSince(since)).toEqual([])
    expect(await onDay(4, () => findUrlsChangedSince(since))).toEqual(
      expect.arrayContaining(['/de/werk', '/en/works'])
    )
  })

  test('cannot end before it begins', async () => {
    await expect(write('publish_from: 2026-12-02\npublish_until: 2026-12-01\n')).rejects.toThrow(
      'resources/content/pages/root/works/de.yaml:5:16 error: "publish_until": the page would end before it begins, on 2026-12-02.'
    )
  })
})

describe('a preview', () => {
  test('shows a draft in the asked language, to nobody else, and is neither cached nor listed', async () => {
    await write('status: draft\n')
    const address = await preview('root.works', 'en')
    expect(address).toMatch(/^\/en\/works\?preview=/)
    for (const headers of [{}, await visitHeaders(app)]) {
      const answer = await ask(app, address, headers)
      await expect(answer).toHaveStatus(200)
      expect(answer.body).toContain('Works Two')
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      })
      expect(answer.headers.etag).toBeUndefined()
    }
    const { body } = await ask(app, address)
    expect(body).toMatch(/<meta name="robots" content="noindex"/)
    expect(pageObject(body).props.preview).toMatch(/^Preview/)
    expect(await statusOf('/en/works')).toBe(404)
    expect(await statusOf(address.replace('/en/works', '/de/werk'))).toBe(403)
  })

  test('shows the whole page as of a day: what is in its lists by then, and nothing later', async () => {
    await write(`publish_from: ${await day(3)}\n`)
    const home = async (at: number) => {
      const { body } = await ask(app, await preview('home', `--at=${await day(at)}`))
      return [/Neues Werk/.test(body), /Unser Werk/.test(body)]
    }
    expect(await home(2)).toEqual([false, false])
    expect(await home(3)).toEqual([true, true])
    const { props } = pageObject((await ask(app, '/de')).body)
    expect(JSON.stringify(props)).not.toContain('Neues Werk')
    expect(props.preview).toBeUndefined()
  })

  test('of a page with days shows it as of its first day', async () => {
    await write(`publish_from: 2031-12-24\n`)
    const { body } = await ask(app, await preview('root.works'))
    expect(pageObject(body).props.preview).toContain('24. Dezember 2031')
  })

  test('is of what is loaded now, and leaves what everybody sees as it is', async () => {
    await write('status: draft\n')
    const address = await preview('root.works')
    await ask(app, address)
    await write('')
    const { body } = await ask(app, '/de/werk')
    expect(body).not.toMatch(/<meta name="robots" content="noindex"/)
    expect(pageObject(body).props.preview).toBeUndefined()
  })

  test('ends: expired, altered or made by another key it is refused, in words of its own', async () => {
    await write('status: draft\n')
    const { previewToken } = await import('#content/pages/preview/preview')
    const works = { key: 'root.works', locale: 'de' } as const
    const good = previewToken(works)
    const [, expires, signature] = good.split('.')
    const tokens = [
      previewToken(works, -1),
      previewToken({ ...works, locale: 'en' }),
      previewToken({ ...works, key: 'root.company' }),
      `2031-01-01.${expires}.${signature}`,
      `.${(Date.now() + 9e9).toString(36)}.${signature}`,
      good.slice(0, -1),
      'x',
      '',
    ]
    for (const token of tokens) {
      const { status, headers, body } = await ask(app, `/de/werk?preview=${token}`)
      expect([token, status, headers['cache-control']]).toEqual([token, 403, 'no-store'])
      expect(pageObject(body).props.title).toBe('Diese Vorschau ist abgelaufen.')
    }
    expect(await statusOf(`/de/werk?preview=${good}`)).toBe(200)
    expect(await statusOf(`/de/nirgends?preview=${good}`)).toBe(403)
  })

  test.each([
    ['a page that is not there', ['root.nowhere'], 'No page "root.nowhere" is loaded'],
    ['a language without a file', ['root.works', 'fr'], 'has no file in "fr", only in de, en'],
    ['a day that is none', ['root.works', '--at=morgen'], '"morgen" is no day'],
    ['too many days', ['root.works', '--days=91'], 'holds for 1 to 90 days'],
  ])('of %s is refused', async (_, args, words) => {
    await write('status: draft\n')
    const { said, exitCode } = await run('content:preview', ...args)
    expect(said).toContain(words)
    expect(exitCode).toBe(1)
  })
})

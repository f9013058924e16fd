import { beforeEach, describe, expect, test } from 'vitest'
import type { ContentProblem } from '#content/loading/problems'
import { givenApp } from '#tests/app'
import { givenContent } from '#tests/fixtures/content/small_site'
import { ask } from '#tests/visitor'

/** Cached responses stay valid for half a second after a load. */
const app = givenApp({ contentRoot: null, env: { RESPONSE_CACHE: '0' } })
const content = givenContent()

const REDIRECTS = 'content/redirects.yaml'

/** Loads the content as `npm run content:load` does. */
async function publish() {
  await content.load({ keepPaths: true })
}

async function problems(): Promise<ContentProblem[]> {
  const { checkContent } = await import('#content/loading/loader')
  const { ContentError } = await import('#content/loading/problems')
  try {
    return (await checkContent(content.root)).warnings
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    throw error
  }
}

/** Status, and where it leads. */
async function answer(address: string): Promise<string> {
  const { status, headers } = await ask(app, address)
  return [status, headers.location].filter(Boolean).join(' ')
}

beforeEach(publish)

/** A file of redirects. */
const redirectsFile = (...redirects: string[]) =>
  `redirects:\n${redirects.map((each) => `  - ${each}\n`).join('')}`

describe('redirects of editors', () => {
  test('collapse: a chain leads to its end in one step', async () => {
    await content.write(
      REDIRECTS,
      redirectsFile(
        '{ from: /de/a, to: /de/b }',
        '{ from: /de/b, to: /de/c }',
        '{ from: /de/c, to: "route:contact" }'
      )
    )
    await publish()
    for (const each of ['a', 'b', 'c']) expect(await answer(`/de/${each}`)).toBe('301 /de/kontakt')
  })

  test('in a circle are refused, but not those that only lead into it', async () => {
    await content.write(
      REDIRECTS,
      redirectsFile(
        '{ from: /de/a, to: /de/b }',
        '{ from: /de/b, to: /de/a }',
        '{ from: /de/c, to: /de/a }',
        '{ from: /de/d, to: /de/d }'
      )
    )
    expect((await problems()).map(({ line }) => line)).toEqual([2, 3, 5])
  })

  test('to a former address lead to where its page is now, in that language', async () => {
    await content.write(REDIRECTS, redirectsFile('{ from: /de/firm, to: /en/company }'))
    await content.edit('content/pages/root/company/en.yaml', 'path: company', 'path: about')
    await publish()
    expect(await answer('/de/firm')).toBe('301 /en/about')
  })

  test('to what is gone say that it is gone', async () => {
    await content.write(
      REDIRECTS,
      `${redirectsFile('{ from: /de/a, to: /de/sommeraktion }')}gone: [/de/sommeraktion]\n`
    )
    await publish()
    expect(await answer('/de/a')).toBe('410')
  })
})

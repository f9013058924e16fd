import { beforeEach, describe, expect, test } from 'vitest'
import { givenApp } from '#tests/app'
import { publishing, WITHOUT_CACHE } from '#tests/fixtures/content/publishing'
import { givenContent } from '#tests/fixtures/content/small_site'

const app = givenApp({ contentRoot: null, env: WITHOUT_CACHE })
const content = givenContent()
const { publish, findErrors, answer } = publishing(app, content)

const REDIRECTS = 'content/redirects.yaml'

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
    expect((await findErrors()).map(({ line }) => line)).toEqual([2, 3, 5])
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

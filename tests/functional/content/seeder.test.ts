import { expect, test } from 'vitest'
import { givenSite } from '#tests/fixtures/content/small_site'
import { runScript } from '#tests/fixtures/processes/run_script'

/** A migrated database, and the small site beside it. */
const { content } = givenSite(async () => undefined, { contentRoot: null })

/** Says when the list of all pages is imported, which imports every feature. */
const REPORT_PAGES = `
import { registerHooks } from 'node:module'
registerHooks({
  load(url, context, next) {
    if (/\\/start\\/pages\\.\\w+$/.test(url)) console.log('imports the pages')
    return next(url, context)
  },
})`

/** Runs `node ace` on this test's database and content. */
function ace(args: string[], extraEnv: NodeJS.ProcessEnv = {}) {
  const env = { ...process.env, ...extraEnv, CONTENT_ROOT: content.root }
  return runScript(['build/ace.js', ...args], { env })
}

test('seeding loads the content, and a second time finds it up to date', async () => {
  const first = await ace(['db:seed'])
  expect(first.output).toMatch(/Content loaded: \d+ rows written\./)
  expect(first.code).toBe(0)

  const second = await ace(['db:seed'])
  expect(second.output).toContain('Content is up to date.')
  expect(second.code).toBe(0)
})

test('content:load with nothing to load imports no pages', async () => {
  const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(REPORT_PAGES)}` }
  const load = () => ace(['content:load', '--code=today', '--pictures-later'], env)
  const first = await load()
  expect(first.output).toContain('imports the pages')
  const second = await load()
  expect(second.output).toMatch(/Loading the content … up to date/)
  expect(second.output).not.toContain('imports the pages')
})

test('seeding shows warnings and succeeds', async () => {
  await content.edit('content/pages/root/company/en.yaml', 'id: history', 'id: story')
  const { code, output } = await ace(['db:seed'])
  expect(output).toContain(
    'resources/content/pages/root/company/en.yaml:5:11 warning: there is no entry "story" in de.yaml'
  )
  expect(code).toBe(0)
  await content.edit('content/pages/root/company/en.yaml', 'id: story', 'id: history')
})

const COMPANY = 'resources/content/pages/root/company/de.yaml'

test.each([
  ['content:load', `${COMPANY}:4:1 error: unknown field "introduction". Remove it`],
  ['db:seed', `${COMPANY}:4:1 error: unknown field "introduction". Remove it`],
  ['content:check', `${COMPANY}\n  4:1  error    unknown field "introduction". Remove it`],
])(
  '%s of wrong content names file, line and column, and exits with code 1',
  async (command, words) => {
    await content.edit('content/pages/root/company/de.yaml', 'intro:', 'introduction:')
    const { code, output } = await ace([command])
    expect(output).toContain(words)
    expect(code).toBe(1)
    await content.edit('content/pages/root/company/de.yaml', 'introduction:', 'intro:')
  }
)

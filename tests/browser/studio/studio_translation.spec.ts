import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { expectAccessibleAsItIs } from '../accessibility'
import { COMPANY } from '../site/development_server'
import { open } from '../test'
import { expect, test } from './studio'

test.use({ specFile: import.meta.filename })

const ENGLISH = COMPANY.replace('de.yaml', 'en.yaml')
const LEDGER = COMPANY.replace('de.yaml', '.translations')
const GLOSSARY = `preferred:
  - term: Heizung
    use: underfloor heating
terms: []
`

test.describe.configure({ mode: 'serial' })

test('a translation is written beside its source, and noted in the ledger', async ({
  page,
  studio,
}) => {
  const before = await studio.content.read(ENGLISH)
  await open(page, '/en/company')
  await expect(page.getByRole('heading', { name: 'Translate' })).toBeVisible()
  const history = studio.field('Geschichte current')
  await history.fill('Where ')
  await history.press('End')
  await history.pressSequentially('"we" come from')
  await history.blur()
  await studio
    .expectFile(ENGLISH)
    .toBe(before.replace('title: History', 'title: Where “we” come from'))
  expect(await studio.content.read(LEDGER)).toBe(noted('Geschichte'))
  await studio.undoTo(ENGLISH, before)
  await expect(() => expect(studio.content.read(LEDGER)).rejects.toThrow('ENOENT')).toPass()
})

test('only Markdown is broken into lines of the file', async ({ page, studio }) => {
  const before = await studio.content.read(ENGLISH)
  const long = 'Aluminium and brass '.repeat(8).trim()
  await open(page, '/en/company')
  const title = studio.field('Geschichte current')
  await title.fill(long)
  await title.blur()
  const written = async () => parse(await studio.content.read(ENGLISH)).blocks[0].title
  await expect.poll(written).toBe(long)
  await studio.undoTo(ENGLISH, before)
})

test('the text of a picture is translated where the texts of its part are', async ({
  page,
  studio,
}) => {
  const texts = 'content/images/en.yaml'
  const before = await studio.content.read(texts)
  await open(page, '/en/company')
  await page.getByText('Alternative text: Messing').click()
  const text = studio.field('Messing missing')
  await text.fill('Brass')
  await text.blur()
  await studio.expectFile(texts).toBe(`${before}  - { id: materials/brass.svg, alt: Brass }\n`)
  await studio.undoTo(texts, before)
})

test('what waits for a translation is found text by text, with what has changed and the glossary', async ({
  page,
  studio,
  expectProblem,
}) => {
  const [german, english] = [await studio.content.read(COMPANY), await studio.content.read(ENGLISH)]
  const { root } = studio.content
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root })
  await studio.content.write('content/terms/en.yaml', GLOSSARY)
  await studio.content.write(LEDGER, noted('Geschichte'))
  git('init', '--quiet', '--initial-branch=main')
  git('add', '.')
  git('-c', 'user.name=Anna', '-c', 'user.email=anna@saumer.example', 'commit', '-qm', 'Begin')
  await studio.content.edit(COMPANY, 'title: Geschichte', 'title: Unsere Herkunft')

  await open(page, '/en/company')
  const outdated = page.getByRole('textbox', { name: 'Unsere Herkunft outdated' })
  await expect(outdated).toHaveValue('History')
  const text = page.locator('.translation').filter({ has: outdated })
  await expect(text.locator('del')).toHaveText(['Geschichte'])
  await expect(text.locator('ins')).toHaveText(['Unsere Herkunft'])

  const next = studio.button('Next open text')
  await next.click()
  await expect(outdated).toBeFocused()
  for (const missing of ['Werk', 'Plattform', 'Heizung?', 'Kleben.', 'Unsere Herkunft']) {
    await next.click()
    await expect(page.getByRole('textbox', { name: missing })).toBeFocused()
  }
  const term = page.locator('#studio mark')
  await expect(term).toHaveText(['Heizung'])
  await expect(term).toHaveAttribute('title', 'underfloor heating')
  await expect(page.locator('.translation').filter({ has: page.locator('mark') })).toContainText(
    'Terms: Heizung: underfloor heating'
  )
  await expectAccessibleAsItIs(page, '#studio')

  expectProblem(/ERR_FAILED/)
  await page.route('**/studio/api/accept', (route) => route.abort(), { times: 1 })
  await text.getByRole('button', { name: 'Still right' }).click()
  await expect(page.locator('.status')).toContainText('The server does not answer.')
  await text.getByRole('button', { name: 'Still right' }).click()
  await expect(studio.field(/^Unsere Herkunft current$/)).toBeVisible()
  expect(await studio.content.read(LEDGER)).toBe(noted('Unsere Herkunft'))
  expect(await studio.content.read(ENGLISH)).toBe(english)

  await rm(join(root, '.git'), { recursive: true })
  await studio.content.remove(LEDGER)
  await studio.content.remove('content/terms/en.yaml')
  await studio.content.write(COMPANY, german)
})

/** The ledger that says from which German title the English one was translated. */
function noted(title: string): string {
  const hash = createHash('sha256').update(title).digest('hex').slice(0, 12)
  return `# The wording of the source that each text was translated from, by its hash.
# Kept by "npm run content:translations", never by hand.
blocks/history/title ${hash} en
`
}

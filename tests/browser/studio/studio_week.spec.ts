import { expectAccessibleAsItIs } from '../accessibility'
import { COMPANY } from '../site/development_server'
import { open } from '../test'
import { arrive, expect, test, unfold } from './studio'

test.describe.configure({ mode: 'serial' })

test.beforeEach(async ({ page }) => {
  await open(page, '/de/unternehmen')
  await arrive(page, '/de/unternehmen')
})

test("in an editor's week a page is made, written, moved, scheduled, copied, shown and taken back", async ({
  page,
  server,
  expectProblem,
}) => {
  expectProblem(/422/)
  const file = 'content/pages/root/unser_lager/de.yaml'
  const undo = () => page.getByRole('button', { name: 'Undo' }).click()
  const expectFile = (text: string) => expect.poll(() => server.content.read(file)).toBe(text)

  let form = await unfold(page, 'New page')
  await form.getByRole('combobox').selectOption('Free page')
  await form.getByRole('textbox', { name: 'Title' }).fill('Unser Lager')
  await expect(form.getByRole('textbox', { name: 'Path' })).toHaveValue('unser-lager')
  await expectAccessibleAsItIs(page, '#studio')
  await form.getByRole('button', { name: 'Create' }).click()
  await arrive(page, /\/de\/unser-lager\?preview=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unser Lager')
  const made = madePage(new Date())
  await expectFile(made)

  await page.getByRole('button', { name: 'Edit: Text folgt., Text' }).click()
  await page.getByRole('textbox', { name: 'Text' }).fill('Achttausend Stangen.')
  await page.getByRole('button', { name: 'Save' }).click()
  const written = made.replace(' text: Text folgt.', ' text: Achttausend Stangen.')
  await expectFile(written)

  await page.getByRole('button', { name: 'Back to the parts' }).click()
  await page.getByRole('button', { name: 'Edit: Header of the page' }).click()
  await page.getByRole('button', { name: 'Choose a picture' }).click()
  await page.getByRole('button', { name: /^hero\/home.svg/ }).click()
  await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeFocused()
  const headline = '  hero_headline: Unser Lager\n'
  await expectFile(written.replace(headline, `${headline}  hero_image: hero/home.svg\n`))
  await undo()
  await expectFile(written)

  await page.getByRole('button', { name: 'Back to the parts' }).click()
  await page.getByText('Add a block').click()
  await page.getByRole('button', { name: /^Info box/ }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Info box' })).toBeVisible()
  await expectFile(`${written}${INFO_BOX}`)
  await undo()
  await expectFile(written)

  await page.getByRole('button', { name: 'Changes' }).click()
  const changed = page.locator('.change').filter({ hasText: 'unser_lager' })
  await expect(changed).toContainText('root/unser_lager, Deutsch new')
  await page.getByRole('textbox', { name: /^What has changed/ }).fill('Unser Lager')
  await page.getByRole('button', { name: 'Commit' }).click()
  await expect(page.getByRole('link', { name: 'Download the files as ZIP' })).toBeVisible()

  form = await unfold(page, 'Change the address')
  await form.getByRole('textbox', { name: 'Path' }).fill('lager')
  await form.getByRole('button', { name: 'Move' }).click()
  await arrive(page, /\/de\/lager\?preview=/)
  const renamed = written.replace('path: unser-lager', 'path: lager')
  await expectFile(renamed)

  form = await unfold(page, 'Publish')
  await form.getByLabel('Publish from').fill('2099-02-01')
  const until = form.getByLabel('Publish until')
  await until.fill('2099-01-01')
  await form.getByRole('button', { name: 'Apply' }).click()
  await expect(until).toHaveAccessibleDescription(/the page would end before it begins/)
  await until.fill('2099-03-01')
  await form.getByRole('button', { name: 'Apply' }).click()
  await arrive(page, /\/de\/lager\?preview=2099-02-01/)
  const days = 'publish_from: 2099-02-01\npublish_until: 2099-03-01\n'
  const scheduled = renamed.replace(DRAFT, days)
  await expectFile(scheduled)

  form = await unfold(page, 'Duplicate the page')
  await form.getByRole('button', { name: 'Duplicate' }).click()
  await arrive(page, /\/de\/lager-copy\?preview=/)
  expect(await server.content.read('content/pages/root/lager_copy/de.yaml')).toBe(
    scheduled
      .replace(`path: lager\n${days}`, 'path: lager-copy\nstatus: draft\n')
      .replace('  title: Unser Lager', '  title: Unser Lager (copy)')
  )
  form = await unfold(page, 'Preview link')
  await form.getByRole('button', { name: 'Make a link' }).click()
  const link = await form.getByRole('link').getAttribute('href')
  const shown = await (await page.request.get(link ?? '')).text()
  expect(shown).toContain('Achttausend Stangen.')

  await undo()
  await arrive(page, /\/de\/lager\?preview=2099-02-01/)
  await expectFile(scheduled)
  await undo()
  await arrive(page, /\/de\/lager\?preview=\./)
  await expectFile(renamed)
  await undo()
  await arrive(page, /\/de\/unser-lager\?preview=/)
  await expectFile(written)
  await undo()
  await expectFile(made)
  await undo()
  await arrive(page, '/de/unternehmen')
  await expect(server.content.read(file)).rejects.toThrow('ENOENT')
})

test('a published page that moves leaves a redirect, and comes back', async ({ page, server }) => {
  const paths = 'content/paths.yaml'
  const before = await server.content.read(COMPANY)
  await server.content.write(paths, listOf('/de/unternehmen', '/en/company'))
  const form = await unfold(page, 'Change the address')
  await form.getByRole('textbox', { name: 'Path' }).fill('betrieb')
  await form.getByRole('button', { name: 'Move' }).click()
  await arrive(page, '/de/betrieb')
  const moved = before.replace('path: unternehmen', 'path: betrieb')
  expect(await server.content.read(COMPANY)).toBe(moved)
  const longer = listOf('/de/betrieb', '/de/unternehmen', '/en/company')
  expect(await server.content.read(paths)).toBe(longer)
  await open(page, '/de/unternehmen')
  await arrive(page, '/de/betrieb')

  await page.getByRole('button', { name: 'Undo' }).click()
  await arrive(page, '/de/unternehmen')
  expect(await server.content.read(COMPANY)).toBe(before)
  expect(await server.content.read(paths)).toBe(listOf('/de/unternehmen', '/en/company'))
  await server.content.remove(paths)
})

/** The list of published addresses, all of them of the company's page. */
function listOf(...addresses: string[]): string {
  return `# Every address that was ever published, and the key of its page: old ones lead to today's.
# Kept by "npm run content:paths", never by hand.
${addresses.map((address) => `${address}: root.company\n`).join('')}`
}

/** What the example says above the state of a page goes with it. */
const DRAFT = '# A draft is seen in its preview only. One of draft, published.\nstatus: draft\n'

const INFO_BOX = `  - id: info_box
    type: InfoBox
    title: Text folgt.
    text: Text folgt.
`

/** The new page with its examples, whose days are the day it is made, in the company's time zone. */
function madePage(day: Date): string {
  const today = day.toLocaleDateString('sv', { timeZone: 'Europe/Berlin' })
  return `# What the page is; it decides what stands under data.
component: Root/Show
# The source language, where it is not German. One of da, de, en, et, fi, fr, it, lv, lt, nl, pl,
# pt, ro, ru, sv, es, cs.
# source: da
# The address after the language, in small letters: unternehmen. Empty for the home page.
path: unser-lager
# A draft is seen in its preview only. One of draft, published.
status: draft
# The first day on which the page is there, in the company's time zone.
# publish_from: ${today}
# The last day on which the page is there.
# publish_until: ${today}
# The page is gone for good: its addresses answer 410.
# gone: false
# Keeps the page out of search engines and the sitemap.
# noindex: false
# What search engines and link previews show.
meta:
  # The title, up to 65 characters; the name of the company follows by itself.
  title: Unser Lager
  # What the page offers, in up to 160 characters.
  description: Text folgt.
  # Words that people search for, separated by commas.
  # keywords: Text folgt.
  # What its link preview shows; without it the picture of the page.
  # image: colours/silver_matt.svg
# The header of the page.
hero:
  # A few words above the headline.
  # hero_topline: Text folgt.
  # The headline of the page.
  hero_headline: Unser Lager
  # A sentence or two below the headline.
  # hero_text: Text folgt.
  # A picture below resources/media, at least 1050 pixels wide.
  # hero_image: colours/silver_matt.svg
  # Where the button leads: nowhere, to a page (hero_route) or to another site (hero_external_link).
  # One of none, internal, external.
  # hero_link_type: none
  # The key of a page, for hero_link_type "internal".
  # hero_route: announcements
  # An address with https://, for hero_link_type "external".
  # hero_external_link: https://www.saumer.example
  # The words of the button.
  # hero_button_text: Text folgt.
# A short rich text above the blocks, in Markdown.
# intro: Text folgt.
# data:
# The content, from top to bottom; each block has an id and a type.
blocks:
  - id: text
    type: Text
    text: Text folgt.
`
}

import type { APIResponse } from 'playwright/test'
import { COMPANY } from '../site/development_server'
import { open } from '../test'
import { expect, test } from './studio'

test.use({ specFile: import.meta.filename })

test.describe.configure({ mode: 'serial' })

const BERTA = 'content/contacts/berta/de.yaml'
const ENGLISH = COMPANY.replace('de.yaml', 'en.yaml')

test('a person follows in her card while one types, within her whole name too', async ({
  page,
  studio,
}) => {
  const before = await studio.content.read(BERTA)
  await studio.open('/de/kontakt')
  await page.locator('[data-part="contact/7"]').filter({ visible: true }).click()
  const card = page.locator('[data-part="contact/7"]').filter({ visible: true })
  await studio.field('First name').fill('Annegret')
  await expect(card.getByText('Dr. Annegret Stein', { exact: true })).toBeVisible()
  await studio.field('First name').fill('')
  await expect(card.getByText('Dr. Stein', { exact: true })).toBeVisible()
  await studio.field('First name').fill('Berta')
  await studio.field('Position').fill('Leiterin (Technik)')
  await expect(card.getByText('Leiterin (Technik)', { exact: true })).toBeVisible()
  await expect(card.getByText('Dr. Berta Stein', { exact: true })).toBeVisible()
  expect(await studio.content.read(BERTA)).toBe(before)

  await studio.field('Position').blur()
  await studio.expectFile(BERTA).toBe(before.replace('Leiterin Technik', 'Leiterin (Technik)'))
  await studio.undoTo(BERTA, before)
  await expect(card.getByText('Leiterin Technik', { exact: true })).toBeVisible()
})

test('a block within two columns follows while one types', async ({ page, studio }) => {
  const before = await studio.content.read(COMPANY)
  const aside = [
    '  - id: people',
    '    type: SectionAside',
    '    left:',
    '      - { id: team, type: Text, title: Team, text: Wir. }',
  ].join('\n')
  await studio.content.edit(COMPANY, 'blocks:\n', `blocks:\n${aside}\n`)
  await open(page, '/de/unternehmen')
  const heading = (name: string) => page.locator('main').getByRole('heading', { name })
  await heading('Team').click()
  await studio.edit('Team, Text')
  await studio.field('Title').fill('Mannschaft')
  await expect(heading('Mannschaft')).toBeVisible()
  await studio.field('Title').fill('Team')
  await expect(heading('Team')).toBeVisible()
  await studio.content.write(COMPANY, before)
})

test('a page follows in its card, and its own texts in the page itself', async ({
  page,
  studio,
}) => {
  await studio.open('/de')
  const families = page.locator('main').getByRole('heading', { name: 'Zwei Familien' })
  await families.click()
  await studio.field('Families title').fill('Alle Familien')
  await expect(page.locator('main').getByRole('heading', { name: 'Alle Familien' })).toBeVisible()
  await studio.field('Families title').fill('Zwei Familien')
  await expect(families).toBeVisible()

  const card = page.locator('[data-part="page/product_families.stairs"]').filter({ visible: true })
  const name = await card.innerText()
  await card.click()
  await studio.field('Title').fill('Stufen & Kanten')
  await expect(card).toHaveText('Stufen & Kanten')
  await studio.field('Title').fill(name)
  await expect(card).toHaveText(name)
})

test('Markdown follows as it will look, and what it was is there again at once', async ({
  page,
  studio,
}) => {
  await studio.open('/de/unternehmen')
  await page.locator('main').getByText('Seit 1924.').click()
  const block = page.locator('[data-part="blocks/history"]')
  await studio.field('Text').fill('Seit **1924**, <b>oft</b> neu.\n\n- Werk')
  await expect(block.locator('strong')).toHaveText('1924')
  await expect(block.getByText('<b>oft</b>')).toBeVisible()
  await expect(block.getByRole('listitem')).toHaveText('Werk')
  await studio.field('Text').fill('Seit 1924.')
  await expect(block.locator('.rich-text')).toHaveText('Seit 1924.')
})

test('a translation follows while one types', async ({ page, studio }) => {
  const before = await studio.content.read(ENGLISH)
  await open(page, '/en/company')
  await studio.field('Geschichte current').fill('Origins')
  await expect(page.locator('main').getByRole('heading', { name: 'Origins' })).toBeVisible()
  await studio.field('Seit 1924. current').fill('Since *1924*.')
  await expect(page.locator('main em').getByText('1924')).toBeVisible()
  await studio.undo()
  await studio.undoTo(ENGLISH, before)
})

test('what is typed stays in the page while it is loaded anew for the change of another', async ({
  page,
  studio,
}) => {
  const before = await studio.content.read(COMPANY)
  await studio.open('/de/unternehmen')
  await studio.edit('Geschichte, Text image')
  const title = studio.field('Title')
  await title.fill('Herkunft')
  const heading = page.locator('main').getByRole('heading', { name: 'Herkunft' })
  const card = (name: string) => page.locator('main').getByRole('heading', { name, exact: true })
  await expect(heading).toBeVisible()
  await studio.content.edit(COMPANY, 'title: Werk,', 'title: Werkhalle,')
  await expect(card('Werkhalle')).toBeVisible()
  await expect(heading).toBeVisible()
  await title.fill('Geschichte')
  await studio.content.write(COMPANY, before)
  await expect(card('Werk')).toBeVisible()
})

test('an answer that is older than an undo shows nothing that was taken back', async ({
  page,
  studio,
}) => {
  const before = await studio.content.read(COMPANY)
  await studio.open('/de/unternehmen')
  await studio.edit('Geschichte, Text image')
  const older = Promise.withResolvers<APIResponse>()
  const late = Promise.withResolvers<void>()
  let isUndone = false
  await page.route('**/de/unternehmen', async (route) => {
    if (isUndone) await late.promise
    const response = isUndone ? await older.promise : await route.fetch()
    await route.fulfill({ response })
    if ((await response.text()).includes('Herkunft')) older.resolve(response)
  })
  await studio.field('Title').fill('Herkunft')
  await page.keyboard.press('Control+s')
  await older.promise

  isUndone = true
  const asked = page.waitForRequest('**/de/unternehmen')
  await studio.undo()
  await studio.expectFile(COMPANY).toBe(before)
  await asked
  const shown = page.evaluate(async () => {
    await new Promise((done) => document.addEventListener('inertia:success', done, { once: true }))
    /** The answer is rendered, and then what is typed is shown. */
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
    return document.querySelector('main [data-part="blocks/history"] h2')?.textContent
  })
  late.resolve()
  expect(await shown).toBe('Geschichte')
})

test('of two texts that are the same, the page shows what is typed for each', async ({
  page,
  studio,
}) => {
  const before = await studio.content.read(COMPANY)
  await studio.content.edit(COMPANY, 'title: Plattform', 'title: Werk')
  await studio.open('/de/unternehmen')
  const cards = page.locator('[data-part="blocks/sites"]').getByRole('heading')
  await expect(cards).toHaveText(['Werk', 'Werk'])
  await studio.edit('Section cards')
  const titles = studio.panel.locator('.entry').getByRole('textbox', { name: 'Title' })
  await titles.last().fill('Halle')
  await expect(cards).toHaveText(['Werk', 'Halle'])
  await titles.last().blur()
  await studio.expectFile(COMPANY).toContain('title: Halle')
  await titles.first().fill('Werk 1')
  await expect(cards).toHaveText(['Werk 1', 'Halle'])
  await titles.first().fill('Werk')
  await expect(cards).toHaveText(['Werk', 'Halle'])
  await studio.content.write(COMPANY, before)
})

test('a blank line at the end stays while one goes on writing', async ({ page, studio }) => {
  await studio.open('/de/unternehmen')
  const before = await studio.content.read(COMPANY)
  await studio.edit('Geschichte, Text image')
  const text = studio.field('Text')
  await text.fill('Seit 1925.\n\n')
  await page.keyboard.press('Control+s')
  await studio.expectFile(COMPANY).toBe(before.replace('Seit 1924.', 'Seit 1925.'))
  await studio.expectSaved()
  await expect(text).toHaveValue('Seit 1925.\n\n')
  await text.fill('Seit 1924.')
  await text.blur()
  await studio.expectFile(COMPANY).toBe(before)
})

test('a blank line at the end of a text without markup stays, too', async ({ page, studio }) => {
  await studio.open('/de/unternehmen')
  const before = await studio.content.read(COMPANY)
  await studio.edit('Section cards')
  const text = studio.field('Text').first()
  await text.fill('Zwei Hallen.\n')
  await page.keyboard.press('Control+s')
  await studio.expectFile(COMPANY).toContain('Zwei Hallen.')
  await studio.expectSaved()
  await expect(text).toHaveValue('Zwei Hallen.\n')
  await text.fill('')
  await text.blur()
  await studio.expectFile(COMPANY).toBe(before)
})

test('a link in a text is chosen by the title of its page', async ({ page, studio }) => {
  await studio.open('/de/unternehmen')
  await studio.edit('Geschichte, Text image')
  const text = studio.field('Text')
  await text.fill('Fragen?')
  await text.press('Shift+Home')
  await page.getByText('Insert a link to a page').click()
  const target = page.getByRole('combobox', { name: 'Page, searched by its title' })
  await target.fill('kontakt')
  await target.blur()
  await expect(target).toHaveValue('contact')
  await studio.expectSaved()
  /** The choice is none of the form: the next letter is saved as always, when the focus leaves it. */
  await text.press('End')
  await text.press('!')
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible()
  await text.press('Backspace')
  await text.press('Shift+Home')
  await studio.press('Insert', true)
  await expect(text).toHaveValue('[Fragen?](route:contact)')
  await text.fill('Fragen?')
  await studio.press('Insert', true)
  await expect(text).toHaveValue('Fragen? [words of the link](route:contact)')
  await page.keyboard.type('Hier')
  await expect(text).toHaveValue('Fragen? [Hier](route:contact)')
  await text.blur()
  await studio.expectSaved()
  await studio.undo()
})

test('the picture that is there already, chosen again, has nothing saved that is typed later', async ({
  page,
  studio,
}) => {
  await studio.open('/de/unternehmen')
  await studio.edit('Geschichte, Text image')
  await studio.press('Choose a picture')
  await page.locator('.pictures [aria-pressed="true"]').click()
  await studio.field('Title').fill('Geschichten')
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible()
  await studio.field('Title').fill('Geschichte')
})

test('what search engines show is counted', async ({ studio }) => {
  await studio.open('/de/unternehmen')
  await studio.edit('For search engines')
  const title = studio.field('Title')
  await expect(title).toHaveAccessibleDescription(/11 characters; 30 to 65 are recommended/)
  await title.fill('x'.repeat(66))
  await expect(title).toHaveAccessibleDescription(/66 characters; search engines mostly cut/)
  await title.fill('Unternehmen')
})

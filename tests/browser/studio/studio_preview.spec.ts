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

test('what search engines show is counted', async ({ studio }) => {
  await studio.open('/de/unternehmen')
  await studio.edit('For search engines')
  const title = studio.field('Title')
  await expect(title).toHaveAccessibleDescription(/11 characters; 30 to 65 are recommended/)
  await title.fill('x'.repeat(66))
  await expect(title).toHaveAccessibleDescription(/66 characters; search engines mostly cut/)
  await title.fill('Unternehmen')
})

import { expectAccessibleAsItIs } from './accessibility'
import { COMPANY, DevelopmentServer } from './development_server'
import { test as base, expect, open } from './test'

const ENGLISH = COMPANY.replace('de.yaml', 'en.yaml')

const test = base.extend<object, { server: DevelopmentServer }>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright asks for a pattern here
    async ({}, use) => {
      const server = await DevelopmentServer.start({ STUDIO: 'true' })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 0 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
})

test.describe.configure({ mode: 'serial' })

test.use({ viewport: { width: 1280, height: 800 } })

test.beforeEach(async ({ page }) => {
  await open(page, '/de/unternehmen')
  await expect(page.getByRole('heading', { name: 'Parts of this page' })).toBeVisible()
})

test('a text that is clicked is changed in its form, follows in the page and is saved', async ({
  page,
  server,
}) => {
  const before = await server.content.read(COMPANY)
  await page.locator('main').getByText('Seit 1924.').click()
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.fill('Herkunft')
  await expect(page.locator('main').getByRole('heading', { name: 'Herkunft' })).toBeVisible()
  expect(await server.content.read(COMPANY)).toBe(before)

  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const after = before.replace('title: Geschichte', 'title: Herkunft')
  expect(await server.content.read(COMPANY)).toBe(after)

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => server.content.read(COMPANY)).toBe(before)
  await expect(page.locator('main').getByRole('heading', { name: 'Geschichte' })).toBeVisible()
})

test('what the check refuses is said at its field and not written', async ({
  page,
  server,
  expectProblem,
}) => {
  expectProblem(/422/)
  const before = await server.content.read(COMPANY)
  await page.getByRole('button', { name: 'Edit: Geschichte' }).click()
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('.text-danger')).toContainText('"text" is missing')
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible()
  expect(await server.content.read(COMPANY)).toBe(before)
})

test('who meets the change of another sees both versions and chooses', async ({
  page,
  server,
  expectProblem,
}) => {
  expectProblem(/409/)
  const before = await server.content.read(COMPANY)
  await page.getByRole('button', { name: 'Edit: Geschichte' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Meine Herkunft')
  await server.content.edit(COMPANY, 'title: Geschichte', 'title: Ihre Herkunft')
  await page.getByRole('button', { name: 'Save' }).click()
  const versions = page.getByRole('group', { name: 'Title' })
  await expect(versions).toContainText('Meine Herkunft')
  await expect(versions).toContainText('Ihre Herkunft')
  await versions.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect
    .poll(() => server.content.read(COMPANY))
    .toBe(before.replace('title: Geschichte', 'title: Meine Herkunft'))
  await server.content.write(COMPANY, before)
})

test('a block is moved by its buttons', async ({ page, server }) => {
  const before = await server.content.read(COMPANY)
  await page.getByRole('button', { name: 'Move down: Geschichte' }).click()
  await expect
    .poll(async () => (await server.content.read(COMPANY)).indexOf('id: sites'))
    .toBeLessThan(before.indexOf('id: sites'))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => server.content.read(COMPANY)).toBe(before)
})

test('a translation is written beside its source', async ({ page, server }) => {
  const before = await server.content.read(ENGLISH)
  await open(page, '/en/company')
  await expect(page.getByRole('heading', { name: 'Translate' })).toBeVisible()
  const history = page.getByRole('textbox', { name: 'Geschichte current' })
  await history.fill('Where we come from')
  await history.blur()
  await expect
    .poll(() => server.content.read(ENGLISH))
    .toBe(before.replace('title: History', 'title: Where we come from'))
})

test('the panel can be used by everybody, and switched off', async ({ page }) => {
  await expectAccessibleAsItIs(page, '#studio')
  await page.getByRole('button', { name: 'Edit: Geschichte' }).click()
  await expectAccessibleAsItIs(page, '#studio')
  await page.getByRole('checkbox', { name: 'Edit' }).uncheck()
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await page.locator('main').getByRole('link', { name: 'Werk' }).first().click()
  await expect(page).not.toHaveURL(/unternehmen/)
})

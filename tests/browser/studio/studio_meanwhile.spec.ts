import { expectAccessibleAsItIs } from '../accessibility'
import { COMPANY } from '../site/development_server'
import { holdBack, open } from '../test'
import { arrive, expect, test } from './studio'

test.use({ specFile: import.meta.filename })

test.describe.configure({ mode: 'serial' })

test('a part that is clicked before its file is read opens as soon as it is', async ({ page }) => {
  const release = await holdBack(page, '**/studio/api/part?*', { times: 1 })
  await open(page, '/de/unternehmen')
  await expect(page.locator('#studio').getByText('One moment …')).toBeVisible()
  await page.locator('main').getByText('Seit 1924.').click()
  release()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Geschichte')
})

test('the form of a part stays with it when somebody else moves it', async ({ page, server }) => {
  const before = await server.content.read(COMPANY)
  await open(page, '/de/unternehmen')
  await arrive(page, '/de/unternehmen')
  await page.getByRole('button', { name: 'Edit: Geschichte, Text image' }).click()
  const title = page.getByRole('textbox', { name: 'Title' })
  await expect(title).toHaveValue('Geschichte')
  const above = '  - { id: note, type: Text, title: Hinweis, text: Neu. }\n'
  await server.content.edit(COMPANY, 'blocks:\n', `blocks:\n${above}`)
  await expect(page.locator('main').getByRole('heading', { name: 'Hinweis' })).toBeVisible()
  await expect(title).toHaveValue('Geschichte')
  await title.fill('Herkunft')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => server.content.read(COMPANY))
    .toBe(
      before
        .replace('blocks:\n', `blocks:\n${above}`)
        .replace('title: Geschichte', 'title: Herkunft')
    )
  await server.content.write(COMPANY, before)
})

test('why a file cannot be opened is said in place of its form', async ({
  page,
  expectProblem,
}) => {
  await open(page, '/de/unternehmen')
  await arrive(page, '/de/unternehmen')
  expectProblem(/422/)
  const error = `resources/${COMPANY}:2 cannot be read. Save it with the encoding UTF-8.`
  await page.route('**/studio/api/file?*', (route) =>
    route.fulfill({ status: 422, json: { error } })
  )
  await page.reload()
  await expect(page.locator('#studio').getByText(error)).toBeVisible()
})

test('mistakes in files of others are told in the panel until they are corrected', async ({
  page,
  server,
  expectProblem,
}) => {
  expectProblem(/422/)
  const before = await server.content.read(COMPANY)
  await open(page, '/de/unternehmen')
  await arrive(page, '/de/unternehmen')
  const said = page.locator('#studio .failure')
  await server.content.edit(COMPANY, 'intro:', '<<<<<<< HEAD\nintro:')
  await expect(said).toContainText(`resources/${COMPANY}:4 two versions of these lines stand here`)
  await expect(page.locator('vite-error-overlay')).toHaveCount(0)
  await expectAccessibleAsItIs(page, '#studio')
  await page.reload()
  await expect(said).toContainText('The content was not loaded.')
  await server.content.write(COMPANY, before)
  await expect(said).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Parts of this page' })).toBeVisible()
})

test('what is typed is saved on the way back, and its undo is named in another tab', async ({
  page,
  context,
  server,
}) => {
  const before = await server.content.read(COMPANY)
  const other = await context.newPage()
  await open(other, '/de/unternehmen')
  await arrive(other, '/de/unternehmen')

  await open(page, '/de/unternehmen')
  await page.getByRole('link', { name: 'Zurück zur Startseite' }).click()
  await arrive(page, '/de')
  await page.goBack()
  await arrive(page, '/de/unternehmen')
  await page.getByRole('button', { name: 'Edit: Geschichte, Text image' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Herkunft')
  await page.goForward()
  await expect
    .poll(() => server.content.read(COMPANY))
    .toBe(before.replace('title: Geschichte', 'title: Herkunft'))

  await other.getByRole('button', { name: 'Undo: Unternehmen, Deutsch – ' }).click()
  await expect.poll(() => server.content.read(COMPANY)).toBe(before)
})

import { expectAccessibleAsItIs } from '../accessibility'
import { COMPANY } from '../site/development_server'
import { holdBack, open } from '../test'
import { expect, Studio, test } from './studio'

test.use({ specFile: import.meta.filename })

test.describe.configure({ mode: 'serial' })

test('a part that is clicked before its file is read opens as soon as it is', async ({
  page,
  studio,
}) => {
  const release = await holdBack(page, '**/studio/api/part?*', { times: 1 })
  await open(page, '/de/unternehmen')
  await expect(studio.panel.getByText('One moment …')).toBeVisible()
  await page.locator('main').getByText('Seit 1924.').click()
  release()
  await expect(studio.field('Title')).toHaveValue('Geschichte')
})

test('the form of a part stays with it when somebody else moves it', async ({ page, studio }) => {
  const before = await studio.content.read(COMPANY)
  await studio.open('/de/unternehmen')
  await studio.edit('Geschichte, Text image')
  const title = studio.field('Title')
  await expect(title).toHaveValue('Geschichte')
  const above = '  - { id: note, type: Text, title: Hinweis, text: Neu. }\n'
  await studio.content.edit(COMPANY, 'blocks:\n', `blocks:\n${above}`)
  await expect(page.locator('main').getByRole('heading', { name: 'Hinweis' })).toBeVisible()
  await expect(title).toHaveValue('Geschichte')
  await title.fill('Herkunft')
  await studio.press('Save')
  await studio
    .expectFile(COMPANY)
    .toBe(
      before
        .replace('blocks:\n', `blocks:\n${above}`)
        .replace('title: Geschichte', 'title: Herkunft')
    )
  await studio.content.write(COMPANY, before)
})

test('why a file cannot be opened is said in place of its form', async ({
  page,
  studio,
  expectProblem,
}) => {
  await studio.open('/de/unternehmen')
  expectProblem(/422/)
  const error = `resources/${COMPANY}:2 cannot be read. Save it with the encoding UTF-8.`
  await page.route('**/studio/api/file?*', (route) =>
    route.fulfill({ status: 422, json: { error } })
  )
  await page.reload()
  await expect(studio.panel.getByText(error)).toBeVisible()
})

test('mistakes in files of others are told in the panel until they are corrected', async ({
  page,
  studio,
  expectProblem,
}) => {
  expectProblem(/422/)
  const before = await studio.content.read(COMPANY)
  await studio.open('/de/unternehmen')
  const said = studio.panel.locator('.failure')
  await studio.content.edit(COMPANY, 'intro:', '<<<<<<< HEAD\nintro:')
  await expect(said).toContainText(`resources/${COMPANY}:4 two versions of these lines stand here`)
  await expect(page.locator('vite-error-overlay')).toHaveCount(0)
  await expectAccessibleAsItIs(page, '#studio')
  await page.reload()
  await expect(said).toContainText('The content was not loaded.')
  await studio.content.write(COMPANY, before)
  await expect(said).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Parts of this page' })).toBeVisible()
})

test('what is typed is saved on the way back, and its undo is named in another tab', async ({
  page,
  context,
  studio,
}) => {
  const before = await studio.content.read(COMPANY)
  const other = new Studio(await context.newPage(), studio.content)
  await other.open('/de/unternehmen')

  await open(page, '/de/unternehmen')
  await page.getByRole('link', { name: 'Zurück zur Startseite' }).click()
  await studio.arrive('/de')
  await page.goBack()
  await studio.arrive('/de/unternehmen')
  await studio.edit('Geschichte, Text image')
  await studio.field('Title').fill('Herkunft')
  await page.goForward()
  await studio.expectFile(COMPANY).toBe(before.replace('title: Geschichte', 'title: Herkunft'))

  await other.press('Undo: Unternehmen, Deutsch – ')
  await studio.expectFile(COMPANY).toBe(before)
})

import { COMPANY } from '../site/development_server'
import { holdBack, open } from '../test'
import { arrive, expect, test } from './studio'

test.use({ specFile: import.meta.filename })

test.describe.configure({ mode: 'default' })

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

import { test } from '../reading'
import { CORE, expect, open, scriptlessTest } from '../test'

const GUIDES = '/de/service/montageanleitungen'

test('a guide is closed until it is asked for', CORE, async ({ page }) => {
  await open(page, GUIDES)
  const guide = page.locator('details', { has: page.locator('#stair_nosing') })
  const step = guide.getByRole('heading', { level: 4 }).first()
  await expect(step).toBeHidden()
  await expect(guide.locator('summary')).toContainText('6 Schritte')
  await guide.locator('summary').press('Enter')
  await expect(step).toBeVisible()
})

test('a link to a guide opens it, from another page and on the way back', async ({ page }) => {
  await open(page, '/de/produkte/treppenkanten/treppenkante-52-mit-einlage')
  await page.locator(`a[href="${GUIDES}#stair_nosing"]`).click()
  const guide = page.locator('#stair_nosing')
  await expect(guide).toBeVisible()
  await expect(guide).toBeInViewport()
  await expect(page.locator('#two_part')).toBeHidden()

  await guide.getByRole('link', { name: 'Treppenkante' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Treppenkante')
  await page.goBack()
  await expect(guide).toBeVisible()
})

scriptlessTest('without JavaScript a link to a guide opens it', async ({ page }) => {
  await page.goto(`${GUIDES}#skirting_clip`)
  await expect(page.locator('#skirting_clip')).toBeInViewport()
  await expect(page.locator('#two_part')).toBeHidden()
})

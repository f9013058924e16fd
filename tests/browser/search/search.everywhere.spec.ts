import sharp from 'sharp'
import { expectAccessibleAsItIs } from '../accessibility'
import { CORE, expect, open, openWithoutScripts, scriptlessTest, test } from '../test'

test('the header leads to the search, and a number to its row', CORE, async ({ page }) => {
  await open(page, '/de')
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Suche' })
    .locator('visible=true')
    .click()
  await expect(page).toHaveURL('/de/suche')
  const field = page.locator('#q')
  await field.fill('101 01')
  await page.getByRole('button', { name: 'Suchen' }).click()
  await expect(page).toHaveURL('/de/suche?q=101+01')
  await page.getByRole('main').getByRole('link', { name: /10101/ }).first().click()
  await expect(page).toHaveURL(/\/de\/produkte\/.+#/)
})

test('a query that is typed while the page is still loading stays, and is found', async ({
  page,
}) => {
  const comeAlive = await openWithoutScripts(page, '/de/suche')
  await page.locator('#q').fill('10101')
  await comeAlive()
  await expect(page.locator('#q')).toHaveValue('10101')
  await page.locator('#q').press('Enter')
  await expect(page).toHaveURL('/de/suche?q=10101')
})

test('a field with a word in it has no clear button of the browser’s own', async ({ page }) => {
  await open(page, '/de/suche?q=treppe')
  await page.locator('#q').hover()
  const data = await sharp(await page.locator('#q').screenshot())
    .removeAlpha()
    .raw()
    .toBuffer()
  const pixels = Array.from({ length: data.length / 3 }, (_, pixel) => data.subarray(pixel * 3))
  expect(pixels.filter(([red = 0, , blue = 0]) => blue > red + 60)).toEqual([])
})

test('the kind of hits that is shown is in sight among all kinds', async ({ page }) => {
  await open(page, '/de/suche?q=treppenkante&kind=download')
  const kinds = page.getByRole('navigation', { name: 'Treffer nach Art' })
  await expect(kinds.getByRole('link', { name: 'Downloads (4)' })).toBeInViewport({ ratio: 1 })
})

test('the field suggests what is meant, by keyboard alone', CORE, async ({ page }) => {
  await open(page, '/de/suche')
  await page.locator('#q').focus()
  const field = page.getByRole('combobox', { name: 'Suchbegriff' })
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.type('treppenkan')
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await expectAccessibleAsItIs(page)

  await page.keyboard.press('ArrowDown')
  const first = page.getByRole('option').first()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    String(await first.getAttribute('id'))
  )
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(field).toHaveValue('treppenkan')

  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/de/produkte/treppenkanten')
})

test('a key that is pressed as the suggestions come goes into their list', async ({ page }) => {
  await open(page, '/de/suche')
  await page.locator('#q').focus()
  await expect(page.getByRole('combobox')).toBeVisible()
  /** Mutation observers run before the next paint. */
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('#q')
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[role=option]')) return
      observer.disconnect()
      field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown' }))
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
  await page.locator('#q').fill('treppenkan')
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
})

test('what finds nothing says what to do, and Back keeps the question', async ({ page }) => {
  await open(page, '/de/suche?q=treppe')
  await page.locator('#q').fill('xylofonhalter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Zu „xylofonhalter“ haben wir nichts gefunden.'
  )
  await expectAccessibleAsItIs(page)
  await page.goBack()
  await expect(page.locator('#q')).toHaveValue('treppe')
})

test('a proxy’s answer takes the suggestions away, and the form finds it', async ({ page }) => {
  await open(page, '/de/suche')
  await page.locator('#q').focus()
  const field = page.getByRole('combobox', { name: 'Suchbegriff' })
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await field.fill('treppenkan')
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await page.route('**/api/search/**', (route) => route.fulfill({ status: 200, body: '[null]' }))
  await field.fill('sockel')
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/de/suche?q=sockel')
  await expect(page.locator('mark').first()).toBeVisible()
})

scriptlessTest(
  'without JavaScript the search is a form whose question is in the address',
  async ({ page }) => {
    await page.goto('/ru/poisk')
    await page.locator('#q').fill('порог')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/ru\/poisk\?q=/)
    await expect(page.locator('mark').first()).toBeVisible()
  }
)

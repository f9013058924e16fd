import type { Locator, Page } from 'playwright/test'
import { expectAccessible } from '../accessibility'
import { atEachWidth } from '../layout'
import { formTest as test } from '../reading'
import { CORE, expect, open, scriptlessTest } from '../test'

/** The filter form of a list, and the button that folds it. */
function filterOf(page: Page) {
  const form = page.getByRole('form', { name: 'Auswahl eingrenzen' })
  return {
    fold: form.locator('summary'),
    material: form.getByLabel('Werkstoff'),
    result: form.getByRole('status'),
  }
}

function boxesOf(parts: Locator) {
  return parts.evaluateAll((all) => all.map((each) => each.getBoundingClientRect()))
}

test('the filter is folded, and leaves the list in sight', CORE, async ({ page }) => {
  await open(page, '/de/produkte/uebergangsprofile')
  const { fold, material, result } = filterOf(page)
  await expect(material).toBeHidden()
  await expect(result).toHaveText(/Produktgruppen$/)
  await fold.focus()
  await fold.press('Enter')
  await expect(material).toBeVisible()
  await expectAccessible(page, [320, 390])
})

test('the last of three related groups takes a row of its own', async ({ page }) => {
  await open(page, '/de/produkte/abschlussprofile/abschluss-30-rampe')
  const title = page.getByRole('heading', { name: 'Gleiches Aussehen an anderer Stelle' })
  const tiles = page.locator('section').filter({ has: title }).getByRole('listitem')
  await expect(tiles).toHaveCount(3)
  const [first, second, third] = await boxesOf(tiles)
  expect(second.top).toBe(first.top)
  expect([third.left, third.right]).toEqual([first.left, second.right])
  const [section, words] = await boxesOf(tiles.last().locator(':scope > *'))
  expect(words.top).toBe(section.top)
})

test('it stays open while it is answered, and counts the answers', async ({ page }) => {
  await open(page, '/de/produkte')
  const { fold, material } = filterOf(page)
  await fold.click()
  await material.selectOption('brass')
  await expect(page).toHaveURL(/material=brass$/)
  await expect(fold).toContainText('1 Angabe')
  await material.selectOption('')
  await expect(page).toHaveURL(/\/de\/produkte$/)
  await expect(material).toBeVisible()
  await expect(fold).not.toContainText('Angabe')
})

test('the address of a selection opens it', async ({ page }) => {
  await open(page, '/de/produkte?material=mdf&height=8')
  const { fold, material } = filterOf(page)
  await expect(material).toBeVisible()
  await expect(fold).toContainText('2 Angaben')
})

test('the height and the place are asked for in view, and found again', async ({ page }) => {
  await open(page, '/de/produkte')
  const { fold, material, result } = filterOf(page)
  const height = page.getByLabel('Aufbauhöhe in mm')
  const place = page.getByRole('main').getByRole('link', { name: 'Treppe', exact: true })
  await expect(height).toBeInViewport({ ratio: 1 })
  await expect(place).toBeInViewport({ ratio: 1 })
  await height.fill('8')
  await height.press('Enter')
  await expect(page).toHaveURL(/\?height=8$/)
  await place.click()
  await expect(page).toHaveURL(/\?height=8&application=stairs$/)
  await expect(result).toHaveText(/Produktgruppe/)
  await expect(place).toHaveAttribute('aria-current', 'true')
  await expect(material).toBeVisible()
  await place.click()
  await expect(page).toHaveURL(/\?height=8$/)
  await expect(fold).toContainText('1 Angabe')
})

test('a single question is never folded away', async ({ page }) => {
  await open(page, '/de/referenzen')
  await expect(page.getByLabel('Gebäudenutzung')).toBeVisible()
})

test('the articles of a group are blocks that need no scrolling', CORE, async ({ page }) => {
  await open(page, '/de/produkte/anpassungsprofile/anpassung-46-clip')
  const region = page.getByRole('region', { name: 'Ausführungen' })
  await page.locator('summary', { hasText: 'Ausführungen' }).click()
  const article = region.locator('tbody', { hasText: '12101' })
  await article.scrollIntoViewIfNeeded()
  for (const text of ['Aufbauhöhe, hohe Seite', 'Aufbauhöhe, niedrige Seite', 'Höhenunterschied']) {
    await expect(article.getByText(text)).toBeVisible()
  }
  await expect(article.getByText('90, 100, 270')).toBeInViewport({ ratio: 1 })
  expect(await region.evaluate((area) => area.scrollWidth - area.clientWidth)).toBe(0)
  await expectAccessible(page, [320, 390])
})

test('a wide table of a text shows that it goes on', async ({ page }) => {
  await open(page, '/de/designsystem')
  const table = page.locator('.rich-text table').first()
  const { isWider, background } = await table.evaluate((element) => ({
    isWider: element.scrollWidth > element.clientWidth,
    background: getComputedStyle(element).backgroundImage,
  }))
  expect(isWider).toBe(true)
  expect(background).toContain('gradient')
})

scriptlessTest('without JavaScript the filter unfolds, too', async ({ page }) => {
  await page.goto('/de/produkte')
  const { fold, material } = filterOf(page)
  await expect(material).toBeHidden()
  await fold.click()
  await expect(material).toBeVisible()
})

test('related groups are tiles, two in a row, and none is alone in half of one', async ({
  page,
}) => {
  for (const [path, rows] of [
    ['/de/produkte/uebergangsprofile/uebergang-38-clip', [2, 2]],
    ['/de/produkte/uebergangsprofile/uebergang-40-selbstklebend', [2, 1]],
    ['/de/produkte/anpassungsprofile/anpassung-50-drehkopf', [1]],
  ] as const) {
    await open(page, path)
    const tiles = page.locator('section', { hasText: 'Gleiches Aussehen' }).last().locator('li')
    await atEachWidth(page, [360, 375, 390, 640], async (at) => {
      const boxes = await tiles.evaluateAll((all) =>
        all.map((tile) => tile.getBoundingClientRect().toJSON() as DOMRect)
      )
      const tops = [...new Set(boxes.map(({ top }) => top))]
      const inRows = tops.map((top) => boxes.filter((box) => box.top === top))
      expect(
        inRows.map(({ length }) => length),
        `${path} ${at}`
      ).toEqual(rows)
      const list = (await tiles.locator('..').boundingBox()) ?? { x: 0, width: 0 }
      for (const row of inRows) {
        expect(row.at(-1)?.right, `${path} ${at}`).toBeCloseTo(list.x + list.width, 0)
      }
    })
  }
})

import { expectAbove } from '../layout'
import { test } from '../reading'
import { expect, open, scriptlessTest } from '../test'

const QUESTIONS = '/de/service/fragen'

test('the bar of links says which part of the page is in view', async ({ page }) => {
  await open(page, QUESTIONS)
  const bar = page.getByRole('navigation', { name: 'Auf dieser Seite' })
  const current = bar.locator('[aria-current="true"]')
  await bar.getByRole('link', { name: 'Bestellung' }).click()
  await expect(current).toHaveText('Bestellung')
  await bar.getByRole('link', { name: 'Treppe' }).click()
  await expect(current).toHaveText('Treppe')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(current.filter({ hasText: 'Treppe' })).toHaveCount(0)
})

test('a page of more than three parts has the bar, a shorter one has none', async ({ page }) => {
  const PARTS = [
    ['/de/unternehmen', 9],
    ['/de/datenschutz', 12],
    ['/de/barrierefreiheit', 6],
    ['/de/impressum', 7],
    ['/de/service', 10],
    ['/de/service/downloads', 4],
    ['/de/newsletter', 4],
    ['/de/jobs/anwendungstechniker', 4],
    ['/de/service/kontrast', 0],
  ] as const
  for (const [path, count] of PARTS) {
    await open(page, path)
    const links = page.getByRole('navigation', { name: 'Auf dieser Seite' }).getByRole('link')
    await expect(links, path).toHaveCount(count)
    const missing = await links.evaluateAll((all: HTMLAnchorElement[]) =>
      all.map(({ hash }) => hash.slice(1)).filter((id) => !document.getElementById(id))
    )
    expect(missing, path).toEqual([])
  }
})

test('at the end of the page its last part is marked, and at the top none', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 1600 })
  await open(page, '/de/kontakt')
  /** The page may grow while it scrolls. */
  const marked = (end: boolean) =>
    page.evaluate((isEnd) => {
      scrollTo({ top: isEnd ? document.body.scrollHeight : 0, behavior: 'instant' })
      const bar = document.querySelector('.anchor-bar ul')
      const current = bar?.querySelector('[aria-current]')?.textContent ?? ''
      return `${current}, ${bar?.scrollLeft === 0 ? 'unmoved' : 'moved'}`
    }, end)
  await expect.poll(() => marked(true)).toBe('Anfahrt, moved')
  await expect.poll(() => marked(false)).toMatch(/unmoved$/)
  await expect.poll(() => marked(false)).not.toContain('Anfahrt')
})

test('questions are searched on their page, by keyboard', async ({ page }) => {
  await open(page, QUESTIONS)
  await page.getByRole('searchbox', { name: 'Suchbegriff' }).fill('Heizrohre')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/de\/suche\?q=Heizrohre&kind=question$/)
  await expect(page.getByRole('heading', { name: 'Fragen', exact: true })).toBeVisible()
})

scriptlessTest(
  'without JavaScript the links lead to the parts of the company’s page',
  async ({ page }) => {
    await page.goto('/de/unternehmen')
    const bar = page.getByRole('navigation', { name: 'Auf dieser Seite' })
    await bar.getByRole('link', { name: 'Werkstatt' }).click()
    await expect(page).toHaveURL(/#part-workshop$/)
    const heading = page.getByRole('heading', { name: 'Werkstatt' })
    await expect(heading).toBeInViewport({ ratio: 1 })
    await expectAbove(bar, heading)
  }
)

scriptlessTest(
  'without JavaScript questions are searched by a form, which says if nothing is found',
  async ({ page }) => {
    await page.goto(QUESTIONS)
    await page.getByRole('searchbox', { name: 'Suchbegriff' }).fill('xyzzy')
    await page.getByRole('button', { name: 'Suchen' }).click()
    await expect(page).toHaveURL(/\?q=xyzzy&kind=question$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('nichts gefunden')
  }
)

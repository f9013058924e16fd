import type { Page } from 'playwright/test'
import { CORE, collectVisits, expect, followToImprint, holdBack, open, settle, test } from '../test'

const TARGET = '/de/unternehmen'
const GROUP = '/de/produkte/uebergangsprofile/uebergang-38-clip'

/** A link in the text of the home page. */
function link(page: Page) {
  return page.getByRole('main').locator(`a[href="${TARGET}"]`).first()
}

test('a page is fetched once its link is rested on, and not again', CORE, async ({ page }) => {
  await open(page, '/de')
  const visits = collectVisits(page)
  const fetched = page.waitForResponse(`**${TARGET}`)
  await link(page).hover()
  await fetched
  await link(page).click()
  await expect(page).toHaveURL(TARGET)
  await expect(page.locator('main')).toBeFocused()
  await settle(page)
  expect(visits).toEqual([TARGET])
})

test('a visit waits for a page that is on its way, and says so', async ({ page }) => {
  await open(page, '/de')
  const release = await holdBack(page, `**${TARGET}`)
  const visits = collectVisits(page)
  const asked = page.waitForRequest(`**${TARGET}`)
  await link(page).hover()
  await asked
  await expect(page.locator('.progress-bar')).toHaveCount(0)
  await link(page).click()
  await expect(page.locator('.progress-bar')).toHaveCount(1)
  release()
  await expect(page).toHaveURL(TARGET)
  expect(visits).toEqual([TARGET])
})

test('a visitor who changes their mind gets the page that they clicked last', async ({ page }) => {
  await open(page, '/de')
  const release = await holdBack(page, `**${TARGET}`)
  const asked = page.waitForRequest(`**${TARGET}`)
  await link(page).hover()
  const slow = await asked
  await link(page).click()
  await followToImprint(page)
  release()
  await slow.response()
  await settle(page)
  await expect(page).toHaveURL('/de/impressum')
})

test('a failed fetch says nothing, and the visit asks anew', async ({ page, expectProblem }) => {
  expectProblem(/status of 503/)
  await open(page, '/de')
  await page.route(`**${TARGET}`, (route) => route.fulfill({ status: 503 }), { times: 1 })
  const failed = page.waitForResponse(`**${TARGET}`)
  await link(page).hover()
  await failed
  await settle(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await link(page).click()
  await expect(page).toHaveURL(TARGET)
})

test('what a mouse only passes is not fetched', async ({ page }) => {
  await page.clock.install()
  await open(page, '/de')
  await page.clock.pauseAt(Date.now() + 60_000)
  const visits = collectVisits(page)
  await link(page).hover()
  await page.clock.runFor(64)
  await page.mouse.move(0, 0)
  await page.clock.runFor(1_000)
  expect(visits).toEqual([])
})

test('what a main button in view leads to is fetched while one reads', async ({ page }) => {
  await page.clock.install()
  await open(page, '/de')
  const button = page.getByRole('main').locator('a[data-button=primary]').first()
  await expect(button).toBeInViewport()
  const next = await button.getAttribute('href')
  const visits = collectVisits(page)
  const fetched = page.waitForResponse(`**${next}`)
  await page.clock.runFor(2_000)
  await fetched
  await button.click()
  await expect(page).toHaveURL(next ?? '')
  /** Who reads the next page for two seconds has fetched the one after it, too. */
  expect(visits.filter((visit) => visit === next)).toHaveLength(1)
})

test('the material list is not fetched for a button that adds to it', async ({ page }) => {
  await page.clock.install()
  await open(page, `${GROUP}?article=10101`)
  await page.clock.pauseAt(Date.now() + 60_000)
  const visits = collectVisits(page)
  await page.getByRole('radio', { name: '10102' }).check()
  const button = page.getByRole('link', { name: 'Auf die Liste 10102', exact: true })
  await button.scrollIntoViewIfNeeded()
  await expect(button).toBeInViewport()
  await page.clock.runFor(2_000)
  await button.hover()
  await page.clock.runFor(1_000)
  await page.clock.resume()
  await settle(page)
  expect(visits).toEqual([`${GROUP}?article=10102`])
})

test('nothing is fetched early for who saves data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.clock.install()
  await open(page, '/de')
  await page.clock.pauseAt(Date.now() + 60_000)
  const visits = collectVisits(page)
  await link(page).hover()
  await page.clock.runFor(3_000)
  expect(visits).toEqual([])
  await page.clock.resume()
  await link(page).click()
  await expect(page).toHaveURL(TARGET)
})

import type { Page } from 'playwright/test'
import { openAccordions } from '../layout'
import {
  alive,
  CORE,
  expect,
  followToImprint,
  footerLink,
  holdBack,
  isMarked,
  mark,
  open,
  scrolled,
  scrollTo,
  settle,
  test,
} from '../test'
import { ANSWER, addLink, expectAnswered, QUESTION } from './questions'

/** Inertia saves the position of a page 100 ms after the last scroll event. */
const NOTED_AFTER = 150

test('going back leads to where the visitor was reading', CORE, async ({ page }) => {
  await open(page, '/de')
  const link = page.getByRole('main').getByRole('link', { name: 'Geschichte und Werke' })
  await link.scrollIntoViewIfNeeded()
  const place = await placeNoted(page)
  expect(place).toBeGreaterThan(1000)
  await mark(page)
  await link.click()
  await expect(page).toHaveURL('/de/unternehmen')
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/de')
  await expect.poll(() => scrolled(page)).toBe(place)
  await page.goForward()
  await expect(page).toHaveURL('/de/unternehmen')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await isMarked(page)).toBe(true)
})

test('going back while the page scrolls leads to the place that was left', async ({ page }) => {
  await open(page, '/de/service')
  await scrollTo(page, 900)
  await expect.poll(() => notedPlace(page)).toBe(900)
  await leave(page)

  await page.evaluate((delay) => {
    /** A slow phone: what is due by now runs before the page of before is shown. */
    const work = () => {
      const end = performance.now() + delay
      while (performance.now() < end);
    }
    window.addEventListener('popstate', work, { once: true })
    window.scrollTo({ top: 50, behavior: 'instant' })
    requestAnimationFrame(() => requestAnimationFrame(() => history.back()))
  }, NOTED_AFTER)
  await expect(page).toHaveURL('/de/service')
  await expect.poll(() => scrolled(page)).toBe(900)
  await page.evaluate((delay) => new Promise((noted) => setTimeout(noted, delay)), NOTED_AFTER)
  expect(await notedPlace(page)).toBe(900)
})

test('going back to a page that was opened at a place leads to that place', async ({ page }) => {
  await open(page, '/de/farben#bronze')
  await expect.poll(() => scrolled(page)).toBeGreaterThan(500)
  await settle(page)
  const place = await scrolled(page)
  await page.evaluate((delay) => new Promise((noted) => setTimeout(noted, delay)), NOTED_AFTER)
  await leave(page)
  await page.goBack()
  await expect(page).toHaveURL('/de/farben#bronze')
  await expect.poll(() => scrolled(page)).toBe(place)
})

test('a question leads to its answer, unfolded, also on the way back', async ({ page }) => {
  await open(page, '/de/produkte/anpassungsprofile/anpassung-46-clip')
  await openAccordions(page)
  await mark(page)
  await page.getByRole('main').getByRole('link', { name: QUESTION }).click()
  await expect(page).toHaveURL(`/de/service/fragen${ANSWER}`)
  await expectAnswered(page)

  await placeNoted(page)
  await leave(page)
  await page.goBack()
  await expectAnswered(page)
  expect(await isMarked(page)).toBe(true)
})

test('what was unfolded is so on the way back, in the places where it was read', async ({
  page,
}) => {
  await open(page, '/de/service/fragen')
  await mark(page)
  const questions = page.locator('main details')
  for (const index of [0, 2, 5]) await questions.nth(index).locator('summary').click()
  const read = questions.nth(6)
  await read.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await placeNoted(page)
  const topOf = () => read.evaluate((element) => element.getBoundingClientRect().top)
  const top = await topOf()
  const expectReading = async () => {
    await expect(page.locator('main details[open]')).toHaveCount(3)
    await expect(questions.nth(5)).toHaveAttribute('open')
    await expect.poll(topOf).toBeCloseTo(top, 0)
    /**
     * Inertia saves the position 100 ms after the last scroll. A document that is left sooner is
     * restored at a position that was saved before.
     */
    await placeNoted(page)
  }

  await leave(page)
  await page.goBack()
  await expectReading()
  expect(await isMarked(page)).toBe(true)

  /** Another document, and a document of its own again. */
  await page.goto('/health')
  await page.goBack()
  await alive(page)
  await expectReading()

  await page.reload()
  await alive(page)
  await expectReading()

  /** Who comes again by a link, finds all folded. */
  await leave(page)
  await (await addLink(page, '/de/service/fragen')).press('Enter')
  await expect(page).toHaveURL('/de/service/fragen')
  await expect(page.locator('main details[open]')).toHaveCount(0)
})

test('what is unfolded while scripts are being loaded stays so', async ({ page }) => {
  const release = await holdBack(page, /\/assets\/(?!app).*\.js$/)
  await page.goto('/de/service/fragen', { waitUntil: 'domcontentloaded' })
  const question = page.locator('main details').first()
  await question.locator('summary').click()
  await settle(page)
  release()
  await alive(page)
  await mark(page)
  await followToImprint(page)
  await page.goBack()
  await expect(page).toHaveURL('/de/service/fragen')
  await expect(question).toHaveAttribute('open')
  expect(await isMarked(page)).toBe(true)
})

test('a colour that was read below the fold stands where it stood on the way back', async ({
  page,
}) => {
  await open(page, '/de/farben')
  const colour = page.locator('main details[name=colour]').nth(30)
  await colour.locator('summary').click()
  const facts = colour.locator(':scope > div')
  await expect(facts).toBeInViewport({ ratio: 1 })
  await facts.evaluate((element) => {
    const top = element.getBoundingClientRect().top + 40 - innerHeight
    window.scrollBy({ top, behavior: 'instant' })
  })
  const place = await placeNoted(page)
  await leave(page)
  await page.goBack()
  await expect(colour).toHaveAttribute('open')
  await settle(page)
  expect(await scrolled(page)).toBe(place)
})

test('an answer is unfolded from within its page, also on the way back', async ({ page }) => {
  await open(page, '/de/service/fragen')
  await mark(page)
  await page.goto(`/de/service/fragen${ANSWER}`)
  await expect(page.locator(ANSWER)).toBeInViewport()
  await settle(page)
  await placeNoted(page)
  await page.goBack()
  await expect(page.locator('main')).toBeFocused()
  await page.goForward()
  await expectAnswered(page)
  expect(await isMarked(page)).toBe(true)
})

/** Visits another page from where one reads: a click of the mouse would scroll to the link first. */
async function leave(page: Page) {
  await footerLink(page, 'Impressum').dispatchEvent('click')
  await expect(page).toHaveURL('/de/impressum')
  await expect(page.locator('main')).toBeFocused()
}

/** Where one reads, once it is noted. */
async function placeNoted(page: Page) {
  const place = await scrolled(page)
  await expect.poll(() => notedPlace(page)).toBe(place)
  return place
}

/** Where Inertia will lead back to; it takes note a moment after the last scrolling. */
function notedPlace(page: Page) {
  return page.evaluate(() => (history.state as History).documentScrollPosition?.top)
}

type History = { documentScrollPosition?: { top: number } }

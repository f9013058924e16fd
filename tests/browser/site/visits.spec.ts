import type { Page } from 'playwright/test'
import { expectAbove, openAccordions } from '../layout'
import {
  alive,
  CORE,
  disconnect,
  expect,
  footerLink,
  holdBack,
  isMarked,
  listen,
  mark,
  open,
  scrollTo,
  settle,
  test,
} from '../test'

/** Inertia saves the position of a page 100 ms after the last scroll event. */
const NOTED_AFTER = 150

/** Of `compareDocumentPosition`: what comes after. */
const FOLLOWING = 4

/** A question, and the place of its answer, which is folded at first. */
const [QUESTION, ANSWER] = [/Brauche ich eine Rampe\?/, '#panel-choosing-height_offset']

test('a visit keeps the document, moves the focus, and is announced', CORE, async ({ page }) => {
  await open(page, '/de')
  await mark(page)
  await footerLink(page, 'Impressum').click()
  await expect(page).toHaveURL('/de/impressum')
  await expect(page).toHaveTitle(/Impressum/)
  await expect(page.locator('main')).toBeFocused()
  await expect(page.locator('p[aria-live="polite"]')).toHaveText(await page.title())
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  expect(await isMarked(page)).toBe(true)
})

test('going back leads to where the visitor was reading', CORE, async ({ page }) => {
  await open(page, '/de')
  const link = page.getByRole('main').getByRole('link', { name: 'Geschichte und Werke' })
  await link.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(1000)
  await expect.poll(() => notedPlace(page)).toBe(place)
  await mark(page)
  await link.click()
  await expect(page).toHaveURL('/de/unternehmen')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/de')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
  await page.goForward()
  await expect(page).toHaveURL('/de/unternehmen')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await isMarked(page)).toBe(true)
})

test('going back while the page scrolls leads to the place that was left', async ({ page }) => {
  await open(page, '/de/service')
  await scrollTo(page, 900)
  await expect.poll(() => notedPlace(page)).toBe(900)
  await footerLink(page, 'Impressum').dispatchEvent('click')
  await expect(page.locator('main')).toBeFocused()

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
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
  await page.evaluate((delay) => new Promise((noted) => setTimeout(noted, delay)), NOTED_AFTER)
  expect(await notedPlace(page)).toBe(900)
})

test('going back to a page that was opened at a place leads to that place', async ({ page }) => {
  await open(page, '/de/farben#bronze')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
  await settle(page)
  const place = await page.evaluate(() => window.scrollY)
  await page.evaluate((delay) => new Promise((noted) => setTimeout(noted, delay)), NOTED_AFTER)
  /** A click of the mouse would scroll there first. */
  await footerLink(page, 'Impressum').dispatchEvent('click')
  await expect(page).toHaveURL('/de/impressum')
  await page.goBack()
  await expect(page).toHaveURL('/de/farben#bronze')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
})

test('a link to a place on another page leads below the header', CORE, async ({ page }) => {
  await open(page, '/de')
  await mark(page)
  await page.getByRole('main').getByRole('link', { name: 'Bronze', exact: true }).click()
  await expect(page).toHaveURL('/de/farben#bronze')
  const group = page.getByRole('heading', { name: 'Bronze', level: 2 })
  await expect(group).toBeInViewport({ ratio: 1 })
  await settle(page)
  await expectAbove(page.getByRole('banner'), group)
  expect(await isMarked(page)).toBe(true)

  /** Whoever reads on by the keyboard is there, too. */
  await expect(page.locator('#bronze')).toBeFocused()
  const reading = await page.evaluate(() => window.scrollY)
  await page.keyboard.press('Tab')
  await settle(page)
  const next = await page.evaluate(() => {
    const [focused, anchor] = [document.activeElement, document.getElementById('bronze')]
    return focused && anchor ? anchor.compareDocumentPosition(focused) : 0
  })
  expect(next & FOLLOWING).toBeTruthy()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThanOrEqual(reading)
})

test('a question leads to its answer, unfolded, also on the way back', async ({ page }) => {
  await open(page, '/de/produkte/anpassungsprofile/anpassung-46-clip')
  await openAccordions(page)
  await mark(page)
  await page.getByRole('main').getByRole('link', { name: QUESTION }).click()
  await expect(page).toHaveURL(`/de/service/fragen${ANSWER}`)
  await expectAnswered(page)

  const place = await page.evaluate(() => window.scrollY)
  await expect.poll(() => notedPlace(page)).toBe(place)
  /** A click of the mouse would scroll there first. */
  await footerLink(page, 'Impressum').dispatchEvent('click')
  await expect(page.locator('main')).toBeFocused()
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
  const place = await page.evaluate(() => window.scrollY)
  await expect.poll(() => notedPlace(page)).toBe(place)
  const topOf = () => read.evaluate((element) => element.getBoundingClientRect().top)
  const top = await topOf()
  const expectReading = async () => {
    await expect(page.locator('main details[open]')).toHaveCount(3)
    await expect(questions.nth(5)).toHaveAttribute('open')
    await expect.poll(topOf).toBeCloseTo(top, 0)
  }

  await footerLink(page, 'Impressum').dispatchEvent('click')
  await expect(page).toHaveURL('/de/impressum')
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
  await footerLink(page, 'Impressum').dispatchEvent('click')
  await expect(page).toHaveURL('/de/impressum')
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
  await footerLink(page, 'Impressum').click()
  await expect(page).toHaveURL('/de/impressum')
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
  const place = await page.evaluate(() => window.scrollY)
  await expect.poll(() => notedPlace(page)).toBe(place)
  await footerLink(page, 'Impressum').dispatchEvent('click')
  await expect(page).toHaveURL('/de/impressum')
  await page.goBack()
  await expect(colour).toHaveAttribute('open')
  await settle(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
})

test('an answer is unfolded from within its page, also on the way back', async ({ page }) => {
  await open(page, '/de/service/fragen')
  await mark(page)
  await page.goto(`/de/service/fragen${ANSWER}`)
  await expect(page.locator(ANSWER)).toBeInViewport()
  await settle(page)
  const place = await page.evaluate(() => window.scrollY)
  await expect.poll(() => notedPlace(page)).toBe(place)
  await page.goBack()
  await expect(page.locator('main')).toBeFocused()
  await page.goForward()
  await expectAnswered(page)
  expect(await isMarked(page)).toBe(true)
})

test('a red bar appears when a visit takes longer than 250 ms', async ({ page }) => {
  await open(page, '/de')
  const release = await holdBack(page, '**/de/kontakt')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const bar = page.locator('.progress-bar')

  const requested = page.waitForRequest('**/de/kontakt')
  await footerLink(page, 'Kontakt').click()
  await requested
  await page.clock.runFor(249)
  await expect(bar).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(bar).toHaveCount(1)
  await expect(bar).toHaveCSS('background-color', 'rgb(200, 1, 2)')
  await expect(bar).toHaveCSS('top', '0px')
  await expect(bar).toHaveCSS('position', 'fixed')

  release()
  await expect(page).toHaveURL('/de/kontakt')
  await page.clock.runFor(2_000)
  await expect(bar).toHaveCount(0)
})

/** A link that an editor may write, in the content. */
async function addLink(page: Page, href: string, id = 'added') {
  await page.evaluate(
    ([address, name]) => {
      const link = Object.assign(document.createElement('a'), { href: address, id: name })
      link.textContent = 'Hierher'
      document.querySelector('main')?.append(link)
    },
    [href, id] as const
  )
  return page.locator(`#${id}`)
}

/** How much is found. */
function resultOf(page: Page) {
  return page.getByRole('form', { name: 'Auswahl eingrenzen' }).getByRole('status')
}

/** Chooses, and opens something while the answer is on its way. */
async function chooseAnd(page: Page, intervene: () => Promise<void>) {
  const release = await holdBack(page, '**/de/produkte?*')
  const asked = page.waitForRequest('**/de/produkte?*')
  await page.getByLabel('Werkstoff').selectOption('brass')
  await asked
  await intervene()
  release()
  await expect(page).toHaveURL('/de/produkte?material=brass')
  await expect(resultOf(page)).toHaveText(/Produktgruppen?$/)
  await settle(page)
}

test.describe('an answer that narrows a list down', () => {
  test('leaves a dialog open that was opened meanwhile', CORE, async ({ page }) => {
    await open(page, '/de/produkte')
    const email = page.locator('footer dialog').locator('[name="email"]')
    await chooseAnd(page, async () => {
      await footerLink(page, 'Newsletter').click()
      await email.fill('ada@')
    })
    await expect(email).toBeFocused()
    await expect(email).toHaveValue('ada@')
  })

  test('leaves the menu open, and the focus in it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/de/produkte')
    await page.getByText('Auswahl eingrenzen').first().click()
    const menu = page.getByRole('dialog', { name: 'Hauptnavigation' })
    await chooseAnd(page, async () => {
      await page.getByRole('button', { name: 'Menü öffnen' }).click()
      await page.keyboard.press('Tab')
    })
    await expect(menu).toBeVisible()
    expect(await menu.evaluate((each) => each.contains(document.activeElement))).toBe(true)
  })

  test('leaves the focus, is heard once, and is undone by Back', CORE, async ({ page }) => {
    await open(page, '/de/produkte')
    const link = footerLink(page, 'Impressum')
    const result = resultOf(page)
    const announced = await listen(result)
    await chooseAnd(page, () => link.focus())
    await expect(link).toBeFocused()
    expect(await announced.jsonValue()).toEqual([await result.textContent()])
    await expect(page.locator('p[aria-live="polite"].sr-only').last()).toHaveText('')
    const place = await page.evaluate(() => window.scrollY)
    expect(place).toBeGreaterThan(0)

    await page.goBack()
    await expect(page).toHaveURL('/de/produkte')
    await expect(page.getByLabel('Werkstoff')).toHaveValue('')
    await expect(link).toBeFocused()
  })
})

test('a link to a place keeps what is open', CORE, async ({ page, expectProblem }) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/)
  await open(page, '/de/service/fragen')
  await mark(page)
  await page.locator('summary').first().click()
  const link = await addLink(page, `/de/service/fragen?von=hier${ANSWER}`)
  await link.press('Enter')
  await expect(page).toHaveURL(`/de/service/fragen?von=hier${ANSWER}`)
  await expectAnswered(page)
  await expect(page.locator('details').first()).toHaveAttribute('open')
  expect(await isMarked(page)).toBe(true)

  /** To the place that the link itself is in: the focus is there already. */
  const inside = await addLink(page, '/de/service/fragen?von=dort#content', 'inside')
  await inside.press('Enter')
  await expect(page).toHaveURL('/de/service/fragen?von=dort#content')
  await settle(page)
  await expect(inside).toBeFocused()

  await disconnect(page)
  await link.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Keine Verbindung.' })).toBeVisible()
  await expect(page).toHaveURL('/de/service/fragen?von=dort#content')
})

/** The answer is unfolded and has the focus; its question is in view, clear of the header. */
async function expectAnswered(page: Page) {
  const answer = page.locator(ANSWER)
  await expect(answer).toBeFocused()
  await expect(answer).toBeInViewport()
  await settle(page)
  const question = page.locator('summary').filter({ hasText: QUESTION })
  await expectAbove(page.getByRole('banner'), question)
}

/** Where Inertia will lead back to; it takes note a moment after the last scrolling. */
function notedPlace(page: Page) {
  return page.evaluate(() => (history.state as History).documentScrollPosition?.top)
}

type History = { documentScrollPosition?: { top: number } }

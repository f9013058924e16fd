import { expectAccessible } from '../accessibility'
import { brokenWords } from '../layout'
import { formTest as test } from '../reading'
import { STILL, withoutGraphicsCard } from '../solid/solid'
import { CORE, expect, expectLink, open, test as ownTab } from '../test'

const TEXTS = '**/api/solid/texts/*'
const GROUP = '/de/produkte/uebergangsprofile/uebergang-38-clip'

test('a bar repeats the choice while its panel is out of view', CORE, async ({ page }) => {
  await open(page, `${GROUP}?article=10102&colour=silver_matt&length=270`)
  const bar = page.getByRole('complementary', { name: 'Ihre Wahl: 10102' })
  await expect(bar).toContainText('10102 Silber matt')
  await expect(bar).toContainText(/270\s?cm\s· 9–\u2060?14/)
  await expectLink(bar, 'Auf die Liste 10102', /add=10102\*scolour-silver_matt\*l270$/)
  expect((await bar.boundingBox())?.height).toBe(64)
  await page.getByRole('heading', { name: /^Ihre Wahl/ }).scrollIntoViewIfNeeded()
  await expect(bar).toBeHidden()
  await page.getByRole('heading', { name: 'Eingebaut' }).scrollIntoViewIfNeeded()
  await expect(bar).toBeVisible()
  await expectAccessible(page, [320, 390])
})

test('the bar keeps its height with a long button for the list', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/fi/tuotteet/saumalistat/saumalista-38-clip?article=10102')
  const bar = page.getByRole('complementary')
  await bar.getByRole('link', { name: /10102$/ }).click()
  const listed = bar.getByRole('link', { name: 'Materiaaliluettelo: 1 rivi' })
  await expect(listed).toBeVisible()
  const [outer, inner] = await Promise.all([bar.boundingBox(), listed.boundingBox()])
  expect(inner?.y).toBeGreaterThanOrEqual(outer?.y ?? 0)
  expect((inner?.y ?? 0) + (inner?.height ?? 0)).toBeLessThanOrEqual(640)
})

test('the finish beside the number of an article keeps its words whole', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/fi/tuotteet/porraslistat/porraslista-38-clip')
  await expect(page.getByText('mattaanodisoitu').first()).toBeVisible()
  expect(await brokenWords(page, '.option')).toEqual([])
})

test('the way of fixing goes along to the sample and the tender text', async ({ page }) => {
  await open(page, `${GROUP}?article=10102&fixing=clip`)
  const choice = page.locator('#choice')
  await expectLink(choice, 'Muster anfragen', /\bfixing=clip\b/)
  await expect(page.locator('#documents a[href*="/tender/10102-de.txt"]')).toHaveAttribute(
    'href',
    /\?fixing=clip$/
  )
})

ownTab(
  'picture, section and solid are beside each other, with a link to each',
  async ({ page }) => {
    await withoutGraphicsCard(page)
    await open(page, GROUP)
    const views = page.getByRole('navigation', { name: 'Ansicht' })
    const section = page.locator('#view-section')
    await expect(section).not.toBeInViewport({ ratio: 0.5 })
    await views.getByRole('link', { name: 'Querschnitt' }).click()
    await expect(section).toBeInViewport({ ratio: 0.5 })

    await page.route(TEXTS, (route) => route.fulfill({ status: 200, body: 'null' }))
    await views.getByRole('link', { name: '3-D-Modell' }).click()
    await expect(section.getByText('Dieser Abschnitt lässt sich nicht anzeigen.')).toBeVisible()
    await page.unroute(TEXTS)
    await views.getByRole('link', { name: '3-D-Modell' }).click()
    await expect(section.getByText(STILL)).toBeVisible()
  }
)

ownTab('the link to the view that is shown is marked, and nothing moves', async ({ page }) => {
  await withoutGraphicsCard(page)
  await open(page, GROUP)
  const views = page.getByRole('navigation', { name: 'Ansicht' })
  const current = views.locator('[aria-current=true]')
  const boxes = () =>
    views.getByRole('link').evaluateAll((links) =>
      links.map((link) => {
        const { x, y, width, height } = link.getBoundingClientRect()
        return [x, y, width, height]
      })
    )
  await expect(current).toHaveText(['Bild'])
  await expect(current).toHaveCSS('border-top-color', 'rgb(200, 1, 2)')
  const before = await boxes()
  expect(Math.min(...before.map(([, , , height = 0]) => height))).toBeGreaterThanOrEqual(44)

  /** As a swipe does. */
  const strip = page.locator('#view-section').locator('..')
  await strip.evaluate((element) => element.scrollTo({ left: element.clientWidth }))
  await expect(current).toHaveText(['Querschnitt'])
  expect(await boxes()).toEqual(before)

  await views.getByRole('link', { name: '3-D-Modell' }).click()
  await expect(current).toHaveText(['3-D-Modell'])
  await views.getByRole('link', { name: 'Bild' }).click()
  await expect(current).toHaveText(['Bild'])
  await views.getByRole('link', { name: 'Querschnitt' }).click()
  await expect(current).toHaveText(['Querschnitt'])
  await expect(page.locator('#view-section figcaption')).toBeInViewport()
})

ownTab('a tap on the section takes back the solid that is still loading', async ({ page }) => {
  await withoutGraphicsCard(page)
  const answer = Promise.withResolvers<void>()
  await page.route(TEXTS, async (route) => {
    await answer.promise
    await route.continue()
  })
  await open(page, GROUP)
  const views = page.getByRole('navigation', { name: 'Ansicht' })
  const section = page.locator('#view-section')
  await views.getByRole('link', { name: '3-D-Modell' }).click()
  await expect(section.getByText('Wird geladen')).toBeVisible()
  await views.getByRole('link', { name: 'Querschnitt' }).click()
  await expect(section.getByText('Wird geladen')).toHaveCount(0)

  answer.resolve()
  await page.waitForLoadState('networkidle')
  await expect(section.getByText(STILL)).toHaveCount(0)
  await expect(views.locator('[aria-current=true]')).toHaveText(['Querschnitt'])

  await views.getByRole('link', { name: '3-D-Modell' }).click()
  await expect(section.getByText(STILL)).toBeVisible()
})

ownTab(
  'a tall section leaves the picture beside it about square, and legible',
  async ({ page }) => {
    await open(page, '/de/produkte/sockelleisten/mdf-sockelleiste-60-100')
    const picture = await page.locator('#view-picture').boundingBox()
    expect(picture?.height).toBeLessThan(1.1 * (picture?.width ?? 0))
    const sizes = await page
      .locator('#view-section svg text')
      .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().height))
    expect(Math.min(...sizes)).toBeGreaterThan(12)
  }
)

ownTab('no line of facts begins with the point between them', async ({ page }) => {
  await open(page, `${GROUP}?article=10102&length=270`)
  expect(await page.locator('h1 + p').textContent()).toMatch(/38\u00A0mm\u00A0· Aluminium$/)
  const bar = page.getByRole('complementary', { name: 'Ihre Wahl: 10102' })
  expect(await bar.locator('p').textContent()).toContain('cm\u00A0· ')
})

ownTab('the last colour of a finish does not stand alone', async ({ page }) => {
  await open(page, GROUP)
  const lastRows = await page
    .locator('form#choice div:has(> label [name="colour"])')
    .evaluateAll((finishes) =>
      finishes
        .map(({ children }) => Array.from(children, (chip) => chip.getBoundingClientRect().top))
        .filter((tops) => tops.length > 1)
        .map((tops) => tops.filter((top) => top === tops.at(-1)).length)
    )
  expect(lastRows.length).toBeGreaterThan(1)
  expect(Math.min(...lastRows)).toBeGreaterThan(1)
})

import type { Locator, Page } from 'playwright/test'
import { LOCALES } from '#shared/locales'
import { expectAccessible } from '../accessibility'
import { atEachWidth } from '../layout'
import { formTest as test } from '../reading'
import {
  CORE,
  collectVisits,
  expect,
  test as freshTest,
  holdBack,
  open,
  scriptlessTest,
  scrolled,
  scrollTo,
  settle,
} from '../test'

/** The form that narrows a list down, and what it found. */
function filterOf(page: Page) {
  const form = page.getByRole('form', { name: 'Auswahl eingrenzen' })
  return {
    form,
    material: form.getByLabel('Werkstoff'),
    height: form.getByLabel('Aufbauhöhe in mm, mit Unterlage und Kleber'),
    difference: form.getByLabel('Höhenunterschied in mm'),
    result: form.getByRole('status'),
    reset: form.getByRole('link', { name: 'Auswahl aufheben' }),
    apply: form.getByRole('button', { name: 'Anzeigen' }),
    groups: page.getByRole('main').locator(':is(h3, h4) > a'),
  }
}

test('an answer takes effect at once, in the address, with the focus', CORE, async ({ page }) => {
  await open(page, '/de/produkte')
  const { material, result, groups } = filterOf(page)
  await expect(result).toHaveText('10 Produktfamilien')

  await material.focus()
  await material.selectOption('brass')
  await expect(page).toHaveURL(/\/de\/produkte\?material=brass$/)
  await expect(result).toHaveText(/^\d+ Produktgruppen?$/)
  await expect(material).toBeFocused()
  expect(await groups.count()).toBeGreaterThan(0)
})

test('floor height and difference are two questions', async ({ page }) => {
  await open(page, '/de/produkte/anpassungsprofile')
  const { height, difference, result, form } = filterOf(page)
  await height.fill('13')
  await height.press('Enter')
  await expect(result).toHaveText('3 Produktgruppen')
  await difference.fill('13')
  await difference.press('Enter')
  await expect(page).toHaveURL(/\?height=13&difference=13$/)
  await expect(result).toHaveText('0 Produktgruppen')
  await difference.fill('breit')
  await difference.press('Enter')
  await expect(form.getByText('Diese Angabe ist keine Zahl.')).toBeVisible()
  await expect(difference).toHaveAttribute('aria-invalid', 'true')
  await expect(result).toHaveText('3 Produktgruppen')
  await expectAccessible(page, [320, 1280])
})

freshTest('what is typed without a pause is one request and one step back', async ({ page }) => {
  await page.clock.install()
  await open(page, '/de/produkte')
  const { height, material, result, apply } = filterOf(page)
  const visits = collectVisits(page)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await height.pressSequentially('12')
  await height.press('Enter')
  await page.clock.resume()
  await expect(page).toHaveURL(/\?height=12$/)
  await height.fill('8')
  await expect(page).toHaveURL(/\?height=8$/)
  await height.fill('8,5')
  await expect(page).toHaveURL(/\?height=8%2C5$/)
  await material.selectOption('brass')
  await expect(page).toHaveURL(/\?height=8%2C5&material=brass$/)
  await apply.click()
  expect(visits).toEqual([
    '/de/produkte?height=12',
    '/de/produkte?height=8',
    '/de/produkte?height=8%2C5',
    '/de/produkte?height=8%2C5&material=brass',
  ])
  await page.goBack()
  await expect(page).toHaveURL(/\?height=8%2C5$/)
  await expect(material).toHaveValue('')
  await page.goBack()
  await expect(page).toHaveURL(/\?height=12$/)
  await expect(height).toHaveValue('12')
  await page.goBack()
  await expect(page).toHaveURL(/\/de\/produkte$/)
  await expect(result).toHaveText('10 Produktfamilien')
})

test('a filter of lists keeps its button for the keyboard', async ({ page }) => {
  await open(page, '/de/dekore')
  const { apply } = filterOf(page)
  await page.getByLabel('Werkstoff').focus()
  await page.keyboard.press('Tab')
  await expect(apply).toBeFocused()
  await expect(apply).toBeInViewport({ ratio: 1 })
  const box = await apply.boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(40)
})

test('going back through answers stays where one was, and so does the button', async ({ page }) => {
  await open(page, '/de/dekore')
  const { form, apply } = filterOf(page)
  const [first, second] = await form.getByRole('combobox').all()
  await scrollTo(page, 200)
  const choose = async (select: Locator | undefined, answers: RegExp) => {
    await select?.selectOption({ index: 1 })
    await expect(page).toHaveURL(answers)
    await expect.poll(() => savedScroll(page)).toBe(200)
  }
  await choose(first, /\?[^&]+$/)
  await choose(second, /&/)
  for (const [step, answers] of [
    ['goBack', /\?[^&]+$/],
    ['goBack', /dekore$/],
    ['goForward', /\?[^&]+$/],
  ] as const) {
    await page[step]()
    await expect(page).toHaveURL(answers)
    await expect.poll(() => scrolled(page)).toBe(200)
  }

  await second?.selectOption({ index: 1 })
  await apply.press('Enter')
  await expect(page).toHaveURL(/&/)
  await settle(page)
  await expect(apply).toBeFocused()
})

/** A colour or decor on the page of all: what opens it, and what it says then. */
function swatchOf(page: Page, anchor: string) {
  const details = page.locator(`#${anchor}`)
  return { details, name: page.locator('details').filter({ has: details }).locator('summary') }
}

/** What the history keeps of where the page was scrolled to. */
function savedScroll(page: Page) {
  return page.evaluate(() => history.state?.documentScrollPosition?.top)
}

test('an answer given while the one before is under way is not lost', async ({ page }) => {
  await open(page, '/de/produkte')
  const { material, height } = filterOf(page)
  const release = await holdBack(page, /material=brass$/)
  const asked = page.waitForRequest(/material=brass$/)
  await material.selectOption('brass')
  const slow = await asked
  await material.selectOption('aluminium')
  await height.focus()
  release()
  await slow.response()
  await settle(page)
  await expect(page).toHaveURL(/\?material=aluminium$/)
  await expect(material).toHaveValue('aluminium')
})

test('a selection that nothing fits says so, and is undone by one link', CORE, async ({ page }) => {
  await open(page, '/de/produkte?height=99')
  const { reset, result } = filterOf(page)
  await expect(result).toHaveText('0 Produktgruppen')
  await expect(
    page.getByRole('heading', { name: 'Dazu passt nichts aus unserem Programm.' })
  ).toBeVisible()
  await expectAccessible(page, [320, 1280])
  await reset.click()
  await expect(page).toHaveURL(/\/de\/produkte$/)
  await expect(result).toHaveText('10 Produktfamilien')
})

test('a colour says more below its row, one at a time, until Escape', CORE, async ({ page }) => {
  await open(page, '/de/farben')
  const { name, details } = swatchOf(page, 'colour-silver_matt')
  await name.click()
  await expect(details).toContainText('Hellbezugswert 53')
  /** At one moment, because the page may scroll to what has opened. */
  const [chip, box] = await details.evaluate(
    (shown, above) => [above, shown].map((each) => (each as Element).getBoundingClientRect()),
    await name.elementHandle()
  )
  expect(box.top).toBeGreaterThan(chip.bottom)
  expect(box.width).toBeGreaterThan(4 * chip.width)
  await expectAccessible(page, [320, 1280])

  const other = swatchOf(page, 'colour-mill_finish')
  await other.name.focus()
  await page.keyboard.press('Enter')
  await expect(other.details).toBeVisible()
  await expect(details).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(other.details).toBeHidden()
  await expect(other.name).toBeFocused()
})

test('a link to a colour of another page opens it', async ({ page }) => {
  await open(page, '/de/farben/farbabgleich?colour=104')
  await page.getByRole('main').getByRole('link', { name: 'Silber matt', exact: true }).click()
  await expect(page).toHaveURL('/de/farben#colour-silver_matt')
  await expect(swatchOf(page, 'colour-silver_matt').details).toBeInViewport({ ratio: 1 })
})

for (const path of ['/de/farben', '/de/dekore']) {
  test(`on ${path} none is alone in a row, and each name has room for its words in every language`, async ({
    page,
  }) => {
    await open(page, path)
    const links = page.locator('link[rel="alternate"][hreflang]:not([hreflang="x-default"])')
    const addresses = await links.evaluateAll((all: HTMLLinkElement[]) =>
      all.map(({ href }) => new URL(href).pathname)
    )
    expect(addresses).toHaveLength(LOCALES.length)
    for (const address of addresses) {
      await open(page, address)
      await atEachWidth(page, [320, 360, 390, 768, 1024, 1440], async (at) => {
        const [single, cut] = await page.locator('.swatch-chips').evaluateAll((rows) => {
          const chips = rows.map((row) => Array.from(row.querySelectorAll('summary')))
          return [
            chips.filter((each) => each.at(-1)?.offsetTop !== each.at(-2)?.offsetTop).length,
            chips.flat().flatMap((chip) => {
              chip.style.overflowWrap = 'normal'
              return chip.scrollWidth > chip.clientWidth ? chip.innerText : []
            }),
          ]
        })
        expect(single, `${address} ${at}`).toBe(0)
        expect(cut, `${address} ${at}`).toEqual([])
      })
    }
  })
}

test('on a large screen the articles of a group are a table', CORE, async ({ page }) => {
  await open(page, '/de/produkte/uebergangsprofile/uebergang-38-clip')
  await page.locator('summary', { hasText: 'Ausführungen' }).click()
  const table = page.getByRole('region', { name: 'Ausführungen' }).getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveCount(6)
  await expect(table.getByRole('rowheader').first()).toHaveText(/^\d{5}$/)
})

test('an article leads to its colours, a colour to a sample', CORE, async ({ page }) => {
  await open(page, '/de/produkte/anpassungsprofile/anpassung-46-clip')
  await page.locator('summary', { hasText: 'Ausführungen' }).click()
  const article = page.locator('tbody', { hasText: '12104' })
  await article.getByRole('link', { name: 'D 101', exact: true }).click()
  await expect(page).toHaveURL(/#decor-oak_mist$/)
  await expect(page.locator('#decor-oak_mist')).toBeInViewport()
  await page.getByRole('radio', { name: /Eiche Nebel/ }).check()
  await page.getByRole('radio', { name: '12104' }).check()
  await expect(page.locator('#article-12104')).toBeInViewport()
  await page.locator('#choice').getByRole('link', { name: 'Muster anfragen' }).click()
  await expect(page).toHaveURL(
    '/de/kontakt?group=product_families.adapter.clip_46&article=12104&colour=oak_mist_foil#request'
  )
  await expect(page.getByLabel('Ihre Nachricht')).toHaveValue(
    /^Bitte schicken Sie mir ein Muster: Anpassung 46 Clip, Artikel 12104, Farbe 703 Eiche Nebel\.$/
  )
  await expect(page.getByText('Ihre Anfrage: Muster anfragen')).toBeVisible()
})

scriptlessTest('without JavaScript the filter is a form with a button', async ({ page }) => {
  await page.goto('/de/produkte')
  const { form, material, apply, result, groups } = filterOf(page)
  await expect(form.locator('summary')).toBeHidden()
  await material.selectOption('brass')
  await apply.click()
  await expect(page).toHaveURL(/\/de\/produkte\?.*material=brass/)
  await expect(result).toHaveText(/^\d+ Produktgruppen?$/)
  await expect(material).toHaveValue('brass')
  expect(await groups.count()).toBeGreaterThan(0)
})

scriptlessTest('without JavaScript a decor opens, also by a link to it', async ({ page }) => {
  await page.goto('/de/dekore#decor-oak_mist')
  const { name, details } = swatchOf(page, 'decor-oak_mist')
  await expect(details).toBeVisible()
  await name.click()
  await expect(details).toBeHidden()
})

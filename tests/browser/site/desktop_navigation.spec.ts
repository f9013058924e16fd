import type { Locator, Page } from 'playwright/test'
import { LOCALES } from '#shared/locales'
import { test } from '../reading'
import { CORE, expect, expectLink, open, scrollTo, settle } from '../test'

const PLATFORM = 'https://plattform.saumer.example'

test('an item with children opens a panel with all that it has', CORE, async ({ page }) => {
  await open(page, '/de')
  const panel = await openPanel(page, 'Produkte')

  await expect(panel.getByText('Zehn Familien für Übergang')).toBeVisible()
  await expectLink(panel, 'Alle Produktfamilien', '/de/produkte')
  await expectLink(panel, /^Treppenkanten$/, '/de/produkte/treppenkanten')
  await expectLink(panel, 'Profilberater', '/de/produkte/profilberater')
  const sheets = panel.getByRole('link', { name: /^Montageblätter/ })
  await expectNewTab(sheets, `${PLATFORM}/montageblaetter`)
  await expectNewTab(panel.getByRole('link', { name: /^Maßblätter/ }), `${PLATFORM}/massblaetter`)
})

test('the platform opens a new tab, and a childless item is a link', async ({ page }) => {
  await open(page, '/de')
  await expectNewTab(
    page.getByRole('banner').getByRole('link', { name: /^Produktplattform/ }),
    PLATFORM
  )

  await item(page, 'Kontakt', 'link').click()
  await expect(page).toHaveURL('/de/kontakt')
})

test('the active item is the one whose page or child is shown', CORE, async ({ page }) => {
  const cases = [
    { path: '/de', active: [] },
    { path: '/de/produkte', active: ['Produkte'] },
    { path: '/de/newsletter', active: ['Service'] },
    { path: '/de/jobs', active: ['Unternehmen'] },
    { path: '/de/dekore', active: ['Farben & Dekore'] },
    { path: '/de/kontakt?von=hier', active: ['Kontakt'] },
  ]
  for (const { path, active } of cases) {
    await page.goto(path)
    expect(await activeItems(page), path).toEqual(active)
    await expect(topItems(page).and(page.locator('[aria-current]'))).toHaveText(active)
  }
  await expect(item(page, 'Kontakt', 'link')).toHaveAttribute('aria-current', 'page')
})

test('the panel is never higher than the window less 150 px', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 420 })
  await open(page, '/de')
  const panel = await openPanel(page, 'Unternehmen')
  expect((await panel.boundingBox())?.height).toBeLessThanOrEqual(270)
  await expect(panel).toHaveCSS('max-height', '270px')

  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(panel).toHaveCSS('max-height', '750px')
})

test('the texts of each panel wrap, in browsers without text-wrap, too', async ({ page }) => {
  await open(page, '/de')
  await page.evaluate(withoutTextWrap)
  for (const button of await topItems(page).and(page.getByRole('button')).all()) {
    await button.click()
    const panel = panelOf(page, button)
    await expect(panel).toBeVisible()
    const overflow = await panel.evaluate((element) => element.scrollWidth - element.clientWidth)
    expect(overflow, await button.innerText()).toBe(0)
  }
})

test('scrolling the page closes the panel, scrolling inside it does not', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 380 })
  await open(page, '/de')
  const panel = await openPanel(page, 'Unternehmen')
  await panel.hover()
  await page.mouse.wheel(0, 60)
  await expect.poll(() => panel.evaluate((element) => element.scrollTop)).toBeGreaterThan(0)
  await settle(page)
  await expect(panel).toBeVisible()

  await scrollTo(page, 40)
  await expect(panel).toBeHidden()
})

test('a click outside closes the panel, and only one is open at a time', CORE, async ({ page }) => {
  await open(page, '/de')
  const products = await openPanel(page, 'Produkte')
  const service = await openPanel(page, 'Service')
  await expect(products).toBeHidden()

  await item(page, 'Service').click()
  await expect(service).toBeHidden()

  await openPanel(page, 'Service')
  await page.mouse.click(720, 860)
  await expect(service).toBeHidden()
  await expect(page).toHaveURL('/de')
})

test('the keyboard opens a panel, walks through it and leaves it', CORE, async ({ page }) => {
  await open(page, '/de')
  await item(page, 'Produkte').focus()
  await page.keyboard.press('Enter')
  const panel = panelOf(page, item(page, 'Produkte'))
  await expect(panel).toBeVisible()

  await page.keyboard.press('Tab')
  await expect(panel.getByRole('link', { name: 'Alle Produktfamilien' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(item(page, 'Produkte')).toBeFocused()

  await page.keyboard.press('Space')
  await expect(panel).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/de/produkte')
  await expect(panel).toBeHidden()
})

test('a panel that the keyboard has left does not cover the page', async ({ page }) => {
  await open(page, '/de')
  const panel = await openPanel(page, 'Service')
  const links = await panel.getByRole('link').count()
  for (let step = 0; step <= links; step++) await page.keyboard.press('Tab')
  await expect(item(page, 'Referenzen', 'link')).toBeFocused()
  await expect(panel).toBeHidden()
})

test('another width closes a menu, whose focus goes on to the next', CORE, async ({ page }) => {
  await open(page, '/de')
  await openPanel(page, 'Service')
  await page.keyboard.press('Tab')
  await page.setViewportSize({ width: 900, height: 900 })
  await expect(burger(page)).toBeFocused()
  await expect(page.locator(':popover-open')).toHaveCount(0)

  await burger(page).click()
  const menu = page.getByRole('dialog', { name: 'Hauptnavigation' })
  await menu.getByRole('button', { name: 'Service' }).click()
  await page.getByRole('dialog', { name: 'Service' }).getByRole('link').first().focus()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(topItems(page).first()).toBeFocused()
  await expect(page.locator(':popover-open')).toHaveCount(0)
})

for (const locale of LOCALES) {
  test(`no word of the menu is torn on any width, in ${locale}`, async ({
    page,
    expectProblem,
  }) => {
    /** The shortest page there is, the one for an unknown address: the menu is that of every page. */
    expectProblem(/status of 404/)
    await open(page, `/${locale}/-`)
    let shown = 0
    for (const text of ['100%', '125%', '200%']) {
      /** As the browsers that enlarge text alone do it: no media query hears of it. */
      await page.evaluate(
        (size) => document.documentElement.style.setProperty('font-size', size),
        text
      )
      for (const width of [1024, 1060, 1160, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        await settle(page)
        const { items, ...bar } = await navigationBar(page)
        expect(bar, `${text} at ${width} px`).toEqual({
          hasBurger: items.length === 0,
          isWithinBar: true,
          torn: [],
        })
        shown += items.length
      }
    }
    expect(shown).toBeGreaterThan(0)
  })
}

/** What the bar shows of the main navigation, and which of its items take more than a line. */
function navigationBar(page: Page) {
  return page.getByRole('banner').evaluate((header) => {
    const items = Array.from(
      header.querySelectorAll('nav > ul.menu-items > li > :is(a, button)')
    ).filter((each) => each.checkVisibility())
    const logo = header
      .querySelector('.menu-container')
      ?.previousElementSibling?.getBoundingClientRect()
    const torn = items.filter((each) => {
      const range = document.createRange()
      range.selectNodeContents(each.firstChild ?? each)
      const tops = Array.from(range.getClientRects(), ({ top }) => Math.round(top))
      return new Set(tops).size > 1
    })
    return {
      items: items.map((each) => each.textContent),
      torn: torn.map((each) => each.textContent),
      hasBurger: header.querySelector('[popovertarget="mobile-menu"]')?.checkVisibility() ?? false,
      isWithinBar: items.every((each) => {
        const { left, right } = each.getBoundingClientRect()
        return left >= (logo?.right ?? 0) + 16 && right <= window.innerWidth
      }),
    }
  })
}

/** Takes from all rules how text wraps: Firefox and older versions of Safari do not know "pretty". */
function withoutTextWrap() {
  const strip = (rule: CSSRule) => {
    if (rule instanceof CSSStyleRule && rule.style.getPropertyValue('text-wrap-style')) {
      for (const property of ['text-wrap', 'text-wrap-style']) rule.style.removeProperty(property)
    }
    if ('cssRules' in rule) for (const inner of rule.cssRules as CSSRuleList) strip(inner)
  }
  for (const { cssRules } of document.styleSheets) for (const rule of cssRules) strip(rule)
}

function burger(page: Page) {
  return page.getByRole('button', { name: 'Menü öffnen' })
}

function topItems(page: Page) {
  return page
    .getByRole('navigation', { name: 'Hauptnavigation' })
    .locator('> ul > li > :is(a, button)')
}

function item(page: Page, name: string, role: 'button' | 'link' = 'button') {
  return page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole(role, { name })
}

function panelOf(page: Page, button: Locator) {
  return page
    .locator('[popover]')
    .filter({ has: page.getByRole('link') })
    .and(button.locator('xpath=following-sibling::*'))
}

async function openPanel(page: Page, name: string) {
  const panel = panelOf(page, item(page, name))
  await item(page, name).click()
  await expect(panel).toBeVisible()
  await settle(page)
  return panel
}

/** The items that carry the red line. */
function activeItems(page: Page) {
  return topItems(page).evaluateAll((items) =>
    items
      .filter((each) => getComputedStyle(each).borderBottomColor === 'rgb(200, 1, 2)')
      .map((each) => each.textContent)
  )
}

async function expectNewTab(link: Locator, url: string) {
  await expect(link).toHaveAttribute('href', url)
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
  await expect(link).toHaveAccessibleName(/\(öffnet in neuem Tab\)$/)
}

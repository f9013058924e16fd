import type { Tab } from './tab'
import { expect, test } from './test'

const TOP = 'header nav[aria-label] > ul > li > button'

for (const language of ['de', 'fr', 'ru']) {
  test(`each panel of the menu is whole, in ${language}`, async ({ tab }) => {
    await tab.open(`/${language}`)
    const names = await tab.evaluate(
      (selector) =>
        Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent.trim()),
      TOP
    )
    expect(names.length).toBeGreaterThan(2)
    for (const name of names) {
      await tab.part(TOP, name).click()
      await tab.part(':popover-open').shown()
      await tab.settle()
      expect(await faultsOfPanel(tab), `the panel "${name}"`).toEqual([])
      await tab.press('Escape')
      await tab.part(':popover-open').hidden()
      await tab.part(TOP, name).expectFocused()
    }
  })
}

test('a panel is opened and left by the keyboard, and closes when the page scrolls', async ({
  tab,
}) => {
  await tab.open('/de')
  await tab.part(TOP, 'Produkte').focus()
  await tab.press('Enter')
  await tab.part(':popover-open').shown()
  await tab.press('Tab')
  await tab.part(':popover-open a', 'Alle Produktfamilien').expectFocused()
  await tab.press('Enter')
  await tab.expectAddress('/de/produkte')
  await tab.part(':popover-open').hidden()

  await tab.part(TOP, 'Service').click()
  await tab.part(':popover-open').shown()
  await tab.scrollTo(40)
  await tab.part(':popover-open').hidden()
})

test('the menu of a phone opens, goes one step in and back, and leads to a page', async ({
  tab,
}) => {
  await tab.resize(390, 844)
  await tab.open('/de')
  await tab.part('button', 'Menü öffnen').click()
  await tab.part('#mobile-menu').shown()
  await tab.settle()
  await tab.part('#mobile-menu button', 'Produkte').click()
  const panel = tab.part('#mobile-menu dialog:popover-open')
  await panel.shown()
  await tab.settle()
  expect(await panel.box()).toEqual({ top: 0, left: 0, right: 390, bottom: 844 })
  await tab.part('#mobile-menu dialog:popover-open button', 'Zurück').click()
  await panel.hidden()
  await tab.part('#mobile-menu button', 'Produkte').expectFocused()
  await tab.press('Escape')
  await tab.part('#mobile-menu').hidden()

  await tab.part('button', 'Menü öffnen').click()
  await tab.part('#mobile-menu a', 'Kontakt').click()
  await tab.expectAddress('/de/kontakt')
  await tab.part('#mobile-menu').hidden()
})

for (const width of [390, 1440]) {
  test(`another language shows the same page, at ${width} px`, async ({ tab }) => {
    await tab.resize(width, 844)
    await tab.open('/de/produkte')
    if (width < 1000) await tab.part('button', 'Menü öffnen').click()
    await tab.part('button', 'DE, ').click()
    await tab.part('dialog a[lang="fi"]').shown()
    await tab.press('Escape')
    await tab.part('dialog a[lang="fi"]').hidden()

    if (width < 1000) await tab.part('button', 'Menü öffnen').click()
    await tab.part('button', 'DE, ').click()
    await tab.part('dialog a[lang="fi"]').click()
    await tab.expectAddress('/fi/tuotteet')
    expect(await tab.evaluate(() => document.documentElement.lang)).toBe('fi')
    await tab.part('dialog a[lang="fi"]').hidden()
  })
}

/** Returns the faults of the open panel: it scrolls, or its texts overflow or overlap. */
function faultsOfPanel(tab: Tab): Promise<string[]> {
  return tab.part(':popover-open').evaluate((panel) => {
    const faults: string[] = []
    if (panel.scrollWidth > panel.clientWidth) faults.push('scrolls sideways')
    if (panel.scrollHeight > panel.clientHeight) faults.push('scrolls down')
    const edge = panel.getBoundingClientRect()
    const lines: { text: string; box: DOMRect }[] = []
    const texts = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      if (!text.textContent?.trim() || text.parentElement?.closest('.sr-only')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const box of range.getClientRects()) {
        if (box.width > 0) lines.push({ text: text.textContent.trim(), box })
      }
    }
    for (const [index, { text, box }] of lines.entries()) {
      if (box.left < edge.left || box.right > edge.right || box.bottom > edge.bottom) {
        faults.push(`runs over the edge: ${text}`)
      }
      for (const { text: other, box: second } of lines.slice(index + 1)) {
        const wide = Math.min(box.right, second.right) - Math.max(box.left, second.left)
        const high = Math.min(box.bottom, second.bottom) - Math.max(box.top, second.top)
        if (wide > 1 && high > box.height / 2) faults.push(`overlap: ${text} / ${other}`)
      }
    }
    return faults
  })
}

import type { Page } from 'playwright/test'

/** Shows what accordions hold back. */
export function openAccordions(page: Page) {
  return page.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
    for (const details of all) details.open = true
  })
}

/** How far the page is wider than the window. */
export function overflow(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}

/**
 * Text that runs out of the window, out of a box that cuts it off, or out of its own button. What
 * can be scrolled to, or is for screen readers only, is not lost.
 */
export function lostText(page: Page) {
  return page.evaluate(() => {
    const lost: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      const parent = text.parentElement
      if (!parent || !text.textContent?.trim() || !parent.checkVisibility()) continue
      if (parent.closest('.sr-only, script, style, [href="#content"]')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      if (right - left === 0) continue

      let scrollable = false
      let cut = false
      for (
        let box: Element | null = parent;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(box)
        const edge = box.getBoundingClientRect()
        const wide = right > edge.right + 1 || left < edge.left - 1
        const high = bottom > edge.bottom + 1 || top < edge.top - 1
        if (/auto|scroll/.test(overflowX)) scrollable = true
        if (overflowX === 'hidden' && wide && !scrollable) cut = true
        if (overflowY === 'hidden' && high && !scrollable) cut = true
        if (box.matches('a, button, header') && !scrollable) {
          const inline = getComputedStyle(box).display === 'inline'
          if (!inline && (wide || high)) cut = true
        }
      }
      if (cut || (!scrollable && (right > window.innerWidth + 1 || left < -1))) {
        lost.push(text.textContent.trim())
      }
    }
    return lost
  })
}

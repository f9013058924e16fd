import type { Locator, Page } from 'playwright/test'
import { expect, settle } from './test'

/** Shows what accordions hold back, also those of which only one opens at a time. */
export function openAccordions(page: Page) {
  return page.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
    for (const details of all) {
      details.removeAttribute('name')
      details.open = true
    }
  })
}

/** One part of the page ends above another. */
export async function expectAbove(upper: Locator, lower: Locator) {
  const [one, other] = [await upper.boundingBox(), await lower.boundingBox()]
  expect(other?.y).toBeGreaterThan(one ? one.y + one.height : Number.NaN)
}

/** How far the page is wider than the window. */
export function overflow(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}

/** Looks at the page at several widths of the window. */
export async function atEachWidth(
  page: Page,
  widths: readonly number[],
  look: (at: string) => Promise<void>
) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await settle(page)
    await look(`at ${width} px`)
  }
}

/** The page is as wide as the window, and loses no text, at each width. */
export function expectFits(page: Page, widths: readonly number[]) {
  return atEachWidth(page, widths, async (at) => {
    expect(await overflow(page), at).toBe(0)
    expect(await lostText(page), at).toEqual([])
  })
}

/**
 * Text that runs out of the window, out of a box that cuts it off, or out of its own button. What
 * can be scrolled to, or turned to in a carousel, or is for screen readers only, is not lost.
 */
export function lostText(page: Page) {
  return page.evaluate(findLostText)
}

/** Runs in the page. */
export function findLostText(): string[] {
  const lost: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    const parent = text.parentElement
    if (!parent || !text.textContent?.trim() || !parent.checkVisibility()) continue
    if (parent.closest('script, style, [href="#content"]')) continue
    const boxes: Element[] = []
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      boxes.push(box)
    }
    /** For screen readers only, maybe at this width only. */
    if (boxes.some((box) => getComputedStyle(box).clipPath === 'inset(50%)')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const { left, right, top, bottom: foot } = range.getBoundingClientRect()
    if (right - left === 0) continue

    let bottom = foot
    let scrollable = false
    let cut = false
    for (const box of boxes) {
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(box)
      const edge = box.getBoundingClientRect()
      /** Firefox measures lines that are clamped as well. */
      if (webkitLineClamp !== 'none') bottom = Math.min(bottom, edge.bottom)
      const wide = right > edge.right + 1 || left < edge.left - 1
      const high = bottom > edge.bottom + 1 || top < edge.top - 1
      if (/auto|scroll/.test(overflowX) || box.matches('[data-carousel]')) scrollable = true
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
}

/**
 * Words and figures of which one part stands on one line and the rest on the next, though they are
 * shorter than what browsers hyphenate here.
 */
export async function tornWords(page: Page) {
  const broken = await brokenWords(page)
  return broken.filter((word) => word.length < SHORTEST_HYPHENATED)
}

/** As `hyphenate-limit-chars` says in base.css. */
const SHORTEST_HYPHENATED = 8

/**
 * Words and figures of which one part stands on one line and the rest on the next, in what the
 * selector names. Where a word says itself how it may be parted, it may.
 */
export function brokenWords(page: Page, within = 'body') {
  return page.evaluate((selector) => {
    const broken: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      const parent = text.parentElement
      if (!parent?.checkVisibility() || parent.closest('.sr-only')) continue
      if (!parent.closest(selector)) continue
      for (const match of (text.textContent ?? '').matchAll(/[\p{L}\p{N}\u00AD]{2,}/gu)) {
        const { 0: word, index } = match
        if (word.includes('\u00AD')) continue
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const boxes = Array.from(range.getClientRects()).filter(({ width }) => width > 0)
        const lines = new Set(boxes.map(({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(word)
      }
    }
    return broken
  }, within)
}

/**
 * Texts of several lines whose column has room for no more than a few letters, such as beside a
 * picture that grows with the text.
 */
export function narrowTexts(page: Page) {
  return page.evaluate(() => {
    const narrow: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      let box = text.parentElement
      if (!box?.checkVisibility() || box.closest('.sr-only, script')) continue
      const letter = parseFloat(getComputedStyle(box).fontSize)
      while (box && getComputedStyle(box).display === 'inline') box = box.parentElement
      const range = document.createRange()
      range.selectNodeContents(text)
      const width = (box?.clientWidth ?? 0) / letter
      if (width < 3 && range.getClientRects().length > 1) narrow.push(text.textContent ?? '')
    }
    return narrow
  })
}

/** Buttons that are wider than what they stand in. */
export function protrudingButtons(page: Page) {
  return page.locator('main :not(.sr-only) > [data-button]').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const room = button.parentElement?.getBoundingClientRect().right ?? 0
        return button.checkVisibility() && button.getBoundingClientRect().right > room + 1
      })
      .map((button) => button.textContent)
  )
}

/** The text spacing that a visitor may need (WCAG 2.2, 1.4.12). */
export function widenTextSpacing(page: Page) {
  return page.evaluate(() => {
    const spacing = new CSSStyleSheet()
    spacing.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
      p { margin-bottom: 2em !important }
    `)
    document.adoptedStyleSheets.push(spacing)
  })
}

/**
 * Links and buttons below 24 px in either direction; links within a text are exempt, and the words
 * of a field's own label are a part of it.
 */
export function smallTargets(page: Page) {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('a, button, summary, input, select'))
      .filter(
        (target) =>
          target.checkVisibility() && !target.closest('[inert], [aria-hidden="true"], .rich-text')
      )
      .map((target) => {
        /** A link may stretch over the whole card that it stands in. */
        const stretches = getComputedStyle(target, '::after').position === 'absolute'
        const area = target.closest('label') ?? ((stretches && target.offsetParent) || target)
        const { width, height } = area.getBoundingClientRect()
        const name = target.textContent || target.getAttribute('aria-label')
        return { name, width, height }
      })
      .filter(({ width, height }) => width < 24 || height < 24)
      .map(({ name, width, height }) => `${name} ${width}×${height}`)
  )
}

/** Fields that stand beside each other, one higher than the other. */
export function unevenFields(page: Page) {
  return page.locator('main form :is(select, input:not([type="radio"]))').evaluateAll((all) => {
    const fields = all.filter((each) => each.checkVisibility() && each.clientHeight > 30)
    const boxes = fields.map((each) => each.getBoundingClientRect())
    return fields.flatMap((field, index) => {
      const { top, bottom } = boxes[index] ?? new DOMRect()
      const isUneven = boxes.some(
        (other) => other.top < bottom && other.bottom > top && Math.abs(other.top - top) > 1
      )
      return isUneven ? field.getAttribute('name') : []
    })
  })
}

/**
 * What has the focus, in which section, and whether it can be seen there once the page has come to
 * rest; nothing once the page is left.
 */
export async function focusedPlace(page: Page) {
  await settle(page, 2)
  const place = await placeOfFocus(page)
  if (!place?.covered && place?.outlined !== false) return place
  await settle(page)
  return placeOfFocus(page)
}

function placeOfFocus(page: Page) {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return null
    /** A link may run over several lines: its first is looked at. */
    const [first = focused.getBoundingClientRect()] = focused.getClientRects()
    const { left, right, bottom } = first
    /** What has the focus in a player are its controls, at its lower edge, which it outlines. */
    const isPlayer = focused instanceof HTMLMediaElement
    const top = isPlayer ? bottom - 40 : first.top
    const x = (left + right) / 2
    const covered = [top + 1, (top + bottom) / 2, bottom - 1].some((y) => {
      const above = document.elementFromPoint(x, y)
      return !above || !(focused.contains(above) || above.contains(focused))
    })
    const outlined = isPlayer || getComputedStyle(focused).outlineStyle !== 'none'
    const name = focused.textContent || focused.getAttribute('aria-label') || ''
    return { name, covered, outlined, section: focused.closest('section[id]')?.id }
  })
}

/** How long the longest transition on the page takes, in seconds. */
export function longestTransition(page: Page) {
  return page.locator('*').evaluateAll((all) => {
    const durations = all.map((each) => parseFloat(getComputedStyle(each).transitionDuration))
    /** What is not rendered has none. */
    return Math.max(...durations.filter((duration) => !Number.isNaN(duration)))
  })
}

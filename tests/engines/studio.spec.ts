import { COMPANY, type DevelopmentServer } from '../browser/site/development_server'
import { studioServer } from '../browser/studio/studio'
import { test as base, expect } from './test'

const test = base.extend<object, { server: DevelopmentServer }>(studioServer)

test('the mark of a part lies on it', async ({ tab }) => {
  await tab.open('/de/unternehmen')
  await tab.part('#studio h2', 'Parts of this page').shown()
  await tab.part('main h2', 'Geschichte').evaluate((part) => {
    part.scrollIntoView({ block: 'center', behavior: 'instant' })
    part.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  })
  await tab.part('#studio .mark').shown()
  /** What is at its corners belongs to the part, which is as wide as the page. */
  const hit = await tab.part('#studio .mark').evaluate((mark) => {
    const { left, right, top, bottom } = mark.getBoundingClientRect()
    const middle = (top + bottom) / 2
    return [left + 30, (left + right) / 2, right - 30].map((x) =>
      document.elementFromPoint(x, middle)?.closest('[data-part]')?.getAttribute('data-part')
    )
  })
  expect(new Set(hit).size).toBe(1)
  expect(hit[0]).toMatch(/^blocks\//)
})

test('a part that is clicked is written, saved and taken back', async ({ tab, server }) => {
  await tab.open('/de/unternehmen')
  const before = await server.content.read(COMPANY)
  await tab.part('#studio h2', 'Parts of this page').shown()
  /** By its event: within the scaled page, WebKit names no point that hits the part. */
  await tab.part('main h2', 'Geschichte').evaluate((part) => part.click())
  await tab.part('#studio h2', 'Text').expectFocused()
  await tab.part('#studio input[id$="_title"]').fill('Herkunft')
  await tab.part('main h2', 'Herkunft').shown()
  await tab.part('#studio button', 'Save').click()
  await expect.poll(() => server.content.read(COMPANY)).toContain('title: Herkunft')
  await tab.part('#studio b', 'Saved').shown()
  await tab.part('#studio button', 'Undo').click()
  await expect.poll(() => server.content.read(COMPANY)).toBe(before)
  await tab.part('main h2', 'Geschichte').shown()
})

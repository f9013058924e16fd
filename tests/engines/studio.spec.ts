import { COMPANY, type DevelopmentServer } from '../browser/site/development_server'
import { studioServer } from '../browser/studio/studio'
import { test as base, expect } from './test'

const test = base.extend<object, { server: DevelopmentServer }>(studioServer)

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

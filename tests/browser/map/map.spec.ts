import type { Page } from 'playwright/test'
import { expectAccessibleAsItIs } from '../accessibility'
import { lostText, overflow } from '../layout'
import { formTest as test } from '../reading'
import { collectAddresses, expect, expectLink, open, scriptlessTest, settle } from '../test'

const CONTACT = '/de/kontakt'
const TILES = `http://localhost:${process.env.BROWSER_TEST_TILE_PORT}`
const FOREIGN = new RegExp(`^foreign: ${TILES}/`)
const WORDS = 'Am Presswerk 4\n62417 Saumingen\nDeutschland'

/** The test of those who load the map, from another site. */
const mapTest = test.extend({
  page: async ({ page, expectProblem }, use) => {
    expectProblem(FOREIGN)
    await use(page)
  },
})

/** What the page asks for from now on that only a map needs. */
const watchMap = (page: Page) => collectAddresses(page, new RegExp(`leaflet|^${TILES}/`, 'i'))

/** The parts of the map on the contact page. */
function parts(page: Page) {
  const map = page.getByRole('region', { name: 'Karte', exact: true })
  return {
    load: page.getByRole('button', { name: 'Karte laden' }),
    map,
    tiles: map.locator('img.leaflet-tile-loaded'),
    marker: map.getByRole('button', { name: 'Saumer Profile GmbH & Co. KG' }),
    info: map.getByText(WORDS),
    controls: page.getByRole('group', { name: 'Kartenausschnitt' }),
    route: page.getByRole('link', { name: 'Route planen Saumer Profile GmbH & Co. KG' }),
  }
}

/** Opens the contact page and comes near the place of its map, which is taken over then. */
async function openPlace(page: Page) {
  await open(page, CONTACT)
  await page.locator('#contact-map').scrollIntoViewIfNeeded()
}

/** Opens the contact page and its map, until all of it is drawn. */
async function openMap(page: Page) {
  await openPlace(page)
  await loadMap(page)
}

async function loadMap(page: Page) {
  const { load, map, tiles } = parts(page)
  await load.press('Enter')
  await expect(map).toBeVisible()
  await expect(tiles.first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await settle(page)
}

/** The map of the Designsystem that shows both works, at its click. */
async function openMapOfWorks(page: Page) {
  await open(page, '/de/designsystem')
  const part = page.locator('#map')
  await part.getByRole('button', { name: 'Karte laden' }).nth(1).press('Enter')
  const map = part.getByRole('region', { name: 'Karte', exact: true })
  await expect(map.locator('img.leaflet-tile-loaded').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await settle(page)
  return {
    map,
    saumingen: map.getByRole('button', { name: 'Werk Saumingen' }),
    saumingenInfo: map.getByText('62417 Saumingen'),
    kantlingen: map.getByRole('button', { name: 'Werk Kantlingen' }),
    kantlingenInfo: map.getByText('62423 Kantlingen'),
  }
}

/** Where a marker stands on the page. */
async function placeOf(page: Page) {
  const box = await parts(page).marker.boundingBox()
  return { x: Math.round(box?.x ?? 0), y: Math.round(box?.y ?? 0) }
}

test('nothing of the map is loaded before the click', async ({ page, expectProblem }) => {
  const asked = watchMap(page)
  await openPlace(page)
  const { load, map, tiles, route } = parts(page)
  await load.scrollIntoViewIfNeeded()
  await expect(page.getByText(`Die Karte liegt bei ${new URL(TILES).host}.`)).toBeVisible()
  await expect(route).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/directions?to=52.3842%2C13.4716'
  )
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])

  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  expectProblem(FOREIGN)
  await load.click()
  await expect(tiles.first()).toBeVisible()
  await expect(map).toBeFocused()
  expect(asked.filter((url) => url.startsWith(`${TILES}/14/`)).length).toBeGreaterThan(3)
  expect((await map.boundingBox())?.height).toBe(400)
  expect(await height(), 'nothing moves').toBe(before)
  await expectLink(page, '© Saumer Karten', 'https://karten.saumer.example/rechte')
  await expect(route).toBeVisible()
})

mapTest('an info window opens and closes by the keyboard and by clicks', async ({ page }) => {
  await openMap(page)
  const { map, marker, info } = parts(page)
  await expect(map).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(marker).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(info).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(info).toBeHidden()
  await expect(marker).toBeFocused()

  await marker.hover()
  await settle(page)
  await expect(info).toBeHidden()
  await marker.click()
  await expect(info).toBeVisible()
  await expect(marker).toHaveAttribute('aria-expanded', 'true')
  await marker.click()
  await expect(info).toBeHidden()

  await marker.click()
  await map.click({ position: { x: 30, y: 360 } })
  await expect(info).toBeHidden()
})

mapTest('the map moves by keys, and by buttons for those who do not drag', async ({ page }) => {
  await openMap(page)
  const { map, controls, marker } = parts(page)
  const start = await placeOf(page)
  await map.press('ArrowRight')
  await expect.poll(() => placeOf(page)).toEqual({ x: start.x - 100, y: start.y })
  await controls.getByRole('button', { name: 'Nach Westen' }).click()
  await expect.poll(() => placeOf(page)).toEqual(start)
  await controls.getByRole('button', { name: 'Nach Norden' }).click()
  await expect.poll(() => placeOf(page)).toEqual({ x: start.x, y: start.y + 100 })

  const asked = watchMap(page)
  await controls.getByRole('button', { name: 'Vergrößern' }).click()
  await expect.poll(() => asked.some((url) => url.startsWith(`${TILES}/15/`))).toBe(true)
  await expect(page.locator('.leaflet-zoom-anim')).toHaveCount(0)
  await map.press('-')
  await expect.poll(() => placeOf(page)).toEqual({ x: start.x, y: start.y + 100 })
  await expect(marker).toBeVisible()
})

mapTest(
  'a marker out of sight comes back for the keyboard, and its info window has room',
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openMap(page)
    const { map, marker, info, controls } = parts(page)
    const west = controls.getByRole('button', { name: 'Nach Westen' })
    for (let step = 0; step < 8; step++) await west.click()
    await expect(marker).not.toBeInViewport({ ratio: 1 })

    await map.focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await settle(page)
    const outer = await map.boundingBox()
    await expect
      .poll(async () => {
        const inner = await info.boundingBox()
        const right = (outer?.x ?? 0) + (outer?.width ?? 0)
        return right - (inner?.x ?? 0) - (inner?.width ?? 0)
      })
      .toBeGreaterThan(40)
  }
)

mapTest(
  'info windows that open by themselves follow the focus, then the pointer',
  async ({ page }) => {
    const { map, saumingen, saumingenInfo } = await openMapOfWorks(page)
    await page.keyboard.press('Tab')
    await expect(saumingen).toBeFocused()
    await expect(saumingenInfo).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(saumingenInfo).toBeHidden()

    await saumingen.hover()
    await expect(saumingenInfo).toBeVisible()
    await saumingenInfo.hover()
    await settle(page)
    await expect(saumingenInfo).toBeVisible()
    await map.hover({ position: { x: 30, y: 360 } })
    await expect(saumingenInfo).toBeHidden()
    await saumingen.click()
    await expect(saumingenInfo).toBeVisible()
  }
)

mapTest('several markers are all in sight, with one info window at a time', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { map, saumingen, saumingenInfo, kantlingen, kantlingenInfo } = await openMapOfWorks(page)
  await map.scrollIntoViewIfNeeded()
  await expect(saumingen).toBeInViewport({ ratio: 1 })
  await expect(kantlingen).toBeInViewport({ ratio: 1 })
  await expect(kantlingen.locator('img')).toHaveAttribute('src', /^\/media\/skirting-/)
  await expect(
    page.locator('#map').getByRole('link', { name: 'Route planen Werk Kantlingen' }).first()
  ).toBeVisible()

  await kantlingen.press('Enter')
  await expect(kantlingenInfo).toBeVisible()
  await saumingen.press('Enter')
  await expect(saumingenInfo).toBeVisible()
  await expect(kantlingenInfo).toBeHidden()
})

mapTest(
  'a tile service that does not answer leaves a message, the address and the route',
  async ({ page, expectProblem }) => {
    expectProblem(/^failed: .*ERR_CONNECTION_REFUSED/)
    expectProblem(/^console error: Failed to load resource: net::ERR_CONNECTION_REFUSED/)
    await page.route(`${TILES}/**`, (route) => route.abort('connectionrefused'))
    await openPlace(page)
    const { load, marker, route } = parts(page)
    await load.click()
    await expect(
      page.getByText(`${new URL(TILES).host} liefert zurzeit keine Karte.`)
    ).toBeVisible()
    await expect(marker).toBeVisible()
    await expect(route).toBeVisible()
  }
)

test('the placeholder is accessible and loses no word on every width', async ({ page }) => {
  await openPlace(page)
  await expectSound(page)
})

mapTest('the map is accessible and loses no word on every width', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await openMap(page)
  const { marker, info } = parts(page)
  await marker.click()
  await expect(info).toBeVisible()
  await expectSound(page)
})

mapTest('where no motion is wanted the map jumps', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openMap(page)
  const { map, controls } = parts(page)
  const start = await placeOf(page)
  await map.press('ArrowRight')
  await settle(page)
  expect(await placeOf(page)).toEqual({ x: start.x - 100, y: start.y })
  await controls.getByRole('button', { name: 'Verkleinern' }).click()
  await expect(page.locator('.leaflet-zoom-anim, .leaflet-pan-anim')).toHaveCount(0)
})

scriptlessTest(
  'without JavaScript the address and the route are there, and no button that does nothing',
  async ({ page }) => {
    const asked = watchMap(page)
    await page.goto(CONTACT)
    const { load, route } = parts(page)
    await expect(page.getByRole('heading', { name: 'Anfahrt' })).toBeVisible()
    await expect(page.getByRole('listitem').getByText(WORDS)).toBeVisible()
    await expect(route).toBeVisible()
    await expect(load).toHaveCount(0)
    await expect(page.getByText('Erst mit Ihrem Klick')).toBeHidden()
    expect(asked).toEqual([])
  }
)

/** Looks at the part of the page that holds map, address and route. */
async function expectSound(page: Page) {
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const part = 'section:has(a[href*="/directions?to="])'
    /** A new width moves the map under the header, which then covers a button of it for axe. */
    await page.locator(part).evaluate((section) => section.scrollIntoView({ block: 'start' }))
    await expectAccessibleAsItIs(page, part)
    expect(await overflow(page)).toBe(0)
    expect(await lostText(page)).toEqual([])
  }
}

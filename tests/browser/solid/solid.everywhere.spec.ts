import { expectAccessible, expectAccessibleAsItIs, WIDTHS } from '../accessibility'
import { overflow } from '../layout'
import { collectAddresses, expect, expectLink, open, test } from '../test'
import {
  change,
  colours,
  GROUP,
  losingWebGL,
  openSolid,
  openStillSolid,
  parts,
  pixels,
  STILL,
} from './solid'

test.describe('a solid', () => {
  test('is fetched after a click, is accessible, and gives back what it held', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const asked = collectAddresses(page, /openViewer|section\.glb|\/api\/solid/)
    await open(page, GROUP)
    const { link, drawing, solid, canvas, button } = parts(page)
    await expect(link).toHaveAttribute('href', '/data/groups/transition/clip_38/section.glb')
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])

    await link.click()
    await expect(solid).toHaveAttribute('aria-busy', 'false')
    await expect(solid).toBeFocused()
    await expect(drawing).toHaveCount(0)
    expect(asked).toHaveLength(3)
    await expect.poll(() => colours(solid)).toBeGreaterThan(20)
    expect(await overflow(page)).toBe(0)
    await expectAccessible(page, WIDTHS)

    const context = await canvas.evaluateHandle((element) =>
      (element as HTMLCanvasElement).getContext('webgl2')
    )
    await button('Zurück zur Zeichnung').click()
    await expect(drawing).toBeVisible()
    await expect(link).toBeVisible()
    await expect.poll(() => context.evaluate((each) => each?.isContextLost())).toBe(true)
  })

  test('turns by keys, buttons and pointer, and comes in each finish', async ({ page }) => {
    await openSolid(page)
    const { solid, said, button } = parts(page)
    const start = await pixels(solid)
    await expect(said).toHaveText('Um 36° zur Seite und 23° nach oben gedreht, Größe 100\u00A0%')
    expect(await change(solid, () => solid.press('ArrowRight'))).toBeGreaterThan(0.05)
    await expect(said).toHaveText('Um 51° zur Seite und 23° nach oben gedreht, Größe 100\u00A0%')
    expect(await change(solid, () => solid.press('+'))).toBeGreaterThan(0.05)
    await expect(said).toHaveText('Um 51° zur Seite und 23° nach oben gedreht, Größe 125\u00A0%')

    await change(solid, () => button('Nach links drehen').click())
    await change(solid, () => button('Nach oben drehen').click())

    const box = await solid.boundingBox()
    if (!box) throw new Error('nothing to turn')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    expect(
      await change(solid, async () => {
        await page.mouse.move(x, y)
        await page.mouse.down()
        await page.mouse.move(x + 60, y, { steps: 5 })
        await page.mouse.up()
      })
    ).toBeGreaterThan(0.05)

    await button('Ansicht zurücksetzen').click()
    await expect.poll(async () => (await pixels(solid)).join() === start.join()).toBe(true)

    await change(solid, () => page.getByRole('radio', { name: /^Gold matt/ }).check())
    await expect(solid.locator('..').getByRole('group', { name: /Farbe/ })).toContainText(
      'Gold matt'
    )
    for (const name of ['Belag links', 'Belag rechts', 'Untergrund']) {
      await change(solid, () => page.getByRole('checkbox', { name }).uncheck())
    }
    await expect.poll(() => colours(solid)).toBeGreaterThan(20)
  })
})

test('a chosen article with a cross-section of its own has a solid of it', async ({ page }) => {
  const caption = 'Querschnitt zu Artikel 16204'
  const path = '/de/produkte/winkelprofile/winkel-ungleichschenklig-20-50?article=16204'
  await openSolid(page, path, caption)
  const own = parts(page, caption)
  await expectLink(page, 'GLB-Datei', '/data/groups/angle/unequal/16204.glb')
  /** It comes in no colour, though the group does. */
  await expect(own.solid.locator('..').getByRole('radio')).toHaveCount(0)
  expect(await change(own.solid, () => own.solid.press('ArrowRight'))).toBeGreaterThan(0.05)
  expect(await overflow(page)).toBe(0)
})

test('a solid follows the colour of the page, and loses it with the choice', async ({ page }) => {
  const choice = page.locator('form#choice')
  await openSolid(page)
  const { solid } = parts(page)
  const start = await pixels(solid)
  await change(solid, () => choice.getByRole('radio', { name: '303 Gold matt' }).check())
  await choice.getByRole('link', { name: 'Auswahl aufheben' }).click()
  await expect.poll(async () => (await pixels(solid)).join() === start.join()).toBe(true)
})

test('a browser without a graphics card shows a picture, and says so', async ({ page }) => {
  await openStillSolid(page)
  const { drawing, solid } = parts(page)
  await expect(solid).toHaveCount(0)
  await expect.poll(() => colours(drawing)).toBeGreaterThan(5)
  await expectAccessibleAsItIs(page)
})

test('a graphics card that fails at once leaves a picture, and the page', async ({ page }) => {
  await losingWebGL(page)
  await open(page, GROUP)
  const { link, drawing } = parts(page)
  await link.click()
  await expect(page.getByText(STILL)).toBeVisible()
  await expect(drawing).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Übergang 38 Clip')
})

test('a graphics card that goes later leaves a picture, and the focus', async ({ page }) => {
  await openSolid(page)
  const { canvas, drawing, solid } = parts(page)
  await expect(solid).toBeFocused()
  await canvas.evaluate((element: HTMLCanvasElement) =>
    element.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext()
  )
  await expect(page.getByText('Hier steht ein Bild davon.')).toBeVisible()
  await expect(drawing).toBeVisible()
  await expect(page.getByRole('group', { name: 'Querschnitt', exact: true })).toBeFocused()
})

test('a solid without its file shows a picture, and says so', async ({ page, expectProblem }) => {
  expectProblem(/^console error: Failed to load resource: .*503/)
  await page.route('**/section.glb', (route) => route.fulfill({ status: 503 }))
  await open(page, GROUP)
  const { link, drawing } = parts(page)
  await link.click()
  await expect(page.getByText('Das Modell ließ sich nicht laden.')).toBeVisible()
  await expect(drawing).toBeVisible()
})

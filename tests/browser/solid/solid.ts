import type { Locator, Page } from 'playwright/test'
import sharp from 'sharp'
import { expect, open } from '../test'

/** A group whose articles are all drawn alike. */
export const GROUP = '/de/produkte/uebergangsprofile/uebergang-38-clip'

/** The parts of a cross-section's solid, by its caption. */
export function parts(page: Page, caption = 'Querschnitt') {
  const solid = page.getByRole('application', { name: `${caption}: Drehbares Modell` })
  return {
    link: page.getByRole('link', { name: `3-D-Modell ${caption}`, exact: true }),
    drawing: page.getByRole('img', { name: /^Querschnitt im Maßstab/ }),
    solid,
    canvas: solid.locator('canvas'),
    said: page.locator('output').filter({ hasText: /gedreht/ }),
    button: (name: string) => page.getByRole('button', { name }),
  }
}

/** Opens a group's page and a solid on it, until it stands still. */
export async function openSolid(page: Page, path = GROUP, caption?: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, path)
  const { link, solid } = parts(page, caption)
  await link.click()
  await expect(solid).toHaveAttribute('aria-busy', 'false')
  await expect.poll(() => colours(solid)).toBeGreaterThan(20)
}

/** What the viewer says in a browser without WebGL. */
export const STILL = 'Dieser Browser kann kein drehbares Modell zeigen.'

/**
 * Makes the browser one without a graphics card: it gives no WebGL to a page that does not want to
 * wait for drawings without one.
 */
export async function withoutGraphicsCard(page: Page) {
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called on its canvas below
    const { getContext } = HTMLCanvasElement.prototype
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
      value(this: HTMLCanvasElement, ...asked: Parameters<typeof getContext>) {
        const wanted = asked[1] as WebGLContextAttributes | undefined
        return wanted?.failIfMajorPerformanceCaveat ? null : getContext.apply(this, asked)
      },
    })
  })
}

/** Makes the browser one that takes the graphics card away before anything is drawn. */
export async function losingWebGL(page: Page) {
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called on its canvas below
    const { getContext } = HTMLCanvasElement.prototype
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
      value(this: HTMLCanvasElement, ...asked: Parameters<typeof getContext>) {
        const context = getContext.apply(this, asked)
        if (context && 'getExtension' in context) {
          context.getExtension('WEBGL_lose_context')?.loseContext()
        }
        return context
      },
    })
  })
}

/** Opens a group's page in a browser without a graphics card, and the picture that it shows for a solid. */
export async function openStillSolid(page: Page) {
  await withoutGraphicsCard(page)
  await open(page, GROUP)
  await parts(page).link.click()
  await expect(page.getByText(STILL)).toBeVisible()
}

/** How many colours a part of the page shows. */
export async function colours(part: Locator): Promise<number> {
  const shown = await pixels(part)
  return new Set(shown).size
}

/** What a part of the page shows, as a small picture, pixel by pixel. */
export async function pixels(part: Locator): Promise<number[]> {
  const picture = sharp(await part.screenshot())
    .removeAlpha()
    .resize(160, 160)
  const bytes = await picture.raw().toBuffer()
  return Array.from({ length: bytes.length / 3 }, (_, index) => bytes.readUIntBE(3 * index, 3))
}

/** The share of pixels that differ by how something is done. */
export async function change(part: Locator, act: () => Promise<void>): Promise<number> {
  const before = await pixels(part)
  await act()
  let after = before
  await expect
    .poll(async () => {
      after = await pixels(part)
      return after.some((pixel, index) => pixel !== before[index])
    })
    .toBe(true)
  return after.filter((pixel, index) => pixel !== before[index]).length / before.length
}

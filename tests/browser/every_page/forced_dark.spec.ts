import sharp from 'sharp'
import config from '../../../playwright.config'
import { test } from '../reading'
import { expect, open } from '../test'

/** A visitor whose browser makes a dark theme for pages that have none, as on Android. */
test.use({
  colorScheme: null,
  launchOptions: {
    ...config.use?.launchOptions,
    args: [
      ...(config.use?.launchOptions?.args ?? []),
      '--enable-features=WebContentsForceDark',
      '--force-dark-mode',
    ],
  },
})

test('a dark theme of the browser changes no colour, and leaves the logo', async ({ page }) => {
  await open(page, '/de/farben')
  const { dominant } = await sharp(await page.getByRole('banner').screenshot()).stats()
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(230)
})

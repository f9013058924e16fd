import { execFileSync } from 'node:child_process'
import { expectAccessible } from '../accessibility'
import { expect, open, test } from '../test'

/**
 * Runs the preview command beside the running site. Returns path and token of an unpublished page.
 */
function previewOf(key: string, origin = ''): string {
  const made = execFileSync(process.execPath, ['build/ace.js', 'content:preview', key], {
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ENV_PATH: process.cwd(),
      APP_URL: origin,
      DATABASE_URL: '',
      STORAGE_PATH: process.env.BROWSER_TEST_STORAGE,
    },
  })
  return made.trim().slice(origin.length)
}

test('a draft is seen at its signed address, under a bar that says so', async ({
  page,
  baseURL,
}) => {
  await open(page, previewOf('stress.draft', baseURL))
  const bar = page.getByRole('status').filter({ hasText: 'Vorschau' })
  await expect(bar).toHaveText(/^Vorschau, Stand .+ 20\d\d\. Diese Ansicht ist nicht öffentlich\.$/)
  const { y, height } = (await bar.boundingBox()) ?? { y: Number.NaN, height: 0 }
  expect(y).toBe(0)
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(height)
  await expectAccessible(page, [320, 1280])

  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Kontakt', exact: true }).click()
  await expect(page).toHaveURL('/de/kontakt')
  await expect(bar).toHaveCount(0)
})

import { LOCALES } from '#shared/locales'
import { FOOTER_LIMIT } from '../heights'
import { atEachWidth, brokenWords } from '../layout'
import { test } from '../reading'
import { expect, open } from '../test'

test('the footer takes 330 px at the most, in every language', async ({ page, expectProblem }) => {
  /** The shortest page; the footer is the same on every page. */
  expectProblem(/status of 404/)
  for (const locale of LOCALES) {
    await open(page, `/${locale}/-`)
    const { height } = (await page.getByRole('contentinfo').boundingBox()) ?? {}
    expect(height, locale).toBeLessThanOrEqual(FOOTER_LIMIT)
  }
})

test('the addresses in the footer are whole on screens of every width', async ({ page }) => {
  for (const path of ['/de/newsletter', '/ru/rassylka']) {
    await open(page, path)
    await atEachWidth(page, [320, 344, 360, 375, 390], async (at) => {
      expect(await brokenWords(page, 'footer'), at).toEqual([])
    })
  }
})

test('the footer names the networks in words', async ({ page }) => {
  await open(page, '/de/newsletter')
  const networks = page.getByRole('list', { name: 'Soziale Netzwerke' })
  await expect(networks.getByText('Instagram', { exact: true })).toBeVisible()
  await expect(networks.getByRole('img')).toHaveCount(0)
})

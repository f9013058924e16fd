import { extremes } from '../../fixtures/stress/extremes'
import { expectAccessible } from '../accessibility'
import { expectFits, openAccordions } from '../layout'
import { test } from '../reading'
import { expect, open } from '../test'

/** Every block with the least and the most content, each on a page of its own. */
for (const type of Object.keys(extremes)) {
  for (const extreme of ['least', 'most']) {
    test(`${type} with the ${extreme} that it allows fits and is accessible`, async ({ page }) => {
      await open(page, `/de/stress/${type.toLowerCase()}-${extreme}`)
      await openAccordions(page)
      await expectFits(page, [1280, 320])
      await expectAccessible(page, [320, 1280])
    })
  }
}

test('a gallery of 60 pictures opens at the last of them', async ({ page }) => {
  await open(page, '/de/stress/image-most')
  await page.locator('main ul a').last().click()
  await expect(page.getByRole('dialog').getByText('Bild 60 von 60')).toBeVisible()
})

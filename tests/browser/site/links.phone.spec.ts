import { expectFits, openAccordions } from '../layout'
import { test } from '../reading'
import { expect, open } from '../test'

/** Pages that link to content their language lacks, with the text of those links. */
const LINKS = {
  '/fr/emplois': /\(en anglais\)$/,
  '/fr/produits/profiles-de-jonction/jonction-38-clip': /, TXT, en anglais$/,
  '/es/empleo': /\(en inglés\)$/,
  '/ro/locuri-de-munca': /\(în engleză\)$/,
}

for (const [path, name] of Object.entries(LINKS)) {
  test(`links on ${path} say that they leave its language, at 320 px too`, async ({ page }) => {
    await open(page, path)
    await openAccordions(page)
    await expectFits(page, [320])
    const main = page.getByRole('main')
    const link = main.getByRole('link', { name }).first()
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('hreflang', 'en')
    const locale = path.slice(1, 3)
    for (const sign of await main.locator('.language-sign').all()) {
      await expect(sign).toHaveAttribute('lang', locale)
      await expect(sign).toBeVisible()
    }
  })
}

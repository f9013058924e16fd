import { expectAccessible } from '../accessibility'
import { test } from '../reading'
import { CORE, expect, open } from '../test'

const PATH = '/de/produkte/profilberater'

/** The greatest height of a result on a phone, in pixels. */
const MAX_RESULT_HEIGHT = 1_700

test('a common situation leads to its result with one tap', CORE, async ({ page }) => {
  await open(page, PATH)
  await page.getByRole('link', { name: /^Parkett, schwimmend\s\| Fliese/ }).click()
  await expect(page.locator('#result')).toHaveText('8 Artikel passen')
  await expect(page.locator('#result')).toBeInViewport()
})

test('a doorway with both coverings takes six taps, and goes back', CORE, async ({ page }) => {
  await open(page, PATH)
  const question = (name: string) => page.getByRole('heading', { name })
  await page.getByRole('button', { name: /^Tür oder Übergang/ }).tap()
  await expect(page).toHaveURL(`${PATH}?step=next&place=doorway#question`)
  await expect(question('Was liegt auf beiden Seiten?')).toBeFocused()
  await expect(question('Was liegt auf beiden Seiten?')).toBeInViewport()

  /** A choice in a list takes two taps. */
  await page.locator('[name="left"]').selectOption('laminate')
  await page.locator('[name="right"]').selectOption('tile')
  const bar = page.getByRole('main').getByText('3 Artikel passen').locator('visible=true')
  await expect(bar).toBeInViewport()
  await expect(page.getByRole('img', { name: /Aufbauhöhe 10\smm/ })).toBeVisible()
  await page.getByRole('link', { name: 'Profile zeigen' }).tap()

  await expect(page).toHaveURL(`${PATH}?place=doorway&left=laminate&right=tile&step=result#result`)
  await expect(page.locator('#result')).toBeFocused()
  await expect(page.getByRole('form')).toHaveCount(0)
  await expectAccessible(page, [390])

  await page.getByRole('link', { name: /Was liegt auf der einen Seite\?.*Ändern/ }).tap()
  await expect(page.locator('[name="left"]')).toHaveValue('laminate')
  await page.goBack()
  await expect(page.locator('#result')).toHaveText('3 Artikel passen')
  await page.goBack()
  await expect(question('Was liegt auf beiden Seiten?')).toBeVisible()
})

test('a long result has one more question on top', async ({ page }) => {
  await open(
    page,
    `${PATH}?place=doorway&left=laminate&left_mm=10&right=tile&right_mm=12&step=result`
  )
  await expect(page.locator('#result')).toHaveText('13 Artikel passen')
  await page.getByRole('button', { name: /^Ja/ }).tap()
  await expect(page).toHaveURL(/step=result.*#result$/)
  await expect(page.locator('#result')).not.toHaveText('13 Artikel passen')
})

for (const path of [
  '/da/produkter/profilguide',
  '/es/productos/asesor-de-perfiles',
  '/fr/produits/conseiller-profiles',
]) {
  test(`the result of each situation of ${path} is short`, async ({ page }) => {
    await open(page, path)
    const links = page.getByRole('main').locator('a[href*="step=result"]')
    const urls = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href') ?? '')
    )
    expect(urls).toHaveLength(8)
    for (const url of urls) {
      await open(page, url)
      const length = await page.evaluate(async () => {
        await document.fonts.ready
        return document.documentElement.scrollHeight
      })
      expect(length, url).toBeLessThanOrEqual(MAX_RESULT_HEIGHT)
    }
  })
}

test('a millimetre more or less takes one tap', async ({ page }) => {
  await open(page, `${PATH}?place=step&left=laminate&step=left`)
  await page.getByRole('button', { name: '1 mm niedriger' }).tap()
  await expect(page).toHaveURL(`${PATH}?place=step&left=laminate&left_mm=9&step=left`)
  await page.getByRole('button', { name: '1 mm höher' }).tap()
  await expect(page).toHaveURL(`${PATH}?place=step&left=laminate&left_mm=10&step=left`)
})

import { expectAccessible } from './accessibility'
import { test } from './reading'
import { CORE, expect, open } from './test'

const PATH = '/de/produkte/profilberater'

test(
  'a phone is asked one question after the other, and goes back as it came',
  CORE,
  async ({ page }) => {
    await open(page, PATH)
    const questions = page.getByRole('main').getByRole('group')
    const question = (name: string) => page.getByRole('group', { name })
    await expect(questions).toHaveCount(1)
    await expect(question('Wo soll das Profil hin?')).toContainText('Frage 1 von 9')

    await page.getByLabel('Treppenstufe').check()
    await page.getByRole('button', { name: 'Weiter' }).click()
    await expect(page).toHaveURL(`${PATH}?place=step&step=left#question-left`)
    await expect(questions).toHaveCount(1)
    await expect(question('Welcher Belag liegt dort?')).toContainText('Frage 2 von 6')
    await expect(page.locator('#question-left')).toBeFocused()
    await expect(page.locator('#question-left')).toBeInViewport()

    await page.getByLabel('Belag', { exact: true }).selectOption('tile')
    await page.getByRole('button', { name: 'Weiter' }).click()
    await expect(question('Darf gebohrt werden?')).toBeVisible()
    await page.goBack()
    await expect(question('Welcher Belag liegt dort?')).toBeVisible()
    await page.goForward()
    for (const next of ['heating', 'laid', 'look']) {
      await page.getByRole('button', { name: 'Weiter' }).click()
      await expect(page).toHaveURL(`${PATH}?place=step&left=tile&step=${next}#question-${next}`)
    }
    await page.getByRole('button', { name: 'Profile zeigen' }).click()

    await expect(page).toHaveURL(`${PATH}?place=step&left=tile&step=result#result`)
    await expect(questions).toHaveCount(0)
    await expect(page.locator('#result')).toBeFocused()
    await expectAccessible(page, [390])

    await page.getByRole('link', { name: 'Ändern Welcher Belag liegt dort?' }).click()
    await expect(question('Welcher Belag liegt dort?')).toBeVisible()
    await expect(page.getByLabel('Belag', { exact: true })).toHaveValue('tile')
    await page.getByRole('link', { name: 'Zurück', exact: true }).click()
    await expect(question('Wo soll das Profil hin?')).toBeVisible()
  }
)

test('an answer that is wrong gets the focus back', async ({ page }) => {
  await open(page, `${PATH}?place=doorway&step=left`)
  const height = page.getByRole('textbox').locator('visible=true').first()
  await height.fill('abc')
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(height).toHaveAttribute('aria-invalid', 'true')
  await expect(height).toBeFocused()
  await expect(height).toBeInViewport()
})

for (const path of [
  '/de/produkte/profilberater',
  '/fr/produits/conseiller-profiles',
  '/ru/produkciya/podbor-profilya',
  '/fi/tuotteet/listavalitsin',
]) {
  test(`${path} fits on a phone with everything answered`, async ({ page }) => {
    await open(page, `${path}?place=doorway&left=laminate&right=tile&joint=22&wheels=sometimes`)
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    )
    expect(wider).toBe(0)
  })
}

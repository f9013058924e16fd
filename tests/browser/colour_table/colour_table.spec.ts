import type { Page } from 'playwright/test'
import { formTest as test } from '../reading'
import { expect, open } from '../test'

const PAGE = '/de/farben/farbtisch'

function tableOf(page: Page) {
  const form = page.getByRole('form', { name: 'Böden und Profil wählen' })
  return {
    floor: form.getByLabel('Boden links'),
    finish: form.getByLabel('Oberfläche des Profils'),
    light: form.getByLabel('Licht'),
    pictures: page.getByRole('main').getByRole('img', { name: /ein Profil in/ }),
    pairs: page.getByRole('table', { name: 'Wie weit die Flächen auseinanderliegen' }),
  }
}

test('floors and a finish are laid side by side, and in the address', async ({ page }) => {
  await open(page, `${PAGE}?floor=decor-oak_mist`)
  const { floor, finish, light, pictures } = tableOf(page)
  await floor.focus()
  await page.keyboard.press('Tab')
  await expect(finish).toBeFocused()
  await finish.selectOption({ label: '104 Silber matt' })
  await expect(page).toHaveURL(/\?floor=decor-oak_mist&finish=silver_matt$/)
  await expect(pictures).toHaveCount(3)
  await light.selectOption({ label: 'Streiflicht' })
  await expect(page).toHaveURL(/&light=raking$/)
  await expect(pictures).toHaveCount(1)
  await expect(pictures).toHaveAccessibleName(/^Streiflicht: links D 101 Eiche Nebel/)

  await page.goBack()
  await expect(light).toHaveValue('')
  await expect(pictures).toHaveCount(3)
})

import type { Locator, Page } from 'playwright/test'
import { formTest as test } from '../reading'
import { expect, open } from '../test'

/** The tasks of visitors on a phone, from the home page to an article on the material list. */
function visitor(page: Page) {
  let taps = 0
  const main = page.getByRole('main')
  const tap = async (place: Locator) => {
    await place.tap()
    taps += 1
  }
  return {
    tap,
    link: (name: string | RegExp) => main.getByRole('link', { name }).first(),
    /** The radio button lies over its label. */
    radio: (name: string | RegExp) => main.getByRole('radio', { name }),
    /** Opens the search in the header, types a query and opens the page of results. */
    search: async (words: string) => {
      await tap(
        page.getByRole('banner').getByRole('link', { name: 'Suche' }).locator('visible=true')
      )
      await tap(page.locator('#q'))
      await page.keyboard.type(words)
      await tap(main.getByRole('button', { name: 'Suchen' }))
    },
    /** Puts the chosen article onto the list. Returns the number of taps from the start. */
    list: async (article: string) => {
      await tap(main.getByRole('link', { name: `Auf die Liste ${article}` }).first())
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('material_list')))
        .toBeTruthy()
      return { taps, listed: await page.evaluate(() => localStorage.getItem('material_list')) }
    },
  }
}

test.beforeEach(async ({ page }) => open(page, '/de'))

test('8 mm laminate to 10 mm tile, glued, silver, takes five taps', async ({ page }) => {
  const { tap, link, radio, list } = visitor(page)
  await tap(link(/^Tür oder Übergang/))
  await tap(link(/^Laminat\s\| Fliese/))
  await tap(link('Übergang 40 selbstklebend'))
  await tap(radio(/Silber matt$/))
  await expect(page).toHaveURL(/h=12&article=10401&colour=silver_matt/)
  expect(await list('10401')).toEqual({ taps: 5, listed: '1**10401*scolour-silver_matt' })
})

test('a nosing for 5 mm click vinyl with an insert takes four taps', async ({ page }) => {
  const { tap, link, list } = visitor(page)
  await tap(link('Das passende Profil finden'))
  await tap(link(/^Treppenstufe/))
  await tap(link('Treppenkante 52 mit Einlage'))
  await expect(page).toHaveURL(/h=5&article=15201/)
  expect(await list('15201')).toEqual({ taps: 4, listed: '1**15201' })
})

test('a white skirting of 80 mm takes five taps', async ({ page }) => {
  const { tap, link, radio, list } = visitor(page)
  await tap(link('Sockelleisten'))
  await tap(link(/^MDF-Sockelleiste/))
  await tap(radio(/19403/))
  await tap(radio(/Signalweiß$/))
  await expect(page).toHaveURL(/article=19403&colour=signal_white/)
  expect(await list('19403')).toEqual({ taps: 5, listed: '1**19403*scolour-signal_white' })
})

test('a skirting in Eiche Honig is found by these words, in that decor', async ({ page }) => {
  const { tap, link, radio, search, list } = visitor(page)
  await search('Sockelleiste Eiche Honig')
  await tap(link(/^MDF-Sockelleiste/))
  await expect(radio(/Eiche Honig$/)).toBeChecked()
  await tap(radio(/19401/))
  expect(await list('19401')).toEqual({ taps: 6, listed: '1**19401*sdecor-oak_honey' })
})

test('spare end caps are found by their name, and listed by their number', async ({ page }) => {
  const { tap, link, search, list } = visitor(page)
  await search('Endkappe')
  await tap(link(/19361/))
  await expect(page.locator('#article-19361')).toBeInViewport()
  expect((await list('19361')).taps).toBe(5)
})

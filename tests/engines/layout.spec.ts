import { findLostText } from '../browser/layout'
import { PAGE_OF_EVERY_KIND } from '../browser/pages'
import { expect, test } from './test'

/** A page of the kinds that hold most, in three languages of which each asks something else of a line. */
const PAGES = {
  de: PAGE_OF_EVERY_KIND,
  fr: ['/fr', '/fr/produits', '/fr/contact'],
  ru: ['/ru', '/ru/produkciya', '/ru/kontakty'],
}

for (const width of [390, 1440]) {
  for (const [language, paths] of Object.entries(PAGES)) {
    test(`no text lies outside its box at ${width} px, in ${language}`, async ({ tab }) => {
      await tab.resize(width, 900)
      for (const path of paths) {
        await tab.open(path)
        expect(await tab.evaluate(findLostText), path).toEqual([])
      }
    })
  }
}

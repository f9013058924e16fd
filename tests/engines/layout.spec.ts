import { setInLines } from '../../app/texts/plain_text'
import { findLostText } from '../browser/layout'
import { PAGE_OF_EVERY_KIND } from '../browser/pages'
import { expect, test } from './test'

/** Pages of the densest kinds, in three languages with different line breaking. */
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

test('an option that is wider than its select ends in an ellipsis, not in half a word', async ({
  tab,
}) => {
  await tab.open('/de/produkte')
  const select = tab.part('main form select[name="material"]')
  await select.evaluate((element) => {
    const [first] = (element as HTMLSelectElement).options
    if (first)
      first.text = 'Höhenunterschied ausgleichen und Kanten schützen, wo Böden sich treffen'
    element.style.width = '12rem'
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    /** Pictures that arrive meanwhile would change the screenshot. */
    document.body.style.visibility = 'hidden'
    element.style.visibility = 'visible'
  })
  await tab.settle()
  const shown = await tab.screenshot()
  expect(await tab.screenshot(), 'nothing else moves').toBe(shown)
  await select.evaluate((element) => {
    element.style.textOverflow = 'clip'
  })
  await tab.settle()
  expect(await tab.screenshot()).not.toBe(shown)
})

/**
 * The first joint of a compound, which hyphenation dictionaries miss by a letter
 * ("folie-nummantelt").
 */
const JOINTS = {
  folienummantelt: 'folien'.length,
  Dämmunterlage: 'Dämm'.length,
  Messingoptik: 'Messing'.length,
  Räuchereiche: 'Räucher'.length,
  Stangenende: 'Stangen'.length,
}

test('long words of the trade are divided at their parts, not beside them', async ({ tab }) => {
  await tab.open('/de')
  for (const [word, joint] of Object.entries(JOINTS)) {
    const breaks = await tab.evaluate(findBreaks, setInLines(word))
    expect(breaks, word).toContain(joint)
    expect(breaks, word).not.toContain(joint - 1)
    expect(breaks, word).not.toContain(joint + 1)
  }
})

test('no heading is divided within a short word, which would fit', async ({ tab }) => {
  for (const width of [390, 1440]) {
    await tab.resize(width, 900)
    for (const path of ['/de', '/de/service', '/lt', '/ru']) {
      await tab.open(path)
      expect(await tab.evaluate(findDividedInHeadings, 15), `${path} at ${width} px`).toEqual([])
    }
  }
})

/**
 * Returns the words of headings with fewer letters than `limit` that are broken across two lines.
 */
function findDividedInHeadings(limit: number): string[] {
  const divided: string[] = []
  for (const heading of document.querySelectorAll('h1, h2, h3')) {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
    while (heading.checkVisibility() && heading.clientWidth > 1 && texts.nextNode()) {
      const text = texts.currentNode
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const boxes = Array.from(range.getClientRects()).filter((box) => box.width > 0)
        const lines = new Set(boxes.map(({ top }) => Math.round(top)))
        if (word.length < limit && lines.size > 1) divided.push(word)
      }
    }
  }
  return divided
}

/** Returns the positions at which a word is hyphenated, in columns of all widths. */
function findBreaks(word: string): number[] {
  const paragraph = document.body.appendChild(document.createElement('p'))
  Object.assign(paragraph.style, { hyphens: 'auto', overflowWrap: 'normal' })
  paragraph.style.setProperty('hyphenate-limit-chars', '4 2 2')
  const text = paragraph.appendChild(document.createTextNode(word))
  const breaks = new Set<number>()
  for (let width = 40; width < 200; width += 2) {
    paragraph.style.width = `${width}px`
    let letters = 0
    let line: number | undefined
    for (let index = 0; index < word.length; index++) {
      if (/[\u00AD\u200C]/.test(word.charAt(index))) continue
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + 1)
      /** In WebKit, the first letter of a line starts at the end of the line before. */
      const top = Array.from(range.getClientRects()).at(-1)?.top ?? Number.NaN
      if (line !== undefined && top > line + 4) breaks.add(letters)
      line = top
      letters++
    }
  }
  paragraph.remove()
  return [...breaks]
}

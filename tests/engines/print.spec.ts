import { getDocumentProxy } from 'unpdf'
import { expect, test } from './test'

/**
 * The offsets in millimetres by which the content is moved down, so that headings come to the end
 * of a page.
 */
const OFFSETS = [0, 25, 50]

/** The minimum font size of a heading in points; body text has 11.25. */
const HEADING = 14

test.skip(({ engine }) => engine === 'webkit', 'the driver of WebKit cannot print')

test('no heading is printed alone at the foot of a page', async ({ tab }) => {
  await tab.open('/de/datenschutz')
  for (const offset of OFFSETS) {
    await tab.evaluate((distance) => {
      const styles = new CSSStyleSheet()
      /** Bold text is printed as outlines, which cannot be read from the PDF. */
      styles.replaceSync(`
        @media print {
          main { padding-top: ${distance}mm }
          main * { font-weight: 400 !important }
        }
      `)
      document.adoptedStyleSheets = [styles]
    }, offset)
    const pages = await printedLines(await tab.print())
    expect(pages.flat().filter(({ height }) => height > HEADING).length).toBeGreaterThan(8)
    const alone = pages.flatMap((lines) =>
      lines.filter(({ foot, height }) => {
        const isLowest = lines.every((line) => line.foot >= foot)
        return isLowest && height > HEADING
      })
    )
    expect(alone, `moved down by ${offset} mm`).toEqual([])
  }
})

/**
 * Returns the lines of each page, with their distance from the lower edge and their font size in
 * points.
 */
async function printedLines(pdf: Uint8Array) {
  const document = await getDocumentProxy(pdf)
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1)
  return Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await document.getPage(number)).getTextContent()
      return items.flatMap((item) =>
        'str' in item && item.str.trim() !== ''
          ? [{ text: item.str, foot: Number(item.transform[5]), height: item.height }]
          : []
      )
    })
  )
}

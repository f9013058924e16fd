import { extractText, getDocumentProxy } from 'unpdf'
import { withoutLineMarks } from '../../app/texts/plain_text'
import { expect, test } from './test'

/** Of these, headings stood alone at the foot of a page in Firefox, which has no "break-after". */
const PATHS = ['/de/service', '/de/produkte/treppenkanten']

test.skip(({ engine }) => engine === 'webkit', 'the driver of WebKit cannot print')

test('no heading is printed alone at the foot of a page', async ({ tab }) => {
  for (const path of PATHS) {
    await tab.open(path)
    const headings = await tab.evaluate(() =>
      Array.from(document.querySelectorAll('main :is(h2, h3)'), ({ textContent }) => textContent)
    )
    const pages = await printedPages(await tab.print())
    expect(pages.length, path).toBeGreaterThan(2)
    const ends = pages.slice(0, -1).map(squeezed)
    const alone = headings
      .map((heading) => squeezed(heading))
      .filter((heading) => heading && ends.some((end) => end.endsWith(heading)))
    expect(alone, path).toEqual([])
  }
})

async function printedPages(pdf = new Uint8Array()): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(pdf), { mergePages: false })
  return text
}

/** Without what a line's end may change: spaces, hyphens, invisible marks, letters' case. */
function squeezed(text: string): string {
  return withoutLineMarks(text)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}

import { existsSync, readFileSync } from 'node:fs'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { LOCALE_TITLES } from '#shared/locales'
import { pdfUaFaults } from '#tests/fixtures/documents/pdf_ua'

/**
 * The output of `pictures/care_notes.mjs`, which is run again after a change of the service page.
 */

type Block = { id: string; title: string; items: { title: string; text: string }[] }

let pdfium: PDFiumLibrary
beforeAll(async () => {
  pdfium = await PDFiumLibrary.init()
})
afterAll(() => pdfium.destroy())

const SERVICE = 'resources/content/pages/root/service'

/** The languages with a service page of their own. */
const languages = Object.keys(LOCALE_TITLES).filter((locale) =>
  existsSync(`${SERVICE}/${locale}.yaml`)
)

describe.each(languages)('the care notes in %s', (locale) => {
  const file = readFileSync(`resources/media/downloads/care_notes_${locale}.pdf`)

  test('say on one page what the service page says', async () => {
    const page = readFileSync(`${SERVICE}/${locale}.yaml`, 'utf8')
    const { blocks } = parse(page) as { blocks: Block[] }
    const care = blocks.find(({ id }) => id === 'care')
    const document = await pdfium.loadDocument(file)
    const pages = [...document.pages()]
    const text = closed(pages.map((each) => each.getText()).join(''))
    expect(pages).toHaveLength(1)
    /** The contact details are those of the page. */
    const [phone = '?'] = /\+49[\d\s]+\d/.exec(page) ?? []
    const [address = '?'] = /[\w.]+@[\w.]+\w/.exec(page) ?? []
    expect(text).toContain(closed(phone))
    expect(text).toContain(closed(address))
    for (const { title, text: about } of care?.items ?? []) {
      expect(text).toContain(closed(title))
      expect(text).toContain(closed(about))
    }
    document.destroy()
  })

  test('can be read to those who do not see them', async () => {
    expect(await pdfUaFaults(file)).toEqual([])
  })
})

/** Lines break at other positions in print, and after hyphens too. */
function closed(text: string): string {
  return text.replaceAll(/[\s\p{C}-]/gu, '')
}

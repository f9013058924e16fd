import { PDFiumLibrary } from '@hyzyla/pdfium'
import jsqr from 'jsqr'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '#shared/locales'
import { givenApp } from '#tests/app'
import { pdfUaFaults } from '#tests/fixtures/documents/pdf_ua'

givenApp()
let pdfium: PDFiumLibrary
let groups: string[]

beforeAll(async () => {
  pdfium = await PDFiumLibrary.init()
  const { from } = await import('#database/query')
  groups = (await from('product_groups').select('page_key').orderBy('page_key')).map(
    ({ page_key: key }) => key
  )
})
afterAll(() => pdfium.destroy())

/** The sheet of a product group, and its file. */
async function draw(key: string, locale: Locale) {
  const { findDataSheet } = await import('#documents/data_sheet/find_data_sheet')
  const { drawDataSheet } = await import('#documents/data_sheet/draw_data_sheet')
  const found = await findDataSheet(key, locale)
  if (!found) throw new Error(`${key} has no data sheet`)
  return { sheet: found.sheet, file: await drawDataSheet(found.sheet) }
}

/** The content of the QR code on the last page, decoded from what PDFium paints. */
async function scan(file: Uint8Array): Promise<string | undefined> {
  const pdf = await pdfium.loadDocument(file)
  const page = pdf.getPage(pdf.getPageCount() - 1)
  const { data, width, height } = await page.render({ scale: 2, render: 'bitmap' })
  pdf.destroy()
  return jsqr(new Uint8ClampedArray(data), width, height, { inversionAttempts: 'dontInvert' })?.data
}

describe.each(LOCALES)('data sheets in %s', (locale) => {
  test('keep the rules of PDF/UA, and their QR code is the address of the page', async () => {
    const ofLocale = groups.filter((_, at) => at % LOCALES.length === LOCALES.indexOf(locale))
    expect(ofLocale.length).toBeGreaterThan(0)
    for (const key of ofLocale) {
      const { sheet, file } = await draw(key, locale)
      expect({ key, faults: await pdfUaFaults(file), code: await scan(file) }).toEqual({
        key,
        faults: [],
        code: sheet.page,
      })
    }
  })
})

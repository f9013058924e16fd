import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import type { TenderLocale } from '#catalogue_data/data_files'
import { findEdition } from '#catalogue_data/edition'
import { NotFoundException } from '#content/pages/exceptions'
import { registry } from '#content/pages/registry'
import { isKnown } from '#http/etag'
import { findTender } from '#planning/tender_queries'
import { toPlainText } from '#planning/tender_text'
import { DOCUMENT_TYPES } from '#shared/group_documents'

/** All articles of the group, or the one whose number stands in front. */
const FILE = /^(?:(\d{5})-)?(de|en)\.(txt|docx|json)$/

/** Tender texts of a product group's articles, to take away or to be shown on its page. */
export default class TenderController {
  async show({ params, request, response }: HttpContext) {
    const [, number, language, format] = FILE.exec(params.file) ?? []
    if (!language) throw new NotFoundException()
    const locale = language as TenderLocale
    const found = await findTender(`product_families.${params.family}.${params.group}`, locale)
    const texts = found?.texts.filter(
      ({ article_number }) => number === undefined || article_number === number
    )
    if (!found || !texts?.length) throw new NotFoundException()

    if (format === 'json') {
      return texts.map((text) => ({
        article_number: text.article_number,
        text: toPlainText(text, locale),
      }))
    }
    const name = number ? `${params.group}-${number}` : params.group
    response.header(
      'Content-Disposition',
      `attachment; filename="${name}-tender-${locale}.${format}"`
    )
    if (format === 'txt') {
      response.type('text/plain', 'utf-8')
      return texts.map((text) => toPlainText(text, locale)).join('\n\n')
    }

    /** Its bytes hold the time at which it is written, so that they say nothing of what is new. */
    const { etag } = await findEdition()
    response.header('ETag', etag)
    if (isKnown(request.header('if-none-match'), etag)) return response.status(304)
    const { writeDocx } = await import('#planning/tender_docx')
    const { name: maker } = await registry().frame(locale)
    response.header('Content-Type', DOCUMENT_TYPES.docx)
    return response.stream(Readable.from([await writeDocx({ ...found, texts }, maker, locale)]))
  }
}

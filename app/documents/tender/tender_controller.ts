import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { NotFoundException } from '#content/pages/exceptions'
import { registry } from '#content/pages/registry'
import { UnavailableException } from '#database/unavailable_exception'
import { findCatalogueVersion } from '#documents/catalogue_data/catalogue_version'
import type { TenderLocale } from '#documents/catalogue_data/data_files'
import type { TenderDocument } from '#documents/tender/tender_docx'
import { findTender } from '#documents/tender/tender_queries'
import { toPlainText } from '#documents/tender/tender_text'
import { isKnown } from '#http/etag'
import { waitFor } from '#media/public_folder/wait_for_file'
import { WorkerProcess } from '#media/workers/worker_process'
import { createWorkerQueue } from '#media/workers/worker_queue'
import { DOCUMENT_TYPES } from '#shared/group_documents'

/** Creating a Word file takes memory and blocks the event loop, therefore a worker does it. */
const writeInWorker = createWorkerQueue(
  new WorkerProcess<TenderDocument>(new URL('word_worker', import.meta.url))
)

/** The scope: all articles of the group, or the one with the leading number. */
const FILE = /^(?:(\d{5})-)?(de|en)\.(txt|docx|json)$/

/** Serves the tender texts of a product group's articles as files and for its page. */
export default class TenderController {
  async show({ logger, params, request, response }: HttpContext) {
    const [, number, language, format] = FILE.exec(params.file) ?? []
    if (!language) throw new NotFoundException()
    const locale = language as TenderLocale
    const colour: unknown = request.input('colour')
    const found = await findTender(
      `product_families.${params.family}.${params.group}`,
      locale,
      typeof colour === 'string' ? colour : undefined
    )
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
    const name = `${number ? `${params.group}-${number}` : params.group}-tender-${locale}`
    if (format === 'txt') {
      attach(response, `${name}.txt`)
      response.type('text/plain', 'utf-8')
      return texts.map((text) => toPlainText(text, locale)).join('\n\n')
    }

    /** The ETag is not a hash of the bytes, as these contain the time of creation. */
    const { etag } = await findCatalogueVersion()
    if (isKnown(request.header('if-none-match'), etag)) {
      return response.header('ETag', etag).status(304)
    }
    const { name: maker } = await registry().frame(locale)
    const document = { title: found.title, texts, maker, locale }
    /** By its content: most values of `colour` change nothing. */
    const content = createHash('sha256').update(JSON.stringify(texts)).digest('hex')
    const written = writeInWorker(`${name} ${content} ${etag}`, document)
    const bytes = await waitFor(name, written).catch((cause) => {
      if (cause instanceof UnavailableException) throw cause
      logger.error({ err: cause }, `a Word file could not be written: ${name}`)
      throw new UnavailableException('The Word file could not be written', { cause })
    })
    attach(response, `${name}.docx`)
    response.header('ETag', etag)
    response.header('Content-Type', DOCUMENT_TYPES.docx)
    return response.stream(Readable.from([bytes]))
  }
}

function attach(response: HttpContext['response'], file: string) {
  response.header('Content-Disposition', `attachment; filename="${file}"`)
}

import { hash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { NotFoundException } from '#content/pages/exceptions'
import { registry } from '#content/pages/registry'
import { findCatalogueVersion } from '#documents/catalogue_data/catalogue_version'
import type { TenderDocument } from '#documents/tender/tender_docx'
import { findTender } from '#documents/tender/tender_queries'
import { toPlainText } from '#documents/tender/tender_text'
import { waitFor } from '#media/public_folder/wait_for_file'
import { WorkerProcess } from '#media/workers/worker_process'
import { createWorkerQueue } from '#media/workers/worker_queue'
import { DOCUMENT_TYPES } from '#shared/group_documents'
import { keyOfPath, type TenderLocale } from '#shared/group_files'

/** Creating a Word file takes memory and blocks the event loop, therefore a worker does it. */
const writeInWorker = createWorkerQueue(
  new WorkerProcess<TenderDocument>(new URL('word_worker', import.meta.url))
)

/** The scope: all articles of the group, or the one with the leading number. */
const FILE = /^(?:(\d{5})-)?(de|en)\.(txt|docx|json)$/

/** Serves the tender texts of a product group's articles, as files and as JSON for its page. */
export default class TenderController {
  async show({ params, request, response }: HttpContext) {
    const [, number, language, format] = FILE.exec(params.file) ?? []
    if (!language) throw new NotFoundException()
    const locale = language as TenderLocale
    const { colour, fixing } = request.qs()
    const found = await findTender(keyOfPath(params.family, params.group), locale, {
      colour: textOf(colour),
      fixing: textOf(fixing),
    })
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
    response.header('ETag', etag)
    if (response.fresh()) return response.status(304)
    const { name: maker } = await registry().frame(locale)
    const document = { title: found.title, texts, maker, locale }
    /** The content instead of what is chosen, most values of which change nothing. */
    const content = hash('sha256', JSON.stringify(texts))
    const file = `${name}.docx`
    const bytes = await waitFor(file, writeInWorker(`${file} ${content} ${etag}`, document))
    attach(response, file)
    response.header('Content-Type', DOCUMENT_TYPES.docx)
    return response.stream(Readable.from([bytes]))
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function attach(response: HttpContext['response'], file: string) {
  response.header('Content-Disposition', `attachment; filename="${file}"`)
}

import type { HttpContext } from '@adonisjs/core/http'
import { NotFoundException } from '#content/pages/exceptions'
import { type Cell, csvFormat, toCsv } from '#forms/csv'
import { findListedCatalogue, type ListEntry, toEntries, unitOf } from '#material_list/list_entries'
import { listParameter } from '#material_list/list_parameters'
import {
  barsWords,
  entryWords,
  packWords,
  problemWords,
  type Words,
} from '#material_list/list_words'
import { isLocale } from '#shared/locales'
import { readList } from '#shared/material_list'
import { measuresOf } from '#texts/measures'
import { translator } from '#texts/translate'

/** Serves a material list as a table. */
export default class ListFileController {
  /** `de.csv?list=…`: the path has the language of the words, the query string has the list. */
  async show({ params, request, response }: HttpContext) {
    const [, locale] = /^([a-z]{2})\.csv$/.exec(params.file) ?? []
    const { lines, unread } = readList(listParameter.parse(request.qs().list) ?? '')
    if (!isLocale(locale) || lines.length === 0) throw new NotFoundException()
    const t = translator(locale)
    const words = { t, measures: measuresOf(locale) }
    const entries = toEntries(lines, await findListedCatalogue(locale, lines))
    response.header('Content-Type', 'text/csv; charset=utf-8; header=present')
    response.header(
      'Content-Disposition',
      `attachment; filename="${t('material_list.csv.file')}.csv"`
    )
    response.header('Cache-Control', 'private, no-store')
    response.header('X-Robots-Tag', 'noindex')
    const header = [
      t('material_list.csv.position'),
      t('material_list.ui.article'),
      t('catalogue.documents.group'),
      t('material_list.ui.field.swatch'),
      t('material_list.csv.length'),
      t(`material_list.ui.field.${entries.some(unitOf) ? 'amount' : 'quantity'}`),
      t('material_list.ui.field.metres'),
      t('material_list.ui.field.room'),
      t('material_list.ui.field.note'),
      t('material_list.csv.remark'),
    ]
    const rows = [
      ...entries.map((entry, index) => toRow(entry, index + 1, words)),
      ...unread.map((text) => unreadRow(text, t('material_list.ui.unread'), header.length)),
    ]
    return toCsv(header, rows, csvFormat(locale))
  }
}

function toRow(entry: ListEntry, position: number, words: Words): Cell[] {
  const shown = entryWords(entry, words)
  const remarks = [
    ...entry.problems.map((problem) => problemWords(problem, entry, words)),
    ...barsWords(entry, words),
    ...packWords(entry, words),
  ]
  return [
    position,
    shown.number,
    shown.title,
    shown.swatch,
    entry.length ?? (entry.bars ? entry.bars.length / 10 : (entry.line.length ?? '')),
    shown.quantity,
    shown.metres,
    shown.room,
    shown.note,
    remarks.join(' '),
  ]
}

/** Values that cannot be parsed are included as entered. */
function unreadRow(text: string, remark: string, columns: number): Cell[] {
  return [null, text, ...Array.from({ length: columns - 3 }, () => null), remark]
}

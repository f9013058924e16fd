import type { z } from 'zod'
import { adviceMessage, adviceParameters } from '#adviser/advice_request'
import { appUrl } from '#config/app'
import { findRouteUrls } from '#content/pages/page_queries'
import {
  findListedCatalogue,
  type ListEntry,
  quantityOf,
  toEntries,
  unitOf,
} from '#material_list/list_entries'
import { listParameter } from '#material_list/list_parameters'
import { entryWords, type Words } from '#material_list/list_words'
import type { Locale } from '#shared/locales'
import { isTooLong, readList } from '#shared/material_list'
import { ROUTES } from '#shared/routes'
import { measuresOf } from '#texts/measures'
import { translator } from '#texts/translate'

/**
 * The maximum length of a list in a message: the form's limit, less space for the visitor's words.
 */
const LONGEST_MESSAGE = 4600

/**
 * Parameters of a link to the contact form: a material list, a sample, or the adviser's answers.
 */
export const concernParameters = adviceParameters.extend({ list: listParameter })

/**
 * Returns the initial message of the contact form for a link; empty if its parameters are invalid.
 */
export async function concernMessage(
  locale: Locale,
  concern: z.output<typeof concernParameters>
): Promise<string> {
  const { list, ...other } = concern
  const message = list === undefined ? '' : await listMessage(locale, list)
  return message || adviceMessage(locale, other)
}

/**
 * Returns a material list as a message: its articles line by line, its hand samples, and the URL of
 * the list. If that exceeds the limit, the message only has the URL.
 */
async function listMessage(locale: Locale, list: string): Promise<string> {
  const { lines } = readList(list)
  if (lines.length === 0) return ''
  const entries = toEntries(lines, await findListedCatalogue(locale, lines))
  const words = { t: translator(locale), measures: measuresOf(locale) }
  const urls = await findRouteUrls([ROUTES.list], locale)
  const query = new URLSearchParams({ list }).toString()
  const address = `${appUrl}${urls.get(ROUTES.list) ?? ''}?${query}`
  const samples = entries.filter(({ line }) => line.article === null)
  const articles = entries.filter(({ line }) => line.article !== null)
  const end = isTooLong(list) ? [] : [words.t('material_list.message.address', { address })]
  const message = [
    ...(articles.length > 0 ? [words.t('material_list.message.begin')] : []),
    ...articles.map((entry) => `– ${lineWords(entry, words)}`),
    ...(samples.length > 0 ? [words.t('material_list.message.samples')] : []),
    ...samples.map((entry) => `– ${lineWords(entry, words)}`),
    ...end,
  ].join('\n')
  if (message.length <= LONGEST_MESSAGE) return message
  return [words.t('material_list.message.long', { count: lines.length }), ...end].join('\n')
}

/** "15102, Kante 42, 104 Silber matt, 270 cm, 3 Stangen, Bedarf 3 × 0,9 m, Flur" */
function lineWords(entry: ListEntry, words: Words): string {
  const { t } = words
  const shown = entryWords(entry, words)
  const isSample = entry.line.article === null
  const isGone = entry.problems.includes('article_gone')
  const quantity =
    shown.quantity && !unitOf(entry)
      ? t('material_list.message.bars', { count: quantityOf(entry) ?? 0 })
      : shown.quantity
  const metres = shown.metres && t('material_list.message.metres', { metres: shown.metres })
  return [
    ...(isSample ? [] : [shown.number, isGone ? t('material_list.message.gone') : shown.title]),
    shown.swatch,
    shown.length,
    quantity,
    metres,
    shown.room,
    shown.note,
  ]
    .filter((part) => part !== '')
    .join(', ')
}

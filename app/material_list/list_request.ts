import { z } from 'zod'
import { appUrl } from '#config/app'
import { findRouteUrls } from '#content/pages/page_queries'
import {
  findListedCatalogue,
  type ListEntry,
  quantityOf,
  toEntries,
} from '#material_list/list_entries'
import { listParameter } from '#material_list/list_parameters'
import { picturesOf } from '#material_list/list_pictures'
import { amountWords, entryWords, type Words } from '#material_list/list_words'
import type { Concern, ConcernSource, ContactPrefill } from '#shared/concern'
import type { Locale } from '#shared/locales'
import { isTooLong, readList } from '#shared/material_list'
import { ROUTES } from '#shared/routes'
import { measuresOf } from '#texts/measures'
import { translator } from '#texts/translate'

/** The maximum length of a list in a message, which leaves space for the visitor's words. */
const MAX_MESSAGE_LENGTH = 4600

/** The number of lines of a list that its concern names. */
const MAX_NAMED = 3

/** A material list to be quoted, or its hand samples. Lines may contain notes of the visitor. */
export const listRequest = {
  parameters: z.object({ list: listParameter }),
  hasFreeText: true,
  find: findList,
} satisfies ConcernSource

async function findList(
  locale: Locale,
  { list }: { list?: string }
): Promise<ContactPrefill | undefined> {
  if (list === undefined) return undefined
  const { lines } = readList(list)
  if (lines.length === 0) return undefined
  const catalogue = await findListedCatalogue(locale, lines)
  const entries = toEntries(lines, catalogue)
  const words = { t: translator(locale), measures: measuresOf(locale) }
  const message = await listMessage(locale, list, entries, words)
  const known = entries.filter(({ line, article, swatch }) => (line.article ? article : swatch))
  if (known.length === 0) return { parameters: { list }, message }
  const names = known.slice(0, MAX_NAMED).map((entry) => nameOf(entry, words))
  return {
    parameters: { list },
    message,
    concern: {
      label: words.t('material_list.ui.title'),
      title: words.t('material_list.ui.lines', { count: known.length }),
      details: [...names, ...(known.length > MAX_NAMED ? ['…'] : [])].join(' · '),
      ...appearanceOf(known[0]),
      page: { route: ROUTES.list, choice: `?${new URLSearchParams({ list }).toString()}` },
    },
  }
}

/** Returns the pictures of a line, or its colour. */
function appearanceOf(entry: ListEntry): Pick<Concern, 'images' | 'hex'> {
  const images = picturesOf(entry)
  return images.length > 0 ? { images } : { hex: entry.swatch?.record.hex }
}

/** "15102 Kante 42", or "Handmuster 104 Silber matt": without what the visitor has written. */
function nameOf(entry: ListEntry, words: Words): string {
  const { number, title } = entryWords(entry, words)
  return [number, entry.article ? title : entry.swatch?.title].join(' ')
}

/**
 * Returns a material list as a message: its articles line by line, its hand samples, and the URL of
 * the list. If that exceeds the limit, the message only has the URL.
 */
async function listMessage(
  locale: Locale,
  list: string,
  entries: readonly ListEntry[],
  words: Words
): Promise<string> {
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
  if (message.length <= MAX_MESSAGE_LENGTH) return message
  return [words.t('material_list.message.long', { count: entries.length }), ...end].join('\n')
}

/** "15102, Kante 42, 104 Silber matt, 270 cm, 3 Stangen, Bedarf 3 × 0,9 m, Flur" */
function lineWords(entry: ListEntry, words: Words): string {
  const { t } = words
  const shown = entryWords(entry, words)
  const isSample = entry.line.article === null
  const isGone = entry.problems.includes('article_gone')
  const metres = shown.metres && t('material_list.message.metres', { metres: shown.metres })
  return [
    ...(isSample ? [] : [shown.number, isGone ? t('material_list.message.gone') : shown.title]),
    shown.swatch,
    shown.length,
    amountWords(entry, quantityOf(entry), words),
    metres,
    shown.room,
    shown.note,
  ]
    .filter((part) => part !== '')
    .join(', ')
}

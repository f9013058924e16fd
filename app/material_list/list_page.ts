import { z } from 'zod'
import { isMetallic } from '#catalogue/colours/finishes'
import type { SwatchBar } from '#catalogue/colours/swatches'
import { allProducts } from '#catalogue/families'
import type { PageContext } from '#content/pages/context'
import { definePage } from '#content/pages/define_page'
import type { TrailStep } from '#content/pages/metadata/trail'
import { mergeLookups } from '#content/schema/lookups'
import {
  findListedCatalogue,
  hasNoLengths,
  type ListEntry,
  type ListProblem,
  quantityOf,
  toEntries,
  unitOf,
} from '#material_list/list_entries'
import { listParameters } from '#material_list/list_parameters'
import { picturesOf } from '#material_list/list_pictures'
import { type ListTotal, langOf, sumsOf, totalsOf } from '#material_list/list_totals'
import {
  amountWords,
  barsWords,
  type EntryWords,
  entryWords,
  needWords,
  packWords,
  problemWords,
  type Words,
} from '#material_list/list_words'
import { type Thumbnail, toThumbnail } from '#media/pictures/thumbnail'
import { articleAnchor, articleChoice } from '#shared/anchors'
import {
  isTooLong,
  type ListField,
  type ListLine,
  maxEntryLength,
  readAddition,
  readList,
  withLines,
  writeList,
} from '#shared/material_list'
import { ROUTES } from '#shared/routes'

type ListOption = { value: string; label: string; lang?: string }

/** A field of a line in the form. */
export type ListFieldProps = {
  field: ListField
  /** Whether the field counts something else than bars. */
  isAmount?: true
  /** The value as entered, in the notation of the language. */
  value: string
  options?: ListOption[]
  /** The maximum length of a text, in characters; none for metres, which must not be truncated. */
  longest?: number
  problem: string
}

export type ListLineProps = {
  isSample: boolean
  words: EntryWords
  /** Bars, pieces or pairs with their unit: "4 Stangen"; empty without a number. */
  amount: string
  /** The metres: "Bedarf 3 × 0,9 m"; empty if there are none or they cannot be read. */
  need: string
  /** A picture of the article in its colour or decor, else of the colour. */
  image?: Thumbnail
  /** Shown if there is no picture. */
  bar?: SwatchBar
  /** The key of the article's group; null if it no longer exists. */
  group: string | null
  /** The query string and anchor of the article on the page of its group. */
  place: string
  /** The languages of title and swatch, if they are not the page's. */
  lang: ListTotal['lang']
  /** Only for an article that exists. */
  fields: ListFieldProps[]
  /** Messages about values that no longer exist or are not available. */
  gone: string[]
  /** The result of the metres, or what a pack of an accessory contains. */
  bars: string[]
}

/**
 * The page of a material list: articles and hand samples from its URL, to print, share and request.
 */
export const productFamiliesList = definePage({
  texts: ['material_list.ui.', 'catalogue.tender.copied', 'catalogue.tender.not_copied'],
  routes: [ROUTES.products, ROUTES.colours, ROUTES.decors, ROUTES.contact],
  data: z.strictObject({}).default({}),
  parameters: listParameters,
  isCacheable: ({ list, add }) => list === undefined && add === undefined,
  async query({ locale, parameters: { list = '', add } }) {
    const added = add === undefined ? [] : readAddition(add)
    const read = readList(list)
    const lines = list === '' ? withLines(read.lines, added) : read.lines
    const catalogue = await findListedCatalogue(locale, lines)
    const entries = toEntries(lines, catalogue)
    return {
      lines,
      entries,
      unread: read.unread,
      refused: add !== undefined && (added.length === 0 || list !== '') ? add : '',
      lookups: mergeLookups([
        {
          route: catalogue.groups.pages.map(({ key }) => key),
          image: entries.flatMap(picturesOf),
        },
      ]),
    }
  },
  toProps(_, context, { lines, entries, unread, refused }) {
    const { t } = context
    const list = writeList(lines)
    const samples = lines.filter(({ article }) => article === null)
    return {
      trail: [
        allProducts(context),
        { route: null, title: t('material_list.ui.title') },
      ] satisfies TrailStep[],
      /** The normalized value of `list`; empty without lines. */
      list,
      /** The hand samples only, normalized too; empty if there are no other lines. */
      samples: samples.length < lines.length ? writeList(samples) : '',
      lines: entries.map((entry) => toLine(entry, context)) satisfies ListLineProps[],
      totals: totalsOf(entries, context),
      sums: sumsOf(entries, context),
      unread,
      is_too_long: isTooLong(list),
      /** What could not be added, and why. */
      refused: {
        value: refused,
        problem: refused && t(`material_list.problem.${refusalOf(refused, lines)}`),
      },
    }
  },
})

/** A reason why an article is not added to a list. */
function refusalOf(refused: string, lines: readonly ListLine[]) {
  const added = readAddition(refused)
  if (added.length === 0) return 'no_article'
  return withLines(lines, added).length === lines.length ? 'listed' : 'full'
}

/** Returns the picture of a line, or the bar of a colour without one. */
function appearanceOf(
  entry: ListEntry,
  context: PageContext
): Pick<ListLineProps, 'image' | 'bar'> {
  const image = context.findFirstImage(picturesOf(entry))
  if (image) return { image: toThumbnail(image, 'decorative') }
  const colour = entry.swatch?.record
  if (!colour || !('finish' in colour)) return {}
  return { bar: { hex: colour.hex, metallic: isMetallic(colour) } }
}

function toLine(entry: ListEntry, words: PageContext): ListLineProps {
  const { line, article, problems } = entry
  const isSample = line.article === null
  const shown = entryWords(entry, words)
  const messageFor = (problem: ListProblem) =>
    problems.includes(problem) ? problemWords(problem, entry, words) : ''
  return {
    isSample,
    words: shown,
    amount: amountWords(entry, quantityOf(entry), words),
    need: needWords(entry, words),
    ...appearanceOf(entry, words),
    group: article?.group.key ?? null,
    place: article?.listed.accessory
      ? `#${articleAnchor(shown.number)}`
      : articleChoice(shown.number),
    lang: langOf(entry),
    fields: article ? fieldsOf(entry, shown, words, messageFor) : [],
    gone: [
      messageFor('article_gone'),
      messageFor('swatch_gone'),
      messageFor('swatch_not_offered'),
      /** No field shows the length. */
      hasNoLengths(entry) ? messageFor('length_not_offered') : '',
    ].filter((text) => text !== ''),
    bars: [...barsWords(entry, words), ...packWords(entry, words)],
  }
}

function fieldsOf(
  entry: ListEntry,
  shown: EntryWords,
  { measures }: Words,
  messageFor: (problem: ListProblem) => string
): ListFieldProps[] {
  const { line, article, swatches, swatch } = entry
  const lengths = article?.listed.lengths ?? []
  const choices = withChosen(
    swatches.map(({ value, title, lang }) => ({ value, label: title, lang })),
    line.swatch,
    swatch?.title
  )
  const sizes = lengths.map((each) => ({
    value: String(each),
    label: measures.centimetres([each]),
  }))
  return [
    ...(choices.length > 0
      ? [{ field: 'swatch' as const, value: line.swatch ?? '', options: choices, problem: '' }]
      : []),
    ...(lengths.length > 0
      ? [
          {
            field: 'length' as const,
            value: line.length ?? '',
            options: withChosen(sizes, line.length),
            problem: messageFor('length_not_offered'),
          },
          textField(
            'metres',
            shown.metres,
            messageFor('metres_unclear') || messageFor('metres_bounds')
          ),
        ]
      : []),
    {
      ...textField('quantity', line.quantity, messageFor('quantity_unclear')),
      isAmount: unitOf(entry) && true,
    },
    textField('room', line.room),
    textField('note', line.note),
  ]
}

/** A requested value stays among the options, even if the article is no longer available in it. */
function withChosen(options: ListOption[], chosen: string | undefined, label = chosen) {
  const isKnown = chosen === undefined || options.some(({ value }) => value === chosen)
  return isKnown ? options : [...options, { value: chosen, label: label ?? chosen }]
}

function textField(field: ListField, value = '', problem = ''): ListFieldProps {
  return { field, value, longest: field === 'metres' ? undefined : maxEntryLength(field), problem }
}

import { accessoryName } from '#catalogue/accessories/accessory_words'
import { appUrl } from '#config/app'
import { bestRow, fallbackChain } from '#content/pages/page_queries'
import { type Codes, findCodes, toArticleData } from '#documents/catalogue_data/catalogue_json'
import type { ArticleData } from '#documents/catalogue_data/catalogue_schema'
import {
  type ExportedAccessory,
  type ExportedArticle,
  type ExportedGroup,
  exportedArticles,
} from '#documents/catalogue_data/exported_groups'
import { BYTE_ORDER_MARK, type Cell, csvFormat, csvLine } from '#forms/csv'
import type { Locale } from '#shared/locales'
import type { Translate } from '#shared/messages'
import { measuresOf } from '#texts/measures'
import { translator } from '#texts/translate'

/** Number format in cells with several numbers: without thousands separators. */
const PLAIN = { useGrouping: false }

/** The separator of several values in a cell. */
const LIST = '|'

type CsvRow = { group: ExportedGroup; article: ArticleData; locale: Locale; t: Translate }

/** The columns, named as in the JSON; sizes use the decimal separator of the language. */
const COLUMNS: Record<string, (row: CsvRow) => Cell> = {
  article_number: ({ article }) => article.article_number,
  group: ({ group }) => group.key,
  title: (row) => shownText(row)?.title ?? '',
  url: (row) => appUrl + (shownText(row)?.url ?? ''),
  applications: ({ group, t }) =>
    group.applications.map((place) => t(`catalogue.application.${place}`)).join(LIST),
  floor_height_min_mm: ({ article }) => article.floor_height_mm?.min ?? null,
  floor_height_max_mm: ({ article }) => article.floor_height_mm?.max ?? null,
  floor_height_low_min_mm: ({ article }) => article.floor_height_low_mm?.min ?? null,
  floor_height_low_max_mm: ({ article }) => article.floor_height_low_mm?.max ?? null,
  height_difference_min_mm: ({ article }) => article.height_difference_mm?.min ?? null,
  height_difference_max_mm: ({ article }) => article.height_difference_mm?.max ?? null,
  visible_width_mm: ({ article }) => article.visible_width_mm,
  lengths_cm: ({ article, locale }) =>
    article.lengths_cm.map((length) => length.toLocaleString(locale, PLAIN)).join(LIST),
  material: ({ article, t }) => t(`catalogue.material.${article.material}`),
  finishes: ({ article, t }) =>
    article.finishes.map((finish) => t(`catalogue.finish.${finish}`)).join(LIST),
  fixings: ({ article, t }) =>
    article.fixings.map((fixing) => t(`catalogue.fixing.${fixing}`)).join(LIST),
  standards: ({ article }) => article.standards.join(LIST),
  colours: ({ article }) => article.colours.join(LIST),
  decors: ({ article }) => article.decors.join(LIST),
  etim_class: ({ article }) => article.etim_class,
  /** Only accessories have these. */
  accessory: () => null,
  fits: () => null,
  unit: () => null,
  pack: () => null,
}

/**
 * Streams a row per article and then per accessory, as spreadsheets of the language expect it:
 * UTF-8 with a byte order mark, and the language's separator.
 */
export async function* writeCatalogueCsv(locale: Locale): AsyncGenerator<string> {
  const codes = await findCodes()
  const t = translator(locale)
  const format = csvFormat(locale)
  yield BYTE_ORDER_MARK + csvLine(Object.keys(COLUMNS), format)
  for await (const found of exportedArticles()) yield csvLine(cellsOf(found), format)

  function cellsOf(found: ExportedArticle | ExportedAccessory): Cell[] {
    if (!('profile' in found)) {
      const cells = accessoryCells(found, codes, locale)
      return Object.keys(COLUMNS).map((column) => cells[column] ?? null)
    }
    const row = { group: found.group, article: toArticleData(found.profile, codes), locale, t }
    return Object.values(COLUMNS).map((cell) => cell(row))
  }
}

function accessoryCells(
  { accessory, fits, group }: ExportedAccessory,
  codes: Codes,
  locale: Locale
): Record<string, Cell> {
  const t = translator(locale)
  const shown = shownText({ group, locale })
  return {
    article_number: accessory.article_number,
    group: group.key,
    title: accessoryName(accessory, shown?.inserts ?? [], t, measuresOf(locale)),
    url: appUrl + (shown?.url ?? ''),
    lengths_cm: accessory.lengths.join(LIST),
    material: accessory.material && t(`catalogue.material.${accessory.material}`),
    colours: accessory.colours.flatMap((id) => codes.colours.get(id)?.code ?? []).join(LIST),
    accessory: accessory.kind,
    fits: fits.join(LIST),
    unit: accessory.unit,
    pack: accessory.pack,
  }
}

/** Returns the texts of a group in a language, or in its best fallback. */
function shownText({ group, locale }: Pick<CsvRow, 'group' | 'locale'>) {
  const spoken = [...group.texts.keys()].map((each) => ({ locale: each }))
  const best = bestRow(spoken, fallbackChain(locale)) ?? spoken[0]
  return best && group.texts.get(best.locale)
}

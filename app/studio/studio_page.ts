import type { WrittenRecord } from '#content/checking/check_context'
import type { ContentProblem, Place } from '#content/loading/problems'
import { PREVIEW_PARAMETER, previewToken } from '#content/pages/preview/preview'
import { pageUrl } from '#content/pages/urls'
import type { RecordState, State, TextState } from '#content/translations/translation_state'
import { isRecord } from '#shared/is_record'
import { LOCALE_TITLES, LOCALES, type Locale } from '#shared/locales'

/** A page in one language. */
type StudioLanguage = {
  locale: Locale
  title: string
  isSource: boolean
  /** The path relative to the content's root. */
  file: string
  /**
   * The URL of the page, or of its preview while it is not published; undefined if the page is gone.
   */
  url?: string
  /** Why visitors cannot see it, in words. */
  hidden?: string
  /** What is not current. */
  left: StateCount[]
}

type StateCount = { state: State; count: number }

/** A page in all its languages. */
export type StudioPage = {
  key: string
  title: string
  kind: string
  /** The language of the original. */
  source?: StudioLanguage
  languages: StudioLanguage[]
  /** What has to be done in all languages. */
  left: StateCount[]
  /** Languages without a file. */
  absent: Locale[]
  problems: ContentProblem[]
  /** Content that links to it. */
  uses: Place[]
}

/** What is known of a page besides its own files. */
type Known = Pick<StudioPage, 'problems' | 'uses'> & { states: readonly RecordState[] }

/** Returns what the studio shows of a page on a day (ISO 8601). */
export function toPage(
  key: string,
  { files, source, kind }: WrittenRecord,
  day: string,
  { states, ...known }: Known
): StudioPage {
  const whole = recordOf(files.get(source)?.data)
  const { title } = recordOf(whole.meta)
  const open = (locale: Locale) =>
    states
      .filter((each) => each.locale === locale)
      .flatMap(({ texts }) => texts.filter(({ state }) => state !== 'current'))
  const languages = Array.from(
    files,
    ([locale, file]): StudioLanguage => ({
      locale,
      title: LOCALE_TITLES[locale],
      isSource: locale === source,
      file: file.path,
      ...visibility(key, locale, { ...whole, ...recordOf(file.data) }, day),
      left: countStates(open(locale)),
    })
  )
  return {
    key,
    title: typeof title === 'string' ? title : key,
    kind,
    source: languages.find(({ isSource }) => isSource),
    languages,
    left: countStates(LOCALES.flatMap(open).filter(({ state }) => state !== 'identical')),
    absent: LOCALES.filter((locale) => !files.has(locale)),
    ...known,
  }
}

function countStates(texts: readonly TextState[]): StateCount[] {
  const groups = Map.groupBy(texts, ({ state }) => state)
  return Array.from(groups, ([state, { length }]) => ({ state, count: length }))
}

/** Returns the URL of a page on a day, and why visitors cannot see it. */
export function visibility(
  key: string,
  locale: Locale,
  page: Record<string, unknown>,
  day: string
): Pick<StudioLanguage, 'url' | 'hidden'> {
  if (page.gone === true) return { hidden: 'gone' }
  if (typeof page.path !== 'string') return {}
  const url = pageUrl(locale, page.path)
  const previewed = (supposed?: string) =>
    `${url}?${PREVIEW_PARAMETER}=${previewToken({ key, locale, day: supposed })}`
  const { publish_from: first, publish_until: last } = page
  if (page.status === 'draft') return { hidden: 'draft', url: previewed() }
  if (typeof first === 'string' && first > day) {
    return { hidden: `from ${first}`, url: previewed(first) }
  }
  if (typeof last === 'string' && last < day) {
    return { hidden: `until ${last}`, url: previewed(last) }
  }
  return { url }
}

function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {}
}

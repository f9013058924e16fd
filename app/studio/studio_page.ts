import type { WrittenRecord } from '#content/checking/check_context'
import type { Place } from '#content/loading/content_files'
import type { ContentProblem } from '#content/loading/problems'
import { PREVIEW_PARAMETER, previewToken } from '#content/pages/preview'
import { pageUrl } from '#content/pages/urls'
import { isRecord } from '#content/schema/walk'
import type { RecordState, State, TextState } from '#content/translations/translation_state'
import { LOCALE_TITLES, LOCALES, type Locale } from '#shared/locales'

/** A page in one language. */
export type StudioLanguage = {
  locale: Locale
  title: string
  isSource: boolean
  /** Relative to the content's root. */
  file: string
  /** Where it is seen; of what is not there today a preview. None of what is gone. */
  url?: string
  /** What keeps it from visitors, in words. */
  hidden?: string
  /** The texts that are not current, and how many are in each state. */
  texts: TextState[]
  left: StateCount[]
}

type StateCount = { state: State; count: number }

/** A page in all its languages. */
export type StudioPage = {
  key: string
  title: string
  component: string
  /** Of the language that it was written in. */
  source?: StudioLanguage
  languages: StudioLanguage[]
  /** What is to do in all of them. */
  left: StateCount[]
  /** Languages that it has no file in. */
  absent: Locale[]
  problems: ContentProblem[]
  /** Where content links to it. */
  uses: Place[]
}

/** What is known of a page beside its own files. */
type Known = Pick<StudioPage, 'problems' | 'uses'> & { states: readonly RecordState[] }

/** Puts together what the studio shows of a page on a day (ISO 8601). */
export function toPage(
  key: string,
  { files, source, kind }: WrittenRecord,
  day: string,
  { states, problems, uses }: Known
): StudioPage {
  const whole = said(files.get(source)?.data)
  const meta = said(whole.meta)
  const languages = LOCALES.flatMap((locale): StudioLanguage[] => {
    const file = files.get(locale)
    if (!file) return []
    const texts = states.find((state) => state.locale === locale)?.texts ?? []
    const open = texts.filter(({ state }) => state !== 'current')
    return [
      {
        locale,
        title: LOCALE_TITLES[locale],
        isSource: locale === source,
        file: file.path,
        ...visibility(key, locale, { ...whole, ...said(file.data) }, day),
        texts: open,
        left: countStates(open),
      },
    ]
  })
  return {
    key,
    title: typeof meta.title === 'string' ? meta.title : key,
    component: kind,
    source: languages.find(({ isSource }) => isSource),
    languages,
    left: countStates(languages.flatMap(({ texts }) => texts)).filter(
      ({ state }) => state !== 'identical'
    ),
    absent: LOCALES.filter((locale) => !files.has(locale)),
    problems,
    uses,
  }
}

function countStates(texts: readonly TextState[]): StateCount[] {
  const groups = Map.groupBy(texts, ({ state }) => state)
  return Array.from(groups, ([state, { length }]) => ({ state, count: length }))
}

/** Where a page is seen on a day, and what keeps it from visitors. */
function visibility(
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

function said(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {}
}

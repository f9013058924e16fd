import { diffWordsWithSpace } from 'diff'
import {
  type RecordState,
  STATES,
  type State,
  type TextState,
} from '#content/translations/translation_state'
import { LOCALE_TITLES, LOCALES, type Locale } from '#shared/locales'
import { escapeXml } from '#texts/xml'

/** The number of texts per state in a language, and the number of pages missing in it. */
type Summary = Record<State, number> & { locale: Locale; absent: number }

/** Returns a summary per language. */
export function summarize(records: readonly RecordState[]): Summary[] {
  return LOCALES.flatMap((locale) => {
    const own = records.filter((record) => record.locale === locale)
    if (own.length === 0) return []
    const texts = own.flatMap((record) => record.texts)
    const counts = STATES.map((state) => [
      state,
      texts.filter((each) => each.state === state).length,
    ])
    const absent = own.filter(({ isAbsent }) => isAbsent).length
    return [{ locale, absent, ...(Object.fromEntries(counts) as Record<State, number>) }]
  })
}

/** Formats a table for a terminal. Detailed, it also lists each text that is not current. */
export function formatTable(records: readonly RecordState[], isDetailed: boolean): string {
  const head = ['language', ...STATES, 'pages not there']
  const rows = summarize(records).map((each) => [
    each.locale,
    ...STATES.map((state) => String(each[state])),
    String(each.absent),
  ])
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0))
  )
  const lines = [head, ...rows].map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
      )
      .join('  ')
  )
  return [...lines, ...(isDetailed ? records.flatMap(detailLines) : [])].join('\n')
}

function detailLines({ record, locale, isAbsent, texts }: RecordState): string[] {
  if (isAbsent) return ['', `${record} (${locale}): there is no file`]
  const pending = texts.filter(({ state }) => state !== 'current')
  if (pending.length === 0) return []
  return [
    '',
    `${record} (${locale})`,
    ...pending.flatMap((text) => [`  ${text.state} ${text.name}`, ...differenceLines(text)]),
  ]
}

function differenceLines({ state, former, source }: TextState): string[] {
  if (state !== 'outdated') return []
  if (former === undefined) return [`    now: ${source}`, '    the former wording is not known']
  return [`    was: ${former}`, `    now: ${source}`]
}

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 70rem; padding: 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.75rem; line-height: 1.2; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; }
th, td { border-bottom: 1px solid #8888; padding: .4rem .75rem; text-align: end; font-variant-numeric: tabular-nums; }
th, td { overflow-wrap: normal; }
th:first-child { text-align: start; font-weight: 600; }
caption { text-align: start; padding-block: .5rem; }
details { border-top: 1px solid #8888; padding-block: .5rem; }
summary { cursor: pointer; min-height: 1.5rem; }
h2 { margin-top: 2.5rem; }
dt { font-weight: 600; margin-top: .75rem; }
dd { margin: 0; white-space: pre-wrap; }
del { background: #ffd7d5; color: #6e0b14; }
ins { background: #d2f5d6; color: #05420f; }
.state { border: 1px solid; border-radius: .25rem; font-weight: 400; padding: 0 .35rem; }
`

/** Formats a self-contained HTML page without scripts or external files. */
export function formatHtml(records: readonly RecordState[], made: string): string {
  const summaries = summarize(records)
  const head = STATES.map((state) => `<th scope="col">${state}</th>`).join('')
  const rows = summaries.map(
    (each) =>
      `<tr><th scope="row">${each.locale} <span lang="${each.locale}">${LOCALE_TITLES[each.locale]}</span></th>${STATES.map((state) => `<td>${each[state]}</td>`).join('')}<td>${each.absent}</td></tr>`
  )
  const sections = summaries.map(({ locale }) => htmlOfLanguage(locale, records))
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Translations</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Translations</h1>
<p>As of ${escapeXml(made)}. <strong>Outdated</strong>: the source has changed since. <strong>Missing</strong>: the text appears in English or in the source’s language. <strong>Identical</strong>: the same words as the source, which names may be.</p>
<section class="wide" aria-label="Texts by language" tabindex="0">
<table>
<caption>Texts by language</caption>
<thead><tr><th scope="col">Language</th>${head}<th scope="col">pages not there</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</section>
${sections.join('\n')}
</main>
</body>
</html>
`
}

function htmlOfLanguage(locale: Locale, records: readonly RecordState[]): string {
  const own = records.filter((record) => record.locale === locale)
  const details = own.flatMap((record) => {
    const texts = record.texts.filter(({ state }) => state !== 'current')
    return texts.length > 0 ? [htmlOfRecord(record, texts)] : []
  })
  const absent = own.filter(({ isAbsent }) => isAbsent).map(({ record }) => escapeXml(record))
  const none = details.length === 0 ? '<p>Nothing is left to translate.</p>' : ''
  const pages = absent.length > 0 ? `<p>Pages that are not there: ${absent.join(', ')}</p>` : ''
  return `<section aria-labelledby="${locale}">
<h2 id="${locale}" lang="${locale}">${LOCALE_TITLES[locale]}</h2>
${none}${details.join('\n')}${pages}
</section>`
}

function htmlOfRecord(
  { record, source, locale }: RecordState,
  texts: readonly TextState[]
): string {
  const counts = STATES.flatMap((state) => {
    const { length } = texts.filter((each) => each.state === state)
    return length > 0 ? [`${length} ${state}`] : []
  })
  const items = texts.map(
    (text) =>
      `<dt>${escapeXml(text.name)} <span class="state">${text.state}</span></dt>\n${sourceHtml(text, source)}${text.translation === undefined || text.state === 'identical' ? '' : `<dd lang="${locale}">${escapeXml(text.translation)}</dd>`}`
  )
  return `<details><summary>${escapeXml(record)}: ${counts.join(', ')}</summary>
<dl>
${items.join('\n')}
</dl>
</details>`
}

/** Renders the source text; of an outdated translation with the changes marked. */
function sourceHtml({ state, source, former }: TextState, lang: Locale): string {
  if (state !== 'outdated' || former === undefined) {
    return `<dd lang="${lang}">${escapeXml(source)}</dd>\n`
  }
  const parts = diffWordsWithSpace(former, source).map(({ added, removed, value }) => {
    const escaped = escapeXml(value)
    if (added) return `<ins>${escaped}</ins>`
    return removed ? `<del>${escaped}</del>` : escaped
  })
  return `<dd lang="${lang}">${parts.join('')}</dd>\n`
}

import { useEffect } from 'react'
import { type Data, write } from '../api'
import { type FileEditor, useEditedFile } from '../file/FileEditor'
import { Status } from '../file/Status'
import { isObject, localeOf, valueAt } from '../values'
import { t } from '../words/texts'

/** The states in which a text waits for its translator. */
const OPEN = new Set(['missing', 'outdated'])

/** The texts of a file beside those of its source, each with its state. */
export function Translation({ editor, part = '' }: { editor: FileEditor; part?: string }) {
  const { file, draft } = useEditedFile(editor)
  const { path, source, texts = [] } = file
  const shown = texts.filter(({ pointer }) => `${pointer}/`.startsWith(`${part}/`))
  useEffect(() => {
    if (part) document.querySelector<HTMLElement>('#studio .translation textarea')?.focus()
  }, [part])

  /** Does something, after which texts may be in another state. */
  const then = async (work: Promise<unknown>) => {
    await work
    await editor.follow()
  }
  const focusNext = () => {
    const fields = shown
      .filter(({ state }) => OPEN.has(state))
      .map(({ name }) => document.getElementById(`text/${name}`))
    const place = fields.indexOf(document.activeElement as HTMLElement)
    fields[(place + 1) % fields.length]?.focus()
  }
  return (
    <section data-locale={localeOf(path)}>
      <h2>{t('translate')}</h2>
      <Status editor={editor} />
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={focusNext}>
        {t('next_missing')}
      </button>{' '}
      <small>
        {t('open_texts', { count: shown.filter(({ state }) => OPEN.has(state)).length })}
      </small>
      {shown.map(({ name, pointer, source: original, state, diff, terms = [] }) => (
        <div key={name} className="translation">
          <label htmlFor={`text/${name}`}>
            <Source text={original} terms={terms} /> <small className={state}>{t(state)}</small>
          </label>
          {diff && (
            <p>
              {diff.map(({ value, added, removed }, place) =>
                added ? (
                  <ins key={`${place} ${value}`}>{value}</ins>
                ) : removed ? (
                  <del key={`${place} ${value}`}>{value}</del>
                ) : (
                  value
                )
              )}
            </p>
          )}
          {terms.length > 0 && <small>{t('terms', { terms: terms.join(', ') })}</small>}
          <textarea
            id={`text/${name}`}
            lang={localeOf(path)}
            value={textOf(draft, name) ?? ''}
            onChange={({ target }) =>
              editor.change(withText(draft, source?.data, name, target.value || undefined) as Data)
            }
            onBlur={() => void then(editor.save())}
          />
          {state === 'outdated' && (
            <button
              type="button"
              onClick={() => void then(write('accept', { path, pointers: [pointer] }))}
            >
              {t('accept')}
            </button>
          )}
        </div>
      ))}
    </section>
  )
}

/** A German text, in which the terms of the glossary are marked, each with its translation. */
function Source({ text, terms }: { text: string; terms: readonly string[] }) {
  const uses = new Map(terms.map((term) => term.split(': ', 2) as [string, string]))
  if (uses.size === 0) return text
  /** As the check finds them: whole words with any ending. */
  const any = new RegExp(`(?<!\\p{L})((?:${[...uses.keys()].join('|')})\\p{L}{0,2})(?!\\p{L})`, 'u')
  return text.split(any).map((part, place) => {
    const term = place % 2 === 1 && [...uses.keys()].find((each) => part.startsWith(each))
    return term ? (
      <mark key={`${place} ${part}`} title={uses.get(term)}>
        {part}
      </mark>
    ) : (
      part
    )
  })
}

/** The names of a text consist of fields and, within lists, of ids. */
function namesIn(name: string): string[] {
  return name.split('/').map((part) => part.replaceAll('|', '/'))
}

function textOf(data: unknown, name: string): string | undefined {
  const value = namesIn(name).reduce<unknown>(
    (inner, part) =>
      Array.isArray(inner) ? inner[placeOf(inner, part)] : valueAt(inner, `/${part}`),
    data
  )
  return typeof value === 'string' ? value : undefined
}

/** Returns the data with another text; lists and entries that only the source has are added. */
function withText(data: unknown, source: unknown, name: string, text: string | undefined): unknown {
  const [part, ...rest] = namesIn(name)
  if (part === undefined || name === '') return text
  const below = rest.map((each) => each.replaceAll('/', '|')).join('/')
  if (Array.isArray(source)) {
    const entries: unknown[] = Array.isArray(data) ? data : []
    const place = placeOf(entries, part)
    const inner = source[placeOf(source, part)] as unknown
    const entry = withText(place === -1 ? { id: part } : entries[place], inner, below, text)
    return place === -1 ? [...entries, entry] : entries.with(place, entry)
  }
  const fields = isObject(data) ? data : {}
  const inner = isObject(source) ? source[part] : undefined
  return { ...fields, [part]: withText(fields[part], inner, below, text) }
}

/** Returns the place of an entry by its id; -1 if there is none. */
function placeOf(list: readonly unknown[], part: string): number {
  return list.findIndex((entry) => isObject(entry) && String(entry.id) === part)
}

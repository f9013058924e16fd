import { useEffect, useRef } from 'react'
import { textAt, withText } from '#shared/content/text_at'
import { type Data, write } from '../api'
import { DiffText } from '../file/DiffText'
import { type FileEditor, useEditedFile, useSaveOnLeaving } from '../file/FileEditor'
import { Status } from '../file/Status'
import { useTypedText } from '../forms/useTypedText'
import { usePreview } from '../page/usePreview'
import { localeOf, valueAt } from '../values'
import { t } from '../words/texts'
import { PictureTexts } from './PictureTexts'

/** The states in which a text waits for its translator. */
const OPEN = new Set(['missing', 'outdated'])

/** The texts of a file beside those of its source, each with its state. */
export function Translation(props: {
  editor: FileEditor
  /** The JSON pointer of the part in the source; empty for all texts of the file. */
  part?: string
  /** The name by which the page marks the record that the file is of. */
  record?: string
}) {
  const { editor, part = '', record } = props
  const { file, draft } = useEditedFile(editor)
  useSaveOnLeaving(editor)
  const { path, kind, texts = [] } = file
  /** The text of a picture stands within what is translated. */
  const isPicture = kind === 'images'
  const shown = texts.filter(({ pointer }) => `${pointer}/`.startsWith(`${part}/`))
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (part) section.current?.querySelector<HTMLElement>('.translation textarea')?.focus()
  }, [part])

  usePreview(editor, { part: record ?? '', isRecord: record !== undefined }, (saved, typed) =>
    shown.map(({ steps, source, isMarkdown }) => ({
      saved: textAt(saved, steps) ?? source,
      typed: textAt(typed, steps) ?? source,
      isMarkdown,
    }))
  )

  const focusNext = () => {
    const fields = shown
      .filter(({ state }) => OPEN.has(state))
      .map(({ name }) => document.getElementById(`text/${name}`))
    const place = fields.indexOf(document.activeElement as HTMLElement)
    fields[(place + 1) % fields.length]?.focus()
  }
  return (
    <section ref={section} data-locale={localeOf(path)}>
      {!isPicture && <h2>{t('translate')}</h2>}
      <Status editor={editor} isOfForm />
      {!isPicture && (
        <>
          <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={focusNext}>
            {t('next_missing')}
          </button>{' '}
          <small>
            {t('open_texts', { count: shown.filter(({ state }) => OPEN.has(state)).length })}
          </small>
        </>
      )}
      {shown.map(({ name, steps, source, state, isMarkdown, diff, terms = [] }) => (
        <div key={name} className="translation">
          <label htmlFor={`text/${name}`}>
            <Source text={source} terms={terms} /> <small className={state}>{t(state)}</small>
          </label>
          {diff && (
            <p>
              <DiffText parts={diff} />
            </p>
          )}
          {terms.length > 0 && <small>{t('terms', { terms: terms.join(', ') })}</small>}
          <TranslatedText
            id={`text/${name}`}
            lang={localeOf(path)}
            isMarkdown={isMarkdown}
            value={textAt(draft, steps) ?? ''}
            onChange={(value) => editor.change(withText(draft, steps, value || undefined) as Data)}
            onBlur={() => void editor.after(editor.save())}
          />
          {state === 'outdated' && (
            <button
              type="button"
              onClick={() => void editor.after(write('accept', { path, name, source }))}
            >
              {t('accept')}
            </button>
          )}
        </div>
      ))}
      {!isPicture && (
        <PictureTexts
          content={valueAt(file.source?.data, part)}
          names={file.source?.pictures}
          locale={localeOf(path)}
        />
      )}
    </section>
  )
}

function TranslatedText(props: {
  id: string
  lang: string
  isMarkdown: boolean | undefined
  value: string
  onChange: (value: string) => void
  onBlur: () => void
}) {
  const { value, isMarkdown, onChange, ...attributes } = props
  const [text, change] = useTypedText(value, onChange, { isMarkdown })
  return <textarea {...attributes} value={text} onChange={({ target }) => change(target.value)} />
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

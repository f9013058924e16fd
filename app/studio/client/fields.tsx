import type { ArrayFieldItemTemplateProps, IconButtonProps, WidgetProps } from '@rjsf/utils'
import { Marked } from 'marked'
import { useEffect, useState } from 'react'
import { Refusal, read, write } from './api'
import { t } from './texts'
import { useShownPage } from './useShownPage'

type Picture = { file: string; kind?: string; url?: string; usedBy?: unknown[] }

/** What a link may lead to; a page also has its key. */
type Target = { value: string | number; key?: string; title: string }

/** The widgets that the metadata of fields ask for. */
export const widgets = {
  TextareaWidget: TextArea,
  markdown: MarkdownText,
  picture: PictureChoice,
  target: TargetChoice,
}

/** Buttons with words instead of the icons of Bootstrap. */
export const templates = {
  ArrayFieldItemTemplate: ListEntry,
  ButtonTemplates: {
    AddButton: button(() => `+ ${t('add_entry')}`),
    CopyButton: button(() => '+', 'duplicate'),
    MoveUpButton: button(() => '↑', 'up'),
    MoveDownButton: button(() => '↓', 'down'),
    RemoveButton: button(() => '×', 'remove'),
  },
}

function button(sign: () => string, label?: 'duplicate' | 'up' | 'down' | 'remove') {
  return function ListButton({ id, className, disabled, onClick }: IconButtonProps) {
    const place = /_(\d+)__\w+$/.exec(id ?? '')?.[1]
    return (
      <button
        type="button"
        id={id}
        className={className}
        disabled={disabled}
        onClick={onClick}
        aria-label={label && t(label, { name: `${Number(place ?? 0) + 1}` })}
      >
        {sign()}
      </button>
    )
  }
}

/** An entry of a list, with its buttons above. */
function ListEntry({ children, buttonsProps, hasToolbar, registry }: ArrayFieldItemTemplateProps) {
  const Buttons = registry.templates.ArrayFieldItemButtonsTemplate
  return (
    <div className="entry">
      {hasToolbar && (
        <span className="tools">
          <Buttons {...buttonsProps} />
        </span>
      )}
      {children}
    </div>
  )
}

/** A text of several lines, as high as it is long. */
function TextArea({ id, value, required, onChange }: WidgetProps) {
  return (
    <textarea
      id={id}
      value={value ?? ''}
      aria-required={required}
      aria-describedby={`${id}__description ${id}__error`}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    />
  )
}

const marked = new Marked({ gfm: true, renderer: { html: () => '' } })

function MarkdownText(props: WidgetProps) {
  const html = marked.parse(props.value ?? '', { async: false })
  return (
    <>
      <TextArea {...props} />
      <details>
        <summary>{t('preview')}</summary>
        <div className="preview" dangerouslySetInnerHTML={{ __html: html }} />
      </details>
    </>
  )
}

/** A page, a file or a record, found by what one types. */
function TargetChoice({ id, value, options, schema, onChange }: WidgetProps) {
  const { locale } = useShownPage()
  const { link } = options
  const [found, setFound] = useState<Target[]>([])
  const search = `${value ?? ''}`
  useEffect(() => {
    const query: Record<string, string> =
      link === 'route' ? { q: search, locale } : { kind: `${link}` }
    const timer = setTimeout(() => {
      read<Target[]>(link === 'route' ? 'links' : 'entities', query).then(
        (targets) => setFound(targets.map((each) => ({ ...each, value: each.key ?? each.value }))),
        () => {}
      )
    }, 200)
    return () => clearTimeout(timer)
  }, [search, link, locale])
  const isNumber = schema.type === 'integer'
  return (
    <>
      <input
        id={id}
        list={`${id}__found`}
        value={search}
        autoComplete="off"
        aria-describedby={`${id}__description ${id}__error`}
        onChange={({ target }) => {
          const text = target.value
          onChange(text === '' ? undefined : isNumber && !Number.isNaN(+text) ? +text : text)
        }}
      />
      <datalist id={`${id}__found`}>
        {found.map((each) => (
          <option key={each.value} value={each.value}>
            {each.title}
          </option>
        ))}
      </datalist>
      <small>{found.find((each) => `${each.value}` === search)?.title}</small>
    </>
  )
}

/** A picture, chosen from resources/media or added to it. */
function PictureChoice({ id, value, onChange }: WidgetProps) {
  const [isOpen, setOpen] = useState(false)
  const [search, setSearch] = useState('')
  const [pictures, setPictures] = useState<Picture[]>([])
  const [error, setError] = useState('')
  useEffect(() => {
    if (isOpen) read<Picture[]>('media', { q: search }).then(setPictures, () => {})
  }, [isOpen, search])
  const choose = (file: string) => {
    onChange(file)
    setOpen(false)
  }
  const add = async (file: File | undefined) => {
    if (!file) return
    setError('')
    const folder = /^(.+)\//.exec(value ?? '')?.[1] ?? 'hero'
    const name = `${folder}/${file.name}`
    await write<{ file: string }>(`media?${new URLSearchParams({ name })}`, file).then(
      (answer) => choose(answer.file),
      (reason: unknown) => setError(reason instanceof Refusal ? reason.message : String(reason))
    )
  }
  return (
    <div
      className="picture"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        void add(event.dataTransfer.files[0])
      }}
    >
      <input
        id={id}
        value={value ?? ''}
        aria-describedby={`${id}__description ${id}__error`}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      />
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('choose_picture')}
      </button>
      <p role="alert">{error}</p>
      {isOpen && (
        <div>
          <label>
            {t('search')}
            <input type="search" onChange={({ target }) => setSearch(target.value)} />
          </label>
          <label>
            {t('drop')}
            <input
              type="file"
              accept="image/*"
              onChange={({ target }) => void add(target.files?.[0])}
            />
          </label>
          <ul className="pictures">
            {pictures.slice(0, 60).map(({ file, url, usedBy = [] }) => (
              <li key={file}>
                <button type="button" aria-pressed={file === value} onClick={() => choose(file)}>
                  {url && <img src={url} alt="" loading="lazy" />}
                  {file} <small>{t('used', { count: usedBy.length })}</small>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

import type { ArrayFieldItemTemplateProps, IconButtonProps, WidgetProps } from '@rjsf/utils'
import { Marked } from 'marked'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useShownPage } from '../page/useShownPage'
import { useAnswer } from '../useAnswer'
import { nameOf, t } from '../words/texts'
import { CopyIcon } from './CopyIcon'
import { FocusPoint, PictureChoice } from './pictures'
import { sortable } from './sortable'
import { useParagraphs } from './useParagraphs'

/** What a link may lead to. */
type Target = { value: string | number; title: string }

/** The widgets that the metadata of fields ask for. */
export const widgets = {
  TextareaWidget: TextArea,
  counted: CountedText,
  markdown: MarkdownText,
  picture: PictureChoice,
  target: TargetChoice,
}

export const fields = { FocusPoint }

/** Buttons with words instead of the icons of Bootstrap. */
export const templates = {
  ArrayFieldItemTemplate: ListEntry,
  ButtonTemplates: {
    AddButton: button(() => `+ ${t('add_entry')}`),
    CopyButton: button(CopyIcon, 'duplicate'),
    MoveUpButton: button(() => '↑', 'up'),
    MoveDownButton: button(() => '↓', 'down'),
    RemoveButton: button(() => '×', 'remove'),
  },
}

function button(sign: () => ReactNode, label?: 'duplicate' | 'up' | 'down' | 'remove') {
  return function ListButton({ id, className, disabled, onClick }: IconButtonProps) {
    const [, list = '', place = 0] = /(?:^[a-z]+|_\d+)_([a-z_]+)_(\d+)__\w+$/.exec(id ?? '') ?? []
    return (
      <button
        type="button"
        id={id}
        className={className}
        disabled={disabled}
        onClick={onClick}
        aria-label={label && t(label, { name: `${nameOf(list)} ${Number(place) + 1}` })}
      >
        {sign()}
      </button>
    )
  }
}

/** An entry of a list, with its buttons above. It is also moved by dragging what is between them. */
function ListEntry(props: ArrayFieldItemTemplateProps) {
  const { children, buttonsProps, hasToolbar, index, registry } = props
  const Buttons = registry.templates.ArrayFieldItemButtonsTemplate
  const list = `/${buttonsProps.fieldPathId.path.slice(0, -1).join('/')}`
  const { handle, place } = sortable(list, index, (from, to) =>
    registry.formContext.onMove(list, from, to)
  )
  return (
    <div className="entry" {...place}>
      {hasToolbar && (
        <span className="tools" {...handle}>
          <Buttons {...buttonsProps} />
        </span>
      )}
      {children}
    </div>
  )
}

/** A text of several lines, as high as it is long. */
function TextArea({ id, value, required, onChange, onKeyDown }: WidgetProps) {
  return (
    <textarea
      id={id}
      value={value ?? ''}
      aria-required={required}
      aria-describedby={`${id}__description ${id}__error ${id}__help`}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      onKeyDown={onKeyDown}
    />
  )
}

/** A text of one paragraph, with its length and the one that search engines show whole. */
function CountedText(props: WidgetProps) {
  const { id, value = '', options, onChange } = props
  const [from, to] = options.lengths as [number, number]
  const count = value.length
  const fit = count > to ? 'too_long' : count < from ? 'too_short' : 'fitting'
  return (
    <>
      <TextArea {...props} onChange={(text) => onChange(text?.replaceAll('\n', ' '))} />
      <small id={`${id}__help`} className={fit}>
        {t(fit, { count, from, to })}
      </small>
    </>
  )
}

const marked = new Marked({ gfm: true, renderer: { html: () => '' } })

/** The signs around words in Markdown, by the letter of their key. */
const SIGNS = { b: '**', i: '*' }

/**
 * A text in Markdown, each paragraph in one line: Ctrl+B and Ctrl+I, or the buttons, mark the
 * selected words.
 */
function MarkdownText(props: WidgetProps) {
  const { value = '', onChange } = props
  const html = marked.parse(value, { async: false })
  const [text, change] = useParagraphs(value, (next) => onChange(next || undefined))
  const press = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey)) return
    if (event.key !== 'b' && event.key !== 'i') return
    event.preventDefault()
    surround(props.id, SIGNS[event.key])
  }
  return (
    <>
      <span className="tools">
        {(
          [
            ['b', 'bold'],
            ['i', 'italic'],
          ] as const
        ).map(([key, name]) => (
          <button key={key} type="button" onClick={() => surround(props.id, SIGNS[key])}>
            {t(name)}
          </button>
        ))}
      </span>
      <TextArea
        {...props}
        value={text}
        onChange={(typed) => change(typed ?? '')}
        onKeyDown={press}
      />
      <small id={`${props.id}__help`}>{t('markdown')}</small>
      <LinkInsert {...props} />
      <details>
        <summary>{t('preview')}</summary>
        <div className="preview" dangerouslySetInnerHTML={{ __html: html }} />
      </details>
    </>
  )
}

/** Replaces the selection of a text; what is written may depend on what is before and after it. */
function insert(
  id: string,
  write: (selected: string, before: string, after: string) => string
): HTMLTextAreaElement {
  const text = document.getElementById(id) as HTMLTextAreaElement
  const { value, selectionStart: start, selectionEnd: end } = text
  text.focus()
  /** As typing, so that the browser undoes it and React sees it. */
  document.execCommand(
    'insertText',
    false,
    write(value.slice(start, end), value.slice(0, start), value.slice(end))
  )
  return text
}

/** Puts a sign on both sides of the selection, and the cursor before the second one. */
function surround(id: string, sign: string) {
  const text = insert(id, (selected) => sign + selected + sign)
  const end = text.selectionEnd - sign.length
  text.setSelectionRange(end, end)
}

/** Writes a link around the selected words; without any, words to type over, apart from others. */
function insertLink(id: string, key: string) {
  const words = t('link_words')
  const link = `[${words}](route:${key})`
  const text = insert(id, (selected, before, after) => {
    if (selected) return `[${selected}](route:${key})`
    const space = /[^\s(„]$/.test(before) ? ' ' : ''
    return space + link + (/^[\p{L}\d]/u.test(after) ? ' ' : '')
  })
  const start = text.value.lastIndexOf(link, text.selectionEnd)
  if (start !== -1) text.setSelectionRange(start + 1, start + 1 + words.length)
}

/** A link to a page, found by its title, which is written where the cursor of a text was. */
function LinkInsert(props: WidgetProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [key, setKey] = useState<string>()
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{t('insert_link')}</summary>
      {isOpen && (
        <>
          <label htmlFor={`${props.id}__link`}>{t('linked_page')}</label>
          <TargetChoice
            {...props}
            id={`${props.id}__link`}
            value={key}
            options={{ link: 'route' }}
            onChange={setKey}
          />
        </>
      )}
      <button type="button" disabled={!key} onClick={() => key && insertLink(props.id, key)}>
        {t('insert')}
      </button>
    </details>
  )
}

/** A page, a file or a record, found by what one types. */
function TargetChoice({ id, value, options, schema, onChange }: WidgetProps) {
  const { locale } = useShownPage()
  const { link } = options
  const search = `${value ?? ''}`
  const isPage = link === 'route'
  const { answer: found = [] } = useAnswer<Target[]>(
    isPage ? 'links' : 'entities',
    isPage ? { q: search, locale } : { kind: `${link}` }
  )
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
      <small className="target">{found.find((each) => `${each.value}` === search)?.title}</small>
    </>
  )
}

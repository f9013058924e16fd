import {
  type ArrayFieldItemTemplateProps,
  ariaDescribedByIds,
  type IconButtonProps,
  type WidgetProps,
} from '@rjsf/utils'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { toHtml } from '../markdown'
import { useShownPage } from '../page/useShownPage'
import { useAnswer } from '../useAnswer'
import { nameOf, t } from '../words/texts'
import { FocusPoint, PictureChoice } from './pictures'
import { sortable } from './sortable'
import { Tool } from './Tool'
import { useTypedText } from './useTypedText'

/** What a link may lead to. */
type Target = { value: string | number; title: string }

/** The widgets that the metadata of fields ask for. */
export const widgets = {
  counted: CountedText,
  markdown: MarkdownText,
  picture: PictureChoice,
  target: TargetChoice,
  textarea: PlainText,
}

export const fields = { FocusPoint }

/** Buttons of ours instead of the icons of Bootstrap. */
export const templates = {
  ArrayFieldItemTemplate: ListEntry,
  ButtonTemplates: {
    AddButton,
    CopyButton: tool('duplicate'),
    MoveUpButton: tool('up'),
    MoveDownButton: tool('down'),
    RemoveButton: tool('remove'),
  },
}

function AddButton({ id, disabled, onClick }: IconButtonProps) {
  return (
    <button type="button" id={id} disabled={disabled} onClick={onClick}>
      + {t('add_entry')}
    </button>
  )
}

/** Returns a button of an entry, which is named by its list and its place there. */
function tool(does: 'duplicate' | 'up' | 'down' | 'remove') {
  return function EntryTool({ id = '', disabled, onClick }: IconButtonProps) {
    const [, list = '', place = 0] = /(?:^[a-z]+|_\d+)_([a-z_]+)_(\d+)__\w+$/.exec(id) ?? []
    const name = `${nameOf(list)} ${Number(place) + 1}`
    return <Tool does={does} name={name} disabled={disabled} onClick={onClick} />
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

/** A text without markup, whose blank lines at the end stay while one goes on writing. */
function PlainText({ id, value = '', required, onChange }: WidgetProps) {
  const [text, change] = useTypedText(value, (next) => onChange(next || undefined))
  return (
    <textarea
      id={id}
      value={text}
      required={required}
      aria-describedby={ariaDescribedByIds(id)}
      onChange={({ target }) => change(target.value)}
    />
  )
}

/** A text of one paragraph, with its length and the one that search engines show whole. */
function CountedText(props: WidgetProps) {
  const { id, value = '', options, onChange, registry } = props
  const { TextareaWidget } = registry.widgets
  const [from, to] = options.lengths as [number, number]
  const count = value.length
  const fit = count > to ? 'too_long' : count < from ? 'too_short' : 'fitting'
  return (
    <>
      <TextareaWidget {...props} onChange={(text) => onChange(text?.replaceAll('\n', ' '))} />
      <small id={`${id}__help`} className={fit}>
        {t(fit, { count, from, to })}
      </small>
    </>
  )
}

/** The signs around words in Markdown, by the letter of their key. */
const SIGNS = { b: '**', i: '*' }

/**
 * A text in Markdown, each paragraph in one line: Ctrl+B and Ctrl+I, or the buttons, mark the
 * selected words.
 */
function MarkdownText(props: WidgetProps) {
  const { value = '', onChange } = props
  const [text, change] = useTypedText(value, (next) => onChange(next || undefined), {
    isMarkdown: true,
  })
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
      <textarea
        id={props.id}
        value={text}
        required={props.required}
        aria-describedby={ariaDescribedByIds(props.id)}
        onChange={({ target }) => change(target.value)}
        onKeyDown={press}
      />
      <small id={`${props.id}__help`}>{t('markdown')}</small>
      <LinkInsert {...props} />
      <details>
        <summary>{t('preview')}</summary>
        <div className="preview" dangerouslySetInnerHTML={{ __html: toHtml(value) }} />
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

/** The target of a link in a text is no value of the form: it is saved with the text. */
const OF_TEXT = { onChoose: () => undefined, onSave: () => undefined }

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
            registry={{ ...props.registry, formContext: OF_TEXT }}
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

function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.trim().toLowerCase()
}

/** A page, a file or a record, found by what one types: its title, or its key from the list. */
function TargetChoice({ id, value, options, schema, registry, onChange }: WidgetProps) {
  const { locale } = useShownPage()
  const { link } = options
  const search = `${value ?? ''}`
  const isPage = link === 'route'
  const {
    answer: found = [],
    error,
    isBusy,
  } = useAnswer<Target[]>(
    isPage ? 'links' : 'entities',
    isPage ? { q: search, locale } : { kind: `${link}` }
  )
  const isNumber = schema.type === 'integer'
  const chosen = found.find((each) => `${each.value}` === search)
  const named = chosen ? undefined : found.find(({ title }) => isSameName(title, search))?.value
  /** What somebody has typed: a target that the file has, or gets back by undo, is left as it is. */
  const [typed, setTyped] = useState<string>()
  const isOpen = typed === search && !chosen && (isBusy || named !== undefined)
  const isAwaited = isOpen && named === undefined
  /** Whether the focus has left a title, and the file is saved as soon as its page is known. */
  const isLeft = useRef(false)
  const settle = () => {
    isLeft.current = false
    if (!isOpen || named === undefined) return registry.formContext.onSave()
    registry.formContext.onChoose()
    onChange(named)
  }
  const settleLate = useEffectEvent(() => {
    if (isLeft.current) settle()
  })
  useEffect(() => {
    if (!isAwaited) settleLate()
  }, [isAwaited])
  useEffect(() => () => settleLate(), [])
  return (
    <>
      <input
        id={id}
        list={`${id}__found`}
        onBlur={(event) => {
          if (!isOpen) return
          event.stopPropagation()
          isLeft.current = true
          if (!isAwaited) settle()
        }}
        value={search}
        autoComplete="off"
        aria-describedby={ariaDescribedByIds(id)}
        onChange={({ target }) => {
          const text = target.value
          setTyped(text || undefined)
          isLeft.current = false
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
      <small className="target">{error ?? chosen?.title}</small>
    </>
  )
}

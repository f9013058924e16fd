import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { toUrlName } from '#shared/url_name'
import { type Data, type Refusal, type Refused, read, write } from '../api'
import { type FileEditor, useEditedFile } from '../file/FileEditor'
import { useAnswer } from '../useAnswer'
import { kindName, LANGUAGE, nameOf, t } from '../words/texts'
import { type Moved, moveBy } from './moveBy'

/** A field of a form, by the name of the value that it writes. */
type Field = {
  name: string
  type?: 'date'
  value?: string
  isOptional?: boolean
  options?: readonly string[]
}

type Values = Record<string, string>

/** Where an action is done: on a page in a language. */
type Place = { key: string; locale: string }

/** What can be done with the page that is shown, or from there; without a file, a new one is made. */
export function PageActions(props: {
  page: string | null
  locale: string
  opened: FileEditor | undefined
}) {
  const { page, locale, opened } = props
  return (
    <section>
      <h2>{t('page')}</h2>
      {page !== null && opened ? (
        <ActionsOfPage place={{ key: page, locale }} editor={opened} />
      ) : (
        <NewPage send={(values) => change('create', { key: 'home', locale }, values)} />
      )}
    </section>
  )
}

function ActionsOfPage({ place, editor }: { place: Place; editor: FileEditor }) {
  const { file } = useEditedFile(editor)
  const source = file.source?.data ?? file.data
  const page = { ...source, ...file.data }
  const title = textOf((source.meta as Data | undefined)?.title)
  const send = (action: string) => async (values: Values) => {
    await editor.save()
    return editor.isChanged ? t('save_first') : change(action, place, values)
  }
  return (
    <>
      <p>
        <b>{title}</b> <small>{stateOf(page)}</small>
      </p>
      <NewPage send={send('create')} />
      <Action
        name="duplicate_page"
        fields={[
          { name: 'title', value: t('copy_of', { title }) },
          { name: 'path', value: [source.path, t('copy')].filter(Boolean).join('-') },
        ]}
        onSend={send('duplicate')}
      />
      <Action
        name="rename"
        fields={[{ name: 'path', value: textOf(page.path) }]}
        onSend={send('rename')}
      />
      <Action
        name="schedule"
        fields={['publish_from', 'publish_until'].map((name) => ({
          name,
          type: 'date',
          value: textOf(source[name]),
          isOptional: true,
        }))}
        onSend={send('schedule')}
      />
      {page.status !== 'draft' && <Action name="unpublish" onSend={send('unpublish')} />}
      <PreviewLink place={place} />
    </>
  )
}

/** Sends a change. Unless the browser leaves for the page, returns why not. */
async function change(action: string, place: Place, values: Values): Promise<string> {
  const isLeaving = await moveBy(() => write<Moved>('page', { ...values, ...place, action }))
  return isLeaving ? new Promise(() => {}) : t('not_loaded')
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Whether visitors see the page, in words. */
function stateOf({ status, publish_from: first, publish_until: last }: Data): string {
  if (status === 'draft') return t('page_draft')
  const days = [...inWords('page_from', first), ...inWords('page_until', last)]
  return days.length > 0 ? days.join(' ') : t('page_published')
}

function inWords(name: 'page_from' | 'page_until', day: unknown): string[] {
  if (typeof day !== 'string') return []
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const
  return [t(name, { day: new Date(day).toLocaleDateString(LANGUAGE, options) })]
}

type Kind = { kind: string; path: string }

/** A new page; its address follows the title until somebody changes it. */
function NewPage({ send }: { send: (values: Values) => Promise<string> }) {
  const { answer: kinds = [] } = useAnswer<Kind[]>('kinds')
  const [isOwn, setOwn] = useState(false)
  const names = kinds.map(({ kind }) => kind)
  const follow = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    const path = currentTarget.elements.namedItem('path') as HTMLInputElement
    if (target === path) return setOwn(path.value !== '')
    if (isOwn) return
    const { kind, title } = valuesOf(currentTarget)
    path.value = `${kinds.find((each) => each.kind === kind)?.path ?? ''}${toUrlName(title)}`
  }
  return (
    <Action
      name="create"
      fields={[
        { name: 'kind', options: names.length > 0 ? names : [''] },
        { name: 'title' },
        { name: 'path' },
      ]}
      onInput={follow}
      onSend={send}
    />
  )
}

/** An address at which others see the page before it is published. */
function PreviewLink({ place }: { place: Place }) {
  const [url, setUrl] = useState('')
  const [isCopied, setCopied] = useState(false)
  const make = async (values: Values) => {
    const made = await read<{ url: string }>('preview', { ...values, ...place })
    setUrl(made.url)
    setCopied(false)
    return ''
  }
  return (
    <Action
      name="preview_link"
      fields={[{ name: 'at', type: 'date', isOptional: true }]}
      onSend={make}
    >
      <output>
        {url && (
          <a className="file" href={url}>
            {url}
          </a>
        )}
      </output>
      {url && (
        <button
          type="button"
          onClick={() => void navigator.clipboard.writeText(url).then(() => setCopied(true))}
        >
          {t(isCopied ? 'copied' : 'copy_link')}
        </button>
      )}
    </Action>
  )
}

function valuesOf(form: HTMLFormElement): Values {
  return Object.fromEntries(new FormData(form) as Iterable<[string, string]>)
}

/** The form of an action, folded; what the server refuses is said at its field. */
function Action(props: {
  /** Of its texts: what it is called, what is said about it, and what its button says. */
  name: 'create' | 'duplicate_page' | 'preview_link' | 'rename' | 'schedule' | 'unpublish'
  fields?: readonly Field[]
  onInput?: (event: FormEvent<HTMLFormElement>) => void
  /** Returns what there is to say if the page stays. */
  onSend: (values: Values) => Promise<string>
  children?: ReactNode
}) {
  const { name: action, fields = [], onInput, onSend, children } = props
  const [refused, setRefused] = useState<Refused>({})
  const [isSending, setSending] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSending(true)
    const answer = onSend(valuesOf(event.currentTarget)).then(
      (error) => ({ error }),
      (refusal: Refusal) => refusal.answer
    )
    setRefused(await answer)
    setSending(false)
  }
  const { problems = [], error } = refused
  const messagesOf = (name: string) =>
    problems.flatMap(({ pointer, message }) => (pointer.split('/').at(-1) === name ? message : []))
  const isSaid = fields.some(({ name }) => messagesOf(name).length > 0)
  return (
    <details name="page-action">
      <summary>{t(action)}</summary>
      <form onSubmit={(event) => void send(event)} onInput={onInput}>
        <p>{t(`${action}_note`)}</p>
        {fields.map((field) => (
          <FieldOfAction key={field.name} field={field} messages={messagesOf(field.name)} />
        ))}
        {!isSaid && error && <p role="alert">{problems[0]?.message ?? error}</p>}
        <button type="submit" className="primary" disabled={isSending}>
          {t(`${action}_do`)}
        </button>
        <output>{isSending && t('loading')}</output>
        {children}
      </form>
    </details>
  )
}

function FieldOfAction({ field, messages }: { field: Field; messages: string[] }) {
  const { name, type, value, isOptional, options } = field
  const id = useId()
  const attributes = {
    id,
    name,
    defaultValue: value,
    required: !isOptional,
    'aria-invalid': messages.length > 0,
    'aria-describedby': `${id}-said`,
  }
  return (
    <div className="form-group">
      <label htmlFor={id}>{nameOf(name)}</label>
      {options ? (
        <select {...attributes}>
          {options.map((option) => (
            <option key={option} value={option}>
              {option === '' ? t('loading') : kindName(option)}
            </option>
          ))}
        </select>
      ) : (
        <input {...attributes} type={type ?? 'text'} />
      )}
      <p id={`${id}-said`} role="alert" className="text-danger">
        {messages.join(' ')}
      </p>
    </div>
  )
}

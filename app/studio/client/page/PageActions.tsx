import type { RJSFSchema } from '@rjsf/utils'
import { type ReactNode, useState } from 'react'
import { toUrlName } from '#shared/url_name'
import { type Data, type Refusal, type Refused, read, write } from '../api'
import { type FileEditor, useEditedFile } from '../file/FileEditor'
import { SchemaForm } from '../forms/SchemaForm'
import { useAnswer } from '../useAnswer'
import { describe, kindName, LANGUAGE, nameOf, t } from '../words/texts'
import { type Moved, moveBy } from './moveBy'

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
        initial={{
          title: t('copy_of', { title }),
          path: [source.path, t('copy')].filter(Boolean).join('-'),
        }}
        onSend={send('duplicate')}
      />
      <Action name="rename" initial={{ path: textOf(page.path) }} onSend={send('rename')} />
      <Action
        name="schedule"
        initial={{
          publish_from: textOf(source.publish_from),
          publish_until: textOf(source.publish_until),
        }}
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

/** A new page; its address follows kind and title until somebody changes it. */
function NewPage({ send }: { send: (values: Values) => Promise<string> }) {
  const { answer: kinds, error } = useAnswer<Kind[]>('kinds')
  const addressOf = ({ kind, title }: Values) =>
    `${kinds?.find((each) => each.kind === kind)?.path ?? ''}${toUrlName(title)}`
  return (
    <Action
      name="create"
      initial={{ kind: '', title: '', description: '', path: '' }}
      kinds={kinds?.map(({ kind }) => kind) ?? []}
      error={error}
      follow={(values, before) =>
        values.path === addressOf(before) ? { ...values, path: addressOf(values) } : values
      }
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
    <Action name="preview_link" initial={{ at: '' }} onSend={make}>
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

/** The fields of actions that hold a day. */
const DAYS = new Set(['publish_from', 'publish_until', 'at'])

/** The fields of actions that may be left out. */
const OPTIONAL = new Set([...DAYS, 'description'])

/** The form of an action, folded; what the server refuses is said at its field. */
function Action(props: {
  /** Of its texts: what it is called, what is said about it, and what its button says. */
  name: 'create' | 'duplicate_page' | 'preview_link' | 'rename' | 'schedule' | 'unpublish'
  /** The values that its fields begin with. */
  initial?: Values
  /** The kinds of pages that may be chosen, and why they are not there. */
  kinds?: string[]
  error?: string
  /** Returns the values after one of them was changed. */
  follow?: (values: Values, before: Values) => Values
  /** Returns what there is to say if the page stays. */
  onSend: (values: Values) => Promise<string>
  children?: ReactNode
}) {
  const { name: action, initial = {}, kinds = [], follow, onSend, children } = props
  const [values, setValues] = useState(initial)
  const [refused, setRefused] = useState<Refused>({})
  const [isSending, setSending] = useState(false)
  const type = (formData: Partial<Values>) => {
    /** A field that is emptied has no value in the form. */
    const next = Object.fromEntries(names.map((name) => [name, formData[name] ?? '']))
    setValues(follow ? follow(next, values) : next)
  }
  const send = async () => {
    setSending(true)
    const answer = onSend(values).then(
      (error) => ({ error }),
      (refusal: Refusal) => refusal.answer
    )
    setRefused(await answer)
    setSending(false)
  }
  const names = Object.keys(initial)
  const { problems = [] } = refused
  const said = problems.map(({ pointer, message }) => ({
    path: pointer.split('/').slice(-1),
    message,
  }))
  return (
    <details name="page-action">
      <summary>{t(action)}</summary>
      <p>{t(`${action}_note`)}</p>
      <SchemaForm
        idPrefix={action}
        schema={{
          type: 'object',
          required: names.filter((name) => !OPTIONAL.has(name)),
          properties: Object.fromEntries(names.map((name) => [name, schemaOf(name, kinds)])),
        }}
        uiSchema={{
          kind: {
            'ui:enumNames': kinds.map((kind) => kindName(kind)),
            'ui:placeholder': kinds.length > 0 || props.error ? '' : t('loading'),
          },
        }}
        formData={values}
        said={said}
        onChange={({ formData }) => type(formData)}
        onSubmit={() => void send()}
      >
        <p role="alert" className="problem">
          {said[0]?.message ?? refused.error ?? props.error}
        </p>
        <button type="submit" className="primary" disabled={isSending}>
          {t(`${action}_do`)}
        </button>
        <output>{isSending && t('loading')}</output>
        {children}
      </SchemaForm>
    </details>
  )
}

function schemaOf(name: string, kinds: string[]): RJSFSchema {
  return {
    type: 'string',
    title: nameOf(name),
    ...(DAYS.has(name) && { format: 'date' }),
    ...(name === 'kind' && { enum: kinds }),
    ...(name === 'description' && {
      description: describe('What the page offers, in up to 160 characters.'),
    }),
  }
}

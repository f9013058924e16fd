import { router } from '@inertiajs/react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { WRITTEN } from './api'
import { Changes } from './file/Changes'
import { Failure } from './file/Failure'
import { FileEditor, type Route, sourceOf, useEditedFile } from './file/FileEditor'
import { Steps } from './file/Steps'
import { type PartQuery, useOpenedFile } from './file/useOpenedFile'
import { PartForm } from './forms/PartForm'
import { RecordForm } from './forms/RecordForm'
import { RecordForms } from './forms/recordForms'
import { PageActions } from './page/PageActions'
import { PartList } from './page/PartList'
import { PartMarker } from './page/PartMarker'
import { showLoaded } from './page/typedTexts'
import { useShownPage } from './page/useShownPage'
import { Translation } from './translation/Translation'
import { useTypographyKeys } from './translation/typography'
import { type PartName, pointerTo } from './values'
import type { View } from './view'
import { LANGUAGE, t } from './words/texts'

/** Remembers for this tab that the edit mode is switched off. */
const OFF = 'studio.off'

/** Remembers for this tab what the panel shows of which page. */
const VIEW = 'studio.view'

/** Hands what a step has done to the page that it leads to. */
const SAID = 'studio.said'

/** The edit mode: a switch, and with it the panel beside the page. */
export function Studio() {
  const { key, locale } = useShownPage()
  const [isOn, setOn] = useState(() => sessionStorage.getItem(OFF) === null)
  useEffect(() => router.on('success', showLoaded), [])
  const turn = (on: boolean) => {
    if (on) sessionStorage.removeItem(OFF)
    else sessionStorage.setItem(OFF, '')
    setOn(on)
  }
  return (
    <aside aria-label={t('studio')} lang={LANGUAGE} className={isOn ? 'panel' : 'panel off'}>
      <div className="switch">
        <label>
          <input type="checkbox" checked={isOn} onChange={({ target }) => turn(target.checked)} />
          {t('edit_mode')}
        </label>
      </div>
      <Failure />
      {isOn && <Panel key={`${key} ${locale}`} page={key} locale={locale} />}
    </aside>
  )
}

/** What can be done with a page in one language. */
function Panel({ page, locale }: { page: string | null; locale: string }) {
  const [view, setView] = useRememberedView(`${page} ${locale}`)
  const opened = useOpenedFile(page === null ? undefined : { key: page, locale })
  const { editor, isTranslation = false } = typeof opened === 'object' ? opened : {}
  /** Whether an undo or redo is in progress; the panel, which shows the former state, is inert. */
  const [isStepping, setStepping] = useState(false)
  const stepping = useRef<Promise<void>>(undefined)
  const [said, say] = useSaid()
  const step = (route: Route) => {
    if (!editor) return
    setStepping(true)
    /** Does not end where the browser leaves for another page, which says what was done. */
    stepping.current = editor.step(route, say).finally(() => {
      sessionStorage.removeItem(SAID)
      setStepping(false)
    })
  }
  useShortcuts(step)
  useWarningOfLoss()
  useTypographyKeys()
  const open = (part: string, url?: string) => {
    const [name, id = ''] = part.split(/\/(.*)/)
    if (name === 'page') return setView({ name: 'record', query: { key: id, locale }, url })
    if (!OWN.has(name)) return setView({ name: 'record', query: { record: name, id, locale } })
    /** The articles of a group are marked as a part of its data. */
    const field = name === 'data' && id ? ['data', 'profiles'] : [name]
    setView({ name: 'part', part: id ? [...field, id] : field })
  }
  /** Focuses the heading, because the focused button is removed; while the panel is inert, it waits. */
  const back = async () => {
    await stepping.current
    flushSync(() => setView({ name: 'parts' }))
    document.querySelector<HTMLElement>('#studio .content h2')?.focus()
  }
  const content = (): ReactNode => {
    if (view.name === 'changes') return <Changes />
    if (view.name === 'page') return <PageActions page={page} locale={locale} opened={editor} />
    if (view.name === 'record') {
      return <RecordForm key={JSON.stringify(view.query)} query={view.query} />
    }
    if (!editor) return <p>{typeof opened === 'string' ? opened : t('loading')}</p>
    const part = view.name === 'part' ? view.part : undefined
    return <PageFile editor={editor} isTranslation={isTranslation} part={part} onOpen={setView} />
  }
  return (
    <>
      <div className="bar">
        {editor && <Steps editor={editor} onStep={step} />}
        {(['page', 'changes'] as const).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={view.name === name}
            onClick={() => setView({ name: view.name === name ? 'parts' : name })}
          >
            {t(name)}
          </button>
        ))}
        <output title={said}>{isStepping ? t('loading') : said}</output>
      </div>
      {(view.name === 'part' || view.name === 'record') && (
        <div className="bar">
          <button type="button" className="plain" onClick={() => void back()}>
            {t('back')}
          </button>
          {view.name === 'record' && view.url && <a href={view.url}>{t('open_page')}</a>}
        </div>
      )}
      <div className="content" inert={isStepping}>
        <RecordForms value={formWithin}>{content()}</RecordForms>
      </div>
      <PartMarker onOpen={open} />
    </>
  )
}

/** What the file of a page has: one part, or the list of all. */
function PageFile(props: {
  editor: FileEditor
  isTranslation: boolean
  part: PartName | undefined
  onOpen: (view: View) => void
}) {
  const { editor, isTranslation, part, onOpen } = props
  const source = sourceOf(useEditedFile(editor))
  /** Somebody else, or a step back, may have moved the part or taken it away. */
  const pointer = part && pointerTo(source, part)
  if (isTranslation) return <Translation editor={editor} part={pointer} />
  if (part === undefined || pointer === undefined) {
    return <PartList editor={editor} list="/blocks" isPage onOpen={onOpen} />
  }
  return <PartForm key={part.join('/')} editor={editor} pointer={pointer} onOpen={onOpen} />
}

/** The view of a page, kept in the session storage: the development server reloads pages. */
function useRememberedView(page: string): [View, (view: View) => void] {
  const [view, setView] = useState<View>(() => {
    const remembered = JSON.parse(sessionStorage.getItem(VIEW) ?? '{}')
    return remembered.page === page ? remembered.view : { name: 'parts' }
  })
  const show = (next: View) => {
    /** An action on the page reloads it, and the list of its parts is shown then. */
    if (next.name === 'page') sessionStorage.removeItem(VIEW)
    else sessionStorage.setItem(VIEW, JSON.stringify({ page, view: next }))
    setView(next)
  }
  return [view, show]
}

/** What the last step has done: a step to another page says it there. Whatever is written next ends it. */
function useSaid(): [said: string, say: (what: string) => void] {
  const [said, setSaid] = useState(() => sessionStorage.getItem(SAID) ?? '')
  useEffect(() => {
    sessionStorage.removeItem(SAID)
    const forget = () => setSaid('')
    document.addEventListener(WRITTEN, forget)
    return () => document.removeEventListener(WRITTEN, forget)
  }, [])
  const say = (what: string) => {
    sessionStorage.setItem(SAID, what)
    setSaid(what)
  }
  return [said, say]
}

const formWithin = (query: PartQuery) => <RecordForm query={query} isWithin />

/** The parts that the file of the page has itself. */
const OWN = new Set(['hero', 'intro', 'data', 'blocks'])

/** Ctrl+S saves; Ctrl+Z and Ctrl+Shift+Z take back and repeat outside of fields, which have their own. */
function useShortcuts(step: (route: Route) => void) {
  const onStep = useEffectEvent(step)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isField = (event.target as Element).closest('input, textarea, select') !== null
      const key = event.key.toLowerCase()
      if (!(event.ctrlKey || event.metaKey)) return
      if (key === 's') {
        event.preventDefault()
        for (const editor of FileEditor.unsaved) void editor.save()
      } else if (key === 'z' && !isField) {
        event.preventDefault()
        onStep(event.shiftKey ? 'redo' : 'undo')
      }
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

/** Has the browser ask before a page is closed on which something is not saved. */
function useWarningOfLoss() {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (FileEditor.unsaved.length > 0) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
}

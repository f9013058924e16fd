import { type ReactNode, useEffect, useState } from 'react'
import { read, write } from './api'
import { Changes } from './Changes'
import { FileEditor } from './FileEditor'
import { PartForm } from './PartForm'
import { PartList } from './PartList'
import { PartMarker } from './PartMarker'
import { Translation } from './Translation'
import { LANGUAGE, t } from './texts'
import { useShownPage } from './useShownPage'
import type { View } from './view'

/** Remembers for this tab that the edit mode is switched off. */
const OFF = 'studio.off'

/** The edit mode: a switch, and with it the panel beside the page. */
export function Studio() {
  const { key, locale } = useShownPage()
  const [isOn, setOn] = useState(() => sessionStorage.getItem(OFF) === null)
  useShrunkenPage(isOn)
  const turn = (on: boolean) => {
    if (on) sessionStorage.removeItem(OFF)
    else sessionStorage.setItem(OFF, '')
    setOn(on)
  }
  return (
    <aside aria-label={t('studio')} lang={LANGUAGE} className={isOn ? 'panel' : 'panel off'}>
      <label className="switch">
        <input type="checkbox" checked={isOn} onChange={({ target }) => turn(target.checked)} />
        {t('edit_mode')}
      </label>
      {isOn && <Panel key={`${key} ${locale}`} page={key} locale={locale} />}
    </aside>
  )
}

/** What can be done with a page in one language. */
function Panel({ page, locale }: { page: string | null; locale: string }) {
  const [view, setView] = useState<View>({ name: 'parts' })
  const { editor, isTranslation } = usePageFile(page, locale)
  useUndoKeys(editor)
  const open = (part: string) => {
    if (!editor) return
    const { draft, file } = editor.now()
    const pointer = pointerOf(part, file.source?.data ?? draft)
    if (pointer !== undefined) setView({ name: 'part', pointer })
  }
  const content = (): ReactNode => {
    if (view.name === 'changes') return <Changes />
    if (!editor) return <p>{t('no_file')}</p>
    const pointer = view.name === 'part' ? view.pointer : undefined
    if (isTranslation) return <Translation editor={editor} part={pointer} />
    if (pointer === undefined) return <PartList editor={editor} list="/blocks" onOpen={setView} />
    return <PartForm key={pointer} editor={editor} pointer={pointer} onOpen={setView} />
  }
  const isChanges = view.name === 'changes'
  return (
    <>
      <div className="bar">
        <button type="button" disabled={!editor} onClick={() => void step('undo', editor)}>
          {t('undo')}
        </button>
        <button type="button" disabled={!editor} onClick={() => void step('redo', editor)}>
          {t('redo')}
        </button>
        <button
          type="button"
          aria-pressed={isChanges}
          onClick={() => setView({ name: isChanges ? 'parts' : 'changes' })}
        >
          {t('changes')}
        </button>
      </div>
      <div className="content">
        {view.name === 'part' && (
          <button type="button" className="plain" onClick={() => setView({ name: 'parts' })}>
            {t('back')}
          </button>
        )}
        {content()}
      </div>
      <PartMarker onOpen={open} />
    </>
  )
}

/** Where the content of a page is. */
type Place = { file: string; source?: { file: string } | null }

/** Opens the file of a page; what others write into it appears. */
function usePageFile(key: string | null, locale: string) {
  const [opened, setOpened] = useState<{ editor?: FileEditor; isTranslation: boolean }>()
  useEffect(() => {
    let editor: FileEditor | undefined
    const open = async () => {
      if (key === null) return
      const { file, source } = await read<Place>('part', { key, locale })
      editor = await FileEditor.open(file)
      setOpened({ editor, isTranslation: Boolean(source && source.file !== file) })
    }
    open().catch(() => setOpened(undefined))
    const follow = () => void editor?.follow()
    import.meta.hot?.on('site:changed', follow)
    return () => import.meta.hot?.off('site:changed', follow)
  }, [key, locale])
  return opened ?? { isTranslation: false }
}

/** Returns the JSON pointer of a marked part of the page: `hero`, or a block by its id. */
function pointerOf(part: string, { blocks }: Record<string, unknown>): string | undefined {
  const [name, id] = part.split('/')
  if (id === undefined) return `/${name}`
  const index = Array.isArray(blocks) ? blocks.findIndex((block) => block.id === id) : -1
  return index === -1 ? undefined : `/blocks/${index}`
}

/** Takes the last change of this session back, or repeats it. */
async function step(route: 'undo' | 'redo', editor: FileEditor | undefined) {
  await write(route, {}).catch(() => {})
  await editor?.reload()
}

/** Scales the page so that it fits beside the panel, with the layout of the whole width. */
function useShrunkenPage(isOn: boolean) {
  useEffect(() => {
    const { style, classList } = document.documentElement
    const scale = () => {
      const width = document.querySelector('#studio .panel')?.clientWidth ?? 0
      style.setProperty('--studio-zoom', `${1 - width / window.innerWidth}`)
    }
    classList.toggle('with-studio', isOn)
    scale()
    window.addEventListener('resize', scale)
    return () => window.removeEventListener('resize', scale)
  }, [isOn])
}

/** Ctrl+Z and Ctrl+Shift+Z outside of fields, which have their own. */
function useUndoKeys(editor: FileEditor | undefined) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isField = (event.target as Element).closest('input, textarea, select') !== null
      if (isField || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
      event.preventDefault()
      void step(event.shiftKey ? 'redo' : 'undo', editor)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [editor])
}

import { useEffect, useState } from 'react'
import type { ContentStore } from '#studio/content_store'
import { WRITTEN } from '../api'
import { useAnswer } from '../useAnswer'
import { t } from '../words/texts'
import { type FileEditor, type Route, useEditedFile } from './FileEditor'
import { nameOfEntry } from './names'

/**
 * The buttons that take the saves of this session back and repeat them, as far as there are any. Each
 * is named by what it does next.
 */
export function Steps(props: { editor: FileEditor; onStep: (route: Route) => void }) {
  const { editor, onStep } = props
  const [writes, setWrites] = useState(0)
  useEffect(() => {
    const count = () => setWrites((before) => before + 1)
    document.addEventListener(WRITTEN, count)
    /** Another tab has the same history. */
    import.meta.hot?.on('site:changed', count)
    return () => {
      document.removeEventListener(WRITTEN, count)
      import.meta.hot?.off('site:changed', count)
    }
  }, [])
  const { answer, isBusy } = useAnswer<ContentStore['history']>('history', { writes: `${writes}` })
  useEditedFile(editor)
  /** What was just written can be taken back before the server has said so. */
  const isJustWritten = isBusy && writes > 0
  const next = { undo: answer?.done.at(-1), redo: answer?.undone[0] }
  const isPossible = {
    undo: editor.isChanged || isJustWritten || next.undo !== undefined,
    redo: next.redo !== undefined,
  }
  return (['undo', 'redo'] as const).map((route) => {
    const entry = editor.isChanged || isBusy ? undefined : next[route]
    const name = entry ? `${t(route)}: ${nameOfEntry(entry)}` : t(route)
    return (
      <button
        key={route}
        type="button"
        aria-label={name}
        title={name}
        disabled={!isPossible[route]}
        onClick={() => onStep(route)}
      >
        {t(route)}
      </button>
    )
  })
}

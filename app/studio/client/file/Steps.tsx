import { useEffect, useState } from 'react'
import type { ContentStore } from '#studio/content_store'
import { WRITTEN } from '../api'
import { useAnswer } from '../useAnswer'
import { t } from '../words/texts'
import { type FileEditor, type Route, useEditedFile } from './FileEditor'

/** The buttons that take saves back and repeat them, as far as there are any. */
export function Steps(props: { editor: FileEditor; onStep: (route: Route) => void }) {
  const { editor, onStep } = props
  const { done, undone } = useHistory()
  useEditedFile(editor)
  const isPossible = { undo: editor.isChanged || done.length > 0, redo: undone.length > 0 }
  return (['undo', 'redo'] as const).map((route) => (
    <button key={route} type="button" disabled={!isPossible[route]} onClick={() => onStep(route)}>
      {t(route)}
    </button>
  ))
}

/** The saves of this session, read again after each change. */
function useHistory(): ContentStore['history'] {
  const [writes, setWrites] = useState(0)
  useEffect(() => {
    const count = () => setWrites((before) => before + 1)
    document.addEventListener(WRITTEN, count)
    return () => document.removeEventListener(WRITTEN, count)
  }, [])
  const { answer } = useAnswer<ContentStore['history']>('history', { writes: `${writes}` })
  return answer ?? { done: [], undone: [] }
}

import { router } from '@inertiajs/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Data } from '../api'
import { type FileEditor, useEditedFile } from '../file/FileEditor'
import { showTyped, type TypedText } from './typedTexts'

/** The time without typing after which the page shows what is typed, in ms. */
const UNTIL_SHOWN = 200

/**
 * Has a part of the page show the texts that are typed into a file, until it is loaded with the saved
 * file.
 *
 * @param part as `showTyped` has it; undefined if the page does not show the texts
 * @param typedTexts returns the texts that two versions of the data have unlike
 */
export function usePreview(
  editor: FileEditor,
  { part, isRecord }: { part: string | undefined; isRecord: boolean },
  typedTexts: (saved: Data, draft: Data) => TypedText[]
) {
  const { draft } = useEditedFile(editor)
  /** The data that the page has been loaded with. */
  const loaded = useRef(editor.now().file.data)
  const show = useEffectEvent((typed: Data) => {
    if (part !== undefined) showTyped(part, typedTexts(loaded.current, typed), isRecord)
  })
  useEffect(() => {
    const timer = setTimeout(() => show(draft), UNTIL_SHOWN)
    return () => clearTimeout(timer)
  }, [draft])
  useEffect(
    () =>
      router.on('success', () => {
        loaded.current = editor.now().file.data
        requestAnimationFrame(() => show(editor.now().draft))
      }),
    [editor]
  )
}

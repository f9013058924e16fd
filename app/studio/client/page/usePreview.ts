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
 * @param textsOf returns the texts of a version of the data, each with what is typed
 */
export function usePreview(
  editor: FileEditor,
  { part, isRecord }: { part: string | undefined; isRecord: boolean },
  textsOf: (saved: Data, draft: Data) => TypedText[]
) {
  const { draft, file } = useEditedFile(editor)
  /** What the page may have been loaded with: an answer can be older than the latest save or undo. */
  const versions = useRef(new Set<Data>())
  const show = useEffectEvent((typed: Data) => {
    const latestFirst = [...versions.current].toReversed()
    const texts = latestFirst.map((saved) => textsOf(saved, typed))
    if (part !== undefined) showTyped(part, texts, isRecord)
  })
  useEffect(() => {
    versions.current.add(file.data)
  }, [file.data])
  useEffect(() => {
    const timer = setTimeout(() => show(draft), UNTIL_SHOWN)
    return () => clearTimeout(timer)
  }, [draft])
  useEffect(
    () => router.on('success', () => void requestAnimationFrame(() => show(editor.now().draft))),
    [editor]
  )
}

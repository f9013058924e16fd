import { useEffect, useState } from 'react'
import type { findPart } from '#studio/files_api'
import { type Answered, read } from '../api'
import { t } from '../words/texts'
import { FileEditor } from './FileEditor'

/** Which part is looked for: that of a page by its key, or a record by its kind and id. */
export type PartQuery = { locale: string } & ({ key: string } | { record: string; id: string })

/** The file of a part, and where in its source the part stands, or will with its first text. */
export type OpenedFile = {
  editor: FileEditor
  pointer: string
  isTranslation: boolean
  initial?: { id: string }
}

/** Opens the file of a part, or returns why it cannot; what others write into the file appears. */
export function useOpenedFile(query: PartQuery | undefined): OpenedFile | string | undefined {
  const [opened, setOpened] = useState<OpenedFile | string>()
  const asked = query && JSON.stringify(query)
  useEffect(() => {
    let editor: FileEditor | undefined
    const open = async () => {
      if (asked === undefined) return setOpened(t('no_file'))
      const part = JSON.parse(asked)
      const { file, source } = await read<Answered<typeof findPart>>('part', part)
      editor = await FileEditor.open(file)
      const isTranslation = source.file !== file
      const isNew = part.record === 'images' && source.pointer === ''
      const pointer = isNew ? placeOfNew(editor) : source.pointer
      setOpened({ editor, pointer, isTranslation, initial: isNew ? { id: part.id } : undefined })
    }
    open().catch(({ message }: Error) => setOpened(message))
    const follow = () => void editor?.follow()
    import.meta.hot?.on('site:changed', follow)
    return () => import.meta.hot?.off('site:changed', follow)
  }, [asked])
  return opened
}

/** Returns where the entry of a picture without texts will stand. */
function placeOfNew(editor: FileEditor): string {
  const { images } = editor.now().draft
  return `/images/${Array.isArray(images) ? images.length : 0}`
}

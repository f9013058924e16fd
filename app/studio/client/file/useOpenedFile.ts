import { useEffect, useState } from 'react'
import type { findPart } from '#studio/parts_api'
import { type Answered, read } from '../api'
import { type PartName, partAt } from '../values'
import { t } from '../words/texts'
import { FileEditor, sourceOf } from './FileEditor'

/** Which part is looked for: that of a page by its key, or a record by its kind and id. */
export type PartQuery = { locale: string } & ({ key: string } | { record: string; id: string })

/** The file of a part, with the part in its source. */
export type OpenedFile = {
  editor: FileEditor
  part: PartName
  isTranslation: boolean
  /** What the entry of a picture begins with, which gets it with its first text. */
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
      const isPicture = part.record === 'images'
      setOpened({
        editor,
        isTranslation: source.file !== file,
        part: isPicture ? ['images', part.id] : partAt(sourceOf(editor.now()), source.pointer),
        initial: isPicture ? { id: part.id } : undefined,
      })
    }
    const follow = () =>
      void (editor?.follow() ?? open().catch(({ message }: Error) => setOpened(message)))
    follow()
    import.meta.hot?.on('site:changed', follow)
    return () => import.meta.hot?.off('site:changed', follow)
  }, [asked])
  return opened
}

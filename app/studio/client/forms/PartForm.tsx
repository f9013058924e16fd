import { router } from '@inertiajs/react'
import { deepEquals } from '@rjsf/utils'
import { useEffect, useRef, useState } from 'react'
import { entryName } from '#shared/content/entry_name'
import { isRecord } from '#shared/is_record'
import type { FieldProblem } from '#studio/content_store'
import { type FileEditor, useEditedFile, useSaveOnLeaving } from '../file/FileEditor'
import { Status } from '../file/Status'
import { PartList } from '../page/PartList'
import { showPart } from '../page/PartMarker'
import { usePreview } from '../page/usePreview'
import { localeOf, moved, type PartName, partAt, tidied, valueAt, withValue } from '../values'
import type { View } from '../view'
import { nameOf, partName, say, t } from '../words/texts'
import { SchemaForm } from './SchemaForm'
import { blockLists, formSchema, formWidgets, schemaAt } from './schema'
import { textsBelow } from './textsBelow'

/**
 * The form of one part of a file. The page shows what is typed at once, and the file is saved when
 * the focus leaves a field.
 */
export function PartForm(props: {
  editor: FileEditor
  /** The JSON pointer of the part; empty for the whole file. */
  pointer: string
  /** What the entry of a picture begins with, which has none yet. */
  initial?: { id: string }
  /** The name by which the page marks the record that the file is of. */
  record?: string
  /** Whether it is within another form. */
  isWithin?: boolean
  onOpen: (view: View) => void
}) {
  const { editor, pointer, initial, record, isWithin, onOpen } = props
  const { file, draft, refused } = useEditedFile(editor)
  useSaveOnLeaving(editor)
  const value = valueAt(draft, pointer) ?? initial
  const part = schemaAt(file.schema, draft, pointer)
  const isMissing = initial !== undefined && valueAt(draft, pointer) === undefined
  const missing = isMissing ? [missingText(`${pointer}/alt`, initial.id)] : []
  /** Computed once: a field whose widget changes while somebody types would lose the focus. */
  const [{ schema, uiSchema }] = useState(() => {
    const ofForm = formSchema(file.schema, part, value)
    return { schema: ofForm, uiSchema: formWidgets(ofForm, [value], pointer.slice(1)) }
  })
  /** A choice is saved at once; typed text is saved when the focus leaves its field. */
  const isChosen = useRef(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const ofPage = markOf(partAt(draft, pointer))
  useShown(isWithin || !ofPage?.includes('/') ? undefined : ofPage)
  usePreview(editor, { part: record ?? ofPage, isRecord: record !== undefined }, (saved, typed) =>
    textsBelow(file.schema, saved, typed, pointer)
  )

  const change = (formData: unknown) => {
    const isChoice = isChosen.current
    isChosen.current = false
    const next = tidied(formData, valueAt(file.data, pointer), schema as never)
    if (deepEquals(next, value)) return
    editor.change(withValue(draft, pointer, next))
    if (isChoice) void editor.save()
  }
  const move = (list: string, from: number, to: number) => {
    const entries = valueAt(draft, pointer + list) as unknown[]
    editor.change(withValue(draft, pointer + list, moved(entries, from, to)))
    void editor.save()
  }
  return (
    <div data-locale={localeOf(file.path)} onBlur={() => void editor.save()}>
      {!isWithin && (
        <h2 ref={heading} tabIndex={-1}>
          {titleOf(value, pointer, file.kind)}
        </h2>
      )}
      <Status editor={editor} isOfForm />
      {!isWithin && <p className="required-note">{t('required_note')}</p>}
      <SchemaForm
        tagName="div"
        idPrefix={isWithin ? 'within' : 'part'}
        schema={schema}
        uiSchema={uiSchema}
        formData={value}
        formContext={{
          onMove: move,
          onSave: () => void editor.save(),
          onChoose: () => {
            isChosen.current = true
          },
          picture: isRecord(value) && value.id,
          folder: mediaFolderOf(file.path),
        }}
        said={saidIn(pointer, [...missing, ...(refused.problems ?? [])])}
        onChange={({ formData }) => change(formData)}
      />
      {blockLists(file.schema, part).map((name) => (
        <PartList key={name} editor={editor} list={`${pointer}/${name}`} onOpen={onOpen} />
      ))}
      <a className="file" href={file.url} title={file.path}>
        {t('open_file')}
      </a>
    </div>
  )
}

/**
 * Returns the name by which the page marks a part of its file, of a block within another one that
 * of the outer; undefined for the whole file.
 */
function markOf([name, id]: PartName): string | undefined {
  return name === 'blocks' && id !== undefined ? `blocks/${id}` : name
}

/** Brings a part of the page into view once it is there; a new one is loaded first. */
function useShown(part: string | undefined) {
  useEffect(() => {
    if (part === undefined || showPart(part, 'nearest')) return undefined
    const stop = router.on('success', () => {
      requestAnimationFrame(() => showPart(part, 'nearest') && stop())
    })
    return stop
  }, [part])
}

/** Returns the heading of the form: the name of the field, or that of the entry or record itself. */
function titleOf(value: unknown, pointer: string, kind: string): string {
  const name = pointer.split('/').at(-1) ?? ''
  const isEntry = name === '' || !Number.isNaN(Number(name))
  const { type, id } = isRecord(value) ? value : {}
  if (isEntry && typeof type === 'string') return nameOf(type)
  const own = isRecord(value) && (isEntry || name === 'data') ? entryName(value) : undefined
  if (own !== undefined) return own
  if (name === '') return t('whole_page')
  return isEntry && typeof id === 'string' ? id : partName(name, kind)
}

/** Returns what the check says of a picture without an alternative text. */
function missingText(pointer: string, picture: string): Pick<FieldProblem, 'pointer' | 'message'> {
  return { pointer, message: say(`the picture "${picture}" has no alt text. Write it here.`) }
}

/** Returns the folder of pictures for a content file: that of its section of the site. */
function mediaFolderOf(path: string): string {
  return path.replace(/^(pages\/)?(root\/)?/, '').split('/')[0]
}

/** Returns what is said of the fields of a part; what is said of other parts is left out. */
function saidIn(part: string, problems: readonly Pick<FieldProblem, 'pointer' | 'message'>[]) {
  return problems
    .filter(({ pointer }) => `${pointer}/`.startsWith(`${part}/`))
    .map(({ pointer, message }) => ({
      path: pointer.slice(part.length).split('/').slice(1),
      message,
    }))
}

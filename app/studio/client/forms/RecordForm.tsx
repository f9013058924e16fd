import { useState } from 'react'
import type { Data } from '../api'
import { sourceOf, useEditedFile } from '../file/FileEditor'
import { type OpenedFile, type PartQuery, useOpenedFile } from '../file/useOpenedFile'
import { Translation } from '../translation/Translation'
import { type PartName, pointerTo } from '../values'
import { say, t } from '../words/texts'
import { PartForm } from './PartForm'

type RecordQuery = {
  query: PartQuery
  /** Whether it is within another form. */
  isWithin?: boolean
}

/** The form of a part that another file than that of the page has: a record, or another page. */
export function RecordForm(props: RecordQuery) {
  const opened = useOpenedFile(props.query)
  if (typeof opened !== 'object') return <p>{opened ?? t('loading')}</p>
  return <OpenedRecord {...props} {...opened} />
}

function OpenedRecord(props: RecordQuery & OpenedFile) {
  const { query, isWithin, editor, isTranslation, initial } = props
  /** The part of the record that was opened in its form. */
  const [inner, setInner] = useState<PartName>()
  const source = sourceOf(useEditedFile(editor))
  /** Cards show what another page says of itself in its data. */
  const part = 'key' in query && 'data' in source ? ['data'] : props.part
  const known = (inner && pointerTo(source, inner)) ?? pointerTo(source, part)
  const pointer = known ?? (initial && placeOfNew(source))
  if (pointer === undefined) return <p>{say('There is no such part.')}</p>
  const record = 'key' in query ? `page/${query.key}` : `${query.record}/${query.id}`
  if (isTranslation) return <Translation editor={editor} part={pointer} record={record} />
  return (
    <PartForm
      key={inner?.join('/')}
      editor={editor}
      pointer={pointer}
      initial={initial}
      record={record}
      isWithin={isWithin}
      onOpen={(view) => 'part' in view && setInner(view.part)}
    />
  )
}

/** Returns where the entry of a picture without texts will stand. */
function placeOfNew({ images }: Data): string {
  return `/images/${Array.isArray(images) ? images.length : 0}`
}

import { useState } from 'react'
import { type PartQuery, useOpenedFile } from '../file/useOpenedFile'
import { Translation } from '../translation/Translation'
import { t } from '../words/texts'
import { PartForm } from './PartForm'

/** The form of a part that another file than that of the page has: a record, or another page. */
export function RecordForm({ query, isWithin }: { query: PartQuery; isWithin?: boolean }) {
  const opened = useOpenedFile(query)
  const [within, setWithin] = useState<string>()
  if (typeof opened !== 'object') return <p>{opened ?? t('loading')}</p>
  const { editor, isTranslation, initial } = opened
  /** Cards show what another page says of itself in its data. */
  const isCard = 'key' in query && 'data' in editor.now().draft
  const pointer = within ?? (isCard ? '/data' : opened.pointer)
  const record = 'key' in query ? `page/${query.key}` : `${query.record}/${query.id}`
  if (isTranslation) return <Translation editor={editor} part={pointer} record={record} />
  return (
    <PartForm
      key={pointer}
      editor={editor}
      pointer={pointer}
      initial={initial}
      record={record}
      isWithin={isWithin}
      onOpen={(view) => 'pointer' in view && setWithin(view.pointer)}
    />
  )
}

import { use, useState } from 'react'
import { isRecord } from '#shared/is_record'
import { PICTURE } from '../file/names'
import { pictureUrl } from '../forms/pictures'
import { RecordForms } from '../forms/recordForms'
import { t } from '../words/texts'

/** The pictures in some content, each with its alternative text in a language, which unfolds. */
export function PictureTexts(props: {
  content: unknown
  /** What the pictures show, by their files. */
  names: Record<string, string> | undefined
  locale: string
}) {
  const { content, names, locale } = props
  return [...new Set(picturesIn(content))].map((file) => (
    <PictureText key={file} file={file} name={names?.[file] ?? file} locale={locale} />
  ))
}

function PictureText({ file, name, locale }: { file: string; name: string; locale: string }) {
  const recordForm = use(RecordForms)
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="picture" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('alt_text', { name })}</summary>
      {isOpen && (
        <>
          <img src={pictureUrl(file)} alt="" />
          {recordForm({ record: 'images', id: file, locale })}
        </>
      )}
    </details>
  )
}

function picturesIn(value: unknown): string[] {
  if (typeof value === 'string') return PICTURE.test(value) ? [value] : []
  if (Array.isArray(value)) return value.flatMap(picturesIn)
  return isRecord(value) ? Object.values(value).flatMap(picturesIn) : []
}

import { ariaDescribedByIds, type FieldProps, type WidgetProps } from '@rjsf/utils'
import { type DragEvent, Fragment, type MouseEvent, use, useRef, useState } from 'react'
import { LOCALE_TITLES, LOCALES } from '#shared/locales'
import type { findPart } from '#studio/parts_api'
import { type Answered, type Refusal, write } from '../api'
import { useAnswer } from '../useAnswer'
import { say, t } from '../words/texts'
import { RecordForms } from './recordForms'

type Part = Answered<typeof findPart>

type Picture = { file: string; title: string; url: string; usedBy: string[] }

/** Returns the URL of a picture as it stands in resources/media. */
export const pictureUrl = (file: string) => `/studio/api/picture?${new URLSearchParams({ file })}`

/** A picture, chosen from resources/media or added to it, with its texts and its part. */
export function PictureChoice({ id, value, onChange, registry }: WidgetProps) {
  const [isOpen, setOpen] = useState(false)
  /** How many files were sent: each may take the place of what is shown. */
  const [sent, setSent] = useState(0)
  /** What was said, as long as the picture is the same. */
  const [said, setSaid] = useState<{ of?: string; sentences: string[] }>()
  const button = useRef<HTMLButtonElement>(null)
  const open = (isWanted: boolean) => {
    setOpen(isWanted)
    /** The list is below the picture, and a focused button in it is removed with it. */
    button.current?.focus({ preventScroll: true })
    if (isWanted) button.current?.scrollIntoView()
    else button.current?.parentElement?.scrollIntoView()
  }
  const choose = (file: string) => {
    registry.formContext.onChoose()
    onChange(file)
    open(false)
  }
  /** Sends a picture, and says what the check has to say about it. */
  const send = async (file: File | undefined, query: Record<string, string>) => {
    if (!file) return
    setSaid(undefined)
    await write<{ file: string; warnings: string[] }>(
      `media?${new URLSearchParams(query)}`,
      file
    ).then(
      (answer) => {
        choose(answer.file)
        setSent((count) => count + 1)
        const sentences = [t('taken', { name: answer.file }), ...answer.warnings.map(say)]
        setSaid({ of: answer.file, sentences })
      },
      ({ message }: Refusal) => setSaid({ of: value, sentences: [message] })
    )
  }
  const add = (file: File | undefined) =>
    send(file, { name: `${registry.formContext.folder}/${file?.name}` })
  return (
    <div
      className="picture"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event: DragEvent) => {
        event.preventDefault()
        void add(event.dataTransfer.files[0])
      }}
    >
      {value && <img key={sent} src={`${pictureUrl(value)}&sent=${sent}`} alt="" />}
      <input
        id={id}
        value={value ?? ''}
        aria-describedby={ariaDescribedByIds(id)}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      />
      <button type="button" ref={button} aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        {t('choose_picture')}
      </button>
      <output>
        {(said?.of === value ? said?.sentences : [])?.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </output>
      {isOpen && (
        <>
          <FileField label={t('drop')} onChoose={add} />
          <Pictures value={value} onChoose={choose} />
        </>
      )}
      {value && !isOpen && (
        <Chosen
          key={value}
          file={value}
          onReplace={(file) => send(file, { name: value, replace: '1' })}
        />
      )}
    </div>
  )
}

function FileField(props: { label: string; onChoose: (file: File | undefined) => Promise<void> }) {
  return (
    <label>
      {props.label}
      <input
        type="file"
        accept="image/*"
        onChange={({ target }) => void props.onChoose(target.files?.[0])}
      />
    </label>
  )
}

/** The pictures whose name or text has the searched words, those beside the chosen one first. */
function Pictures({ value, onChoose }: { value?: string; onChoose: (file: string) => void }) {
  const [search, setSearch] = useState('')
  const { answer, error, isBusy } = usePictures(search)
  const folder = value && folderOf(value)
  const pictures = answer?.toSorted(
    (one, other) => Number(folderOf(other.file) === folder) - Number(folderOf(one.file) === folder)
  )
  return (
    <div>
      <label>
        {t('search')}
        <input type="search" onChange={({ target }) => setSearch(target.value)} />
      </label>
      <output>
        {error ?? (!pictures && t('loading'))}
        {pictures && !error && !isBusy && t('found', { count: pictures.length })}
      </output>
      <ul className="pictures" aria-busy={isBusy}>
        {pictures?.map(({ file, title, url, usedBy }) => (
          <li key={file}>
            <button type="button" aria-pressed={file === value} onClick={() => onChoose(file)}>
              <img src={url} alt="" loading="lazy" />
              {title !== file && <>{title} </>}
              <small>{file}</small> <small>{t('used', { count: usedBy.length })}</small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/'))
}

function usePictures(search: string) {
  return useAnswer<Picture[]>('media', { q: search, kind: 'picture' })
}

/** The texts of the chosen picture, the part that is shown of it, and where it is used. */
function Chosen(props: { file: string; onReplace: (file: File | undefined) => Promise<void> }) {
  const { file, onReplace } = props
  const recordForm = use(RecordForms)
  const [locale, setLocale] = useState<string>('de')
  const image = { record: 'images', id: file, locale: 'de' }
  const isDescribed = useAnswer<Part>('part', image).answer?.source.pointer !== ''
  /** Who has chosen a picture that has no text sees where it belongs. */
  const [isOpen = !isDescribed, setOpen] = useState<boolean>()
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('picture_text')}</summary>
      {isOpen && (
        <>
          <label>
            {t('languages')}
            <select value={locale} onChange={({ target }) => setLocale(target.value)}>
              {LOCALES.map((each) => (
                <option key={each} value={each}>
                  {LOCALE_TITLES[each]}
                </option>
              ))}
            </select>
          </label>
          <Fragment key={locale}>{recordForm({ record: 'images', id: file, locale })}</Fragment>
          <Uses file={file} />
          <FileField label={t('replace')} onChoose={onReplace} />
        </>
      )}
    </details>
  )
}

/** The places that use a picture. */
function Uses({ file }: { file: string }) {
  const { answer, error } = usePictures(file)
  if (!answer) return <output>{error ?? t('loading')}</output>
  const usedBy = answer.find((each) => each.file === file)?.usedBy ?? []
  return (
    <>
      <h3>{t('used', { count: usedBy.length })}</h3>
      <ul>
        {usedBy.map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ul>
    </>
  )
}

/** The point of a picture that matters: chosen by a click on the picture, or by numbers. */
export function FocusPoint(props: FieldProps) {
  const { formData, onChange, fieldPathId, registry } = props
  const { ObjectField } = registry.fields
  const { x: left = 50, y: top = 50 } = formData ?? {}
  const choose = ({ nativeEvent, currentTarget }: MouseEvent<HTMLElement>) => {
    const { offsetX, offsetY } = nativeEvent
    const { clientWidth, clientHeight } = currentTarget
    const [x, y] = [offsetX / clientWidth, offsetY / clientHeight].map((part) =>
      Math.round(part * 100)
    )
    onChange({ x, y }, fieldPathId.path)
  }
  return (
    <>
      {/* Focusable: the form is saved when the focus leaves. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-tabindex -- the fields below do the same */}
      <div className="focus" tabIndex={-1} onClick={choose}>
        <img src={pictureUrl(registry.formContext.picture)} alt="" />
        <span style={{ left: `${left}%`, top: `${top}%` }} />
      </div>
      <ObjectField {...props} />
    </>
  )
}

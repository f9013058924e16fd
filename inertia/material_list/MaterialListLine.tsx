import { useState } from 'react'
import type { ListFieldProps, ListLineProps } from '#material_list/list_page'
import { useRouteUrl } from '~/context/useRouteUrl'
import { useText } from '~/context/useText'
import { Options, QuestionField } from '~/filters/QuestionField'
import { SwatchPicture } from '~/media/SwatchPicture'
import { Disclosure } from '~/ui/dialog/Disclosure'
import { RouteLink } from '~/ui/RouteLink'

/**
 * A line of the list: a row with the picture of its colour, its details and how much it takes, which
 * opens to the fields of an article. The last line without an amount is open, and so is one with a
 * problem.
 */
export function MaterialListLine({ line, index, isLast, onLeave }: MaterialListLineProps) {
  const { words, fields, bars } = line
  const [isOpen] = useState(
    () => (isLast && line.amount === '') || fields.some(({ problem }) => problem !== '')
  )
  const name = [words.number, words.title, line.isSample ? words.swatch : ''].join(' ').trim()
  const remove = <RemoveButton index={index} name={name} />
  return (
    <li className="border-b border-hairline">
      <fieldset>
        <legend className="sr-only">{name}</legend>
        {fields.length === 0 ? (
          <div className="flex flex-wrap items-center justify-between gap-4 py-2">
            <Row line={line} />
            {remove}
          </div>
        ) : (
          <Disclosure
            open={isOpen}
            summaryClassName="py-2"
            summary={<Row line={line} />}
            note={
              <span className="font-medium whitespace-nowrap max-sm:hidden">{line.amount}</span>
            }
          >
            <div className="pt-2 pb-6">
              <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
                {fields.map((field) => (
                  <DetailField key={field.field} field={field} index={index} onLeave={onLeave} />
                ))}
              </div>
              <output className="mt-4 block font-medium">
                {bars.map((text) => (
                  <span key={text} className="block">
                    {text}
                  </span>
                ))}
              </output>
              <div className="mt-2 flex flex-wrap gap-x-6">
                <ArticleLink line={line} />
                {remove}
              </div>
            </div>
          </Disclosure>
        )}
      </fieldset>
    </li>
  )
}

type MaterialListLineProps = {
  line: ListLineProps
  /** The position in the list, from 0. */
  index: number
  isLast: boolean
  /** Called when a text field loses the focus. */
  onLeave: () => void
}

/** The summary of a closed line, with the problems that its fields show while it is open. */
function Row({ line }: { line: ListLineProps }) {
  const { isSample, words, fields, gone, lang, need } = line
  const { length, metres, quantity, room, note } = words
  const isKnown = fields.length > 0
  const problems = fields.flatMap(({ problem }) => problem || [])
  const details = [length, need || metres, isKnown ? '' : quantity, room, note].filter(Boolean)
  return (
    <span className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-2">
      <span className="size-14 shrink-0">
        <SwatchPicture
          image={line.image}
          bar={line.bar}
          sizes="3.5rem"
          className="size-full border border-hairline object-cover"
        />
      </span>
      <span className="grow basis-28">
        <span className="block font-semibold">
          <span>{`${words.number} `}</span>
          <span lang={isSample ? lang.swatch : lang.title}>
            {isSample ? words.swatch : words.title}
          </span>
        </span>
        <span className="block text-sm text-steel">
          {!isSample && words.swatch !== '' && (
            <span lang={lang.swatch}>
              {details.length > 0 ? `${words.swatch}\u00A0· ` : words.swatch}
            </span>
          )}
          <span>{details.join('\u00A0· ')}</span>
        </span>
        {isKnown && line.amount !== '' && (
          <span className="block text-sm font-medium sm:hidden">{line.amount}</span>
        )}
        {gone.map((text) => (
          <span key={text} className="mt-1 block border-l-4 border-red pl-4 font-medium">
            {text}
          </span>
        ))}
        {problems.map((text) => (
          <span
            key={text}
            className="mt-1 block border-l-4 border-red pl-4 font-medium group-open:hidden"
          >
            {text}
          </span>
        ))}
      </span>
    </span>
  )
}

function RemoveButton({ index, name }: { index: number; name: string }) {
  const t = useText()
  return (
    <button
      type="submit"
      name="remove"
      value={index}
      className="text-link inline-block min-h-11 py-2 font-medium"
    >
      <span>{t('material_list.ui.remove')}</span>
      <span className="sr-only">{` ${name}`}</span>
    </button>
  )
}

/** A link to the article on the page of its group, if there is one. */
function ArticleLink({ line: { words, group, place, lang } }: { line: ListLineProps }) {
  const target = useRouteUrl()(group, place)
  if (!target) return null
  return (
    <RouteLink to={target} className="text-link inline-block min-h-11 py-2 font-medium">
      <span>{`${words.number} `}</span>
      <span lang={lang.title}>{words.title}</span>
    </RouteLink>
  )
}

function DetailField({ field, index, onLeave }: DetailFieldProps) {
  const t = useText()
  const name = `${field.field}.${index}`
  return (
    <QuestionField
      label={t(`material_list.ui.field.${field.isAmount ? 'amount' : field.field}`)}
      problem={field.problem}
    >
      {({ className, ...control }) =>
        field.options ? (
          <select
            {...control}
            name={name}
            defaultValue={field.value}
            className={`${className} tabular-nums`}
          >
            <Options empty={t('material_list.ui.choose')} options={field.options} />
          </select>
        ) : (
          <input
            {...control}
            name={name}
            inputMode={field.field === 'quantity' ? 'numeric' : undefined}
            autoComplete="off"
            maxLength={field.longest}
            defaultValue={field.value}
            onBlur={onLeave}
            className={`${className} tabular-nums`}
          />
        )
      }
    </QuestionField>
  )
}

type DetailFieldProps = { field: ListFieldProps; index: number; onLeave: () => void }

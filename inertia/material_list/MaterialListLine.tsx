import type { ListFieldProps, ListLineProps } from '#material_list/list_page'
import { articleAnchor } from '#shared/anchors'
import { useRouteUrl } from '~/context/useRouteUrl'
import { useText } from '~/context/useText'
import { Options, QuestionField } from '~/filters/QuestionField'
import { RouteLink } from '~/ui/RouteLink'

/**
 * A line of the list: an article with its details and the bars for its metres, or a hand sample.
 */
export function MaterialListLine({ line, index, onLeave }: MaterialListLineProps) {
  const t = useText()
  const { words, fields, gone, bars } = line
  const name = [words.number, words.title, line.isSample ? words.swatch : ''].join(' ').trim()
  return (
    <li className="border-b border-hairline py-6">
      <fieldset className="grid gap-x-10 gap-y-5 lg:grid-cols-12">
        <legend className="sr-only">{name}</legend>
        <div className="lg:col-span-4">
          <Heading line={line} />
          {gone.map((text) => (
            <p key={text} className="mt-2 border-l-4 border-red pl-4 font-medium">
              {text}
            </p>
          ))}
          {fields.length === 0 && !line.isSample && (
            <p className="mt-2 text-steel tabular-nums">{knownOf(line)}</p>
          )}
          <button
            type="submit"
            name="remove"
            value={index}
            className="text-link mt-2 inline-block min-h-11 py-2 font-medium"
          >
            <span>{t('material_list.ui.remove')}</span>
            <span className="sr-only">{` ${name}`}</span>
          </button>
        </div>
        {fields.length > 0 && (
          <div className="lg:col-span-8">
            <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
              {fields.map((field) => (
                <DetailField key={field.field} field={field} index={index} onLeave={onLeave} />
              ))}
            </div>
            <output className="mt-4 block font-medium tabular-nums">
              {bars.map((text) => (
                <span key={text} className="block">
                  {text}
                </span>
              ))}
            </output>
          </div>
        )}
      </fieldset>
    </li>
  )
}

type MaterialListLineProps = {
  line: ListLineProps
  /** The position in the list, from 0. */
  index: number
  /** Called when a text field loses the focus. */
  onLeave: () => void
}

function Heading({ line: { isSample, words, group, lang } }: { line: ListLineProps }) {
  const urlOf = useRouteUrl()
  if (isSample) {
    return (
      <p className="text-lg font-semibold">
        <span>{`${words.number} `}</span>
        <span lang={lang.swatch}>{words.swatch}</span>
      </p>
    )
  }
  const target = urlOf(group)
  const shown = (
    <>
      <span className="tabular-nums">{`${words.number} `}</span>
      <span lang={lang.title}>{words.title}</span>
    </>
  )
  return (
    <p className="text-lg font-semibold">
      {target ? (
        <RouteLink
          to={{ ...target, href: `${target.href}#${articleAnchor(words.number)}` }}
          className="hover:text-red"
        >
          {shown}
        </RouteLink>
      ) : (
        shown
      )}
    </p>
  )
}

/** Returns the details of an article that is in the URL, but not in the catalogue. */
function knownOf({ words }: ListLineProps): string {
  const { swatch, length, metres, quantity, room, note } = words
  return [swatch, length, metres, quantity, room, note].filter((text) => text !== '').join(' · ')
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

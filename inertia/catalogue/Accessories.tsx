import { useId } from 'react'
import type { AccessoryTable } from '#catalogue/accessories/accessory_words'
import { articleAnchor, swatchAnchor } from '#shared/anchors'
import { MaterialListLink } from '~/catalogue/MaterialListLink'
import { ScrollArea } from '~/ui/ScrollArea'

/**
 * The table of what goes with a group's articles. On small screens each accessory is a block, as in
 * the table of articles.
 */
export function Accessories({
  title,
  labels,
  rows,
  swatches,
}: AccessoryTable & {
  /** The colours of the group. */
  swatches: readonly { id: string; code: string }[]
}) {
  const heading = useId()
  const hasColours = rows.some(({ colours }) => colours.length > 0)
  const columns = ['fits' as const, ...(hasColours ? ['colours' as const] : []), 'pack' as const]
  return (
    <div className="mt-12">
      <h3 id={heading} className="mb-4 text-h3">
        {title}
      </h3>
      <ScrollArea labelledBy={heading}>
        <table className="w-full text-left tabular-nums max-md:block">
          <thead className="text-sm text-steel max-md:hidden">
            <tr className="border-b border-ink align-bottom">
              <th scope="col" className="py-3 pr-4 font-normal lg:pr-6">
                {labels.article_number}
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className="py-3 pr-4 font-normal lg:pr-6">
                  {labels[column]}
                </th>
              ))}
              <td className="print:hidden" />
            </tr>
          </thead>
          <tbody className="max-md:block">
            {rows.map((row) => (
              <tr
                key={row.article_number}
                id={articleAnchor(row.article_number)}
                className="border-b border-hairline align-top target:bg-sand max-md:grid max-md:grid-cols-words max-md:gap-x-4 max-md:gap-y-2 max-md:py-4"
              >
                <th scope="row" className="py-4 pr-4 lg:pr-6 max-md:col-span-full max-md:p-0">
                  <span className="mr-3 font-semibold">{row.article_number}</span>
                  <span className="font-normal">{row.name}</span>
                </th>
                {columns.map((column) => (
                  <td
                    key={column}
                    className={`py-4 pr-4 lg:pr-6 max-md:p-0 ${column === 'pack' ? 'whitespace-nowrap' : ''}`}
                  >
                    <span className="block text-sm text-steel md:hidden">{labels[column]}</span>
                    {column === 'pack' && <span>{row.pack}</span>}
                    {column === 'fits' && (
                      <Links texts={row.fits} anchorOf={(number) => articleAnchor(number)} />
                    )}
                    {column === 'colours' && (
                      <Links
                        texts={row.colours}
                        anchorOf={(code) => {
                          const found = swatches.find((swatch) => swatch.code === code)
                          return found && swatchAnchor('colour', found.id)
                        }}
                      />
                    )}
                  </td>
                ))}
                <td className="py-3 max-md:col-span-full max-md:p-0 md:text-right print:hidden">
                  <MaterialListLink
                    add={row.article_number}
                    name={`${row.article_number} ${row.name}`}
                    label="catalogue.ui.list"
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </div>
  )
}

/** Numbers that lead to their articles or colours on the page. */
function Links(props: {
  texts: readonly string[]
  anchorOf: (text: string) => string | undefined
}) {
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-1">
      {props.texts.map((text) => (
        <a key={text} href={`#${props.anchorOf(text) ?? ''}`} className="text-link py-1">
          {text}
        </a>
      ))}
    </span>
  )
}

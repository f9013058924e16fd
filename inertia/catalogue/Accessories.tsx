import { useId } from 'react'
import type { AccessoryTable } from '#catalogue/accessories/accessory_words'
import { articleAnchor, swatchAnchor } from '#shared/anchors'
import { CountedDisclosure } from '~/catalogue/CountedDisclosure'
import { MaterialListLink } from '~/catalogue/MaterialListLink'
import { useText } from '~/context/useText'
import { ScrollArea } from '~/ui/ScrollArea'
import {
  ColumnHead,
  ColumnHeads,
  RowHead,
  StackedBody,
  StackedCell,
  StackedRow,
  StackedTable,
} from '~/ui/table/StackedTable'

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
  const t = useText()
  const heading = useId()
  const hasColours = rows.some(({ colours }) => colours.length > 0)
  const columns = ['fits' as const, ...(hasColours ? ['colours' as const] : []), 'pack' as const]
  return (
    <CountedDisclosure id={heading} title={title} count={rows.length} level="h3">
      <ScrollArea labelledBy={heading}>
        <StackedTable>
          <ColumnHeads>
            <ColumnHead>{labels.article_number}</ColumnHead>
            {columns.map((column) => (
              <ColumnHead key={column}>{labels[column]}</ColumnHead>
            ))}
            <ColumnHead className="print:hidden">
              <span className="sr-only">{t('catalogue.ui.list')}</span>
            </ColumnHead>
          </ColumnHeads>
          <StackedBody>
            {rows.map((row) => (
              <StackedRow
                key={row.article_number}
                id={articleAnchor(row.article_number)}
                className="border-b border-hairline align-top target:bg-sand max-md:grid-cols-words max-md:gap-x-4 max-md:gap-y-2 max-md:py-4"
              >
                <RowHead className="py-4">
                  <span className="mr-3 font-semibold">{row.article_number}</span>
                  <span className="font-normal">{row.name}</span>
                </RowHead>
                {columns.map((column) => (
                  <StackedCell
                    key={column}
                    label={labels[column]}
                    className={`py-4 ${column === 'pack' ? 'whitespace-nowrap' : ''}`}
                  >
                    {column === 'pack' && <span>{row.pack}</span>}
                    {column === 'fits' && <Links texts={row.fits} anchorOf={articleAnchor} />}
                    {column === 'colours' && (
                      <Links
                        texts={row.colours}
                        anchorOf={(code) => {
                          const found = swatches.find((swatch) => swatch.code === code)
                          return found && swatchAnchor('colour', found.id)
                        }}
                      />
                    )}
                  </StackedCell>
                ))}
                <StackedCell className="py-3 max-md:col-span-full md:text-right md:whitespace-nowrap print:hidden">
                  <MaterialListLink
                    add={row.article_number}
                    name={`${row.article_number} ${row.name}`}
                    label="catalogue.ui.list"
                  />
                </StackedCell>
              </StackedRow>
            ))}
          </StackedBody>
        </StackedTable>
      </ScrollArea>
    </CountedDisclosure>
  )
}

/** Numbers that lead to their articles or colours, as far as the page has them. */
function Links(props: {
  texts: readonly string[]
  anchorOf: (text: string) => string | undefined
}) {
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-1">
      {props.texts.map((text) => {
        const anchor = props.anchorOf(text)
        return anchor === undefined ? (
          <span key={text} className="py-1">
            {text}
          </span>
        ) : (
          <a key={text} href={`#${anchor}`} className="text-link py-1">
            {text}
          </a>
        )
      })}
    </span>
  )
}

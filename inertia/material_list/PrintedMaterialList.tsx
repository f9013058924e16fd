import type { ListLineProps } from '#material_list/list_page'
import { useText } from '~/context/useText'

const COLUMNS = ['swatch', 'length', 'metres', 'quantity', 'room', 'note'] as const

/** Columns whose words may be of any length: they must not make the table wider than the sheet. */
const WRITTEN_BY_VISITOR: Partial<Record<(typeof COLUMNS)[number], string>> = {
  room: 'w-40 wrap-anywhere',
  note: 'wrap-anywhere',
}

/** The printed list: a table, with messages below their lines. */
export function PrintedMaterialList({ lines }: { lines: readonly ListLineProps[] }) {
  const t = useText()
  const shown = COLUMNS.filter((column) => lines.some(({ words }) => words[column] !== ''))
  /** With accessories the column counts more than bars. */
  const isAmount = lines.some(({ fields }) => fields.some((field) => field.isAmount))
  return (
    <table className="hidden w-full text-left text-sm tabular-nums print:table">
      <thead>
        <tr className="border-b border-ink align-bottom">
          <th scope="col" className="py-2 pr-3 font-normal">
            {t('material_list.ui.article')}
          </th>
          {shown.map((column) => (
            <th key={column} scope="col" className="py-2 pr-3 font-normal">
              {t(`material_list.ui.field.${column === 'quantity' && isAmount ? 'amount' : column}`)}
            </th>
          ))}
        </tr>
      </thead>
      {lines.map(({ words, lang, gone, bars }, index) => (
        <tbody
          // oxlint-disable-next-line react/no-array-index-key -- a line is identified by its position, as in the URL
          key={index}
          className="break-inside-avoid border-b border-hairline align-top"
        >
          <tr>
            <th scope="row" className="py-2 pr-3 font-semibold">
              <span>{`${words.number} `}</span>
              <span lang={lang.title}>{words.title}</span>
            </th>
            {shown.map((column) => (
              <td
                key={column}
                className={`py-2 pr-3 ${WRITTEN_BY_VISITOR[column] ?? ''}`}
                lang={column === 'swatch' ? lang.swatch : undefined}
              >
                {words[column]}
              </td>
            ))}
          </tr>
          {gone.length + bars.length > 0 && (
            <tr>
              <td colSpan={shown.length + 1} className="pb-2">
                {[...gone, ...bars].join(' ')}
              </td>
            </tr>
          )}
        </tbody>
      ))}
    </table>
  )
}

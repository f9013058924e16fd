import type { ListTotal } from '#material_list/list_totals'
import { useText } from '~/context/useText'

/** The totals of lines with the same article, colour and length. */
export function MaterialListTotals({ totals }: { totals: readonly ListTotal[] }) {
  const t = useText()
  return (
    <table className="mt-10 w-full text-left print:text-sm">
      <caption className="pb-3 text-left text-h3 font-semibold">
        {t('material_list.ui.totals')}
      </caption>
      <tbody className="border-t border-ink">
        {totals.map(({ number, title, swatch, length, amount, lang }) => (
          <tr
            key={[number, swatch, length].join(' ')}
            className="border-b border-hairline align-top"
          >
            <th scope="row" className="py-3 pr-4 font-normal print:py-2">
              <span className="font-semibold">{`${number} `}</span>
              <span lang={lang.title}>{title}</span>
              {swatch !== '' && (
                <span className="block text-sm text-steel" lang={lang.swatch}>
                  {swatch}
                </span>
              )}
            </th>
            <td className="py-3 pr-4 whitespace-nowrap print:py-2">{length}</td>
            <td className="py-3 font-semibold tabular-nums whitespace-nowrap print:py-2">
              <span className="ml-auto block w-fit">{amount}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

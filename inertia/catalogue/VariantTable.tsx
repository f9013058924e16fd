import type { Variant } from '#catalogue/variants'
import { useText } from '~/context/useText'
import { ScrollArea } from '~/ui/ScrollArea'

/** The articles of a group. Too wide for a phone, the table scrolls, by the keyboard too. */
export function VariantTable(props: {
  variants: readonly Variant[]
  /** The id of the heading above. */
  labelledBy: string
  columns: { visible_width: string; lengths: string; material: string; surface: string }
}) {
  const t = useText()
  const { columns } = props
  return (
    <ScrollArea labelledBy={props.labelledBy}>
      <table className="w-full min-w-[48rem] text-left tabular-nums">
        <thead className="text-sm text-steel">
          <tr className="border-b border-ink">
            {[
              t('catalogue.ui.article_number'),
              t('catalogue.ui.height_column'),
              columns.visible_width,
              columns.lengths,
              columns.material,
              columns.surface,
            ].map((column) => (
              <th key={column} scope="col" className="py-3 pr-6 font-normal whitespace-nowrap">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.variants.map((variant) => (
            <tr key={variant.article_number} className="border-b border-hairline align-top">
              <th scope="row" className="py-4 pr-6 font-semibold whitespace-nowrap">
                {variant.article_number}
              </th>
              <td className="py-4 pr-6 whitespace-nowrap">{variant.height || '–'}</td>
              <td className="py-4 pr-6 whitespace-nowrap">{variant.visible_width}</td>
              <td className="py-4 pr-6 whitespace-nowrap">{variant.lengths}</td>
              <td className="py-4 pr-6">{variant.material}</td>
              <td className="py-4">{variant.surface}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}

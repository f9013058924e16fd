import type { ComparedSwatches } from '#comparison/comparison'
import { useText } from '~/context/useText'
import { Disclosure } from '~/ui/dialog/Disclosure'

/**
 * The value of a fact. Colours and decors are small squares, with their number on small screens; it
 * opens to their order numbers, which large screens always show.
 */
export function FactValue({ text, id, swatches }: FactValueProps) {
  const t = useText()
  const words = (
    <span className="inline-block max-w-full first-letter:uppercase">{text || '–'}</span>
  )
  if (!swatches || text === '') return words
  const { hexes, only } = swatches
  const count = hexes.length
  return (
    <>
      <span aria-hidden="true" className="mb-1.5 flex flex-wrap gap-1.5">
        {hexes.map((hex, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two may have the same colour
          <svg key={index} viewBox="0 0 1 1" className="size-5 border border-hairline">
            <path fill={hex} d="M0 0h1v1H0z" />
          </svg>
        ))}
      </span>
      <Disclosure
        className="unfolded-from-lg"
        summaryClassName="min-h-11 print:min-h-0"
        summary={
          <span>
            {t(id === 'decors' ? 'catalogue.ui.decors' : 'global.catalogue.colours', { count })}
          </span>
        }
      >
        {words}
      </Disclosure>
      {only.length > 0 && (
        <span className="block font-medium">
          {only.length === count
            ? t('comparison.all_only_here')
            : t('comparison.only_here', { codes: only.join(', ') })}
        </span>
      )}
    </>
  )
}

type FactValueProps = { text: string; id: string; swatches: ComparedSwatches | undefined }

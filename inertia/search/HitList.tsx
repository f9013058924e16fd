import type { Hit } from '#search/hits'
import { inLanguage } from '#shared/in_language'
import { useText } from '~/context/useText'
import { Bar } from '~/media/SwatchPicture'
import { HitPicture } from '~/search/HitPicture'
import { hitLink } from '~/search/hitLink'
import { MarkedText } from '~/search/MarkedText'
import { Icon } from '~/ui/Icon'

/** The hits of a kind in rows: picture, number, title, and the text around the matches. */
export function HitList({ hits }: { hits: readonly Hit[] }) {
  return (
    <ul className="border-b border-hairline">
      {hits.map((hit) => (
        <li
          key={hit.id}
          className="relative flex gap-4 border-t border-hairline py-3 transition-colors hover:bg-sand max-xs:flex-wrap"
        >
          <HitPicture hit={hit} className="size-14 shrink-0 sm:size-16" />
          <div className="min-w-0 grow max-xs:basis-full">
            <h3 className="font-semibold">
              <HitTitle hit={hit} />
            </h3>
            {hit.sizes && <p className="text-sm font-medium">{hit.sizes}</p>}
            {hit.text.join('') !== '' && (
              <p className={`measure text-sm ${isKnownByName(hit) ? 'max-sm:hidden' : ''}`}>
                <MarkedText text={hit.text} />
              </p>
            )}
            {hit.swatches && <Swatches swatches={hit.swatches} />}
          </div>
          {hit.drawing && (
            <img
              src={hit.drawing}
              alt=""
              loading="lazy"
              width="96"
              height="64"
              className="hidden h-16 w-24 shrink-0 object-contain sm:block"
            />
          )}
        </li>
      ))}
    </ul>
  )
}

/** Whether a hit needs no text on a phone: its name is what was looked for, and it has sizes. */
function isKnownByName({ title, sizes }: Hit): boolean {
  return title.length > 1 && sizes !== undefined
}

/** The colours and decors of a product that a query names. */
function Swatches({ swatches }: { swatches: NonNullable<Hit['swatches']> }) {
  return (
    <ul className="flex flex-wrap gap-x-4 text-sm">
      {swatches.map(({ title, hex, metallic }) => (
        <li key={title} className="flex items-center gap-2">
          <Bar hex={hex} metallic={metallic} className="size-5 shrink-0 border border-hairline" />
          <span>{title}</span>
        </li>
      ))}
    </ul>
  )
}

/** The link of a hit, whose clickable area covers the whole hit. */
function HitTitle({ hit }: { hit: Hit }) {
  const t = useText()
  const signs = [hit.file, hit.hrefLang && inLanguage(t, hit.hrefLang)].filter(Boolean)
  return (
    <a {...hitLink(hit)} className="after:absolute after:inset-0 hover:text-red">
      {hit.number && <span className="mr-3">{hit.number}</span>}
      <span lang={hit.lang}>
        <MarkedText text={hit.title} />
      </span>
      {signs.length > 0 && <span className="language-sign">{` (${signs.join(', ')})`}</span>}
      {hit.external && (
        <>
          <span className="ml-1 inline-block">
            <Icon name="external" size={16} />
          </span>
          <span className="sr-only">{` (${t('global.opens_in_new_tab')})`}</span>
        </>
      )}
    </a>
  )
}

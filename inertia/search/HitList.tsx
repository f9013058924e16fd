import type { Hit } from '#search/hits'
import { inLanguage } from '#shared/in_language'
import { useText } from '~/context/useText'
import { HitPicture } from '~/search/HitPicture'
import { HitSwatches } from '~/search/HitSwatches'
import { hitLink } from '~/search/hitLink'
import { MarkedText } from '~/search/MarkedText'
import { Icon } from '~/ui/Icon'

/** A list of hits of a kind: picture, number, title, and the text around the matches. */
export function HitList({ hits }: { hits: readonly Hit[] }) {
  return (
    <ul className="border-b border-hairline">
      {hits.map((hit) => (
        <li
          key={hit.id}
          className="relative flex gap-4 border-t border-hairline py-5 transition-colors hover:bg-sand sm:gap-6"
        >
          <HitPicture hit={hit} className="size-16 shrink-0 sm:size-20" />
          <div className="min-w-0 grow">
            <h3 className="text-lg font-semibold">
              <HitTitle hit={hit} />
            </h3>
            {hit.sizes && <p className="mt-1 text-sm font-medium">{hit.sizes}</p>}
            {hit.text.join('') !== '' && (
              <p className="measure mt-1 text-sm">
                <MarkedText text={hit.text} />
              </p>
            )}
            {hit.swatches && <HitSwatches swatches={hit.swatches} />}
          </div>
          {hit.drawing && <Drawing path={hit.drawing} />}
        </li>
      ))}
    </ul>
  )
}

/** The cross-section, where there is room for it. */
function Drawing({ path }: { path: string }) {
  return (
    <img
      src={path}
      alt=""
      loading="lazy"
      width="128"
      height="80"
      className="hidden h-20 w-32 shrink-0 object-contain sm:block"
    />
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

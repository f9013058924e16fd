import type { CommonSituationLink } from '#adviser/common_situations'
import { RESULT, stepUrl } from '~/adviser/adviserUrl'
import { useCurrentPath } from '~/context/useCurrentPath'
import { useText } from '~/context/useText'

/** Links to the results of common situations, each with the cross-section that fits best. */
export function CommonSituations({ situations }: { situations: readonly CommonSituationLink[] }) {
  const t = useText()
  const path = useCurrentPath()
  return (
    <section>
      <h2 className="text-h3">{t('adviser.ui.situations')}</h2>
      <p className="mt-1 text-sm text-steel">{t('adviser.ui.situations_text')}</p>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(max(8rem,50%-0.3rem),1fr))] gap-2 lg:grid-cols-4">
        {situations.map(({ title, text, query, image }) => (
          <li key={query} className="grid">
            <a
              href={stepUrl(path, query, RESULT)}
              className="flex flex-col border border-hairline p-2.5 text-sm transition-colors hover:border-ink hover:bg-sand"
            >
              <img
                src={image}
                alt=""
                width={140}
                height={48}
                className="h-12 w-full object-contain lg:h-24"
              />
              <span className="mt-2 font-semibold">{title}</span>
              <span className="text-xs text-steel">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The same links in brief, above the question that each of them answers. */
export function SituationLinks({ situations }: { situations: readonly CommonSituationLink[] }) {
  const t = useText()
  const path = useCurrentPath()
  if (situations.length === 0) return null
  return (
    <ul
      aria-label={t('adviser.ui.situations')}
      className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(max(8rem,50%-0.3rem),1fr))] gap-2"
    >
      {situations.map(({ title, text, query }) => (
        <li key={query} className="grid">
          <a
            href={stepUrl(path, query, RESULT)}
            className="border border-hairline p-2.5 text-sm transition-colors hover:border-ink hover:bg-sand"
          >
            <span className="block font-semibold">{title}</span>
            <span className="text-xs text-steel">{text}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

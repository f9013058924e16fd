import { LOCALE_TITLES } from '#shared/locales'
import type { PageProps } from '#start/pages'
import { TYPE_SCALE } from '~/designsystem/tokens'

type Sample = PageProps<'Designsystem/Typography'>['typography']['scripts'][number]

/**
 * A sentence in a language in all steps of the type scale, and a quotation with its quotation
 * marks.
 */
export function LanguageSample({ sample }: { sample: Sample }) {
  return (
    <li className="grid gap-x-16 gap-y-6 border-t border-hairline py-10 lg:grid-cols-12">
      <h3 className="text-h3 lg:col-span-3" lang={sample.id}>
        {LOCALE_TITLES[sample.id]}
      </h3>
      <div className="grid gap-5 lg:col-span-9" lang={sample.id}>
        {TYPE_SCALE.map(({ name, className }) => (
          <p key={name} className={className}>
            {sample.sentence}
          </p>
        ))}
        <p className="text-lg">{sample.quotation}</p>
      </div>
    </li>
  )
}

import type { PageProps } from '#start/pages'
import { ContentPage } from '~/content/ContentPage'
import { langOf } from '~/context/langOf'
import { LanguageSample } from '~/designsystem/LanguageSample'
import { Part } from '~/designsystem/Part'
import { State, States } from '~/designsystem/State'
import { TYPE_SCALE } from '~/designsystem/tokens'

/** The type scale in all languages and scripts (specification §2 "Designsystem"). */
export default function Typography({ typography, ...page }: PageProps<'Designsystem/Typography'>) {
  const { figures, scripts, ...words } = typography
  const titled = (id: 'scale' | 'weights' | 'figures' | 'compounds' | 'scripts') => ({
    id,
    title: words[`${id}_title`],
    titleLang: langOf(typography, `${id}_title`),
  })
  const described = (id: 'figures' | 'compounds' | 'scripts') => ({
    ...titled(id),
    text: words[`${id}_text`],
    textLang: langOf(typography, `${id}_text`),
  })
  return (
    <ContentPage page={page}>
      <Part {...titled('scale')}>
        <States>
          {TYPE_SCALE.map(({ name, value, lineHeight, className }) => (
            <State key={name} code={`text-${name}: ${value} / ${lineHeight}`}>
              <p className={className} lang={langOf(typography, 'scale_sample')}>
                {words.scale_sample}
              </p>
            </State>
          ))}
        </States>
      </Part>
      <Part {...titled('weights')}>
        <States className="lg:grid-cols-3">
          {WEIGHTS.map(({ code, className }) => (
            <State key={code} code={code}>
              <p className={`text-lg ${className}`} lang={langOf(typography, 'weights_sample')}>
                {words.weights_sample}
              </p>
            </State>
          ))}
        </States>
      </Part>
      <Part {...described('figures')}>
        <States className="sm:grid-cols-2">
          {FIGURES.map(({ code, className }) => (
            <State key={code} code={code}>
              <ul className={`text-h3 ${className}`}>
                {figures.map((figure) => (
                  <li key={figure}>{figure}</li>
                ))}
              </ul>
            </State>
          ))}
        </States>
      </Part>
      <Part {...described('compounds')}>
        <ul className="container-page mt-10 grid grid-cols-2 gap-6 lg:grid-cols-4">
          {scripts.map(({ id, compound }) => (
            <li key={id} lang={id} className="border-l border-hairline pl-4 text-lg">
              {compound}
            </li>
          ))}
        </ul>
      </Part>
      <Part {...described('scripts')}>
        <ul className="container-page mt-10">
          {scripts.map((sample) => (
            <LanguageSample key={sample.id} sample={sample} />
          ))}
        </ul>
      </Part>
    </ContentPage>
  )
}

/** The weights that the site uses. */
const WEIGHTS = [
  { code: 'font-normal: 400', className: 'font-normal' },
  { code: 'font-medium: 500', className: 'font-medium' },
  { code: 'font-semibold: 600', className: 'font-semibold' },
]

const FIGURES = [
  { code: 'tabular-nums', className: 'tabular-nums' },
  { code: 'proportional-nums', className: 'proportional-nums' },
]

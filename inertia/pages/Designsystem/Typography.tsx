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
  return (
    <ContentPage page={page}>
      <Part id="scale" title={words.scale_title} titleLang={langOf(typography, 'scale_title')}>
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
      <Part
        id="weights"
        title={words.weights_title}
        titleLang={langOf(typography, 'weights_title')}
      >
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
      <Part
        id="figures"
        title={words.figures_title}
        titleLang={langOf(typography, 'figures_title')}
        text={words.figures_text}
        textLang={langOf(typography, 'figures_text')}
      >
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
      <Part
        id="compounds"
        title={words.compounds_title}
        titleLang={langOf(typography, 'compounds_title')}
        text={words.compounds_text}
        textLang={langOf(typography, 'compounds_text')}
      >
        <ul className="container-page mt-10 grid grid-cols-2 gap-6 md:grid-cols-4 lg:grid-cols-6">
          {scripts.map(({ id, compound }) => (
            <li key={id} lang={id} className="border-l border-hairline pl-4 text-lg">
              {compound}
            </li>
          ))}
        </ul>
      </Part>
      <Part
        id="scripts"
        title={words.scripts_title}
        titleLang={langOf(typography, 'scripts_title')}
        text={words.scripts_text}
        textLang={langOf(typography, 'scripts_text')}
      >
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

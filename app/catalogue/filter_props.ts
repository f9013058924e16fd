import type { CatalogueFilter } from '#catalogue/catalogue_filter'
import { APPLICATIONS, FINISHES, FIXINGS, MATERIALS } from '#catalogue/vocabulary'
import { type FilterChoice, filterChoice } from '#content/pages/choices'
import type { Measures } from '#texts/measures'
import type { Translate } from '#texts/translate'

/** A filter as a form shows it: its choices in words, and what is chosen. */
export type FilterProps = {
  choices: FilterChoice[]
  /** The height in millimetres that was asked for; empty for any. */
  height: string
}

export function filterProps(
  { application, material, surface, fixing, height }: CatalogueFilter,
  t: Translate,
  measures: Measures
): FilterProps {
  return {
    choices: [
      filterChoice(
        'application',
        t('catalogue.facts.application'),
        application,
        APPLICATIONS,
        (value) => t(`catalogue.application.${value}`)
      ),
      filterChoice('material', t('catalogue.facts.material'), material, MATERIALS, (value) =>
        t(`catalogue.material.${value}`)
      ),
      filterChoice('surface', t('catalogue.facts.surface'), surface, FINISHES, (value) =>
        t(`catalogue.surface.${value}`)
      ),
      filterChoice('fixing', t('catalogue.facts.fixing'), fixing, FIXINGS, (value) =>
        t(`catalogue.fixing.${value}`)
      ),
    ],
    height: height === undefined ? '' : measures.number(height),
  }
}

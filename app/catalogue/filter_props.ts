import { type CatalogueFilter, SIZES } from '#catalogue/catalogue_filter'
import type { CatalogueContent } from '#catalogue/catalogue_queries'
import type { SizeBounds } from '#catalogue/profile_queries'
import { APPLICATIONS, FINISHES, FIXINGS, MATERIALS } from '#catalogue/vocabulary'
import { type FilterChoice, filterChoice } from '#content/pages/choices'
import type { WithLang } from '#content/schema/with_lang'
import type { Translate } from '#shared/messages'
import type { Measures } from '#texts/measures'

/** A question of a filter that is answered by a size. */
export type FilterSize = {
  /** The parameter of the address. */
  name: (typeof SIZES)[number]
  /** With the unit. */
  label: string
  /** As it was entered; empty for any. */
  value: string
  /** From the least to the most that there is, for example "2–22 mm". */
  range: string
  /** Why nothing can be found for the value; empty where something can. */
  problem: string
}

/** A filter as a form shows it: its choices in words, and what is chosen. */
export type FilterProps = { choices: FilterChoice[]; sizes: FilterSize[] }

/** An example of a size, as the form wants it. */
const EXAMPLE = 8.5

export function filterProps(
  filter: CatalogueFilter,
  bounds: SizeBounds,
  { colours, decors }: CatalogueContent,
  t: Translate,
  measures: Measures
): FilterProps {
  const { application, material, surface, fixing, colour, decor } = filter
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
        t(`catalogue.finish.${value}`)
      ),
      filterChoice('fixing', t('catalogue.facts.fixing'), fixing, FIXINGS, (value) =>
        t(`catalogue.fixing.${value}`)
      ),
      ...chosen('colour', t('catalogue.facts.colour'), colour, colours),
      ...chosen('decor', t('catalogue.facts.decor'), decor, decors),
    ],
    sizes: SIZES.flatMap((name) => sizeQuestion(name, filter[name], bounds[name], t, measures)),
  }
}

/** The choice of a colour or decor, which the pages of these lead to: asked only once it is made. */
function chosen(
  name: 'colour' | 'decor',
  label: string,
  id: string | undefined,
  records: ReadonlyMap<string, { code: string; title: string } & WithLang>
): FilterChoice[] {
  const record = id === undefined ? undefined : records.get(id)
  if (id === undefined || !record) return []
  const title = `${record.code} ${record.title}`
  return [
    filterChoice(
      name,
      label,
      id,
      [id],
      () => title,
      () => record.lang?.title
    ),
  ]
}

/** A size is asked for where there are profiles with such a size, and where it was asked for. */
function sizeQuestion(
  name: FilterSize['name'],
  asked: CatalogueFilter['height'],
  bounds: SizeBounds['height'],
  t: Translate,
  measures: Measures
): FilterSize[] {
  if (!bounds && !asked) return []
  return [
    {
      name,
      label: t(`catalogue.ui.${name}`),
      value: asked?.text ?? '',
      range: bounds ? measures.millimetreRange(bounds) : '',
      problem: asked ? problemOf(asked.millimetres, bounds, t, measures) : '',
    },
  ]
}

function problemOf(
  millimetres: number | undefined,
  bounds: SizeBounds['height'],
  t: Translate,
  measures: Measures
): string {
  if (millimetres === undefined) {
    return t('catalogue.ui.not_a_number', { example: measures.number(EXAMPLE) })
  }
  if (!bounds || (millimetres >= bounds.min && millimetres <= bounds.max)) return ''
  return t('catalogue.ui.out_of_range', {
    min: measures.millimetres(bounds.min),
    max: measures.millimetres(bounds.max),
  })
}

import { type CatalogueFilter, SIZES } from '#catalogue/catalogue_filter'
import type { CatalogueContent } from '#catalogue/catalogue_queries'
import type { SizeBounds } from '#catalogue/profile_queries'
import { notANumber } from '#catalogue/typed_size'
import { APPLICATIONS, FINISHES, FIXINGS, MATERIALS } from '#catalogue/vocabulary'
import { type FilterChoice, filterChoice } from '#content/pages/choices'
import type { WithLang } from '#content/schema/with_lang'
import type { Translate } from '#shared/messages'
import type { Measures } from '#texts/measures'

export type FilterSize = {
  /** The name of the URL parameter. */
  name: (typeof SIZES)[number]
  /** Includes the unit. */
  label: string
  /** As entered; empty for any size. */
  value: string
  /** The available range, for example "2–22 mm". */
  range: string
  /** Why the value cannot match; empty if it can. */
  problem: string
}

/** The props of the filter form: choices and sizes with their current values. */
export type FilterProps = { choices: FilterChoice[]; sizes: FilterSize[] }

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
      ...swatchChoice('colour', t('catalogue.facts.colour'), colour, colours),
      ...swatchChoice('decor', t('catalogue.facts.decor'), decor, decors),
    ],
    sizes: SIZES.flatMap((name) => sizeFilter(name, filter[name], bounds[name], t, measures)),
  }
}

/** Returns the filter for a colour or decor, which only links from their pages set. */
function swatchChoice(
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

/** Returns the filter for a size. It is shown if profiles have such a size or if it is set. */
function sizeFilter(
  name: FilterSize['name'],
  entered: CatalogueFilter['height'],
  bounds: SizeBounds['height'],
  t: Translate,
  measures: Measures
): FilterSize[] {
  if (!bounds && !entered) return []
  return [
    {
      name,
      label: t(`catalogue.ui.${name}`),
      value: entered?.text ?? '',
      range: bounds ? measures.millimetreRange(bounds) : '',
      problem: entered ? problemOf(entered.millimetres, bounds, t, measures) : '',
    },
  ]
}

function problemOf(
  millimetres: number | undefined,
  bounds: SizeBounds['height'],
  t: Translate,
  measures: Measures
): string {
  if (millimetres === undefined) return notANumber({ t, measures })
  if (!bounds || (millimetres >= bounds.min && millimetres <= bounds.max)) return ''
  return t('catalogue.ui.out_of_range', {
    min: measures.millimetres(bounds.min),
    max: measures.millimetres(bounds.max),
  })
}

import { type CatalogueFilter, FACET_NAMES, FACETS } from '#app/catalogue/catalogue_filter'
import type { Translate } from '#app/catalogue/facts'
import type { Measures } from '#app/catalogue/measures'

/** A filter as a form shows it: its choices in words, and what is chosen. */
export type FilterProps = {
  choices: FilterChoice[]
  /** The height in millimetres that was asked for; empty for any. */
  height: string
}

/** One question of a filter, answered by one of several words or left open. */
export type FilterChoice = {
  name: string
  label: string
  /** Empty for any. */
  value: string
  options: { value: string; label: string }[]
}

export function filterProps(
  filter: CatalogueFilter,
  t: Translate,
  measures: Measures
): FilterProps {
  return {
    choices: FACET_NAMES.map((name) =>
      filterChoice(name, t(`catalogue.facts.${name}`), filter[name], FACETS[name], (value) =>
        t(`catalogue.${name}.${value}`)
      )
    ),
    height: filter.height === undefined ? '' : measures.number(filter.height),
  }
}

/** @param wordFor what a value is called */
export function filterChoice(
  name: string,
  label: string,
  value: string | undefined,
  values: readonly string[],
  wordFor: (value: string) => string
): FilterChoice {
  return {
    name,
    label,
    value: value ?? '',
    options: values.map((each) => ({ value: each, label: wordFor(each) })),
  }
}

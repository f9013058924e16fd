import type { Option } from '~/forms/fields/options'

/** A country to choose: its name is what is sent, its ISO code what it is in every language. */
export type CountryOption = Option & { code: string }

/**
 * The countries to choose from.
 *
 * @param names in the visitor's language
 * @param codes their ISO codes in the same order, separated by spaces
 */
export function countryOptions(names: readonly string[], codes: string): CountryOption[] {
  const list = codes.split(' ')
  return names.map((name, index) => ({ value: name, label: name, code: list[index] }))
}

/** Countries whose postcodes have fewer than five characters, or that have none, by what these look like. */
const SHORT_POSTCODES = {
  '1010':
    'AF AL AM AR AT AU AZ BD BE BG CC CH CV CX CY DK ET GE GL GW HT HU LB LI LR LU LV MD MK MZ NE NF NO NZ PA PH PY SI SJ SV TN VE ZA',
  '101': 'BH FO GN IS LS MG OM PG TW',
  H100: 'SZ',
  '00000':
    'AE AG AO AW BF BI BJ BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GA GD GM GQ GY HK KM KP ML MO MR NR QA RW SB SC SL SR ST SY TD TG TO TV UG VU YE ZW',
}

/**
 * How a postcode of a country is written so that it has the five characters that are asked for
 * (specification §5): AT-1010, and AE-00000 where there are none. Undefined where it has them anyway.
 */
export function postcodeExample(code: string | undefined): string | undefined {
  const short = Object.entries(SHORT_POSTCODES).find(([, codes]) => code && codes.includes(code))
  return short && `${code}-${short[0]}`
}

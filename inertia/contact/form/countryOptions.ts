import type { Option } from '~/forms/fields/options'

/** A country as an option: its name is the value, its ISO code is the same in every language. */
export type CountryOption = Option & { code: string }

/**
 * Returns the countries as options.
 *
 * @param names the names in the visitor's language
 * @param codes their ISO codes in the same order, separated by spaces
 */
export function countryOptions(names: readonly string[], codes: string): CountryOption[] {
  const list = codes.split(' ')
  return names.map((name, index) => ({ value: name, label: name, code: list[index] }))
}

/** Countries without postcodes, or with postcodes of fewer than five characters, by an example. */
const SHORT_POSTCODES = {
  '1010':
    'AF AL AM AR AT AU AZ BD BE BG CC CH CV CX CY DK ET GE GL GW HT HU LB LI LR LU LV MD MK MZ NE NF NO NZ PA PH PY SI SJ SV TN VE ZA',
  '101': 'BH FO GN IS LS MG OM PG TW',
  H100: 'SZ',
  '00000':
    'AE AG AO AW BF BI BJ BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GA GD GM GQ GY HK KM KP ML MO MR NR QA RW SB SC SL SR ST SY TD TG TO TV UG VU YE ZW',
}

/**
 * Returns how to write a postcode so that it has the required five characters (specification §5):
 * AT-1010, or AE-00000 for a country without postcodes. Undefined for countries whose postcodes are
 * long enough.
 */
export function postcodeExample(code: string | undefined): string | undefined {
  const short = Object.entries(SHORT_POSTCODES).find(([, codes]) => code && codes.includes(code))
  return short && `${code}-${short[0]}`
}

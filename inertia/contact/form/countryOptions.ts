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

/** Postcodes as they are written in the countries whose own have fewer than five characters. */
const SHORT_POSTCODES =
  'AF1001 AL1001 AM0010 AR1001 AT1010 AU2000 AZ1000 BD1000 BE1000 BG1000 BH317 CC6799 CH8001 CV7600 CX6798 CY1010 DK2100 ET1000 FO100 GE0105 GL3900 GN001 GW1000 HT6110 HU1051 IS101 LB1107 LI9490 LR1000 LS100 LU1009 LV1010 MD2001 MG101 MK1000 MZ1100 NE8001 NF2899 NO0150 NZ6011 OM100 PA0834 PG111 PH1000 PY1209 SI1000 SJ9170 SV1101 SZH100 TN1000 TW104 VE1010 ZA8001'

/** The countries that have no postcodes. */
const WITHOUT_POSTCODES =
  'AE AG AO AW BF BI BJ BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GA GD GM GQ GY HK KM KP ML MO MR NR QA RW SB SC SL SR ST SY TD TG TO TV UG VU YE ZW'

/**
 * How a postcode of a country is written so that it has the five characters that are asked for
 * (specification §5): AT-1010, and AE-00000 where there are none. Undefined where it has them anyway.
 */
export function postcodeExample(code: string | undefined): string | undefined {
  if (!code) return undefined
  if (WITHOUT_POSTCODES.split(' ').includes(code)) return `${code}-00000`
  const postcode = SHORT_POSTCODES.split(' ').find((each) => each.startsWith(code))
  return postcode && `${code}-${postcode.slice(2)}`
}

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
  'AF1001 AL1001 AM0010 AT1010 AU2000 BD1000 BE1000 BG1000 CC6799 CH8001 CX6798 CY1010 DK2100 ET1000 FO100 GE0105 GL3900 HU1051 IS101 LI9490 LR1000 LS100 LU1009 LV1010 MD2001 MG101 MK1000 MZ1100 NF2899 NO0150 NZ6011 OM100 PG111 PH1000 SI1000 SJ9170 SZH100 TN1000 VE1010 ZA8001'

/**
 * How a postcode of a country is written so that it has the five characters that are asked for
 * (specification §5): AT-1010. Undefined where it has them anyway.
 */
export function postcodeExample(code: string | undefined): string | undefined {
  const postcode = SHORT_POSTCODES.split(' ').find((each) => code && each.startsWith(code))
  return postcode && `${postcode.slice(0, 2)}-${postcode.slice(2)}`
}

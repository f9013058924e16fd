import type { CountryOption } from '~/contact/form/countryOptions'
import { countryKeywords } from '~/contact/form/lazy/countryKeywords'
import type { EnhancedChoiceProps } from '~/forms/fields/ChoiceField'
import { ChoiceCombobox } from '~/forms/fields/lazy/ChoiceCombobox'

/** A combobox of countries, which can be found by more than their names. */
export function CountryCombobox(props: EnhancedChoiceProps<CountryOption>) {
  return <ChoiceCombobox {...props} keywordsOf={keywordsOf} />
}

function keywordsOf({ code }: CountryOption): readonly string[] {
  return countryKeywords(code)
}

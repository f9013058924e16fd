import type { CountryOption } from '~/contact/form/countryOptions'
import { countryWords } from '~/contact/form/lazy/countryWords'
import type { EnhancedChoiceProps } from '~/forms/fields/ChoiceField'
import { ChoiceCombobox } from '~/forms/fields/lazy/ChoiceCombobox'

/** A combobox of countries, which can be found by more words than their names. */
export function CountryCombobox(props: EnhancedChoiceProps<CountryOption>) {
  return <ChoiceCombobox {...props} wordsOf={wordsOf} />
}

function wordsOf({ code }: CountryOption): readonly string[] {
  return countryWords(code)
}

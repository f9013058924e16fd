import type { CountryOption } from '~/contact/form/countryOptions'
import { countryWords } from '~/contact/form/lazy/countryWords'
import type { EnhancedChoiceProps } from '~/forms/fields/ChoiceField'
import { ChoiceCombobox } from '~/forms/fields/lazy/ChoiceCombobox'

/** The countries, which are found by more than their names. */
export function CountryCombobox(props: EnhancedChoiceProps<CountryOption>) {
  return <ChoiceCombobox {...props} wordsOf={wordsOf} />
}

function wordsOf({ code }: CountryOption): readonly string[] {
  return countryWords(code)
}

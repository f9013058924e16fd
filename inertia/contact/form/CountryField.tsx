import type { CountryOption } from '~/contact/form/countryOptions'
import { ChoiceField, type ChoiceProps } from '~/forms/fields/ChoiceField'

/** The field for the country, in which one searches by names of every kind and by codes. */
export function CountryField(props: ChoiceProps<CountryOption>) {
  return <ChoiceField {...props} load={loadCombobox} />
}

async function loadCombobox() {
  return (await import('~/contact/form/lazy/CountryCombobox')).CountryCombobox
}

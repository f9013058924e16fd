import type { CountryOption } from '~/contact/form/countryOptions'
import { ChoiceField, type ChoiceProps } from '~/forms/fields/ChoiceField'

/** The field for the country, which can be searched by several names and by ISO codes. */
export function CountryField(props: ChoiceProps<CountryOption>) {
  return <ChoiceField {...props} load={loadCombobox} />
}

async function loadCombobox() {
  return (await import('~/contact/form/lazy/CountryCombobox')).CountryCombobox
}

import { ChoiceField, type ChoiceProps } from '~/forms/fields/ChoiceField'

/** A field to choose one of many options by searching them, such as countries. */
export function Combobox(props: ChoiceProps) {
  return <ChoiceField {...props} load={loadCombobox} />
}

async function loadCombobox() {
  return (await import('~/forms/fields/lazy/ChoiceCombobox')).ChoiceCombobox
}

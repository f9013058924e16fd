import { ChoiceField, type ChoiceProps } from '~/forms/fields/ChoiceField'

/** A field to choose one of several options from a list. */
export function Select(props: ChoiceProps) {
  return <ChoiceField {...props} load={loadListbox} />
}

async function loadListbox() {
  return (await import('~/forms/fields/lazy/ChoiceListbox')).ChoiceListbox
}

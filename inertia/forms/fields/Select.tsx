import { ChoiceField, type ChoiceProps } from '~/forms/fields/ChoiceField'

/** A field to choose one of a handful of options. */
export function Select(props: ChoiceProps) {
  return <ChoiceField {...props} load={loadListbox} />
}

async function loadListbox() {
  return (await import('~/forms/fields/lazy/ChoiceListbox')).ChoiceListbox
}

import { useText } from '~/context/useText'

/** Says, in front of a form, what its asterisks mean. */
export function RequiredNote() {
  const t = useText()
  return <p className="text-sm text-steel">{t('forms.required_note')}</p>
}
